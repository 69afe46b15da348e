"""Everything that is kept of one person, to take along."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import or_, select

from regalia.table import schema
from regalia.table.store import Store

KEPT = {
    "account": (schema.accounts, ("name", "created")),
    "preferences": (schema.profiles, ("data",)),
    "devices": (schema.devices, ("label", "since")),
    "vacations": (schema.vacations, ("begins", "until")),
    "ratings": (schema.ratings, ("game", "mu", "sigma", "games")),
    "rating_changes": (schema.shifts, ("table_id", "game", "before", "mu", "sigma")),
    "results": (schema.places, ("table_id", "seat", "score", "rank")),
    "seen": (schema.presence, ("table_id", "seen")),
    "ties": (schema.ties, ("kind", "name", "since")),
    "notices": (schema.wishes, ("address", "data")),
    "browsers_told": (schema.subscriptions, ("since",)),
}
"""What of each table; never a passphrase, nor who others are beyond the names they are known by."""


async def everything_of(store: Store, identity: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    async with store.db.reading() as connection:
        for name, (table, columns) in KEPT.items():
            query = select(*(table.c[column] for column in columns)).where(table.c.identity == identity)
            found[name] = [dict(row) for row in (await connection.execute(query)).mappings().all()]
        m, t, e = schema.members.c, schema.tables.c, schema.entries.c
        mine = or_(t.id.in_(select(m.table_id).where(m.identity == identity)), t.owner == identity)
        tables = select(t.id, t.game, t.status, t.created).where(mine).order_by(t.created)
        found["tables"] = [dict(row) for row in (await connection.execute(tables)).mappings().all()]
        # In their order, and without their numbers: those tell how much others have done in secret.
        rows = select(e.table_id, e.kind, e.at, e.action, e.data).where(e.who == identity).order_by(e.table_id, e.step)
        found["entries"] = [_entry(dict(row)) for row in (await connection.execute(rows)).mappings().all()]
    return found


def _entry(row: dict[str, Any]) -> dict[str, Any]:
    """Of what was written with it only one's own words: the rest is the table's."""
    data = msgspec.json.decode(row.pop("data"))
    return row | ({"text": data["text"]} if "text" in data else {})
