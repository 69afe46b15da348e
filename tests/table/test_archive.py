"""Backup and restore, and a look through a whole database."""

import asyncio
import contextlib
import gzip
import hashlib
import os
import random
import sqlite3

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import UserError
from regalia.table import archive, exported
from regalia.table.address import file_of
from regalia.table.archive import export, restore
from regalia.table.examining import examine
from regalia.table.migrate import current, migrate
from regalia.table.records import Account, Ended
from regalia.table.seating import chat, close
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


def test_what_is_exported_while_people_play_is_of_one_moment(database, tmp_path, run, monkeypatch):
    """A table that is made between the table of tables and that of entries would leave entries of no table."""
    reading = archive._rows
    born = []

    async def body():
        await fill(database)
        other = Store(database, 60.0)

        async def meanwhile(connection, table):
            if table.name == "entries":
                born.append(duel())
                await other.create(born[0].header, born[0].rows, born[0].summary())
            async for row in reading(connection, table):
                yield row

        monkeypatch.setattr(archive, "_rows", meanwhile)
        await export(database, tmp_path / "all.json")
        await other.close()
        monkeypatch.setattr(archive, "_rows", reading)
        await restore(f"sqlite:///{tmp_path / 'back.sqlite'}", tmp_path / "all.json")
        assert await examine(f"sqlite:///{tmp_path / 'back.sqlite'}") == (3, [])

    run(body())
    assert born[0].header.id not in (tmp_path / "all.json").read_text()


def sealed(lines):
    """Lines with an end that fits them: somebody has made the file on purpose."""
    head, *rows = lines[:-1]
    summed = hashlib.sha256(b"".join(rows)).hexdigest()
    return b"\n".join([head, *rows, msgspec.json.encode({"end": {"rows": len(rows), "digest": summed}})]) + b"\n"


def spoilt(lines, table, change):
    """The file with its first row of a table changed."""
    at = next(number for number, line in enumerate(lines) if line.startswith(b'{"table":"%s"' % table.encode()))
    entry = msgspec.json.decode(lines[at])
    change(entry["row"])
    return sealed([*lines[:at], msgspec.json.encode(entry), *lines[at + 1 :]])


def bad_rows(lines):
    """Each is refused for itself, before the database is asked."""
    for column, values in {
        "step": (2**70, "one", 1.5, True, None, [1]),
        "at": ("yesterday", True, 1, None),
        "data": ({"a": 1}, None),
        "who": (7,),
    }.items():
        for value in values:
            yield spoilt(lines, "entries", lambda row, column=column, value=value: row.update({column: value}))
    yield spoilt(lines, "tables", lambda row: row.update(public=1))
    yield spoilt(lines, "tables", lambda row: row.update(stranger=1))
    yield spoilt(lines, "tables", lambda row: row.pop("arranged"))
    for entry in (
        b'{"row":{}}',
        b'{"table":"tables"}',
        b'{"table":["tables"],"row":{}}',
        b'{"table":"tables","row":[]}',
        b"[]",
        b"",
    ):
        yield sealed([lines[0], entry, *lines[1:]])
    yield sealed([lines[0], b'{"table":' + b"[" * 100_000, lines[-1]])
    yield b"\n".join(lines).replace(b"Ann", b"\xff\xfe")


def test_whatever_is_no_row_of_ours_is_damage(sqlite, tmp_path, run):
    run(fill(sqlite))
    run(export(sqlite, tmp_path / "whole.json"))
    path = tmp_path / "bad.json"
    for content in bad_rows((tmp_path / "whole.json").read_bytes().splitlines()):
        path.write_bytes(content)
        with pytest.raises(exported.Damaged):
            [exported.row_of(entry) for entry in exported.entries(path, current()) if "end" not in entry]


def bad_files(whole):
    packed = gzip.compress(whole)
    yield spoilt(whole.splitlines(), "entries", lambda row: row.update(step="one"))
    yield whole + b"garbage\n"
    yield whole + whole
    yield packed + packed
    yield packed[:-8]
    yield packed[:-8] + bytes(8)
    yield packed[:-200] + bytes([packed[-200] ^ 255]) + packed[-199:]


def contradictions(whole):
    """Rows that each are one, which the database takes exception to."""
    lines = whole.splitlines()
    rows = lines[1:-1]
    yield sealed([lines[0], *rows, rows[-1], lines[-1]])
    yield sealed([lines[0], *reversed(rows), lines[-1]])
    yield sealed([lines[0], *(row for row in rows if not row.startswith(b'{"table":"tables"')), lines[-1]])


def too_much_for_postgres(whole):
    for column, value in (("step", 2**40), ("who", "x" * 100), ("who", "x\0")):
        yield spoilt(whole.splitlines(), "entries", lambda row, column=column, value=value: row.update({column: value}))


def test_a_hostile_file_imports_nothing_and_is_refused_with_a_sentence(database, tmp_path, run):
    async def body():
        await fill(f"sqlite:///{tmp_path / 'source.sqlite'}")
        await export(f"sqlite:///{tmp_path / 'source.sqlite'}", tmp_path / "whole.json")
        whole = (tmp_path / "whole.json").read_bytes()
        path = tmp_path / "bad.json"
        reading = bad_files if database.startswith("sqlite") else too_much_for_postgres
        for content in (*reading(whole), *contradictions(whole)):
            path.write_bytes(content)
            with pytest.raises(UserError) as caught:
                await restore(database, path)
            assert caught.value.key == "import-damaged", content[:200]
        path.write_bytes(whole)
        await restore(database, path)
        assert await examine(database) == (3, [])

    run(body())


def test_a_line_without_end_does_not_fill_the_memory(sqlite, tmp_path, run, monkeypatch):
    path = tmp_path / "bomb.json.gz"
    monkeypatch.setattr(exported, "LONGEST", 1 << 20)
    path.write_bytes(gzip.compress(b"[" * (1 << 21)))
    with pytest.raises(UserError) as caught:
        run(restore(sqlite, path))
    assert caught.value.key == "import-damaged"


def test_the_file_is_nobody_elses_to_read_and_comes_whole_or_not_at_all(sqlite, tmp_path, run):
    path, pipe = tmp_path / "all.json.gz", tmp_path / "pipe"
    os.mkfifo(pipe)
    before = os.umask(0)
    try:
        run(migrate(sqlite, "0004"))
        with pytest.raises(UserError) as caught:
            run(export(sqlite, path))
        assert caught.value.key == "database-older"
        run(fill(sqlite))

        async def both():
            await asyncio.gather(export(sqlite, path), export(sqlite, path))

        run(both())
        for wrong in (pipe, tmp_path / "nowhere" / "x.json"):
            with pytest.raises(UserError) as caught:
                run(export(sqlite, wrong))
            assert caught.value.key == "cli-unwritable"
    finally:
        os.umask(before)
    assert pipe.is_fifo()
    assert path.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".*"))
    run(restore(f"sqlite:///{tmp_path / 'back.sqlite'}", path))


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


@pytest.mark.parametrize(
    ("shape", "key"), [("older", "database-older"), ("newer", "database-newer"), ("foreign", "database-foreign")]
)
def test_what_has_not_our_shape_is_refused_and_not_a_byte_of_it_changed(sqlite, tmp_path, run, shape, key):
    file = file_of(sqlite)
    if shape != "foreign":
        run(migrate(sqlite, "0005" if shape == "older" else "head"))
    with contextlib.closing(sqlite3.connect(file)) as other:
        if shape == "foreign":
            other.execute("CREATE TABLE songs (name TEXT)")
        if shape == "newer":
            other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    before = file.read_bytes()
    works = [examine(sqlite), export(sqlite, tmp_path / "x.json")] + ([] if shape == "older" else [migrate(sqlite)])
    for work in works:
        with pytest.raises(UserError) as caught:
            run(work)
        assert caught.value.key == key
        assert file.read_bytes() == before


def test_the_doctor_finds_nothing_wrong_with_what_goes_on_meanwhile(database, run, monkeypatch):
    """A game ends between two questions about it."""

    async def body():
        await migrate(database)
        store = Store(database)
        live = duel()
        await store.create(live.header, live.rows, live.summary())
        before = live.draft()
        close(live, ANN, 0.0)
        executed, found = AsyncConnection.execute, []

        async def execute(connection, *words):
            done = await executed(connection, *words)
            if not found and "FROM tables" in str(words[0]) and "header" in str(words[0]):
                found.append(live)
                await store.append(live.header.id, live.rows[before.last :], live.summary())
            return done

        monkeypatch.setattr(AsyncConnection, "execute", execute)
        assert await examine(database) == (1, [])
        assert found
        await store.close()

    run(body())


@pytest.mark.parametrize("value", ["'soon'", "9e999", "x'00'"])
def test_what_could_not_be_imported_again_is_not_exported_but_named(sqlite, tmp_path, run, value):
    path = tmp_path / "all.json"
    run(fill(sqlite))
    with contextlib.closing(sqlite3.connect(file_of(sqlite))) as other:
        other.execute(f"UPDATE entries SET at = {value} WHERE step = 1")
        other.commit()
    with pytest.raises(UserError) as caught:
        run(export(sqlite, path))
    assert caught.value.key == "export-misfit"
    assert "entries.at" in caught.value.text("fr")
    assert not path.exists()
    _, found = run(examine(sqlite))
    assert ("", "misfit", "entries.at") in {(finding.table, finding.kind, finding.problem) for finding in found}
