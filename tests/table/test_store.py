"""The rows are the truth: append-only, one winner for every step, migrations from nothing."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from regalia.table import schema
from regalia.table.errors import Unavailable
from regalia.table.live import Live
from regalia.table.migrate import migrate
from regalia.table.records import Row
from regalia.table.store import Lost, Store
from table.helpers import duel, play


def test_migrations_make_the_schema_from_nothing(database, run):
    async def body():
        await migrate(database)
        await migrate(database)
        store = Store(database)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": False}), schema.metadata)
            )
            names = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
        await store.close()
        assert found == []
        assert {"tables", "entries", "members", "accounts", "presence", "settings", "alembic_version"} <= names

    run(body())


def test_several_processes_may_migrate_at_once(postgres, run):
    url = postgres.new_database()

    async def body():
        await asyncio.gather(*(migrate(url) for _ in range(4)))

    run(body())


def test_a_step_is_taken_once(database, run):
    async def body():
        await migrate(database)
        store = Store(database)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        rows = [Row(live.last + 1, "chat", 0.0, data={"text": str(n)}) for n in range(20)]
        outcomes = await asyncio.gather(
            *(store.append(live.header.id, [row], live.summary()) for row in rows), return_exceptions=True
        )
        assert sum(outcome is None for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Lost) for outcome in outcomes) == 19
        assert len(await store.rows(live.header.id)) == live.last + 1
        await store.close()

    run(body())


def test_rows_of_one_request_are_written_together_or_not_at_all(database, run):
    async def body():
        await migrate(database)
        store = Store(database)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        taken = Row(live.last + 2, "chat", 0.0)
        await store.append(live.header.id, [taken], live.summary())
        with pytest.raises(Lost):
            await store.append(live.header.id, [Row(live.last + 1, "chat", 0.0), taken], live.summary())
        assert [row.step for row in await store.rows(live.header.id, live.last)] == [live.last + 2]
        await store.close()

    run(body())


def test_a_table_is_the_fold_of_its_rows(database, run):
    async def body():
        await migrate(database)
        store = Store(database)
        live = duel()
        for _ in range(30):
            play(live)
        await store.create(live.header, live.rows, live.summary())
        header = await store.header(live.header.id)
        again = Live(header)
        for row in await store.rows(live.header.id):
            again.add(row)
        await store.close()
        assert header == live.header
        assert again.state.digest() == live.state.digest()
        assert again.state.journal().to_text() == live.state.journal().to_text()
        assert (again.steps, again.seen, again.status) == (live.steps, live.seen, live.status)

    run(body())


def test_the_signing_key_is_made_once(database, run):
    async def body():
        await migrate(database)
        stores = [Store(database) for _ in range(3)]
        keys = await asyncio.gather(*(store.signing_key() for store in stores))
        for store in stores:
            await store.close()
        assert len(set(keys)) == 1
        assert len(keys[0]) > 30

    run(body())


def test_what_is_under_way_ends_before_the_database_is_closed(database, run):
    async def body():
        await migrate(database)
        store = Store(database, 60.0)
        begun, enough, ended = asyncio.Event(), asyncio.Event(), []

        async def exchange():
            async with store.db.reading():
                begun.set()
                await enough.wait()
            ended.append(store.db.engine.pool.checkedout())

        asking = asyncio.create_task(exchange())
        await begun.wait()
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            await store.ping()
        enough.set()
        await closing
        assert ended == [0], "no connection was left to the garbage collector"
        await asking

    run(body())
