"""What the benchmark measures: a game of ours. Runs in a process of its own, one subject to a process."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any

from regalia.bots.random_bot import Counts, playout_counted
from regalia.core.rng import seeded
from regalia.lab.setup import Setup, mixed_seed

COUNTED_GAMES = 5


class Subject(ABC):
    """One game of one engine, played at random."""

    @abstractmethod
    def play(self, index: int) -> int:
        """One whole game as fast as the engine goes; how many decisions it had."""

    @abstractmethod
    def count(self, index: int, counts: Counts) -> None:
        """One whole game with its options counted; not timed."""

    @abstractmethod
    def half_way(self) -> Any:
        """A position in the middle of a game."""

    def copy(self, position: Any) -> Any:
        return position.copy()

    def about(self) -> dict[str, Any]:
        """What stands beside the figures."""
        return {}


class OurGame(Subject):
    """Mode and player count are the game's own first choice."""

    def __init__(self, id: str) -> None:
        self.game, self.config = Setup(id).opened()

    def play(self, index: int) -> int:
        state = self.game.deal(self.config, seeded(mixed_seed(0, index, "bench")), record=False)
        state.playout()
        return int(state.moves)

    def count(self, index: int, counts: Counts) -> None:
        state = self.game.deal(self.config, seeded(mixed_seed(0, index, "bench")), record=False)
        playout_counted(state, counts)

    def half_way(self) -> Any:
        length = self.play(0)
        state = self.game.deal(self.config, seeded(mixed_seed(0, 0, "bench")), record=False)
        while state.moves < length // 2:
            state.do(state.legal()[state.rng.below(len(state.legal()))])
        return state

    def about(self) -> dict[str, Any]:
        return {"players": self.config.players, "mode": self.config.mode}


def described(subject: Subject) -> dict[str, Any]:
    """The figures that need no race: length of a game and width of the choices."""
    counts = Counts()
    for index in range(COUNTED_GAMES):
        subject.count(index, counts)
    decisions = max(1, int(counts.decisions))
    return {
        **subject.about(),
        "decisions_per_game": round(decisions / COUNTED_GAMES, 1),
        "mean_legal": round(counts.options / decisions, 3),
        "forced_share": round(counts.forced / decisions, 4),
    }


def slice_of(subject: Subject, first: int, seconds: float) -> tuple[int, int, float]:
    """Whole games for at least this much processor time: (games, decisions, seconds)."""
    started = time.process_time()
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        decisions += subject.play(first + games)
        games += 1
        spent = time.process_time() - started
    return games, decisions, spent
