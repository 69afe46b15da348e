"""The database that a command means, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from regalia.cli.serve import check_installed
from regalia.core.errors import UserError


def chosen(given: str | None) -> str:
    """The one named, else the server's own."""
    from regalia.table.database import is_postgres
    from regalia.table.migrate import default_database

    url = given or os.environ.get("REGALIA_DATABASE") or default_database()
    with database_errors():
        if is_postgres(url):
            check_installed(("asyncpg",), "web,postgres")
    return url


def existing(given: str | None) -> str:
    """The same, which must be there already."""
    from regalia.table.holding import file_of

    url = chosen(given)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise UserError("cli-no-file", file=str(file))
    return url


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """One sentence, without the address: it may hold a password."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (SQLAlchemyError, OSError) as problem:
        raise UserError("serve-database", problem=type(problem).__name__) from None
