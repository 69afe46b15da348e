"""Hostile requests, by the thousand: whatever comes, there is an answer or the line is cut, nothing fails, and people play on."""

import json
import random

import httpx
import pytest

import endurance
from table.helpers import some_duel
from web.hostile import on_the_wire, sent, strange_move
from web.server import Person

GAME, MODE = some_duel()
NEW_TABLE = 400
"""After so many moves at the same tables there are new ones."""


def plays_on(server):
    """Somebody can still make a table and decide something there."""
    person = Person(server.url, name="Ann")
    table = person.create(GAME, MODE, ["me", "me"])["table"]
    assert person.act(table)["step"] == table["step"] + 1
    assert httpx.get(server.url + "/readyz", timeout=60).status_code == 200


def allowed(status, head):
    """No fault of ours; a server that is too busy says so and when to come back."""
    return status < 500 or (status == 503 and "retry-after" in head.lower()) or status == 501


@pytest.mark.slow
@endurance.sizes("wire")
def test_whatever_comes_over_the_wire(server, size):
    rng = random.Random(size)
    person = Person(server.url, name="Bob")
    tables = [person.create(GAME, MODE, ["me", "open"])["table"]["id"] for _ in range(3)]
    seen = {}
    for number in range(size):
        data = on_the_wire(rng, tables)
        status, head = sent(server.port, data)
        assert allowed(status, head), (number, data, head[:300])
        seen[status] = seen.get(status, 0) + 1
    plays_on(server)
    assert len(seen) > 3, seen
    print(f"{size} requests on the wire: {dict(sorted(seen.items()))}")


@pytest.mark.slow
@endurance.sizes("play")
def test_whatever_players_do(server, size):
    rng = random.Random(size)
    people = [Person(server.url, name=name) for name in ("Ann", "Bob")]
    for person in people:
        person.post("/api/identity/guest", {"name": person.name})
    seen, tables = {}, []
    for number in range(size):
        if number % NEW_TABLE == 0:
            tables = [people[0].create(GAME, MODE, seats) for seats in (["me", "me"], ["me", "open"], ["me", "bot:random"])]
        person = rng.choice(people)
        method, path, body = strange_move(rng, tables)
        content = {} if body is None else {"content": json.dumps(body), "headers": {"content-type": "application/json"}}
        answer = person.client.request(method, server.url + path, **content)
        assert allowed(answer.status_code, str(answer.headers)), (number, method, path, body, answer.text[:300])
        seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
        if answer.status_code == 200 and method == "POST" and "table" in answer.json():
            at = next(at for at, made in enumerate(tables) if made["table"]["id"] in path)
            tables[at] = {**tables[at], "table": answer.json()["table"]}
    plays_on(server)
    assert seen.get(200), seen
    print(f"{size} moves: {dict(sorted(seen.items()))}")
