"""A tile or a troop and the cell it goes to are two clicks and one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.two_heirs import actions as act

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def takes(_g: Heirs, action: i64) -> tuple[str, ...]:
    """A building, open land or a troop, until one says where it goes."""
    return ("build", "expand", "troop") if act.A_BUILD <= action < act.A_END else ()
