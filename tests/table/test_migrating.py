"""A database made by the schema before accounts had profiles goes on with everything that was in it."""

import random

import msgspec
from sqlalchemy import Column, MetaData, Table, insert

from regalia.table import ratings, results, schema, seating
from regalia.table.migrate import migrate
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
            await results.make_up(hall, set())
            (outcome,) = await results.history(hall.store, "ann", None, 10)
            assert (outcome.table, outcome.rated) == (over.header.id, False), "what nobody asked to be rated is not"
            assert await ratings.of_person(hall.store, "ann") == {}
            assert (await hall.store.account(name="Ann")).identity == "ann"

    run(body())
