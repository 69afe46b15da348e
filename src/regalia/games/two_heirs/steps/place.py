"""D2, the cell of a tile (HEIRS-BUILD-01, -02, HEIRS-OPEN-01), and D4, the siege that a tower may start."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.two_heirs import reasons as why
from regalia.games.two_heirs import turn
from regalia.games.two_heirs.actions import (
    A_CELL,
    A_COUNT,
    A_DESTROY,
    A_DONE,
    A_TO,
    DIRECTIONS,
    STEP_TO,
    adjacent,
    cell_of,
    inside,
    number_of,
)
from regalia.games.two_heirs.labels import tile_name
from regalia.games.two_heirs.load import TILE_IDS
from regalia.games.two_heirs.state import EMPTY, NORTH_SEAT, SOUTH_SEAT, Heirs
from regalia.games.two_heirs.tables import TILES
from regalia.kit.sets import BIT, members


class PlaceTile(Question[Heirs]):
    """D2: the cell of a building or of open land."""

    def __init__(self, seat: i64, tile: i64, building: bool) -> None:
        name = f"build:{seat}:{TILE_IDS[tile]}" if building else f"expand:{seat}:{TILE_IDS[tile]}"
        super().__init__(name, seat)
        self.tile: Final[i64] = tile
        self.building: Final[bool] = building

    def candidates(self, g: Heirs) -> list[int]:
        """Every cell next to an own troop, each once."""
        found: list[int] = []
        first = g.first_troop(self.seat)
        for troop in range(first, first + 3):
            plot = g.troops[troop]
            if plot >= 0:
                for d in range(DIRECTIONS):
                    cell = g.cells[plot] + STEP_TO[d]
                    if inside(cell):
                        action = A_CELL + number_of(cell)
                        if action not in found:
                            found.append(action)
        return found

    def legal(self, g: Heirs, out: Options) -> None:
        first = g.first_troop(self.seat)
        for troop in range(first, first + 3):
            plot: i64 = g.troops[troop]
            if plot >= 0:
                for d in range(DIRECTIONS):
                    if g.near[plot * DIRECTIONS + d] == EMPTY:
                        cell: i64 = g.cells[plot] + STEP_TO[d]
                        if inside(cell) and not self._offered(g, first, troop, cell):
                            out.add(A_CELL + number_of(cell))

    def _offered(self, g: Heirs, first: i64, troop: i64, cell: i64) -> bool:
        """Whether an own troop before this one stands next to the cell: then the cell is listed already."""
        for before in range(first, troop):
            plot: i64 = g.troops[before]
            if plot >= 0 and adjacent(g.cells[plot], cell):
                return True
        return False

    def refusal(self, g: Heirs, action: i64) -> i64:
        if action < A_CELL or action >= A_TO:
            return why.OTHER_DECISION
        cell = cell_of(action - A_CELL)
        if g.plot_at(cell) != EMPTY:
            return why.CELL_FULL
        if not turn.near_own_troop(g, self.seat, cell):
            return why.BUILD_NO_TROOP_NEAR if self.building else why.EXPAND_NO_TROOP_NEAR
        return LEGAL

    def apply(self, g: Heirs, action: i64) -> None:
        cell = cell_of(action - A_CELL)
        if not self.building:
            turn.expand(g, self.seat, self.tile, cell)
            return
        plot = turn.build(g, self.seat, self.tile, cell)
        if g.tables.kind[self.tile] == g.tables.siege_tower:
            g.besieged = turn.besieged_by(g, self.seat, plot)
            g.push(SIEGE[self.seat])

    def prompt_args(self, g: Heirs) -> dict[str, Arg]:
        return {"tile": tile_name(g, self.tile)}


class Siege(Question[Heirs]):
    """D4: which of the besieged buildings to destroy, one at a time (HEIRS-BLD-SIEGE-01, -02)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"siege:{seat}", seat)

    def candidates(self, g: Heirs) -> list[int]:
        if g.besieged == 0:
            return []
        found = [A_DESTROY + number_of(g.cells[plot]) for plot in members(g.besieged)]
        found.sort()
        return [A_DONE, *found]

    def refusal(self, g: Heirs, action: i64) -> i64:
        if action == A_DONE:
            return LEGAL
        if action < A_DESTROY or action >= A_COUNT:
            return why.OTHER_DECISION
        plot = g.plot_at(cell_of(action - A_DESTROY))
        return LEGAL if plot != EMPTY and (g.besieged >> plot) & 1 == 1 else why.NOT_BESIEGED

    def apply(self, g: Heirs, action: i64) -> None:
        if action == A_DONE:
            g.besieged = 0
            return
        plot = g.plot_at(cell_of(action - A_DESTROY))
        g.besieged ^= BIT[plot]
        turn.destroy(g, self.seat, plot)
        if g.besieged != 0:
            g.push(self)


SEATS: Final[list[int]] = [SOUTH_SEAT, NORTH_SEAT]
PLACE_BUILDING: Final[list[PlaceTile]] = [PlaceTile(seat, tile, True) for seat in SEATS for tile in range(TILES)]
PLACE_LAND: Final[list[PlaceTile]] = [PlaceTile(seat, tile, False) for seat in SEATS for tile in range(TILES)]
SIEGE: Final[list[Siege]] = [Siege(seat) for seat in SEATS]
