"""The games that are there: every folder under `regalia/games` with a game.toml. Nothing to register by hand.

A game whose files cannot be read is left out, with a sentence that says which file and line; the others go on.
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.errors import ConfigError, UserError
from regalia.core.files import read_toml
from regalia.core.game import Game
from regalia.core.journal import restore_history
from regalia.core.state import State
from regalia.core.texts import core_texts


class GameBroken(UserError):
    """A game whose files cannot be read."""

    def __init__(self, game: str, problem: UserError) -> None:
        super().__init__("game-broken", game=game)
        self.game = game
        self.problem = problem

    def text(self, lang: str) -> str:
        return core_texts().format(lang, "error-game-broken", {"game": self.game, "problem": self.problem.text(lang)})


def games_folder() -> Path:
    return Path(__file__).parent.parent / "games"


@cache
def game_ids() -> tuple[str, ...]:
    """Every game, also one that is broken."""
    return tuple(sorted(path.parent.name for path in games_folder().glob("*/game.toml")))


def game(id: str) -> Game:
    """The game with this id (the name of its folder)."""
    if id not in game_ids():
        raise ConfigError("unknown-game", game=id, games=", ".join(game_ids()))
    found = _loaded(id)
    if isinstance(found, UserError):
        raise GameBroken(id, found)
    return found


@cache
def _loaded(id: str) -> Game | UserError:
    """The game with all its files read, or what is wrong with one of them."""
    try:
        found = importlib.import_module(f"regalia.games.{id}").GAME
        assert isinstance(found, Game)
        _read_all(found)
    except UserError as problem:
        return problem.with_traceback(None)
    return found


def _read_all(found: Game) -> None:
    """What is otherwise read when it is first needed, in the middle of a game."""
    assert found.texts is not None
    assert found.rulebook is not None
    for path in sorted(found.folder.glob("art/*.toml")):
        read_toml(path)


def games() -> list[Game]:
    """The games that can be played."""
    return [found for found in map(_loaded, game_ids()) if isinstance(found, Game)]


def broken_games() -> list[GameBroken]:
    return [GameBroken(id, found) for id in game_ids() if isinstance(found := _loaded(id), UserError)]


def restore(id: str, position: dict[str, Any], history: tuple[Any, ...] | None) -> State:
    """Unpickle a state."""
    state = game(id).from_json(position, record=False)
    restore_history(state, history)
    return state
