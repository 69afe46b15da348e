"""One session a device: none that its person cannot see and end, none that outlives its end or was there before them."""

import pytest

from regalia.table.moves import Caller
from regalia.table.profiles import MOST_DEVICES
from regalia.table.store import Store
from regalia.web.identity import Identities
from table.conftest import lay_out
from table.helpers import Clock

SECRET = "correct horse battery"
HTTPS = "https://play.example.org"
ANN = Caller("g-ann", "Ann")


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def status(client, token):
    client.cookies.clear()
    return client.get("/api/identity", headers=bearer(token)).status_code


def registered(client, name="Ann"):
    client.cookies.clear()
    client.post("/api/identity/register", json={"name": name, "passphrase": SECRET}).raise_for_status()
    return client.cookies["regalia"]


def test_what_proved_a_guest_does_not_prove_the_account(app):
    """Else whoever has put a cookie of their own into a browser would share the account that is made there."""
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    before = [client.cookies["regalia"], client.post("/api/identity/token").json()["token"]]
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": SECRET}).raise_for_status()
    assert client.get("/api/identity").json()["registered"]
    assert [status(client, token) for token in before] == [401, 401]


def test_another_name_is_no_other_session(app):
    client = app()
    registered(client)
    (device,) = client.get("/api/identity/devices").json()
    for path, body in (("/api/identity/guest", {"name": "Anna"}), ("/api/evenings/join/" + "x" * 20, {"name": "Annika"})):
        client.post(path, json=body)
    assert client.get("/api/identity/devices").json() == [device], "still this device"
    client.delete(f"/api/identity/devices/{device['id']}")
    assert client.get("/api/identity").status_code == 401


def test_a_program_is_a_device_of_the_account(app):
    client = app()
    cookie = registered(client)
    token = client.post("/api/identity/token").json()["token"]
    (program,) = [one for one in client.get("/api/identity/devices").json() if not one["here"]]
    assert program["label"] == "API"
    client.delete(f"/api/identity/devices/{program['id']}").raise_for_status()
    assert [status(client, one) for one in (cookie, token)] == [200, 401]


def test_a_guest_s_programs_are_noted_nowhere(app):
    client = app()
    client.post("/api/identity/guest", json={"name": "Ann"})
    client.post("/api/identity/token").raise_for_status()
    assert client.get("/api/identity/devices").json() == []


def test_the_oldest_of_too_many_devices_is_signed_out(app):
    clock = Clock()
    client = app(clock)
    registered(client)
    tokens = []
    for _ in range(MOST_DEVICES):
        clock.pass_by(1)
        tokens.append(client.post("/api/identity/token", headers=bearer(tokens[-1]) if tokens else {}).json()["token"])
    assert len(client.get("/api/identity/devices", headers=bearer(tokens[-1])).json()) == MOST_DEVICES
    assert client.get("/api/identity").status_code == 401, "the browser in which the account was made"
    assert [status(client, one) for one in (tokens[0], tokens[-1])] == [200, 200]


# -- several processes -------------------------------------------------------------------------------


@pytest.fixture
def two(run, sqlite):
    """Two processes with one database, and what one of them knows of the other."""
    lay_out(sqlite)
    store = Store(sqlite)
    yield [Identities(store, "key", False, 10.0, Clock(at)) for at in (1_000_000.0, 1_000_000.0)]
    run(store.close())


@pytest.fixture
def run():
    import asyncio

    return asyncio.run


def test_who_was_signed_out_gets_nothing_new_where_that_is_not_known_yet(two, run):
    """A token made of another one, or a renewed cookie, is no younger than the passphrase that stands behind it."""
    here, there = two
    old, _ = there.token(ANN)

    async def body():
        await here.end_all(ANN.identity)
        for clock in (here.now, there.now):
            clock.pass_by(5)
        proof = there.open(old)
        assert proof is not None, "it has not heard of it"
        made = [there.token(ANN, "", proof.since)[0], there.token(ANN, proof.session, proof.since)[0]]
        fresh, _ = here.token(ANN)
        await there.load()
        assert [there.open(one) for one in (old, *made)] == [None] * 3
        assert there.open(fresh) is not None

    run(body())


def test_clocks_that_differ_keep_no_session_alive(two, run):
    here, there = two
    there.now.pass_by(600)
    (one, _), (other, _) = there.token(ANN, "one"), there.token(ANN, "other")

    async def body():
        await here.end_session("one")
        assert here.open(one) is None
        assert here.open(other) is not None
        await here.end_all(ANN.identity, here.open(other))
        assert here.open(other) is None
        fresh, _ = here.token(ANN)
        assert here.open(fresh) is not None, "signing in again works at once"

    run(body())


def test_tokens_of_before_they_said_since_when_are_good(two):
    here, _ = two
    old = here.signer.dumps(["g-ann", "Ann", "session", here.now()])
    assert here.open(old).since == here.now()


# -- the cookie's name ---------------------------------------------------------------------------------


def test_with_https_no_other_site_can_put_its_cookie_in_our_place(app):
    clock = Clock()
    client = app(clock, public_url=HTTPS)
    answer = client.post("/api/identity/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-regalia=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    client.cookies.clear()
    asked = [{"cookie": f"__Host-regalia={token}"}, {"cookie": f"regalia={token}"}]
    assert [client.get("/api/identity", headers=one).status_code for one in asked] == [200, 401]


def test_cookies_of_before_https_are_called_anew(app):
    clock = Clock()
    client = app(clock)
    client.post("/api/identity/guest", json={"name": "Ann"})
    old = client.cookies["regalia"]
    client.__exit__(None, None, None)
    clock.pass_by(10)
    client = app(clock, public_url=HTTPS)
    answer = client.get("/api/identity", headers={"cookie": f"regalia={old}"})
    assert answer.json()["name"] == "Ann"
    assert answer.headers["set-cookie"].startswith("__Host-regalia=")
    gone = client.post("/api/identity/logout", headers={"cookie": f"regalia={old}"}).headers.get_list("set-cookie")
    assert [one.partition("=")[0] for one in gone] == ["__Host-regalia", "regalia"]
