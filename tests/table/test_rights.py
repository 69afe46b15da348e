"""Who may do what at a table besides deciding: agree to a take-back, take a seat, send somebody away, ask twice."""

import asyncio
import random

import pytest

from regalia.core.registry import games
from regalia.table import moves, seating
from regalia.table.errors import Conflict, Forbidden, Missing
from regalia.table.live import Live
from regalia.table.records import ClockSettings
from table.helpers import ANN, BOB, CAT, PEOPLE, Clock, duel, play, whoever, wish


def folded(live):
    again = Live(live.header)
    for row in live.rows:
        again.add(row)
    return again


def late_table():
    """Somebody has decided, the other was too slow, and a stand-in plays for the other."""
    clock = Clock()
    live = duel(now=clock(), clock=ClockSettings("move", 60))
    rng = random.Random(1)
    while True:
        seat, _ = whoever(live)
        play(live, clock(), rng)
        if whoever(live)[0] != seat:
            break
    clock.pass_by(61)
    seating.time_out(live, clock())
    assert live.seats[1 - seat].stand_in
    return live, seat, clock


def test_who_was_only_too_slow_keeps_the_right_of_consent():
    live, seat, clock = late_table()
    moves.ask_back(live, PEOPLE[seat], seat, live.step(seat), clock())
    assert live.ask.waiting == [1 - seat]
    moves.answer(live, PEOPLE[1 - seat], 1 - seat, False, clock())
    assert live.ask is None
    moves.ask_back(live, PEOPLE[seat], seat, live.step(seat), clock())
    assert folded(live).ask.waiting == [1 - seat]
    moves.answer(live, PEOPLE[1 - seat], 1 - seat, True, clock())
    assert live.ask is None
    assert folded(live).state.digest() == live.state.digest()


def test_who_gives_the_seat_away_is_not_waited_for():
    live, seat, clock = late_table()
    moves.ask_back(live, PEOPLE[seat], seat, live.step(seat), clock())
    seating.leave(live, PEOPLE[1 - seat], 1 - seat, clock())
    assert live.ask is None
    seating.stand_in(live, PEOPLE[1 - seat], 1 - seat, "", clock())
    seating.stand_in(live, PEOPLE[1 - seat], 1 - seat, "random", clock())
    assert moves.must_ask(live, seat) == []


def test_rows_of_old_that_do_not_say_who_was_asked_are_read_as_before():
    live, seat, clock = late_table()
    row = live.write("ask", clock(), seat=seat, who=PEOPLE[seat].identity, data={"to": 0})
    assert live.ask is None, "nobody was asked, so it was done at once"
    assert "of" not in row.data
    assert folded(live).state.digest() == live.state.digest()


def three(**more):
    for game in games():
        for found in game.info.modes:
            if 3 in found.players and not any(option.required for option in found.options.values()):
                return seating.create(ANN, seating.Wish(game.id, found.id, 3, seats=["me", "open", "open"], **more), 0.0)
    raise AssertionError("no game for three")


def test_a_stranger_takes_one_seat_of_a_public_table():
    live = three(public=True)
    seating.sit(live, BOB, 1, 0.0)
    with pytest.raises(Forbidden) as caught:
        seating.sit(live, BOB, 2, 0.0)
    assert caught.value.key == "table-one-seat"
    assert seating.sit(live, BOB, -1, 0.0) == 1
    hot = three()
    seating.sit(hot, BOB, 1, 0.0)
    seating.sit(hot, BOB, 2, 0.0)
    assert hot.running


def test_the_owner_can_send_a_guest_away_before_the_start():
    live = three(public=True)
    seating.sit(live, BOB, 1, 0.0)
    with pytest.raises(Forbidden):
        seating.remove(live, BOB, 1, 0.0)
    for seat in (0, 2, 99):
        with pytest.raises(Missing):
            seating.remove(live, ANN, seat, 0.0)
    seating.remove(live, ANN, 1, 0.0)
    assert live.seats[1].kind == "open"
    for table in (live, folded(live)):
        with pytest.raises(Forbidden) as caught:
            seating.sit(table, BOB, -1, 0.0)
        assert caught.value.key == "table-removed"
    seating.sit(live, CAT, 1, 0.0)
    seating.sit(live, moves.Caller("dan"), 2, 0.0)
    with pytest.raises(Conflict):
        seating.remove(live, ANN, 1, 0.0)


def test_a_word_is_said_once_however_often_it_is_sent():
    live = duel()
    for _ in range(3):
        seating.chat(live, ANN, "hello", 0.0, "r1")
    seating.chat(live, BOB, "hello", 0.0, "r1")
    assert [row.who for row in live.rows if row.kind == "chat"] == ["ann", "bob"]
    with pytest.raises(Conflict):
        moves.act(live, ANN, moves.Post(0, ("x",), 0, "r1"), 0.0)


def test_a_table_is_made_once_however_often_it_is_asked_for(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            made = [seating.create(ANN, wish(), 0.0) for _ in range(8)]
            found = await asyncio.gather(*(hall.add(live, "once") for live in made))
            assert len({live.header.id for live in found}) == 1
            assert len(await hall.store.listed(ANN.identity, None)) == 1
            other = await hall.add(seating.create(BOB, wish(), 0.0), "once")
            assert other.header.id != found[0].header.id

    run(body())
