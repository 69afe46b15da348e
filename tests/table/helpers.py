"""People, clocks and bots of the tests."""

import random

from regalia.core.registry import game, game_ids
from regalia.table import moves, seating
from regalia.table.moves import Caller, Post
from regalia.table.records import ClockSettings

ANN = Caller("ann", "Ann")
BOB = Caller("bob", "Bob")
CAT = Caller("cat", "Cat")


class Clock:
    """Time that passes only when told to."""

    def __init__(self, at=1_000_000.0):
        self.at = at

    def __call__(self):
        return self.at

    def pass_by(self, seconds):
        self.at += seconds


class NoBots:
    """Bots that never answer."""

    budget = 1.0
    replaced = 0

    async def think(self, _question, _who="", waited_for=True):
        import asyncio

        await asyncio.Event().wait()

    def close(self):
        """Nothing to stop."""


def some_duel():
    """A game with a mode for two and no automa."""
    for id in game_ids():
        for mode in game(id).info.modes:
            if 2 in mode.players and not mode.automa and not any(option.required for option in mode.options.values()):
                return id, mode.id
    raise AssertionError("no game for two")


def wish(seats=("me", "open"), clock=None, **more):
    id, mode = some_duel()
    return seating.Wish(id, mode, len(seats), seats=seats, clock=clock or ClockSettings(), **more)


def duel(now=0.0, **more):
    """A running table of Ann and Bob, not yet stored."""
    live = seating.create(ANN, wish(**more), now)
    seating.sit(live, BOB, -1, now)
    return live


PEOPLE = {0: ANN, 1: BOB}


def whoever(live):
    seat = live.actors()[0]
    return seat, PEOPLE[seat]


def key_of(live, seat, rng=None):
    options = live.state.legal_for(seat)
    return live.state.key((rng or random).choice(options) if rng else options[0])


def post(live, seat, *keys, **more):
    return Post(seat, keys, more.pop("expected", live.step(seat)), **more)


def play(live, now=0.0, rng=None):
    """One decision of whoever is asked."""
    seat, who = whoever(live)
    return moves.act(live, who, post(live, seat, key_of(live, seat, rng)), now)


def play_until(live, condition, rng, most=2000, now=0.0):
    for _ in range(most):
        if condition(live) or live.status == "finished":
            return live
        play(live, now, rng)
    raise AssertionError("never came to pass")
