"""Clocks are a fold over stored times; what happens on time-out is a setting."""

import random

import pytest

from regalia.core.registry import games
from regalia.table import moves, seating
from regalia.table.errors import Conflict
from regalia.table.live import Live
from regalia.table.records import ClockSettings
from regalia.testing.playing import option_rows
from table.helpers import ANN, PEOPLE, Clock, duel, key_of, play, post, whoever


def table(clock, **settings):
    return duel(now=clock(), clock=ClockSettings(**settings))


def test_without_a_clock_nobody_is_ever_late():
    live = table(Clock(), kind="none")
    assert live.clocks.late(10**12) == []
    assert live.summary().due is None


def test_every_turn_has_its_time():
    clock = Clock()
    live = table(clock, kind="move", seconds=60)
    seat, _ = whoever(live)
    assert live.clocks.deadline(seat) == clock() + 60 == live.summary().due
    assert live.clocks.deadline(1 - seat) is None
    clock.pass_by(50)
    while whoever(live)[0] == seat:
        play(live, clock())
    assert live.clocks.deadline(1 - seat) == clock() + 60
    assert live.clocks.deadline(seat) is None


def test_days_are_long_turns():
    clock = Clock()
    live = table(clock, kind="days", seconds=3 * 86_400)
    assert live.summary().due == clock() + 3 * 86_400


def test_a_bank_runs_down_and_gains_an_increment_a_turn():
    clock = Clock()
    live = table(clock, kind="bank", seconds=100, increment=5)
    first, _ = whoever(live)
    clock.pass_by(30)
    turns = 0
    while whoever(live)[0] == first:
        play(live, clock())
        turns += whoever(live)[0] != first or live.state.history.barrier
    assert live.clocks.left[first] == 100 - 30 + 5 * turns
    clock.pass_by(40)
    assert live.clocks.late(clock()) == []
    clock.pass_by(61)
    assert live.clocks.late(clock()) == [1 - first]


def test_taking_back_gives_no_time_back():
    clock = Clock()
    live = table(clock, kind="bank", seconds=1000, increment=10)
    rng = random.Random(1)
    for _ in range(200):
        seat, _ = whoever(live)
        if moves.free_undo(live.state, 1 - seat) and live.actors() == [seat]:
            other = 1 - seat
            left = live.clocks.left[other]
            assert live.clocks.paid[other]
            moves.undo(live, PEOPLE[other], other, live.step(other), clock())
            assert live.clocks.left[other] == left - 10
            return
        clock.pass_by(1)
        play(live, clock(), rng)
    pytest.skip("in this game the end of a turn cannot be taken back")


def test_a_late_decision_is_refused():
    clock = Clock()
    live = table(clock, kind="move", seconds=60)
    seat, who = whoever(live)
    clock.pass_by(60)
    with pytest.raises(Conflict, match="time"):
        moves.act(live, who, post(live, seat, key_of(live, seat)), clock())


def test_on_time_out_a_stand_in_plays_until_the_player_is_back():
    clock = Clock()
    live = table(clock, kind="move", seconds=60)
    seat, who = whoever(live)
    clock.pass_by(61)
    assert seating.time_out(live, clock())
    assert not seating.time_out(live, clock())
    assert live.seats[seat].stand_in
    assert live.bots_asked() == [seat]
    assert live.clocks.deadline(seat) is None
    seating.stand_in(live, who, seat, "", clock())
    assert live.clocks.deadline(seat) >= clock() + 30
    moves.act(live, who, post(live, seat, key_of(live, seat)), clock())


def test_or_the_game_is_lost():
    clock = Clock()
    live = table(clock, kind="bank", seconds=60, on_time="lose")
    seat, _ = whoever(live)
    clock.pass_by(61)
    seating.time_out(live, clock())
    assert live.status == "finished"
    assert live.result.ended_by == "time"
    assert live.result.late == seat
    assert live.result.ranks[seat] == 2
    assert live.result.ranks[1 - seat] == 1


def test_where_nobody_wins_nobody_has_a_place_either():
    clock = Clock()
    id, mode = next((game.id, mode) for game in games() for mode in game.info.modes if not mode.contest)
    players = min(mode.players)
    options = option_rows(mode, players)[0]
    settings = ClockSettings(kind="bank", seconds=60, on_time="lose")
    live = seating.create(
        ANN, seating.Wish(id, mode.id, players, options=options, seats=["me"] * players, clock=settings), clock()
    )
    clock.pass_by(61)
    seating.time_out(live, clock())
    assert (live.result.ended_by, set(live.result.ranks), live.result.winners) == ("time", {0}, [])


def test_a_restart_loses_no_time():
    clock = Clock()
    live = table(clock, kind="bank", seconds=500, increment=3)
    rng = random.Random(2)
    for _ in range(40):
        clock.pass_by(rng.random() * 5)
        play(live, clock(), rng)
    again = Live(live.header)
    for row in live.rows:
        again.add(row)
    assert (again.clocks.left, again.clocks.since) == (live.clocks.left, live.clocks.since)
    assert again.summary().due == live.summary().due


def test_the_service_looks_after_the_clocks(database, opened, run):
    """Also of a table that no process has in memory."""
    clock = Clock()

    async def body():
        async with opened(database, now=clock, start=False) as hall:
            live = await hall.add(table(clock, kind="move", seconds=60))
            hall.opened.clear()
            await hall.tender.tend_all()
            assert not hall.opened
            clock.pass_by(61)
            await hall.tender.tend_all()
            found = await hall.table(live.header.id)
            assert any(seat.stand_in for seat in found.seats)
            assert found.seats_of(ANN.identity) == [0]
            await hall.tender.stop()

    run(body())
