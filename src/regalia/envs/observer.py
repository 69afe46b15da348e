"""Observations of one state as NumPy arrays: one flat vector, or a dict of named pieces; the mask; the legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.observing.chair import Chair
from regalia.core.observing.plan import writer_of
from regalia.core.state import State
from regalia.envs.scaling import Scaling

Array = Any
"""A NumPy array; what mypy says must not depend on whether NumPy is installed."""


@dataclass(frozen=True)
class Piece:
    """A named part of an observation: where it stands in the flat vector, and its shape."""

    name: str
    first: int
    last: int
    shape: tuple[int, ...]


class Observer:
    """Writes what a seat may see, for games set up like `config`.

    dtype      "int8" (numbers beyond ±127 are cut off), "int16" (exact) or "float32"
    normalise  with "float32": every number between -1 and 1
    """

    def __init__(self, game: Game, config: Config, dtype: str = "int16", normalise: bool = False) -> None:
        self.game, self.config = game, config
        self.writer = writer_of(game, config)
        self.size = int(self.writer.size)
        self.actions = len(game.catalogue)
        self.pieces = [
            Piece(piece.name, int(piece.at), int(piece.at) + piece.size, tuple(int(length) for length in piece.shape))
            for piece in self.writer.pieces
        ]
        self.scaling = Scaling([bound for piece in self.writer.pieces for bound in piece.bounds()], dtype, normalise)
        self.chair = Chair(self.writer, self.actions)
        self._cells = window(self.chair.sheet.cells, np.int16)
        seen = window(self.chair.mask.cells, np.uint8)
        self._bytes = None if seen is None else seen.view(np.int8)

    @property
    def low(self) -> Array:
        """The least value of each number."""
        return self.scaling.low

    @property
    def high(self) -> Array:
        return self.scaling.high

    def observe(self, state: State, seat: int, out: Array | None = None) -> Array:
        """What the seat may see, in `out` if it is given."""
        self.chair.look(state, seat)
        return self.seen(out)

    def mask(self, state: State, seat: int, out: Array | None = None) -> Array:
        """1 for each action of the catalogue that the seat may do now; zeros for a seat that is not asked."""
        self.chair.list_options(state, seat)
        return self.lit(out)

    def seen(self, out: Array | None = None) -> Array:
        """What the chair saw last, in `out` if it is given."""
        if out is not None and out is self._cells:
            return out
        found = np.empty(self.size, self.scaling.dtype) if out is None else out
        self.scaling.fill(np.array(self.chair.sheet.cells, np.int16) if self._cells is None else self._cells, found)
        return found

    def lit(self, out: Array | None = None) -> Array:
        """The mask that the chair was shown last, in `out` if it is given."""
        if out is not None and out is self._bytes:
            return out
        now = np.array(self.chair.mask.cells, np.int8) if self._bytes is None else self._bytes
        if out is None:
            return now.copy()
        np.copyto(out, now)
        return out

    def lasting(self) -> Array:
        """An array for `seen` that need not be copied: the engine's own memory where it holds the numbers that are wanted."""
        exact = self.scaling.dtype is np.int16 and self._cells is not None
        return self._cells if exact else np.empty(self.size, self.scaling.dtype)

    def lasting_mask(self) -> Array:
        """The same for `lit`."""
        return np.empty(self.actions, np.int8) if self._bytes is None else self._bytes

    def legal(self, state: State, seat: int) -> Array:
        """The numbers of these actions."""
        return np.array(state.legal_for(seat), np.int32)

    def as_dict(self, flat: Array) -> dict[str, Array]:
        """The named pieces of a flat observation, or of a batch of them; views, not copies."""
        before = flat.shape[:-1]
        return {piece.name: flat[..., piece.first : piece.last].reshape(*before, *piece.shape) for piece in self.pieces}


def window(cells: Any, dtype: Any) -> Array | None:
    """The memory of a packed row, read without a copy; None where rows are plain lists (interpreted)."""
    return None if isinstance(cells, list) else np.frombuffer(cells, dtype)
