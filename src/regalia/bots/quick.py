"""A quick way to the end of a game: everybody takes what looks best one decision ahead."""

from __future__ import annotations

from regalia.bots.evaluation import Evaluation
from regalia.core.ints import i64
from regalia.core.state import State


def play_quickly(state: State, evaluation: Evaluation, decisions: i64) -> None:
    """At most so many decisions; of options that look the same one is drawn from the state's own generator."""
    margins = [0.0] * int(state.seats)
    while decisions > 0 and not state.over:
        decisions -= 1
        state.do(best_look(state, evaluation, margins))


def best_look(state: State, evaluation: Evaluation, margins: list[float]) -> i64:
    actor = state.turn
    count: i64 = state.options.count
    best: i64 = state.options.items[0]
    if count == 1:
        return best
    best_look = 0.0
    ties: i64 = 0
    for n in range(count):
        then = state.bare()
        then.do(state.options.items[n])
        evaluation.margins(then, margins)
        look = margins[actor]
        if n == 0 or look > best_look:
            best = state.options.items[n]
            best_look = look
            ties = 1
        elif look == best_look:
            ties += 1
            if state.rng.below(ties) == 0:
                best = state.options.items[n]
    return best
