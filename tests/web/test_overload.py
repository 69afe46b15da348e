"""Budgets of an address and of all together, caches with bounds, and what is turned away first."""

import asyncio
import json
import socket
import threading
import time

import httpx
import pytest
from starlette.requests import ClientDisconnect

from regalia.table import payload
from regalia.table.payload import update_bytes
from regalia.web.guard import kind_of
from regalia.web.limits import SHARES, Buckets, Budgets, address_of
from regalia.web.settings import Settings
from regalia.web.shedding import Shedding
from regalia.web.stream import Streams, Told, Updates
from table.helpers import Clock, duel, play, some_duel
from web.server import Server

GAME, MODE = some_duel()
TABLE = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}


def test_every_kind_of_request_has_a_budget():
    for method, path, kind in (
        ("POST", "/api/tables", "table"),
        ("POST", "/api/tables/0123456789abcdef/fork", "table"),
        ("POST", "/api/tables/0123456789abcdef/rematch", "table"),
        ("POST", "/review", "table"),
        ("POST", "/puzzles", "table"),
        ("POST", "/api/lessons", "table"),
        ("POST", "/api/evenings", "table"),
        ("POST", "/api/evenings/0123456789abcdef/round", "table"),
        ("POST", "/api/tables/0123456789abcdef/edit", "lobby"),
        ("POST", "/api/identity/guest", "guest"),
        ("POST", "/api/identity/logout", "end"),
        ("POST", "/api/identity/token", "end"),
        ("DELETE", "/api/identity/devices/abc", "end"),
        ("DELETE", "/api/identity", "end"),
        ("POST", "/api/vacation", "vacation"),
        ("DELETE", "/api/vacation", "vacation"),
        ("POST", "/api/tables/0123456789abcdef/chat", "chat"),
        ("POST", "/api/tables/0123456789abcdef/actions", "post"),
        ("GET", "/", "page"),
        ("GET", "/tables/0123456789abcdef/parts", "page"),
        ("GET", "/api/games", "read"),
        ("GET", "/api/vacation", "read"),
        ("GET", "/metrics", "watch"),
        ("HEAD", "/readyz", "watch"),
        ("BREW", "/", "post"),
    ):
        assert kind_of(method, path) == kind
        assert kind in SHARES


def test_nobody_looks_after_the_server_all_the_time(app):
    """What that costs comes before everything else, so it is bounded; whether the process lives is said to everybody."""
    client = app(budget=1.0)
    client.app.state.shedding.too_much = lambda _path: True
    bucket = client.app.state.budgets.of_address["watch"]
    bucket.rate, bucket.burst = 1e-6, 2.0
    for path in ("/readyz", "/metrics"):
        bucket.levels.clear()
        assert [client.get(path).status_code for _ in range(4)] == [200, 200, 429, 429]
        assert client.get(path).headers["retry-after"]
    assert {client.get("/healthz").status_code for _ in range(9)} == {200}


def test_an_address_and_all_together_have_a_budget():
    clock = Clock()
    budgets = Budgets(1.0, clock)
    burst = int(SHARES["table"].burst)
    assert all(budgets.take("table", "a") is None for _ in range(burst))
    refused = budgets.take("table", "a")
    assert refused is not None
    assert not refused.all
    number = 0
    while (refused := budgets.take("table", f"other {number}")) is None:
        number += 1
    assert refused.all
    assert number <= SHARES["table"].all_burst
    clock.pass_by(3600)
    assert budgets.take("table", "a") is None


def test_new_guests_do_not_bring_new_budgets(app):
    client = app(budget=0.1)
    client.app.state.shedding.factor = 1e6
    codes = []
    for _ in range(40):
        client.cookies.clear()
        codes.append(client.post("/api/tables", json=TABLE).status_code)
    assert codes.count(201) <= 7
    assert set(codes) == {201, 429}
    refused = client.post("/api/tables", json=TABLE)
    assert int(refused.headers["retry-after"]) > 0


def test_packs_have_a_budget_of_their_own(app):
    client = app(budget=0.2)
    client.app.state.shedding.factor = 1e6
    body = {**TABLE, "pack": {"name": "x", "files": {}}}
    codes = [client.post("/api/tables", json=body).status_code for _ in range(4)]
    assert codes.count(201) == 2
    assert codes[-1] == 429
    assert client.post("/api/tables", json=TABLE | {"title": '"pack"'}).status_code == 201, "only packs are counted"


def test_a_pack_is_counted_however_it_is_spelt(app):
    """In JSON each letter may be written in two ways; a journal and its position may have one too."""
    client = app(budget=0.2)
    client.app.state.shedding.factor = 1e6
    table = json.dumps({**TABLE, "pack": {"name": "x", "files": {}}}).replace('"pack"', '"p\\u0061ck"')
    journal = {"game": GAME, "rules": "1", "mode": MODE, "players": 2, "options": {}}
    packed = json.dumps({**journal, "pack": {"name": "x", "files": {}}}).replace('"pack"', '"\\u0070ack"')
    client.headers["content-type"] = "application/json"
    codes = [client.post("/api/tables", content=table).status_code]
    codes += [client.post("/review", content=packed).status_code]
    codes += [client.post("/review", json={**journal, "position": {"pack": {"name": "x", "files": {}}}}).status_code]
    codes += [client.post("/api/tables", content=table).status_code]
    assert codes == [201, 422, 429, 429]
    refused = client.post("/api/tables", content=table)
    assert int(refused.headers["retry-after"]) > 1
    assert refused.json()["error"] == "web-too-many"


def test_changes_in_the_lobby_are_dear(app):
    """Each is proven like a new table."""
    client = app(budget=0.1)
    client.app.state.shedding.factor = 1e6
    id = client.post("/api/tables", json=TABLE).json()["table"]["id"]
    codes = [client.post(f"/api/tables/{id}/edit", json={"title": str(n)}).status_code for n in range(12)]
    assert set(codes) == {200, 429}
    assert codes.count(200) <= 8


def test_what_counts_as_one_address():
    assert address_of("192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8:1:2:3::4") == address_of("2001:db8:1:2::9") != address_of("2001:db8:1:3::4")
    assert address_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_of("x" * 500) == "x" * 64


def test_streams_are_counted_for_a_person_an_address_and_all():
    streams = Streams(Settings(max_streams=2, all_streams=30), None)
    for number in range(20):
        streams.count((f"p{number}", "at a", "everybody"), 1)
    assert streams.full("new", "at a")
    assert not streams.full("new", "at b")
    assert not streams.overfull()
    streams.count(("p0", "at b", "everybody"), 10)
    assert streams.full("p0", "at c")
    assert streams.overfull()
    for number in range(20):
        streams.count((f"p{number}", "at a", "everybody"), -1)
    streams.count(("p0", "at b", "everybody"), -10)
    assert not streams.open


@pytest.mark.parametrize("way", ["/api/tables/{id}/events", "/tables/{id}/events?page={number}"])
def test_streams_that_come_at_once_are_not_all_granted(sqlite, tmp_path, way):
    server = Server(sqlite, 1, tmp_path / "log", REGALIA_MAX_STREAMS="3").start()
    lines = []
    try:
        made = httpx.post(f"{server.url}/api/tables", json=TABLE, timeout=60)
        id, cookie = made.json()["table"]["id"], made.headers["set-cookie"].partition(";")[0]
        lines = [socket.create_connection(("127.0.0.1", server.port), timeout=60) for _ in range(30)]
        for number, line in enumerate(lines):
            path = way.format(id=id, number=number)
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n".encode())
        said = [line.recv(12) for line in lines]
        assert (said.count(b"HTTP/1.1 200"), said.count(b"HTTP/1.1 429")) == (3, 27)
        for line in lines:
            line.close()
        until = time.monotonic() + 60
        while "regalia_streams 0.0" not in httpx.get(f"{server.url}/metrics", timeout=60).text:
            assert time.monotonic() < until, "each is given back"
            time.sleep(0.5)
    finally:
        for line in lines:
            line.close()
        server.stop()


def test_a_stream_that_never_began_is_given_back():
    left = []

    async def body():
        async def gone(_message):
            raise OSError

        with pytest.raises((OSError, ClientDisconnect, BaseExceptionGroup)):
            await Told(aiter_of_nothing(), {}, lambda: left.append(1))({"type": "http"}, asyncio.Event().wait, gone)

    asyncio.run(body())
    assert left == [1]


async def aiter_of_nothing():
    yield b"never"


def test_a_proxy_is_believed_only_if_it_is_named(sqlite, tmp_path):
    """Without --proxy one client cannot be many; with it each client counts for itself."""
    for proxy, most in (("", 10), ("127.0.0.1", 1000)):
        more = {"REGALIA_PROXY": proxy} if proxy else {}
        url = sqlite + proxy
        server = Server(url, 1, tmp_path / "log", REGALIA_LOGIN_RATE="0.001", REGALIA_LOGIN_BURST="5", **more).start()
        try:
            codes = []
            for number in range(12):
                body = {"name": "nobody", "passphrase": "wrong horse battery"}
                said = {"X-Forwarded-For": f"203.0.113.{number}"}
                codes.append(httpx.post(f"{server.url}/api/identity/login", json=body, headers=said, timeout=60).status_code)
            assert codes.count(401) == (5 if most == 10 else 12), codes
        finally:
            server.stop()


def test_guests_have_few_tables_of_bots_alone(app):
    client = app(bot_tables=2)
    body = {**TABLE, "seats": ["bot:random", "bot:random"]}
    client.post("/api/identity/guest", json={"name": "Ann"})
    hall = client.app.state.hall
    hall.tender.look = lambda _live: None
    assert [client.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 403, 403]
    client.post("/api/identity/register", json={"name": "Ann", "passphrase": "correct horse battery"})
    assert [client.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 403, 403]
    assert "robots" in client.post("/api/tables?lang=fr", json=body).json()["text"]


@pytest.mark.parametrize("seen", ["log", "events"])
def test_who_asks_for_everything_that_happened_holds_up_nobody(app, monkeypatch, seen):
    """At a table with thousands of rows that takes a good part of a second."""
    client = app()
    id = client.post("/api/tables", json=TABLE).json()["table"]["id"]
    hall, where, real = client.app.state.hall, [], payload.happened
    live = hall.opened[id][0].draft()
    for _ in range(150):
        live.write("chat", 0.0, seat=0, data={"text": "and so on"})
    hall.opened[id] = live, hall.now()
    monkeypatch.setattr(payload, "happened", lambda *words: where.append(threading.get_ident()) or real(*words))
    if seen == "log":
        assert len(client.get(f"/api/tables/{id}/log").json()) == 150
    else:
        found = client.portal.call(Updates(0, "en", 0).message, live)
        assert found.count(b"and so on") == 150
    assert where
    assert client.portal.call(threading.get_ident) not in where


# -- bounds --------------------------------------------------------------------------------------------


def test_invented_methods_are_one_label(app):
    client = app()
    for number in range(50):
        client.request(f"BREW{number}", "/api/games")
    text = client.get("/metrics").text
    assert "BREW" not in text
    assert 'method="other"' in text


def test_what_somebody_claims_to_have_seen_is_not_kept():
    live = duel()
    for _ in range(30):
        play(live)
    last = live.sequence(0)
    first = [update_bytes(live, 0, "en", since) for since in range(last)]
    assert [update_bytes(live, 0, "en", since) for since in range(last)] == first
    assert len(live.cached) <= 6


def test_buckets_forget():
    buckets = Buckets(1.0, 1.0, Clock())
    for number in range(30_000):
        buckets.take(str(number))
    assert len(buckets.levels) <= 20_000


# -- requests that never end -----------------------------------------------------------------------------


def test_who_plays_comes_first():
    shedding = Shedding()
    play, other = "/api/tables/0123456789abcdef/actions", "/api/tables"
    assert not shedding.too_much(play)
    assert not shedding.too_much(other)
    shedding.running = 100
    assert shedding.too_much(other)
    assert not shedding.too_much(play)
    shedding.running, shedding.late = 0, 2.0
    assert shedding.too_much(other)
    assert not shedding.too_much(play)
    shedding.late = 6.0
    assert shedding.too_much(play)
    assert shedding.shed == 3


def test_what_is_shed_says_when_to_come_back_and_it_recovers(app):
    client = app()
    client.app.state.shedding.factor = 1.0
    client.app.state.shedding.running = 10_000
    for path in ("/", "/api/games"):
        refused = client.get(path)
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
        assert refused.json()["error"] == "web-overload"
    assert client.get("/healthz").status_code == 200
    client.app.state.shedding.running, client.app.state.shedding.factor = 0, 1e6
    assert client.get("/api/games").status_code == 200
