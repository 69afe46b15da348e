"""Tables, their entries, members, accounts, presence, settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("join_key", sa.String(64), nullable=False, unique=True),
        sa.Column("watch_key", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("due", sa.Float(53), nullable=True),
    )
    op.create_index("tables_due", "tables", ["status", "due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "accounts",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("folded", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "presence", "accounts", "members", "entries", "tables"):
        op.drop_table(name)
