"""Which game is studied, in words that another process can be told."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.registry import game
from regalia.lab.pool import chunks


class Setup(msgspec.Struct, frozen=True):
    """A choice not yet checked: `options` as the user gave them, a component pack by its folder."""

    game: str
    players: int | None = None
    mode: str | None = None
    options: dict[str, Any] = {}

    def opened(self) -> tuple[Game, Config]:
        found = game(self.game)
        return found, found.configured(self.players, self.mode, self.options)


def echo(setup: Setup, config: Config, seed: int) -> dict[str, Any]:
    """What was asked for, as it stands in every result."""
    options: dict[str, Any] = dict(config.options)
    if config.pack is not None:
        options["pack"] = config.pack.name
    return {"game": setup.game, "mode": config.mode, "players": config.players, "options": options, "seed": seed}


def mixed_seed(seed: int, index: int, purpose: str) -> int:
    """A seed of its own for each game and purpose, so that runs with neighbouring seeds share nothing."""
    digest = hashlib.sha256(f"{seed}/{index}/{purpose}".encode()).digest()
    return int.from_bytes(digest[:12], "big")


def bots_for_seats(bots: Sequence[str], players: int) -> list[str]:
    """One bot for every seat: a single name serves them all."""
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise UserError("bots-count", bots=len(bots), players=players)
    return list(bots)


def parts_of(numbers: Sequence[int], jobs: int, largest: int) -> list[list[int]]:
    """Numbers of games in parts for the workers."""
    return [[numbers[at] for at in part] for part in chunks(len(numbers), jobs, largest)]
