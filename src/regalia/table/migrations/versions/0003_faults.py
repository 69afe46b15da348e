"""Tables that cannot be used, requests that made tables, proofs of identity that have ended, long folded names."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("request", sa.String(64), nullable=True))
    op.create_index("tables_request", "tables", ["owner", "request"], unique=True)
    op.create_table(
        "ended",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":  # SQLite takes texts of any length
        op.alter_column("accounts", "folded", type_=sa.Text)
    _fold_names()
    since = sa.table("settings", sa.column("name", sa.String), sa.column("value", sa.Text))
    op.execute(since.insert().values(name="dated-tokens-since", value=str(time.time())))


def _fold_names() -> None:
    """Names are compared more broadly now; one that would meet another keeps the form it had."""
    from regalia.table.naming import folded

    accounts = sa.table("accounts", sa.column("identity"), sa.column("folded"), sa.column("name"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(accounts.c.identity, accounts.c.folded, accounts.c.name)).all()
    taken = {row.folded for row in rows}
    for row in rows:
        new = folded(row.name)
        if new != row.folded and new not in taken:
            taken.add(new)
            connection.execute(accounts.update().where(accounts.c.identity == row.identity).values(folded=new))
