"""A service in which a table can be put in another's place, and everything that its addresses are asked with."""

import json
from contextlib import contextmanager

from regalia.core.step import NOBODY
from regalia.table import seating
from regalia.table.moves import Caller
from regalia.table.records import ClockSettings
from regalia.web.pages.news import Had
from regalia.web.pages.play_routes import PageNews, Reader
from regalia.web.stream import Updates

PEOPLE = [Caller(f"g-{number}", f"Person {number}") for number in range(4)]
OWNER = Caller("g-owner", "Owner")


class Asking:
    """What the addresses are asked with: `seat` is that of the viewer, `query` how they say from where they look."""

    def __init__(self, live, seat, query):
        self.live, self.seat, self.query = live, seat, query
        self.at = max(0, live.last_step() - 1)
        self.step = live.step(seat) if seat != NOBODY else 0

    def choices(self):
        """An option that shows nothing, one that is none, and one of anybody's."""
        state, seat = self.live.state, self.seat
        asked = seat != NOBODY and seat in self.live.people_asked()
        options = [state.key(one) for one in state.legal_for(seat) if self._plain(one)][:1] if asked else []
        catalogue = self.live.game.catalogue.keys
        return [*options, "nothing", catalogue[len(catalogue) // 2]]

    def _plain(self, option):
        trial = self.live.state.resample(self.seat, 1)
        trial.apply(option, self.seat)
        return not trial.barrier

    def act(self, **more):
        return [{"keys": [key], "expected_step": self.step, "seat": self.seat, **more} for key in self.choices()]

    def back(self):
        return [{"expected_step": self.step, "seat": self.seat}]


def once(asking):
    return [asking.query]


def own(asking):
    return [{"seat": asking.seat}] if asking.seat != NOBODY else [{}]


GOT = {
    "/api/tables/{id}": once,
    "/api/tables/{id}/refusals": own,
    "/api/tables/{id}/log": lambda a: [a.query, {**a.query, "since": 3}],
    "/api/tables/{id}/journal": once,
    "/tables/{id}": once,
    "/tables/{id}/parts": lambda a: [
        {**a.query, "plays": max(0, a.live.last_step() - 3)},
        {**a.query, "at": a.at, "replay": "true"},
    ],
    "/tables/{id}/why": lambda a: [{**a.query, "piece": piece} for piece in ("nothing", "option:end", "deck")],
    "/tables/{id}/barred": once,
    "/tables/{id}/lesson": once,
    "/tables/{id}/picture.svg": lambda a: [a.query, {**a.query, "at": a.at}],
    "/tables/{id}/film.html": once,
    "/replay/{id}": lambda a: [{**a.query, "step": a.at}],
    "/review/{id}": once,
    "/review/{id}/state": once,
    "/tables/{id}/puzzle": once,
    "/": lambda _: [{}],
    "/history": lambda _: [{}],
    "/next": lambda _: [{}],
    "/account": lambda _: [{}],
    "/api/next": lambda _: [{}],
    "/api/tables": lambda _: [{}],
    "/api/history": lambda _: [{}],
    "/api/lobby": lambda _: [{}],
}
"""What is read, with the queries."""
POSTED = {
    "/api/tables/{id}/actions": Asking.act,
    "/tables/{id}/act": Asking.act,
    "/tables/{id}/try": lambda a: [
        {**body, **more} for body in a.act() for more in ({}, {"planning": True, "plan": body["keys"], "keys": []})
    ],
    "/tables/{id}/plan": lambda a: [{"keys": [key], "seat": a.seat} for key in a.choices()] + [{"passes": True, "seat": a.seat}],
    "/api/tables/{id}/undo": Asking.back,
    "/tables/{id}/undo": Asking.back,
    "/api/tables/{id}/redo": Asking.back,
    "/tables/{id}/redo": Asking.back,
    "/api/tables/{id}/take-back": Asking.back,
    "/api/tables/{id}/consent": lambda a: [{"yes": True, "seat": a.seat}],
    "/tables/{id}/coach": lambda a: [{"yes": True, "seat": a.seat}],
    "/api/tables/{id}/settings": lambda a: [{"confirm": True, "seat": a.seat}],
    "/api/tables/{id}/chat": lambda _: [{"text": "hello"}],
    "/api/tables/{id}/stand-in": lambda a: [{"seat": seat, "bot": "random"} for seat in range(a.live.config.players)],
    "/api/tables/{id}/leave": lambda a: [{"seat": a.seat}],
    "/api/tables/{id}/remove": lambda _: [{"seat": 1}],
    "/api/tables/{id}/start": lambda _: [{}],
    "/api/tables/{id}/edit": lambda _: [{"title": "x"}],
    "/api/tables/{id}/lesson": lambda _: [{"do": "skip", "at": 0}],
    "/api/tables/{id}/rematch": lambda _: [{}],
    "/review/{id}/state": lambda _: [{"go": True}],
}
"""What is posted, with the bodies. Nothing of it is stored."""
APART = {
    "the same for everybody, or made of texts and of what a table was set up with": {
        *("/openapi.json", "/api/games", "GET /api/lessons", "/rules/{id}", "/rules/{id}/titles", "/games/{id}/symbols"),
        *(
            "/games/{id}/guide",
            "/static/{version}/{name}",
            "/language/{code}",
            "/new/{id}",
            "GET /review",
            "GET /puzzles",
            "/sw.js",
        ),
        *("/offline", "/manifest.webmanifest", "/healthz", "/readyz", "/metrics", "/tables/{id}/tip"),
    },
    "before a table has begun there is nothing to hide": {"/join/{key}", "/api/join/{key}"},
    "the page of /tables/{id} as a spectator, and its id": {"/watch/{key}", "/api/watch/{key}"},
    "streams, whose messages are compared below": {"/api/tables/{id}/events", "/tables/{id}/events"},
    "the coach, whose question is compared below: its answer depends on the time it has": {"GET /tables/{id}/coach"},
    "the number of the new table differs; what it is dealt is compared below": {"/api/tables/{id}/fork"},
    "ends the table for everybody": {"/api/tables/{id}/close"},
    "what is read from the database and compared below": {"/api/identity/data"},
    "makes something new": {"POST /api/tables", "POST /api/lessons", "POST /puzzles", "POST /review", "POST /api/evenings"},
    "a person's own affairs, in which no game has a part": {
        *("/api/identity", "/api/identity/guest", "/api/identity/register", "/api/identity/login", "/api/identity/token"),
        *("/api/identity/logout", "/api/identity/logout-everywhere", "/api/identity/logout-others", "/api/identity/passphrase"),
        *("/api/identity/preferences", "/api/identity/devices", "/api/identity/devices/{session}", "/api/identity/link"),
        *("/api/identity/enter", "/api/people", "/api/people/{key}", "/api/vacation", "/api/ratings", "/api/notices"),
        *("/api/notices/push", "/api/notices/mail", "/api/notices/test", "/notices/{kind}/{token}"),
    },
    "evenings know of a table only its result": {
        *("/evenings", "/evenings/{id}", "/evening/{key}", "GET /api/evenings", "/api/evenings/{id}", "/api/evenings/join/{key}"),
        *("/api/evenings/{id}/bots", "/api/evenings/{id}/players/{number}", "/api/evenings/{id}/round"),
        "/api/evenings/{id}/finish",
    },
}
"""What is not asked, and why; with a method where another one is asked."""


class House:
    """A service in which tables lie as they are put there, and nothing is stored."""

    def __init__(self, client):
        self.client, self.hall = client, client.app.state.hall
        self.tokens = {one.identity: client.app.state.identities.token(one)[0] for one in (*PEOPLE, OWNER)}

    def table(self, id, mode, count):
        wish = seating.Wish(id, mode, count, seats=["open"] * count, clock=ClockSettings("bank", 900, 5))
        live = seating.create(OWNER, wish, self.hall.now())
        for person in PEOPLE[:count]:
            seating.sit(live, person, NOBODY, self.hall.now())
        return self.client.portal.call(self.hall.add, live)

    @contextmanager
    def unstored(self, monkeypatch):
        async def nothing(*_words):
            """As if it had been written."""

        with monkeypatch.context() as patched:
            patched.setattr(self.hall.store, "append", nothing)
            patched.setattr(self.hall.tender, "look", lambda _live: None)
            patched.setattr(self.hall, "changed", lambda _before, _after: None)
            yield

    def put(self, live):
        self.hall.opened[live.header.id] = (live, self.hall.now())
        for kept in (self.client.app.state.journals.kept, self.client.app.state.films.kept, self.hall.presence.known):
            kept.clear()

    def ask(self, method, path, live, who, **words):
        self.put(live.draft())
        headers = {} if who is None else {"authorization": f"Bearer {self.tokens[who.identity]}"}
        address = path.format(id=live.header.id)
        answer = self.client.request(method, address, headers=headers, follow_redirects=False, **words)
        assert answer.status_code < 500, (method, path, answer.text)
        return answer.status_code, sorted(answer.headers.items()), answer.content

    def everything(self, live, who, seat, asking):
        """All that is told to somebody at a table; asked with what another table gave, so that both are asked the same."""
        found = {}
        for path, queries in GOT.items():
            for query in queries(asking):
                found["GET", path, json.dumps(query)] = self.ask("GET", path, live, who, params=query)
        for path, bodies in POSTED.items() if who is not None else ():
            for body in bodies(asking):
                found["POST", path, json.dumps(body)] = self.ask("POST", path, live, who, json=body)
        self.put(live.draft())
        found["stream"] = self.streams(live, who, seat, asking)
        return found

    def streams(self, live, who, seat, asking):
        """The first message to a program and to a page, and what there is for one that has seen all of the other table."""
        last = asking.live.sequence(seat)
        watch = asking.query.get("watch", "")
        tellers = [Updates(seat, "en", since) for since in (None, last)]
        tellers += [
            PageNews(self.hall, who or Caller(""), seat, watch, "en", Reader(Had(sequence=since))) for since in (-1, last)
        ]
        return [self.client.portal.call(teller.message, live) for teller in tellers]
