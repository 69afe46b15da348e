"""The update stream: for players and spectators, with resume, across processes."""

import time

import pytest

from table.helpers import some_duel
from web.server import Person, Server, Stream
from web.test_tables import whoever

GAME, MODE = some_duel()


@pytest.fixture
def people(server):
    ann, bob = Person(server.url, name="Ann", seed=1), Person(server.url, name="Bob", seed=2)
    made = ann.create(GAME, MODE, ["me", "open"])
    bob.join(made["you"]["join"])
    return ann, bob, made


def test_everybody_hears_of_everything(people):
    ann, bob, made = people
    id = made["table"]["id"]
    watch = made["you"]["watch"].removeprefix("/watch/")
    streams = [Stream(ann, id), Stream(bob, id), Stream(Person(ann.urls[0]), id, watch=watch)]
    for stream in streams:
        stream.wait_for(lambda own: own.updates())
    for _ in range(6):
        person, table = whoever(id, ann, bob)
        person.act(table)
    ann.post(f"/api/tables/{id}/chat", {"text": "hello"}, 204)
    last = ann.table(id)["sequence"]
    for stream in streams:
        stream.until(last)
        happened = [row for message in stream.updates() for row in message["data"]["happened"]]
        assert [row["sequence"] for row in happened] == list(range(last - 6, last + 1))
        assert stream.updates()[-1]["data"]["table"]["step"] == ann.table(id)["step"]
        assert happened[-1]["lines"] == ["hello"]
        stream.close()


def test_resuming_gives_what_was_missed_and_nothing_twice(people):
    ann, bob, made = people
    id = made["table"]["id"]
    first = Stream(ann, id).wait_for(lambda own: own.updates())
    seen = int(first.updates()[-1]["id"])
    first.close()
    for _ in range(5):
        person, table = whoever(id, ann, bob)
        person.act(table)
    again = Stream(ann, id, last=seen).until(seen + 5)
    rows = [row["sequence"] for message in again.updates() for row in message["data"]["happened"]]
    assert rows == list(range(seen + 1, seen + 6))
    again.close()
    quiet = Stream(ann, id, last=seen + 5)
    quiet.wait_for(lambda own: own.messages)
    assert not quiet.updates()
    quiet.close()


def test_a_heartbeat_keeps_it_open(people):
    ann, _, made = people
    stream = Stream(ann, made["table"]["id"])
    until = time.monotonic() + 300
    while stream.beats < 2:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert not stream.ended
    stream.close()


def test_presence(people):
    ann, bob, made = people
    id = made["table"]["id"]
    mine = Stream(ann, id).wait_for(lambda own: [m["data"] for m in own.messages if m.get("event") == "presence"][-1:] == [[0]])
    his = Stream(bob, id)
    mine.wait_for(lambda own: [m["data"] for m in own.messages if m.get("event") == "presence"][-1] == [0, 1])
    assert ann.get(f"/api/tables/{id}")["present"] == [0, 1]
    his.close()
    mine.wait_for(lambda own: [m["data"] for m in own.messages if m.get("event") == "presence"][-1] == [0])
    mine.close()


def test_streams_are_in_step_across_processes(postgres, tmp_path):
    """Somebody listens at one server while the others decide at another; no heartbeat could bring the news."""
    url = postgres.new_database()
    a, b = (Server(url, log=tmp_path / name, REGALIA_HEARTBEAT="100000") for name in "ab")
    try:
        for server in (a, b):
            server.start()
        ann, bob = Person(a.url, name="Ann", seed=1), Person(a.url, name="Bob", seed=2)
        made = ann.create(GAME, MODE, ["me", "open"])
        bob.join(made["you"]["join"])
        id = made["table"]["id"]
        streams = [Stream(ann, id, url=b.url).wait_for(lambda own: own.updates()) for _ in range(6)]
        for _ in range(8):
            person, table = whoever(id, ann, bob)
            after = person.act(table)["table"]["sequence"]
            for stream in streams:
                stream.until(after)
        for stream in streams:
            stream.close()
    finally:
        for server in (a, b):
            server.stop()
