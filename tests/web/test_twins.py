"""Two tables that differ only in what somebody cannot see: whatever they ask for, they get the same, byte for byte.

Every address of the service is asked (twins.py), or says there why not: a new one must be put into one of the lists.
"""

import json
import random
from contextlib import suppress

import msgspec
import pytest

from regalia.core.errors import UserError
from regalia.core.registry import game, games
from regalia.core.step import NOBODY
from regalia.table import forks, moves, planning, seating
from table.helpers import Clock
from table.test_secrets import dealt_anew
from web.twins import APART, GOT, PEOPLE, POSTED, Asking, House

BEFORE = 22
"""Decisions before the moment that is looked at."""


def routes(app, *methods):
    return {route.path for route in app.router.routes if {*methods} & route.methods}


def apart(*methods):
    """Both kinds, where no method is named."""
    named = [name.rpartition(" ") for name in set().union(*APART.values())]
    return {path for method, _, path in named if method in ("", *methods)}


def test_every_address_is_asked_or_says_why_not(app):
    """A new route goes into GOT or POSTED, or into APART with the reason why nothing secret can come of it."""
    found = app().app
    reading, changing = ("GET", "HEAD"), ("POST", "PUT", "DELETE", "PATCH")
    assert routes(found, *reading) - apart(*reading) == set(GOT)
    assert routes(found, *changing) - apart(*changing) == set(POSTED)


@pytest.fixture
def house(app):
    return House(app(Clock()))


def contest(found):
    """A mode in which several play, and how many."""
    mode = next(one for one in found.info.modes if max(one.players) > 1 and not any(o.required for o in one.options.values()))
    return mode.id, min(3, max(mode.players))


def played(live, rng, count, until=lambda _live: False):
    found = live.draft()
    for _ in range(count):
        if until(found):
            break
        seat = rng.choice(found.actors())
        key = found.state.key(rng.choice(found.state.legal_for(seat)))
        found.write("act", 5.0, seat=seat, action=key, who=PEOPLE[seat].identity)
    assert found.running
    return found


def in_secret(live, viewer, decide=True):
    """The same table after the others have done what only they see: settings, plans, a decision of a secret choice."""
    found = live.draft()
    for seat in set(range(live.config.players)) - {viewer}:
        seating.setting(found, PEOPLE[seat], seat, True, 6.0)
        options = [found.state.key(one) for one in found.state.legal_for(seat)] if seat in found.actors() else []
        with suppress(UserError):
            planning.always_pass(found, PEOPLE[seat], seat, 6.0)
        with suppress(UserError):
            planning.keep(found, PEOPLE[seat], seat, options[:1], True, 6.0)
        found = decided(found, seat, options) if decide and live.state.lanes and options else found
    assert found.last > live.last
    return found


def decided(live, seat, options):
    """With a decision that only the seat sees: not its last one, which makes it ready."""
    after = live.draft()
    after.write("act", 6.0, seat=seat, action=options[0], who=PEOPLE[seat].identity)
    return after if after.actors() == live.actors() else live


def followed(live, rows):
    """The same rows at another table."""
    found = live.draft()
    for row in rows:
        found.add(msgspec.structs.replace(row, step=found.last + 1))
    return found


def compare(house, monkeypatch, one, other, place):
    """`place`: who looks, from which seat, and how they say so."""
    who, seat, query = place
    with house.unstored(monkeypatch):
        told, again = (house.everything(live, who, seat, Asking(one, seat, query)) for live in (one, other))
    for address, answer in told.items():
        assert again[address] == answer, (address, seat, first_difference(answer, again[address]))


def first_difference(one, other):
    """A few letters around it."""
    both = [str(answer[-1]) for answer in (one, other)]
    at = next((at for at, (a, b) in enumerate(zip(*both, strict=False)) if a != b), 0)
    return [text[max(0, at - 60) : at + 60] for text in both]


def seat_of(number):
    return PEOPLE[number], number, {"seat": number}


def onlooker(live):
    return None, NOBODY, {"watch": live.header.watch_key}


@pytest.mark.parametrize("id", [found.id for found in games()])
def test_what_is_hidden_changes_nothing(house, monkeypatch, id):
    """What others hold, and what they have done that only they see; now, and when the game has gone on."""
    live = played(house.table(id, *contest(game(id))), random.Random(5), BEFORE)
    asked = live.actors()[0]
    for place in (seat_of(asked), onlooker(live)):
        compare(house, monkeypatch, live, dealt_anew(in_secret(live, place[1]), place[1], 1), place)
    other = (asked + 1) % live.config.players
    later = played(live, random.Random(3), 5)
    again = followed(in_secret(live, other, decide=False), later.rows[live.last :])
    compare(house, monkeypatch, later, again, seat_of(other))


def test_a_secret_choice_of_others_changes_nothing(house, monkeypatch):
    """In the games that have one: after nothing, a decision, a question to take back."""
    tried = 0
    for found in games():
        live = played(house.table(found.id, *contest(found)), random.Random(5), 40, lambda live: live.state.lanes)
        if not live.state.lanes:
            continue
        tried += 1
        asked = live.draft()
        moves.ask_back(asked, PEOPLE[1], 1, asked.step(1), 5.0)
        for one in (live, asked):
            for place in (seat_of(0), onlooker(one)):
                compare(house, monkeypatch, one, in_secret(one, place[1]), place)
    assert tried


def test_who_holds_two_seats_is_not_told_whether_another_has_begun(house, monkeypatch):
    tried = 0
    for found in games():
        mode, count = contest(found)
        live = played(house.table(found.id, mode, count), random.Random(5), 40, lambda live: live.state.lanes)
        if not live.state.lanes or count < 3:
            continue
        live = live.draft()
        live.seats[1] = msgspec.structs.replace(live.seats[1], identity=PEOPLE[0].identity)
        after = decided(live, 2, [live.state.key(one) for one in live.state.legal_for(2)])
        tried += after is not live
        compare(house, monkeypatch, live, after, seat_of(0))
    assert tried


def test_the_coach_and_a_fork_are_given_the_same(house):
    for found in games():
        live = played(house.table(found.id, *contest(found)), random.Random(5), BEFORE)
        seat = live.actors()[0]
        for person in live.seats:
            person.coach = True
        twins = [live, dealt_anew(live, seat, 1), in_secret(live, seat)]
        keys = [house.hall.coach.check(one, seat, "en", "g-0", False) for one in twins]
        asked = [house.hall.coach._inquiry(one, key, 0.0) for one, key in zip(twins, keys, strict=True)]
        assert keys[1:] == keys[:-1]
        assert asked[1:] == asked[:-1], found.id
        dealt = [forks.fork(one, PEOPLE[seat], seat, None, 9.0).header.position for one in (live, in_secret(live, seat))]
        assert dealt[0] == dealt[1], "a fork dealt anew would tell of it"


def test_one_s_own_file_does_not_count_what_others_did_in_secret(house):
    files = []
    for quiet in (True, False):
        live = house.table(games()[0].id, *contest(games()[0]))
        path = f"/api/tables/{live.header.id}"
        for number in range(0 if quiet else 3):
            body = {"seat": 1, "confirm": number % 2 == 0}
            assert house.ask("POST", f"{path}/settings", live, PEOPLE[1], json=body)[0] == 204
            live = house.hall.opened[live.header.id][0]
        assert house.ask("POST", f"{path}/chat", live, PEOPLE[0], json={"text": "hello"})[0] == 204
        data = json.loads(house.ask("GET", "/api/identity/data", live, PEOPLE[0])[2])
        files.append([{**entry, "table_id": "", "at": 0} for entry in data["entries"] if entry["table_id"] == live.header.id])
    assert files[0] == files[1]
    assert files[0], "there is something to compare"
