"""What a price asks and whether it can be paid (EMARA-PAY-01 to -09). The questions are in steps/paying.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.core.vecs import vec
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.labels import amount_name
from regalia.games.crown_of_emara.tables import (
    ADVISORS,
    ANY,
    BREAD,
    CP,
    GOLD,
    GOODS,
    PRICE,
    RESOURCES,
    RING,
    SOURCES,
)

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def shortfall(g: Emara, seat: i64, cost: vec[i64], at: i64) -> i64:
    """Units of the cost that the seat does not hold in their own type."""
    first: i64 = seat * GOODS
    missing: i64 = 0
    for r in range(RESOURCES):
        short: i64 = cost[at + r] - g.goods[first + r]
        if short > 0:
            missing += short
    return missing


def total(cost: vec[i64], at: i64) -> i64:
    return cost[at] + cost[at + 1] + cost[at + 2] + cost[at + 3]


def payable(g: Emara, seat: i64, cost: vec[i64], at: i64, discount: i64) -> bool:
    """Cost of a hut or advisor: gold stands in, a discount leaves units out, the scholar pays with anything (EMARA-PAY-07)."""
    gold: i64 = g.goods[seat * GOODS + GOLD]
    if g.owns(seat, g.tables.scholar):
        return g.resources_of(seat) + gold >= total(cost, at) - discount
    return shortfall(g, seat, cost, at) <= gold + discount


def buys_gold(g: Emara, trade: i64) -> bool:
    """EMARA-PAY-03: gold may not pay where the thing bought is gold."""
    return g.tables.trade_gain[trade * GOODS + GOLD] > 0


def trade_refusal(g: Emara, seat: i64, trade: i64) -> i64:
    """LEGAL, or why the price of a trade cannot be paid: EMARA-PAY-02, -03 or -05."""
    pay = g.tables.trade_pay
    at: i64 = trade * PRICE
    first: i64 = seat * GOODS
    gold: i64 = g.goods[first + GOLD] - pay[at + GOLD]
    if gold < 0:
        return why.TOO_DEAR
    missing: i64 = 0
    for good in range(BREAD, CP + 1):
        short: i64 = pay[at + good] - g.goods[first + good]
        if short > 0:
            missing += short
    needed = gold_needed(g, seat, pay, at, pay[at + ANY])
    if missing > 0:
        return why.GOLD_ONLY_FOR_RESOURCES if needed + missing <= gold else why.TOO_DEAR
    if needed == 0:
        return LEGAL
    if needed > gold:
        return why.TOO_DEAR
    return why.GOLD_FOR_GOLD if buys_gold(g, trade) else LEGAL


def first_payable(g: Emara, seat: i64, first: i64, trades: i64) -> i64:
    """The first of some trades in a row whose price can be paid, or -1."""
    for trade in range(first, first + trades):
        if trade_refusal(g, seat, trade) == LEGAL:
            return trade
    return -1


def gold_needed(g: Emara, seat: i64, cost: vec[i64], at: i64, any_units: i64) -> i64:
    """The least gold that must stand in for resources."""
    needed = shortfall(g, seat, cost, at)
    lacking: i64 = total(cost, at) + any_units - g.resources_of(seat)
    if lacking > needed:
        needed = lacking
    return needed


def units_refusal(g: Emara, seat: i64, good: i64, count: i64) -> i64:
    """A number of books, bread or rings: gold never stands in for them (EMARA-PAY-02)."""
    short: i64 = count - g.goods[seat * GOODS + good]
    if short <= 0:
        return LEGAL
    return why.GOLD_ONLY_FOR_RESOURCES if short <= g.goods[seat * GOODS + GOLD] else why.TOO_DEAR


def type_refusal(g: Emara, seat: i64, resource: i64, count: i64) -> i64:
    """A number of one resource type, gold allowed."""
    return LEGAL if g.goods[seat * GOODS + resource] + g.goods[seat * GOODS + GOLD] >= count else why.TYPE_TOO_DEAR


def gold_for_gold_refusal(g: Emara, seat: i64, count: i64) -> i64:
    """A number of any resources to buy gold with: gold itself does not count (EMARA-PAY-03)."""
    have = g.resources_of(seat)
    if have >= count:
        return LEGAL
    return why.GOLD_FOR_GOLD if have + g.goods[seat * GOODS + GOLD] >= count else why.TOO_DEAR


def rank_refusal(g: Emara, seat: i64, rings: i64, gold: i64) -> i64:
    """EMARA-RANK-02: rings and gold of a rank; gold left over cannot replace rings."""
    first: i64 = seat * GOODS
    spare: i64 = g.goods[first + GOLD] - gold
    short: i64 = rings - g.goods[first + RING]
    if spare >= 0 and short <= 0:
        return LEGAL
    if short > 0 and short <= spare:
        return why.GOLD_ONLY_FOR_RESOURCES
    return why.RANK_TOO_DEAR


def pay_goods(g: Emara, seat: i64, trade: i64) -> None:
    """The parts of a price that are not resources are paid as soon as the thing is chosen."""
    pay = g.tables.trade_pay
    at: i64 = trade * PRICE
    first: i64 = seat * GOODS
    for good in range(GOLD, RING + 1):
        count: i64 = pay[at + good]
        if count > 0:
            g.goods[first + good] -= count
            if g.events is not None:
                g.emit("pay", seat, {"goods": amount_name(good, count)})
    _pay_cp(g, seat, pay[at + CP])


def _pay_cp(g: Emara, seat: i64, count: i64) -> None:
    """Citizen points are the price of an advisor's trade alone (EMARA-ADV-09)."""
    if count == 0:
        return
    g.goods[seat * GOODS + CP] -= count
    g.sources[seat * SOURCES * 2 + ADVISORS] -= count
    if g.events is not None:
        g.emit("pay", seat, {"goods": amount_name(CP, count)})
