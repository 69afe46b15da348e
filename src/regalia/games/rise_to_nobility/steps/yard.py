"""The Construction Yard (NOBILITY-YARD-01 to -05)."""

from __future__ import annotations

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.state import EMPTY, S_YARD, Nobility
from regalia.games.rise_to_nobility.steps.tavern import free_slot
from regalia.games.rise_to_nobility.tables import H_FREE_ORDER


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    slot = free_slot(g, S_YARD, g.card.yard_slots)
    if slot == EMPTY:
        return why.YARD_FULL
    if slot > S_YARD and value > (g.slots[slot - 1] & 7) and supply.change(g, H_FREE_ORDER) == 0:
        return why.YARD_ORDER
    if g.gold[seat] < supply.house_price(g, seat):
        return why.YARD_GOLD
    if g.houses[seat] + g.built[seat] >= g.tables.houses:
        return why.YARD_NO_HOUSE
    return LEGAL


def enter(g: Nobility, seat: i64) -> None:
    """NOBILITY-YARD-03, -04: one house for its price."""
    dice.put(g, seat, free_slot(g, S_YARD, g.card.yard_slots))
    price = supply.house_price(g, seat)
    g.gold[seat] -= price
    supply.gain_houses(g, seat, 1)
    if g.events is not None:
        g.emit("house", seat, {"price": price})
    g.rest()
