"""The player's own score sheets: what they reached in modes without a contest, by how the game was set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regalia.cli.context import Context
from regalia.cli.saves import data_folder
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.scoresheet import ScoreSheet, SetUp
from regalia.core.state import State


def sheet_file(game: Game) -> Path:
    return data_folder() / "scores" / f"{game.id}.json"


def sheet_of(game: Game) -> ScoreSheet:
    """Read before a game begins, too: a damaged sheet is better found before an hour of play than after it."""
    return ScoreSheet.load(game, sheet_file(game))


def keep_score(context: Context, game: Game, state: State) -> None:
    """Enter a finished game and show what has been reached so far."""
    path = sheet_file(game)
    sheet = sheet_of(game)
    sheet.enter(state)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("scores-unwritable", file=str(path), problem=str(error.strerror)) from None
    sheet.save(path)
    context.say("play-scores", file=str(path))
    for setup in sheet.setups():
        results = ", ".join("–".join(map(str, scores)) for scores in sheet.scores(setup))
        context.say("play-scores-line", setup=_words(setup), scores=results)


def _words(setup: SetUp) -> str:
    """A set-up in the words of the command line."""
    given: dict[str, Any] = {**setup.options, "pack": setup.pack} if setup.pack else setup.options
    return " ".join([setup.mode, *(f"{name}={_value(value)}" for name, value in given.items())])


def _value(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
