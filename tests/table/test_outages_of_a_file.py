"""SQLite that fails in ugly ways: a file that is gone, locked, full, read-only; a second server; what the log says of it."""

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys

import pytest
from sqlalchemy import insert, update

from regalia.core.errors import UserError
from regalia.table import schema
from regalia.table.address import file_of
from regalia.table.database import Database
from regalia.table.errors import Quarantined, Unavailable
from regalia.table.examining import examine
from regalia.table.holding import held
from regalia.table.migrate import migrate
from regalia.table.records import ClockSettings
from regalia.table.seating import chat, create
from regalia.table.store import TRIAL, Store
from regalia.table.thinking import decide
from table.helpers import ANN, NoBots, duel, play, wish


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


def test_a_log_that_was_deleted_costs_nothing_that_was_acknowledged(sqlite, tmp_path, run):
    """Somebody tidies up beside the file: what is in the log alone is still open, and written into the file."""
    file = file_of(sqlite)

    async def body():
        await migrate(sqlite)
        store = Store(sqlite)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        await asyncio.gather(*(store.rows(live.header.id) for _ in range(4)))
        file.with_name(file.name + "-wal").unlink()
        with pytest.raises(Unavailable):
            await store.append(live.header.id, [], live.summary())
        chat(live, ANN, "still here", 0.0)
        await store.append(live.header.id, live.rows[-1:], live.summary())
        await store.ping()
        for ending in ("", "-wal"):
            shutil.copy(f"{file}{ending}", tmp_path / f"killed{ending}")
        with contextlib.closing(sqlite3.connect(tmp_path / "killed")) as after:
            assert after.execute("SELECT count(*) FROM entries").fetchone() == (live.last,)
        await store.close()

    run(body())


def test_many_who_write_take_turns_and_nobody_is_turned_away(sqlite, run):
    """All transactions together take longer than the limit for one: waiting for a turn is no outage."""

    async def write(database, name):
        async with database.writing() as connection:
            await connection.execute(insert(schema.settings).values(name=name, value=""))
            await asyncio.sleep(0.05)

    async def body():
        await migrate(sqlite)
        database = Database(sqlite, patience=0.3)
        await asyncio.gather(*(write(database, f"{number}") for number in range(20)))
        await database.close()

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


def test_an_outage_that_comes_and_goes_is_said_once_in_a_while(sqlite, run, caplog, monkeypatch):
    """One table of the database is locked or gone: what needs it fails, and the rest goes well."""

    async def fail(database):
        with pytest.raises(Unavailable):
            async with database.reading():
                raise OSError

    async def body():
        database = Database(sqlite)
        for _ in range(20):
            await fail(database)
            async with database.reading():
                pass
        assert [record.message for record in caplog.records] == ["database-unavailable", "database-available-again"]
        caplog.clear()
        monkeypatch.setattr(database, "quiet_until", 0.0)
        await fail(database)
        assert [record.message for record in caplog.records] == ["database-unavailable"], "later it is said again"
        await database.close()

    run(body())


def test_while_the_database_is_away_there_is_no_line_for_each_table_and_round(sqlite, opened, run, caplog, monkeypatch):
    """Reading may go well: then each round finds all that is due, and can do nothing."""

    async def body():
        async with opened(sqlite, Quick(), start=False, pause=0.0) as hall:
            for _ in range(3):
                await hall.add(duel(clock=ClockSettings("move", 1)))
            made = create(ANN, wish(seats=("me", "bot:random")), 0.0)
            await hall.add(made)

            async def away(*_):
                raise Unavailable("web-unavailable")

            monkeypatch.setattr(hall.store, "append", away)
            monkeypatch.setattr(hall.store, "seen_many", away)
            live = await hall.table(made.header.id)
            while not live.bots_asked():
                play(live)
            for _ in range(3):
                await hall.tender.tend_all()
                hall.tender.look(live)
                await asyncio.gather(*hall.tender.asked.values(), return_exceptions=True)
                await hall.tender._once(hall.presence.write)

    run(body())
    assert not [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


class Quick(NoBots):
    async def think(self, question, _who="", waited_for=True):
        return decide(question)


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


def test_a_file_with_two_names_is_refused(sqlite, tmp_path, run):
    """Under each of them a server could start, and write into a log of its own."""
    run(migrate(sqlite))
    (tmp_path / "other.sqlite").hardlink_to(file_of(sqlite))
    for url in (sqlite, f"sqlite:///{tmp_path / 'other.sqlite'}"):
        with pytest.raises(UserError) as caught, held(url):
            raise AssertionError("nobody may hold it")
        assert "other.sqlite" in caught.value.text("fr") or url == sqlite
    (tmp_path / "other.sqlite").unlink()
    with held(sqlite):
        pass


PAGE, LEAST = 4096, 20_000
"""Bytes of a page, and of a row that needs several."""


def break_the_pages_of(file):
    """The long text in the file leads on to a page that does not exist."""
    with contextlib.closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    first = next(at for at in range(0, len(content), PAGE) if content[at + 4 : at + PAGE] == b"Z" * (PAGE - 4))
    content[first : first + 4] = b"\xff" * 4
    file.write_bytes(content)


def test_a_page_that_cannot_be_read_concerns_one_table_alone(sqlite, opened, run):
    async def fill():
        async with opened(sqlite, start=False) as hall:
            lives = [await hall.add(live) for live in (duel(public=True), create(ANN, wish(public=True), 0.0))]
            entries = schema.entries.c
            long = update(schema.entries).where(entries.table_id == lives[0].header.id).values(data="Z" * LEAST)
            async with hall.store.engine.begin() as connection:
                await connection.execute(long)
            return [live.header.id for live in lives]

    async def look(bad, good):
        async with opened(sqlite, start=False) as hall:
            assert [live.header.id for live in await hall.each([bad, good])] == [good]
            with pytest.raises(Quarantined):
                await hall.table(bad)
            assert await hall.store.waiting(9) == [good]
            await hall.store.ping()

    bad, good = run(fill())
    break_the_pages_of(file_of(sqlite))
    run(look(bad, good))
    checked, found = run(examine(sqlite))
    assert checked == 2
    assert {(finding.table, finding.kind) for finding in found} == {("", "damaged"), (bad, "unreadable")}
