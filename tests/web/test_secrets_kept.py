"""No secret leaves: not by the log of an attack, not by a header, not by the time at which something comes."""

import asyncio
import re
import time

import asyncpg
import httpx
from sqlalchemy import create_engine, text

from regalia.core.registry import games
from regalia.table import seating
from regalia.web.stream import Place, Updates, _updates
from table.conftest import opened, run
from table.helpers import ANN, BOB, Clock, duel, some_duel
from web.server import Person, Server, Stream

__all__ = ["opened", "run"]

GAME, MODE = some_duel()
SECRET = "correct horse battery staple"


def attack(server, person):
    """Whatever makes the database or the program complain; the secrets that were in play."""
    made = person.create(GAME, MODE, ["me", "open"], public=True)
    person.post("/api/identity/register", {"name": "Ann " + "ΐ" * 30, "passphrase": SECRET})
    secrets = [SECRET, person.client.cookies["regalia"], *(made["you"][kind].split("/")[-1] for kind in ("join", "watch"))]
    for name in ("ΐ" * 40, "Ann " + "ΐ" * 30):
        httpx.post(f"{server.url}/api/identity/register", json={"name": name, "passphrase": SECRET}, timeout=60)
        httpx.post(f"{server.url}/api/identity/login", json={"name": name, "passphrase": SECRET + "x"}, timeout=60)
    for body in ('{"name":"\\ud800"}', '{"name":"a\\u0000b"}', "[", '{"request_id":"' + "x" * 65 + '"}'):
        person.client.post(f"{server.url}/api/tables", content=body)
    for path in (made["you"]["join"], made["you"]["watch"]):
        person.client.get(server.url + path + "%00")
        person.client.get(server.url + "/api" + path + "/more")
        person.client.request("BREW", server.url + "/api" + path)
    return secrets


def test_the_log_of_an_attack_holds_no_secret(database, tmp_path):
    server = Server(database, 1, tmp_path / "log", REGALIA_LOG_LEVEL="debug").start()
    try:
        person = Person(server.url, name="Ann")
        secrets = attack(server, person)
        spoil(database)
        for path in ("/api/tables", "/", "/api/lobby"):
            person.client.get(server.url + path)
        person.client.post(f"{server.url}/api/identity/register", json={"name": "Eve", "passphrase": SECRET})
        person.client.post(f"{server.url}/api/tables", json={"game": GAME, "name": "Eve"})
    finally:
        server.stop()
    log = (tmp_path / "log").read_text()
    assert '"level":"error"' in log, "the attack made the server complain"
    for secret in secrets:
        assert secret not in log
    assert "argon2id" not in log
    assert not re.search(r"\[parameters|DETAIL|Failing row", log)


def spoil(database):
    """The accounts are gone and a column is missing: every statement about them fails."""
    if database.startswith("sqlite"):
        engine = create_engine(database)
        with engine.begin() as connection:
            connection.execute(text("ALTER TABLE accounts RENAME COLUMN passphrase TO other"))
        engine.dispose()
        return

    async def change():
        connection = await asyncpg.connect(database)
        await connection.execute("ALTER TABLE accounts ADD CONSTRAINT never CHECK (length(passphrase) < 3) NOT VALID")
        await connection.execute("ALTER TABLE tables RENAME COLUMN header TO other")
        await connection.close()

    asyncio.run(change())


def test_https_is_insisted_on(app, tmp_path):
    assert "strict-transport-security" not in app().get("/").headers
    client = app(public_url="https://play.example.org", database=f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert "max-age" in client.get("/").headers["strict-transport-security"]


def secret_choice(person):
    """A table in which several decide in secret, with somebody else at the last seat; None if the game has no such thing."""
    for game in games():
        mode = next(mode for mode in game.info.modes if max(mode.players) > 1)
        count = max(mode.players)
        made = person.create(game.id, mode.id, ["me"] * (count - 1) + ["open"])
        other = Person(person.urls[0], name="Bob")
        other.join(made["you"]["join"])
        id = made["table"]["id"]
        for _ in range(30):
            mine, its = person.table(id), other.table(id)
            if len(mine["actors"]) > 2 and mine["choices"] and its["choices"]:
                return id, other
            who, table = (person, mine) if mine["choices"] else (other, its)
            who.act(table)
    raise AssertionError("no game has secret choices")


def test_what_only_others_see_does_not_move_my_heart(server):
    """The beats come at their own times while somebody else decides in secret."""
    ann = Person(server.url, name="Ann", seed=1)
    id, bob = secret_choice(ann)
    stream = Stream(bob, id)
    stream.wait_for(lambda own: own.updates())
    updates = len(stream.updates())
    until = time.monotonic() + 60
    acted = 0
    while stream.beats < 3:
        assert time.monotonic() < until, f"only {stream.beats} beats while others went on {acted} times"
        table = ann.table(id)
        if len(table["actors"]) > 2 and table["undo"]["free"]:
            ann.post(f"/api/tables/{id}/undo", {"expected_step": table["step"], "seat": table["seat"]})
            acted += 1
        elif table["choices"] and len(table["actors"]) > 2:
            ann.act(table)
            acted += 1
    stream.close()
    assert acted > 3
    assert len(stream.updates()) == updates, "nothing of it was sent"


def test_who_has_left_a_seat_sees_nothing_of_whoever_takes_it(server):
    """The stream of an old seat ends; it does not go on with the hand of the next."""
    ann, bob = Person(server.url, name="Ann"), Person(server.url, name="Bob")
    for leaving in ("leaves", "is sent away"):
        three = three_seats(ann)
        bob.join(three["you"]["join"])
        stream = Stream(bob, three["table"]["id"]).wait_for(lambda own: own.updates())
        path = f"/api/tables/{three['table']['id']}"
        if leaving == "leaves":
            bob.post(f"{path}/leave", {}, 204)
        else:
            ann.post(f"{path}/remove", {"seat": 1}, 204)
        stream.wait_for(lambda own: own.ended)


def three_seats(person):
    for game in games():
        for mode in game.info.modes:
            if 3 in mode.players and not any(option.required for option in mode.options.values()):
                return person.create(game.id, mode.id, ["me", "open", "open"])
    raise AssertionError("no game for three")


def test_a_stream_ends_with_the_logout(server):
    ann = Person(server.url, name="Ann")
    made = ann.create(GAME, MODE, ["me", "me"])
    stream = Stream(ann, made["table"]["id"]).wait_for(lambda own: own.updates())
    ann.post("/api/identity/logout", {}, 204)
    stream.wait_for(lambda own: own.ended)


def test_a_secret_decision_of_others_does_not_tell_who_has_gone(run, opened, sqlite):
    """Who has fallen silent is seen at the next beat, and not when somebody decides in secret."""

    async def body():
        clock = Clock()
        async with opened(sqlite, start=False, now=clock) as hall:
            live = await hall.add(duel(clock()))
            id = live.header.id
            await hall.store.seen(id, BOB.identity, clock())
            place = Place(id, 0, ANN, "en", lambda _live: True, Updates(0, "en", None))
            with hall.news.waiting(id) as event:
                coming = _updates(hall, event, 1e6, place)
                first = [await anext(coming) for _ in range(2)]
                assert b"presence\ndata: [1]" in first[1]
                clock.pass_by(60)
                waiting = asyncio.create_task(anext(coming))
                await hall.change(id, lambda draft: seating.setting(draft, BOB, 1, True, clock()))
                for _ in range(20):
                    await asyncio.sleep(0)
                await hall.finish(hall.store.ping())
                assert not waiting.done(), waiting.result()
                hall.presence.heard(id)
                assert b"presence\ndata: []" in await waiting
                await coming.aclose()

    run(body())
