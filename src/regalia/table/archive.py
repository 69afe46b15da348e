"""A whole database as one file, and back: the same on SQLite and PostgreSQL.

What is written is what the database held at one moment, however much goes on meanwhile. What is read is compared before it
counts: all of it is there afterwards, or nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Table, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import UserError
from regalia.table import schema
from regalia.table.address import file_of
from regalia.table.exported import TABLES, Counted, Damaged, Part, entries, misfit, row_of
from regalia.table.holding import held
from regalia.table.migrate import current, migrate, refuse_other_shapes
from regalia.table.store import Store

PAGE = 500
LARGE = 600.0
"""Seconds that one statement may take: a whole database is read."""
CONTENT = "22"
"""The class of SQLSTATE of what does not go into a column."""
KEPT = (schema.settings,)
"""What a new database has already, and what takes its place."""


async def export(url: str, path: Path) -> dict[str, Any]:
    """Write everything to a file, as it was at one moment."""
    store = Store(url, LARGE)
    counted = Counted()
    try:
        async with at_one_moment(store) as connection:
            await refuse_other_shapes(connection)
            part = Part(path, current())
            try:
                async for table, row in rows_of_all(connection):
                    if wrong := misfit(table, row):
                        raise UserError("export-misfit", place=wrong)
                    part.add(counted.line(table, row))
                part.finish(counted)
            finally:
                part.close()
    finally:
        await store.close()
    return counted.end()


@asynccontextmanager
async def at_one_moment(store: Store) -> AsyncIterator[AsyncConnection]:
    """For reading only: whatever others write meanwhile is not seen."""
    engine = store.engine.execution_options(isolation_level="REPEATABLE READ") if store.shared else store.engine
    async with engine.connect() as connection, connection.begin() as moment:
        if not store.shared:
            # Before a change the driver of SQLite begins no transaction by itself, and each question would see another moment.
            await connection.exec_driver_sql("BEGIN")
        try:
            yield connection
        finally:
            # There is nothing to commit, and where a page could not be read that would fail.
            await moment.rollback()


async def rows_of_all(connection: AsyncConnection) -> AsyncIterator[tuple[Table, dict[str, Any]]]:
    for table in TABLES:
        async for row in _rows(connection, table):
            yield table, row


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    """In the order of the key, page after page; the database's own order of texts must not matter."""
    keys = list(table.primary_key.columns)
    found = await connection.execute(select(*keys))
    wanted = sorted(tuple(row) for row in found)
    for at in range(0, len(wanted), PAGE):
        page = wanted[at : at + PAGE]
        by_key = {}
        first = keys[0]
        for row in (await connection.execute(select(table).where(first.in_({key[0] for key in page})))).mappings():
            by_key[tuple(row[key.name] for key in keys)] = dict(row)
        for key in page:
            yield by_key[key]


async def restore(url: str, path: Path) -> dict[str, Any]:
    """Fill an empty database from a file, all or nothing; what is then in it is compared with the file."""
    _no_leftovers(url)
    with held(url):
        await migrate(url)
        store = Store(url, LARGE)
        try:
            async with store.engine.begin() as connection:
                await _refuse_full(connection)
                said = await _fill(connection, path)
                counted = Counted()
                async for table, row in rows_of_all(connection):
                    counted.line(table, row)
                if counted.end() != said:
                    raise Damaged
        except (Damaged, DBAPIError) as problem:
            if not _of_the_file(problem):
                raise
            raise UserError("import-damaged", file=str(path)) from None
        finally:
            await store.close()
    return said


def _of_the_file(problem: Damaged | DBAPIError) -> bool:
    """Whether the rows are at fault, not the database: they contradict each other, or do not go into their columns."""
    if isinstance(problem, (Damaged, IntegrityError)):
        return True
    return str(getattr(problem.orig, "sqlstate", "")).startswith(CONTENT)


def _no_leftovers(url: str) -> None:
    """A log of changes that lies beside a new file would be played into it."""
    file = file_of(url)
    if file is not None and not file.exists():
        for ending in ("-wal", "-shm", "-journal"):
            beside = file.with_name(file.name + ending)
            if beside.exists():
                raise UserError("import-leftover", file=str(beside))


async def _refuse_full(connection: AsyncConnection) -> None:
    for table in TABLES:
        if table not in KEPT and (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise UserError("import-not-empty")


async def _fill(connection: AsyncConnection, path: Path) -> dict[str, Any]:
    """All rows of the file; what it says of itself at its end, behind which nothing may stand."""
    counted = Counted()
    for table in KEPT:
        await connection.execute(table.delete())
    waiting: list[dict[str, Any]] = []
    of: Table | None = None
    said: dict[str, Any] | None = None
    for entry in entries(path, current()):
        if said is not None:
            raise Damaged
        if "end" in entry:
            said = cast(dict[str, Any], entry["end"])
            continue
        table, row = row_of(entry)
        if table is not of or len(waiting) >= PAGE:
            await _insert(connection, of, waiting)
            of, waiting = table, []
        counted.line(table, row)
        waiting.append(row)
    await _insert(connection, of, waiting)
    if said != counted.end():
        raise Damaged
    return counted.end()


async def _insert(connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)
