"""The town locations: which sub-actions a visit allows and whether they can be paid (EMARA-TOWN-01 and following)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.tables import (
    BOOK,
    BOOK_TO_BUILDINGS,
    BOOKS_TO_CITIZENS,
    BREAD,
    BUY_GOLD,
    DELIVER_BREAD,
    DELIVER_STONE,
    DONATION,
    DONATION_MARKER,
    FIRST_SUB_ACTION,
    GIFT,
    GIFT_MARKER,
    GOLD,
    GOODS,
    PRICE,
    RESOURCES,
    STONE,
    TOKENS,
    WOOD,
)

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def can_do(g: Emara, seat: i64, sub: i64) -> bool:
    """Whether the least use of a sub-action can be paid."""
    first: i64 = seat * GOODS
    if sub == GIFT:
        return _any_type(g, seat, GIFT_MARKER)
    if sub == DONATION:
        return _any_type(g, seat, DONATION_MARKER)
    if sub == BOOK_TO_BUILDINGS:
        return prices.trade_refusal(g, seat, g.tables.castle_trade) == LEGAL
    if sub == BOOKS_TO_CITIZENS:
        return g.goods[first + BOOK] > 0
    if sub == BUY_GOLD:
        return g.resources_of(seat) > 0
    if sub == DELIVER_STONE:
        return _affords(g, seat, STONE, g.tables.stone_trade, 1)
    if sub == DELIVER_BREAD:
        return g.goods[first + BREAD] > 0
    return _affords(g, seat, WOOD, g.tables.wood_trade, g.tables.wood_trades)


def _affords(g: Emara, seat: i64, resource: i64, first: i64, trades: i64) -> bool:
    """Whether one of some trades in a row, each for one resource type alone, can be paid."""
    have: i64 = g.goods[seat * GOODS + resource] + g.goods[seat * GOODS + GOLD]
    for trade in range(first, first + trades):
        if have >= g.tables.trade_pay[trade * PRICE + resource]:
            return True
    return False


def _any_type(g: Emara, seat: i64, markers: i64) -> bool:
    first: i64 = seat * GOODS
    gold: i64 = g.goods[first + GOLD]
    for r in range(RESOURCES):
        if g.goods[first + r] + gold >= g.marker(markers + r):
            return True
    return False


def price_refusal(g: Emara, seat: i64, sub: i64) -> i64:
    """LEGAL, or why nobody could pay for this sub-action now."""
    if can_do(g, seat, sub):
        return LEGAL
    if sub == BOOK_TO_BUILDINGS:
        return prices.trade_refusal(g, seat, g.tables.castle_trade)
    if sub == BOOKS_TO_CITIZENS:
        return prices.units_refusal(g, seat, BOOK, 1)
    if sub == DELIVER_BREAD:
        return prices.units_refusal(g, seat, BREAD, 1)
    if sub == BUY_GOLD:
        return prices.gold_for_gold_refusal(g, seat, 1)
    return why.TOO_DEAR


def location_of(sub: i64) -> i64:
    location: i64 = 0
    while sub >= FIRST_SUB_ACTION[location + 1]:
        location += 1
    return location


def has_token(g: Emara, seat: i64, location: i64) -> bool:
    """Whether the seat holds a favour token that names the location."""
    first: i64 = seat * TOKENS
    for token in range(TOKENS):
        if g.favours[first + token] > 0 and g.tables.token_location[token] == location:
            return True
    return False


def useful(g: Emara, seat: i64, location: i64) -> bool:
    """A legal use of card_town: a token to redeem or a sub-action to perform there."""
    first: i64 = FIRST_SUB_ACTION[location]
    end: i64 = FIRST_SUB_ACTION[location + 1]
    for sub in range(first, end):
        if can_do(g, seat, sub):
            return True
    return has_token(g, seat, location)


def marker_of(sub: i64, resource: i64) -> i64:
    return (GIFT_MARKER if sub == GIFT else DONATION_MARKER) + resource


def wood_trade(g: Emara, amount: i64) -> i64:
    """The trade for this number of wood at the construction site, or -1 (EMARA-SITE-03)."""
    for n in range(g.tables.wood_trades):
        trade: i64 = g.tables.wood_trade + n
        if g.tables.trade_pay[trade * PRICE + WOOD] == amount:
            return trade
    return -1
