"""Looking through a whole database: which tables cannot be opened, and what beside their rows does not fit them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.table import schema
from regalia.table.archive import LARGE, at_one_moment, rows_of_all
from regalia.table.exported import misfit
from regalia.table.live import Live
from regalia.table.migrate import refuse_other_shapes
from regalia.table.quarantine import describe
from regalia.table.records import Row
from regalia.table.store import Store, header_of, row_of


class Finding(msgspec.Struct):
    """`kind`: unreadable (does not replay), quarantined (marked), differs (what is noted beside the rows), orphan, misfit
    (a value of the wrong kind), damaged."""

    table: str
    kind: str
    problem: str


async def examine(url: str) -> tuple[int, list[Finding]]:
    """How many tables were looked at, and what was found: all as it was at one moment, for a server may be writing."""
    store = Store(url, LARGE)
    try:
        async with at_one_moment(store) as connection:
            await refuse_other_shapes(connection)
            found = await _integrity(connection)
            try:
                found += await _orphans(connection)
                t = schema.tables.c
                ids = list((await connection.execute(select(t.id).order_by(t.created, t.id))).scalars())
            except DBAPIError:
                if not found:
                    raise
                return 0, found
            for id in ids:
                found += await _table(connection, id)
            return len(ids), found + await _misfits(connection, bool(found))
    finally:
        await store.close()


async def _integrity(connection: AsyncConnection) -> list[Finding]:
    """What SQLite says of its file."""
    if connection.dialect.name != "sqlite":
        return []
    said = list((await connection.execute(text("PRAGMA integrity_check"))).scalars())
    return [Finding("", "damaged", str(line)) for line in said if line != "ok"]


async def _misfits(connection: AsyncConnection, damaged: bool) -> list[Finding]:
    """What could not be exported. `damaged`: it is known already that not everything can be read."""
    places: set[str] = set()
    try:
        async for table, row in rows_of_all(connection):
            places.add(misfit(table, row))
    except DBAPIError:
        if not damaged:
            raise
    return [Finding("", "misfit", place) for place in sorted(places - {""})]


async def _orphans(connection: AsyncConnection) -> list[Finding]:
    found: list[Finding] = []
    for table in (schema.entries, schema.members):
        without = table.c.table_id.not_in(select(schema.tables.c.id))
        count = (await connection.execute(select(func.count()).select_from(table).where(without))).scalar()
        if count:
            found.append(Finding("", "orphan", f"{table.name}: {count}"))
    return found


async def _table(connection: AsyncConnection, id: str) -> list[Finding]:
    try:
        # After an error PostgreSQL answers nothing more in the same transaction, but after one within it.
        async with connection.begin_nested():
            row, entries = await _stored(connection, id)
    except DBAPIError as problem:
        return [Finding(id, "unreadable", describe(problem))]
    found = [Finding(id, "quarantined", str(row["fault"]))] if row["fault"] else []
    try:
        live = await asyncio.to_thread(_folded, row["header"], [row_of(entry) for entry in entries])
    except Exception as problem:
        return [*found, Finding(id, "unreadable", describe(problem))]
    return found + [Finding(id, "differs", name) for name, value in _noted(live).items() if row[name] != value]


async def _stored(connection: AsyncConnection, id: str) -> tuple[RowMapping, Sequence[RowMapping]]:
    e = schema.entries.c
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().one()
    entries = await connection.execute(select(schema.entries).where(e.table_id == id).order_by(e.step))
    return row, entries.mappings().all()


def _folded(written: str, rows: list[Row]) -> Live:
    live = Live(header_of(written))
    for row in rows:
        live.add(row)
    return live


def _noted(live: Live) -> dict[str, Any]:
    """What stands beside the rows and must follow from them."""
    h, summary = live.header, live.summary()
    return {"game": h.game, "owner": h.owner, "join_key": h.join_key, "watch_key": h.watch_key, "status": summary.status}
