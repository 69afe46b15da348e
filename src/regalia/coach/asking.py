"""The work of a worker process: analyse a position as one seat knows it, and say what was found."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from regalia.bots.analysis import GAMES, Analysis, analyse
from regalia.coach.telling import Teller, Told
from regalia.core.registry import game as find_game
from regalia.core.state import State

LEVEL = "sovereign"
TELLING = 0.2
"""Seconds kept for putting it into words."""
LEAST = 0.1


class Inquiry(msgspec.Struct, frozen=True):
    """`seconds` or `iterations` bound the search; the latter gives the same answer for the same seed. `until`: when the answer is
    wanted (time.monotonic; 0.0: whenever), so that what was waited before is searched less. `glance`: nothing is played on, and
    the answer says that it is a first impression."""

    game: str
    position: dict[str, Any]
    seat: int
    lang: str
    seed: int
    seconds: float | None = None
    iterations: int | None = None
    level: str = LEVEL
    until: float = 0.0
    glance: bool = False


def advise(inquiry: Inquiry) -> str:
    """In the worker: the answer as JSON."""
    game = find_game(inquiry.game)
    state = game.from_json(inquiry.position, seed=inquiry.seed, record=False)
    return msgspec.json.encode(counsel(state, inquiry)).decode()


def counsel(state: State, inquiry: Inquiry) -> Told:
    return Teller(state, inquiry.seat, _analysed(state, inquiry), inquiry.lang, inquiry.seed, inquiry.glance).tell()


def _analysed(state: State, inquiry: Inquiry) -> Analysis:
    """Nothing is looked for where there is no choice."""
    if len(state.legal_for(inquiry.seat)) < 2:
        return Analysis(seat=inquiry.seat, options=[], iterations=0, seconds=0.0, win=0.0, margin=0.0)
    return analyse(
        state,
        inquiry.seat,
        seconds=None if inquiry.iterations is not None else left(inquiry, time.monotonic()),
        iterations=inquiry.iterations,
        seed=inquiry.seed,
        level=inquiry.level,
        games=0 if inquiry.glance else GAMES,
    )


def left(inquiry: Inquiry, now: float) -> float:
    """Seconds to search when the work begins only now; all of them when it is too late anyway, for who asks again."""
    seconds = inquiry.seconds or 1.0
    if not inquiry.until or now >= inquiry.until:
        return seconds
    return min(seconds, max(LEAST, inquiry.until - TELLING - now))
