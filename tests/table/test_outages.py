"""PostgreSQL that fails in ugly ways: hung, cut off without a word, crowded, behind, read-only, without its tables."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from regalia.cli import main
from regalia.table import moves
from regalia.table.database import READERS, Database, is_outage
from regalia.table.errors import Unavailable
from regalia.table.hall import Hall
from regalia.table.migrate import migrate
from regalia.table.store import Store
from table.helpers import NoBots, duel, key_of, post, whoever


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


def test_a_server_that_waits_for_its_line_can_be_stopped(postgres, run):
    """All connections may be taken, just when it starts."""
    url = postgres.new_database()

    async def body():
        await migrate(url)
        store = Store(url)
        hall = Hall(store, NoBots())
        hall.listener.dsn = "postgresql://127.0.0.1:1/none"
        starting = asyncio.create_task(hall.start())
        await asyncio.sleep(0)
        hall.news.close()
        await asyncio.wait_for(starting, 60)
        assert not hall.ready()
        await hall.stop()
        await store.close()

    run(body())


def test_a_database_that_is_behind_takes_the_place_of_ours_and_no_table_breaks(postgres, run):
    """What it has not got is lost with the database that had it; the game goes on from what is there."""
    url = postgres.new_database()

    async def body():
        await migrate(url)
        store = Store(url, patience=60.0)
        hall = Hall(store, NoBots())
        await hall.start()
        id = (await hall.add(duel())).header.id

        async def decide():
            live = await hall.table(id)
            seat, who = whoever(live)
            one = post(live, seat, key_of(live, seat))
            return (await hall.change(id, lambda draft: moves.act(draft, who, one, 0.0)))[0]

        for _ in range(4):
            live = await decide()
        async with store.engine.begin() as connection:
            await connection.execute(text(f"DELETE FROM entries WHERE step > {live.last - 2}"))
        assert hall.known(id) is not None
        hall.listener.task.cancel()
        await asyncio.wait([hall.listener.task])
        assert hall.known(id) is None, "from the moment in which the line is cut"
        assert (await decide()).last == live.last - 1
        hall.forget(id)
        assert (await hall.table(id)).last == live.last - 1
        await hall.stop()
        await store.close()

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


def test_no_command_waits_for_ever_for_a_database_that_does_not_open(tmp_path, capsys, monkeypatch):
    for module in ("database", "migrate"):
        monkeypatch.setattr(f"regalia.table.{module}.CONNECTING", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://ann:hidden@127.0.0.1:{silent.getsockname()[1]}/x"
        for words in (["doctor"], ["export", str(tmp_path / "x.gz")], ["ratings"], ["serve", "--migrate-only"]):
            assert main([*words, "--database", url]) == 2
            said = capsys.readouterr().err
            assert len(said.strip().splitlines()) == 1
            assert "hidden" not in said
