"""Headers, origin, sizes, rates: what protects people from other sites, and the server from too much."""

import logging
import re

import msgspec
import pytest

from regalia.web.limits import Buckets
from regalia.web.logs import JsonLines
from table.helpers import Clock, some_duel

GAME, MODE = some_duel()


def made(client, **more):
    body = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "me"], **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_strict_policy_on_every_answer(app):
    client = app()
    id = made(client)["table"]["id"]
    for path in (
        "/",
        f"/tables/{id}",
        "/api/games",
        "/api/tables/none",
        "/nothing",
    ):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_have_no_inline_script(app):
    client = app()
    found = made(client)
    paths = ("/", f"/tables/{found['table']['id']}", found["you"]["join"], found["you"]["watch"])
    for path in paths:
        text = client.get(path).text
        assert re.findall(r'<script(?![^>]*(?:\bsrc=|type="application/json"))', text) == []
        assert re.findall(r"\son\w+=|\sstyle=|javascript:", text) == []


def test_names_and_chat_are_text_and_never_markup(app):
    client = app()
    found = made(client, name="<script>alert(1)</script>")
    id = found["table"]["id"]
    client.post(f"/api/tables/{id}/chat", json={"text": "<img src=x onerror=alert(1)>"})
    page = client.get(f"/tables/{id}").text
    assert "alert" in page
    assert "<script>alert" not in page
    assert "<img src=x" not in page


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}, {"origin": "http://[bad"}],
)
def test_other_sites_cannot_post(app, headers):
    client = app()
    answer = client.post("/api/identity/guest", json={}, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "web-origin"


@pytest.mark.parametrize("origin", ["http://testserver", "https://play.example.org"])
def test_our_own_pages_can(app, origin):
    client = app(public_url="https://play.example.org")
    answer = client.post("/api/identity/guest", json={}, headers={"origin": origin, "sec-fetch-site": "same-origin"})
    assert answer.status_code == 200


def test_a_page_of_ours_that_came_without_https_cannot(app):
    """Anybody on the way could have written it."""
    client = app(public_url="https://play.example.org")
    for host in ("testserver", "play.example.org"):
        headers = {"origin": "http://play.example.org", "host": host}
        assert client.post("/api/identity/guest", json={}, headers=headers).status_code == 403


def test_large_requests_are_refused(app):
    client = app(max_body=1000)
    assert client.post("/api/identity/guest", json={"name": "x" * 2000}).status_code == 413

    def pieces():
        yield from (b"x" * 100 for _ in range(50))

    assert client.post("/api/identity/guest", content=pieces()).status_code == 413
    assert client.post("/api/identity/guest", json={"name": "Ann"}).status_code == 200


def test_too_many_requests_are_refused_and_say_when_to_come_back(app):
    client = app(rate=0.01, burst=5)
    codes = [client.get("/api/games").status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3
    refused = client.get("/api/games", headers={"accept-language": "fr"})
    assert int(refused.headers["retry-after"]) > 0
    assert "requêtes" in refused.json()["text"]
    assert client.get("/healthz").status_code == 200


def test_each_person_has_a_bucket(app):
    client = app(rate=0.01, burst=3)
    client.post("/api/identity/guest", json={"name": "Ann"})
    assert [client.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_guessing_passphrases_is_slow(app):
    client = app(login_burst=2, login_rate=0.01)
    body = {"name": "Ann", "passphrase": "guess number one"}
    assert [client.post("/api/identity/login", json=body).status_code for _ in range(4)] == [401, 401, 429, 429]


def test_buckets_fill_again():
    clock = Clock(0.0)
    buckets = Buckets(2.0, 3.0, clock)
    assert [buckets.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.pass_by(0.5)
    assert buckets.take("a") == 0.0
    assert buckets.take("b") == 0.0


def test_too_many_streams_of_one_person(app):
    client = app(max_streams=0)
    id = made(client)["table"]["id"]
    assert client.get(f"/api/tables/{id}/events").status_code == 429


def test_an_error_of_ours_shows_no_inside(app, monkeypatch):
    client = app()
    monkeypatch.setattr(client.app.state.hall.store, "listed", None)
    client.post("/api/identity/guest", json={})
    answer = client.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["error"] == "web-failed"
    assert "Traceback" not in answer.text
    assert "NoneType" not in answer.text


@pytest.mark.parametrize("name", ["a\x00b", "\ud800"])
def test_strange_characters_are_refused(app, name):
    import json

    client = app()
    answer = client.post("/api/identity/guest", content=json.dumps({"name": name}), headers={"content-type": "application/json"})
    assert answer.status_code == 422


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_a_form_can_send_is_no_request(app, kind):
    """A form of another site sends such bodies without asking first."""
    client = app()
    for path, body in (("/api/identity/guest", '{"name":"Ann"}'), ("/api/identity/guest", "name=Ann"), ("/api/tables", "{}")):
        assert client.post(path, content=body, headers={"content-type": kind}).status_code == 422
    assert client.get("/api/identity").status_code == 401


def test_errors_speak_the_language_asked_for(app):
    client = app()
    path = "/api/tables/0123456789abcdef"
    assert client.get(path).json()["text"] == "There is no such table."
    assert client.get(path, headers={"accept-language": "de,fr;q=0.8,en;q=0.2"}).json()["text"].startswith("Cette table")
    assert client.get(path + "?lang=fr").json()["text"].startswith("Cette table")
    client.get("/language/fr")
    assert client.get(path).json()["text"].startswith("Cette table")


def test_logs_are_json_and_name_routes_and_no_secrets(app, capfd):
    client = app()
    found = made(client)
    client.get(found["you"]["watch"])
    client.get("/api" + found["you"]["join"])
    lines = [line for line in capfd.readouterr().err.splitlines() if '"event":"request"' in line]
    assert lines
    parsed = [msgspec.json.decode(line) for line in lines]
    assert {"/api/tables", "/watch/{key}", "/api/join/{key}"} <= {line["route"] for line in parsed}
    text = "\n".join(lines)
    for secret in (found["you"]["watch"].split("/")[-1], found["you"]["join"].split("/")[-1], client.cookies["regalia"]):
        assert secret not in text


def test_a_log_line_can_be_read_by_a_machine():
    record = logging.LogRecord("regalia.table", logging.ERROR, "", 0, "bot-failed", (), None)
    record.table, record.seat = "t", 1
    found = msgspec.json.decode(JsonLines().format(record))
    assert (found["event"], found["table"], found["seat"], found["level"]) == ("bot-failed", "t", 1, "error")
