"""The machine's clock is corrected or jumps, and no game ends by that."""

import pytest

from regalia.table.records import ClockSettings
from regalia.table.steady import SteadyClock
from table.helpers import Clock, duel

MOVE = ClockSettings("move", 60)


def test_the_clock_follows_small_corrections_and_no_jump():
    wall, passed = Clock(1000.0), Clock(5.0)
    steady = SteadyClock(wall, passed)
    for seconds, correction in ((1, 0), (1, 0.5), (1, -0.5)):
        passed.pass_by(seconds)
        wall.pass_by(seconds + correction)
        assert steady() == wall()
    for jump in (1200, -3600):
        wall.pass_by(jump)
        passed.pass_by(1)
        wall.pass_by(1)
        before = steady.latest
        assert steady() == pytest.approx(before + 1)
    passed.pass_by(10)
    wall.pass_by(10.5)
    assert steady() == pytest.approx(before + 1 + 10.5)


def test_it_never_goes_back():
    wall, passed = Clock(1000.0), Clock(0.0)
    steady = SteadyClock(wall, passed)
    first = steady()
    wall.pass_by(-1)
    assert steady() == first


def test_a_jump_of_twenty_minutes_ends_no_game(sqlite, opened, run):
    wall, passed = Clock(), Clock(0.0)
    steady = SteadyClock(wall, passed)

    async def body():
        async with opened(sqlite, now=steady, start=False) as hall:
            live = await hall.add(duel(now=steady(), clock=MOVE))
            wall.pass_by(1200)
            await hall.tender.tend_all()
            assert not any(seat.stand_in for seat in (await hall.table(live.header.id)).seats)
            wall.pass_by(61)
            passed.pass_by(61)
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(live.header.id)).seats)

    run(body())
