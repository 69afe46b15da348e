"""Answers that nobody reads: what was sent and is not taken lies in our memory, and a line that is closed stays open until it is.

Whoever takes nothing for a while is cut off; so is whoever leaves too much lying, over all lines of an address. A page that was
cut off asks again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any

LOOK = 1.0
"""Seconds between two looks."""
PATIENCE = 20.0
"""Seconds in which something must be taken."""
MOST = 32 << 20
"""Bytes that may lie there for one address."""


class Readers:
    def __init__(self, lines: Iterable[Any]) -> None:
        """`lines`: the connections of the moment, each with its `transport` and the address it is `counted` for."""
        self.lines = lines
        self.left: dict[Any, tuple[int, float]] = {}
        """What lay there at the last look, and since when nothing of it was taken."""

    def keep_looking(self, loop: asyncio.AbstractEventLoop) -> None:
        self.look(loop.time())
        loop.call_later(LOOK, self.keep_looking, loop)

    def look(self, now: float) -> None:
        before, self.left = self.left, {}
        together: Counter[str] = Counter()
        for line in list(self.lines):
            left = line.transport.get_write_buffer_size()
            if not left:
                continue
            last, since = before.get(line, (left, now))
            since = now if left < last else since
            together[line.counted] += left
            if now - since >= PATIENCE or (line.counted and together[line.counted] > MOST):
                line.transport.abort()
            else:
                self.left[line] = left, since
