"""Who may do what: every address that changes something, with every kind of person. A new one must be put into the table."""

import json

import pytest

from regalia.core.registry import games
from regalia.table import evenings, seating, ties
from regalia.table.evenings import Plan
from table.helpers import Clock, some_duel
from web.twins import OWNER, PEOPLE, House

GAME, MODE = some_duel()
GUEST, SEATED, HOST = "a guest from elsewhere", "somebody who sits there", "the host"
SENT_AWAY, BLOCKED, STRANGER = "somebody sent away", "somebody blocked", "nobody known"
WHO = {STRANGER: None, GUEST: PEOPLE[3], SENT_AWAY: PEOPLE[1], BLOCKED: PEOPLE[2], SEATED: PEOPLE[0], HOST: OWNER}
"""In the order of the columns below."""

BEFORE = {
    "POST /api/tables/{id}/start": ({}, "401 404 404 404 403 204"),
    "POST /api/tables/{id}/remove": ({"seat": 1}, "401 404 404 404 403 204"),
    "POST /api/tables/{id}/edit": ({"title": "x"}, "401 404 404 404 403 200"),
    "POST /api/tables/{id}/close": ({}, "401 404 404 404 403 204"),
    "POST /api/tables/{id}/leave": ({"seat": 1}, "401 404 404 404 204 403"),
    "POST /api/tables/{id}/chat": ({"text": "x"}, "401 404 404 404 204 204"),
    "POST /api/tables/{id}/settings": ({"seat": 1, "confirm": True}, "401 404 404 404 204 403"),
    "POST /tables/{id}/coach": ({"seat": 1, "yes": True}, "401 404 404 404 204 403"),
    "POST /api/join/{key}": ({"seat": 2}, "200 200 403 403 200 200"),
    "POST /api/tables/{id}/stand-in": ({"seat": 1, "bot": "random"}, "401 404 404 404 409 409"),
    "POST /api/tables/{id}/rematch": ({}, "401 404 404 404 409 409"),
    "POST /api/tables/{id}/fork": ({}, "401 404 404 404 409 409"),
}
"""Before the start, with the answers: the host at seat 0, somebody at seat 1, seat 2 open."""
STEP = {"seat": 1, "expected_step": 1}
KEYS = {**STEP, "keys": ["OPTION"]}
RUNNING = {
    "POST /api/tables/{id}/actions": (KEYS, "401 404 404 404 200 403"),
    "POST /tables/{id}/act": (KEYS, "401 404 404 404 200 403"),
    "POST /tables/{id}/try": ({**STEP, "keys": []}, "401 404 404 404 200 403"),
    "POST /tables/{id}/plan": ({"seat": 1, "keys": []}, "401 404 404 404 200 403"),
    "POST /api/tables/{id}/undo": (STEP, "401 404 404 404 409 403"),
    "POST /tables/{id}/undo": (STEP, "401 404 404 404 409 403"),
    "POST /api/tables/{id}/redo": (STEP, "401 404 404 404 409 403"),
    "POST /tables/{id}/redo": (STEP, "401 404 404 404 409 403"),
    "POST /api/tables/{id}/take-back": (STEP, "401 404 404 404 409 403"),
    "POST /api/tables/{id}/consent": ({"seat": 1, "yes": True}, "401 404 404 404 409 403"),
    "POST /api/tables/{id}/leave": ({"seat": 1}, "401 404 404 404 204 403"),
    "POST /api/tables/{id}/stand-in": ({"seat": 1, "bot": "random"}, "401 404 404 404 204 403"),
    "POST /api/tables/{id}/settings": ({"seat": 1, "confirm": True}, "401 404 404 404 204 403"),
    "POST /tables/{id}/coach": ({"seat": 1, "yes": True}, "401 404 404 404 204 403"),
    "POST /api/tables/{id}/fork": ({"seat": 1}, "401 404 404 404 201 403"),
    "POST /api/tables/{id}/lesson": ({"do": "skip", "at": 0, "seat": 1}, "401 404 404 404 404 403"),
    "POST /review/{id}/state": ({"go": False}, "404 404 404 404 204 204"),
    "POST /api/tables/{id}/start": ({}, "401 404 404 404 403 409"),
    "POST /api/tables/{id}/remove": ({"seat": 1}, "401 404 404 404 403 409"),
    "POST /api/tables/{id}/edit": ({"title": "x"}, "401 404 404 404 403 409"),
    "POST /api/tables/{id}/close": ({}, "401 404 404 404 403 204"),
    "POST /api/tables/{id}/chat": ({"text": "x"}, "401 404 404 404 204 204"),
    "POST /api/tables/{id}/rematch": ({}, "401 404 404 404 409 409"),
    "POST /api/join/{key}": ({}, "409 409 409 409 200 200"),
}
"""While it runs: what is asked for seat 1 by those who hold it, and by the others."""
EVENING = {
    "POST /api/evenings/{id}/bots": ({}, "401 404 404 404 403 204"),
    "DELETE /api/evenings/{id}/players/{number}": (None, "401 404 404 404 403 204"),
    "POST /api/evenings/{id}/round": ({}, "401 404 404 404 403 200"),
    "POST /api/evenings/{id}/finish": ({}, "401 404 404 404 403 204"),
    "POST /api/evenings/join/{key}": ({}, "200 200 200 403 200 200"),
}
"""Number 0 is the host. Whoever was sent away from a table may come to an evening."""
OWN = {
    *("POST /api/tables", "POST /api/lessons", "POST /puzzles", "POST /review", "POST /api/evenings"),
    *("POST /api/identity/guest", "POST /api/identity/register", "POST /api/identity/login", "POST /api/identity/token"),
    *("POST /api/identity/logout", "POST /api/identity/logout-everywhere", "DELETE /api/identity", "POST /api/people"),
    *("DELETE /api/people/{key}", "PUT /api/identity/preferences", "POST /api/identity/passphrase"),
    *("POST /api/identity/logout-others", "DELETE /api/identity/devices/{session}", "POST /api/vacation", "DELETE /api/vacation"),
    *(
        "PUT /api/notices",
        "POST /api/notices/push",
        "DELETE /api/notices/push",
        "POST /api/notices/mail",
        "DELETE /api/notices/mail",
    ),
    *("POST /api/notices/test", "POST /api/identity/link", "POST /api/identity/enter", "POST /notices/{kind}/{token}"),
}
"""What changes or makes something of the caller's own only; keys of others' things are asked for below and in test_people.py."""


@pytest.fixture
def house(app):
    return House(app(Clock()))


def test_every_address_that_changes_something_stands_here(house):
    changing = {"POST", "PUT", "DELETE", "PATCH"}
    found = {f"{method} {route.path}" for route in house.client.app.router.routes for method in route.methods & changing}
    assert found == {*BEFORE, *RUNNING, *EVENING, *OWN}


def three_seats():
    for found in games():
        for mode in found.info.modes:
            if 3 in mode.players and not any(option.required for option in mode.options.values()):
                return found.id, mode.id
    raise AssertionError("no game for three")


def table(house, *, running):
    """The host at seat 0, somebody at seat 1; one was sent away and one is blocked by the host."""
    now, seated = house.hall.now(), WHO[SEATED]
    count = 2 if running else 3
    game, mode = (GAME, MODE) if running else three_seats()
    live = seating.create(OWNER, seating.Wish(game, mode, count, seats=["me", *["open"] * (count - 1)], hold=True), now)
    seating.sit(live, WHO[SENT_AWAY], 1, now)
    seating.remove(live, OWNER, 1, now)
    seating.sit(live, seated, 1, now)
    if running:
        seating.start(live, OWNER, "random", now)
        while live.people_asked() != [1] or live.state.undoable(1) or live.step(1) < 1:
            seat = live.people_asked()[0]
            live.write("act", now, seat=seat, action=live.state.key(live.state.legal_for(seat)[0]))
    house.client.portal.call(ties.tie, house.hall.store, OWNER.identity, WHO[BLOCKED].identity, "x", ties.BLOCKED, now)
    return house.client.portal.call(house.hall.add, live)


def check(house, live, monkeypatch, expected):
    key = live.state.key(live.state.legal_for(1)[0]) if live.running else ""
    for name, (body, codes) in expected.items():
        method, path = name.split()
        sent = json.loads(json.dumps(body).replace("OPTION", key))
        if "expected_step" in sent:
            sent["expected_step"] = live.step(1)
        found = {}
        for who, caller in WHO.items():
            house.client.cookies.clear()
            with house.unstored(monkeypatch):
                found[who] = house.ask(method, path.replace("{key}", live.header.join_key), live, caller, json=sent)
        told = " ".join(str(answer[0]) for answer in found.values())
        assert told == codes, (name, {who: answer[2][:120] for who, answer in found.items()})


def test_before_the_start(house, monkeypatch):
    check(house, table(house, running=False), monkeypatch, BEFORE)


def test_while_it_runs(house, monkeypatch):
    check(house, table(house, running=True), monkeypatch, RUNNING)


def test_a_stand_in_is_sent_away_by_its_owner_alone(house, monkeypatch):
    live = table(house, running=True)
    seating.stand_in(live, WHO[SEATED], 1, "random", 0.0)
    back = {"POST /api/tables/{id}/stand-in": ({"seat": 1, "bot": None}, "401 404 404 404 204 403")}
    check(house, live, monkeypatch, back)
    plays = {"POST /api/tables/{id}/actions": (KEYS, "401 404 404 404 409 403")}
    check(house, live, monkeypatch, plays)


def test_evenings(house):
    def again():
        """Everything is stored: a new one for each who asks."""
        plan = Plan("round-robin", GAME, MODE, rated=False)
        found = evenings.new(OWNER, "x", plan, ["random"], True, house.hall.now())
        evenings.join(found, WHO[SEATED])
        house.client.portal.call(evenings.add, house.hall.store, found)
        return found

    store = house.hall.store
    house.client.portal.call(ties.tie, store, OWNER.identity, WHO[BLOCKED].identity, "x", ties.BLOCKED, house.hall.now())
    for name, (body, codes) in EVENING.items():
        method, path = name.split()
        told = []
        for caller in WHO.values():
            house.client.cookies.clear()
            one = again()
            address = path.format(id=one.id, number=0, key=one.join_key)
            headers = {} if caller is None else {"authorization": f"Bearer {house.tokens[caller.identity]}"}
            told.append(str(house.client.request(method, address, json=body, headers=headers).status_code))
            house.client.portal.call(evenings.save, store, finished(house, one))
        assert " ".join(told) == codes, name


def finished(house, evening):
    found = house.client.portal.call(evenings.read, house.hall.store, evening.id)
    found.status = "finished"
    return found


def test_who_only_watches_stops_nobody_s_review(house, monkeypatch):
    live = table(house, running=True)
    watched = f"POST /review/{{id}}/state?watch={live.header.watch_key}"
    check(house, live, monkeypatch, {watched: ({"go": False}, "404 404 404 404 204 204")})


def test_what_is_another_s_is_not_found(house):
    """Devices, ties, subscriptions and links of others, asked for by their very names."""
    client = house.client
    people = {}
    for name in ("Ann", "Eve"):
        client.cookies.clear()
        client.post("/api/identity/register", json={"name": name, "passphrase": "correct horse battery"})
        people[name] = {"authorization": "Bearer " + client.post("/api/identity/token").json()["token"]}
    client.cookies.clear()
    client.post("/api/people", json={"kind": "blocked", "name": "Eve"}, headers=people["Ann"])
    (tie,) = client.get("/api/people", headers=people["Ann"]).json()["blocked"]
    device = client.get("/api/identity/devices", headers=people["Ann"]).json()[0]["id"]
    for path in (f"/api/people/{tie['key']}", f"/api/identity/devices/{device}"):
        assert client.delete(path, headers=people["Eve"]).status_code == 404
    assert client.get("/api/people", headers=people["Ann"]).json()["blocked"] == [tie]
    assert client.get("/api/identity", headers=people["Ann"]).status_code == 200
