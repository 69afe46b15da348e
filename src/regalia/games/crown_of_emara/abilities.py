"""Once-per-turn advisors and the chamberlain: whether they can be used now (EMARA-ADV-03 to -11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.state import NO_SWAP, TO_GOLD, TO_RING
from regalia.games.crown_of_emara.tables import CP, GOLD, GOODS, PRICE, RING, SWAP_RESOURCE

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def ability_refusal(g: Emara, seat: i64, advisor: i64) -> i64:
    """`use:<advisor>`: owned, of the once-per-turn kind, unused this turn, and payable."""
    bit: i64 = 1 << advisor
    if g.tables.abilities & bit == 0:
        return _without_ability(g, seat, advisor)
    if g.advisors[seat] & bit == 0:
        return why.ADVISOR_NOT_YOURS
    if g.used & bit != 0:
        return why.ABILITY_USED
    return price_refusal(g, seat, advisor)


def _without_ability(g: Emara, seat: i64, advisor: i64) -> i64:
    """The chamberlain's swaps have keys of their own (EMARA-ADV-11); the others work by themselves."""
    bit: i64 = 1 << advisor
    if g.tables.chamberlain & bit != 0:
        return why.CHAMBERLAIN_SWAPS if g.owns(seat, bit) else why.NO_CHAMBERLAIN
    permanent: i64 = g.tables.scholar | g.tables.steward | g.tables.mayoress | g.tables.abbess | g.tables.toolmaker
    return why.ADVISOR_PERMANENT if permanent & bit != 0 else why.ADVISOR_IMMEDIATE


def price_refusal(g: Emara, seat: i64, advisor: i64) -> i64:
    """LEGAL if one of the advisor's trades can be paid, else the reason of the first."""
    if g.tables.advisor_effect[advisor] == SWAP_RESOURCE:
        return LEGAL if g.resources_of(seat) + g.goods[seat * GOODS + GOLD] > 0 else why.TOO_DEAR
    first: i64 = g.tables.advisor_trade[advisor]
    if prices.first_payable(g, seat, first, g.tables.advisor_trades[advisor]) >= 0:
        return LEGAL
    found = prices.trade_refusal(g, seat, first)
    lacks_cp: bool = g.goods[seat * GOODS + CP] < g.tables.trade_pay[first * PRICE + CP]
    return why.NO_CITIZEN_POINT if lacks_cp and found == why.TOO_DEAR else found


def swap_refusal(g: Emara, seat: i64, direction: i64) -> i64:
    """EMARA-ADV-11: the chamberlain's swap, in one direction per gap."""
    if not g.owns(seat, g.tables.chamberlain):
        return why.NO_CHAMBERLAIN
    if g.swapped != NO_SWAP and g.swapped != direction:
        return why.SWAP_BACK
    if direction == TO_GOLD:
        return prices.units_refusal(g, seat, RING, 1)
    return LEGAL if g.goods[seat * GOODS + GOLD] > 0 else why.TOO_DEAR


def swap(g: Emara, seat: i64, direction: i64) -> None:
    g.swapped = direction
    sign: i64 = 1 if direction == TO_RING else -1
    g.goods[seat * GOODS + RING] += sign
    g.goods[seat * GOODS + GOLD] -= sign
    if g.events is not None:
        g.emit("swap-to-ring" if direction == TO_RING else "swap-to-gold", seat, {})
