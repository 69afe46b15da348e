"""Guests by a signed cookie; a name and a passphrase to come back from elsewhere."""

import asyncio
import contextlib
import sqlite3
import time

import httpx
import pytest

from regalia.table.moves import Caller
from regalia.table.records import Ended
from regalia.web.identity import Identities
from table.helpers import Clock, some_duel
from web.server import Person

GAME, MODE = some_duel()
SECRET = "correct horse battery"


def test_a_guest_is_a_cookie_that_scripts_cannot_read(app):
    client = app()
    assert client.get("/api/identity").status_code == 401
    answer = client.post("/api/identity/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get("/api/identity").json()["name"] == "Ann"


def test_cookies_are_secure_behind_https(app):
    client = app(public_url="https://play.example.org")
    assert "Secure" in client.post("/api/identity/guest", json={}).headers["set-cookie"]
    assert "Secure" in client.get("/language/fr", follow_redirects=False).headers["set-cookie"]


@pytest.mark.parametrize("token", ["", "x", "WyJhIiwiYiJd.x", "WyJhIiwiYiJd.AAAAAAAAAAAAAAAAAAAAAAAAAAA", "é"])
def test_a_forged_token_is_nobody(app, token):
    client = app()
    answer = client.get("/api/identity", headers={"authorization": f"Bearer {token}".encode()})
    assert answer.status_code == 401


def test_a_program_may_use_the_token_as_bearer(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Bot"})
    token = client.post("/api/identity/token").json()["token"]
    client.cookies.clear()
    found = client.get("/api/identity", headers={"authorization": f"Bearer {token}"})
    assert found.json()["name"] == "Bot"


def test_tables_are_kept_across_devices(server):
    name = f"Ann {server.port}"
    phone = Person(server.url, name=name)
    id = phone.create(GAME, MODE, ["me", "open"])["table"]["id"]
    assert phone.post("/api/identity/register", {"name": name, "passphrase": SECRET})["registered"]
    laptop = Person(server.url)
    assert laptop.post("/api/identity/login", {"name": name, "passphrase": "wrong " + SECRET}, 401)["error"] == "web-login"
    assert laptop.post("/api/identity/login", {"name": "nobody at all", "passphrase": SECRET}, 401)["error"] == "web-login"
    laptop.post("/api/identity/login", {"name": name.upper(), "passphrase": SECRET})
    assert [row["id"] for row in laptop.get("/api/tables")] == [id]
    assert laptop.table(id)["seat"] == 0
    laptop.post("/api/identity/logout", {}, 204)
    laptop.get(f"/api/tables/{id}", 404)


def test_a_name_is_taken_once(app):
    client = app()
    body = {"name": "Ann", "passphrase": SECRET}
    assert client.post("/api/identity/register", json=body).status_code == 200
    assert client.post("/api/identity/register", json=body).json()["error"] == "web-registered"
    client.cookies.clear()
    assert client.post("/api/identity/register", json={**body, "name": "ANN"}).json()["error"] == "web-name-taken"
    assert client.post("/api/identity/register", json={**body, "name": "Bob", "passphrase": "short"}).status_code == 422


def test_the_passphrase_is_stored_as_argon2(app, tmp_path):
    client = app()
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET})
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert b"$argon2id$" in stored
    assert SECRET.encode() not in stored


# -- tokens end --------------------------------------------------------------------------------------


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def test_a_token_is_given_only_to_those_who_ask_for_one(app):
    client = app()
    for path, body in (("guest", {"name": "Ann"}), ("register", {"name": "Ann", "passphrase": SECRET})):
        answer = client.post(f"/api/identity/{path}", json=body)
        assert answer.json().keys() == {"name", "registered"}
        assert client.cookies["regalia"] not in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert client.get("/api/identity").headers["cache-control"] == "no-store"


def test_a_token_expires_unless_somebody_comes_back_with_it(app):
    clock = Clock()
    client = app(clock, token_days=10)
    client.post("/api/identity/guest", json={"name": "Ann"})
    token = client.post("/api/identity/token").json()
    assert token["expires"] == clock() + 10 * 86_400
    for _ in range(6):
        clock.pass_by(5 * 86_400)
        assert client.get("/api/identity").status_code == 200, "the cookie is renewed while it is used"
    assert client.get("/api/identity", headers=bearer(token["token"])).status_code == 401
    clock.pass_by(11 * 86_400)
    assert client.get("/api/identity").status_code == 401


def test_logout_ends_the_token_wherever_it_is_kept(server):
    ann = Person(server.url, name="Ann")
    ann.post("/api/identity/guest", {"name": "Ann"})
    thief = Person(server.url)
    thief.client.cookies.update(ann.client.cookies)
    thief.get("/api/identity")
    program = ann.post("/api/identity/token")["token"]
    ann.post("/api/identity/logout", {}, 204)
    until = time.monotonic() + 60
    for headers, status in (({}, 401), (bearer(program), 200)):
        for _ in range(6):
            while (
                httpx.get(f"{server.url}/api/identity", cookies=thief.client.cookies, headers=headers, timeout=60).status_code
                != status
            ):
                assert time.monotonic() < until, "another process still believes it"
    assert httpx.post(f"{server.url}/api/identity/logout", headers=bearer(program), timeout=60).status_code == 204
    while httpx.get(f"{server.url}/api/identity", headers=bearer(program), timeout=60).status_code != 401:
        assert time.monotonic() < until


def test_ended_tokens_stay_ended_after_a_restart_and_all_can_be_ended_at_once(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    tokens = [client.post("/api/identity/token").json()["token"] for _ in range(3)]
    assert client.post("/api/identity/logout-everywhere", headers=bearer(tokens[0])).status_code == 204
    client.__exit__(None, None, None)
    again = app()
    assert [again.get("/api/identity", headers=bearer(token)).status_code for token in tokens] == [401] * 3


def test_what_ended_while_the_list_was_read_stays_ended():
    """A process reads the list anew after the line to the others was cut; what it hears meanwhile is younger."""

    class Slow:
        """A store whose list is read before, and arrives after, a proof has ended."""

        def __init__(self):
            self.wait, self.read = asyncio.Event(), 0

        async def setting(self, _name):
            return None

        async def ended(self):
            self.read += 1
            await self.wait.wait()
            return [Ended("s:other", 5.0, 500.0)]

    async def story():
        identities = Identities(Slow(), "key", False, now=lambda: 10.0)
        token, _ = identities.token(Caller("g-ann", "Ann"), "phone", 1.0)
        identities.heard(None)
        await asyncio.sleep(0)
        identities.heard(Ended("s:phone", 9.0, 900.0))
        identities.heard(None)
        identities.store.wait.set()
        await identities.reading
        assert identities.open(token) is None
        assert set(identities.ended) == {"s:phone", "s:other"}
        assert identities.store.read == 2, "what was asked for meanwhile is not forgotten"

    asyncio.run(story())


def test_what_no_proof_could_be_good_for_any_more_is_forgotten():
    clock = Clock()
    identities = Identities(None, "key", False, now=clock)
    for number in range(50):
        identities.heard(Ended(f"s:{number}", clock(), clock() + 100))
        clock.pass_by(10)
    assert len(identities.ended) <= 11


def test_a_guest_cannot_end_one_proof_after_another_for_ever(app):
    client = app(budget=0.1)
    tokens = [client.app.state.identities.token(Caller("g-1", "Ann"))[0] for _ in range(10)]
    answers = [client.post("/api/identity/logout", headers=bearer(token)) for token in tokens]
    assert {answer.status_code for answer in answers} == {204, 429}
    assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 429)


def test_a_token_of_before_they_had_dates_is_good_for_a_while(app):
    client = app()
    identities = client.app.state.identities
    old = identities.undated.dumps(["g-old", "Ann"])
    assert client.get("/api/identity", headers=bearer(old)).json()["name"] == "Ann"
    identities.since -= identities.life + 86_401
    assert client.get("/api/identity", headers=bearer(old)).status_code == 401


# -- names -------------------------------------------------------------------------------------------


LIKE_ANN = [
    "Ann",
    "ANN",
    "\uff21nn",
    "A\u200bnn",
    "  ann ",
    "Ann\ufe0f",
    "An\u034fn",
    "\u3164Ann",
    "Ann\u2800",
    "\u202eAnn",
    "Ann\n",
]


@pytest.mark.parametrize("name", LIKE_ANN, ids=ascii)
def test_a_guest_cannot_bear_a_registered_name(app, name):
    client = app()
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET})
    table = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}
    made = client.post("/api/tables", json=table).json()
    client.cookies.clear()
    join = "/api" + made["you"]["join"]
    for path, body in (("/api/identity/guest", {}), ("/api/tables", table), (join, {})):
        answer = client.post(path, json={**body, "name": name})
        assert (answer.status_code, answer.json()["error"]) == (409, "web-name-taken"), path
    assert client.post(join, json={"name": "Bob"}).status_code == 200


def test_who_was_called_so_before_must_choose_another_name(app):
    client, other = app(), None
    client.post("/api/identity/guest", json={"name": "Ann"})
    other = dict(client.cookies)
    client.cookies.clear()
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET})
    client.cookies.clear()
    client.cookies.update(other)
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}
    assert client.post("/api/tables", json=body).json()["error"] == "web-name-taken"
    assert client.post("/api/tables", json={**body, "name": "Anna"}).status_code == 201


def test_a_name_is_one_line_of_what_can_be_seen(app):
    client = app()
    for name, found in (
        ("A\nB\u2028C", "A B C"),
        ("\u202eAnn\u0007", "Ann"),
        ("\u3164\u200b", ""),
        ("\ue000b\ue001", "b"),
        ("❤️", "❤️"),
    ):
        client.cookies.clear()
        assert client.post("/api/identity/guest", json={"name": name}).json()["name"] == found
    for name in ("\u3164", "\u200b", "\ue000"):
        assert client.post("/api/identity/register", json={"name": name, "passphrase": SECRET}).status_code == 422


def test_an_account_of_before_is_found_by_its_name(app):
    """What is not drawn counted once, also in signs made of several."""
    client = app()
    client.post("/api/identity/register", json={"name": "Tom ❤️", "passphrase": SECRET})
    with contextlib.closing(sqlite3.connect(client.app.state.hall.store.url.partition("///")[2])) as database:
        database.execute("UPDATE accounts SET folded = 'tom \u2764\ufe0f'")
        database.commit()
    assert client.post("/api/identity/login", json={"name": "tom ❤️", "passphrase": SECRET}).status_code == 200


def test_who_bears_a_name_that_was_registered_since_does_not_take_it_along(app):
    """To a rematch, or to the next round of an evening."""
    client = app()
    people = {}
    for name in ("Ann", "Bob"):
        client.cookies.clear()
        client.post("/api/identity/guest", json={"name": name})
        people[name] = client.post("/api/identity/token").json()["token"]
    client.cookies.clear()
    ann, bob = (bearer(people[name]) for name in people)
    made = client.post(
        "/api/tables", json={"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}, headers=ann
    ).json()
    client.post("/api" + made["you"]["join"], json={}, headers=bob)
    evening = client.post("/api/evenings", json={"kind": "series", "game": GAME, "mode": MODE}, headers=ann).json()["id"]
    join = client.get(f"/api/evenings/{evening}", headers=ann).json()["join"].replace("/evening/", "/api/evenings/join/")
    client.post(join, json={}, headers=bob)
    client.post("/api/identity/register", json={"name": "BOB", "passphrase": SECRET})
    client.cookies.clear()
    id = made["table"]["id"]
    client.post(f"/api/tables/{id}/close", json={}, headers=ann)
    again = client.post(f"/api/tables/{id}/rematch", json={}, headers=ann).json()["id"]
    client.post(f"/api/evenings/{evening}/round", json={}, headers=ann)
    ((match,),) = client.get(f"/api/evenings/{evening}", headers=ann).json()["matches"]
    for table in (again, match["table"]):
        names = [seat["name"] for seat in client.get(f"/api/tables/{table}", headers=ann).json()["table"]["seats"]]
        assert "Ann" in names
        assert "Bob" not in names


def test_who_bears_a_name_that_was_registered_since_says_nothing_under_it(app):
    """As the host who does not sit, at a table that is closed, or in one that goes on from a moment of another."""
    client = app()
    client.post("/api/identity/guest", json={"name": "Bob"})
    guest = bearer(client.post("/api/identity/token").json()["token"])
    wish = {"game": GAME, "mode": MODE, "players": 2}
    empty = client.post("/api/tables", json={**wish, "seats": ["open", "open"]}).json()["table"]["id"]
    played = client.post("/api/tables", json={**wish, "seats": ["me", "me"]}).json()["table"]["id"]
    client.cookies.clear()
    client.post("/api/identity/register", json={"name": "BOB", "passphrase": SECRET})
    client.cookies.clear()
    client.post(f"/api/tables/{empty}/chat", json={"text": "send me your passphrase"}, headers=guest).raise_for_status()
    client.post(f"/api/tables/{empty}/close", headers=guest).raise_for_status()
    said = client.get(f"/api/tables/{empty}/log", headers=guest).json()
    assert [one["name"] for one in said if one["kind"] in ("chat", "close")] == ["", ""]
    fork = client.post(f"/api/tables/{played}/fork", json={}, headers=guest).json()["id"]
    names = [seat["name"] for seat in client.get(f"/api/tables/{fork}", headers=guest).json()["table"]["seats"]]
    assert "Bob" not in names


def test_each_name_that_somebody_bears_at_a_table_is_looked_at(app):
    """Not the last of them alone: whoever took two seats under two names."""
    client = app()
    client.post("/api/identity/guest", json={"name": "Bob"})
    wish = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"], "hold": True}
    made = client.post("/api/tables", json=wish).json()
    client.post("/api" + made["you"]["join"], json={"seat": 1, "name": "Zoe"}).raise_for_status()
    guest = bearer(client.post("/api/identity/token").json()["token"])
    client.cookies.clear()
    client.post("/api/identity/register", json={"name": "Bob", "passphrase": SECRET})
    client.cookies.clear()
    id = made["table"]["id"]
    client.post(f"/api/tables/{id}/close", headers=guest).raise_for_status()
    again = client.post(f"/api/tables/{id}/rematch", headers=guest).json()["id"]
    names = [seat["name"] for seat in client.get(f"/api/tables/{again}", headers=guest).json()["table"]["seats"]]
    assert "Zoe" in names
    assert "Bob" not in names
