"""D17, the House check (CROSSING-HOUSE-01 to -04): made each time a card enters a guild column."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.names import region_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import Crossing
from regalia.games.kingdom_crossing.steps.base import Ask
from regalia.games.kingdom_crossing.steps.gains import FAVOUR, SEATS
from regalia.kit.sets import BIT, SIZES


class House(Ask):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"house:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [*range(act.A_HOUSE, act.A_HOUSE_SKIP), act.A_HOUSE_SKIP]

    def legal(self, g: Crossing, out: Options) -> None:
        """No question when no House is due."""
        if g.players[self.seat].houses_due():
            super().legal(g, out)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_HOUSE_SKIP:
            return LEGAL
        if action == act.A_PASS:
            return why.DECLINE_HOUSE
        if action < act.A_HOUSE or action > act.A_HOUSE_SKIP:
            return elsewhere(g, self.seat, action)
        return why.HOUSE_THERE if (g.players[self.seat].houses >> (action - act.A_HOUSE)) & 1 else LEGAL

    def apply(self, g: Crossing, action: i64) -> None:
        if action != act.A_HOUSE_SKIP:
            g.push(self)
            place_house(g, self.seat, action - act.A_HOUSE)


def place_house(g: Crossing, seat: i64, region: i64) -> None:
    p = g.players[seat]
    p.houses |= BIT[region]
    if g.events is not None:
        g.emit("house", seat, {"region": region_name(region), "count": SIZES[p.houses]})
    if p.house_count() == t.HOUSES:
        g.push(FAVOUR[seat])


HOUSE: Final[list[House]] = [House(seat) for seat in range(SEATS)]
