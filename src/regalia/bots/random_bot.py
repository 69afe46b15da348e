"""The bot that picks any option, and the bare loop of random games."""

from __future__ import annotations

from regalia.bots.bot import Bot
from regalia.core.ints import i64
from regalia.core.state import State


class RandomBot(Bot):
    def __init__(self, name: str = "random", seed: int = 0) -> None:
        super().__init__(name, seed)

    def decide(self, state: State, seat: int) -> int:
        options = state.legal_for(seat)
        return options[self.rng.below(len(options))]


class Counts:
    """What a random game was made of: its decisions, their options in all, the decisions with one option only."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0
        self.forced: i64 = 0


def playout_counted(state: State, counts: Counts) -> None:
    """The same game as `state.playout()`, counted on the way."""
    rng = state.rng
    while not state.over:
        wide: i64 = state.options.count
        counts.decisions += 1
        counts.options += wide
        if wide == 1:
            counts.forced += 1
        state.do(state.options.items[rng.below(wide)])
