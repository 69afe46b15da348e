"""What the commands that start a game have in common: players, mode, options, component pack, seed."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from regalia.cli.parser import Parser, required, whole
from regalia.core.errors import UserError
from regalia.lab.setup import Setup

MOST_PLAYERS = 99
LARGEST_SEED = 2**63 - 1


def add_start_arguments(parser: Parser) -> None:
    parser.word("game", "GAME")
    parser.value("players", "N")
    parser.value("mode", "M")
    parser.values("option", "K=V")
    parser.value("seed", "N")


def read_setup(found: argparse.Namespace) -> Setup:
    """The choice of the command line; what the game does not offer is refused when it is opened."""
    setup = Setup(
        game=required(found.game, "GAME"),
        players=whole(found.players, "--players", 1, MOST_PLAYERS),
        mode=found.mode,
        options=read_options(found.option),
    )
    setup.opened()
    return setup


def read_options(pairs: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise UserError("cli-option-form", value=pair)
        options[name] = value
    return options


def read_seed(found: argparse.Namespace, default: int = 0) -> int:
    seed = whole(found.seed, "--seed", -LARGEST_SEED, LARGEST_SEED)
    return default if seed is None else seed


def fresh_seed() -> int:
    """Short enough to be read out to a friend."""
    return secrets.randbelow(1_000_000)


def read_bots(text: str) -> list[str]:
    bots = [part.strip() for part in text.split(",")]
    if not all(bots):
        raise UserError("cli-bots-form", value=text)
    return bots
