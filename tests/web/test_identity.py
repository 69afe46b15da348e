"""Guests by a signed cookie; a name and a passphrase to come back from elsewhere."""

import pytest

from table.helpers import some_duel
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


@pytest.mark.parametrize("token", ["", "x", "WyJhIiwiYiJd.x", "WyJhIiwiYiJd.AAAAAAAAAAAAAAAAAAAAAAAAAAA", "é"])
def test_a_forged_token_is_nobody(app, token):
    client = app()
    answer = client.get("/api/identity", headers={"authorization": f"Bearer {token}".encode()})
    assert answer.status_code == 401


def test_a_program_may_use_the_token_as_bearer(app):
    client = app()
    token = client.post("/api/identity/guest", json={"name": "Bot"}).json()["token"]
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
