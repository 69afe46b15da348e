"""The greedy bot with the learned evaluation instead of the game's own guess: the yardstick of trained weights."""

from __future__ import annotations

from regalia.bots.evaluation import Evaluation, evaluation_of
from regalia.bots.greedy import BUDGET, DEPTH, GreedyBot
from regalia.core.ints import i64
from regalia.core.state import State


class LearnedBot(GreedyBot):
    """Takes the option after which it expects the best margin. Without an evaluation of its own it takes the one of the game and
    mode it sits at."""

    def __init__(
        self,
        name: str = "learned",
        seed: int = 0,
        evaluation: Evaluation | None = None,
        levels: int = DEPTH,
        most: int = BUDGET,
    ) -> None:
        super().__init__(name, seed, levels, most)
        self.evaluation: Evaluation | None = evaluation
        self.row: list[float] = []

    def decide(self, state: State, seat: int) -> int:
        if self.evaluation is None:
            self.evaluation = evaluation_of(state.game, state.config)
        return super().decide(state, seat)

    def guess(self, state: State, seat: i64) -> float:
        evaluation = self.evaluation
        assert evaluation is not None
        if len(self.row) != state.seats:
            self.row = [0.0] * state.seats
        evaluation.margins(state, self.row)
        return self.row[seat]
