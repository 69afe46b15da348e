"""A bounded load on a server of our own, on this machine: people decide at many tables while others look on.

Every table has one person in all seats and some spectators with an open stream. Decisions are made at a fixed rate over all
tables together; measured is the time from the post to its answer and to the last viewer's update.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from regalia.core.registry import game, games
from regalia.web.footprint import memory_bytes, more_descriptors, processor_seconds
from regalia.web.loopback import Running, running
from regalia.web.wire import Asking, Watching

PATIENCE = 120.0
"""Seconds until an answer or a viewer is given up."""
SECRET = 0.5
"""The same for a choice that may be a secret from the viewers."""
REST = 5.0
"""Seconds for which nobody decides anything, to see what tables at rest cost."""
AGAIN = 0.5
"""Seconds after which a viewer who was turned away comes again."""
AT_ONCE = 8
"""So many tables are made at once."""


class Load(msgspec.Struct, frozen=True):
    game: str
    tables: int
    viewers: int
    seconds: float
    rate: float
    database: str
    workers: int
    rest: float = REST


def measure(load: Load) -> dict[str, Any]:
    """Start a server, put the load on it, stop it again."""
    more_descriptors()
    with running(load.database, load.workers) as server:
        return asyncio.run(_Bench(load, server).run())


class _Option(msgspec.Struct):
    key: str


class _Shown(msgspec.Struct):
    """What a player must read of a table."""

    id: str
    status: str
    step: int
    sequence: int
    seat: int | None
    actors: list[int]
    choices: list[_Option]


class _Links(msgspec.Struct):
    watch: str


class _Answer(msgspec.Struct):
    table: _Shown


class _Made(msgspec.Struct):
    table: _Shown
    you: _Links


_ANSWER, _MADE = msgspec.json.Decoder(_Answer), msgspec.json.Decoder(_Made)


class _Table:
    """Its position as the player knows it, and which viewers have heard of the decision that is under way."""

    def __init__(self, made: _Made) -> None:
        self.now = made.table
        self.watch = made.you.watch.rsplit("/", 1)[1]
        self.free = True
        self.heard: list[tuple[int, float]] = []
        self.news: asyncio.Event | None = None
        self.secret = len(self.now.actors) > 1
        """Whether a choice is open that no spectator hears of before it ends."""

    def hear(self, number: int, moment: float) -> None:
        self.heard.append((number, moment))
        if self.news is not None:
            self.news.set()


class _Bench:
    def __init__(self, load: Load, server: Running) -> None:
        self.load = load
        self.server = server
        address = urlsplit(server.url)
        self.asking = Asking(address.hostname or "", address.port or 0)
        self.rng = random.Random(1)
        self.answers: list[float] = []
        self.spread: list[float] = []
        self.late = 0
        self.failed = 0
        self.lost = 0
        self.costs: dict[str, float] = {}

    async def run(self) -> dict[str, Any]:
        await self._new()
        pid, load = self.server.pid, self.load
        before = memory_bytes(pid)
        tables = await self._make_tables()
        made = memory_bytes(pid)
        watching = [(table, await self._watch(table)) for table in tables for _ in range(load.viewers)]
        watching = await self._all_there(tables, watching)
        begun = processor_seconds(pid)
        await asyncio.sleep(load.rest)
        rested, own = processor_seconds(pid), time.process_time()
        seconds = await self._play(tables)
        self.costs = {
            "processor": processor_seconds(pid) - rested,
            "generator": time.process_time() - own,
            "rest": (rested - begun) / max(0.001, load.rest),
            "made": made - before,
            "played": memory_bytes(pid) - before,
        }
        self.lost = sum(viewer.lost for _, viewer in watching)
        self.asking.close()
        return self._result(seconds)

    # -- tables and viewers ----------------------------------------------------------------------

    async def _new(self) -> _Table:
        found = game(self.load.game or games()[0].id)
        mode = next(mode for mode in found.info.modes if not mode.automa and max(mode.players) > 1)
        seats = ["me"] * min(count for count in mode.players if count > 1)
        body = {"game": found.id, "mode": mode.id, "players": len(seats), "seats": seats}
        return _Table(_MADE.decode(await self.asking.ask("POST", "/api/tables", body)))

    async def _make_tables(self) -> list[_Table]:
        found: list[_Table] = []
        while len(found) < self.load.tables:
            number = min(AT_ONCE, self.load.tables - len(found))
            found += await asyncio.gather(*(self._new() for _ in range(number)))
        return found

    async def _watch(self, table: _Table) -> Watching:
        path = f"/api/tables/{table.now.id}/events?watch={table.watch}"
        request = f"GET {path} HTTP/1.1\r\nhost: {self.asking.host}\r\n\r\n".encode()
        loop = asyncio.get_running_loop()
        _, viewer = await loop.create_connection(lambda: Watching(request, table.hear), self.asking.host, self.asking.port)
        return viewer

    async def _all_there(self, tables: list[_Table], watching: list[tuple[_Table, Watching]]) -> list[tuple[_Table, Watching]]:
        """The viewers, once each has heard of its table. Whoever is turned away comes again, as a page does."""
        async with asyncio.timeout(PATIENCE):
            while any(len(table.heard) < self.load.viewers for table in tables):
                await asyncio.sleep(AGAIN)
                watching = [(table, await self._watch(table) if viewer.lost else viewer) for table, viewer in watching]
        return watching

    # -- deciding --------------------------------------------------------------------------------

    async def _play(self, tables: list[_Table]) -> float:
        """A decision every 1/rate seconds, table after table; what cannot keep up is counted as skipped."""
        begun = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        number = 0
        while (due := number / self.load.rate) < self.load.seconds:
            await asyncio.sleep(max(0.0, begun + due - time.perf_counter()))
            table = tables[number % len(tables)]
            number += 1
            if not table.free:
                self.late += 1
                continue
            table.free = False
            task = asyncio.create_task(self._decide(table))
            running.add(task)
            task.add_done_callback(running.discard)
        seconds = time.perf_counter() - begun
        await asyncio.gather(*running)
        return seconds

    async def _decide(self, table: _Table) -> None:
        """What the server turns away is counted; the next decision begins with a look at the table."""
        try:
            if not table.now.choices:
                await self._look(table)
            if table.now.choices:
                await self._decided(table)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.failed += 1
            table.now.choices = []
        table.free = table.now.status == "running"

    async def _look(self, table: _Table) -> None:
        table.now = _ANSWER.decode(await self.asking.ask("GET", f"/api/tables/{table.now.id}")).table

    async def _decided(self, table: _Table) -> None:
        key = self.rng.choice(table.now.choices).key
        body = {"keys": [key], "expected_step": table.now.step, "seat": table.now.seat}
        table.heard.clear()
        begun = time.perf_counter()
        answer = await self.asking.ask("POST", f"/api/tables/{table.now.id}/actions", body)
        self.answers.append(time.perf_counter() - begun)
        table.now = _ANSWER.decode(answer).table
        if not table.now.choices and table.now.status == "running":
            await self._look(table)
        await self._all_heard(table, begun)

    async def _all_heard(self, table: _Table, begun: float) -> None:
        table.news = asyncio.Event()
        until = time.perf_counter() + (SECRET if table.secret else PATIENCE)
        while len(table.heard) < self.load.viewers and time.perf_counter() < until:
            table.news.clear()
            try:
                async with asyncio.timeout(until - time.perf_counter()):
                    await table.news.wait()
            except TimeoutError:
                break
        table.news = None
        if len(table.heard) >= self.load.viewers > 0:
            self.spread.append(max(moment for _, moment in table.heard) - begun)
            table.secret = False
        table.secret = table.secret or len(table.now.actors) > 1

    # -- telling ---------------------------------------------------------------------------------

    def _result(self, seconds: float) -> dict[str, Any]:
        tables, actions = self.load.tables, max(1, len(self.answers))
        return {
            "game": self.load.game or games()[0].id,
            "backend": "postgresql" if self.server.database.startswith("postgres") else "sqlite",
            "workers": self.load.workers,
            "tables": tables,
            "viewers": tables * self.load.viewers,
            "seconds": seconds,
            "asked_rate": self.load.rate,
            "actions": len(self.answers),
            "skipped": self.late,
            "failed": self.failed,
            "lost_viewers": self.lost,
            "actions_per_second": len(self.answers) / seconds,
            "processor_ms_per_action": 1000 * self.costs["processor"] / actions,
            "generator_ms_per_action": 1000 * self.costs["generator"] / actions,
            "processor_percent_at_rest": 100 * self.costs["rest"],
            "memory_kb_per_table": max(0, self.costs["made"]) / 1024 / tables,
            "memory_kb_per_table_played": max(0, self.costs["played"]) / 1024 / tables,
            "post_to_answer_ms": percentiles(self.answers),
            "post_to_last_viewer_ms": percentiles(self.spread),
        }


def percentiles(moments: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(moment * 1000 for moment in moments) or [0.0]
    at = {name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for name, share in SHARES.items()}
    return {**at, "most": ordered[-1]}


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
