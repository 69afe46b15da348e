"""Answers that nobody reads: what was sent and is not taken lies in our memory, and a line that is closed stays open until it is.

Whoever has taken nothing between two looks is cut off; so is whoever leaves too much lying, over all lines of an address. A page
that was cut off asks again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any

LOOK = 20.0
"""Seconds between two looks."""
MOST = 32 << 20
"""Bytes that may lie there for one address."""


class Readers:
    def __init__(self, lines: Iterable[Any]) -> None:
        """`lines`: the connections of the moment, each with its `transport` and the address it is `counted` for."""
        self.lines = lines
        self.left: dict[Any, int] = {}
        """What lay there at the last look."""

    def keep_looking(self, loop: asyncio.AbstractEventLoop) -> None:
        self.look()
        loop.call_later(LOOK, self.keep_looking, loop)

    def look(self) -> None:
        before, self.left = self.left, {}
        together: Counter[str] = Counter()
        for line in list(self.lines):
            left = line.transport.get_write_buffer_size()
            if not left:
                continue
            together[line.counted] += left
            if left >= before.get(line, left + 1) or (line.counted and together[line.counted] > MOST):
                line.transport.abort()
            else:
                self.left[line] = left
