"""The four levels of strength that a table offers: page, squire, knight and sovereign."""

from __future__ import annotations

from regalia.bots.search import Tuning
from regalia.core.game import Game

LEVELS = ("page", "squire", "knight", "sovereign")
"""Weakest first. Names and sentences are texts: `level-<name>` and `level-<name>-about`."""


def tuning_of(level: str, game: Game) -> Tuning:  # noqa: ARG001
    """How the search is set for a game, as measured."""
    return Tuning()
