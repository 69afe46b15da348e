"""One round trip: the answer to a decision carries the parts that changed, and the stream does not say them again."""

import time

import pytest

from regalia.core.registry import games
from web.server import Person, Stream

ASIDES = {"text", "result"}
"""What a page asks for when somebody wants to see it: the table in words, and the scores before the end."""


def first_mode(game):
    return next(mode for mode in game.info.modes if mode.contest or len(game.info.modes) == 1)


def new_table(client, game):
    mode = first_mode(game)
    players = min(mode.players)
    body = {"game": game.id, "mode": mode.id, "players": players, "seats": ["me"] * players, "name": "Ann"}
    return client.post("/api/tables", json=body).json()["table"]


def has(page):
    """What a page that shows this news has."""
    have = ",".join(f"{name}~{part['mark']}" for name, part in page["parts"].items() if name != "log")
    table = page["table"]
    return {"have": have, "told": table["told"], "plays": table["plays"], "sequence": table["sequence"]}


def shown(page, news):
    """The page after the news: what was sent replaces what was there."""
    parts = dict(page["parts"])
    for one in (*news["film"], news):
        parts |= one["parts"]
    return {**news, "parts": parts}


def choice(client, table):
    seat = table["actors"][0]
    return seat, client.get(f"/api/tables/{table['id']}", params={"seat": seat}).json()["table"]["choices"][0]["key"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_decision_is_answered_with_what_changed_and_nothing_else(app, game):
    client = app()
    id = new_table(client, game)["id"]
    page = client.get(f"/tables/{id}/parts", params={"seat": 0}).json()
    for _ in range(6):
        seat, key = choice(client, page["table"])
        page = client.get(f"/tables/{id}/parts", params={"seat": seat}).json()
        body = {"keys": [key], "expected_step": page["table"]["step"], "seat": seat, **has(page)}
        answer = client.post(f"/tables/{id}/act", json=body)
        assert answer.status_code == 200, answer.text
        news = answer.json()
        assert news["since"] == page["table"]["sequence"] < news["table"]["sequence"]
        whole = client.get(f"/tables/{id}/parts", params={"seat": seat}).json()
        now = shown(page, news)
        assert set(whole["parts"]) >= ASIDES
        assert not ASIDES & set(news["parts"])
        for name, part in whole["parts"].items():
            if name not in {"log", *ASIDES}:
                assert now["parts"][name]["mark"] == part["mark"], name
        unchanged = {name for name, part in page["parts"].items() if name != "log" and whole["parts"].get(name) == part}
        assert not unchanged & set(news["parts"])
        page = whole


def test_the_same_decision_again_gives_the_answer_again(app):
    client = app()
    table = new_table(client, next(game for game in games() if game.id == "two_heirs"))
    page = client.get(f"/tables/{table['id']}/parts", params={"seat": table["actors"][0]}).json()
    seat, key = choice(client, page["table"])
    body = {"keys": [key], "expected_step": page["table"]["step"], "seat": seat, "request_id": "once", **has(page)}
    first, again = (client.post(f"/tables/{table['id']}/act", json=body).json() for _ in range(2))
    assert first["parts"] == again["parts"]
    assert first["table"]["step"] == again["table"]["step"]


def test_a_refused_decision_says_why_and_changes_nothing(app):
    client = app()
    table = new_table(client, next(game for game in games() if game.id == "two_heirs"))
    page = client.get(f"/tables/{table['id']}/parts", params={"seat": table["actors"][0]}).json()
    refused = client.get(f"/api/tables/{table['id']}/refusals", params={"seat": table["actors"][0]}).json()[0]
    body = {"keys": [refused["key"]], "expected_step": page["table"]["step"], "seat": table["actors"][0], **has(page)}
    answer = client.post(f"/tables/{table['id']}/act", json=body)
    assert answer.status_code == 422
    assert answer.json()["clause"] == refused["clause"] != ""
    assert client.get(f"/tables/{table['id']}/parts").json()["table"]["step"] == page["table"]["step"]
    client.cookies.clear()
    assert client.post(f"/tables/{table['id']}/act", json=body).status_code in (401, 404)


def test_undo_is_one_round_trip_too(app):
    client = app()
    table = new_table(client, next(game for game in games() if game.id == "two_heirs"))
    before = client.get(f"/tables/{table['id']}/parts", params={"seat": table["actors"][0]}).json()
    for _ in range(20):
        seat, key = choice(client, before["table"])
        before = client.get(f"/tables/{table['id']}/parts", params={"seat": seat}).json()
        body = {"keys": [key], "expected_step": before["table"]["step"], "seat": seat, **has(before)}
        after = client.post(f"/tables/{table['id']}/act", json=body).json()
        if after["table"]["undo"]["free"]:
            break
    there = {"expected_step": after["table"]["step"], "seat": seat, **has(shown(before, after))}
    back = client.post(f"/tables/{table['id']}/undo", json=there).json()
    marks = {name: part["mark"] for name, part in shown(shown(before, after), back)["parts"].items() if name != "log"}
    assert marks == {name: part["mark"] for name, part in before["parts"].items() if name != "log"}


def news_of(stream):
    return [message for message in stream.messages if message.get("event") == "news"]


@pytest.fixture
def duel(server):
    """Two people, each with what their page shows."""
    ann, bob = Person(server.url, name="Ann", seed=1), Person(server.url, name="Bob", seed=2)
    made = ann.create("two_heirs", "duel", ["me", "open"])
    bob.join(made["you"]["join"])
    id = made["table"]["id"]
    return id, [(person, person.client.get(f"{server.url}/tables/{id}/parts").json()) for person in (ann, bob)]


def test_the_stream_tells_others_the_parts_and_oneself_nothing_twice(duel, server):
    id, people = duel
    streams = [Stream(person, id, path=f"/tables/{id}/events", page="here", **has(page)) for person, page in people]
    for stream in streams:
        stream.wait_for(lambda own: own.messages)
    who = people[0][1]["table"]["actors"][0]
    person, page = people[who]
    key = person.table(id)["choices"][0]["key"]
    body = {"keys": [key], "expected_step": page["table"]["step"], "seat": who, "page": "here", **has(page)}
    answer = person.client.post(f"{server.url}/tables/{id}/act", json=body).json()
    streams[1 - who].wait_for(news_of)
    told = news_of(streams[1 - who])[0]["data"]
    other = people[1 - who][1]
    assert told["since"] == other["table"]["sequence"]
    fresh = people[1 - who][0].client.get(f"{server.url}/tables/{id}/parts").json()
    apart = {"log", *ASIDES}
    assert {name: part["mark"] for name, part in shown(other, told)["parts"].items() if name not in apart} == {
        name: part["mark"] for name, part in fresh["parts"].items() if name not in apart
    }
    if server.workers == 1:
        until = time.monotonic() + 300
        while streams[who].beats < 2:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert not news_of(streams[who])
    assert answer["table"]["sequence"] == told["table"]["sequence"]
    for stream in streams:
        stream.close()
