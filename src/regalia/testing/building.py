"""Build a position for a test: begin with a game just dealt, or a position of your own, and change what matters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.core.game import Game
from regalia.core.state import State


def position(
    game: Game,
    base: Mapping[str, Any] | None = None,
    /,
    *,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    **changes: Any,
) -> State:
    """The state of `base` (or of a new game) with `changes` merged in; PositionError if it cannot exist."""
    if base is None:
        base = game.new(players=players, seed=seed, mode=mode, record=False, **(options or {})).to_json()
    return game.from_json(merge(base, changes), seed=seed)


def merge(base: Any, changes: Any) -> Any:
    """`base` with `changes`: objects are merged field by field, a list by {place: change}; anything else is replaced."""
    if isinstance(base, Mapping) and isinstance(changes, Mapping):
        merged = dict(base)
        for key, change in changes.items():
            merged[key] = merge(base.get(key), change)
        return merged
    if isinstance(base, list) and isinstance(changes, Mapping) and all(isinstance(place, int) for place in changes):
        return [merge(value, changes[place]) if place in changes else value for place, value in enumerate(base)]
    return changes
