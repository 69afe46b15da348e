"""Databases that fail in ugly ways: hung, cut off without a word, locked, full, read-only; clocks that jump; a second server."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from regalia.core.errors import UserError
from regalia.table import moves, results
from regalia.table.address import file_of
from regalia.table.database import READERS, Database, is_outage
from regalia.table.errors import Unavailable
from regalia.table.hall import Hall
from regalia.table.holding import held
from regalia.table.keeping import Rule, erase, prune
from regalia.table.migrate import migrate
from regalia.table.records import ClockSettings
from regalia.table.seating import chat, close, create
from regalia.table.steady import SteadyClock
from regalia.table.store import TRIAL, Store
from table.helpers import ANN, BOB, Clock, NoBots, duel, key_of, play, play_until, post, whoever, wish

MOVE = ClockSettings("move", 60)


# -- PostgreSQL --------------------------------------------------------------------------------------


def test_a_hung_database_gives_an_answer_in_time_and_recovers(run):
    from table.postgres import Postgres

    server = Postgres()
    try:
        url = server.start().new_database()
        run(hang(server, url))
    finally:
        with contextlib.suppress(ProcessLookupError):
            thaw(server)
        server.stop()


def family(server):
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True).stdout
    return [server.process.pid, *map(int, children.split())]


def freeze(server):
    for pid in family(server):
        os.kill(pid, signal.SIGSTOP)


def thaw(server):
    for pid in family(server):
        os.kill(pid, signal.SIGCONT)


async def hang(server, url):
    await migrate(url)
    store = Store(url, patience=1.0)
    live = duel()
    await store.create(live.header, live.rows, live.summary())
    freeze(server)
    loop = asyncio.get_running_loop()
    begun = loop.time()
    for work in (store.rows(live.header.id), store.append(live.header.id, [], live.summary()), store.ping()):
        with pytest.raises(Unavailable):
            await asyncio.wait_for(work, 60)
    assert loop.time() - begun < 50, "each was answered by its own limit"
    thaw(server)
    until = loop.time() + 60
    while True:
        with contextlib.suppress(Unavailable):
            await store.ping()
            break
        assert loop.time() < until
        await asyncio.sleep(0.1)
    assert len(await store.rows(live.header.id)) == live.last
    await store.close()


class Relay:
    """A line to the database that can fall silent without being cut."""

    def __init__(self, port):
        self.port = port
        self.silent = False

    async def start(self):
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self.server.sockets[0].getsockname()[1]

    async def _serve(self, reader, writer):
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        silent_from_now_on = self.silent

        async def pump(source, target):
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    if self.silent and not silent_from_now_on:
                        await asyncio.Event().wait()
                    target.write(data)
                    await target.drain()

        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(pump(reader, back), pump(there, writer))


def test_connections_that_were_closed_are_replaced_before_they_are_used(postgres, run):
    """PostgreSQL was started anew, or somebody ended its connections: nobody is turned away for that."""
    url = postgres.new_database()
    database, other = Database(url), Database(url)
    ending = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    kept = []
    event.listen(database.engine.sync_engine, "connect", lambda connection, _: kept.append(connection.driver_connection))

    async def read():
        async with database.reading() as connection:
            await connection.execute(text("SELECT pg_sleep(0.05)"))

    async def body():
        await asyncio.gather(*(read() for _ in range(4)))
        async with other.stating() as connection:
            await connection.execute(ending)
        while not all(one.is_closed() for one in kept):
            await asyncio.sleep(0.01)
        await asyncio.gather(*(read() for _ in range(4)))
        await database.close()
        await other.close()

    run(body())


def test_a_crowd_that_reads_is_no_outage_and_holds_up_no_decision(postgres, run):
    """After a restart all viewers come at once; what waits for its turn here is no sign of a database that is away."""
    database = Database(postgres.new_database(), patience=1.5)
    done = []

    async def read():
        async with database.reading() as connection:
            await connection.execute(text("SELECT pg_sleep(0.3)"))
        done.append("read")

    async def decide():
        async with database.stating() as connection:
            await connection.execute(text("SELECT 1"))
        done.append("decided")

    async def body():
        crowd = [asyncio.create_task(read()) for _ in range(100)]
        await asyncio.sleep(0)
        await decide()
        assert len(done) <= READERS + 1, "the decision did not wait behind the crowd"
        await asyncio.gather(*crowd)
        await database.close()

    run(body())
    assert len(done) == 101


def test_a_line_that_falls_silent_is_noticed_and_everybody_looks_again(postgres, run):
    url = postgres.new_database()

    async def body():
        await migrate(url)
        relay = Relay(postgres.port)
        port = await relay.start()
        store = Store(url, patience=60.0)
        deaf = Hall(store, NoBots(), heartbeat=1.0)
        deaf.listener.dsn = url.replace(f":{postgres.port}/", f":{port}/")
        other = Store(url, patience=60.0)
        writer = Hall(other, NoBots())
        await deaf.start()
        await writer.start()
        live = await writer.add(duel())
        await deaf.followed(live.header.id)
        with deaf.news.waiting(live.header.id) as event:
            event.clear()
            relay.silent = True
            seat, who = whoever(live)
            one = post(live, seat, key_of(live, seat))
            await writer.change(live.header.id, lambda draft: moves.act(draft, who, one, 0.0))
            await asyncio.wait_for(event.wait(), 60)
            while (await deaf.followed(live.header.id)).last == live.last:
                event.clear()
                await asyncio.wait_for(event.wait(), 60)
        await deaf.stop()
        await writer.stop()
        relay.server.close()
        await store.close()
        await other.close()

    run(body())


@pytest.mark.parametrize(
    "harm",
    ["DROP TABLE entries, settings CASCADE", "ALTER DATABASE {name} SET default_transaction_read_only = on"],
    ids=["dropped", "read-only"],
)
def test_a_database_that_lost_its_tables_or_is_read_only_is_said_to_be_away(postgres, run, harm):
    url = postgres.new_database()

    async def body():
        await migrate(url)
        store = Store(url, patience=60.0)
        await store.signing_key()
        await store.ping()
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql(harm.format(name=store.engine.url.database))
        await store.engine.dispose()
        with pytest.raises(Unavailable):
            await store.made_once("x", "y")
        with pytest.raises(Unavailable):
            await store.ping()
        await store.close()

    run(body())


def test_rights_that_were_taken_away_are_no_fault_of_ours():
    for state, outage in (("42501", True), ("42P01", True), ("42601", False), ("22001", False), ("53100", True)):
        problem = DBAPIError("", {}, Exception())
        problem.orig.sqlstate = state
        assert is_outage(problem) is outage


# -- SQLite ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("harm", ["deleted", "moved", "replaced"])
def test_nothing_is_acknowledged_that_goes_into_a_file_nobody_will_find(sqlite, tmp_path, run, harm):
    file, kept = file_of(sqlite), tmp_path / "kept"

    async def body():
        await migrate(sqlite)
        store = Store(sqlite)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        if harm == "deleted":
            file.unlink()
        else:
            file.rename(kept)
        if harm == "replaced":
            await migrate(sqlite)
        with pytest.raises(Unavailable):
            await store.append(live.header.id, [], live.summary())
        with pytest.raises(Unavailable):
            await store.ping()
        if harm == "moved":
            assert not file.exists(), "no empty one was begun in its place"
            kept.rename(file)
            await store.append(live.header.id, [], live.summary())
            await store.ping()
        await store.close()

    run(body())


def test_what_cannot_be_written_is_not_ready(sqlite, run, caplog):
    """Reading still goes, and so does a question that is no question of the database."""

    async def body():
        await migrate(sqlite)
        store = Store(sqlite)
        await store.signing_key()
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA query_only=ON")
        for _ in range(3):
            with pytest.raises(Unavailable):
                await store.made_once("x", "y")
            with pytest.raises(Unavailable):
                await store.ping()
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA query_only=OFF")
        await store.ping()
        assert await store.setting(TRIAL) is None
        await store.close()

    run(body())
    said = [record.message for record in caplog.records]
    assert said == ["database-unavailable", "database-available-again"], "once each, though reading went well"


def test_a_locked_database_gives_an_answer_in_time_and_recovers(sqlite, run):
    async def body():
        await migrate(sqlite)
        store = Store(sqlite, patience=0.2)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        locking = sqlite3.connect(sqlite.removeprefix("sqlite:///"))
        locking.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable):
            await store.append(live.header.id, [], live.summary())
        locking.rollback()
        locking.close()
        await asyncio.sleep(max(0.0, store.db.rests_until - asyncio.get_running_loop().time()))
        await store.append(live.header.id, [], live.summary())
        await store.close()

    run(body())


@pytest.mark.parametrize("pragma", ["query_only=ON", "max_page_count=1"])
def test_a_full_or_read_only_database_is_no_fault_of_the_caller(sqlite, run, pragma):
    async def body():
        await migrate(sqlite)
        store = Store(sqlite)
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA {pragma}")
        live = duel()
        for _ in range(9):
            chat(live, ANN, "x" * 100_000, 0.0)
        with pytest.raises(Unavailable):
            await store.create(live.header, live.rows, live.summary())
        assert await store.header(live.header.id) is None
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA query_only=OFF")
            await connection.exec_driver_sql("PRAGMA max_page_count=100000")
        await store.create(live.header, live.rows, live.summary())
        await store.close()

    run(body())


def test_a_second_server_is_refused_with_a_sentence(sqlite, tmp_path):
    code = f"from regalia.table.holding import held\nwith held({sqlite!r}): print('held', flush=True); input()"
    other = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert other.stdout.readline() == "held\n"
    with pytest.raises(UserError) as caught, held(sqlite, wait=0.1):
        raise AssertionError("two servers on one file")
    assert str(tmp_path) in caught.value.text("fr")
    other.kill()
    other.wait()
    with held(sqlite, wait=60):
        """However the other ended."""


# -- time --------------------------------------------------------------------------------------------


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


# -- what is kept --------------------------------------------------------------------------------------


def test_tables_are_pruned_by_rule(database, opened, run):
    day = 86_400.0

    async def body():
        async with opened(database, start=False) as hall:
            ids = {}
            for name, at in (("old", 0.0), ("new", 20 * day)):
                ids[f"{name} running"] = (await hall.add(duel(now=at))).header.id
                over = duel(now=at)
                close(over, ANN, at)
                ids[f"{name} over"] = (await hall.add(over)).header.id
            now = 25 * day
            assert await prune(hall.store, Rule(), now) == 0
            assert await prune(hall.store, Rule(finished=10), now) == 1
            assert await hall.store.header(ids["old over"]) is None
            assert await hall.store.rows(ids["old over"]) == []
            assert await prune(hall.store, Rule(finished=10, abandoned=10), now) == 1
            left = {row.id for row in await hall.store.listed(ANN.identity, None)}
            assert left == {ids["new running"], ids["new over"]}

    run(body())


def test_what_is_played_watched_put_aside_or_not_yet_noted_is_not_pruned(database, opened, run):
    """However long ago its last row was written."""
    day = 86_400.0
    rule = Rule(finished=10, abandoned=10)

    async def body():
        async with opened(database, start=False) as hall:
            slow = await hall.add(duel(clock=ClockSettings("days", round(20 * day))))
            watched, broken, gone = [await hall.add(duel()) for _ in range(3)]
            over = await hall.add(play_until(duel(), lambda _: False, random.Random(1)))
            await hall.store.seen(watched.header.id, "cat", 20 * day)
            await hall.store.set_fault(broken.header.id, "opening: ValueError")
            assert await prune(hall.store, rule, 25 * day) == 1
            assert await hall.store.header(gone.header.id) is None
            kept = {row.id for row in await hall.store.listed(ANN.identity, None)}
            assert kept == {live.header.id for live in (slow, watched, broken, over)}
            await results.make_up(hall, set(), set())
            assert await prune(hall.store, rule, 25 * day) == 1
            assert await prune(hall.store, rule, 31 * day) == 2
            assert [row.id for row in await hall.store.listed(ANN.identity, None)] == [broken.header.id]
            assert len(await results.history(hall.store, ANN.identity, None, 10)) == 1

    run(body())


def test_a_decision_that_comes_while_a_table_is_pruned_is_not_lost(database, opened, run):
    day = 86_400.0

    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel())
            asked = hall.store.db.reading

            @contextlib.asynccontextmanager
            async def meanwhile():
                async with asked() as connection:
                    yield connection
                hall.store.db.reading = asked
                await hall.change(live.header.id, lambda draft: chat(draft, ANN, "I am back", 25 * day))

            hall.store.db.reading = meanwhile
            assert await prune(hall.store, Rule(abandoned=10), 25 * day) == 0
            assert len(await hall.store.rows(live.header.id)) == live.last + 1

    run(body())


def test_an_owner_closes_a_table(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel(clock=MOVE))
            with pytest.raises(UserError):
                await hall.change(live.header.id, lambda draft: close(draft, BOB, 0.0))
            live, _ = await hall.change(live.header.id, lambda draft: close(draft, ANN, 0.0))
            hall.opened.clear()
            found = await hall.table(live.header.id)
            assert (found.status, found.actors(), found.summary().due) == ("closed", [], None)
            seat = live.state.actors()[0]
            with pytest.raises(UserError) as caught:
                moves.act(found, ANN if seat == 0 else BOB, post(found, seat, "x"), 0.0)
            assert caught.value.key == "table-closed"

    run(body())


def test_a_person_is_deleted_and_the_game_of_the_others_goes_on(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            live = duel()
            play(live)
            chat(live, BOB, "my secret words", 0.0)
            live = await hall.add(live)
            waits = await hall.add(create(BOB, wish(), 0.0))
            await hall.store.seen(live.header.id, BOB.identity, 1.0)
            await erase(hall, BOB.identity)
            found = await hall.table(live.header.id)
            assert found.seats_of(BOB.identity) == []
            assert found.seats[1].left
            assert found.state.digest() == live.state.digest()
            assert await hall.store.listed(BOB.identity, None) == []
            assert (await hall.table(waits.header.id)).header.owner != BOB.identity
            for text in (await everything(hall.store), str([row.data for row in found.rows])):
                for word in ('"bob"', "'bob'", "Bob", "my secret words"):
                    assert word not in text

    run(body())


async def everything(store):
    from sqlalchemy import select

    from regalia.table import schema

    async with store.db.reading() as connection:
        return str([(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables])
