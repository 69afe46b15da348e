"""A trade: pay its price, then take its gain. Used by the exchange card, advisors, events, castle and construction site."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara.gains import gain
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import paying
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import GOODS


def begin_trade(g: Emara, seat: i64, trade: i64) -> None:
    g.trade = trade
    prices.pay_goods(g, seat, trade)
    g.push(FINISH_TRADE[seat])
    paying.charge_trade(g, seat, trade)


class FinishTrade(Automatic[Emara]):
    """Paid in full: what was bought follows the last unit."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_trade:{seat}")
        self.buyer: Final[i64] = seat

    def run(self, g: Emara) -> None:
        trade = g.trade
        g.trade = NONE
        gain(g, self.buyer, g.tables.trade_gain, trade * GOODS, g.tables.trade_source[trade])


FINISH_TRADE: Final[list[FinishTrade]] = [FinishTrade(seat) for seat in range(MOST_PLAYERS)]
