"""The coach's limit holds whatever the workers do: a glance in place of an answer that does not come, and it says so."""

import asyncio
import json

import pytest

from regalia.coach.asking import LEAST, TELLING, Inquiry, left
from regalia.table import coaching
from regalia.table.coaching import Coach
from regalia.table.errors import Busy
from regalia.table.fairness import FairLine
from table.helpers import ANN, duel, whoever

EVER = 1e6
"""Seconds; no machine is so slow."""


class Slow:
    """Workers that answer when they are let."""

    def __init__(self):
        self.line = FairLine(1)
        self.let = asyncio.Event()
        self.asked = []

    async def work_on(self, work, inquiry, who, seconds, waited_for=True):
        self.asked.append(inquiry)
        await self.let.wait()
        return '{"full": true}'


def running():
    live = duel()
    for seat in live.seats:
        seat.coach = True
    return live, whoever(live)[0]


@pytest.fixture
def no_patience(monkeypatch):
    """The worker is late at once; the glance has all the time there is."""
    monkeypatch.setattr(coaching, "LIMIT", EVER)
    monkeypatch.setattr(coaching, "IN_RESERVE", EVER)


@pytest.mark.usefixtures("no_patience")
def test_a_glance_stands_in_for_a_late_answer_which_is_there_the_next_time(run):
    async def body():
        live, seat = running()
        workers = Slow()
        coach = Coach(workers)
        told = json.loads(await coach.ask(live, seat, "en", ANN.identity))
        assert told["glance"]
        assert told["rows"]
        assert "first impression" in told["note"]
        assert told["costly"] == {}, "nobody is warned on a first impression"
        again = json.loads(await coach.ask(live, seat, "fr", ANN.identity))
        assert "première impression" in again["note"]
        before = len(workers.asked)
        workers.let.set()
        while coach.running:
            await asyncio.sleep(0)
        assert json.loads(await coach.ask(live, seat, "en", ANN.identity)) == {"full": True}
        assert len(workers.asked) == before, "kept, not asked again"

    run(body())


@pytest.mark.usefixtures("no_patience")
def test_who_asks_for_a_longer_look_gets_no_glance(monkeypatch, run):
    monkeypatch.setattr(coaching, "LIMIT_LONGER", EVER)

    async def body():
        live, seat = running()
        with pytest.raises(Busy):
            await Coach(Slow()).ask(live, seat, "en", ANN.identity, longer=True)

    run(body())


def test_the_limit_counts_from_the_question(monkeypatch, run):
    """A question that came in long ago is not waited for at all."""
    monkeypatch.setattr(coaching, "LIMIT", 5.0)

    async def body():
        live, seat = running()
        coach = Coach(Slow())
        with pytest.raises(Busy):
            await coach.ask(live, seat, "en", ANN.identity, since=1e-9)

    run(body())


def test_time_in_the_line_is_searched_less():
    inquiry = Inquiry("two_heirs", {}, 0, "en", 1, seconds=1.6, until=100.0)
    assert left(inquiry, 90.0) == 1.6
    assert left(inquiry, 99.0) == pytest.approx(1.0 - TELLING)
    assert left(inquiry, 99.9) == LEAST
    assert left(inquiry, 101.0) == 1.6, "too late for who asked, in time for who asks again"
    assert left(Inquiry("two_heirs", {}, 0, "en", 1, seconds=1.6), 1e9) == 1.6
