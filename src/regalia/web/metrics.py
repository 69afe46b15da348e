"""What Prometheus may read at /metrics; with several worker processes, of all of them together."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from regalia.table.live import Live
from regalia.table.records import ACT

if TYPE_CHECKING:
    from regalia.table.hall import Hall
    from regalia.web.shedding import Shedding

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
EVERY = 5.0
"""Seconds between two looks at how it stands."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.requests = Counter("regalia_requests", "HTTP requests", ["method", "route", "status"], registry=r)
        self.seconds = Histogram("regalia_request_seconds", "Request time", ["route"], buckets=BOUNDS, registry=r)
        self.actions = Counter("regalia_actions", "Committed decisions", ["game", "by"], registry=r)
        self.finished = Counter("regalia_games_finished", "Finished games", ["game"], registry=r)
        self.conflicts = Counter("regalia_conflicts", "Conflict answers", registry=r)
        self.rendered = Counter("regalia_renderings", "Renderings", registry=r)
        self.shed = Gauge("regalia_shed", "Shed requests", registry=r, multiprocess_mode="livesum")
        self.waits = Histogram("regalia_database_seconds", "Database time", buckets=BOUNDS, registry=r)
        self.thinking = Gauge("regalia_thinking_queue", "Waiting questions", registry=r, multiprocess_mode="livesum")
        self.late = Gauge("regalia_loop_late_seconds", "Loop lateness", registry=r, multiprocess_mode="livemax")
        self.aside = Gauge("regalia_tables_quarantined", "Tables put aside", registry=r, multiprocess_mode="livemostrecent")
        self.tasks = Gauge("regalia_tasks", "Loop tasks", registry=r, multiprocess_mode="livesum")
        self.streams = Gauge("regalia_streams", "Open streams", registry=r, multiprocess_mode="livesum")
        self.tables = Gauge("regalia_tables_in_memory", "Tables in memory", registry=r, multiprocess_mode="livesum")
        self.replaced = Gauge("regalia_bot_workers_replaced", "Replaced bot workers", registry=r, multiprocess_mode="livesum")

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        if not route.endswith("/events"):
            self.seconds.labels(route).observe(seconds)
        if status == 409:
            self.conflicts.inc()

    def changed(self, before: Live, after: Live) -> None:
        for row in after.rows[before.last :]:
            if row.kind == ACT:
                self.actions.labels(after.game.id, "person" if row.who else "bot").inc()
        if after.status == "finished" and before.status != "finished":
            self.finished.labels(after.game.id).inc()

    def look(self, hall: Hall, shedding: Shedding) -> None:
        """How it stands at the moment."""
        self.tables.set(len(hall.opened))
        self.replaced.set(hall.tender.thinker.replaced)
        self.thinking.set(hall.tender.thinker.line.waiting())
        self.shed.set(shedding.shed)
        self.late.set(shedding.late)
        self.tasks.set(len(asyncio.all_tasks()))

    async def keep_looking(self, hall: Hall, shedding: Shedding) -> None:
        """Whoever reads may be answered by another process each time, or always by the same."""
        while True:
            self.look(hall, shedding)
            await asyncio.sleep(EVERY)

    def text(self) -> bytes:
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
