"""In which session a browser asked to be told: signed out there, it is told no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("subscriptions", sa.Column("session", sa.String(32), nullable=False, server_default=""))
