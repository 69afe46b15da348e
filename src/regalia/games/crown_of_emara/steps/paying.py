"""Paying: `drop_unit`, `pay_gold`, `pay_any` (EMARA-PAY-01 to -09).

Whoever charges a price first pushes the step that hands over what is bought, then calls one of the functions here: what leaves
no choice is paid at once, the rest is asked unit by unit.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.core.vecs import vec
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.labels import amount_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.tables import (
    BUY_GOLD,
    CASTLE,
    CATHEDRAL,
    DELIVER_STONE,
    GOLD,
    GOODS,
    PRICE,
    RESOURCES,
)

MOST_PLAYERS: Final = 4


# -- charging a price --------------------------------------------------------------------------


def charge_type(g: Emara, seat: i64, resource: i64, count: i64) -> None:
    """A number of one resource type."""
    g.due[resource] = count
    settle(g, seat)


def charge_any(g: Emara, seat: i64, count: i64, gold_pays: bool) -> None:
    """EMARA-PAY-04: resources of any mix."""
    g.any_due = count
    g.gold_pays = gold_pays
    settle(g, seat)


def charge_trade(g: Emara, seat: i64, trade: i64) -> None:
    """The resources of a trade's price; its other parts are paid by `prices.pay_goods`."""
    at: i64 = trade * PRICE
    for r in range(RESOURCES):
        g.due[r] = g.tables.trade_pay[at + r]
    charge_any(g, seat, g.tables.trade_pay[at + PRICE - 1], not prices.buys_gold(g, trade))


def charge_cost(g: Emara, seat: i64, cost: vec[i64], at: i64, discount: i64) -> None:
    """Cost of a hut or advisor (EMARA-PAY-06, -07, -09)."""
    whole = prices.total(cost, at)
    if discount >= whole:
        return
    if g.owns(seat, g.tables.scholar):
        charge_any(g, seat, whole - discount, True)
        return
    for r in range(RESOURCES):
        g.due[r] = cost[at + r]
    g.gold_pays = True
    if discount > 0:
        g.drops = discount
        g.unit = 0
        g.push(DROP_UNIT[seat])
    else:
        settle(g, seat)


def settle(g: Emara, seat: i64) -> None:
    """Go on with the payment: types in canonical order, then the units of any type."""
    g.unit = 0
    for r in range(RESOURCES):
        count: i64 = g.due[r]
        if count > 0:
            least = least_gold(g, seat, r)
            if least < most_gold(g, seat, r):
                g.pay_type = r
                g.push(PAY_GOLD[seat])
                return
            pay_type(g, seat, r, least)
    if g.any_due > 0:
        g.push(PAY_ANY[seat])


def least_gold(g: Emara, seat: i64, resource: i64) -> i64:
    short: i64 = g.due[resource] - g.goods[seat * GOODS + resource]
    return short if short > 0 else 0


def most_gold(g: Emara, seat: i64, resource: i64) -> i64:
    """No more than is due, and no more than the types still to come can spare; none for gold (EMARA-PAY-03)."""
    if g.trade != NONE and prices.buys_gold(g, g.trade):
        return 0
    free: i64 = g.goods[seat * GOODS + GOLD]
    for later in range(resource + 1, RESOURCES):
        free -= least_gold(g, seat, later)
    due: i64 = g.due[resource]
    return due if due < free else free


def pay_type(g: Emara, seat: i64, resource: i64, gold: i64) -> None:
    first: i64 = seat * GOODS
    own: i64 = g.due[resource] - gold
    g.goods[first + resource] -= own
    g.goods[first + GOLD] -= gold
    g.due[resource] = 0
    g.pay_type = NONE
    if g.events is not None:
        if own > 0:
            g.emit("pay", seat, {"goods": amount_name(resource, own)})
        if gold > 0:
            g.emit("pay-gold", seat, {"count": gold, "goods": amount_name(resource, gold)})


# -- the questions -----------------------------------------------------------------------------


class PayGold(Question[Emara]):
    """How many gold pieces stand in for a type (EMARA-PAY-01)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"pay_gold:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.PAY_GOLD + count for count in range(act.MOST_GOLD + 1)]

    def legal(self, g: Emara, out: Options) -> None:
        least = least_gold(g, self.seat, g.pay_type)
        most = most_gold(g, self.seat, g.pay_type)
        for count in range(least, most + 1):
            out.add(act.PAY_GOLD + count)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.PAY_GOLD or action >= act.PAY_ANY:
            return payment_refusal(g, self.seat, action)
        count: i64 = action - act.PAY_GOLD
        if count > g.due[g.pay_type]:
            return why.TOO_MUCH_GOLD
        if count < least_gold(g, self.seat, g.pay_type) or count > most_gold(g, self.seat, g.pay_type):
            return why.TOO_DEAR
        return LEGAL

    def apply(self, g: Emara, action: i64) -> None:
        pay_type(g, self.seat, g.pay_type, action - act.PAY_GOLD)
        settle(g, self.seat)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"goods": amount_name(g.pay_type, g.due[g.pay_type])}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"goods": amount_name(g.pay_type, g.due[g.pay_type])}


class PayAny(Question[Emara]):
    """One unit of a payment in any resources; units are named in canonical order (EMARA-PAY-04)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"pay_any:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.PAY_ANY + unit for unit in range(GOLD + 1)]

    def legal(self, g: Emara, out: Options) -> None:
        first: i64 = self.seat * GOODS
        left: i64 = g.goods[first + GOLD] if g.gold_pays else 0
        for r in range(g.unit, RESOURCES):
            left += g.goods[first + r]
        for r in range(g.unit, RESOURCES):
            if left < g.any_due:
                return
            held: i64 = g.goods[first + r]
            if held > 0:
                out.add(act.PAY_ANY + r)
            left -= held
        if g.gold_pays and left > 0 and left >= g.any_due:
            out.add(act.PAY_ANY + GOLD)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.PAY_ANY or action >= act.SWAP_GAIN:
            return payment_refusal(g, self.seat, action)
        unit: i64 = action - act.PAY_ANY
        if unit == GOLD and not g.gold_pays:
            return why.GOLD_FOR_GOLD
        if unit < g.unit:
            return why.UNITS_IN_ORDER
        first: i64 = self.seat * GOODS
        if g.goods[first + unit] == 0:
            return why.TOO_DEAR
        left: i64 = g.goods[first + GOLD] if g.gold_pays else 0
        for r in range(unit, RESOURCES):
            left += g.goods[first + r]
        return LEGAL if left >= g.any_due else why.UNITS_IN_ORDER

    def apply(self, g: Emara, action: i64) -> None:
        unit: i64 = action - act.PAY_ANY
        g.goods[self.seat * GOODS + unit] -= 1
        g.any_due -= 1
        g.unit = unit
        if g.events is not None:
            g.emit("pay", self.seat, {"goods": amount_name(unit, 1)})
        if g.any_due > 0:
            g.push(self)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"count": g.any_due}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"goods": f"@amount-any*{g.any_due}"}


class DropUnit(Question[Emara]):
    """The unit that a discount leaves out (EMARA-PAY-06), in canonical order."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"drop_unit:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.DROP_UNIT + r for r in range(RESOURCES)]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.DROP_UNIT or action >= act.PAY_GOLD:
            return payment_refusal(g, self.seat, action)
        unit: i64 = action - act.DROP_UNIT
        if g.due[unit] == 0:
            return why.NOT_IN_THE_COST
        if unit < g.unit or not self._can_go_on(g, unit):
            return why.DROPS_IN_ORDER
        return LEGAL if self._leaves_payable(g, unit) else why.TOO_DEAR

    def _can_go_on(self, g: Emara, unit: i64) -> bool:
        """Whether the cost has enough units from this type on for all the drops."""
        left: i64 = 0
        for r in range(unit, RESOURCES):
            left += g.due[r]
        return left >= g.drops

    def _leaves_payable(self, g: Emara, unit: i64) -> bool:
        """Whether the rest can be paid once the other drops have followed in order."""
        first: i64 = self.seat * GOODS
        more: i64 = g.drops - 1
        short_before: i64 = 0
        short_after: i64 = 0
        for r in range(RESOURCES):
            due: i64 = g.due[r]
            if r == unit:
                due -= 1
            short: i64 = due - g.goods[first + r]
            if short < 0:
                short = 0
            if r < unit:
                short_before += short
            else:
                short_after += short
        short_after = short_after - more if short_after > more else 0
        return short_before + short_after <= g.goods[first + GOLD]

    def apply(self, g: Emara, action: i64) -> None:
        unit: i64 = action - act.DROP_UNIT
        g.due[unit] -= 1
        g.drops -= 1
        g.unit = unit
        if g.events is not None:
            g.emit("discount", self.seat, {"goods": amount_name(unit, 1)})
        if g.drops > 0:
            g.push(self)
        else:
            settle(g, self.seat)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"count": g.drops}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"goods": f"@amount-any*{prices.total(g.due, 0)}"}


def payment_refusal(g: Emara, seat: i64, action: i64) -> i64:
    """What else somebody may try in the middle of a payment: another type, another amount."""
    other_type = act.CHOOSE_TYPE <= action < act.CHOOSE_AMOUNT or act.PAY_ANY <= action < act.PAY_ANY + RESOURCES
    if other_type and g.resource != NONE:
        return mixed(g, seat)
    if act.CHOOSE_AMOUNT <= action < act.KEEP_FAVOUR:
        return amount_refusal(g, action)
    if act.EXCHANGE_RATE <= action < act.DISCOUNT_HIRE and _at_exchange(g):
        return why.ONE_RATE_ONLY
    return moments.refusal(g, action)


def mixed(g: Emara, seat: i64) -> i64:
    """EMARA-CASTLE-01, EMARA-CATH-01, EMARA-PAY-07: a gift or donation is of one type."""
    if g.owns(seat, g.tables.scholar):
        return why.MIXED_DESPITE_SCHOLAR
    return why.MIXED_GIFT if g.location == CASTLE else why.MIXED_DONATION


def amount_refusal(g: Emara, action: i64) -> i64:
    """An amount where none is asked."""
    if g.location == NONE:
        if not _at_exchange(g):
            return moments.refusal(g, action)
        return why.NO_EXTRA_GOLD if g.tables.event_extra_gold[g.event] > 0 else why.ONE_RATE_ONLY
    if g.location == CASTLE:
        return why.ONE_BOOK_ONLY
    if g.location == CATHEDRAL:
        return moments.refusal(g, action)
    if g.visited & (1 << DELIVER_STONE) != 0 and g.trade == g.tables.stone_trade:
        return why.ONE_STONE_ONLY
    if g.visited & (1 << BUY_GOLD) != 0:
        return why.NO_EXTRA_GOLD
    return moments.refusal(g, action)


def _at_exchange(g: Emara) -> bool:
    """Whether a rate of the exchange card is being paid."""
    return g.tables.first_rate <= g.trade < g.tables.first_rate + g.tables.rates


PAY_GOLD: Final[list[PayGold]] = [PayGold(seat) for seat in range(MOST_PLAYERS)]
PAY_ANY: Final[list[PayAny]] = [PayAny(seat) for seat in range(MOST_PLAYERS)]
DROP_UNIT: Final[list[DropUnit]] = [DropUnit(seat) for seat in range(MOST_PLAYERS)]
