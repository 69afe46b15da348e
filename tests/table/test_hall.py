"""The service: one winner whatever happens at once, in one process or in several; tables leave memory and come back."""

import asyncio
import random
from types import SimpleNamespace

import asyncpg
import pytest
from asyncpg.exceptions import InternalClientError
from sqlalchemy import text

from regalia.table import moves, seating
from regalia.table.errors import Conflict, Missing
from regalia.table.news import Listener
from regalia.table.records import ClockSettings, Ended
from regalia.table.store import Store
from table.helpers import ANN, BOB, PEOPLE, duel, key_of, post, whoever, wish


async def act(hall, id, who, one):
    return await hall.change(id, lambda draft: moves.act(draft, who, one, hall.now()))


def test_many_posts_of_one_step_have_one_winner(database, opened, run):
    async def body():
        async with opened(database) as hall:
            live = await hall.add(duel())
            seat, who = whoever(live)
            one = post(live, seat, key_of(live, seat))
            outcomes = await asyncio.gather(*(act(hall, live.header.id, who, one) for _ in range(50)), return_exceptions=True)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 49
            assert (await hall.table(live.header.id)).last == live.last + 1

    run(body())


def test_many_halls_on_one_database_have_one_winner_too(postgres, opened, run):
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b, opened(url) as c:
            live = await a.add(duel())
            id = live.header.id
            for _ in range(12):
                live = await a.table(id)
                seat, who = whoever(live)
                one = post(live, seat, key_of(live, seat))
                outcomes = await asyncio.gather(
                    *(act(hall, id, who, one) for hall in (a, b, c) for _ in range(5)), return_exceptions=True
                )
                assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 14
            views = [(await hall.table(id)).state.digest() for hall in (a, b, c)]
            assert len(set(views)) == 1

    run(body())


def test_chat_and_decisions_at_once_all_get_through(postgres, opened, run):
    """A lost race that does not concern the caller's own view is tried again, not answered with a conflict."""
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b:
            live = await a.add(duel())
            id = live.header.id
            talk = [
                hall.change(id, lambda draft, n=n: seating.chat(draft, ANN, f"word {n}", 0.0))
                for n in range(20)
                for hall in (a, b)
            ]
            seat, who = whoever(live)
            await asyncio.gather(*talk, act(b, id, who, post(live, seat, key_of(live, seat))))
            found = await a.table(id)
            assert sum(row.kind == "chat" for row in found.rows) == 40
            assert sum(row.kind == "act" for row in found.rows) == 1

    run(body())


def test_two_people_cannot_take_one_seat(postgres, opened, run):
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b:
            live = await a.add(seating.create(ANN, wish(), 0.0))
            people = [moves.Caller(f"p{n}", f"P{n}") for n in range(8)]
            outcomes = await asyncio.gather(
                *(
                    (a, b)[n % 2].change(live.header.id, lambda draft, who=who: seating.sit(draft, who, -1, 0.0))
                    for n, who in enumerate(people)
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 7

    run(body())


def test_processes_stay_in_step_through_the_database(postgres, opened, run):
    """Whoever waits in one process wakes up when another process writes."""
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b:
            live = await a.add(duel())
            id = live.header.id
            with b.news.waiting(id) as event:
                seat, who = whoever(live)
                await act(a, id, who, post(live, seat, key_of(live, seat)))
                await asyncio.wait_for(event.wait(), 60)
                assert (await b.table(id)).last == live.last + 1

    run(body())


def test_who_was_not_told_looks_again_before_refusing(postgres, opened, run):
    """A decision is tried first on what a process knows. When that is too little, nobody is refused for it: neither a decision
    that is right by now, nor a request that was answered elsewhere."""
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url, start=False) as deaf:
            live = await a.add(duel())
            id = live.header.id
            before = await deaf.table(id)
            seat, who = whoever(live)
            first = post(live, seat, key_of(live, seat), request="once")
            went_on, _ = await act(a, id, who, first)
            assert deaf.known(id) is before, "it has not heard of it"
            again, _ = await act(deaf, id, who, first)
            assert again.last == went_on.last
            for hall in (a, deaf, a, deaf):
                live = await a.table(id)
                seat, who = whoever(live)
                found, _ = await act(hall, id, who, post(live, seat, key_of(live, seat)))
                assert found.last == live.last + 1

    run(body())


def test_one_exchange_writes_the_row_the_summary_and_the_notice(postgres, opened, run):
    """The quick way of PostgreSQL tells the patrol the same as the slow one."""
    url = postgres.new_database()

    async def body():
        async with opened(url) as hall:
            live = await hall.add(duel(hall.now(), clock=ClockSettings("move", 60)))
            id = live.header.id
            seat, who = whoever(live)
            found, _ = await act(hall, id, who, post(live, seat, key_of(live, seat)))
            assert found.summary().due is not None
            assert await hall.store.due(found.summary().due + 1) == [(found.summary().due, id)]
            assert await hall.store.due(found.summary().due - 1) == []

    run(body())


def test_the_listener_comes_back_whatever_its_driver_says(postgres, run):
    """A connection that is ended while it is set up was seen to give an error of the driver's own making."""
    url = postgres.new_database()
    tried = []

    async def body():
        listener = Listener(url, tried.append, lambda: None)
        connect = listener.driver.connect

        async def cut_off(*words, **more):
            tried.append(words)
            if len(tried) == 1:
                raise InternalClientError("cannot switch to state 11; another operation (2) is in progress")
            return await connect(*words, **more)

        errors = {"PostgresError": asyncpg.PostgresError, "InterfaceError": asyncpg.InterfaceError}
        listener.driver = SimpleNamespace(connect=cut_off, **errors)
        listener.start()
        await asyncio.wait_for(listener.ready.wait(), 60)
        assert len(tried) == 2
        await listener.stop()

    run(body())


def test_the_listener_comes_back_when_its_connection_is_cut(postgres, opened, run):
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b:
            live = await a.add(duel())
            id = live.header.id
            store = Store(url)
            with b.news.waiting(id) as event:
                async with store.engine.begin() as connection:
                    asked = "datname = current_database() AND pid <> pg_backend_pid()"
                    listening = f"{asked} AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"  # the latter asks whether it lives
                    await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"))
                await store.close()
                await asyncio.wait_for(event.wait(), 600)
                event.clear()
                seat, who = whoever(live)
                await act(a, id, who, post(live, seat, key_of(live, seat)))
                await asyncio.wait_for(event.wait(), 600)

    run(body())


def test_no_news_of_proofs_spoils_the_line(postgres, opened, run):
    """What cannot be read may mean any proof; a link that is used up ends none."""
    url = postgres.new_database()
    heard, spoilt = [], []

    async def body():
        asyncio.get_running_loop().set_exception_handler(lambda _, context: spoilt.append(context))
        async with opened(url) as a, opened(url) as b:
            b.ended = heard.append
            assert [await a.store.use_up("l:once", 1.0, 2.0) for _ in range(2)] == [True, False]
            for payload in ("ended:", "ended:{", 'ended:{"what":1}'):
                async with a.store.db.writing() as connection:
                    await a.store.tell(connection, payload)
            last = Ended("s:one", 1.0, 2.0)
            await a.store.end(last)
            while last not in heard:
                await asyncio.sleep(0.01)
        assert heard == [None, None, None, last]
        assert not spoilt

    run(body())


def test_tables_at_rest_leave_memory_and_come_back(database, opened, run):
    async def body():
        async with opened(database, capacity=3) as hall:
            lives = [await hall.add(duel()) for _ in range(6)]
            assert len(hall.opened) == 3
            for live in lives:
                assert (await hall.table(live.header.id)).state.digest() == live.state.digest()
            hall.now = lambda: 10**12
            hall.forget_tables_at_rest()
            assert not hall.opened

    run(body())


def test_a_caller_who_goes_away_does_not_stop_the_write(database, opened, run):
    async def body():
        async with opened(database) as hall:
            live = await hall.add(duel())
            seat, who = whoever(live)
            one = post(live, seat, key_of(live, seat), request="r")
            task = asyncio.create_task(act(hall, live.header.id, who, one))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            _, receipt = await act(hall, live.header.id, who, one)
            assert receipt.step == live.step(seat) + 1
            assert (await hall.table(live.header.id)).last == live.last + 1

    run(body())


def test_nothing_acknowledged_is_lost_by_stopping(database, opened, run):
    async def body():
        async with opened(database) as hall:
            live = await hall.add(duel())
            id = live.header.id
            rng = random.Random(1)
            for _ in range(10):
                seat, who = whoever(live)
                live, _ = await act(hall, id, who, post(live, seat, key_of(live, seat, rng)))
        async with opened(database) as hall:
            assert (await hall.table(id)).state.digest() == live.state.digest()

    run(body())


def test_an_unknown_table_is_missing(database, opened, run):
    async def body():
        async with opened(database) as hall:
            for look in (hall.table("0" * 16), hall.by_join("x" * 22), hall.by_watch("x" * 22)):
                with pytest.raises(Missing):
                    await look

    run(body())


def test_people_find_their_tables_again(database, opened, run):
    async def body():
        async with opened(database) as hall:
            live = await hall.add(duel())
            await hall.add(seating.create(ANN, wish(), 1.0))
            assert len(await hall.store.listed(ANN.identity, None)) == 2
            found = await hall.store.listed(BOB.identity, "running")
            assert [row.id for row in found] == [live.header.id]
            assert PEOPLE

    run(body())
