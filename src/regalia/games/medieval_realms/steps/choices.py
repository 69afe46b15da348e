"""D5 to D7, choices that a card puts to its player: track bonus, fleur-de-lis, take a card; and the Regent's way with them."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Automatic, Question
from regalia.games.medieval_realms import automa, realm
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_CHOOSE_BONUS, A_CHOOSE_LIS, A_DECLINE, A_TAKE
from regalia.games.medieval_realms.labels import amount_name, card_name, resource_name, seal_name
from regalia.games.medieval_realms.state import EMPTY, REGENT, Realms
from regalia.games.medieval_realms.tables import AUCTION, CARDS, CURRENT, IMMEDIATE, MOST_SEATS, NOTHING, RESOURCES

# -- D5: the track bonus ---------------------------------------------------------------------------


def take_bonus(g: Realms, seat: i64, resource: i64) -> None:
    realm.gain(g, seat, resource, g.tables.bonus_tokens)
    if g.events is not None:
        g.emit("bonus", seat, {"tokens": amount_name(g, resource, g.tables.bonus_tokens)})


class ChooseBonus(Question[Realms]):
    """REALMS-VP-01: any of the seven, no refusing."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_bonus:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_CHOOSE_BONUS, A_CHOOSE_LIS))

    def legal(self, g: Realms, out: Options) -> None:
        for action in range(A_CHOOSE_BONUS, A_CHOOSE_LIS):
            out.add(action)

    def refusal(self, g: Realms, action: i64) -> i64:
        if A_CHOOSE_BONUS <= action < A_CHOOSE_LIS:
            return LEGAL
        reason = why.never(action)
        return why.BONUS_PENDING if reason == LEGAL else reason

    def apply(self, g: Realms, action: i64) -> None:
        take_bonus(g, self.seat, action - A_CHOOSE_BONUS)

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return {"count": g.tables.bonus_tokens, "every": g.tables.bonus_every}


class RegentBonus(Automatic[Realms]):
    """REALMS-SOLO-09."""

    def __init__(self) -> None:
        super().__init__("regent_bonus", REGENT)

    def run(self, g: Realms) -> None:
        resource = automa.scarcest(g, REGENT, 0)
        if g.events is not None:
            g.emit("regent-scarcest", REGENT, {})
        take_bonus(g, REGENT, resource)


# -- D6: the fleur-de-lis --------------------------------------------------------------------------


def pending_effect(g: Realms) -> i64:
    """The effect whose choice is being made: the last one begun of the card being resolved."""
    return g.tables.first[IMMEDIATE * CARDS + g.card] + g.effect - 1


def take_lis(g: Realms, seat: i64, resource: i64) -> None:
    """REALMS-EFF-05: all tokens of the one type."""
    amount: i64 = g.tables.amount[pending_effect(g)]
    realm.gain(g, seat, resource, amount)
    if g.events is not None:
        g.emit("lis", seat, {"tokens": amount_name(g, resource, amount)})


class ChooseLis(Question[Realms]):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_lis:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_CHOOSE_LIS, A_CHOOSE_LIS + RESOURCES))

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action < A_CHOOSE_LIS or action >= A_CHOOSE_LIS + RESOURCES:
            return why.LIS_PENDING
        excluded: i64 = g.tables.seals[pending_effect(g)]
        if (excluded >> (action - A_CHOOSE_LIS)) & 1 == 0:
            return LEGAL
        return why.LIS_EXCLUDED if g.tables.kind_ids[g.tables.kind[g.card]] == "tithe" else why.LIS_NOT_GIVEN

    def apply(self, g: Realms, action: i64) -> None:
        take_lis(g, self.seat, action - A_CHOOSE_LIS)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.LIS_EXCLUDED or reason == why.LIS_NOT_GIVEN:
            return {"resource": resource_name(g, action - A_CHOOSE_LIS), "card": card_name(g, g.card)}
        return {}

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return {"count": g.tables.amount[pending_effect(g)], "card": card_name(g, g.card)}


class RegentLis(Automatic[Realms]):
    """REALMS-SOLO-09."""

    def __init__(self) -> None:
        super().__init__("regent_lis", REGENT)

    def run(self, g: Realms) -> None:
        resource = automa.scarcest(g, REGENT, g.tables.seals[pending_effect(g)])
        if g.events is not None:
            g.emit("regent-scarcest", REGENT, {})
        take_lis(g, REGENT, resource)


# -- D7: take a card -------------------------------------------------------------------------------


def can_take_any(g: Realms, seat: i64) -> bool:
    return automa.slot_to_take(g, seat) != NOTHING


def take_card(g: Realms, seat: i64, slot: i64) -> None:
    """REALMS-EFF-06: no price, no comparison; the slot stays empty (REALMS-ACT-03)."""
    card: i64 = g.current[slot]
    g.current[slot] = EMPTY
    realm.deploy(g, seat, card)
    if g.events is not None:
        g.emit("take", seat, {"card": card_name(g, card), "slot": slot + 1})


class TakeCard(Question[Realms]):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"take_card:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_TAKE, A_DECLINE + 1))

    def legal(self, g: Realms, out: Options) -> None:
        """Nothing at all, so that the question is skipped, when no card qualifies."""
        for slot in range(CURRENT):
            card: i64 = g.current[slot]
            if card != EMPTY and realm.may_take(g, self.seat, card):
                out.add(A_TAKE + slot)
        if len(out) > 0:
            out.add(A_DECLINE)

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action == A_DECLINE:
            return LEGAL
        if action < A_TAKE or action > A_DECLINE:
            return why.TAKE_PENDING
        card: i64 = g.current[action - A_TAKE]
        if card == EMPTY:
            return why.TAKE_EMPTY_SLOT
        if g.tables.type[card] == AUCTION:
            return why.TAKE_AUCTION_CARD
        if g.area_size(self.seat) >= g.tables.area:
            return why.TAKE_AREA_FULL
        return why.TAKE_SAME_SEAL if realm.holds_seal(g, self.seat, g.tables.seal[card]) else LEGAL

    def apply(self, g: Realms, action: i64) -> None:
        if action == A_DECLINE:
            if g.events is not None:
                g.emit("decline", self.seat, {})
            return
        take_card(g, self.seat, action - A_TAKE)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.TAKE_AREA_FULL:
            return {"limit": g.tables.area}
        if reason == why.TAKE_SAME_SEAL:
            return {"seal": seal_name(g, g.tables.seal[g.current[action - A_TAKE]])}
        if reason == why.TAKE_EMPTY_SLOT:
            return {"slot": action - A_TAKE + 1}
        return {}


class RegentTake(Automatic[Realms]):
    """REALMS-SOLO-10."""

    def __init__(self) -> None:
        super().__init__("regent_take", REGENT)

    def run(self, g: Realms) -> None:
        slot = automa.slot_to_take(g, REGENT)
        if slot != NOTHING:
            if g.events is not None:
                g.emit("regent-takes", REGENT, {})
            take_card(g, REGENT, slot)


CHOOSE_BONUS: Final[list[ChooseBonus]] = [ChooseBonus(seat) for seat in range(MOST_SEATS)]
CHOOSE_LIS: Final[list[ChooseLis]] = [ChooseLis(seat) for seat in range(MOST_SEATS)]
TAKE_CARD: Final[list[TakeCard]] = [TakeCard(seat) for seat in range(MOST_SEATS)]
REGENT_BONUS: Final = RegentBonus()
REGENT_LIS: Final = RegentLis()
REGENT_TAKE: Final = RegentTake()
