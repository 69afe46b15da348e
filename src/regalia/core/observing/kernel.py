"""What every observation says besides the game's fields: who is asked, what the question is, how the scores stand."""

from __future__ import annotations

from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State

SCORE: Final = 9_999


class Acting(Unit):
    """A cell for each seat, the observing seat first: 1 if it is asked now."""

    def __init__(self, seats: i64) -> None:
        super().__init__([seats], 0, 1)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        if g.over:
            return
        if len(g.lanes) == 0:
            out.put(at + (g.turn - seat + self.size) % self.size, 1)
            return
        for other in range(self.size):
            if len(g.lanes[other]) > 0:
                out.put(at + (other - seat + self.size) % self.size, 1)


class Asked(Unit):
    """A cell for each kind of question: 1 for the one that is put; while several decide at once, to the observing seat."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__([len(kinds)], 0, 1)
        self.index: Final[dict[str, int]] = {kind: n for n, kind in enumerate(kinds)}

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        if g.over:
            return
        if len(g.lanes) == 0:
            out.put(at + self.index[g.stack[-1].kind], 1)
        elif len(g.lanes[seat]) > 0:
            out.put(at + self.index[g.lanes[seat][-1].kind], 1)


class Scores(Unit):
    """The score of each seat, the observing seat's first; nothing while that would give a secret away. `always`: no point depends
    on a secret choice."""

    def __init__(self, seats: i64, always: bool) -> None:
        super().__init__([seats], -SCORE, SCORE)
        self.always: Final[bool] = always

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        if len(g.lanes) > 0 and not self.always:
            return
        for n in range(self.size):
            out.put(at + n, g.score((seat + n) % self.size))


class ViewedScores(Unit):
    """The same for a game that says itself what a seat may know of the scores (`Game.view_scores`)."""

    def __init__(self, seats: i64) -> None:
        super().__init__([seats], -SCORE, SCORE)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        found: Any = g.game.view_scores(g, seat)
        if found is None:
            return
        scores: list[int] = found
        for n in range(self.size):
            out.put(at + n, scores[(seat + n) % self.size])
