"""Hostile requests, by the thousand: whatever comes, there is an answer or the line is cut, nothing fails, and people play on."""

import asyncio
import json
import random
from collections import Counter

import httpx
import pytest

import endurance
from table.helpers import some_duel
from web.hostile import Lines, on_the_wire, strange_move
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


async def all_sent(server, rng, tables, size):
    """So many requests, some at once; how often each status was seen."""
    seen = Counter()

    def check(data, status, head):
        assert allowed(status, head), (seen.total(), data, head[:300])
        seen[status] += 1

    await Lines(server.port, check).send_all(on_the_wire(rng, tables) for _ in range(size))
    return seen


def faults(server):
    """What the server itself took for an error, or could not even tell."""
    return [line for line in server.said().splitlines() if '"level":"error"' in line or "Logging error" in line]


HEAD = b"host: localhost\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "data",
    [
        b"HEAD /healthz HTTP/1.1\r\n" + HEAD + b"no chunk\r\n",
        b"GET /healthz HTTP/1.1\r\n" + HEAD + b"no chunk\r\n",
        b"POST /api/tables HTTP/1.1\r\n" + HEAD + b"5\r\nhello\r\nno chunk\r\n",
        b"POST /api/tables HTTP/1.1\r\norigin: http://elsewhere\r\n" + HEAD + b"5\r\nhello\r\nno chunk\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" * 2 + b"no request\r\n\r\n",
    ],
    ids=["head", "get", "post", "refused", "second"],
)
@pytest.mark.parametrize("pause", [0.0, 0.1])
def test_whoever_spoils_a_request_that_is_being_answered_is_cut_off(server, data, pause):
    """And that is no fault of the server's: nobody fills its log with errors."""

    async def spoil():
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head, _, rest = data.partition(b"\r\n\r\n")
        writer.write(head + b"\r\n\r\n")
        await asyncio.sleep(pause)
        writer.write(rest)
        try:
            async with asyncio.timeout(60):
                await reader.read()
        except ConnectionError:
            """Cut off without a word."""
        finally:
            writer.close()

    before = len(faults(server))
    asyncio.run(spoil())
    assert httpx.get(server.url + "/healthz", timeout=60).status_code == 200
    assert len(faults(server)) == before, faults(server)


@pytest.mark.slow
@endurance.sizes("wire")
def test_whatever_comes_over_the_wire(server, size):
    rng = random.Random(size)
    person = Person(server.url, name="Bob")
    tables = [person.create(GAME, MODE, ["me", "open"])["table"]["id"] for _ in range(3)]
    seen = asyncio.run(all_sent(server, rng, tables, size))
    plays_on(server)
    assert len(seen) > 3, seen
    assert not faults(server)[:3]
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
    assert not faults(server)[:3]
    print(f"{size} moves: {dict(sorted(seen.items()))}")
