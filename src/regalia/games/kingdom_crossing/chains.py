"""A tile to work with and the first bridge are two clicks and one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import actions as act

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing


def takes(_g: Crossing, action: i64) -> tuple[str, ...]:
    """The tile, until one says which bridge."""
    return ("bridge",) if act.A_WORK <= action < act.A_TRADE else ()
