"""Bringing a database to the current shape; several processes that start together take turns."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from regalia.table.store import async_url, is_postgres

LOCK = 0x5245474C
"""Any number, the same for all processes: the advisory lock of PostgreSQL."""


def script_folder() -> Path:
    return Path(__file__).parent / "migrations"


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return f"sqlite:///{base / 'regalia' / 'tables.sqlite'}"


async def migrate(url: str, revision: str = "head") -> None:
    _make_folder(url)
    engine = create_async_engine(async_url(url))
    shared = is_postgres(url)
    if not shared:
        event.listen(engine.sync_engine, "connect", _wal)
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
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(script_folder()))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _wal(connection: object, _record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()


def _make_folder(url: str) -> None:
    parsed = make_url(url)
    if parsed.drivername.startswith("sqlite") and parsed.database and parsed.database != ":memory:":
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
