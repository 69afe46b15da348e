"""Somebody's first whole game (`first_game.toml`): settings chosen for the learner, and how many decisions are explained."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regalia.bots.levels import LEVELS
from regalia.core.files import load
from regalia.core.game import Game

FILE = "first_game.toml"
TOLD = "first-game"
"""The text that says what was chosen."""


class FirstGame(msgspec.Struct, forbid_unknown_fields=True):
    """`clauses`: the rulebook's advice for a first game, if it has any. `explained`: own decisions with the coach's reasons."""

    mode: str
    players: int
    explained: int
    options: dict[str, bool | int | str | list[str]] = {}
    clauses: list[str] = []


@cache
def first_game(game: Game) -> FirstGame | None:
    path = game.folder / FILE
    return load(path, FirstGame) if path.is_file() else None


def offered_first(game: Game, lang: str) -> dict[str, Any] | None:
    """What a page needs to offer it: the table to make, what was chosen in words, how long it is explained."""
    found = first_game(game)
    if found is None:
        return None
    seats = ["me", *[f"bot:{LEVELS[0]}"] * (found.players - 1)]
    body = {"game": game.id, "mode": found.mode, "players": found.players, "seats": seats, "options": found.options}
    return {"body": body, "words": game.texts.format(lang, TOLD), "explained": found.explained}
