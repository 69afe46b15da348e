"""Bots think in processes of their own; one that dies or dawdles is replaced and the game goes on."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from regalia.core.registry import game
from regalia.table import seating
from regalia.table.thinking import Question, Thinker, decide
from table.helpers import ANN, BOB, some_duel, wish


def question(bot="random", seed=1):
    id, mode = some_duel()
    state = game(id).new(2, 5, mode)
    return Question(id, state.to_json(), int(state.turn), bot, seed, 1.0)


def dawdle(asked):
    """A worker that never comes to an end, unless the quickest bot is asked for."""
    if asked.bot != "random":
        time.sleep(600)
    return decide(asked)


def die_once(asked):
    """A worker that dies at the first question."""
    mark = Path(os.environ["REGALIA_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return decide(asked)


def test_an_answer_follows_from_the_question():
    for bot in ("random", "greedy"):
        assert decide(question(bot)) == decide(question(bot))


def test_a_worker_that_dies_is_replaced_and_the_question_asked_again(tmp_path, monkeypatch, run):
    monkeypatch.setenv("REGALIA_TEST_MARK", str(tmp_path / "dead"))

    async def body():
        thinker = Thinker(work=die_once)
        try:
            assert await thinker.think(question()) == decide(question())
            assert thinker.replaced == 1
        finally:
            thinker.close()

    run(body())


def test_a_worker_that_dawdles_is_replaced_and_the_quickest_bot_decides(run):
    async def body():
        thinker = Thinker(budget=0.5, work=dawdle)
        thinker.patience = 5
        try:
            assert await thinker.think(question("greedy")) == decide(question("random"))
            assert thinker.replaced == 1
        finally:
            thinker.close()

    run(body())


def test_other_work_that_takes_too_long_keeps_nobody_waiting(run):
    """Its worker would go on with it, and the next question would be taken for one that dawdles."""

    async def body():
        thinker = Thinker()
        try:
            with pytest.raises(TimeoutError):
                await thinker.work_on(dawdle, question("greedy"), "ann", 0.1)
            assert await thinker.think(question("greedy")) == decide(question("greedy"))
            assert thinker.replaced == 1
        finally:
            thinker.close()

    run(body())


async def finished(hall, id, most=2400.0):
    until = time.monotonic() + most
    with hall.news.waiting(id) as event:
        while True:
            event.clear()
            live = await hall.table(id)
            if live.status == "finished":
                return live
            assert time.monotonic() < until, f"the game does not go on: {live.last} rows"
            try:
                await asyncio.wait_for(event.wait(), 1)
            except TimeoutError:
                continue


@pytest.mark.slow
def test_bots_play_a_game_to_its_end_though_their_workers_are_killed(database, opened, run):
    async def body():
        async with opened(database, Thinker()) as hall:
            live = await hall.add(seating.create(ANN, wish(("bot:random", "bot:random")), hall.now()))
            playing = asyncio.create_task(finished(hall, live.header.id))
            for _ in range(2):
                await asyncio.sleep(0.6)
                for pid in hall.tender.thinker.pids():
                    os.kill(pid, signal.SIGKILL)
            live = await playing
            assert live.state.over

    run(body())


def test_a_table_left_by_a_dead_process_is_taken_over(database, opened, run):
    """Nobody asked the bot; the due time beside the rows makes another process do it."""

    async def body():
        async with opened(database) as dead:
            live = await dead.add(seating.create(ANN, wish(("bot:random", "me")), 0.0))
            if not live.bots_asked():
                live, _ = await dead.change(live.header.id, lambda draft: seating.stand_in(draft, ANN, 1, "random", 0.0))
        async with opened(database, Thinker(), patrol=0.05) as hall:
            for _ in range(2400):
                found = await hall.table(live.header.id)
                if found.last > live.last:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("nobody has asked the bot")

    run(body())


def test_a_stand_in_plays_and_stops(sqlite, opened, run):
    async def body():
        async with opened(sqlite, Thinker(), pause=0.0) as hall:
            live = seating.create(ANN, wish(), 0.0)
            seating.sit(live, BOB, -1, 0.0)
            await hall.add(live)
            id = live.header.id
            for seat, who in enumerate((ANN, BOB)):
                await hall.change(id, lambda draft, seat=seat, who=who: seating.stand_in(draft, who, seat, "random", 0.0))
            assert (await finished(hall, id)).result.ended_by == "played"

    run(body())
