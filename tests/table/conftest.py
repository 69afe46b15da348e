"""Every test that takes `database` runs on SQLite and on PostgreSQL."""

import asyncio
import tempfile
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import make_url

from regalia.table.hall import Hall
from regalia.table.migrate import migrate
from regalia.table.store import Store
from table.helpers import NoBots


@pytest.fixture(scope="session")
def postgres():
    from table.postgres import Postgres

    server = Postgres()
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def sqlite(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@cache
def migrated():
    """A new SQLite database, as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        asyncio.run(migrate(f"sqlite:///{path}"))
        assert list(path.parent.iterdir()) == [path], "everything is in the one file"
        return path.read_bytes()


def lay_out(url):
    """Put a migrated database where there is none yet: hundreds of tests begin with one."""
    found = make_url(url)
    if found.drivername == "sqlite" and not Path(found.database).exists():
        Path(found.database).write_bytes(migrated())


@pytest.fixture
def opened():
    """`async with opened(url, …) as hall`: a service on a migrated database."""

    @asynccontextmanager
    async def opening(url, thinker=None, start=True, **settings):
        await asyncio.to_thread(lay_out, url)
        await migrate(url)
        store = Store(url, patience=60.0)
        hall = Hall(store, thinker or NoBots(), **settings)
        if start:
            await hall.start()
        try:
            yield hall
        finally:
            if start:
                await hall.stop()
            await store.close()

    return opening


@pytest.fixture
def run():
    return asyncio.run
