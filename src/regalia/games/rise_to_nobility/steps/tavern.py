"""The Cavern Tavern: D6a, D6b, D6c (NOBILITY-TAVERN-01 to -08, NOBILITY-CHANC-15)."""

from __future__ import annotations

from abc import ABCMeta
from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import chances, dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import settlers_name
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, S_TAVERN, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Choice
from regalia.games.rise_to_nobility.tables import DISPLAY, H_FREE_ORDER, HAND, TAVERN_TWO


def free_slot(g: Nobility, first: i64, slots: i64) -> i64:
    """The leftmost empty slot of a row that is filled from left to right, or EMPTY."""
    for slot in range(first, first + slots):
        if g.slots[slot] == NO_DIE:
            return slot
    return EMPTY


def any_shown(g: Nobility) -> bool:
    for card in g.display:
        if card != EMPTY:
            return True
    return False


def refusal(g: Nobility, value: i64) -> i64:
    slot = free_slot(g, S_TAVERN, g.card.tavern_slots)
    if slot == EMPTY:
        return why.TAVERN_FULL
    if slot > S_TAVERN and value < (g.slots[slot - 1] & 7) and supply.change(g, H_FREE_ORDER) == 0:
        return why.TAVERN_ORDER
    if not any_shown(g):
        return why.TAVERN_EMPTY
    return LEGAL


def enter(g: Nobility, seat: i64) -> None:
    dice.put(g, seat, free_slot(g, S_TAVERN, g.card.tavern_slots))
    g.used = False
    begin_taking(g, seat)


def begin_taking(g: Nobility, seat: i64) -> None:
    """NOBILITY-TAVERN-04: with three cards one is discarded first."""
    g.push(TAKE_CARD[seat])
    if hand_is_full(g, seat):
        g.push(DISCARD_CARD[seat])


def add_card(g: Nobility, seat: i64, card: i64) -> None:
    """Lay a card in front of the player; unsatisfied cards lie without gaps."""
    for at in range(seat * HAND, seat * HAND + HAND):
        if g.unsatisfied[at] == EMPTY:
            g.unsatisfied[at] = card
            return


def remove_card(g: Nobility, seat: i64, card: i64) -> None:
    last: i64 = seat * HAND + HAND - 1
    at: i64 = seat * HAND
    while g.unsatisfied[at] != card:
        at += 1
    while at < last:
        g.unsatisfied[at] = g.unsatisfied[at + 1]
        at += 1
    g.unsatisfied[last] = EMPTY


def holds(g: Nobility, seat: i64, card: i64) -> bool:
    first: i64 = seat * HAND
    return g.unsatisfied[first] == card or g.unsatisfied[first + 1] == card or g.unsatisfied[first + 2] == card


def take_from_display(g: Nobility, seat: i64, card: i64) -> None:
    """NOBILITY-TAVERN-03: the card is replaced at once."""
    for place in range(DISPLAY):
        if g.display[place] == card:
            add_card(g, seat, card)
            if g.events is not None:
                g.emit("take-settlers", seat, {"card": settlers_name(g, card)})
            chances.reveal_settlers(g, place)
            return


def hand_is_full(g: Nobility, seat: i64) -> bool:
    return g.unsatisfied[seat * HAND + HAND - 1] != EMPTY


class InTavern(Choice, metaclass=ABCMeta):
    """A question after a die has been placed in the Cavern Tavern: it is the rightmost one there."""

    def contradicted(self, g: Nobility) -> str:
        slot = free_slot(g, S_TAVERN, g.card.tavern_slots)
        last: i64 = S_TAVERN + g.card.tavern_slots - 1 if slot == EMPTY else slot - 1
        if last < S_TAVERN or not dice.lies(g, self.seat, last):
            return "cavern_tavern.dice"
        if g.used and not supply.has(g, self.seat, TAVERN_TWO):
            return "action.used"
        return "" if any_shown(g) else "cavern_tavern.settlers"


class DiscardCard(InTavern):
    """D6a."""

    def candidates(self, g: Nobility) -> list[int]:
        first: i64 = self.seat * HAND
        return [act.A_DISCARD + card for card in g.unsatisfied[first : first + HAND] if card != EMPTY]

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_DISCARD or action >= act.A_TAKE:
            return why.UNFINISHED
        return LEGAL if holds(g, self.seat, action - act.A_DISCARD) else why.DISCARD_NOT_YOURS

    def apply(self, g: Nobility, action: i64) -> None:
        card: i64 = action - act.A_DISCARD
        remove_card(g, self.seat, card)
        chances.discard_settlers(g, card)
        if g.events is not None:
            g.emit("discard-settlers", self.seat, {"card": settlers_name(g, card)})

    def contradicted(self, g: Nobility) -> str:
        return super().contradicted(g) if hand_is_full(g, self.seat) else self.own("settlers")


class TakeCard(InTavern):
    """D6b."""

    def candidates(self, g: Nobility) -> list[int]:
        found = Options()
        self.legal(g, found)
        return found.listed()

    def legal(self, g: Nobility, out: Options) -> None:
        for card in g.display:
            if card != EMPTY:
                out.add(act.A_TAKE + card)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_TAKE or action >= act.A_TAKE_SECOND:
            return why.UNFINISHED
        return LEGAL if action - act.A_TAKE in g.display else why.CARD_NOT_SHOWN

    def apply(self, g: Nobility, action: i64) -> None:
        take_from_display(g, self.seat, action - act.A_TAKE)
        if not g.used and supply.has(g, self.seat, TAVERN_TWO) and any_shown(g):
            g.push(SECOND_CARD[self.seat])
        else:
            g.rest()

    def contradicted(self, g: Nobility) -> str:
        """NOBILITY-TAVERN-04: there is room for the card, or another is discarded first."""
        if g.stack[-1] is self and hand_is_full(g, self.seat):
            return self.own("settlers")
        return super().contradicted(g)


class SecondCard(InTavern):
    """D6c: with the benefit `tavern_two` a second card may follow."""

    def candidates(self, g: Nobility) -> list[int]:
        return [act.A_TAKE_SECOND, act.A_STOP]

    def refusal(self, g: Nobility, action: i64) -> i64:
        return LEGAL if action == act.A_TAKE_SECOND or action == act.A_STOP else why.UNFINISHED

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_TAKE_SECOND:
            g.used = True
            begin_taking(g, self.seat)
        else:
            g.rest()

    def contradicted(self, g: Nobility) -> str:
        if g.used:
            return "action.used"
        return super().contradicted(g) if supply.has(g, self.seat, TAVERN_TWO) else "chancery.offices"


DISCARD_CARD: Final[list[DiscardCard]] = [DiscardCard("discard_card", seat) for seat in range(SEATS)]
TAKE_CARD: Final[list[TakeCard]] = [TakeCard("take_card", seat) for seat in range(SEATS)]
SECOND_CARD: Final[list[SecondCard]] = [SecondCard("second_card", seat) for seat in range(SEATS)]
