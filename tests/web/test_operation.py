"""What an operator sees: health, metrics, the commands, an orderly stop, the pages, the client of the documentation."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from regalia.table.errors import Unavailable
from regalia.table.store import Store
from regalia.web.identity import Identities
from regalia.web.settings import Settings, from_environment, to_environment
from table.helpers import some_duel
from web.server import ROOT, Person, Server, Stream

GAME, MODE = some_duel()


def regalia(*words, **more):
    return subprocess.run([sys.executable, "-m", "regalia", *words], capture_output=True, text=True, **more)


def test_health_and_metrics(server):
    person = Person(server.url)
    made = person.create(GAME, MODE, ["me", "me"])
    person.act(person.table(made["table"]["id"]))
    assert httpx.get(server.url + "/healthz").json()["status"] == "ok"
    until = time.monotonic() + 300
    while "regalia_actions_total" not in (text := httpx.get(server.url + "/metrics").text):
        assert time.monotonic() < until
    assert re.search(rf'regalia_actions_total{{by="person",game="{GAME}"}} \d', text)
    assert "regalia_request_seconds_bucket" in text


def test_settings_come_from_the_environment():
    given = Settings(database="sqlite://", rate=3.5, migrate=False, max_body=9999)
    assert from_environment(to_environment(given)) == given
    assert from_environment({"REGALIA_RATE": "7", "REGALIA_MIGRATE": "false"}) == Settings(rate=7.0, migrate=False)


def test_sqlite_serves_one_process_only(sqlite):
    done = regalia("serve", "--database", sqlite, "--workers", "2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    french = regalia("serve", "--database", sqlite, "--workers", "2", "--lang", "fr")
    assert "SQLite ne sert" in french.stderr


def test_migrating_by_command(database):
    assert regalia("serve", "--database", database, "--migrate-only").returncode == 0
    assert regalia("serve", "--database", database, "--migrate-only").returncode == 0


def test_a_database_that_is_not_there_is_said_in_one_line():
    done = regalia("serve", "--database", "postgresql://127.0.0.1:1/none", "--migrate-only")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_second_server_on_the_same_file_is_refused(sqlite, tmp_path):
    server = Server(sqlite, 1, tmp_path / "log").start()
    try:
        done = regalia("serve", "--database", sqlite, "--port", "0")
        assert done.returncode == 2
        assert "Another server" in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1
    finally:
        assert server.stop() == 0


def test_export_import_and_doctor_by_command(database, tmp_path):
    assert regalia("serve", "--database", database, "--migrate-only").returncode == 0
    assert "0 tables" in regalia("doctor", "--database", database).stdout
    path = tmp_path / "all.json.gz"
    assert regalia("export", str(path), "--database", database).returncode == 0
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    done = regalia("import", str(path), "--database", other, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "relues" in done.stdout
    for words in (["export", "x.json", "--database", f"sqlite:///{tmp_path}/none.sqlite"], ["import", "none.json"]):
        refused = regalia(*words)
        assert refused.returncode == 2
        assert len(refused.stderr.strip().splitlines()) == 1


def test_alive_and_ready_answer_get_and_head(server):
    for path in ("/healthz", "/readyz"):
        assert httpx.get(server.url + path, timeout=60).status_code == 200
        assert httpx.head(server.url + path, timeout=60).status_code == 200


def test_a_database_that_goes_away_while_a_server_starts_is_waited_for(app, monkeypatch):
    """A process that takes the place of another must not end all the others."""
    monkeypatch.setattr("regalia.web.app.WAITING", 0.0)
    failed = []

    def failing_once(name, then):
        async def once(*words):
            if name not in failed:
                failed.append(name)
                raise Unavailable("web-unavailable")
            return await then(*words)

        return once

    for kind, name in ((Store, "ping"), (Store, "signing_key"), (Store, "made_once"), (Identities, "load")):
        monkeypatch.setattr(kind, name, failing_once(name, getattr(kind, name)))
    assert app().get("/readyz").status_code == 200
    assert len(failed) == 4


def test_not_ready_without_its_database_but_alive(app, monkeypatch):
    client = app()
    assert client.get("/readyz").status_code == 200

    async def away():
        raise Unavailable("web-unavailable")

    monkeypatch.setattr(client.app.state.hall.store, "ping", away)
    refused = client.get("/readyz")
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
    assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_stop_ends_streams_and_loses_nothing(database, tmp_path, end):
    workers = 1 if database.startswith("sqlite") else 2
    server = Server(database, workers, tmp_path / "log").start()
    ann = Person(server.url, name="Ann", seed=1)
    made = ann.create(GAME, MODE, ["me", "me"])
    id = made["table"]["id"]
    stream = Stream(ann, id).wait_for(lambda own: own.updates())
    for _ in range(3):
        table = ann.act(ann.table(id))["table"]
    server.process.send_signal(end)
    server.process.wait()
    assert "graceful shutdown exceeded" not in server.said(), "the streams were not ended, but cut off"
    stream.wait_for(lambda own: own.ended)
    server.start()
    assert ann.table(id)["step"] == table["step"]
    assert server.stop() == 0


def test_the_pages_open(server):
    ann = Person(server.url, name="Ann")
    made = ann.create(GAME, MODE, ["me", "open"])
    stranger = Person(server.url)
    looks = [
        (ann, "/"),
        (ann, f"/tables/{made['table']['id']}"),
        (stranger, made["you"]["watch"]),
        (stranger, made["you"]["join"]),
    ]
    for person, path in looks:
        assert "<main" in person.get(path)
        assert 'lang="fr"' in person.get(path, lang="fr")


def client_of_the_docs():
    text = (Path(ROOT) / "docs" / "http-client.md").read_text(encoding="utf-8")
    return re.search(r"```python\n(.*?)```", text, re.S)[1]


@pytest.mark.slow
def test_the_ten_line_client_plays_a_whole_game(server):
    source = client_of_the_docs()
    assert len([line for line in source.splitlines() if line.strip()]) <= 10
    done = subprocess.run([sys.executable, "-c", source, server.url, GAME], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "scores" in done.stdout
