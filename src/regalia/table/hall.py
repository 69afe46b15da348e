"""The service: opens tables from their rows, lets one change after another through, and tells everybody who waits.

A change is tried on a draft, its rows are inserted, and only when they are committed the draft becomes the table. When
another process was quicker the draft is thrown away, the rows that came first are read, and the change is tried again on the
table as it now stands; so it is refused with a conflict exactly when the caller's own view has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from regalia.core.errors import UserError
from regalia.table.coaching import Coach
from regalia.table.errors import Busy, Forbidden, Missing, Quarantined, Unreadable
from regalia.table.keeping import Rule
from regalia.table.live import Live
from regalia.table.news import Listener, News
from regalia.table.people import ENDED
from regalia.table.presence import MARK, Presence
from regalia.table.proving import prove
from regalia.table.quarantine import OPENING, Quarantine
from regalia.table.records import Birth, Ended, Row
from regalia.table.reviews import Reviews
from regalia.table.steady import SteadyClock
from regalia.table.store import FORGET, Lost, Store, Twice, header_of
from regalia.table.tending import PAUSE, Tender, only_bots
from regalia.table.thinking import Thinker

T = TypeVar("T")
TRIES = 50
LOOKING = 0.01
"""Seconds between two looks, at the start, whether news come in or we are to stop."""
AT_REST = 600.0
"""Seconds after which a table that nobody watches leaves memory."""


class Hall:
    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        now: Callable[[], float] | None = None,
        capacity: int = 2000,
        patrol: float = 1.0,
        heartbeat: float = 15.0,
        keep: Rule | None = None,
        pause: float = PAUSE,
        bots_alone: tuple[int, int] | None = None,
    ) -> None:
        """`bots_alone`: how many running tables at which only bots play a guest, and a person with an account, may have."""
        self.store = store
        self.now = now or SteadyClock()
        self.news = News()
        self.capacity = capacity
        self.bots_alone = bots_alone
        self.opened: OrderedDict[str, tuple[Live, float]] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.writing: set[asyncio.Task[Any]] = set()
        self.presence = Presence(self)
        self.quarantine = Quarantine(self)
        self.tender = Tender(self, thinker, patrol, keep or Rule(), pause)
        self.coach = Coach(thinker)
        self.reviews = Reviews(self)
        self.changed: Callable[[Live, Live], None] = _nobody_counts
        self.results_lock = asyncio.Lock()
        self.listener = Listener(store.url, self._heard, self._missed, heartbeat / 2, self._doubt) if store.shared else None
        self.drawn: Callable[[], None] = _nobody_asks
        """Called for every page, or part of one, that is drawn."""
        self.ended: Callable[[Ended | None], None] = _nobody_ends
        """Called when a proof of identity has ended somewhere; with None when any may have."""
        self.heard: Counter[str] = Counter()
        self.read: Counter[str] = Counter()
        """How often we were told that a table has gone on, and how much of that our copy of it takes into account."""

    async def start(self) -> None:
        if self.listener is not None:
            self.listener.start()
            while not (self.listener.ready.is_set() or self.news.closed):
                await asyncio.sleep(LOOKING)
        self.tender.start()

    def ready(self) -> bool:
        """Whether tables are looked after and news from other processes come in."""
        return self.tender.alive() and (self.listener is None or self.listener.ready.is_set())

    async def stop(self) -> None:
        """Writes that are under way are finished; nothing that was acknowledged can be lost."""
        self.news.close()
        await self.reviews.close()
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

    def known(self, id: str) -> Live | None:
        """The table, if it is in memory and nobody has told us that it went on."""
        known = self.opened.get(id)
        return None if known is None or self.read[id] != self.heard[id] else self._keep(id, known[0])

    async def followed(self, id: str) -> Live:
        """The table for somebody who waits for news anyway: asked of the database only after there was some."""
        async with self._lock(id):
            return self.known(id) or await self._current(id)

    async def _current(self, id: str) -> Live:
        heard = self.heard[id]
        known = self.opened.get(id)
        if known is None:
            live = await self._open(id)
        else:
            live = known[0] if not self.store.shared else await self._caught_up(id, known[0])
        self.read[id] = heard
        return self._keep(id, live)

    async def _caught_up(self, id: str, live: Live) -> Live:
        """With what came after the last row we know. Where that is no longer there, another database has taken the place of ours,
        and is behind: whatever went on from our copy would stand after a gap, and the table could not be opened again."""
        rows = await self.store.rows(id, live.last - 1)
        if [_mark(row) for row in rows[:1]] != [_mark(row) for row in live.rows[-1:]]:
            return await self._open(id)
        return await self.quarantine.guarded(id, _going_on(live, rows[1:])) if rows[1:] else live

    async def _open(self, id: str) -> Live:
        """From the rows. A table that could not be opened before is tried again: the rules may have been mended since."""
        stored = await self.store.stored(id)
        if stored is None:
            raise Missing("table-unknown")
        written, fault = stored
        if fault and not fault.startswith(OPENING):
            raise Quarantined("table-quarantined")
        rows = await self.quarantine.guarded(id, self.store.rows(id), fault)
        live = await self.quarantine.guarded(id, asyncio.to_thread(_opened, written, rows), fault)
        if fault:
            await self.quarantine.lift(id)
        return live

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
        self.opened.pop(id, None)
        self.heard.pop(id, None)
        self.read.pop(id, None)

    def _lock(self, id: str) -> asyncio.Lock:
        lock = self.locks.get(id)
        if lock is None:
            lock = self.locks[id] = asyncio.Lock()
        return lock

    # -- changing ------------------------------------------------------------------------------

    async def add(self, live: Live, request: str = "") -> Live:
        """A new table, with the rows it has already, once it is proven; the first one again for the same request."""
        async with self.bots_begin(live.header.owner, live.running and only_bots(live)):
            await asyncio.to_thread(prove, live)
            return await self.finish(self._create(live, request))

    @contextlib.asynccontextmanager
    async def bots_begin(self, owner: str, alone: bool) -> AsyncIterator[None]:
        """A table begins here; if bots play `alone`, one of a person's after another: many at once would all find room."""
        if not alone:
            yield
            return
        async with self._lock(f"bots of {owner}"):
            await self.room_for_bots(owner)
            yield

    async def room_for_bots(self, owner: str, more: int = 1) -> None:
        """Tables at which nobody plays keep the bots busy; each person may have a few."""
        if self.bots_alone is None:
            return
        most = self.bots_alone[await self.store.account(identity=owner) is not None]
        running = await self.each([row.id for row in await self.store.listed(owner, "running")])
        if sum(only_bots(live) for live in running) + more > most:
            raise Forbidden("table-only-bots", most=most)

    async def made(self, owner: str, request: str) -> Live | None:
        """The table that somebody made with a request before."""
        id = await self.store.made(owner, request) if request else None
        return None if id is None else await self.table(id)

    async def _create(self, live: Live, request: str) -> Live:
        try:
            await self.store.create(live.header, live.rows, live.summary(), request)
        except Twice:
            return await self.table(await self.store.made(live.header.owner, request) or "")
        self._born(live)
        return live

    def _born(self, live: Live) -> None:
        self._keep(live.header.id, live)
        self.tender.look(live)

    async def change(self, id: str, propose: Callable[[Live], T]) -> tuple[Live, T]:
        """Try a change until it is committed or refused. A caller who goes away does not stop it half-way."""
        return await self.finish(self._change(id, propose))

    async def _change(self, id: str, propose: Callable[[Live], T]) -> tuple[Live, T]:
        for attempt in range(TRIES):
            async with self._lock(id):
                # Tried first on what is known: whoever was told too little loses the race and looks again.
                trusted = self.known(id) if attempt == 0 and self.store.shared else None
                before = trusted or await self._current(id)
                draft = before.draft()
                try:
                    answer = propose(draft)
                except UserError:
                    if trusted is None or (await self._current(id)).last == before.last:
                        raise
                    continue
                if draft.last == before.last:
                    if trusted is None or (await self._current(id)).last == before.last:
                        return before, answer
                    continue
                try:
                    born = draft.born
                    birth = None if born is None else Birth(born.header, born.rows, born.summary())
                    await self.store.append(id, draft.rows[before.last :], draft.summary(), before.summary(), birth)
                except Lost:
                    if not self.store.shared:
                        self.opened.pop(id, None)
                except BaseException:
                    self.opened.pop(id, None)
                    raise
                else:
                    draft.born = None
                    self._keep(id, draft)
                    self._announce(before, draft)
                    if born is not None:
                        self._born(born)
                    return draft, answer
            await asyncio.sleep(random.random() * 0.01 * min(attempt, 5))
        raise Busy("table-busy")

    def _announce(self, before: Live, after: Live) -> None:
        self.changed(before, after)
        self.news.tell(after.header.id)
        self.tender.look(after)
        if after.status != before.status:
            self.tender.look_after_end(after)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to its end even if the caller goes away meanwhile: an exchange with the database is not cut off half-way."""
        task = asyncio.create_task(work)
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)
        return await asyncio.shield(task)

    def _heard(self, payload: str) -> None:
        """Another process wrote to a table, or somebody came or went."""
        if payload.startswith(MARK):
            self.presence.heard(payload.removeprefix(MARK))
            return
        if payload.startswith(ENDED):
            self.ended(_ended(payload.removeprefix(ENDED)))
            return
        if payload.startswith(FORGET):
            self.forget(payload.removeprefix(FORGET))
            return
        id, _, writer = payload.partition(" ")
        if writer == self.store.mark:
            return
        if id in self.opened or id in self.locks:
            self.heard[id] += 1
        self.news.tell(id)

    def forget(self, id: str) -> None:
        """What we have of the table is no longer true; whoever waits looks again."""
        self._forget(id)
        self.news.tell(id)

    def _doubt(self) -> None:
        """What we have of the tables is looked after in the database before it is used again."""
        self.heard.update(list(self.opened))

    def _missed(self) -> None:
        """The line between the processes was cut for a while: anything may have happened."""
        self._doubt()
        self.news.tell_all()
        self.ended(None)

    # -- links ---------------------------------------------------------------------------------

    async def by_join(self, key: str) -> Live:
        return await self._by_link(self.store.id_by_join(key))

    async def by_watch(self, key: str) -> Live:
        return await self._by_link(self.store.id_by_watch(key))

    async def _by_link(self, looking: Awaitable[str | None]) -> Live:
        id = await looking
        if id is None:
            raise Missing("table-unknown")
        return await self.table(id)

    async def each(self, ids: list[str]) -> list[Live]:
        """Those of the tables that can be opened."""
        found = []
        for id in ids:
            try:
                found.append(await self.table(id))
            except (Missing, Quarantined, Unreadable):
                continue
        return found


def _opened(written: str, rows: list[Row]) -> Live:
    return _folded(Live(header_of(written)), rows)


def _mark(row: Row) -> tuple[int, str, float, int, str]:
    """By which a row is known again."""
    return row.step, row.kind, row.at, row.seat, row.action


async def _going_on(live: Live, rows: list[Row]) -> Live:
    """A few rows more: not worth a thread."""
    return _folded(live.draft(), rows)


def _folded(live: Live, rows: list[Row]) -> Live:
    for row in rows:
        live.add(row)
    return live


def _nobody_counts(_before: Live, _after: Live) -> None:
    """Metrics are the server's affair."""


def _nobody_asks() -> None:
    """The server's affair."""


def _ended(written: str) -> Ended | None:
    """What has ended; None when that cannot be read."""
    try:
        return msgspec.json.decode(written, type=Ended)
    except msgspec.DecodeError:
        return None


def _nobody_ends(_entry: Ended | None) -> None:
    """The server's affair."""
