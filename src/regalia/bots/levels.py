"""The four levels of strength that a table offers: page, squire, knight and sovereign.

Knight and sovereign count iterations, so that the same seed gives the same game; the clock only ends what takes too long.
"""

from __future__ import annotations

from collections.abc import Callable

from regalia.bots.apprentice import ApprenticeBot
from regalia.bots.driver import Decider
from regalia.bots.search import Tuning
from regalia.bots.searching import SearchBot

LEVELS = ("page", "squire", "knight", "sovereign")
"""Weakest first. Names and sentences are texts: `level-<name>` and `level-<name>-about`."""
USUAL = "squire"
"""Who sits in for somebody, and whom a new table proposes."""

DOUBTS = 0.3
KNIGHT_ITERATIONS, KNIGHT_SECONDS = 300, 0.5
SOVEREIGN_ITERATIONS, SOVEREIGN_SECONDS = 16000, 2.0


def page(name: str, seed: int) -> Decider:
    return ApprenticeBot(name, seed, DOUBTS)


def squire(name: str, seed: int) -> Decider:
    return ApprenticeBot(name, seed, 0.0)


def knight(name: str, seed: int) -> Decider:
    return SearchBot(name, seed, KNIGHT_ITERATIONS, KNIGHT_SECONDS)


def sovereign(name: str, seed: int) -> Decider:
    return SearchBot(name, seed, SOVEREIGN_ITERATIONS, SOVEREIGN_SECONDS)


MAKERS: dict[str, Callable[[str, int], Decider]] = {"page": page, "squire": squire, "knight": knight, "sovereign": sovereign}


def tuning_of(level: str) -> Tuning:  # noqa: ARG001
    """How the search of a level is set."""
    return Tuning()
