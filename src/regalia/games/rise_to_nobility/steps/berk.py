"""Clerk Berk's office: D12a modifiers, D12b renewal (NOBILITY-BERK-01 to -08). Commissions are in commission.py."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, draws, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, S_BERK, S_HALL, SEATS, Nobility
from regalia.games.rise_to_nobility.steps import commission
from regalia.games.rise_to_nobility.steps.choice import Choice, numbered
from regalia.games.rise_to_nobility.steps.tavern import any_shown
from regalia.games.rise_to_nobility.tables import DISPLAY, FACES, H_BERK_FREE


def refusal(g: Nobility, seat: i64, value: i64, returning: i64) -> i64:
    """`returning` modifiers come back to the supply when the die is placed."""
    if g.slots[S_BERK + g.tables.berk_slot[value]] != NO_DIE:
        return why.SLOT_TAKEN
    if returning > 0 or can_renew(g) or supply.modifiers_left(g) > 0:
        return LEGAL
    return LEGAL if commission.possible(g, seat) else why.BERK_NOTHING


def any_building(g: Nobility) -> bool:
    for building in g.hall:
        if building != EMPTY:
            return True
    return False


def can_renew(g: Nobility) -> bool:
    return any_shown(g) or any_building(g)


def enter(g: Nobility, seat: i64) -> None:
    """NOBILITY-BERK-02: modifiers, renewal, commission, in this order; at least one of them."""
    dice.put(g, seat, S_BERK + g.tables.berk_slot[g.value_chosen])
    g.used = False
    g.renewed = False
    if g.chancery:
        g.push(commission.TAKE_COMMISSION[seat])
    g.push(RENEW[seat])
    g.push(MODIFIERS[seat])


# -- modifiers -------------------------------------------------------------------------------------


def free_modifiers(g: Nobility) -> i64:
    slot: i64 = g.tables.berk_slot[g.value_chosen]
    return g.tables.berk_free[slot] + supply.change(g, H_BERK_FREE)


def modifier_cost(g: Nobility, amount: i64) -> i64:
    """NOBILITY-BERK-03: what exceeds the free number is bought."""
    return supply.not_negative(amount - free_modifiers(g)) * g.tables.modifier_price


class Modifiers(Choice):
    """D12a."""

    def candidates(self, g: Nobility) -> list[int]:
        return numbered(act.A_MODIFIERS, act.NUMBERS)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_MODIFIERS or action >= act.A_RENEW:
            return why.UNFINISHED
        amount: i64 = action - act.A_MODIFIERS
        if amount == 0:
            return LEGAL if can_renew(g) or commission.possible(g, self.seat) else why.BERK_CHOOSE
        if amount > free_modifiers(g) + g.tables.berk_buyable[g.tables.berk_slot[g.value_chosen]]:
            return why.BERK_TOO_MANY
        if modifier_cost(g, amount) > g.gold[self.seat]:
            return why.BERK_GOLD
        return LEGAL if amount <= supply.modifiers_left(g) else why.NO_MODIFIER_LEFT

    def apply(self, g: Nobility, action: i64) -> None:
        amount: i64 = action - act.A_MODIFIERS
        if amount == 0:
            return
        cost = modifier_cost(g, amount)
        g.gold[self.seat] -= cost
        g.modifiers[self.seat] += amount
        g.used = True
        if g.events is not None:
            g.emit("modifiers", self.seat, {"count": amount, "price": cost})


# -- renewal ---------------------------------------------------------------------------------------


class Renew(Choice):
    """D12b: the settlers, the buildings, or neither (NOBILITY-BERK-04 to -07)."""

    def candidates(self, g: Nobility) -> list[int]:
        return numbered(act.A_RENEW, 3)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_RENEW_NONE:
            return LEGAL if g.used or commission.possible(g, self.seat) else why.BERK_CHOOSE
        if action == act.A_RENEW_SETTLERS:
            return LEGAL if any_shown(g) else why.NOTHING_TO_RENEW
        if action == act.A_RENEW_BUILDINGS:
            return LEGAL if any_building(g) else why.NOTHING_TO_RENEW
        return why.UNFINISHED

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_RENEW_NONE:
            return
        g.used = True
        g.renewed = True
        if action == act.A_RENEW_SETTLERS:
            g.emit("renew-settlers", self.seat, {})
            renew_settlers(g)
        else:
            g.emit("renew-buildings", self.seat, {})
            renew_buildings(g)


def renew_settlers(g: Nobility) -> None:
    """NOBILITY-BERK-04: the discarded cards lie in the discard pile before new ones are drawn."""
    for place in range(DISPLAY):
        if g.display[place] != EMPTY:
            draws.discard_settlers(g, g.display[place])
            g.display[place] = EMPTY
    draws.reveal_missing_settlers(g)


def renew_buildings(g: Nobility) -> None:
    """NOBILITY-BERK-05, -07: onto every slot without a die, left to right; workshops of full guilds stay."""
    for slot in range(FACES):
        if g.hall[slot] != EMPTY:
            draws.discard_building(g, g.hall[slot])
            g.hall[slot] = EMPTY
    for slot in range(FACES):
        if g.slots[S_HALL + slot] == NO_DIE:
            draws.reveal_building(g, slot, False)


MODIFIERS: Final[list[Modifiers]] = [Modifiers("modifiers", seat) for seat in range(SEATS)]
RENEW: Final[list[Renew]] = [Renew("renew", seat) for seat in range(SEATS)]
