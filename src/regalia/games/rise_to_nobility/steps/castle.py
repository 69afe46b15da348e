"""The Ivory Castle: D5 with six players (NOBILITY-CASTLE-01 to -03, NOBILITY-SIX-02)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.state import NO_DIE, S_CASTLE, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import H_CASTLE

CASTLE_SLOTS: Final = 4
EXTRA: Final = 3


def refusal(g: Nobility, value: i64) -> i64:
    """Legal with an empty slot for the value; allowed even at the end of the reputation track (NOBILITY-CASTLE-03)."""
    if g.slots[S_CASTLE + g.tables.castle_slot[value]] == NO_DIE:
        return LEGAL
    if g.card.castle_slots > EXTRA and slot_refusal(g, value, EXTRA) == LEGAL:
        return LEGAL
    return why.SLOT_TAKEN


def slot_refusal(g: Nobility, value: i64, slot: i64) -> i64:
    if slot >= g.card.castle_slots:
        return why.EXTRA_CASTLE_SLOT
    if g.slots[S_CASTLE + slot] != NO_DIE:
        return why.SLOT_TAKEN
    return LEGAL if (g.tables.castle_fits[slot] >> value) & 1 == 1 else why.VALUE_MISFIT


class ChooseSlot(Numbered):
    """D5 at the castle."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_CASTLE or action >= act.A_DICE_TILE:
            return why.UNFINISHED
        return slot_refusal(g, g.value_chosen, action - act.A_CASTLE)

    def apply(self, g: Nobility, action: i64) -> None:
        """NOBILITY-CASTLE-01, -02: the gain counts for the next die."""
        slot: i64 = action - act.A_CASTLE
        dice.put(g, self.seat, S_CASTLE + slot)
        before = g.reputation[self.seat]
        supply.change_reputation(g, self.seat, supply.not_negative(g.tables.castle_gain[slot] + supply.change(g, H_CASTLE)))
        if g.events is not None:
            g.emit("castle", self.seat, {"count": g.reputation[self.seat] - before})
        g.rest()


CHOOSE_SLOT: Final[list[ChooseSlot]] = [ChooseSlot("castle_slot", seat, act.A_CASTLE, CASTLE_SLOTS) for seat in range(SEATS)]
