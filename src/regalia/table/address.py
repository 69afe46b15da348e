"""The address of a database: what can be understood, and the forms in which the drivers want it.

People write postgresql:// and sqlite://, and after the name what their host told them, such as ?sslmode=require. Whatever cannot
be understood is refused here with a sentence, before anything is opened or made.
"""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from regalia.core.errors import UserError

SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE, SQLITE: SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES, POSTGRES: POSTGRES}
NAME = "REGALIA_DATABASE"
PARTS = ("host", "port", "ssl", "sslmode")
"""What may stand behind the question mark."""
TLS = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
MOST_PORTS = 65_535


def understood(url: str) -> URL:
    """The parts of an address; refused with a sentence when it is none of ours."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise _wrong() from None
    if found.drivername not in DRIVERS or ("?" in url.rpartition("@")[2] and not found.query):
        # A question mark within a name, which is written %3F there: what follows it would be left out without a word.
        raise _wrong()
    _check_postgres(found) if DRIVERS[found.drivername] == POSTGRES else _check_sqlite(found)
    return found


def _wrong() -> UserError:
    return UserError("setting-database", name=NAME)


def _check_sqlite(url: URL) -> None:
    """A file: what is kept in memory would be gone between two connections."""
    name = url.database or ""
    # What cannot even be looked at is said by whoever opens it; a path would fail here.
    if url.host or not Path(name).name or name.startswith((":", "file:")) or "\0" in name or os.path.isdir(name):  # noqa: PTH112
        raise _wrong()
    _no_other_parts(url, ())


def _check_postgres(url: URL) -> None:
    if url.port is not None and not 0 < url.port <= MOST_PORTS:
        raise _wrong()
    _no_other_parts(url, PARTS)
    for name in ("ssl", "sslmode"):
        if url.query.get(name, TLS[0]) not in TLS:
            raise UserError("setting-database-part", name=NAME, part=f"{name}={url.query[name]}")


def _no_other_parts(url: URL, known: tuple[str, ...]) -> None:
    for part in url.query:
        if part not in known:
            raise UserError("setting-database-part", name=NAME, part=part)


def async_url(url: str) -> str:
    """For the engine."""
    found = understood(url)
    return _tls(found, "ssl").set(drivername=DRIVERS[found.drivername]).render_as_string(hide_password=False)


def plain_url(url: str) -> str:
    """For PostgreSQL's own driver, as its tools write it."""
    return _tls(understood(url), "sslmode").set(drivername="postgresql").render_as_string(hide_password=False)


def _tls(url: URL, name: str) -> URL:
    """Each of the two has its own word for whether the line is encrypted."""
    other = {"ssl": "sslmode", "sslmode": "ssl"}[name]
    if other not in url.query:
        return url
    rest = {key: value for key, value in url.query.items() if key != other}
    return url.set(query={name: url.query[other], **rest})


def is_postgres(url: str) -> bool:
    return DRIVERS[understood(url).drivername] == POSTGRES


def file_of(url: str) -> Path | None:
    """The file of a SQLite database, whatever links lead to it; None for PostgreSQL."""
    return None if is_postgres(url) else Path(os.path.realpath(understood(url).database or ""))
