"""The service: opens tables from their rows, lets one change after another through, and tells everybody who waits.

A change is tried on a draft, its rows are inserted, and only when they are committed the draft becomes the table. When
another process was quicker the draft is thrown away, the rows that came first are read, and the change is tried again on the
table as it now stands; so it is refused with a conflict exactly when the caller's own view has changed.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from regalia.core.errors import JournalError
from regalia.table.errors import Busy, Missing, TableError
from regalia.table.live import Live
from regalia.table.news import Listener, News
from regalia.table.presence import MARK, Presence
from regalia.table.records import Header
from regalia.table.store import Lost, Store
from regalia.table.tending import Tender
from regalia.table.thinking import Thinker

T = TypeVar("T")
TRIES = 50
AT_REST = 600.0
"""Seconds after which a table that nobody watches leaves memory."""


class Hall:
    def __init__(
        self, store: Store, thinker: Thinker, now: Callable[[], float] = time.time, capacity: int = 500, patrol: float = 1.0
    ) -> None:
        self.store = store
        self.now = now
        self.news = News()
        self.capacity = capacity
        self.opened: OrderedDict[str, tuple[Live, float]] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.writing: set[asyncio.Task[Any]] = set()
        self.presence = Presence(self)
        self.tender = Tender(self, thinker, patrol)
        self.changed: Callable[[Live, Live], None] = _nobody_counts
        heard, missed = self._heard, self._missed
        self.listener = Listener(store.url, heard, missed) if store.shared else None
        self.heard: Counter[str] = Counter()
        self.read: Counter[str] = Counter()
        """How often we were told that a table has gone on, and how much of that our copy of it takes into account."""

    async def start(self) -> None:
        if self.listener is not None:
            await self.listener.start()
        self.tender.start()

    async def stop(self) -> None:
        """Writes that are under way are finished; nothing that was acknowledged can be lost."""
        self.news.close()
        await self.tender.stop()
        if self.writing:
            await asyncio.wait(self.writing, timeout=10)
        if self.listener is not None:
            await self.listener.stop()

    # -- opening -------------------------------------------------------------------------------

    async def table(self, id: str) -> Live:
        """The table as it stands in the database."""
        known = self.opened.get(id)
        if known is not None and not self.store.shared:
            return self._keep(id, known[0])
        async with self._lock(id):
            return await self._current(id)

    async def followed(self, id: str) -> Live:
        """The table for somebody who waits for news anyway: asked of the database only after there was some."""
        if id not in self.opened or self.read[id] != self.heard[id]:
            async with self._lock(id):
                if id not in self.opened or self.read[id] != self.heard[id]:
                    return await self._current(id)
        return self._keep(id, self.opened[id][0])

    async def _current(self, id: str) -> Live:
        heard = self.heard[id]
        known = self.opened.get(id)
        if known is None:
            header = await self.store.header(id)
            if header is None:
                raise Missing("table-unknown")
            live = await asyncio.to_thread(_folded, Live(header), await self.store.rows(id))
        else:
            live = known[0]
            rows = await self.store.rows(id, live.last) if self.store.shared else []
            if rows:
                live = _folded(live.draft(), rows)
        self.read[id] = heard
        return self._keep(id, live)

    def _keep(self, id: str, live: Live) -> Live:
        self.opened[id] = (live, self.now())
        self.opened.move_to_end(id)
        while len(self.opened) > self.capacity:
            self._forget(next(iter(self.opened)))
        return live

    def forget_tables_at_rest(self) -> None:
        now = self.now()
        for id, (_, used) in list(self.opened.items()):
            if now - used > AT_REST and id not in self.news.waiters:
                self._forget(id)

    def _forget(self, id: str) -> None:
        del self.opened[id]
        self.heard.pop(id, None)
        self.read.pop(id, None)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        return lock

    # -- changing ------------------------------------------------------------------------------

    async def add(self, live: Live) -> Live:
        """A new table, with the rows it has already."""
        await self._finish(self._create(live))
        return live

    async def _create(self, live: Live) -> None:
        await self.store.create(live.header, live.rows, live.summary())
        self._keep(live.header.id, live)
        self.tender.look(live)

    async def change(self, id: str, propose: Callable[[Live], T]) -> tuple[Live, T]:
        """Try a change until it is committed or refused. A caller who goes away does not stop it half-way."""
        return await self._finish(self._change(id, propose))

    async def _change(self, id: str, propose: Callable[[Live], T]) -> tuple[Live, T]:
        for attempt in range(TRIES):
            async with self._lock(id):
                before = await self._current(id)
                draft = before.draft()
                answer = propose(draft)
                if draft.last == before.last:
                    return before, answer
                try:
                    await self.store.append(id, draft.rows[before.last :], draft.summary(), before.summary())
                except Lost:
                    if not self.store.shared:
                        self.opened.pop(id, None)
                except BaseException:
                    self.opened.pop(id, None)
                    raise
                else:
                    self._keep(id, draft)
                    self._announce(before, draft)
                    return draft, answer
            await asyncio.sleep(random.random() * 0.01 * min(attempt, 5))
        raise Busy("table-busy")

    def _announce(self, before: Live, after: Live) -> None:
        self.changed(before, after)
        self.news.tell(after.header.id)
        self.tender.look(after)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return await asyncio.shield(task)

    def _heard(self, payload: str) -> None:
        """Another process wrote to a table, or somebody came or went."""
        if payload.startswith(MARK):
            self.presence.heard(payload.removeprefix(MARK))
            return
        id, _, writer = payload.partition(" ")
        if writer == self.store.mark:
            return
        if id in self.opened or id in self.locks:
            self.heard[id] += 1
        self.news.tell(id)

    def _missed(self) -> None:
        """The line between the processes was cut for a while: anything may have happened."""
        self.heard.update(list(self.opened))
        self.news.tell_all()

    # -- links ---------------------------------------------------------------------------------

    async def by_join(self, key: str) -> Live:
        return await self._by_link(self.store.header_by_join(key))

    async def by_watch(self, key: str) -> Live:
        return await self._by_link(self.store.header_by_watch(key))

    async def _by_link(self, looking: Awaitable[Header | None]) -> Live:
        header = await looking
        if header is None:
            raise Missing("table-unknown")
        return await self.table(header.id)


def _folded(live: Live, rows: list[Any]) -> Live:
    try:
        for row in rows:
            live.add(row)
    except JournalError as problem:
        raise TableError("table-rules-changed", problem.clause, problem=str(problem)) from problem
    return live


def _nobody_counts(_before: Live, _after: Live) -> None:
    """Metrics are the server's affair."""
