"""Everything that is kept of one person, to take along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import or_, select, tuple_

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


PAGE = 500
"""So many rows are read at once: somebody may have played for years, and nobody else waits for that."""


async def everything_of(store: Store, identity: str) -> bytes:
    """As JSON."""
    found: dict[str, Any] = {}
    async with store.db.reading() as connection:
        for name, (table, columns) in KEPT.items():
            query = select(*(table.c[column] for column in columns)).where(table.c.identity == identity)
            found[name] = [dict(row) for row in (await connection.execute(query)).mappings().all()]
        m, t = schema.members.c, schema.tables.c
        mine = or_(t.id.in_(select(m.table_id).where(m.identity == identity)), t.owner == identity)
        tables = select(t.id, t.game, t.status, t.created).where(mine).order_by(t.created)
        found["tables"] = [dict(row) for row in (await connection.execute(tables)).mappings().all()]
    pages = [page async for page in _pages(store, identity)]
    found["entries"] = msgspec.Raw(b"[" + b",".join(pages) + b"]")
    return msgspec.json.encode(found)


async def _pages(store: Store, identity: str) -> AsyncIterator[bytes]:
    """In their order, and without their numbers: those tell how much others have done in secret."""
    e = schema.entries.c
    query = select(e.table_id, e.step, e.kind, e.at, e.action, e.data).where(e.who == identity)
    query = query.order_by(e.table_id, e.step).limit(PAGE)
    last = ("", 0)
    while True:
        async with store.db.reading() as connection:
            rows = (await connection.execute(query.where(tuple_(e.table_id, e.step) > last))).all()
        if not rows:
            return
        last = (rows[-1].table_id, rows[-1].step)
        yield await asyncio.to_thread(_written, rows)


def _written(rows: Sequence[Any]) -> bytes:
    return b",".join(msgspec.json.encode(_entry(row)) for row in rows)


def _entry(row: Any) -> dict[str, Any]:
    """Of what was written with it only one's own words: the rest is the table's. What cannot be read hides nothing else."""
    found = {"table_id": row.table_id, "kind": row.kind, "at": row.at, "action": row.action}
    try:
        data = msgspec.json.decode(row.data)
    except (msgspec.DecodeError, TypeError):
        return found
    return found | ({"text": data["text"]} if isinstance(data, dict) and "text" in data else {})
