"""Servers on SQLite and on PostgreSQL; the latter with two processes."""

import pytest
from starlette.testclient import TestClient

from regalia.web.app import create_app
from regalia.web.settings import Settings
from table.conftest import database, lay_out, postgres, sqlite
from web.server import Server

__all__ = ["database", "postgres", "sqlite"]


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request, tmp_path_factory):
    """One process on SQLite, two on PostgreSQL; shared by the tests, which keep to their own tables."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        url, workers = f"sqlite:///{folder / 'tables.sqlite'}", 1
    else:
        url, workers = request.getfixturevalue("postgres").new_database(), 2
    found = Server(url, workers, folder / "log", REGALIA_HEARTBEAT="1").start()
    yield found
    found.stop()


@pytest.fixture
def app(tmp_path):
    """`app(…settings)` gives a client of an application in this process."""
    opened = []

    def opening(now=None, **settings):
        chosen = Settings(
            **{
                "database": f"sqlite:///{tmp_path / 'tables.sqlite'}",
                "rate": 1e6,
                "burst": 1e6,
                "database_seconds": 60,
                "budget": 1e6,
                **settings,
            }
        )
        lay_out(chosen.database)
        client = TestClient(create_app(chosen, now), base_url="http://testserver", raise_server_exceptions=False)
        client.__enter__()
        opened.append(client)
        return client

    yield opening
    for client in opened:
        client.__exit__(None, None, None)
