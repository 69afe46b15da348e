"""Setting up: sets, toss, ring, start tile, troops (HEIRS-SETUP-01 to -12; solo HEIRS-SOLO-01 to -04)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.two_heirs import turn
from regalia.games.two_heirs.actions import cell_at
from regalia.games.two_heirs.state import ASIDE, NORTH_SEAT, PLACES, SOUTH_SEAT, UNSEEN, Heirs
from regalia.games.two_heirs.steps.menu import MENU
from regalia.games.two_heirs.tables import TILES
from regalia.kit.sets import BIT


class SetUp(Automatic[Heirs]):
    def __init__(self) -> None:
        super().__init__("set_up")

    def misplaced(self, g: Heirs) -> str:
        return "landscape" if len(g.cells) > 0 else ""

    def run(self, g: Heirs) -> None:
        first: i64 = SOUTH_SEAT
        if not g.solo:
            first = g.roll(turn.C_TOSS, 2)
        g.active = first
        g.crown = first
        self._deal_ring(g)
        self._lay_start_tile(g)
        self._place_troops(g)
        g.emit("turn", first, {})
        g.push(MENU[first])

    def _deal_ring(self, g: Heirs) -> None:
        """HEIRS-SETUP-06: the shield at place 0, then six tiles, each any of those not yet seen."""
        g.shield = 0
        for place in range(1, PLACES):
            tile = g.pick_member(turn.C_TILE, g.unseen)
            g.unseen ^= BIT[tile]
            g.supply[g.tables.color[tile]] -= 1
            g.ring[place] = tile

    def _lay_start_tile(self, g: Heirs) -> None:
        """HEIRS-SETUP-08: only its back is known, so only its colour is settled."""
        color = g.pick_weighted(turn.C_COLOR, g.supply)
        g.supply[color] -= 1
        g.lay(cell_at(0, 0), color, UNSEEN, NOBODY)
        turn.show_top(g)

    def _place_troops(self, g: Heirs) -> None:
        """HEIRS-SETUP-07, -09; HEIRS-SOLO-02, -04: Henri's troops lie aside."""
        g.troops[g.first_troop(SOUTH_SEAT)] = 0
        north = g.first_troop(NORTH_SEAT)
        if g.solo:
            for troop in range(north, north + 3):
                g.troops[troop] = ASIDE
        else:
            g.troops[north] = 0


SET_UP: Final[SetUp] = SetUp()


def prepare(g: Heirs, sets: list[int], treasures_removed: i64) -> None:
    """HEIRS-SETUP-01, -03; HEIRS-SOLO-03: the tiles in play and the treasures, nothing drawn yet."""
    for tile in range(TILES):
        if g.tables.set_of[tile] in sets:
            g.unseen |= BIT[tile]
            g.supply[g.tables.color[tile]] += 1
    if g.solo:
        count: i64 = len(g.tables.condition)
        g.treasure_bag = BIT[count] - 1
        g.treasure_stack = count - treasures_removed
    g.push(SET_UP)
