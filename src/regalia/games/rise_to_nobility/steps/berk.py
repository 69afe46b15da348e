"""Clerk Berk's office: D12 the next part of the visit, D12a modifiers, D12b renewal (NOBILITY-BERK-01 to -08).

Commissions are in commission.py.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import chances, dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, S_BERK, S_HALL, SEATS, Nobility
from regalia.games.rise_to_nobility.steps import commission
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.steps.tavern import any_shown
from regalia.games.rise_to_nobility.tables import DISPLAY, FACES
from regalia.kit.sets import bit

# The parts of a visit, as bits of `visit`: those already chosen.
TAKE: Final = 0
RENEWAL: Final = 1
CARD: Final = commission.COMMISSION_PART
PARTS: Final = 3


def refusal(g: Nobility, seat: i64, value: i64, returning: i64) -> i64:
    """NOBILITY-BERK-08; `returning` modifiers come back to the supply when the die is placed."""
    if g.slots[S_BERK + g.tables.berk_slot[value]] != NO_DIE:
        return why.SLOT_TAKEN
    return LEGAL if can_visit(g, seat, value, returning) else why.BERK_NOTHING


def can_visit(g: Nobility, seat: i64, value: i64, returning: i64) -> bool:
    """Whether one of the parts is possible."""
    if can_renew(g) or modifiers_refusal(g, seat, value, 1, returning) == LEGAL:
        return True
    return commission.possible(g, seat)


def any_building(g: Nobility) -> bool:
    for building in g.hall:
        if building != EMPTY:
            return True
    return False


def can_renew(g: Nobility) -> bool:
    return any_shown(g) or any_building(g)


def enter(g: Nobility, seat: i64) -> None:
    dice.put(g, seat, S_BERK + g.tables.berk_slot[g.value_chosen])
    g.visit = 0
    g.push(PART[seat])


def chosen(g: Nobility, part: i64) -> bool:
    return (g.visit >> part) & 1 == 1


class ChoosePart(Numbered):
    """D12: the parts in any order, each once at most, at least one of them (NOBILITY-BERK-02)."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_PART_DONE:
            return LEGAL if g.visit != 0 else why.BERK_CHOOSE
        if action >= act.A_PART:
            return self._part_refusal(g, action - act.A_PART)
        if act.A_RENEW <= action < act.A_COMMISSION and chosen(g, RENEWAL):
            return why.SECOND_RENEWAL
        if act.A_MODIFIERS <= action < act.A_RENEW and chosen(g, TAKE):
            return why.BERK_AGAIN
        return why.UNFINISHED

    def _part_refusal(self, g: Nobility, part: i64) -> i64:
        """NOBILITY-BERK-08: what a part needs is tested anew each time."""
        if chosen(g, part):
            return why.SECOND_RENEWAL if part == RENEWAL else why.BERK_AGAIN
        if part == CARD:
            return commission.taking_refusal(g, self.seat)
        if part == RENEWAL:
            return LEGAL if can_renew(g) else why.NOTHING_TO_RENEW
        return modifiers_refusal(g, self.seat, g.value_chosen, 1, 0)

    def apply(self, g: Nobility, action: i64) -> None:
        """A part is completed before the next one is chosen."""
        if action == act.A_PART_DONE:
            g.rest()
            return
        part: i64 = action - act.A_PART
        g.visit |= bit(part)
        g.push(self)
        if part == TAKE:
            g.push(MODIFIERS[self.seat])
        elif part == RENEWAL:
            g.push(RENEW[self.seat])
        else:
            commission.begin_taking(g, self.seat)

    def contradicted(self, g: Nobility) -> str:
        """The die lies at the office; there is something left to choose if nothing has been chosen yet."""
        if not dice.lies(g, self.seat, S_BERK + g.tables.berk_slot[g.value_chosen]):
            return "berk_office.dice"
        if chosen(g, CARD) and not g.chancery:
            return "action.visit"
        return "" if g.visit != 0 or can_visit(g, self.seat, g.value_chosen, 0) else "action.visit"


# -- modifiers -------------------------------------------------------------------------------------


def modifier_cost(g: Nobility, value: i64, amount: i64) -> i64:
    """NOBILITY-BERK-03: what exceeds the free number is bought."""
    return supply.not_negative(amount - supply.free_modifiers(g, value)) * g.tables.modifier_price


def modifiers_refusal(g: Nobility, seat: i64, value: i64, amount: i64, returning: i64) -> i64:
    """Whether so many modifiers can be taken with a die of the value."""
    if amount > supply.free_modifiers(g, value) + g.tables.berk_buyable[g.tables.berk_slot[value]]:
        return why.BERK_TOO_MANY
    if modifier_cost(g, value, amount) > g.gold[seat]:
        return why.BERK_GOLD
    return LEGAL if amount <= supply.modifiers_left(g) + returning else why.NO_MODIFIER_LEFT


class Modifiers(Numbered):
    """D12a."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_MODIFIERS or action >= act.A_RENEW:
            return why.UNFINISHED
        if action == act.A_MODIFIERS:
            return why.BERK_DECLINED
        return modifiers_refusal(g, self.seat, g.value_chosen, action - act.A_MODIFIERS, 0)

    def apply(self, g: Nobility, action: i64) -> None:
        amount: i64 = action - act.A_MODIFIERS
        cost = modifier_cost(g, g.value_chosen, amount)
        g.gold[self.seat] -= cost
        g.modifiers[self.seat] += amount
        if g.events is not None:
            g.emit("modifiers", self.seat, {"count": amount, "price": cost})

    def contradicted(self, g: Nobility) -> str:
        if not chosen(g, TAKE):
            return "action.visit"
        return "" if modifiers_refusal(g, self.seat, g.value_chosen, 1, 0) == LEGAL else self.own("modifiers")


# -- renewal ---------------------------------------------------------------------------------------


class Renew(Numbered):
    """D12b: the settlers or the buildings (NOBILITY-BERK-04 to -07)."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_RENEW_NONE:
            return why.BERK_DECLINED
        if action == act.A_RENEW_SETTLERS:
            return LEGAL if any_shown(g) else why.NOTHING_TO_RENEW
        if action == act.A_RENEW_BUILDINGS:
            return LEGAL if any_building(g) else why.NOTHING_TO_RENEW
        return why.UNFINISHED

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_RENEW_SETTLERS:
            g.emit("renew-settlers", self.seat, {})
            renew_settlers(g)
        else:
            g.emit("renew-buildings", self.seat, {})
            renew_buildings(g)

    def contradicted(self, g: Nobility) -> str:
        if not chosen(g, RENEWAL):
            return "action.visit"
        return "" if can_renew(g) else "town_hall.buildings"


def renew_settlers(g: Nobility) -> None:
    """NOBILITY-BERK-04: the discarded cards lie in the discard pile before new ones are drawn."""
    for place in range(DISPLAY):
        if g.display[place] != EMPTY:
            chances.discard_settlers(g, g.display[place])
            g.display[place] = EMPTY
    chances.reveal_missing_settlers(g)


def renew_buildings(g: Nobility) -> None:
    """NOBILITY-BERK-05, -07: onto every slot without a die, left to right; workshops of full guilds stay."""
    for slot in range(FACES):
        if g.hall[slot] != EMPTY:
            chances.discard_building(g, g.hall[slot])
            g.hall[slot] = EMPTY
    for slot in range(FACES):
        if g.slots[S_HALL + slot] == NO_DIE:
            chances.reveal_building(g, slot)


PART: Final[list[ChoosePart]] = [ChoosePart("berk", seat, act.A_PART, PARTS + 1) for seat in range(SEATS)]
MODIFIERS: Final[list[Modifiers]] = [Modifiers("modifiers", seat, act.A_MODIFIERS, act.NUMBERS) for seat in range(SEATS)]
RENEW: Final[list[Renew]] = [Renew("renew", seat, act.A_RENEW, 3) for seat in range(SEATS)]
