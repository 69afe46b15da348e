"""A campaign: a chain of games whose results, kept in a small file, decide how the next one starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from regalia.core.config import Config
from regalia.core.state import State


class Chain(Protocol):
    """What a game's campaign offers to whoever plays it."""

    @property
    def mode(self) -> str:
        """The mode in which its games are played."""

    def next_game(self, options: Mapping[str, Any]) -> Config:
        """The next game of the chain, with the options the rules leave open."""

    def enter(self, state: State) -> None:
        """Enter a finished game; UserError if it is not the one the chain waits for."""

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
