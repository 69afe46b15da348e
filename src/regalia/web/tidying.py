"""Full passes of the garbage collector when we choose, not in the middle of somebody's move.

With a thousand open tables such a pass takes a third of a second, in which nobody is answered. What falls away young is still
collected at once; the full pass is left for rare moments, so that all of them together cost a thousandth of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time

SHARE = 1000
"""So many times as long as a pass took passes before the next one."""
SHORTEST = 30.0
"""Seconds between two passes at least."""
NEVER = 1 << 30


class Tidying:
    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """What exists now stays for as long as the process: no pass need look at it."""
        young, middle, _ = self.before
        gc.set_threshold(young, middle, NEVER)
        gc.collect()
        gc.freeze()
        self.task = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        gc.unfreeze()
        gc.set_threshold(*self.before)

    async def _tidy(self) -> None:
        rest = SHORTEST
        while True:
            await asyncio.sleep(rest)
            begun = time.perf_counter()
            gc.collect()
            rest = max(SHORTEST, (time.perf_counter() - begun) * SHARE)
