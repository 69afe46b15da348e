"""Playing a card: `choose_card`, then `choose_slot`, which opens the menu of the turn (EMARA-TURN-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.labels import card_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.menu import TURN_MENU
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import CARDS, SLOTS


class ChooseCard(Question[Emara]):
    """Name a card of the hand; it stays there, unseen, until a slot is chosen."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_card:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_CARD + card for card in range(CARDS)]

    def legal(self, g: Emara, out: Options) -> None:
        hand: i64 = g.hands[self.seat]
        for card in range(CARDS):
            if (hand >> card) & 1 != 0:
                out.add(act.CHOOSE_CARD + card)

    def refusal(self, g: Emara, action: i64) -> i64:
        if act.CHOOSE_SLOT <= action < act.DO_CARD:
            return why.NAME_THE_CARD
        if action >= act.DO_CARD:
            return moments.refusal(g, action)
        hand: i64 = g.hands[self.seat]
        return LEGAL if (hand >> action) & 1 != 0 else why.CARD_NOT_IN_HAND

    def apply(self, g: Emara, action: i64) -> None:
        g.named = action - act.CHOOSE_CARD
        g.push(CHOOSE_SLOT[self.seat])


class ChooseSlot(Question[Emara]):
    """One of the own slots not used this round; its number is this turn's movement."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_slot:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_SLOT + slot for slot in range(SLOTS)]

    def legal(self, g: Emara, out: Options) -> None:
        for slot in range(SLOTS):
            if g.slots[self.seat * SLOTS + slot] < 0:
                out.add(act.CHOOSE_SLOT + slot)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.CHOOSE_SLOT:
            return why.CARD_NAMED
        if action >= act.DO_CARD:
            return moments.refusal(g, action)
        return LEGAL if g.slots[self.seat * SLOTS + action - act.CHOOSE_SLOT] < 0 else why.SLOT_USED

    def apply(self, g: Emara, action: i64) -> None:
        slot: i64 = action - act.CHOOSE_SLOT
        card = g.named
        g.named = NONE
        g.hands[self.seat] &= ~(1 << card)
        g.slots[self.seat * SLOTS + slot] = card
        g.card = card
        g.slot = slot + 1
        if g.players > 1 and not g.informed:
            # A card of a secret hand lies open now.
            g.reveal()
        if g.events is not None:
            g.emit("card", self.seat, {"card": card_name(g, card), "slot": slot + 1})
        g.push(TURN_MENU[self.seat])

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"card": card_name(g, g.named)}


CHOOSE_CARD: Final[list[ChooseCard]] = [ChooseCard(seat) for seat in range(MOST_PLAYERS)]
CHOOSE_SLOT: Final[list[ChooseSlot]] = [ChooseSlot(seat) for seat in range(MOST_PLAYERS)]
