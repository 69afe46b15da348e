"""The time of the tables: the wall clock's at the start, and from then on what has truly passed.

When somebody sets the machine's clock, or it slept, no game clock must fall. Small corrections are followed; a jump is not, and
is said once.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger("regalia.table")
FOLLOWED = 2.0
"""Seconds between two looks by which the wall clock may differ and is still believed."""


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.passed = passed
        self.offset = wall() - passed()
        self.latest = 0.0
        self.jumped = 0.0
        """By how much the wall clock is ahead of ours since it jumped."""

    def __call__(self) -> float:
        """Never earlier than before."""
        passed = self.passed()
        away = self.wall() - (passed + self.offset) - self.jumped
        if abs(away) <= FOLLOWED:
            self.offset += away
        else:
            self.jumped += away
            log.warning("clock-jumped", extra={"fields": {"seconds": round(away, 1)}})
        self.latest = max(self.latest, passed + self.offset)
        return self.latest
