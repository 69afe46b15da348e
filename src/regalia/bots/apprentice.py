"""The two lower levels: they look one choice ahead like the greedy bot, the lowest with a doubtful eye."""

from __future__ import annotations

from typing import Final

from regalia.bots.evaluation import Evaluation, evaluation_of
from regalia.bots.greedy import GreedyBot
from regalia.core.state import State

WHOLE: Final = 4294967296.0


class ApprenticeBot(GreedyBot):
    """`doubts`: how far its judgement of an option is off, as a share of what a guess is wrong by anyway."""

    def __init__(self, name: str, seed: int, doubts: float) -> None:
        super().__init__(name, seed)
        self.doubts: float = doubts
        self.evaluation: Evaluation | None = None

    def decide(self, state: State, seat: int) -> int:
        """On a deal of its own, so that its choice follows from its seed and from what the seat knows."""
        return super().decide(state.resample(seat, int(self.rng.next32())), seat)

    def doubt(self, state: State) -> float:
        """Near to nothing most of the time, sometimes a good deal: the sum of three even chances."""
        if self.doubts == 0.0:
            return 0.0
        if self.evaluation is None:
            self.evaluation = evaluation_of(state.game, state.config)
        chances = float(self.rng.next32()) + float(self.rng.next32()) + float(self.rng.next32())
        return (chances / WHOLE - 1.5) * 2.0 * self.doubts * self.evaluation.spread
