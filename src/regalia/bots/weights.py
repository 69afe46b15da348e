"""The files of learned weights in a game's folder, `weights/*.json`: which one is for a table, and whether it fits.

A file names the modes and numbers of players it is for and the derived numbers it was trained on, and carries a card: from what
it was trained, by which command, and how it did against the evaluation by hand. A file that does not fit is refused with a
sentence, and the evaluation by hand is used.
"""

from __future__ import annotations

import logging
import math
import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game

FOLDER = "weights"
FORMAT = 1
LOG = logging.getLogger("regalia.weights")


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """As in bots/learned.Net: by derived number, then by hidden cell."""

    bias: list[float]
    flat: list[float]
    sloped: list[float]
    first: list[float] = []
    offsets: list[float] = []
    second: list[float] = []


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """From what the weights come, and how they did: the share of games won against the opponent named, one ply each."""

    command: str
    games: int
    rounds: int
    seed: int
    decay: float
    against: str
    played: int
    wins: float
    interval: list[float]
    scores: list[float]


class WeightsFile(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules: str
    modes: list[str]
    players: list[int]
    features: list[str]
    sharpness: list[float]
    seat: Weights
    automa: Weights | None
    card: Card


class WeightsError(UserError):
    """A file of weights that cannot be used."""


def fitting(game: Game, config: Config) -> WeightsFile | None:
    """The weights for this mode and number of players; None, and a sentence in the log, where they do not fit."""
    return _fitting(game, config.mode, config.players)


@cache
def _fitting(game: Game, mode: str, players: int) -> WeightsFile | None:
    for path in sorted((game.folder / FOLDER).glob("*.json")):
        try:
            found = read_weights(path, game)
        except WeightsError as problem:
            LOG.warning(problem.text("fr" if os.environ.get("LANG", "").startswith("fr") else "en"))
            continue
        if mode in found.modes and players in found.players:
            return found
    return None


def read_weights(path: Path, game: Game) -> WeightsFile:
    """The file, if it is one and fits the game; WeightsError says what is wrong."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except (OSError, msgspec.DecodeError) as problem:
        raise WeightsError("weights-broken", file=path.name, game=game.id, problem=str(problem)) from None
    return checked(found, path.name, game)


def checked(found: WeightsFile, name: str, game: Game) -> WeightsFile:
    """Refuse weights of another game, other rules or other numbers, and rows that are not as long as they should be."""
    if found.format != FORMAT or found.game != game.id:
        raise WeightsError("weights-other-game", file=name, game=game.id, other=found.game)
    if found.rules != game.info.rules_version:
        raise WeightsError("weights-other-rules", file=name, game=game.id, rules=found.rules, now=game.info.rules_version)
    names = feature_names(game)
    if tuple(found.features) != names:
        raise WeightsError("weights-other-features", file=name, game=game.id, number=len(found.features), now=len(names))
    nets = [found.seat] if found.automa is None else [found.seat, found.automa]
    if not all(_is_whole(net, len(names)) for net in nets) or len(found.sharpness) != 2 or min(found.sharpness) <= 0:
        raise WeightsError("weights-rows", file=name, game=game.id)
    return found


def feature_names(game: Game) -> tuple[str, ...]:
    """The derived numbers of a game, in order; none if it has no features."""
    return tuple(getattr(game.room("features"), "NAMES", ()))


def _is_whole(net: Weights, size: int) -> bool:
    cells = len(net.offsets)
    lengths = [(net.bias, 2), (net.flat, size), (net.sloped, size), (net.first, cells * size), (net.second, cells)]
    rows: list[list[float]] = [net.bias, net.flat, net.sloped, net.first, net.offsets, net.second]
    return all(len(row) == length for row, length in lengths) and all(math.isfinite(number) for row in rows for number in row)


def written(file: WeightsFile) -> bytes:
    """The file's text: short rows, a line for each."""
    data: dict[str, Any] = msgspec.to_builtins(file)
    lines = [f"{_text(key)}: {_block(value)}" for key, value in data.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _block(value: Any) -> str:
    if not isinstance(value, dict):
        return _text(value)
    return "{\n " + ",\n ".join(f"{_text(key)}: {_text(part)}" for key, part in value.items()) + "\n}"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
