"""Telling whoever waits that a table has gone on: within a process, and between processes through PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from regalia.table.address import plain_url
from regalia.table.store import CHANNEL

log = logging.getLogger("regalia.table")
RETRY = 1.0
EVERY = 7.5
"""Seconds between two questions whether the line is still there: one that is cut without a word is noticed by nothing else."""
PATIENCE = 5.0


class Waiter(asyncio.Event):
    """Set when there is something new at a table. `people`: somebody came or went."""

    people = False


class News:
    """Waiters by table."""

    def __init__(self) -> None:
        self.waiters: dict[str, set[Waiter]] = defaultdict(set)
        self.closed = False

    @contextlib.contextmanager
    def waiting(self, id: str) -> Iterator[Waiter]:
        event = Waiter()
        self.waiters[id].add(event)
        try:
            yield event
        finally:
            self.waiters[id].discard(event)
            if not self.waiters[id]:
                del self.waiters[id]

    def tell(self, id: str, people: bool = False) -> None:
        for event in self.waiters.get(id, ()):
            event.people |= people
            event.set()

    def tell_all(self) -> None:
        for id in list(self.waiters):
            self.tell(id, people=True)

    def close(self) -> None:
        """Everybody who waits wakes up and finds that it is over."""
        self.closed = True
        self.tell_all()


class Listener:
    """LISTEN on a connection of its own; when it breaks, it is opened again and everybody looks once."""

    def __init__(
        self,
        url: str,
        heard: Callable[[str], None],
        missed: Callable[[], None],
        every: float = EVERY,
        cut: Callable[[], None] = lambda: None,
    ) -> None:
        """`cut`: called when the line breaks; `missed`: when there is one again."""
        self.dsn = plain_url(url)
        self.driver: Any = importlib.import_module("asyncpg")
        """Loaded only here: SQLite does without it."""
        self.heard = heard
        self.missed = missed
        self.cut = cut
        self.every = every
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.lost = False
        """Whether it was said that the line is gone."""

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as problem:
                # A driver that is cut off while it sets up the line says so in many ways, some of which are faults of its own.
                if not self.lost:
                    log.warning("listener-lost", extra={"fields": {"problem": type(problem).__name__}})
                self.lost = True
                await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        broken = asyncio.Event()
        connection = await self.driver.connect(self.dsn, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, payload: self.heard(str(payload)))
            self.lost = False
            self.ready.set()
            self.missed()
            while not broken.is_set():
                await self._asked(connection, broken)
        finally:
            self.ready.clear()
            self.cut()
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)

    async def _asked(self, connection: Any, broken: asyncio.Event) -> None:
        """Wait a while for the line to break, then ask it for a sign of life."""
        try:
            await asyncio.wait_for(broken.wait(), self.every)
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=min(PATIENCE, self.every))
