"""Notices: what people asked to be told, the browsers that are told, and what is still to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("wishes_address", "wishes", ["address"])
    op.create_table(
        "subscriptions",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("subscriptions_identity", "subscriptions", ["identity"])
    op.create_table(
        "outbox",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("after", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )
    op.create_index("outbox_after", "outbox", ["after"])
