"""Decisions without a choice pass by themselves where that is wished, and are taken back together with what led to them."""

import random

import pytest

from regalia.core.registry import game, game_ids
from regalia.table import moves, seating
from table.helpers import ANN, BOB, PEOPLE, key_of, post, whoever

SEEDS = 6


def table(id):
    mode = next(
        m for m in game(id).info.modes if 2 in m.players and not m.automa and not any(o.required for o in m.options.values())
    )
    live = seating.create(ANN, seating.Wish(id, mode.id, 2, seats=("me", "open")), 0.0)
    seating.sit(live, BOB, -1, 0.0)
    return live


def chains(id):
    """(table after a decision with forced ones behind it, seat, how many, options before) in some random games."""
    for seed in range(SEEDS):
        live, rng = table(id), random.Random(seed)
        while live.running:
            seat, who = whoever(live)
            before = live.state.digest(), len(live.line.plays)
            moves.act(live, who, post(live, seat, key_of(live, seat, rng), pass_forced=True), 0.0)
            if live.running:
                assert moves.forced(live.state, seat) == ""
            passed = len(live.line.plays) - before[1] - 1
            if passed:
                yield live, seat, before
                return


def test_some_game_has_decisions_without_a_choice():
    assert any(list(chains(id)) for id in game_ids())


@pytest.mark.parametrize("id", game_ids())
def test_undo_and_redo_move_the_decision_and_all_that_followed_by_itself(id):
    for live, seat, (digest, plays) in chains(id):
        after = live.state.digest(), len(live.line.plays)
        for _ in range(2):
            moves.undo(live, PEOPLE[seat], seat, live.step(seat), 0.0)
            assert (live.state.digest(), len(live.line.plays)) == (digest, plays)
            moves.redo(live, PEOPLE[seat], seat, live.step(seat), 0.0)
            assert (live.state.digest(), len(live.line.plays)) == after


def test_nothing_passes_by_itself_unless_it_is_wished():
    live, rng = table(game_ids()[0]), random.Random(3)
    for _ in range(60):
        seat, who = whoever(live)
        plays = len(live.line.plays)
        moves.act(live, who, post(live, seat, key_of(live, seat, rng)), 0.0)
        assert len(live.line.plays) == plays + 1
