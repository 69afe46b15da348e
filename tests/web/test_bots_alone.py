"""Tables that only bots play: each person has a few, by whatever way they come about, and nobody waits behind them."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from regalia.table.tending import only_bots
from table.helpers import some_duel

GAME, MODE = some_duel()
DUEL = {"game": GAME, "mode": MODE, "players": 2}
BOTS = ["bot:knight", "bot:knight"]


@pytest.fixture
def client(app):
    """A guest who has all the tables of bots that a guest may have; the bots do not begin."""
    client = app(guest_bot_tables=1)
    client.app.state.hall.tender.look = lambda _live: None
    client.post("/api/tables", json={**DUEL, "seats": BOTS}).raise_for_status()
    return client


def bots_alone(client):
    hall = client.app.state.hall
    return sum(only_bots(live) and live.running for live, _ in hall.opened.values())


def by_new_table(client):
    return client.post("/api/tables", json={**DUEL, "seats": BOTS})


def by_standing_up(client):
    id = client.post("/api/tables", json={**DUEL, "seats": ["me", "open"]}).json()["table"]["id"]
    client.post(f"/api/tables/{id}/leave", json={"seat": 0}).raise_for_status()
    return client.post(f"/api/tables/{id}/start", json={"fill": "knight"})


def by_an_evening(client):
    body = {"kind": "round-robin", "game": GAME, "mode": MODE, "bots": ["knight"] * 6, "takes_part": False}
    id = client.post("/api/evenings", json=body).json()["id"]
    return client.post(f"/api/evenings/{id}/round")


@pytest.mark.parametrize("way", [by_new_table, by_standing_up, by_an_evening])
def test_no_way_leads_to_more_of_them(client, way):
    answer = way(client)
    assert (answer.status_code, answer.json()["error"]) == (403, "table-only-bots")
    assert bots_alone(client) == 1


@pytest.mark.parametrize("way", [by_new_table, by_standing_up])
def test_many_at_once_are_no_more_of_them(app, way):
    client = app(guest_bot_tables=1)
    client.app.state.hall.tender.look = lambda _live: None
    client.post("/api/identity/guest", json={"name": "Ann"}).raise_for_status()
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda _: way(client).status_code, range(6)))
    assert sum(code < 300 for code in answers) == bots_alone(client) == 1


def test_the_last_of_the_people_may_go_while_the_table_is_started(app, monkeypatch):
    client = app(guest_bot_tables=0)
    hall = client.app.state.hall
    id = client.post("/api/tables", json={**DUEL, "seats": ["me", "open"]}).json()["table"]["id"]
    change = hall.change

    async def later(id, propose):
        monkeypatch.undo()
        await change(id, lambda draft: draft.write("stand", hall.now(), seat=0))
        return await change(id, propose)

    monkeypatch.setattr(hall, "change", later)
    answer = client.post(f"/api/tables/{id}/start", json={"fill": "knight"})
    assert (answer.status_code, answer.json()["error"]) == (409, "table-conflict")
    assert bots_alone(client) == 0


def test_a_rematch_of_bots_is_one_more_of_them(client):
    (id,) = client.app.state.hall.opened
    client.post(f"/api/tables/{id}/close").raise_for_status()
    by_new_table(client).raise_for_status()
    answer = client.post(f"/api/tables/{id}/rematch")
    assert (answer.status_code, answer.json()["error"]) == (403, "table-only-bots")


def test_an_evening_of_people_and_a_few_bots_begins(app):
    client = app(guest_bot_tables=1)
    client.app.state.hall.tender.look = lambda _live: None
    body = {"kind": "round-robin", "game": GAME, "mode": MODE, "bots": ["knight"] * 3}
    id = client.post("/api/evenings", json=body).json()["id"]
    client.post(f"/api/evenings/{id}/round").raise_for_status()
    assert bots_alone(client) == 1
