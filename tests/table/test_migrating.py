"""A database made by the schema before accounts had profiles goes on with everything that was in it."""

import os
import random
import sqlite3

import msgspec
import pytest
from sqlalchemy import Column, MetaData, Table, insert, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from regalia.core.errors import UserError
from regalia.table import ratings, results, schema, seating
from regalia.table.address import async_url, file_of
from regalia.table.migrate import current, migrate
from regalia.table.store import Store, entry_of
from table.helpers import ANN, BOB, NoBots, duel, play_until, wish

BEFORE = "0004"
NEW = {"arranged", "looked"}


def as_it_was(table):
    """The table of today without the columns it did not have."""
    return Table(table.name, MetaData(), *(Column(c.name, c.type) for c in table.c if c.name not in NEW))


def written(live):
    """A header as it was written then: without what it could not say."""
    data = msgspec.to_builtins(live.header)
    for name in ("title", "hold", "lot", "rated"):
        del data[name]
    for seat in data["seats"]:
        del seat["invited"]
    return msgspec.json.encode(data).decode()


async def fill(url, lives):
    store = Store(url)
    tables, entries, members = (as_it_was(table) for table in (schema.tables, schema.entries, schema.members))
    async with store.engine.begin() as connection:
        for live in lives:
            h = live.header
            values = {"id": h.id, "header": written(live), "game": h.game, "owner": h.owner, "join_key": h.join_key}
            values |= {"watch_key": h.watch_key, "created": h.created, "status": live.status, "due": None, "public": False}
            await connection.execute(insert(tables).values(**values))
            rows = [entry_of(h.id, row) for row in live.rows]
            if rows:
                await connection.execute(insert(entries), rows)
            await connection.execute(insert(members), [{"identity": one, "table_id": h.id} for one in live.summary().members])
        for person in (ANN, BOB):
            row = {"identity": person.identity, "name": person.name, "passphrase": "x", "folded": person.name.lower()}
            await connection.execute(insert(as_it_was(schema.accounts)).values(**row, created=0.0))
        seen = {"table_id": lives[0].header.id, "identity": "ann", "seen": 5.0}
        await connection.execute(insert(as_it_was(schema.presence)).values(**seen))
    await store.close()


def test_from_the_schema_before(database, opened, run):
    async def body():
        await migrate(database, BEFORE)
        running, waiting = duel(), seating.create(ANN, wish(), 0.0)
        over = play_until(duel(), lambda _live: False, random.Random(1))
        await fill(database, [running, waiting, over])
        async with opened(database, NoBots(), start=False) as hall:
            for live in (running, waiting, over):
                found = await hall.table(live.header.id)
                assert (found.status, found.seats) == (live.status, live.seats)
                assert (found.state is None) == (live.state is None)
                if live.state is not None:
                    assert found.state.digest() == live.state.digest()
            assert await hall.store.looked(running.header.id, "ann") is None
            assert len(await hall.store.listed("ann", None)) == 3
            await results.make_up(hall, set(), set())
            (outcome,) = await results.history(hall.store, "ann", None, 10)
            assert (outcome.table, outcome.rated) == (over.header.id, False), "what nobody asked to be rated is not"
            assert await ratings.of_person(hall.store, "ann") == {}
            assert (await hall.store.account(name="Ann")).identity == "ann"

    run(body())


# -- what cannot be brought to the current shape -----------------------------------------------------


async def say(url, *statements):
    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def refused(url):
    with pytest.raises(UserError) as caught:
        await migrate(url)
    assert caught.value.text("fr")
    return caught.value.key


def test_a_database_of_a_newer_version_is_refused(database, run):
    async def body():
        await migrate(database)
        await say(database, "UPDATE alembic_version SET version_num = '9999'")
        assert await refused(database) == "database-newer"

    run(body())


def test_a_database_of_another_program_is_refused_and_stays_as_it_is(database, run):
    async def body():
        await say(database, "CREATE TABLE settings (theirs INTEGER)")
        assert await refused(database) == "database-foreign"
        await say(database, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('77')")
        assert await refused(database) == "database-foreign"
        await say(database, "INSERT INTO settings VALUES (1)", "DROP TABLE settings")

    run(body())


def test_whoever_is_stopped_in_the_middle_leaves_nothing_half_done(sqlite, run):
    """On SQLite too: the last statement of a step fails, and afterwards the whole step goes well."""

    async def body():
        await migrate(sqlite, BEFORE)
        await say(sqlite, "CREATE VIEW guests AS SELECT 1")
        with pytest.raises(OperationalError):
            await migrate(sqlite)
        kept = sqlite3.connect(file_of(sqlite))
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(BEFORE,)]
        assert kept.execute("SELECT name FROM sqlite_master WHERE name = 'profiles'").fetchall() == []
        kept.close()
        await say(sqlite, "DROP VIEW guests")
        await migrate(sqlite)
        assert current() > BEFORE

    run(body())


def test_a_new_file_is_nobody_elses_to_read(sqlite, run):
    before = os.umask(0)
    try:
        run(migrate(sqlite))
    finally:
        os.umask(before)
    assert file_of(sqlite).stat().st_mode & 0o777 == 0o600
