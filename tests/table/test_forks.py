"""A table that goes on from a moment of another one: the truth of a finished game, the view of a running one."""

import random

import msgspec
import pytest

from regalia.core.registry import games
from regalia.table import forks, seating
from regalia.table.errors import Conflict, Forbidden, Missing
from regalia.testing.golden import golden_setups
from regalia.testing.playing import setup_id
from table.helpers import ANN, BOB, CAT, duel, play, play_until, wish

SETUPS = [pytest.param(game.id, config, id=f"{game.id}-{setup_id(config)}") for game in games() for config in golden_setups(game)]


def test_from_any_step_of_a_finished_game():
    live = play_until(duel(), lambda found: found.status == "finished", random.Random(1))
    for step in (0, 1, len(live.line.plays) // 2, len(live.line.plays) - 1):
        fork = forks.fork(live, ANN, -1, step, 0.0)
        assert fork.running
        assert fork.seats_of(ANN.identity) == [0, 1]
        assert fork.state.digest() == live.line.at(step).digest()
    with pytest.raises(Missing):
        forks.fork(live, ANN, -1, len(live.line.plays) + 1, 0.0)
    with pytest.raises(Missing):
        forks.fork(live, ANN, -1, None, 0.0)


def test_an_open_table_has_no_step():
    with pytest.raises(Conflict):
        forks.fork(seating.create(ANN, wish(), 0.0), ANN, -1, None, 0.0)


def test_of_a_running_game_only_by_those_who_play_it():
    live = duel()
    play(live)
    with pytest.raises(Forbidden):
        forks.fork(live, CAT, -1, None, 0.0)


def test_of_a_table_that_was_closed_no_more_than_of_a_running_one():
    """To close a table is no way to look at the others' hands."""
    live = duel()
    for _ in range(6):
        play(live, rng=random.Random(1))
    running = forks.fork(live, BOB, 1, None, 0.0)
    seating.close(live, ANN, 0.0)
    assert forks.fork(live, BOB, 1, None, 0.0).state.view(1) == running.state.view(1)
    assert forks.fork(live, BOB, 1, None, 0.0).seats_of(BOB.identity) == [0, 1]
    with pytest.raises(Forbidden):
        forks.fork(live, CAT, -1, None, 0.0)
    dealt = {forks.fork(live, who, seat, None, 0.0).state.digest() for seat, who in ((0, ANN), (1, BOB))}
    assert len(dealt) == 2, "each has what it may know"


@pytest.mark.parametrize(("game", "config"), SETUPS)
def test_of_a_running_game_only_what_the_seat_may_know(game, config):
    """The fork looks the same to its maker (in a secret choice: as before it); the hidden was dealt anew from another secret."""
    rng = random.Random(3)
    options = dict(config.options)
    seats = ["me", *["open"] * (config.players - 1)]
    live = seating.create(ANN, seating.Wish(game, config.mode, config.players, options, seats=seats), 0.0)
    while live.status == "open":
        seating.sit(live, BOB, [seat.kind for seat in live.seats].index("open"), 0.0)
    for _ in range(25):
        if live.status == "finished":
            return
        seat = rng.choice(live.actors())
        key = live.state.key(rng.choice(live.state.legal_for(seat)))
        live.write("act", 0.0, seat=seat, action=key)
    if live.status == "finished":
        return
    fork = forks.fork(live, ANN, 0, None, 0.0)
    before = live.line.at(live.last_step())
    assert msgspec.json.encode(fork.state.view(0)) == msgspec.json.encode(before.view(0))
    assert fork.header.secret != live.header.secret
