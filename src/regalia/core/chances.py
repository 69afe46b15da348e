"""Public chance: all that can fall when an action is applied, each way with its probability and the state it leads to.

    for way in state.chances(action) or []:
        value += way.probability * expected(way.state)          # expectimax

An action is tried with given outcomes; where they are used up and chance must decide, the engine says what can fall and how
likely, and each of these is tried in turn. The state is the true one: for a seat that may not see all of it, ask a copy dealt
anew (`state.resample(seat, seed)`).
"""

from __future__ import annotations

from dataclasses import dataclass

from regalia.core.chance import ChanceWanted
from regalia.core.state import State


@dataclass(frozen=True)
class Way:
    """`chance`: what falls, as `State.apply(action, chance=…)` takes it; `state`: what follows, without a history."""

    chance: list[str]
    probability: float
    state: State


def ways(state: State, action: int, seat: int, most: int) -> list[Way] | None:
    """None if there are more than `most` ways. The probabilities add up to 1."""
    if action not in state.legal_for(seat):
        raise ValueError(f"action {action} is not legal for seat {seat}")
    found: list[Way] = []
    waiting: list[tuple[list[int], float]] = [([], 1.0)]
    while waiting:
        given, probability = waiting.pop()
        then = state.bare()
        then.script, then.scripted = given, 0
        try:
            then.do_as(seat, action)
        except ChanceWanted as wanted:
            total = sum(wanted.weights)
            outcomes = list(zip(wanted.outcomes, wanted.weights, strict=True))
            waiting += [([*given, wanted.kind, one], probability * weight / total) for one, weight in reversed(outcomes)]
            if len(waiting) + len(found) > most:
                return None
            continue
        then.script, then.scripted = [], -1
        found.append(Way(state.game.chance.write(given), probability, then))
    return found
