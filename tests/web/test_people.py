"""Accounts: tables on all devices, friends, blocked people, passphrases, devices, and nothing left of whoever goes."""

import random
import sqlite3
import time

import pytest

from regalia.table import ties
from regalia.table.moves import Caller
from regalia.table.seating import create
from table.helpers import Clock, some_duel, wish
from web.server import Person, play_out

GAME, MODE = some_duel()
SECRET = "correct horse battery"
NEWER = "incorrect horse battery"


@pytest.fixture
def member(server):
    """`member(name)`: somebody new with an account."""

    def making(name):
        person = Person(server.url, name=f"{name} {time.time_ns()}")
        person.post("/api/identity/register", {"name": person.name, "passphrase": SECRET})
        return person

    return making


def table_of(person, **more):
    return person.create(GAME, MODE, ["me", "open"], **more)


def befriend(one, other):
    one.post("/api/people", {"kind": "friend", "name": other.name}, 204)
    (asking,) = other.get("/api/people")["asking"]
    other.post("/api/people", {"kind": "friend", "key": asking["key"]}, 204)


def test_a_guest_becomes_an_account_without_losing_tables(server):
    guest = Person(server.url, name=f"Guest {time.time_ns()}")
    ids = {table_of(guest)["table"]["id"] for _ in range(3)}
    guest.post("/api/identity/register", {"name": guest.name, "passphrase": SECRET})
    assert {row["id"] for row in guest.get("/api/tables")} == ids
    other = Person(server.url)
    other.post("/api/identity/login", {"name": guest.name, "passphrase": SECRET})
    assert {row["id"] for row in other.get("/api/tables")} == ids
    for id in ids:
        assert other.table(id)["seat"] == 0


def test_a_guest_who_signs_in_brings_the_tables_of_the_device_along(server, member):
    ann = member("Ann")
    home = table_of(ann)["table"]["id"]
    phone = Person(server.url, name=f"Phone {time.time_ns()}")
    made = table_of(phone)
    running = phone.create(GAME, MODE, ["me", "bot:random"])["table"]
    evening = phone.post("/api/evenings", {"kind": "swiss", "game": GAME, "mode": MODE}, 201)["id"]
    before = dict(phone.client.cookies)
    phone.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET, "bring": True})
    assert ann.get(f"/api/evenings/{evening}")["host"]
    mine = {home, made["table"]["id"], running["id"]}
    assert {row["id"] for row in ann.get("/api/tables")} == mine
    table = ann.table(running["id"])
    assert table["seats"][0]["name"] == ann.name
    while not table["choices"]:
        table = ann.table(running["id"])
    ann.act(table)
    assert ann.get(f"/api/tables/{made['table']['id']}")["you"]["owner"]
    old = Person(server.url)
    old.client.cookies.update(before)
    until = time.monotonic() + 60
    while old.client.get(f"{server.url}/api/identity").status_code != 401:
        assert time.monotonic() < until, "the guest is no more"


def test_without_bringing_them_the_tables_of_a_guest_stay_the_guests(server, member):
    ann = member("Ann")
    phone = Person(server.url, name=f"Phone {time.time_ns()}")
    id = table_of(phone)["table"]["id"]
    before = dict(phone.client.cookies)
    phone.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET})
    assert ann.get("/api/tables") == []
    guest = Person(server.url)
    guest.client.cookies.update(before)
    assert [row["id"] for row in guest.get("/api/tables")] == [id]


def test_nobody_brings_the_tables_of_another_account(server, member):
    ann, bob = member("Ann"), member("Bob")
    id = table_of(bob)["table"]["id"]
    bob_here = Person(server.url)
    bob_here.client.cookies.update(bob.client.cookies)
    bob_here.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET, "bring": True})
    assert ann.get("/api/tables") == []
    assert [row["id"] for row in bob.get("/api/tables")] == [id]


def test_two_are_friends_when_both_say_so(member):
    ann, bob = member("Ann"), member("Bob")
    ann.post("/api/people", {"kind": "friend", "name": bob.name}, 204)
    assert [(one["name"], one["mutual"]) for one in ann.get("/api/people")["friends"]] == [(bob.name, False)]
    befriend(ann, bob)
    assert ann.get("/api/people")["friends"][0]["mutual"]
    assert bob.get("/api/people")["asking"] == []
    key = bob.get("/api/people")["friends"][0]["key"]
    ann.call("DELETE", f"/api/people/{key}", 404)
    bob.call("DELETE", f"/api/people/{key}", 204)
    assert not ann.get("/api/people")["friends"][0]["mutual"]


def test_a_friend_is_invited_to_a_seat_that_nobody_else_takes(member, server):
    ann, bob = member("Ann"), member("Bob")
    befriend(ann, bob)
    key = ann.get("/api/people")["friends"][0]["key"]
    made = table_of(ann, hold=True)
    id = made["table"]["id"]
    ann.post(f"/api/tables/{id}/edit", {"seats": ["seat:0", f"invite:{key}"]})
    assert [row["id"] for row in bob.get("/api/tables")] == [id]
    stranger = Person(server.url, name="Stranger")
    assert stranger.post("/api" + made["you"]["join"], {}, 403)["error"] == "table-seat-kept"
    assert bob.join(made["you"]["join"])["table"]["seat"] == 1
    ann.post(f"/api/tables/{id}/edit", {"seats": ["seat:0", "invite:0123456789abcdef"]}, 422)


def test_home_tells_nothing_of_a_table_to_whoever_was_sent_away(member):
    ann, bob, cat = (member(name) for name in ("Ann", "Bob", "Cat"))
    made = table_of(ann, hold=True, title="Nobody else's business")
    id, link = made["table"]["id"], made["you"]["join"]
    bob.join(link)
    assert id in bob.get("/")
    ann.post(f"/api/tables/{id}/remove", {"seat": 1}, 204)
    assert id not in bob.get("/")
    cat.join(link)
    ann.post(f"/api/tables/{id}/start", {}, 204)
    assert id in cat.get("/")
    home = bob.get("/")
    assert id not in home
    assert "Nobody else" not in home


def test_only_friends_are_invited(member):
    ann, bob = member("Ann"), member("Bob")
    ann.post("/api/people", {"kind": "friend", "name": bob.name}, 204)
    key = ann.get("/api/people")["friends"][0]["key"]
    id = table_of(ann, hold=True)["table"]["id"]
    ann.post(f"/api/tables/{id}/edit", {"seats": ["seat:0", f"invite:{key}"]}, 422)
    assert bob.get("/api/tables") == []


def test_a_blocked_person_cannot_join_nor_is_heard(member, server):
    ann, bob = member("Ann"), member("Bob")
    eve = Person(server.url, name=f"Eve {time.time_ns()}")
    shared = bob.create(GAME, MODE, ["me", "open"])
    ann.join(shared["you"]["join"])
    ann.post("/api/people", {"kind": "blocked", "table": shared["table"]["id"], "seat": 0}, 204)
    assert bob.post("/api" + table_of(ann)["you"]["join"], {}, 403)["error"] == "table-removed"
    bob.post(f"/api/tables/{shared['table']['id']}/chat", {"text": "psst"}, 204)
    log = f"/api/tables/{shared['table']['id']}/log"
    assert "psst" not in str(ann.get(log))
    assert "psst" in str(bob.get(log))
    assert eve.join(table_of(ann)["you"]["join"])["table"]["seat"] == 1
    bob.post("/api/people", {"kind": "friend", "name": ann.name}, 204)
    assert ann.get("/api/people")["asking"] == []
    key = ann.get("/api/people")["blocked"][0]["key"]
    ann.call("DELETE", f"/api/people/{key}", 204)
    bob.join(table_of(ann)["you"]["join"])


def test_whoever_has_many_friends_can_still_block_one_of_them(monkeypatch, app):
    client = app()
    monkeypatch.setattr(ties, "MOST", 1)
    for name in ("Bob", "Cat", "Ann"):
        client.cookies.clear()
        client.post("/api/identity/register", json={"name": name, "passphrase": SECRET}).raise_for_status()
    client.post("/api/people", json={"kind": "friend", "name": "Bob"}).raise_for_status()
    assert client.post("/api/people", json={"kind": "friend", "name": "Cat"}).json()["error"] == "people-too-many"
    client.post("/api/people", json={"kind": "blocked", "name": "Bob"}).raise_for_status()
    assert [one["name"] for one in client.get("/api/people").json()["blocked"]] == ["Bob"]


def test_a_blocked_person_does_not_come_to_an_evening_where_the_other_plays(member):
    """Whoever takes part would sit at one table with them."""
    host, ann, bob = (member(name) for name in ("Host", "Ann", "Bob"))
    ann.post("/api/people", {"kind": "blocked", "name": bob.name}, 204)
    for kind in ("series", "swiss"):
        id = host.post("/api/evenings", {"kind": kind, "game": GAME, "mode": MODE, "takes_part": False}, 201)["id"]
        link = "/api/evenings/join" + host.get(f"/api/evenings/{id}")["join"].removeprefix("/evening")
        ann.post(link)
        assert bob.post(link, {}, 403)["error"] == "table-removed"
        other = host.post("/api/evenings", {"kind": kind, "game": GAME, "mode": MODE, "takes_part": False}, 201)["id"]
        link = "/api/evenings/join" + host.get(f"/api/evenings/{other}")["join"].removeprefix("/evening")
        bob.post(link)
        ann.post(link)
        assert bob.post(link)["id"] == other, "who takes part already goes on doing so"


def test_a_rematch_leaves_the_seat_of_a_blocked_person_open(member):
    ann, bob = member("Ann"), member("Bob")
    made = table_of(ann)
    bob.join(made["you"]["join"])
    id = made["table"]["id"]
    play_out(id, [ann, bob])
    ann.post("/api/people", {"kind": "blocked", "table": id, "seat": 1}, 204)
    again = ann.table(ann.post(f"/api/tables/{id}/rematch")["id"])
    assert sorted(seat["kind"] for seat in again["seats"]) == ["human", "open"]


def test_guests_have_no_friends_and_nobody_is_told_who_somebody_is(member, server):
    ann, guest = member("Ann"), Person(server.url, name=f"G {time.time_ns()}")
    guest.post("/api/identity/guest", {"name": guest.name})
    assert guest.post("/api/people", {"kind": "friend", "name": ann.name}, 403)["error"] == "people-account-only"
    assert ann.post("/api/people", {"kind": "friend", "name": ann.name}, 403)["error"] == "people-oneself"
    ann.post("/api/people", {"kind": "friend", "name": "nobody at all"}, 404)
    ann.post("/api/people", {"kind": "blocked", "table": table_of(guest)["table"]["id"], "seat": 0}, 404)
    bob = member("Bob")
    befriend(ann, bob)
    assert "g-" not in str(ann.get("/api/people"))


def test_a_new_passphrase_signs_out_every_other_device(member, server):
    ann = member("Ann")
    laptop = Person(server.url)
    laptop.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET})
    ann.post("/api/identity/passphrase", {"old": NEWER, "new": NEWER}, 401)
    ann.post("/api/identity/passphrase", {"old": SECRET, "new": NEWER}, 204)
    until = time.monotonic() + 60
    while laptop.client.get(f"{server.url}/api/identity").status_code != 401:
        assert time.monotonic() < until
    assert ann.get("/api/identity")["registered"]
    laptop.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET}, 401)
    laptop.post("/api/identity/login", {"name": ann.name, "passphrase": NEWER})


def test_one_device_can_be_signed_out(member, server):
    ann = member("Ann")
    laptop = Person(server.url)
    laptop.client.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    laptop.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET})
    found = ann.get("/api/identity/devices")
    assert len(found) == 2
    (other,) = [one for one in found if not one["here"]]
    assert other["label"] == "Firefox, Linux"
    stranger = member("Eve")
    stranger.call("DELETE", f"/api/identity/devices/{other['id']}", 404)
    ann.call("DELETE", f"/api/identity/devices/{other['id']}", 204)
    until = time.monotonic() + 60
    while laptop.client.get(f"{server.url}/api/identity").status_code != 401:
        assert time.monotonic() < until
    assert len(ann.get("/api/identity/devices")) == 1


def test_preferences_are_the_accounts(member, server):
    ann = member("Ann")
    ann.call("PUT", "/api/identity/preferences", 204, json={"shield": 4})
    laptop = Person(server.url)
    laptop.post("/api/identity/login", {"name": ann.name, "passphrase": SECRET})
    assert laptop.get("/api/identity/preferences") == {"shield": 4, "open_to_friends": True}
    laptop.call("PUT", "/api/identity/preferences", 422, json={"shield": 7})


def test_who_does_not_wish_it_is_not_asked(member):
    ann, bob, cat = member("Ann"), member("Bob"), member("Cat")
    assert 'id="open-to-friends" checked' in ann.get("/account")
    ann.call("PUT", "/api/identity/preferences", 204, json={"open_to_friends": False})
    assert 'id="open-to-friends">' in ann.get("/account")
    bob.post("/api/people", {"kind": "friend", "name": ann.name}, 403)
    assert ann.get("/api/people")["asking"] == bob.get("/api/people")["friends"] == []
    befriend(ann, cat)
    assert [one["mutual"] for one in ann.get("/api/people")["friends"]] == [True]
    ann.call("PUT", "/api/identity/preferences", 204, json={"open_to_friends": True})
    bob.post("/api/people", {"kind": "friend", "name": ann.name}, 204)


@pytest.mark.parametrize(("open_to_friends", "status"), [(True, 204), (False, 403)])
def test_a_request_tells_nobody_that_they_are_blocked(member, open_to_friends, status):
    ann, bob, cat = member("Ann"), member("Bob"), member("Cat")
    ann.call("PUT", "/api/identity/preferences", 204, json={"open_to_friends": open_to_friends})
    ann.post("/api/people", {"kind": "blocked", "name": bob.name}, 204)

    def asks(person):
        """The answer, and what is then seen of it."""
        answer = person.post("/api/people", {"kind": "friend", "name": ann.name}, status)
        friends = person.get("/api/people")["friends"]
        return answer, [(one["name"], one["mutual"]) for one in friends], ann.name in person.get("/account")

    assert asks(bob) == asks(cat)
    assert [one["name"] for one in ann.get("/api/people")["asking"]] == [cat.name] * open_to_friends


def test_a_film_that_was_kept_forgets_whoever_goes(app):
    client = app()
    client.post("/api/identity/register", json={"name": "Aldegonde", "passphrase": SECRET})
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}
    made = client.post("/api/tables", json=body).json()
    other = {"authorization": "Bearer " + client.app.state.identities.token(Caller("g-bob", "Bob"))[0]}
    client.post("/api" + made["you"]["join"], json={}, headers=other)
    id = made["table"]["id"]
    table = client.get(f"/api/tables/{id}").json()["table"]
    rng = random.Random(1)
    while table["status"] == "running":
        mine = {} if 0 in table["actors"] else other
        table = client.get(f"/api/tables/{id}", headers=mine).json()["table"]
        key = rng.choice(table["choices"])["key"]
        post = {"keys": [key], "expected_step": table["step"], "seat": table["seat"], "confirm": True}
        table = client.post(f"/api/tables/{id}/actions", json=post, headers=mine).json()["table"]
    assert "Aldegonde" in client.get(f"/tables/{id}/film.html").text
    client.delete("/api/identity").raise_for_status()
    assert "Aldegonde" not in client.get(f"/tables/{id}/film.html", headers=other).text


def test_tables_that_others_made_of_a_game_forget_whoever_goes(app, tmp_path):
    """What goes on from a moment of a game bears the names of its players, and so does what goes on from that."""
    client = app(Clock())
    client.post("/api/identity/guest", json={"name": "Balthazar"})
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"], "name": "Balthazar"}
    made = client.post("/api/tables", json=body).json()
    kept = dict(client.cookies)
    client.cookies.clear()
    client.post("/api" + made["you"]["join"], json={"name": "Aldegonde"})
    gone = dict(client.cookies)
    client.cookies.clear()
    client.cookies.update(kept)
    fork = client.post(f"/api/tables/{made['table']['id']}/fork", json={}).json()["id"]
    client.post(f"/api/tables/{fork}/close").raise_for_status()
    last = client.post(f"/api/tables/{fork}/rematch").json()["id"]
    assert [seat["name"] for seat in client.get(f"/api/tables/{last}").json()["table"]["seats"]] == ["Aldegonde", "Balthazar"]
    client.delete("/api/identity", headers={"cookie": f"regalia={gone['regalia']}"}).raise_for_status()
    assert client.get(f"/api/tables/{last}").json()["table"]["seats"][1]["name"] == "Balthazar"
    assert "Aldegonde" not in client.get(f"/tables/{fork}").text
    client.__exit__(None, None, None)
    assert "Aldegonde" not in "\n".join(sqlite3.connect(tmp_path / "tables.sqlite").iterdump())


def test_what_comes_while_somebody_goes_goes_too(app, tmp_path, monkeypatch):
    """Another page of theirs, which does not know yet."""
    client = app()
    client.post("/api/identity/guest", json={"name": "Aldegonde"})
    identities, hall = client.app.state.identities, client.app.state.hall
    identity = identities.open(client.cookies["regalia"]).identity
    real = identities.end_all

    async def late(*words):
        await hall.add(create(Caller(identity, "Aldegonde"), wish(), 0.0))
        await real(*words)

    monkeypatch.setattr(identities, "end_all", late)
    assert client.delete("/api/identity").status_code == 204
    client.__exit__(None, None, None)
    stored = "\n".join(line for line in sqlite3.connect(tmp_path / "tables.sqlite").iterdump() if "i:g-" not in line)
    assert identity not in stored
    assert "Aldegonde" not in stored


def test_nothing_is_left_of_whoever_goes(app, tmp_path):
    clock = Clock()
    client = app(clock)
    name, other = "Aldegonde", "Balthazar"
    people = {}
    for one in (other, name):
        client.cookies.clear()
        client.post("/api/identity/register", json={"name": one, "passphrase": SECRET})
        people[one] = dict(client.cookies)

    def as_(who):
        client.cookies.clear()
        client.cookies.update(people[who])

    client.post("/api/people", json={"kind": "friend", "name": other})
    client.put("/api/identity/preferences", json={"shield": 3})
    client.post("/api/vacation", json={"days": 3})
    identity = client.app.state.identities.open(people[name]["regalia"]).identity
    as_(other)
    (asking,) = client.get("/api/people").json()["asking"]
    client.post("/api/people", json={"kind": "friend", "key": asking["key"]})
    (friend,) = client.get("/api/people").json()["friends"]
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"], "hold": True, "rated": True}
    kept, played = (client.post("/api/tables", json=body).json() for _ in range(2))
    client.post(f"/api/tables/{kept['table']['id']}/edit", json={"seats": ["seat:0", f"invite:{friend['key']}"]})
    as_(name)
    client.post("/api" + played["you"]["join"], json={})
    client.post(f"/api/tables/{played['table']['id']}/chat", json={"text": "zounds"})
    assert name in client.get("/api/identity/data").text
    assert SECRET not in client.get("/api/identity/data").text
    assert client.delete("/api/identity").status_code == 204
    as_(other)
    assert client.get(f"/api/tables/{played['table']['id']}").status_code == 200
    assert client.get("/api/people").json()["friends"] == []
    client.__exit__(None, None, None)
    # The list of ended proofs keeps the number of the identity, so that no old cookie brings it back.
    stored = "\n".join(line for line in sqlite3.connect(tmp_path / "tables.sqlite").iterdump() if "i:g-" not in line)
    for trace in (name, identity, "zounds"):
        assert trace not in stored, trace


def test_no_title_of_whoever_goes_is_left(app, tmp_path):
    """Given to a table, changed in the lobby, taken over by what others made of it, and of an evening."""
    client = app()
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"], "name": "Ann", "title": "Zounds the First"}
    made = client.post("/api/tables", json=body).json()
    id = made["table"]["id"]
    client.post(f"/api/tables/{id}/edit", json={"title": "Zounds the Second"}).raise_for_status()
    plan = {"title": "Zounds of an evening", "game": GAME, "mode": MODE, "kind": "series", "rounds": 1, "name": "Ann"}
    evening = client.post("/api/evenings", json=plan).json()["id"]
    ann = dict(client.cookies)
    client.cookies.clear()
    client.post("/api" + made["you"]["join"], json={"name": "Bob"}).raise_for_status()
    key = client.get(f"/api/evenings/{evening}", headers={"cookie": f"regalia={ann['regalia']}"}).json()["join"]
    client.post(f"/api/evenings/join/{key.rpartition('/')[2]}", json={}).raise_for_status()
    client.post(f"/api/tables/{id}/close", headers={"cookie": f"regalia={ann['regalia']}"}).raise_for_status()
    client.post(f"/api/tables/{id}/rematch").raise_for_status()
    bob = dict(client.cookies)
    client.delete("/api/identity", headers={"cookie": f"regalia={ann['regalia']}"}).raise_for_status()
    client.cookies.update(bob)
    assert client.get(f"/evenings/{evening}").status_code == 200
    assert client.get(f"/api/evenings/{evening}").json()["title"] == "…"
    client.__exit__(None, None, None)
    assert "Zounds" not in "\n".join(sqlite3.connect(tmp_path / "tables.sqlite").iterdump())


def test_one_s_own_file_is_read_piece_by_piece_whatever_is_damaged_in_it(app, tmp_path, monkeypatch):
    """However much somebody has done, nobody waits for it; and a row that cannot be read hides no other."""
    monkeypatch.setattr("regalia.table.personal.PAGE", 2)
    client = app()
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}
    ids = sorted(client.post("/api/tables", json=body).json()["table"]["id"] for _ in range(2))
    for id in ids:
        for number in range(3):
            client.post(f"/api/tables/{id}/chat", json={"text": f"word {number}"}).raise_for_status()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("UPDATE entries SET data = '[[[' WHERE table_id = ? AND step = 2", (ids[0],))
        file.execute("UPDATE entries SET data = '7' WHERE table_id = ? AND step = 2", (ids[1],))
    entries = client.get("/api/identity/data").json()["entries"]
    assert [(entry["table_id"], entry.get("text")) for entry in entries if entry["kind"] == "chat"] == [
        (id, text) for id in ids for text in ("word 0", None, "word 2")
    ]
    assert not any("step" in entry for entry in entries)
    for others in ({"a", "b", "c", "d"}, {client.app.state.identities.open(client.cookies["regalia"]).identity}):
        client.app.state.taking = others
        assert client.get("/api/identity/data").status_code == 429
