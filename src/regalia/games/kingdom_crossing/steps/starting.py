"""D01, the starting pairs (4.4): in reverse turn order, each resolved at once."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.names import favour_name, region_name, start_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import Crossing
from regalia.games.kingdom_crossing.steps import effects
from regalia.games.kingdom_crossing.steps.base import Ask, Auto
from regalia.games.kingdom_crossing.steps.gains import DECORATIONS, INVEST, SEATS, SPOT, gain_coins
from regalia.kit.sets import BIT


class PickStart(Ask):
    """CROSSING-START-03, -04."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"pick_start:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_PICK_START + card for card in range(t.START_CARDS)]

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_PASS:
            return why.MUST_TAKE_PAIR
        if action >= act.A_SPOT:
            return elsewhere(g, self.seat, action)
        return LEGAL if g.pair_face[action - act.A_PICK_START] != t.NONE else why.PAIR_TAKEN

    def apply(self, g: Crossing, action: i64) -> None:
        """CROSSING-START-05: coins, Investment, resources, decoration, then Worker, House and column."""
        seat = self.seat
        p = g.players[seat]
        card: i64 = action - act.A_PICK_START
        favour: i64 = g.pair_favour[card]
        p.start = card * 2 + g.pair_face[card]
        p.favours |= BIT[favour]
        g.pair_face[card] = t.NONE
        g.pair_favour[card] = t.NONE
        if g.events is not None:
            g.emit("start", seat, {"card": start_name(g, card), "favour": favour_name(g, favour)})
        gain_coins(g, seat, g.tables.start_coins[p.start])
        g.push(SETTLE[seat])
        decor: i64 = g.tables.start_decor[p.start]
        if decor != t.NONE:
            g.push(SPOT[seat * DECORATIONS + decor])
        g.push(START_RESOURCES[seat])
        for _ in range(g.tables.start_invest[p.start]):
            g.push(INVEST[seat])


class StartResources(Auto):
    """The resources of the starting card, track by track, each with its bonuses before the next (CROSSING-TRACK-05)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"start_resources:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        start = g.players[self.whose].start
        for track in range(t.TRACKS - 1, -1, -1):
            n: i64 = g.tables.start_resources[start * t.TRACKS + track]
            if n > 0:
                g.push(effects.GAIN[(self.whose * t.TRACKS + track) * effects.MOST_RESOURCES + n])


class Settle(Auto):
    """Worker and House go to the home region, the card into its column; no House check (CROSSING-START-09)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"settle:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        p = g.players[self.whose]
        p.worker = g.tables.start_region[p.start]
        p.houses |= BIT[p.worker]
        p.tuck(g.tables.start_guild[p.start])
        if g.events is not None:
            g.emit("settle", self.whose, {"region": region_name(p.worker)})


class BalloonArrives(Auto):
    """CROSSING-START-07, CROSSING-SOLO-04: where the first player has just settled."""

    def __init__(self) -> None:
        super().__init__("balloon_arrives")

    def run(self, g: Crossing) -> None:
        g.balloon = g.tables.start_region[g.players[g.first].start]
        if g.events is not None:
            g.emit("balloon", -1, {"region": region_name(g.balloon)})


PICK_START: Final[list[PickStart]] = [PickStart(seat) for seat in range(SEATS)]
START_RESOURCES: Final[list[StartResources]] = [StartResources(seat) for seat in range(SEATS)]
SETTLE: Final[list[Settle]] = [Settle(seat) for seat in range(SEATS)]
BALLOON_ARRIVES: Final = BalloonArrives()
