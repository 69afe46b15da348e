"""A whole database as one file, and back: the same on SQLite and PostgreSQL.

One JSON object a line: a heading, every row of every table, and at the end how many there were and a digest of them. A file
without its end is refused, and what was imported is read back and compared before it counts.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import UserError
from regalia.table import schema
from regalia.table.holding import file_of, held
from regalia.table.migrate import migrate, script_folder
from regalia.table.store import Store

FORMAT = 1
PAGE = 500
LARGE = 600.0
"""Seconds that one statement may take: a whole database is read."""
TABLES: list[Table] = [table for table in schema.metadata.sorted_tables if table.name != "presence"]
"""Who was seen when need not be kept."""


class Counted:
    """Rows on their way, counted and summed up."""

    def __init__(self) -> None:
        self.rows = 0
        self.sum = hashlib.sha256()

    def line(self, table: Table, row: dict[str, Any]) -> bytes:
        written = msgspec.json.encode({"table": str(table.name), "row": {str(name): value for name, value in row.items()}})
        self.rows += 1
        self.sum.update(written)
        return written

    def end(self) -> dict[str, Any]:
        return {"rows": self.rows, "digest": self.sum.hexdigest()}


def revision() -> str:
    config = Config()
    config.set_main_option("script_location", str(script_folder()))
    return str(ScriptDirectory.from_config(config).get_current_head())


async def export(url: str, path: Path) -> dict[str, Any]:
    """Write everything to a file, as it was at one moment."""
    store = Store(url, LARGE)
    part = path.with_name(path.name + ".part")
    try:
        with _opened(part, path, "wb") as file:
            file.write(msgspec.json.encode({"regalia": "export", "format": FORMAT, "revision": revision()}) + b"\n")
            counted = Counted()
            async for line in _lines(store, counted):
                file.write(line + b"\n")
            file.write(msgspec.json.encode({"end": counted.end()}) + b"\n")
        part.replace(path)
    finally:
        await store.close()
        part.unlink(missing_ok=True)
    return counted.end()


async def _lines(store: Store, counted: Counted) -> AsyncIterator[bytes]:
    level = "REPEATABLE READ" if store.shared else "SERIALIZABLE"
    async with store.engine.execution_options(isolation_level=level).connect() as connection, connection.begin():
        for table in TABLES:
            async for row in _rows(connection, table):
                yield counted.line(table, row)


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
    """Fill an empty database from a file, all or nothing, and compare what is then in it."""
    _no_leftovers(url)
    with held(url):
        await migrate(url)
        store = Store(url, LARGE)
        try:
            await _refuse_full(store)
            said = await _fill(store, path)
            counted = Counted()
            async for _ in _lines(store, counted):
                """Only to sum them up."""
        finally:
            await store.close()
    if counted.end() != said:
        raise UserError("import-differs", file=str(path))
    return said


def _no_leftovers(url: str) -> None:
    """A log of changes that lies beside a new file would be played into it."""
    file = file_of(url)
    if file is not None and not file.exists():
        for ending in ("-wal", "-shm", "-journal"):
            beside = file.with_name(file.name + ending)
            if beside.exists():
                raise UserError("import-leftover", file=str(beside))


async def _refuse_full(store: Store) -> None:
    async with store.db.reading() as connection:
        for table in (schema.tables, schema.accounts):
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise UserError("import-not-empty")


async def _fill(store: Store, path: Path) -> dict[str, Any]:
    counted = Counted()
    named = {table.name: table for table in TABLES}
    async with store.engine.begin() as connection:
        await connection.execute(schema.settings.delete())
        waiting: list[dict[str, Any]] = []
        of: Table | None = None
        for entry in _entries(path):
            if "end" in entry:
                await _insert(connection, of, waiting)
                if entry["end"] != counted.end():
                    raise UserError("import-damaged", file=str(path))
                return cast(dict[str, Any], entry["end"])
            table = named.get(entry["table"])
            if table is None:
                raise UserError("import-damaged", file=str(path))
            if table is not of or len(waiting) >= PAGE:
                await _insert(connection, of, waiting)
                of, waiting = table, []
            counted.line(table, entry["row"])
            waiting.append(entry["row"])
        raise UserError("import-damaged", file=str(path))


async def _insert(connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with _opened(path, path, "rb") as file:
            head = msgspec.json.decode(file.readline(), type=dict[str, Any])
            if head.get("regalia") != "export" or head.get("format") != FORMAT or head.get("revision") != revision():
                raise UserError("import-format", file=str(path))
            for line in file:
                yield msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, OSError, EOFError):
        raise UserError("import-damaged", file=str(path)) from None


def _opened(path: Path, named: Path, mode: str) -> IO[bytes]:
    """Compressed if its name says so."""
    return cast(IO[bytes], gzip.open(path, mode)) if named.suffix == ".gz" else cast(IO[bytes], path.open(mode))
