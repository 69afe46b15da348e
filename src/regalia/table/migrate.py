"""Bringing a database to the current shape; several processes that start together take turns.

All of it or nothing: whoever is killed in the middle leaves the database as it was. A database that was made by a newer version
or by another program is refused before anything is written into it.
"""

from __future__ import annotations

import contextlib
import os
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from regalia.core.errors import UserError
from regalia.table import schema
from regalia.table.address import async_url, file_of, is_postgres
from regalia.table.database import CONNECTING

LOCK = 0x5245474C
"""Any number, the same for all processes: the advisory lock of PostgreSQL."""
VERSIONS = "alembic_version"
OURS = {"tables", "entries"}
"""What every version of ours has had."""
PRIVATE = 0o600
"""Whoever can read the database can be anybody."""


def script_folder() -> Path:
    return Path(__file__).parent / "migrations"


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    data = os.environ.get("XDG_DATA_HOME")
    try:
        base = Path(data) if data else Path.home() / ".local" / "share"
    except RuntimeError:
        raise UserError("serve-no-home") from None
    return f"sqlite:///{base / 'regalia' / 'tables.sqlite'}"


async def migrate(url: str, revision: str = "head") -> None:
    _make_file(url)
    shared = is_postgres(url)
    engine = create_async_engine(async_url(url), connect_args={"timeout": CONNECTING} if shared else {})
    if not shared:
        event.listen(engine.sync_engine, "connect", _whole_transactions)
        event.listen(engine.sync_engine, "begin", _begin)
    try:
        async with engine.connect() as connection:
            if shared:
                await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
                await connection.commit()
            await connection.run_sync(_upgrade, revision)
            await connection.commit()
            if shared:
                await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # takes a while to read, and processes that share a database need it only once

    shape(connection)
    connection.commit()
    _log_ahead(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


# -- shapes ----------------------------------------------------------------------------------------


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(script_folder()))
    return config


@cache
def _revisions() -> tuple[str, ...]:
    """All that we know, the current one first."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def current() -> str:
    return _revisions()[0]


def shape(connection: Connection) -> str:
    """The revision of a database, "" for an empty one; refused when a newer version or another program has made it."""
    names = set(inspect(connection).get_table_names())
    found = list(connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalars()) if VERSIONS in names else []
    if found and found[0] in _revisions():
        return str(found[0])
    if found and names >= OURS:
        raise UserError("database-newer")
    mixed = names - {VERSIONS} if connection.dialect.name == "sqlite" else names & set(schema.metadata.tables)
    if found or mixed:
        raise UserError("database-foreign")
    return ""


async def refuse_other_shapes(connection: AsyncConnection) -> None:
    """For whoever reads a database without bringing it to the current shape."""
    if await connection.run_sync(shape) != current():
        raise UserError("database-older")


# -- SQLite ----------------------------------------------------------------------------------------


def _whole_transactions(connection: object, _record: object) -> None:
    """By itself the driver begins no transaction before it changes the shape, and every statement counts at once."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _log_ahead(connection: Connection) -> None:
    """It stays so, for whoever opens the file; and what is not ours is not changed even by that."""
    if connection.dialect.name == "sqlite":
        cursor = connection.connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.close()


def _make_file(url: str) -> None:
    """Readable for nobody else, from the beginning."""
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
