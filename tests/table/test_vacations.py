"""Clocks of days over simulated weeks: they rest while somebody is on vacation, for a bounded number of days a year."""

import asyncio

import pytest

from regalia.table import seating, vacations
from regalia.table.errors import Conflict, Forbidden
from regalia.table.records import ClockSettings
from regalia.table.vacations import DAY
from table.helpers import PEOPLE, Clock, NoBots, duel, play, whoever, wish

DAYS = ClockSettings("days", int(2 * DAY), 0, "lose")
MOST = 30


def test_a_resting_clock_keeps_its_time():
    live = duel(clock=DAYS)
    seat, who = whoever(live)
    vacations.rest(live, who.identity, 10 * DAY, DAY)
    assert live.clocks.deadline(seat) == 11 * DAY
    assert not seating.time_out(live, 10.9 * DAY)
    play(live, 5 * DAY)
    assert live.clocks.since[1 - seat] == 5 * DAY or seat in live.actors()
    vacations.rest(live, who.identity, 6 * DAY, 6 * DAY)
    assert live.clocks.rest_until[seat] == 6 * DAY


def test_other_clocks_do_not_rest():
    live = duel(clock=ClockSettings("move", 60, 0, "lose"))
    assert not vacations.rest(live, whoever(live)[1].identity, 10 * DAY, 1.0)
    assert seating.time_out(live, 61.0)


def test_coming_back_early_lets_the_clock_run_again():
    live = duel(clock=DAYS)
    seat, who = whoever(live)
    vacations.rest(live, who.identity, 20 * DAY, DAY)
    vacations.rest(live, who.identity, 3 * DAY, 3 * DAY)
    assert live.clocks.deadline(seat) == 4 * DAY
    assert seating.time_out(live, 4.1 * DAY)
    assert live.result.late == seat


def test_of_many_vacations_asked_for_at_once_one_begins(database, opened, run):
    """All would find that there are days left."""

    async def body():
        async with opened(database, NoBots(), start=False) as hall:
            asked = [vacations.begin(hall, "ann", 20, MOST) for _ in range(12)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(one, Conflict) for one in found) == 11
            (taken,) = await vacations.vacations(hall.store, "ann")
            assert taken in found

    run(body())


def test_weeks_of_play_with_a_vacation_and_a_time_out(database, opened, run):
    async def body():
        clock = Clock()
        async with opened(database, NoBots(), now=clock, start=False) as hall:
            live = await hall.add(duel(clock(), clock=DAYS))
            id = live.header.id
            for _ in range(10):
                clock.pass_by(0.15 * DAY)
                await hall.tender.tend(id)
                live, _ = await hall.change(id, lambda draft: play(draft, clock()))
            assert live.running
            seat, who = whoever(live)
            clock.pass_by(0.1 * DAY)
            gone = await vacations.begin(hall, who.identity, 10, MOST)
            clock.pass_by(9.9 * DAY)
            await hall.tender.tend(id)
            live = await hall.table(id)
            assert live.running
            assert live.clocks.deadline(seat) == pytest.approx(gone.until + live.clocks.left[seat])
            hall.forget(id)
            assert (await hall.table(id)).clocks.deadline(seat) == live.clocks.deadline(seat), "a restart changes nothing"
            due = [found for _, found in await hall.store.due(clock(), limit=10)]
            assert id not in due
            clock.pass_by(DAY + live.clocks.left[seat])
            assert [found for _, found in await hall.store.due(clock(), limit=10)] == [id]
            await hall.tender.tend(id)
            assert (await hall.table(id)).result.late == seat

    run(body())


def test_a_table_that_began_meanwhile_is_told_before_anybody_is_late(database, opened, run):
    async def body():
        clock = Clock()
        async with opened(database, NoBots(), now=clock, start=False) as hall:
            for who in PEOPLE.values():
                await vacations.begin(hall, who.identity, 10, MOST)
            live = await hall.add(duel(clock(), clock=DAYS))
            clock.pass_by(5 * DAY)
            await hall.tender.tend(live.header.id)
            assert (await hall.table(live.header.id)).running
            clock.pass_by(10 * DAY)
            await hall.tender.tend(live.header.id)
            assert (await hall.table(live.header.id)).status == "finished"

    run(body())


def test_a_year_has_so_many_days(database, opened, run):
    async def body():
        clock = Clock()
        async with opened(database, NoBots(), now=clock, start=False) as hall:
            await hall.add(seating.create(PEOPLE[0], wish(), clock()))
            with pytest.raises(Forbidden):
                await vacations.begin(hall, "ann", MOST + 1, MOST)
            await vacations.begin(hall, "ann", 20, MOST)
            with pytest.raises(Conflict):
                await vacations.begin(hall, "ann", 1, MOST)
            clock.pass_by(5 * DAY)
            await vacations.end(hall, "ann")
            with pytest.raises(Conflict):
                await vacations.end(hall, "ann")
            taken = await vacations.vacations(hall.store, "ann")
            assert vacations.days_used(taken, vacations.year_of(clock())) == pytest.approx(5)
            await vacations.begin(hall, "ann", 25, MOST)
            clock.pass_by(26 * DAY)
            with pytest.raises(Forbidden):
                await vacations.begin(hall, "ann", 1, MOST)
            clock.pass_by(365 * DAY)
            await vacations.begin(hall, "ann", MOST, MOST)

    run(body())
