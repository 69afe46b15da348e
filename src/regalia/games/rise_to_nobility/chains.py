"""A die is placed by two clicks, the die and its place: what lies between them is said without being asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility import actions as act

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility

DICE: Final = ("die", "value", "location")
PLACES: Final = ("value", "location")
TARGETS: Final[dict[int, str]] = {
    act.COUNCIL: "council_tile",
    act.CASTLE: "castle_slot",
    act.CHANCERY: "office",
    act.DICE_TILE: "dice_tile",
}
"""Places where the die goes to a tile or a slot of its own (D5)."""


def opens(_g: Nobility, action: i64) -> tuple[str, ...]:
    """D1 "place a die", and the places whose targets are chosen directly."""
    if action == act.A_PLACE_DIE:
        return DICE
    if act.A_LOCATION <= action < act.A_COUNCIL and action - act.A_LOCATION in TARGETS:
        return (TARGETS[action - act.A_LOCATION],)
    return ()


def takes(_g: Nobility, action: i64) -> tuple[str, ...]:
    """D2 and D3: the die in hand, and as what it is placed."""
    return PLACES if act.A_DIE <= action < act.A_LOCATION else ()


def usual(g: Nobility, seat: i64) -> int:
    """D3: a die is placed as it shows, unless one says otherwise."""
    return act.A_VALUE + g.face - 1 if g.question(seat).kind == "value" else -1


def passes(g: Nobility, action: i64) -> bool:
    """NOBILITY-TURN-05: a turn without any action is a pass."""
    return action == act.A_END_TURN and not g.die_done and not g.card_done and not g.sale_done
