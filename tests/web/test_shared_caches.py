"""What stands between us and people keeps only what is the same for everybody: nobody gets another's page or cookie."""

import re

import pytest

from table.helpers import Clock, some_duel

GAME, MODE = some_duel()
FOR_EVERYBODY = {"/static/{version}/{name}", "/offline", "/manifest.webmanifest", "/sw.js"}
"""What does not depend on who asks."""
STREAMS = {"/api/tables/{id}/events", "/tables/{id}/events"}
"""They do not end by themselves; what they say of themselves is checked where they are read."""
REFUSED = {"/tables/{id}/coach": {"seat": 9}}
"""A bot would think for seconds: its refusal is enough."""
DAY = 86_400


@pytest.fixture
def visited(app):
    """A client with a table whose cookie is due to be renewed, and the values of its addresses."""
    clock = Clock()
    client = app(clock)
    made = client.post("/api/tables", json={"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "me"]}).json()
    static = re.search(r"/static/(\w+)/([\w-]+\.css)", client.get("/").text)
    clock.pass_by(30 * DAY)
    words = {"version": static[1], "name": static[2], "code": "fr", "kind": "stop", "token": "x" * 20}
    return client, words | {"id": made["table"]["id"], "key": made["you"]["join"].rsplit("/", 1)[1]}


def getting(client):
    """The addresses that can be read."""
    return sorted({route.path for route in client.app.router.routes if "GET" in route.methods} - STREAMS)


def test_only_what_is_for_everybody_may_be_kept(visited):
    client, words = visited
    for path in getting(client):
        cookie = client.cookies["regalia"]
        id = GAME if path.startswith(("/rules", "/games", "/new")) else words["id"]
        answer = client.get(
            path.format(**{**words, "id": id}), params={"piece": "x", **REFUSED.get(path, {})}, follow_redirects=False
        )
        kept = answer.headers["cache-control"]
        assert answer.status_code < 500, path
        assert path in FOR_EVERYBODY or kept == "no-store", (path, kept)
        assert "set-cookie" not in answer.headers or kept == "no-store", path
        client.cookies.clear()
        client.cookies["regalia"] = cookie


def test_refusals_are_kept_by_nobody(visited):
    client, _ = visited
    for path in ("/nothing", "/static/0123456789ab/nothing.js", "/api/nothing", "/api/tables/0123456789abcdef"):
        for headers in ({}, {"accept": "text/html"}):
            answer = client.get(path, headers=headers)
            assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    refused = client.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert (refused.status_code, refused.headers["cache-control"]) == (403, "no-store")


def test_what_is_kept_for_everybody_sets_no_cookie_and_says_what_it_depends_on(visited):
    client, words = visited
    found = {path: client.get(path.format(**words)) for path in FOR_EVERYBODY}
    assert all("set-cookie" not in answer.headers for path, answer in found.items() if path != "/sw.js")
    for path in ("/offline", "/manifest.webmanifest"):
        assert "cookie, accept-language" in found[path].headers["vary"], "in the reader's language"


def test_an_address_of_another_version_is_not_kept(visited):
    """Else whoever asks for tomorrow's address today would leave today's content there, for a year."""
    client, words = visited
    now = f"/static/{words['version']}/{words['name']}"
    assert "immutable" in client.get(now).headers["cache-control"]
    other = client.get(f"/static/0123456789ab/{words['name']}")
    assert (other.status_code, other.headers["cache-control"]) == (200, "no-store")
