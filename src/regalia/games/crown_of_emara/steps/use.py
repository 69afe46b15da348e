"""Using a once-per-turn advisor: its trade, or the merchant's `pay_any` and `swap_gain` (EMARA-ADV-05 to -10)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.gains import take
from regalia.games.crown_of_emara.labels import advisor_name, amount_name
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments, paying
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.steps.trades import begin_trade
from regalia.games.crown_of_emara.tables import RESOURCES, SWAP_RESOURCE


def use(g: Emara, seat: i64, advisor: i64) -> None:
    g.used |= 1 << advisor
    if g.events is not None:
        g.emit("use", seat, {"advisor": advisor_name(g, advisor)})
    if g.tables.advisor_effect[advisor] == SWAP_RESOURCE:
        g.push(SWAP_GAIN[seat])
        paying.charge_any(g, seat, 1, True)
    elif g.tables.advisor_trades[advisor] > 1:
        g.advisor = advisor
        g.push(TRADE_AMOUNT[seat])
    else:
        begin_trade(g, seat, g.tables.advisor_trade[advisor])


class TradeAmount(Question[Emara]):
    """Which of an advisor's trades: the baker's 1 or 2 breads (EMARA-ADV-05)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_amount:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_AMOUNT + n for n in range(act.AMOUNTS)]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.CHOOSE_AMOUNT or action >= act.KEEP_FAVOUR:
            return moments.refusal(g, action)
        n: i64 = action - act.CHOOSE_AMOUNT
        if n >= g.tables.advisor_trades[g.advisor]:
            return why.TRADE_AMOUNT
        return prices.trade_refusal(g, self.seat, g.tables.advisor_trade[g.advisor] + n)

    def apply(self, g: Emara, action: i64) -> None:
        trade: i64 = g.tables.advisor_trade[g.advisor] + action - act.CHOOSE_AMOUNT
        g.advisor = NONE
        begin_trade(g, self.seat, trade)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"action": advisor_name(g, g.advisor)}


class SwapGain(Question[Emara]):
    """The merchant's other half: a resource of another type than the one paid (EMARA-ADV-10)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"swap_gain:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.SWAP_GAIN + r for r in range(RESOURCES)]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.SWAP_GAIN or action >= act.END_ROUND_EVENT:
            return moments.refusal(g, action)
        return why.SAME_TYPE_BACK if action - act.SWAP_GAIN == g.unit else LEGAL

    def apply(self, g: Emara, action: i64) -> None:
        take(g, self.seat, action - act.SWAP_GAIN, 1)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"goods": amount_name(g.unit, 1)}


TRADE_AMOUNT: Final[list[TradeAmount]] = [TradeAmount(seat) for seat in range(MOST_PLAYERS)]
SWAP_GAIN: Final[list[SwapGain]] = [SwapGain(seat) for seat in range(MOST_PLAYERS)]
