"""What an attacker has tried: nobody else is harmed, and nothing but sentences comes back."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import create_engine, text

from regalia.core.registry import game, games
from table.helpers import some_duel
from table.test_quarantine import every_number
from web.server import Person

GAME, MODE = some_duel()
DUEL = {"game": GAME, "mode": MODE, "players": 2}


def first_number(id):
    """A pack that makes one number of the game's components far too large."""
    return next(iter(every_number(game(id))))


def test_a_pack_with_a_number_beyond_all_bounds_stops_no_clock(app):
    client = app(patrol=0.05)
    body = {**DUEL, "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 1}}
    bad = client.post("/api/tables", json={**body, "pack": {"name": "x", "files": first_number(GAME)}})
    assert bad.status_code == 422
    assert client.get("/api/tables").status_code in (200, 401)
    good = client.post("/api/tables", json=body).json()["table"]["id"]
    wait_for(lambda: any(seat["stand_in"] for seat in client.get(f"/api/tables/{good}").json()["table"]["seats"]))


def wait_for(condition, most=60):
    until = time.monotonic() + most
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


ODD_PACKS = [{"\ud800": {}}, {"x": 1}, {"x": {"y": [{"id": [1]}]}}, {"": {"": [[[[[[[[[[[[]]]]]]]]]]]]}}]


@pytest.mark.parametrize("id", [found.id for found in games()])
@pytest.mark.parametrize("files", ODD_PACKS, ids=ascii)
def test_odd_packs_get_a_sentence(app, id, files):
    client = app()
    for pack in ({"name": "x", "files": files}, {"name": "\ud800", "files": files}, {"files": files}, {"name": [1], "files": 1}):
        body, kind = json.dumps({"game": id, "pack": pack}), {"content-type": "application/json"}
        answer = client.post("/api/tables", content=body, headers=kind)
        assert answer.status_code == 422, answer.text
        assert answer.json()["text"]


def change(tmp_path, query):
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text(query))
    engine.dispose()


def test_one_bad_public_table_leaves_lobby_and_home_as_they_are(app, tmp_path):
    client = app()
    for _ in range(3):
        made = client.post("/api/tables", json={**DUEL, "seats": ["me", "open"], "public": True}).json()
    bad = made["table"]["id"]
    change(tmp_path, f"""UPDATE tables SET header = replace(header, '"mode":"', '"mode":"old-') WHERE id = '{bad}'""")
    client.app.state.hall.opened.clear()
    for language in ("en", "fr"):
        home = client.get(f"/?lang={language}")
        assert home.status_code == 200
    assert "kept as it is" in client.get("/").text, "its players are told"
    assert len(client.get("/api/lobby").json()) == 2
    assert {row["status"] for row in client.get("/api/tables").json()} == {"open", "quarantined"}
    answer = client.get(f"/api/tables/{bad}")
    assert (answer.status_code, answer.json()["error"]) == (423, "table-rules-changed")
    page = client.get(f"/tables/{bad}", headers={"accept": "text/html"})
    assert page.status_code == 423
    assert "kept as it is" in page.text
    client.cookies.clear()
    assert client.get("/").status_code == 200


def test_a_fork_in_the_middle_of_a_secret_choice_has_a_page(app):
    """Every game that has secret choices, at the first of them."""
    tried = 0
    client = app()
    for found in games():
        mode = next(mode for mode in found.info.modes if max(mode.players) > 1)
        seats = ["me"] * max(mode.players)
        made = client.post("/api/tables", json={"game": found.id, "mode": mode.id, "players": len(seats), "seats": seats})
        table = made.json()["table"]
        for _ in range(40):
            path = f"/api/tables/{table['id']}"
            live = client.app.state.hall.opened[table["id"]][0]
            if live.state.lanes and sum(live.state.lane_moves):
                fork = client.post(f"{path}/fork", json={}).json()["id"]
                assert client.get(f"/tables/{fork}").status_code == 200
                assert client.get(f"/tables/{fork}/parts").status_code == 200
                assert client.get(f"/api/tables/{fork}/journal").status_code == 200
                tried += 1
                break
            table = client.get(path).json()["table"]
            body = {"keys": [table["choices"][0]["key"]], "expected_step": table["step"], "seat": table["seat"]}
            assert client.post(f"{path}/actions", json=body).status_code == 200
    assert tried


@pytest.mark.parametrize("name", ["ΐ" * 40, "ﷺ" * 40, "ß" * 40, "ŉ" * 40])
def test_names_that_grow_when_they_are_compared(server, name):
    one = Person(server.url)
    one.post("/api/identity/register", {"name": name, "passphrase": "correct horse battery"})
    Person(server.url).post("/api/identity/login", {"name": name.upper()[:40], "passphrase": "wrong horse battery"}, 401)
    Person(server.url).post("/api/identity/register", {"name": name, "passphrase": "correct horse battery"}, 409)


def test_twelve_rematches_at_once_are_one_table(server):
    ann = Person(server.url, name="Ann", seed=1)
    made = ann.create(GAME, MODE, ["me", "me"])
    id = made["table"]["id"]
    while (table := ann.table(id))["status"] == "running":
        ann.act(table)
    before = len(ann.get("/api/tables"))
    people = [Person(server.url, seed=n) for n in range(12)]
    for person in people:
        person.client.cookies.update(ann.client.cookies)
    with ThreadPoolExecutor(12) as pool:
        found = set(pool.map(lambda person: person.post(f"/api/tables/{id}/rematch")["id"], people))
    assert len(found) == 1
    assert len(ann.get("/api/tables")) == before + 1


EVENING = {"kind": "round-robin", "game": GAME, "mode": MODE}


def test_all_who_join_an_evening_at_once_take_part(server):
    host = Person(server.url, name="Ann")
    id = host.post("/api/evenings", {**EVENING, "name": host.name}, 201)["id"]
    link = host.get(f"/api/evenings/{id}")["join"]
    people = [Person(server.url, name=f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda person: person.post(f"/api/evenings/join/{link.rsplit('/', 1)[1]}", {"name": person.name}), people))
    found = host.get(f"/api/evenings/{id}")["people"]
    assert sorted(person["name"] for person in found) == sorted([host.name, *(person.name for person in people)])


def test_an_evening_asked_for_twelve_times_at_once_is_one(server):
    host = Person(server.url, name="Ann")
    host.post("/api/identity/guest", {"name": host.name})
    people = [Person(server.url, seed=n) for n in range(12)]
    for person in people:
        person.client.cookies.update(host.client.cookies)
    with ThreadPoolExecutor(12) as pool:
        body = {**EVENING, "request_id": "friday"}
        found = set(pool.map(lambda person: person.post("/api/evenings", body, 201)["id"], people))
    assert len(found) == 1
    assert len(host.get("/api/evenings")) == 1
    assert Person(server.url).post("/api/evenings", body, 201)["id"] not in found, "another's request is another's"
