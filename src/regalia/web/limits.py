"""Token buckets: so many requests a second on average, so many at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 20_000


class Buckets:
    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> float:
        """0 when there was enough; otherwise the seconds to wait."""
        now = self.now()
        level, at = self.levels.get(who, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        wait = 0.0 if level >= cost else (cost - level) / self.rate
        self.levels[who] = (level if wait else level - cost, now)
        self.levels.move_to_end(who)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return wait
