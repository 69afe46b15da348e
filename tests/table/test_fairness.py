"""Bots think in turn: nobody's many tables hold up the few of another, and they end with their server."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from regalia.table import seating
from regalia.table.errors import Busy
from regalia.table.fairness import FairLine
from regalia.table.records import ClockSettings
from regalia.table.reviews import OF_ONE, Reviews
from regalia.table.thinking import decide
from table.helpers import ANN, BOB, Clock, NoBots, wish


def served(line, asking, run):
    """The order in which the questions are answered when all are asked while one is being answered."""
    order = []

    async def one(who, waited_for, name):
        async with line.turn(who, waited_for):
            order.append(name)

    async def body():
        async with line.turn("first", True):
            tasks = [asyncio.create_task(one(*question)) for question in asking]
            await asyncio.sleep(0)
            assert line.waiting() == len(asking)
        await asyncio.gather(*tasks)

    run(body())
    assert line.free == 1
    assert line.waiting() == 0
    return order


def test_owners_are_served_in_turn(run):
    asking = [("eve", True, f"eve{n}") for n in range(5)] + [("ann", True, "ann0"), ("bob", True, "bob0"), ("ann", True, "ann1")]
    found = served(FairLine(1), asking, run)
    assert found == ["eve0", "ann0", "bob0", "eve1", "ann1", "eve2", "eve3", "eve4"]


def test_where_a_person_waits_comes_first_but_the_others_are_not_forgotten(run):
    bots = [(f"guest{n % 4}", False, f"bots{n}") for n in range(80)]
    people = [(f"person{n}", True, f"person{n}") for n in range(20)]
    found = served(FairLine(1), bots + people, run)
    places = [found.index(f"person{n}") for n in range(20)]
    assert max(places) <= 22, "80 tables of bots delay 20 people by two turns"
    assert any(name.startswith("bots") for name in found[:10])


def test_who_gives_up_leaves_the_line(run):
    line = FairLine(1)

    async def body():
        async def one():
            async with line.turn("ann", True):
                """Nothing to do."""

        async with line.turn("bob", True):
            tasks = [asyncio.create_task(one()) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[1].cancel()
            await asyncio.sleep(0)
            assert line.waiting_of("ann") == 2
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (line.free, line.waiting()) == (1, 0)

    run(body())


class Noting(NoBots):
    """Bots that answer at once, and keep whether somebody waited for them."""

    def __init__(self):
        self.waited = []

    async def think(self, question, _who="", waited_for=True):
        self.waited.append(waited_for)
        return await asyncio.to_thread(decide, question)


def test_the_reviews_of_one_person_leave_room_for_those_of_others(run, monkeypatch):
    async def body():
        made, go = Reviews(None), asyncio.Event()
        unfinished = SimpleNamespace(finished=False)

        async def of(_live):
            return unfinished

        async def long(live, _review):
            made.pace[live.header.id] = 3.0
            await go.wait()

        monkeypatch.setattr(made, "of", of)
        monkeypatch.setattr(made, "_go_on", long)

        def table(number, owner):
            return SimpleNamespace(header=SimpleNamespace(id=f"{owner} {number}", owner=owner))

        for number in range(OF_ONE):
            await made.start(table(number, "eve"))
        with pytest.raises(Busy):
            await made.start(table(OF_ONE, "eve"))
        await made.start(table(0, "eve"))
        await made.start(table(0, "ann"))
        assert len(made.tasks) == OF_ONE + 1
        go.set()
        while made.tasks:
            await asyncio.sleep(0)
        assert not made.owners
        assert not made.pace, "nothing is kept of what is over"
        await made.start(table(OF_ONE, "eve"))

    run(body())


def test_nobody_waits_where_only_stand_ins_play(sqlite, opened, run):
    """Two people whose time is over: with clocks of a second, anybody could have tables that bots play as if for a person."""
    bots, clock = Noting(), Clock()

    async def body():
        async with opened(sqlite, bots, start=False, now=clock, pause=0.0) as hall:
            live = seating.create(ANN, wish(clock=ClockSettings("move", 1)), clock())
            seating.sit(live, BOB, -1, clock())
            id = (await hall.add(live)).header.id
            while sum(bool(seat.stand_in) for seat in live.seats) < 2:
                clock.pass_by(2)
                await hall.tender.tend(id)
                while hall.tender.asked:
                    await asyncio.wait(list(hall.tender.asked.values()))
                live = await hall.table(id)
            assert live.status == "finished"
            while hall.writing:
                await asyncio.wait(list(hall.writing))
            assert bots.waited[0], "the other person was still there"
            assert not bots.waited[-1], "nobody was"

    run(body())


CODE = """
import asyncio, sys
from regalia.table.thinking import Thinker, Question
async def main():
    thinker = Thinker(1, 1.0)
    await thinker._start(thinker.pool())
    print(*thinker.pids(), flush=True)
    await asyncio.Event().wait()
if __name__ == "__main__":
    asyncio.run(main())
"""


def test_bot_workers_end_with_their_server_however_it_ends(tmp_path):
    script = tmp_path / "server.py"
    script.write_text(CODE)
    server = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    pids = [int(word) for word in server.stdout.readline().split()]
    assert pids
    server.kill()
    server.wait()
    until = time.monotonic() + 60
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < until, "a bot thinks on without its server"
        time.sleep(0.05)


def alive(pid):
    """A process that has ended may wait to be fetched by whoever inherited it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z"
