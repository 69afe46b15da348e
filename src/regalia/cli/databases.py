"""The database that a command means, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
from collections.abc import Iterator

from regalia.cli.serve import check_installed
from regalia.core.errors import UserError

STATES = {
    "28": "login",
    "3D": "unknown",
    "53100": "full",
    "53": "crowded",
    "57P03": "busy",
    "25006": "read-only",
    "42501": "rights",
    "42P01": "damaged",
}
"""What PostgreSQL says by number, or by its beginning."""
NAMES = {
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "rights",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "foreign",
}
NUMBERS = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "nowhere",
    errno.ELOOP: "nowhere",
}
KINDS: tuple[tuple[tuple[type[BaseException], ...], str], ...] = (
    ((ConnectionRefusedError, ConnectionResetError, TimeoutError, socket.gaierror), "away"),
    ((PermissionError,), "rights"),
    ((FileNotFoundError, FileExistsError, NotADirectoryError), "nowhere"),
)


def chosen(given: str | None) -> str:
    """The one named, else the server's own."""
    from regalia.table.address import is_postgres
    from regalia.table.migrate import default_database

    url = (os.environ.get("REGALIA_DATABASE") or default_database()) if given is None else given
    if is_postgres(url):
        check_installed(("asyncpg",), "web,postgres")
    return url


def existing(given: str | None) -> str:
    """The same, which must be there already."""
    from regalia.table.address import file_of

    url = chosen(given)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise UserError("cli-no-file", file=str(file))
    return url


@contextlib.contextmanager
def database_errors() -> Iterator[None]:
    """One sentence, without the address: it may hold a password."""
    from sqlalchemy.exc import SQLAlchemyError

    from regalia.table.errors import Unavailable

    # What a server would write into its log is said here in the sentence.
    logging.getLogger("regalia").addHandler(logging.NullHandler())
    try:
        yield
    except (SQLAlchemyError, OSError, Unavailable) as problem:
        raise UserError("serve-database", problem=_reason(problem)) from None


def _reason(problem: BaseException) -> str:
    """A word for which there is a sentence, else the kind of the error."""
    chain = list(_causes(problem))
    return next(filter(None, map(_word, chain)), type(chain[-1]).__name__)


def _word(cause: BaseException) -> str:
    for said, words in (("sqlstate", STATES), ("sqlite_errorname", NAMES)):
        name = str(getattr(cause, said, "") or "")
        for begun, word in words.items():
            if name.startswith(begun):
                return word
    if isinstance(cause, OSError) and cause.errno in NUMBERS:
        return NUMBERS[cause.errno]
    return next((word for kinds, word in KINDS if isinstance(cause, kinds)), "")


def _causes(problem: BaseException | None) -> Iterator[BaseException]:
    """What an error came from, the driver's own last."""
    while problem is not None:
        yield problem
        problem = getattr(problem, "orig", None) or problem.__cause__
