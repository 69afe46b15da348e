"""D19, claiming Bridge Objectives: after an own action and in step D of the own Evening (CROSSING-OBJ-01 to -12)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import objectives
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import Crossing
from regalia.games.kingdom_crossing.steps.base import Ask
from regalia.games.kingdom_crossing.steps.gains import FAVOUR, SEATS
from regalia.games.kingdom_crossing.steps.move import TRADE


class Claim(Ask):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"claim:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [*range(act.A_CLAIM, act.A_CLAIM_DONE), act.A_CLAIM_DONE]

    def legal(self, g: Crossing, out: Options) -> None:
        """CROSSING-OBJ-12: nothing to claim is no question."""
        claimed = g.players[self.seat].claimed
        for tile in range(t.OBJECTIVES):
            if (claimed >> tile) & 1 == 0 and objectives.fulfilled(g, self.seat, tile):
                out.add(act.A_CLAIM + tile)
        if len(out) > 0:
            out.add(act.A_CLAIM_DONE)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_CLAIM_DONE:
            return LEGAL
        if action == act.A_PASS:
            return why.DECLINE_CLAIM
        if action < act.A_CLAIM or action > act.A_CLAIM_DONE:
            return elsewhere(g, self.seat, action)
        tile: i64 = action - act.A_CLAIM
        if (g.players[self.seat].claimed >> tile) & 1:
            return why.CLAIMED_ALREADY
        if objectives.fulfilled(g, self.seat, tile):
            return LEGAL
        return why.INVEST_TOO_LOW if objectives.invest_steps(g, tile) > 0 else why.NOT_FULFILLED

    def refusal_args(self, g: Crossing, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.INVEST_TOO_LOW:
            return {"steps": objectives.invest_steps(g, action - act.A_CLAIM), "square": g.players[self.seat].invest}
        return super().refusal_args(g, action, reason)

    def apply(self, g: Crossing, action: i64) -> None:
        """CROSSING-OBJ-12: the Favour of a row, the window W5 of the Trade tile, then the Objectives again."""
        if action == act.A_CLAIM_DONE:
            return
        g.push(self)
        if g.may_trade(self.seat):
            g.push(TRADE[self.seat])
        if objectives.claim(g, self.seat, action - act.A_CLAIM):
            g.push(FAVOUR[self.seat])


CLAIM: Final[list[Claim]] = [Claim(seat) for seat in range(SEATS)]
