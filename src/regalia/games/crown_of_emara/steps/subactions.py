"""The sub-actions of the town: `choose_type`, `choose_amount`, and what each of them gives (EMARA-CASTLE, -MARKET, -SITE).

The donation's favour draw is in steps/cathedral.py.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import Arg, Automatic, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import locations, markers, prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.gains import gain_cp, take
from regalia.games.crown_of_emara.labels import amount_name, good_name, sub_action_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments, paying
from regalia.games.crown_of_emara.steps.cathedral import FINISH_DONATION
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS, mixed
from regalia.games.crown_of_emara.steps.trades import begin_trade
from regalia.games.crown_of_emara.tables import (
    ADVISORS,
    BOOK,
    BOOK_TO_BUILDINGS,
    BOOKS,
    BOOKS_TO_CITIZENS,
    BREAD,
    BREAD_MARKER,
    CASTLE,
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DONATION,
    EVENTS,
    GIFT,
    GIFT_MARKER,
    GOLD,
    GOODS,
    RESOURCES,
    RING,
    SITE,
    STONE_MARKER,
    SUB_ACTION_IDS,
    SUB_ACTIONS,
)


def begin(g: Emara, seat: i64, sub: i64) -> None:
    """A sub-action was chosen in the town menu."""
    if sub == GIFT or sub == DONATION:  # noqa: SIM109
        g.push(CHOOSE_TYPE[seat])
    elif sub == BOOK_TO_BUILDINGS:
        begin_trade(g, seat, g.tables.castle_trade)
    elif sub == DELIVER_STONE:
        g.push(FINISH_STONE[seat])
        begin_trade(g, seat, g.tables.stone_trade)
    else:
        g.push(CHOOSE_AMOUNT[seat * SUB_ACTIONS + sub])


class ChooseType(Question[Emara]):
    """The one resource type of a gift or donation (EMARA-CASTLE-01, EMARA-CATH-01)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_type:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_TYPE + r for r in range(RESOURCES)]

    def legal(self, g: Emara, out: Options) -> None:
        sub: i64 = GIFT if g.location == CASTLE else DONATION
        first: i64 = self.seat * GOODS
        gold: i64 = g.goods[first + GOLD]
        for r in range(RESOURCES):
            if g.goods[first + r] + gold >= g.marker(locations.marker_of(sub, r)):
                out.add(act.CHOOSE_TYPE + r)

    def refusal(self, g: Emara, action: i64) -> i64:
        if act.PAY_ANY <= action < act.PAY_ANY + RESOURCES:
            return mixed(g, self.seat)
        if action < act.CHOOSE_TYPE or action >= act.CHOOSE_AMOUNT:
            return moments.refusal(g, action)
        return prices.type_refusal(g, self.seat, action - act.CHOOSE_TYPE, self._price(g, action - act.CHOOSE_TYPE))

    def _price(self, g: Emara, resource: i64) -> i64:
        return g.marker(locations.marker_of(GIFT if g.location == CASTLE else DONATION, resource))

    def apply(self, g: Emara, action: i64) -> None:
        resource: i64 = action - act.CHOOSE_TYPE
        g.resource = resource
        price = self._price(g, resource)
        if g.location == CASTLE:
            g.push(FINISH_GIFT[self.seat])
        else:
            g.push(FINISH_DONATION[self.seat])
        paying.charge_type(g, self.seat, resource, price)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"action": sub_action_name(GIFT if g.location == CASTLE else DONATION)}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        if reason != why.TYPE_TOO_DEAR:
            return {}
        resource: i64 = action - act.CHOOSE_TYPE
        return {"goods": amount_name(resource, self._price(g, resource))}


class ChooseAmount(Question[Emara]):
    """How many units: books, bread, wood, or gold under foreign traders."""

    def __init__(self, seat: i64, sub: i64) -> None:
        super().__init__(f"choose_amount:{seat}:{SUB_ACTION_IDS[sub]}", seat, always=False)
        self.sub: Final[i64] = sub

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_AMOUNT + n for n in range(act.AMOUNTS)]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.CHOOSE_AMOUNT or action >= act.KEEP_FAVOUR:
            return moments.refusal(g, action)
        return self.amount_refusal(g, action - act.CHOOSE_AMOUNT + 1)

    def amount_refusal(self, g: Emara, amount: i64) -> i64:
        if self.sub == BOOKS_TO_CITIZENS:
            if amount > g.tables.most_books:
                return why.BOOK_AMOUNT
            return prices.units_refusal(g, self.seat, BOOK, amount)
        if self.sub == DELIVER_BREAD:
            if amount > g.tables.most_bread:
                return why.BREAD_AMOUNT
            return prices.units_refusal(g, self.seat, BREAD, amount)
        if self.sub == DELIVER_WOOD:
            trade = locations.wood_trade(g, amount)
            return why.WOOD_AMOUNT if trade == NONE else prices.trade_refusal(g, self.seat, trade)
        if amount > 1 + g.tables.event_extra_gold[g.event]:
            return why.NO_EXTRA_GOLD
        return prices.gold_for_gold_refusal(g, self.seat, amount)

    def apply(self, g: Emara, action: i64) -> None:
        amount: i64 = action - act.CHOOSE_AMOUNT + 1
        seat = self.seat
        if self.sub == BOOKS_TO_CITIZENS:
            spend(g, seat, BOOK, amount)
            gain_cp(g, seat, g.tables.book_cp[amount - 1], BOOKS)
        elif self.sub == DELIVER_BREAD:
            spend(g, seat, BREAD, amount)
            gain_cp(g, seat, amount * g.marker(BREAD_MARKER), SITE)
            markers.advance(g, BREAD_MARKER)
        elif self.sub == DELIVER_WOOD:
            begin_trade(g, seat, locations.wood_trade(g, amount))
        else:
            g.amount = amount
            g.push(FINISH_GOLD[seat])
            paying.charge_any(g, seat, amount, False)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"action": sub_action_name(self.sub)}


def spend(g: Emara, seat: i64, good: i64, count: i64) -> None:
    """Books and bread are paid as soon as their number is chosen."""
    g.goods[seat * GOODS + good] -= count
    if g.events is not None:
        g.emit("pay", seat, {"goods": amount_name(good, count)})


class FinishGift(Automatic[Emara]):
    """Paid: advance the marker, take the ring, then mayoress and event (section 5 of the specification)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_gift:{seat}")
        self.giver: Final[i64] = seat

    def run(self, g: Emara) -> None:
        seat = self.giver
        if g.events is not None:
            g.emit("gift", seat, {"good": good_name(g.resource)})
        markers.advance(g, GIFT_MARKER + g.resource)
        g.resource = NONE
        take(g, seat, RING, g.tables.gift_rings)
        if g.owns(seat, g.tables.mayoress):
            gain_cp(g, seat, g.tables.on_gift_cp, ADVISORS)
        gain_cp(g, seat, g.tables.event_gift_cp[g.event], EVENTS)


class FinishStone(Automatic[Emara]):
    """EMARA-SITE-01: the stone's building points come first, then the marker's citizen points."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_stone:{seat}")
        self.giver: Final[i64] = seat

    def run(self, g: Emara) -> None:
        gain_cp(g, self.giver, g.marker(STONE_MARKER), SITE)
        markers.advance(g, STONE_MARKER)


class FinishGold(Automatic[Emara]):
    """EMARA-MARKET-01, EMARA-EVT-06: as many gold pieces as resources were paid."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_gold:{seat}")
        self.buyer: Final[i64] = seat

    def run(self, g: Emara) -> None:
        take(g, self.buyer, GOLD, g.amount)
        g.amount = 0


CHOOSE_TYPE: Final[list[ChooseType]] = [ChooseType(seat) for seat in range(MOST_PLAYERS)]
CHOOSE_AMOUNT: Final[list[ChooseAmount]] = [ChooseAmount(seat, sub) for seat in range(MOST_PLAYERS) for sub in range(SUB_ACTIONS)]
FINISH_GIFT: Final[list[FinishGift]] = [FinishGift(seat) for seat in range(MOST_PLAYERS)]
FINISH_STONE: Final[list[FinishStone]] = [FinishStone(seat) for seat in range(MOST_PLAYERS)]
FINISH_GOLD: Final[list[FinishGold]] = [FinishGold(seat) for seat in range(MOST_PLAYERS)]
