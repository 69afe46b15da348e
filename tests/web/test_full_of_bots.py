"""A server full of bots: after it has warmed up, memory, descriptors, threads and tasks stay where they are."""

import re
import time
from pathlib import Path

import httpx
import pytest

import endurance
from regalia.core.registry import games
from regalia.web.footprint import family, memory_bytes
from web.server import Person, Server

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
EACH = 4
"""So many tables of bots alone may one person have."""
GROWTH = 1.15
"""Memory may rise by so much after the first third: finished games stay in memory for a while."""
SPARE = 40 << 20
LOOKS = 9
"""So often its size is taken."""
TRIES = 60


@pytest.mark.slow
@endurance.sizes("full_seconds")
def test_a_server_full_of_bots_does_not_grow(database, tmp_path, size):
    server = Server(database, 1, tmp_path / "log", REGALIA_CAPACITY="60").start()
    try:
        people = [registered(server, name) for name in NAMES]
        tables = [(person, a_table(person, number)) for number in range(EACH) for person in people]
        begun, played, seen = time.monotonic(), 0, []
        while (passed := time.monotonic() - begun) < size:
            time.sleep(1.0)
            for at, (person, id) in enumerate(tables):
                if looked_at(person, id)["status"] == "finished":
                    tables[at] = (person, a_table(person, at + played))
                    played += 1
            if passed > size * (len(seen) + 1) / LOOKS:
                seen.append(footprint(server))
        late = footprint(server)
        assert sum(looked_at(person, id)["sequence"] > 3 for person, id in tables) > len(tables) // 2, "the bots do play"
    finally:
        server.stop()
    early = seen[len(seen) // 3]
    print(f"{size} s, {played} games finished: {early} then {late}; memory: {[one['memory'] >> 20 for one in seen]} MB")
    assert late["memory"] <= early["memory"] * GROWTH + SPARE, (early, late, played)
    spare = {"descriptors": 10, "threads": 10, "tasks": len(tables)}  # at each table a bot may think now that did not then
    for name, more in spare.items():
        assert late[name] <= early[name] + more, (name, early, late, played)


def looked_at(person, id):
    """The table; a machine that is too busy for an answer in time is asked again, as a page would."""
    for _ in range(TRIES):
        try:
            answer = person.client.get(f"{person.urls[0]}/api/tables/{id}")
        except httpx.TransportError:
            continue
        if answer.status_code == 200:
            return answer.json()["table"]
        assert answer.status_code == 503, answer.text
        assert answer.headers["retry-after"]
        time.sleep(1.0)
    raise AssertionError("no answer")


def registered(server, name):
    person = Person(server.url, name=name)
    person.post("/api/identity/guest", {"name": name})
    person.post("/api/identity/register", {"name": name, "passphrase": "a long enough passphrase"})
    return person


def a_table(person, number):
    found = games()[number % len(games())]
    mode = next(mode for mode in found.info.modes if not mode.automa and max(mode.players) > 1)
    count = min(count for count in mode.players if count > 1)
    return person.create(found.id, mode.id, ["bot:random"] * count)["table"]["id"]


def footprint(server):
    tasks = re.search(r"^regalia_tasks (\d+)", httpx.get(server.url + "/metrics", timeout=60).text, re.MULTILINE)
    return {
        "memory": memory_bytes(server.process.pid),
        "descriptors": entries(server, "fd"),
        "threads": entries(server, "task"),
        "tasks": int(tasks[1]),
    }


def entries(server, kind):
    """Of the server and everything it started; what has just ended has none."""
    folders = [Path(f"/proc/{pid}/{kind}") for pid in family(server.process.pid)]
    return sum(len(list(folder.iterdir())) for folder in folders if folder.exists())
