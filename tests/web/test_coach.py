"""The coach and the review over HTTP: who may ask, what is answered, agreement among people, journals from elsewhere."""

import time

import pytest

import regalia
from regalia.core.rng import seeded
from regalia.table import coaching, reviews

PATIENCE = 120
"""Tries, a quarter of a second apart: a worker of a busy machine starts slowly."""
SEATS = {"game": "two_heirs", "players": 2}


def table(client, seats, **more):
    made = client.post("/api/tables", json={**SEATS, "seats": seats, "name": "Ann", **more})
    assert made.status_code == 201, made.text
    return made.json()["table"]["id"]


def patiently(ask):
    """Until the worker has answered: a busy coach is asked again, and so is one that had time for a glance only."""
    for _ in range(PATIENCE):
        found = ask()
        if found.status_code != 429 and not (found.status_code == 200 and found.json()["glance"]):
            return found
        time.sleep(0.25)
    raise AssertionError("no answer")


@pytest.fixture
def client(app, monkeypatch):
    monkeypatch.setattr(coaching, "SECONDS", 0.05)
    return app()


def test_the_coach_answers_the_seat_that_is_asked(client):
    id = table(client, ["me", "me"])
    seat = client.get(f"/api/tables/{id}").json()["table"]["actors"][0]
    found = patiently(lambda: client.get(f"/tables/{id}/coach?seat={seat}"))
    assert found.status_code == 200, found.text
    told = found.json()
    assert told["title"]
    assert told["why"]
    assert 1 <= len(told["rows"]) <= 3
    assert patiently(lambda: client.get(f"/tables/{id}/coach?seat={seat}")).json() == told, "kept while the position stands"
    french = patiently(lambda: client.get(f"/tables/{id}/coach?seat={seat}&lang=fr")).json()
    assert french["why"] != told["why"]
    other = client.get(f"/tables/{id}/coach?seat={1 - seat}")
    assert other.status_code == 404
    assert "not asked" in other.json()["text"]


def test_strangers_do_not_ask_the_coach(client):
    id = table(client, ["me", "me"])
    client.cookies.clear()
    assert client.get(f"/tables/{id}/coach").status_code == 404


def test_against_people_everybody_must_agree(client):
    id = table(client, ["me", "open"])
    join = client.get(f"/api/tables/{id}").json()["you"]["join"].rsplit("/", 1)[-1]
    ann = dict(client.cookies)
    client.cookies.clear()
    assert client.post(f"/api/join/{join}", json={"name": "Bob"}).status_code in (200, 201)
    bob = dict(client.cookies)
    cookies = {0: ann, 1: bob}
    seat = client.get(f"/api/tables/{id}").json()["table"]["actors"][0]
    client.cookies.update(cookies[seat])
    refused = client.get(f"/tables/{id}/coach?seat={seat}")
    assert refused.status_code == 403
    assert "agreed" in refused.json()["text"]
    client.cookies.update(cookies[1 - seat])
    assert client.post(f"/tables/{id}/coach", json={"yes": True, "seat": 1 - seat}).status_code == 204
    client.cookies.update(cookies[seat])
    assert patiently(lambda: client.get(f"/tables/{id}/coach?seat={seat}")).status_code == 200


def test_the_coach_is_silent_in_rated_games(client):
    id = table(client, ["me", "me"], rated=True)
    seat = client.get(f"/api/tables/{id}").json()["table"]["actors"][0]
    refused = client.get(f"/tables/{id}/coach?seat={seat}")
    assert refused.status_code == 403
    assert "rated" in refused.json()["text"]


# -- the review ----------------------------------------------------------------------------------------


def journal():
    """The end of a game: short enough to be reviewed in a test."""
    game = regalia.game("two_heirs")
    state = game.new(seed=4)
    state.rng = seeded(4)
    before = state.copy()
    while not state.over:
        if len(state.legal()) > 2:
            before = state.copy()
        state.do(state.legal()[state.rng.below(len(state.legal()))])
    rest = game.from_json(before.to_json(), seed=1)
    rest.playout()
    return game.journal_of(rest).to_text()


@pytest.fixture
def reviewed(app, monkeypatch):
    monkeypatch.setattr(reviews, "Budget", _small)
    client = app()
    made = client.post("/review", content=journal())
    assert made.status_code == 200, made.text
    return client, made.json()["id"]


def _small():
    from regalia.coach.moments import Budget

    return Budget(iterations=2)


def test_a_journal_becomes_a_table_and_is_reviewed_behind(reviewed):
    client, id = reviewed
    first = client.get(f"/review/{id}")
    assert first.status_code == 200
    for _ in range(PATIENCE):
        state = client.get(f"/review/{id}/state").json()
        if state["done"] == state["turns"] and not state["running"]:
            break
        time.sleep(0.25)
    assert state["done"] == state["turns"]
    page = client.get(f"/review/{id}?lang=fr")
    assert "Analyse" in page.text
    assert 'class="ch"' in page.text
    assert ">review-" not in page.text, "a text is missing"
    assert client.get(f"/replay/{id}").status_code == 200
    client.cookies.clear()
    assert client.get(f"/review/{id}").status_code == 404


def test_a_running_table_is_not_reviewed(client):
    id = table(client, ["me", "me"])
    assert "finished" in client.get(f"/review/{id}").text


def test_what_is_no_journal_is_refused(client):
    for content in (b"{}", b"\xff\xfe", b"[1]"):
        found = client.post("/review", content=content)
        assert 400 <= found.status_code < 500, content
        assert found.json()["text"]
