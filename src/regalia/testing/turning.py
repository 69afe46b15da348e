"""The rules are the same in every seat: a table where everything belongs to the next seat is asked, answers and goes on alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.state import State
from regalia.testing.answers import answers

Json = dict[str, Any]


def goes_on_alike(
    state: State, turned: Callable[[Json], Json], round_dealt: Callable[[Json], Json] = lambda position: position
) -> None:
    """`turned`: the position with everything one seat further; `round_dealt`: what of a position is alike after a new round, if
    luck is dealt from seat to seat."""
    game, before = state.game, _round(state.to_json())
    other = game.from_json(turned(state.to_json()))
    assert answers(other, other.turn) == answers(state, state.turn)
    for action in state.legal():
        here, there = state.copy(), other.copy()
        here.apply(action)
        there.apply(action)
        position, expected = there.to_json(), turned(here.to_json())
        if _round(position) != before:
            position, expected = round_dealt(position), round_dealt(expected)
        assert position == expected, state.key(action)
        for seat in range(state.config.players):
            following = (seat + 1) % state.config.players
            assert (there.score(following), there.breakdown(following)) == (here.score(seat), here.breakdown(seat))
            assert game.ask("holdings", "of", there, following) == game.ask("holdings", "of", here, seat)
        assert game.from_json(here.to_json()).digest() == here.digest()


def _round(position: Json) -> Any:
    return position["table"].get("round")
