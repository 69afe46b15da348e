"""An evaluation learned from self-play: for each seat the score it will end with, from the game's derived numbers.

The score is a weighted sum of the numbers of `features.py`, with weights that change as time runs out (the first of the numbers
is the share of the game that is left), and what a small hidden layer adds to it. Margins are differences of these scores; the
chances of winning follow from them, the more surely the later it is. Where an objective decides instead of the score,
`features.aim` says how much of it is met. The weights are files of the game's folder (weights.py); NumPy is needed to train them
(lab/training), not to use them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from regalia.bots.evaluation import FAR, Evaluation, bounded, compare, shared
from regalia.core.ints import i64
from regalia.core.state import State
from regalia.core.vecs import append, vec
from regalia.kit.numbers import zeros

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game


AIM: Final = 50.0
"""Points that an objective is worth as it is being met."""
DECIDED: Final = 2.0
"""The same when the game is over, in objectives: far from all that may come before."""
UNTIL_MET: Final = 0.8


class Net:
    """Weights of one kind of seat. `flat` and `sloped` weigh each number, the second times the time left; `first` holds a row of
    weights for each hidden cell, `offsets` what is added to it, `second` what the cell is worth if it is positive."""

    def __init__(
        self,
        bias: list[float],
        flat: list[float],
        sloped: list[float],
        first: list[float],
        offsets: list[float],
        second: list[float],
    ) -> None:
        self.size: Final[i64] = len(flat)
        self.cells: Final[i64] = len(offsets)
        self.bias: Final[vec[float]] = packed_floats(bias)
        self.flat: Final[vec[float]] = packed_floats(flat)
        self.sloped: Final[vec[float]] = packed_floats(sloped)
        self.first: Final[vec[float]] = packed_floats(by_number(first, len(flat), len(offsets)))
        self.offsets: Final[vec[float]] = packed_floats(offsets)
        self.second: Final[vec[float]] = packed_floats(second)
        self.sums: Final[vec[float]] = zeros(len(offsets))

    def score(self, row: vec[float]) -> float:
        """The score to expect at the end. The order of the sums is the same compiled and interpreted."""
        left = row[0]
        still = 0.0
        sloped = 0.0
        cells: i64 = self.cells
        for cell in range(cells):
            self.sums[cell] = self.offsets[cell]
        for at in range(self.size):
            number = row[at]
            if number == 0.0:
                continue
            still += self.flat[at] * number
            sloped += self.sloped[at] * number
            for cell in range(cells):
                self.sums[cell] += self.first[at * cells + cell] * number
        found = self.bias[0] + self.bias[1] * left * left + still + sloped * left
        for cell in range(cells):
            if self.sums[cell] > 0.0:
                found += self.second[cell] * self.sums[cell]
        return found


class LearnedEvaluation(Evaluation):
    """`sharpness`: by how much a point of the margin raises the odds, at the start and at the end."""

    def __init__(self, features: Any, contest: bool, players: int, seat: Net, automa: Net | None, sharpness: list[float]) -> None:
        super().__init__(2.0 / (sharpness[0] + sharpness[1]))
        self.fill: Final[Any] = features.fill
        self.contest: Final[bool] = contest
        self.players: Final[i64] = players
        self.seat: Final[Net] = seat
        self.automa: Final[Net] = seat if automa is None else automa
        self.early: Final[float] = sharpness[0]
        self.late: Final[float] = sharpness[1]
        self.row: Final[vec[float]] = zeros(seat.size)

    def scores(self, state: State, out: list[float]) -> float:
        """The expected final score of every seat; the share of the game that is left."""
        if state.over:
            for seat in range(len(out)):
                out[seat] = float(state.score(seat))
            return 0.0
        left = 0.0
        for seat in range(len(out)):
            self.fill(state, seat, self.row)
            left = self.row[0]
            out[seat] = self.seat.score(self.row) if seat < self.players else self.automa.score(self.row)
        return left

    def margins(self, state: State, out: list[float]) -> None:
        self.scores(state, out)
        if self.contest:
            compare(out)

    def wins(self, state: State, out: list[float]) -> None:
        left = self.scores(state, out)
        self._soften(state, out, left)

    def rate(self, state: State, margins: list[float], wins: list[float]) -> None:
        left = self.scores(state, margins)
        for seat in range(len(margins)):
            wins[seat] = margins[seat]
        self._soften(state, wins, left)
        if self.contest:
            compare(margins)

    def _soften(self, state: State, out: list[float], left: float) -> None:
        """Scores to chances."""
        if not self.contest:
            bounded(out)
            return
        if state.over:
            shared(state, out)
            return
        sharpness = self.early * left + self.late * (1.0 - left)
        best = out[0]
        for found in out:
            best = max(best, found)
        total = 0.0
        for seat in range(len(out)):
            behind = (out[seat] - best) * sharpness
            out[seat] = 0.0 if behind < -FAR else exp(behind)
            total += out[seat]
        for seat in range(len(out)):
            out[seat] /= total


class AimedEvaluation(LearnedEvaluation):
    """Alone with an objective: the score to expect stands for the means to reach it, and what is met of it counts besides, up to
    `AIM` points (features.aim, 0 to 1). The chance is that share, a little less until it is met."""

    def __init__(self, features: Any, contest: bool, players: int, seat: Net, automa: Net | None, sharpness: list[float]) -> None:
        super().__init__(features, contest, players, seat, automa, sharpness)
        self.aim: Final[Any] = features.aim

    def margins(self, state: State, out: list[float]) -> None:
        self._set(out, self._margin(state, self._share(state)))

    def wins(self, state: State, out: list[float]) -> None:
        self._chance(state, out, self._share(state))

    def rate(self, state: State, margins: list[float], wins: list[float]) -> None:
        share = self._share(state)
        self._chance(state, wins, share)
        self._set(margins, self._margin(state, share))

    def _share(self, state: State) -> float:
        if state.over:
            return DECIDED if 0 in state.winners() else -DECIDED
        share: float = self.aim(state)
        return share

    def _margin(self, state: State, share: float) -> float:
        if state.over:
            return float(state.score(0)) + AIM * share
        self.fill(state, 0, self.row)
        return self.seat.score(self.row) + AIM * share

    def _chance(self, state: State, out: list[float], share: float) -> None:
        if state.over:
            shared(state, out)
            return
        for seat in range(len(out)):
            out[seat] = UNTIL_MET * share if seat == 0 else 1.0 - UNTIL_MET * share

    def _set(self, out: list[float], margin: float) -> None:
        for seat in range(len(out)):
            out[seat] = margin if seat == 0 else -margin


def by_number(first: list[float], numbers: int, cells: int) -> list[float]:
    """Rows by cell to rows by number: many numbers are 0, and their rows are passed over."""
    return [first[cell * numbers + at] for at in range(numbers) for cell in range(cells)]


def packed_floats(values: list[float]) -> vec[float]:
    found = vec[float]()
    for value in values:
        found = append(found, value)
    return found


def learned_of(game: Game, config: Config) -> Evaluation | None:
    """The evaluation by the weights in the game's folder for this mode and number of players; None without any that fit."""
    from regalia.bots.weights import fitting

    found = fitting(game, config)
    return None if found is None else evaluation_with(game, config, found.seat, found.automa, found.sharpness)


def evaluation_with(game: Game, config: Config, seat: Any, automa: Any, sharpness: list[float]) -> LearnedEvaluation:
    """The evaluation by weights that were read or trained."""
    other = None if automa is None else net_of(automa)
    features: Any = game.room("features")
    kind = AimedEvaluation if config.mode in getattr(features, "AIMED", ()) else LearnedEvaluation
    return kind(features, config.contest, config.players, net_of(seat), other, sharpness)


def net_of(given: Any) -> Net:
    return Net(given.bias, given.flat, given.sloped, given.first, given.offsets, given.second)
