"""A second look at the options that are to be compared: as long for each of them.

A search looks at what it prefers some thirty times as often as at the next option, so the average of the next still holds the
poor tries it began with, and seems points worse even where it is only the same turn in another order. Here each option gets
searches of its own, two of them from other seeds: their middle is what it is worth, their difference how far that may be off.
Only the later half of each counts, when it has found its way.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from regalia.bots.search import Search
from regalia.core.rng import seeded

LOOKS = 2
CHUNK = 20
"""Iterations in a row; the clock is read and the next option has its turn after them."""


class Look:
    """One option of the position that `search` looked at."""

    def __init__(self, search: Search, place: int, seed: int) -> None:
        state, seat = search.state, search.seat
        self.place = place
        self.searches = [Search(state, seat, seeded(seed + at), search.evaluation, search.tuning) for at in range(LOOKS)]
        self.chunks: list[list[tuple[int, float, float]]] = [[(0, 0.0, 0.0)] for _ in self.searches]
        """For each search after every chunk: visits, and the seat's margins and chances summed."""
        for own in self.searches:
            own.whole = True
            own.only = place

    @property
    def length(self) -> int:
        """Chunks that every search has behind it."""
        return len(self.chunks[-1]) - 1

    def further(self, end: float) -> None:
        for own, chunks in zip(self.searches, self.chunks, strict=True):
            own.run(CHUNK, end)
            at = self.place
            chunks.append((int(own.root.visits[at]), float(own.margin_sums[at]), float(own.win_sums[at])))

    def after(self, length: int) -> tuple[float, float, float]:
        """Margin, chance and doubt when it had been looked at so long: how two options compare at equal length."""
        margins, wins = [], []
        for chunks in self.chunks:
            begun, ended = chunks[length // 2], chunks[length]
            visits = ended[0] - begun[0]
            margins.append((ended[1] - begun[1]) / visits)
            wins.append((ended[2] - begun[2]) / visits)
        return sum(margins) / LOOKS, sum(wins) / LOOKS, (max(margins) - min(margins)) / 2


def look_again(search: Search, places: Sequence[int], iterations: int, end: float, seed: int) -> dict[int, Look]:
    """The options at these places of the root, turn about: `iterations` for each at most, until `end` (perf_counter; 0.0: no
    clock). Nothing if the clock does not allow once round: a look at some of them compares nothing."""
    found = {place: Look(search, place, seed) for place in places}
    for turn in range(max(1, iterations // (CHUNK * LOOKS))):
        for look in found.values():
            if end and time.perf_counter() >= end:
                return found if turn else {}
            look.further(end)
    return found
