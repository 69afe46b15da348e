"""What a position is worth to each seat: the margin to expect at the end, and the chance of winning.

The search asks an evaluation, and nothing else, how good a position is. The one by hand follows the game's own guess, `value`;
a learned one takes its place where the game's folder has weights for the mode and the number of players.
"""

from __future__ import annotations

import importlib
import importlib.util
from math import exp, tanh
from typing import TYPE_CHECKING, Final

from regalia.bots.attributes import mypyc_attr
from regalia.core.state import State

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

SPREAD: Final = 10.0
"""Points by which a guess is wrong in the middle of a game; a game says better in `heuristics.SPREAD`."""
FAR: Final = 40.0
SCORE: Final = 100.0
"""A score that counts as half a win where there is nobody to beat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """`spread`: points after which a lead begins to be safe; the search weighs differences by it."""

    def __init__(self, spread: float = SPREAD) -> None:
        self.spread: float = spread

    def margins(self, state: State, out: list[float]) -> None:
        """For each seat the margin to expect at the end against its best rival, in points; alone, against the automa; where
        there is no contest, its own score."""
        raise NotImplementedError

    def wins(self, state: State, out: list[float]) -> None:
        """For each seat the chance of winning, about 1 in all; where there is no contest, the score put between 0 and 1."""
        raise NotImplementedError

    def rate(self, state: State, margins: list[float], wins: list[float]) -> None:
        """Both at once."""
        self.margins(state, margins)
        self.wins(state, wins)


class HandEvaluation(Evaluation):
    """By the game's `value`. `relative`: that value already is a margin (heuristics.RELATIVE)."""

    def __init__(self, spread: float, relative: bool, contest: bool) -> None:
        super().__init__(spread)
        self.relative: Final[bool] = relative
        self.contest: Final[bool] = contest

    def margins(self, state: State, out: list[float]) -> None:
        self._values(state, out)
        self._compare(out)

    def wins(self, state: State, out: list[float]) -> None:
        if state.over and self.contest:
            shared(state, out)
            return
        self._values(state, out)
        if self.contest:
            self._soften(out)
        else:
            bounded(out)

    def rate(self, state: State, margins: list[float], wins: list[float]) -> None:
        self._values(state, margins)
        if state.over and self.contest:
            shared(state, wins)
        else:
            for seat in range(len(margins)):
                wins[seat] = margins[seat]
            if self.contest:
                self._soften(wins)
            else:
                bounded(wins)
        self._compare(margins)

    def _values(self, state: State, out: list[float]) -> None:
        for seat in range(len(out)):
            out[seat] = state.value(seat)

    def _compare(self, out: list[float]) -> None:
        if self.contest and not self.relative:
            compare(out)

    def _soften(self, out: list[float]) -> None:
        """Values to chances."""
        scale = self.spread * 2.0 if self.relative else self.spread
        best = out[0]
        for found in out:
            best = max(best, found)
        total = 0.0
        for seat in range(len(out)):
            far = (out[seat] - best) / scale
            out[seat] = 0.0 if far < -FAR else exp(far)
            total += out[seat]
        for seat in range(len(out)):
            out[seat] /= total


def compare(out: list[float]) -> None:
    """Scores to margins: each against the best of the others."""
    if len(out) < 2:
        return
    first, second = out[0], out[1]
    if second > first:
        first, second = second, first
    for seat in range(2, len(out)):
        found = out[seat]
        if found > first:
            first, second = found, first
        elif found > second:
            second = found
    for seat in range(len(out)):
        found = out[seat]
        out[seat] = found - second if found == first else found - first


def shared(state: State, out: list[float]) -> None:
    """One game for the winners together."""
    winners = state.winners()
    for seat in range(len(out)):
        out[seat] = 1.0 / len(winners) if seat in winners else 0.0


def bounded(out: list[float]) -> None:
    for seat in range(len(out)):
        out[seat] = 0.5 + 0.5 * tanh(0.5 * (out[seat] - SCORE) / SCORE)


def evaluation_of(game: Game, config: Config) -> Evaluation:
    """The learned one, if the game has weights for this mode and number of players, else the one by hand."""
    if importlib.util.find_spec("regalia.bots.learned") is not None:
        found = importlib.import_module("regalia.bots.learned").learned_of(game, config)
        if isinstance(found, Evaluation):
            return found
    return evaluation_by_hand(game, config)


def evaluation_by_hand(game: Game, config: Config) -> Evaluation:
    room = game.room("heuristics")
    spread = float(getattr(room, "SPREAD", SPREAD))
    relative = bool(getattr(room, "RELATIVE", False))
    return HandEvaluation(spread, relative, config.contest)
