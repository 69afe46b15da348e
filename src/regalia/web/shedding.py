"""When there is too much to do, something is turned away at once with 503, so that the rest is done; who plays comes first."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Iterator

TICK = 0.25
NEWS = 0.3
"""The share of the last look in what is believed."""
PLAYING = re.compile(
    r"^/api/tables/[0-9a-f]{16}(/(actions|undo|redo|take-back|consent|events|stand-in))?$|^/tables/[0-9a-f]{16}/(parts|act|undo|redo|events)$"
)
LIMITS = {True: (400, 5.0), False: (80, 1.0)}
"""For those who play, and for the others: requests under way at once, and seconds by which the loop may be late."""


class Shedding:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        """Widens the limits."""
        self.running = 0
        self.late = 0.0
        self.shed = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _watch(self) -> None:
        """By how much the loop is late lately: what every request waits at least. One stall alone is no overload."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            late = time.monotonic() - before - TICK
            self.late += (late - self.late) * NEWS

    def too_much(self, path: str) -> bool:
        most, latest = LIMITS[PLAYING.match(path) is not None]
        if self.running < most * self.factor and self.late < latest * self.factor:
            return False
        self.shed += 1
        return True

    @contextlib.contextmanager
    def one_more(self) -> Iterator[Callable[[], None]]:
        """A request is worked on for as long as the block lasts, or until what it gives is called: work that is done does not
        count while its answer waits to be read."""
        open_ones = [1]

        def done() -> None:
            self.running -= open_ones.pop() if open_ones else 0

        self.running += 1
        try:
            yield done
        finally:
            done()
