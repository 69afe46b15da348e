"""A bounded load on a server of our own, on this machine: people decide at many tables while others look on.

Every table has one person in all seats and some spectators with an open stream. Decisions are made at a fixed rate over all
tables together; measured is the time from the post to its answer and to the last viewer's update.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec

from regalia.core.registry import game, games
from regalia.web.footprint import memory_bytes, processor_seconds
from regalia.web.loopback import Running, running

PATIENCE = 300.0
"""Seconds until an answer or a viewer is given up."""


class Load(msgspec.Struct, frozen=True):
    game: str
    tables: int
    viewers: int
    seconds: float
    rate: int
    database: str
    workers: int


def measure(load: Load) -> dict[str, Any]:
    """Start a server, put the load on it, stop it again."""
    with running(load.database, load.workers) as server:
        return asyncio.run(_Bench(load, server).run())


class _Table:
    def __init__(self, made: dict[str, Any]) -> None:
        self.now: dict[str, Any] = made["table"]
        self.id: str = made["table"]["id"]
        self.watch: str = made["you"]["watch"].rsplit("/", 1)[1]
        self.heard: dict[int, list[float]] = {}
        self.free = asyncio.Event()
        self.free.set()


class _Bench:
    def __init__(self, load: Load, server: Running) -> None:
        self.load = load
        self.server = server
        self.memory = 0
        self.processor = 0.0
        self.rng = random.Random(1)
        self.answers: list[float] = []
        self.spread: list[float] = []
        self.late = 0
        self.ready = 0

    async def run(self) -> dict[str, Any]:
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE, limits=limits) as client:
            await self._new(client)
            before = memory_bytes(self.server.pid)
            tables = [await self._new(client) for _ in range(self.load.tables)]
            self.memory = memory_bytes(self.server.pid) - before
            watching = [asyncio.create_task(self._watch(client, table)) for table in tables for _ in range(self.load.viewers)]
            while self.ready < len(watching):
                await asyncio.sleep(0.01)
            begun = processor_seconds(self.server.pid)
            seconds = await self._play(client, tables)
            self.processor = processor_seconds(self.server.pid) - begun
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
        return self._result(seconds)

    async def _new(self, client: httpx.AsyncClient) -> _Table:
        found = game(self.load.game or games()[0].id)
        mode = next(mode for mode in found.info.modes if not mode.automa and max(mode.players) > 1)
        seats = ["me"] * min(count for count in mode.players if count > 1)
        body = {"game": found.id, "mode": mode.id, "players": len(seats), "seats": seats}
        return _Table((await client.post("/api/tables", json=body)).raise_for_status().json())

    async def _watch(self, client: httpx.AsyncClient, table: _Table) -> None:
        """Notes when an update comes; what it says is read by nobody here, so that we measure the server."""
        path = f"/api/tables/{table.id}/events?watch={table.watch}"
        async with client.stream("GET", path, timeout=None) as answer:
            counted = False
            async for line in answer.aiter_lines():
                if line.startswith("id: "):
                    table.heard.setdefault(int(line[4:]), []).append(time.perf_counter())
                    if not counted:
                        counted = True
                        self.ready += 1

    async def _play(self, client: httpx.AsyncClient, tables: list[_Table]) -> float:
        """A decision every 1/rate seconds, at whichever table is free; what cannot keep up is counted as late."""
        begun = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        number = 0
        while (due := number / self.load.rate) < self.load.seconds:
            await asyncio.sleep(max(0.0, begun + due - time.perf_counter()))
            table = tables[number % len(tables)]
            number += 1
            if not table.free.is_set():
                self.late += 1
                continue
            table.free.clear()
            task = asyncio.create_task(self._decide(client, table))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        return time.perf_counter() - begun

    async def _decide(self, client: httpx.AsyncClient, table: _Table) -> None:
        key = self.rng.choice(table.now["choices"])["key"]
        body = {"keys": [key], "expected_step": table.now["step"], "seat": table.now["seat"]}
        begun = time.perf_counter()
        answer = await client.post(f"/api/tables/{table.id}/actions", json=body)
        self.answers.append(time.perf_counter() - begun)
        table.now = answer.raise_for_status().json()["table"]
        await self._all_heard(table, begun)
        if not table.now["choices"] and table.now["status"] == "running":
            table.now = (await client.get(f"/api/tables/{table.id}")).raise_for_status().json()["table"]
        if table.now["status"] == "running":
            table.free.set()

    async def _all_heard(self, table: _Table, begun: float) -> None:
        sequence = table.now["sequence"]
        until = time.perf_counter() + PATIENCE
        while self.load.viewers and time.perf_counter() < until:
            moments = [moment for number, heard in table.heard.items() if number >= sequence for moment in heard]
            if len(moments) >= self.load.viewers:
                self.spread.append(max(moments) - begun)
                table.heard.clear()
                return
            await asyncio.sleep(0.002)

    def _result(self, seconds: float) -> dict[str, Any]:
        return {
            "game": self.load.game or games()[0].id,
            "backend": "postgresql" if self.server.database.startswith("postgres") else "sqlite",
            "workers": self.load.workers,
            "tables": self.load.tables,
            "viewers": self.load.tables * self.load.viewers,
            "seconds": seconds,
            "asked_rate": self.load.rate,
            "actions": len(self.answers),
            "skipped": self.late,
            "actions_per_second": len(self.answers) / seconds,
            "processor_ms_per_action": 1000 * self.processor / max(1, len(self.answers)),
            "memory_kb_per_table": max(0, self.memory) / 1024 / self.load.tables,
            "post_to_answer_ms": percentiles(self.answers),
            "post_to_last_viewer_ms": percentiles(self.spread),
        }


def percentiles(moments: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(moment * 1000 for moment in moments) or [0.0]
    at = {name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for name, share in SHARES.items()}
    return {**at, "most": ordered[-1]}


SHARES = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
