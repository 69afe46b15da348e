"""The bot that takes the option after which the position looks best to it.

An option is often only the first word of a longer sentence ("build the farm", then "on this cell"). A question that
follows is part of the same choice when it goes to the same seat, is of another kind than the question we began with,
and stands at least as deep in the flow as that one did; the bot answers it with the best answer too.
"""

from __future__ import annotations

from typing import Final

from regalia.bots.bot import Bot
from regalia.core.ints import i64
from regalia.core.state import State

DEPTH: Final = 3
BUDGET: Final = 1000
WON: Final = 1_000_000.0


class GreedyBot(Bot):
    def __init__(self, name: str = "greedy", seed: int = 0) -> None:
        super().__init__(name, seed)
        self.budget: i64 = 0

    def decide(self, state: State, seat: int) -> int:
        options = state.legal_for(seat)
        if len(options) == 1:
            return options[0]
        kind = state.question(seat).kind
        depth = flow_depth(state, seat)
        best = options[0]
        best_value = 0.0
        ties: i64 = 0
        for action in options:
            self.budget = BUDGET // len(options)
            value = self.after(state, seat, action, kind, depth, DEPTH) + self.doubt(state)
            if ties == 0 or value > best_value:
                best, best_value, ties = action, value, 1
            elif value == best_value:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = action
        return best

    def doubt(self, state: State) -> float:
        """By how much the bot misjudges an option, in points."""
        return 0.0

    def after(self, state: State, seat: i64, action: i64, kind: str, depth: i64, levels: i64) -> float:
        """How good the position is once the choice that this option begins is finished."""
        then = state.bare()
        then.do_as(seat, action)
        self.budget -= 1
        if levels == 0 or self.budget <= 0 or not follows(then, seat, kind, depth):
            return worth(then, seat)
        options = then.legal_for(seat)
        best = self.after(then, seat, options[0], kind, depth, levels - 1)
        for at in range(1, len(options)):
            best = max(best, self.after(then, seat, options[at], kind, depth, levels - 1))
        return best


def worth(state: State, seat: i64) -> float:
    """The game's own guess; to have won counts above everything."""
    value = state.value(seat)
    if state.over and seat in state.winners():
        return value + WON
    return value


def flow_depth(state: State, seat: i64) -> i64:
    return len(state.lanes[seat]) if len(state.lanes) > 0 else len(state.stack)


def follows(state: State, seat: i64, kind: str, depth: i64) -> bool:
    """Whether the seat is still inside the choice that began with a question of this kind at this depth."""
    if state.over or flow_depth(state, seat) < depth:
        return False
    if len(state.lanes) == 0 and state.turn != seat:
        return False
    return state.question(seat).kind != kind
