"""The connection to the database: its address, its time limits, and one kind of error when it cannot be used just now.

Nothing that goes to the database waits for ever: a connection, a statement and the whole exchange have a limit, after which
the caller is told to come back. Errors never carry the values that were sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DataError, DBAPIError, DisconnectionError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import greenlet_spawn

from regalia.table.address import async_url, file_of, is_postgres
from regalia.table.errors import Unavailable, Unreadable

PATIENCE = 4.0
"""Seconds for one exchange with the database."""
CONNECTING = 30.0
"""Seconds for a connection at most: a command may read for minutes, but whoever does not open is not there."""
REST = 1.0
"""Seconds after an exchange that took too long in which nobody else is made to wait."""
QUIET = 60.0
"""Seconds before it is said again that the database is away: where one of its tables is locked, it is away and back by turns."""
READING, CHANGING = "reading", "changing"
READERS, WRITERS = 10, 6
"""So many exchanges at once: however many want to read, decisions do not wait behind them. SQLite has one writer: who waits
for it takes turns here, since SQLite lets whoever looks at the right moment go first and turns away whoever had no luck."""
OURS = ("22", "42")
"""Classes of SQLSTATE that are a fault of the program, not of the database: bad data, bad statement."""

GONE = ("42P01", "42501", "3F000")
"""But it is no fault of the program when its tables, or its right to use them, were taken away."""
DAMAGED = ("XX001", "XX002", "SQLITE_CORRUPT")
"""What is said of a page that cannot be read."""
OURS_IN_WORDS = ("no such column", "no such function", "near ", "table ")
"""The same as SQLite says it."""
log = logging.getLogger("regalia.table")


def _prepare_sqlite(patience: float, connection: Any, _record: Any) -> None:
    connection.driver_connection.text_factory = _legible
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", f"busy_timeout={int(patience * 1000)}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _legible(written: bytes) -> str:
    """One damaged letter must not hide all that is read with it; whether its table can still be used is found out there."""
    return written.decode("utf-8", "replace")


def _postgres(patience: float) -> dict[str, Any]:
    limit = str(int(patience * 1000))
    server = {"statement_timeout": limit, "lock_timeout": limit, "idle_in_transaction_session_timeout": str(int(patience * 2000))}
    connecting = {"timeout": min(patience, CONNECTING), "command_timeout": patience, "server_settings": server}
    return {
        "pool_size": 8,
        "max_overflow": READERS + WRITERS - 8,
        "pool_timeout": patience,
        "connect_args": connecting,
    }


def _still_open(connection: Any, _record: Any, _proxy: Any) -> None:
    """A connection that PostgreSQL has closed is replaced before it is used. To ask it each time whether it still answers would
    be a second exchange for every decision; one that falls silent without closing is found out by its time limit either way."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class Moved(OSError):
    """The file of the database is no longer the one that was opened: what would be written into it now would be lost."""


class LogGone(Moved):
    """The log of changes beside the file is no longer the one that is open: only whoever has it open knows what is in it."""


class OneFile:
    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.known: tuple[int, int] | None = None
        self.log: tuple[int, int] | None = None
        self.open = 0
        """Connections; with the last of them the log ends in good order."""

    def check(self) -> None:
        """One that was deleted, moved or replaced is still there for whoever has it open, and for nobody else."""
        if self.path is None:
            return
        now, log = _number_of(self.path), _number_of(self.path.with_name(self.path.name + "-wal"))
        if self.known is None:
            self.known = now
        elif now != self.known:
            raise Moved
        if self.log is None:
            self.log = log
        elif log != self.log:
            raise LogGone

    def opened(self, *_: Any) -> None:
        self.open += 1

    def closed(self, *_: Any) -> None:
        self.open -= 1
        if not self.open:
            self.log = None


def _number_of(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class Database:
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = async_url(url)
        self.shared = is_postgres(url)
        """Whether other processes may write: then a cached table must be compared with the rows before it is used."""
        self.patience = patience
        extra = _postgres(patience) if self.shared else {}
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **extra)
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """For single questions: no transaction to open and close."""
        self.readers, self.writers = asyncio.Semaphore(READERS), asyncio.Semaphore(WRITERS if self.shared else 1)
        self.file = OneFile(file_of(url))
        self.rests_until = 0.0
        self.under_way = 0
        """Exchanges."""
        self.idle = asyncio.Event()
        self.idle.set()
        self.failing: set[str] = set()
        """What fails at the moment, reading or changing: where the disk is full the former goes well."""
        self.told = False
        """Whether it was said that the database is away, and not yet that it is back."""
        self.quiet_until = float("-inf")
        self.waited: Callable[[float], None] = _nobody_measures
        if self.shared:
            event.listen(self.engine.sync_engine, "checkout", _still_open)
        else:
            event.listen(self.engine.sync_engine, "connect", partial(_prepare_sqlite, patience))
            event.listen(self.engine.sync_engine, "connect", self.file.opened)
            event.listen(self.engine.sync_engine, "close", self.file.closed)

    async def close(self) -> None:
        """Nothing new is begun, and what is under way comes to its end: a connection that somebody holds could not be closed, and
        would be left to the garbage collector."""
        self.rests_until = float("inf")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.idle.wait(), self.patience)
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._within_limits(self.readers), self.single.connect() as connection:
            yield connection

    @asynccontextmanager
    async def stating(self) -> AsyncIterator[AsyncConnection]:
        """For a change that is a single statement."""
        async with self._within_limits(self.writers), self.single.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end of the block, or undone."""
        async with self._within_limits(self.writers), self.engine.begin() as connection:
            yield connection

    @property
    def unwritten(self) -> bool:
        """Whether the last change failed: then reading alone says nothing."""
        return CHANGING in self.failing

    @asynccontextmanager
    async def _within_limits(self, turn: asyncio.Semaphore) -> AsyncIterator[None]:
        """Waiting for one's turn behind the others is no fault of the database: the limit is for the exchange itself."""
        begun = time.monotonic()
        self._not_at_rest()
        self._count(1)
        try:
            async with turn:
                self._not_at_rest()
                async with self._within_patience(CHANGING if turn is self.writers else READING):
                    yield
        finally:
            self._count(-1)
            self.waited(time.monotonic() - begun)

    def _count(self, change: int) -> None:
        self.under_way += change
        if self.under_way:
            self.idle.clear()
        else:
            self.idle.set()

    def _not_at_rest(self) -> None:
        if time.monotonic() < self.rests_until:
            raise Unavailable("web-unavailable")

    @asynccontextmanager
    async def _within_patience(self, doing: str) -> AsyncIterator[None]:
        begun = time.monotonic()
        try:
            # SQLite waits for a lock by itself, in a thread that cannot be stopped half-way.
            async with asyncio.timeout(self.patience if self.shared else None):
                self.file.check()
                yield
            self._worked(doing)
        except Exception as problem:
            if not is_outage(problem):
                raise
            self._failed(doing, problem)
            if isinstance(problem, LogGone):
                # Whoever closes the file last writes into it what only the log held; then it is opened anew.
                await greenlet_spawn(self.engine.sync_engine.pool.dispose)
            if time.monotonic() - begun >= self.patience:
                self.rests_until = max(self.rests_until, time.monotonic() + REST)
            raise (Unreadable if _is_damage(problem) else Unavailable)("web-unavailable") from problem

    def _failed(self, doing: str, problem: Exception) -> None:
        """Said when it begins and when it is over, not for everybody who is turned away."""
        now = time.monotonic()
        if not self.told and now >= self.quiet_until:
            log.error("database-unavailable", exc_info=problem)
            self.told, self.quiet_until = True, now + QUIET
        self.failing.add(doing)

    def _worked(self, doing: str) -> None:
        if doing in self.failing:
            self.failing.discard(doing)
            if self.told and not self.failing:
                self.told = False
                log.warning("database-available-again")


def is_outage(problem: BaseException) -> bool:
    """Whether the database is away, hung, locked, full or read-only; everything else is a fault of ours or a lost race."""
    if isinstance(problem, (OSError, PoolTimeout)) or type(problem).__module__.startswith("asyncpg"):
        return True
    if not isinstance(problem, DBAPIError) or isinstance(problem, (IntegrityError, DataError)):
        return False
    state = str(getattr(problem.orig, "sqlstate", "") or "")
    if state in GONE:
        return True
    return not (isinstance(problem, ProgrammingError) or state.startswith(OURS) or str(problem.orig).startswith(OURS_IN_WORDS))


def _is_damage(problem: BaseException) -> bool:
    said = getattr(problem, "orig", None)
    return any(str(getattr(said, name, "") or "").startswith(DAMAGED) for name in ("sqlstate", "sqlite_errorname"))


def _nobody_measures(_seconds: float) -> None:
    """Metrics are the server's affair."""
