"""The games that are there: every folder under `regalia/games` with a game.toml. Nothing to register by hand."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.errors import ConfigError
from regalia.core.game import Game
from regalia.core.journal import restore_history
from regalia.core.state import State


def games_folder() -> Path:
    return Path(__file__).parent.parent / "games"


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in games_folder().glob("*/game.toml")))


@cache
def game(id: str) -> Game:
    """The game with this id (the name of its folder)."""
    if id not in game_ids():
        raise ConfigError("unknown-game", game=id, games=", ".join(game_ids()))
    module = importlib.import_module(f"regalia.games.{id}")
    found = module.GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    return [game(id) for id in game_ids()]


def restore(id: str, position: dict[str, Any], history: tuple[Any, ...] | None) -> State:
    """Unpickle a state."""
    state = game(id).from_json(position, record=False)
    restore_history(state, history)
    return state
