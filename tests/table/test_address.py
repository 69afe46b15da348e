"""Addresses of databases: what hosts give people works, and whatever cannot be understood is refused with a sentence."""

import asyncio

import pytest

from regalia.cli import main
from regalia.core.errors import UserError
from regalia.table.address import async_url, file_of, is_postgres, plain_url
from regalia.table.database import Database
from regalia.table.holding import held
from regalia.table.news import Listener

WRONG = [
    "",
    "nonsense",
    "mysql://x/y",
    "sqlite:",
    "sqlite://",
    "sqlite:///:memory:",
    "sqlite:///",
    "sqlite:////",
    "sqlite:////tmp",
    "sqlite://host/file",
    "sqlite:///file:x?uri=true",
    "sqlite:///x?mode=ro",
    "sqlite:///a%00b\0",
    "sqlite:////tmp/what?/tables.sqlite",
    "postgresql://host/x?sslmode",
    "sqlite+pysqlite:///x",
    "postgresql://host:abc/x",
    "postgresql://host:99999/x",
    "postgresql://[::1/x",
    "postgresql+psycopg://host/x",
    "postgresql://host/x?unknown=1",
    "postgresql://host/x?sslmode=perhaps",
]


@pytest.mark.parametrize("url", WRONG)
def test_what_cannot_be_understood_is_refused(url):
    for use in (async_url, plain_url, file_of):
        with pytest.raises(UserError) as caught:
            use(url)
        for lang in ("en", "fr"):
            assert "REGALIA_DATABASE" in caught.value.text(lang)


def test_each_driver_is_given_its_own_words():
    url = "postgres://ann:a%40b@host:5/x?sslmode=require"
    assert is_postgres(url)
    assert async_url(url) == "postgresql+asyncpg://ann:a%40b@host:5/x?ssl=require"
    assert plain_url(url) == plain_url(async_url(url)) == "postgresql://ann:a%40b@host:5/x?sslmode=require"


@pytest.mark.parametrize("part", ["ssl=disable", "sslmode=prefer"])
def test_both_lines_to_the_database_understand_the_same_address(postgres, run, part):
    url = f"{postgres.new_database()}?{part}"

    async def body():
        database, heard = Database(url), Listener(url, lambda _: None, lambda: None)
        async with database.reading() as connection:
            assert (await connection.exec_driver_sql("SELECT 1")).scalar() == 1
        heard.start()
        await asyncio.wait_for(heard.ready.wait(), 60)
        await heard.stop()
        await database.close()

    run(body())


def test_a_file_is_held_whatever_links_lead_to_it(sqlite, tmp_path):
    other = tmp_path / "other.sqlite"
    other.symlink_to(file_of(sqlite))
    with held(sqlite), pytest.raises(UserError) as caught, held(f"sqlite:///{other}", wait=0.1):
        raise AssertionError("two servers on one file")
    assert caught.value.key == "serve-held"


def test_what_cannot_be_used_is_said_in_one_sentence_by_every_command(tmp_path, capsys):
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    for name in ("sqlite:////tmp/" + "a" * 300, f"sqlite:///{empty}", ""):
        for words in (["doctor"], ["ratings"], ["export", str(tmp_path / "x.gz")]):
            assert main([*words, "--database", name]) == 2, (words, name)
            assert len(capsys.readouterr().err.strip().splitlines()) == 1, (words, name)
