"""Play a line of actions by key, and assert that one is refused."""

from __future__ import annotations

from regalia.core.reasons import IllegalAction, Refusal
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.testing.words import check_text

Move = str | tuple[int, str]


def line(state: State, *moves: Move) -> State:
    """Play the moves on the state: "take:3" by the seat in turn, or (1, "take:3") by seat 1; the state itself is given back."""
    for number, move in enumerate(moves, start=1):
        seat, key = (NOBODY, move) if isinstance(move, str) else move
        try:
            state.apply(state.game.action(key), seat)
        except IllegalAction as problem:
            sentence = state.game.reason("en", problem.refusal)
            options = ", ".join(state.key(action) for action in state.legal()[:20])
            found = f"move {number}, {key}: {sentence} [{problem.refusal.clause}]; possible: {options}"
            raise AssertionError(found) from None
    return state


def refused(state: State, key: str, clause: str, seat: int | None = None) -> Refusal:
    """Assert that the action is refused with this clause and leaves the state alone; the refusal is given back."""
    game = state.game
    who = NOBODY if seat is None else seat
    refusal = state.why_not(game.action(key), who)
    assert refusal is not None, f"{key} is legal, but {clause} should forbid it"
    assert refusal.clause == clause, f"{key} is refused by {refusal.clause} ({refusal.key}), not by {clause}"
    check_text(game, f"reason-{refusal.key}", refusal.args)
    before = state.digest()
    try:
        state.apply(game.action(key), who)
    except IllegalAction:
        assert state.digest() == before, f"{key} was refused but has changed the state"
        return refusal
    raise AssertionError(f"{key} has a refusal ({refusal.key}), yet it was applied")
