"""The state of The Two Heirs.

Seat 0 sits south, seat 1 north (HEIRS-BUILD-04; in solo the player is always south, Henri north). A seat's colour, white or
blue, decides only which troops and which face of the shield are its own.

The landscape is a list of plots in the order they were laid. Each plot knows its cell, its colour, its tile, its owner
(NOBODY: open land) and its eight neighbours. No order of the common supply exists: only which tiles have not been seen,
how many of each colour are left, and the colour on top (HEIRS-SETUP-12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.games.two_heirs import heuristics, labels, scoring
from regalia.games.two_heirs.actions import DIRECTIONS, STEP_TO, adjacent
from regalia.games.two_heirs.reasons import NOT_YOUR_TURN
from regalia.games.two_heirs.tables import COLORS, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

PLACES: Final = 7
TROOPS: Final = 6
WHITE: Final = 0
BLUE: Final = 1
SOUTH_SEAT: Final = 0
NORTH_SEAT: Final = 1

EMPTY: Final = -1
UNSEEN: Final = -1

# Where a troop is, if not on a plot.
IN_SUPPLY: Final = -1
ASIDE: Final = -2

# What a troop did this turn.
ACTIVE: Final = 0
MOVED: Final = 1
DEPLOYED: Final = 2
RETIRED: Final = 3

# `last_turns` before the last tile of the supply has been drawn.
NOT_YET: Final = -1


class Heirs(State):
    def __init__(self, game: Game, config: Config, tables: Tables, solo: bool, roads: bool, south_color: i64) -> None:
        super().__init__(game, config, 2)
        self.tables: Tables = tables
        self.solo: bool = solo
        self.roads: bool = roads
        self.south_color: i64 = south_color
        self.active: i64 = SOUTH_SEAT
        self.ring: list[int] = []
        self.shield: i64 = 0
        self.crown: i64 = SOUTH_SEAT
        self.hands: list[list[int]] = [[], []]
        self.unseen: list[list[int]] = [[], [], []]
        self.supply: list[int] = [0] * COLORS
        self.top: i64 = EMPTY
        self.cells: list[int] = []
        self.colors: list[int] = []
        self.tiles: list[int] = []
        self.owners: list[int] = []
        self.near: list[int] = []
        self.troops: list[int] = [IN_SUPPLY] * TROOPS
        self.acted: list[int] = [ACTIVE] * TROOPS
        self.discounts: i64 = 0
        self.last_turns: i64 = NOT_YET
        self.stuck: bool = False
        self.besieged: list[int] = []
        self.reference: i64 = 0
        self.treasure_bag: list[int] = []
        self.treasure_stack: i64 = 0
        self.treasures: list[int] = []
        self.removed: list[int] = []

    def copy(self) -> Heirs:
        g = Heirs(self.game, self.config, self.tables, self.solo, self.roads, self.south_color)
        self.copy_kernel(g)
        g.active = self.active
        g.ring = self.ring.copy()
        g.shield = self.shield
        g.crown = self.crown
        g.hands = [self.hands[0].copy(), self.hands[1].copy()]
        g.unseen = [self.unseen[0].copy(), self.unseen[1].copy(), self.unseen[2].copy()]
        g.supply = self.supply.copy()
        g.top = self.top
        g.cells = self.cells.copy()
        g.colors = self.colors.copy()
        g.tiles = self.tiles.copy()
        g.owners = self.owners.copy()
        g.near = self.near.copy()
        g.troops = self.troops.copy()
        g.acted = self.acted.copy()
        g.discounts = self.discounts
        g.last_turns = self.last_turns
        g.stuck = self.stuck
        g.besieged = self.besieged.copy()
        g.reference = self.reference
        g.treasure_bag = self.treasure_bag.copy()
        g.treasure_stack = self.treasure_stack
        g.treasures = self.treasures.copy()
        g.removed = self.removed.copy()
        return g

    # -- the landscape -------------------------------------------------------------------------

    def plot_at(self, cell: i64) -> i64:
        """The plot on a cell, or EMPTY."""
        for plot in range(len(self.cells)):
            if self.cells[plot] == cell:
                return plot
        return EMPTY

    def lay(self, cell: i64, color: i64, tile: i64, owner: i64) -> i64:
        """Add a plot: a building with its owner, or open land without."""
        plot: i64 = len(self.cells)
        self.cells.append(cell)
        self.colors.append(color)
        self.tiles.append(tile)
        self.owners.append(owner)
        self.treasures.append(EMPTY)
        for _ in range(DIRECTIONS):
            self.near.append(EMPTY)
        for other in range(plot):
            if adjacent(self.cells[other], cell):
                self._join(other, plot)
        return plot

    def _join(self, other: i64, plot: i64) -> None:
        """Make two adjacent plots neighbours of each other."""
        apart: i64 = self.cells[other] - self.cells[plot]
        for d in range(DIRECTIONS):
            if STEP_TO[d] == apart:
                self.near[plot * DIRECTIONS + d] = other
                self.near[other * DIRECTIONS + ((d + 4) & 7)] = plot
                return

    def is_building(self, plot: i64) -> bool:
        return self.owners[plot] != NOBODY

    def kind_at(self, plot: i64) -> i64:
        """Kind of the building on a plot, or EMPTY for open land."""
        if self.owners[plot] == NOBODY:
            return EMPTY
        return self.tables.kind[self.tiles[plot]]

    # -- troops --------------------------------------------------------------------------------

    def first_troop(self, seat: i64) -> i64:
        """The seat's cavalry; its two normal troops follow."""
        color: i64 = self.south_color if seat == SOUTH_SEAT else 1 - self.south_color
        return color * 3

    def seat_of_troop(self, troop: i64) -> i64:
        return SOUTH_SEAT if (troop // 3) == self.south_color else NORTH_SEAT

    def occupied(self, plot: i64) -> bool:
        for troop in range(TROOPS):
            if self.troops[troop] == plot:
                return True
        return False

    def stands_on(self, seat: i64, plot: i64) -> bool:
        first = self.first_troop(seat)
        return self.troops[first] == plot or self.troops[first + 1] == plot or self.troops[first + 2] == plot

    # -- results and names -------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def breakdown(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def tie_break(self, seat: i64) -> list[int]:
        return scoring.tie_break(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)

    def out_of_turn(self, seat: i64, action: i64) -> i64:
        return NOT_YOUR_TURN

    def option_args(self, action: i64) -> dict[str, int | str]:
        return labels.option_args(self, action)

    def option_piece(self, action: i64) -> str:
        return labels.option_piece(self, action)
