"""What every observation says besides the game's fields: who is asked, what the question is, how the scores stand."""

from __future__ import annotations

from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.observing.sheet import NOTHING, Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State

SCORE: Final = 9_999


class Acting(Unit):
    """A cell for each seat, the observing seat first: 1 if it is asked now."""

    def __init__(self, seats: i64) -> None:
        super().__init__([seats], 0, 1)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        in_lanes = len(g.lanes) > 0
        for n in range(self.size):
            other: i64 = (seat + n) % self.size
            asked: i64 = 0
            if not g.over and (len(g.lanes[other]) > 0 if in_lanes else other == g.turn):
                asked = 1
            out.set(at + n, asked)


class Asked(Unit):
    """A cell for each kind of question: 1 for the one that is put; while several decide at once, to the observing seat."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__([len(kinds)], 0, 1)
        self.index: Final[dict[str, int]] = {kind: n for n, kind in enumerate(kinds)}

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        stack = g.stack if len(g.lanes) == 0 else g.lanes[seat]
        kind: i64 = NOTHING
        if not g.over and len(stack) > 0:
            kind = self.index[stack[-1].kind]
        out.set_one(at, kind)


class Scores(Unit):
    """The score of each seat, the observing seat's first; nothing while that would give a secret away. `always`: no point depends
    on a secret choice. `reads`: where all points come from, if that is known; only for a game without secret choices."""

    def __init__(self, seats: i64, always: bool, reads: list[str] | None = None) -> None:
        super().__init__([seats], -SCORE, SCORE, reads)
        self.always: Final[bool] = always

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        secret = len(g.lanes) > 0 and not self.always
        for n in range(self.size):
            score: i64 = 0
            if not secret:
                score = g.score((seat + n) % self.size)
            out.set(at + n, score)


class ViewedScores(Unit):
    """The same for a game that says itself what a seat may know of the scores (`Game.view_scores`)."""

    def __init__(self, seats: i64) -> None:
        super().__init__([seats], -SCORE, SCORE)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        found: Any = g.game.view_scores(g, seat)
        scores: list[int] = [0] * self.size if found is None else found
        for n in range(self.size):
            out.set(at + n, scores[(seat + n) % self.size])
