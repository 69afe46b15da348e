"""Backup and restore, and a look through a whole database."""

import gzip
import random

import pytest
from sqlalchemy import text

from regalia.core.errors import UserError
from regalia.table.archive import export, restore
from regalia.table.examining import examine
from regalia.table.migrate import migrate
from regalia.table.records import Account, Ended
from regalia.table.seating import chat
from regalia.table.store import Store
from table.helpers import ANN, duel, play, play_until


async def fill(url):
    """A few tables with everything that can happen, and an account."""
    await migrate(url)
    store = Store(url, 60.0)
    lives = [duel(), play_until(duel(), lambda live: live.status == "finished", random.Random(1)), duel()]
    chat(lives[0], ANN, "«é☃\u2028» \U0001f600 '; DROP", 1.1)
    for _ in range(5):
        play(lives[2], 0.1 + 0.2)
    for live in lives:
        await store.create(live.header, live.rows, live.summary(), live.header.id[:4])
    await store.add_account(Account("g-1", "Ann", "$argon2id$x"), 12.5)
    await store.end(Ended("s:x", 1.0, 2.0))
    key = await store.signing_key()
    await store.close()
    return lives, key


@pytest.mark.parametrize("ending", ["json", "json.gz"])
def test_there_and_back_between_both_kinds_of_database(sqlite, postgres, tmp_path, run, ending):
    other, back = postgres.new_database(), f"sqlite:///{tmp_path / 'back.sqlite'}"

    async def body():
        lives, key = await fill(sqlite)
        first, second, third = (tmp_path / f"{name}.{ending}" for name in "abc")
        said = await export(sqlite, first)
        assert await restore(other, first) == said
        assert await export(other, second) == said
        assert await restore(back, second) == said
        await export(back, third)
        read = gzip.decompress if ending.endswith("gz") else bytes
        assert read(first.read_bytes()) == read(second.read_bytes()) == read(third.read_bytes())
        assert await examine(back) == (3, [])
        store = Store(back)
        assert await store.signing_key() == key
        for live in lives:
            assert await store.rows(live.header.id) == live.rows
        await store.close()

    run(body())


def test_a_file_that_is_cut_short_or_changed_imports_nothing(sqlite, tmp_path, run):
    async def body():
        await fill(sqlite)
        whole = tmp_path / "whole.json"
        await export(sqlite, whole)
        lines = whole.read_bytes().splitlines(keepends=True)
        bad = {
            "cut": b"".join(lines[:-1]),
            "half": whole.read_bytes()[:-400],
            "changed": whole.read_bytes().replace(b"argon2id", b"argon3id"),
            "none": b"",
            "other": b'{"regalia":"export","format":99}\n',
            "stranger": lines[0] + b'{"table":"nothing","row":{}}\n' + lines[-1],
        }
        for name, content in bad.items():
            path = tmp_path / f"{name}.json"
            path.write_bytes(content)
            url = f"sqlite:///{tmp_path / name}.sqlite"
            with pytest.raises(UserError) as caught:
                await restore(url, path)
            assert caught.value.text("fr")
            store = Store(url)
            assert await store.account(name="Ann") is None
            await store.close()

    run(body())


def test_only_an_empty_database_is_filled_and_no_old_log_is_played_into_it(sqlite, tmp_path, run):
    async def body():
        await fill(sqlite)
        path = tmp_path / "all.json"
        await export(sqlite, path)
        with pytest.raises(UserError) as caught:
            await restore(sqlite, path)
        assert caught.value.key == "import-not-empty"
        (tmp_path / "new.sqlite-wal").write_bytes(b"old")
        with pytest.raises(UserError) as caught:
            await restore(f"sqlite:///{tmp_path / 'new.sqlite'}", path)
        assert caught.value.key == "import-leftover"

    run(body())


def test_the_doctor_looks_through_a_database(database, run):
    async def body():
        lives, _ = await fill(database)
        assert await examine(database) == (3, [])
        store = Store(database)
        async with store.engine.begin() as connection:
            ids = {f"id{number}": live.header.id for number, live in enumerate(lives)}
            await connection.execute(text("UPDATE entries SET kind = 'never' WHERE table_id = :id0 AND step = 2"), ids)
            await connection.execute(text("UPDATE tables SET status = 'open' WHERE id = :id1"), ids)
        await store.set_fault(lives[2].header.id, "tending: OverflowError")
        await store.close()
        checked, found = await examine(database)
        assert checked == 3
        assert {(finding.table, finding.kind) for finding in found} == {
            (lives[0].header.id, "unreadable"),
            (lives[1].header.id, "differs"),
            (lives[2].header.id, "quarantined"),
        }

    run(body())
