"""A card and its slot, a councillor and its way, are two clicks and one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.crown_of_emara import actions as act

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def opens(_g: Emara, action: i64) -> tuple[str, ...]:
    """The move of the turn: one of the councillors is moved."""
    return ("choose_councillor",) if action == act.DO_MOVE else ()


def takes(_g: Emara, action: i64) -> tuple[str, ...]:
    """The card, until one says on which slot."""
    return ("choose_slot",) if act.CHOOSE_CARD <= action < act.CHOOSE_SLOT else ()
