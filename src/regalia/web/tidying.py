"""Full passes of the garbage collector when we choose, not in the middle of somebody's move.

With a thousand open tables a pass over everything takes a third of a second, in which nobody is answered. What falls away young
is still collected at once. A round looks at what has come up since the last one and then sets the survivors aside, so it is
short however many tables are open. What was set aside and falls away in a circle later is found by a rare pass over everything;
all of those together cost a thousandth of the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time

ROUND = 5.0
"""Seconds between two rounds."""
SHARE = 1000
"""So many times as long as a pass over everything took passes before the next one."""
SHORTEST = 1800.0
"""Seconds between two passes over everything at least."""
NEVER = 1 << 30


class Tidying:
    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.task: asyncio.Task[None] | None = None
        self.whole = 0.0
        """When the next pass over everything is due."""

    def start(self) -> None:
        young, middle, _ = self.before
        gc.set_threshold(young, middle, NEVER)
        self.everything()
        self.task = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        gc.unfreeze()
        gc.set_threshold(*self.before)

    def round(self) -> None:
        """What has come up since the last round."""
        gc.collect()
        gc.freeze()

    def everything(self) -> None:
        begun = time.monotonic()
        gc.unfreeze()
        self.round()
        now = time.monotonic()
        self.whole = now + max(SHORTEST, (now - begun) * SHARE)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            if time.monotonic() < self.whole:
                self.round()
            else:
                self.everything()
