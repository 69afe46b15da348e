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
from regalia.core.packing import row
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.core.vecs import append, vec
from regalia.games.two_heirs import heuristics, scoring
from regalia.games.two_heirs.actions import DIRECTIONS, STEP_TO, adjacent
from regalia.games.two_heirs.tables import COLORS, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

PLACES: Final = 7
HAND: Final = 8
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
        self.tables: Final[Tables] = tables
        self.solo: Final[bool] = solo
        self.roads: Final[bool] = roads
        self.south_color: Final[i64] = south_color
        self.active: i64 = SOUTH_SEAT
        # the supplies: sets of tiles and treasures are bit masks
        self.ring: vec[i64] = vec[i64]()
        self.shield: i64 = 0
        self.crown: i64 = SOUTH_SEAT
        self.unseen: i64 = 0
        self.supply: vec[i64] = vec[i64]()
        self.top: i64 = EMPTY
        self.hands: vec[i64] = vec[i64]()  # [seat * HAND + place], in the order taken
        # the landscape, by plot
        self.cells: vec[i64] = vec[i64]()
        self.colors: vec[i64] = vec[i64]()
        self.tiles: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()  # [plot * DIRECTIONS + direction]
        self.treasures: vec[i64] = vec[i64]()
        self.troops: vec[i64] = vec[i64]()
        self.acted: vec[i64] = vec[i64]()
        # the turn and the end
        self.discounts: i64 = 0
        self.last_turns: i64 = NOT_YET
        self.stuck: bool = False
        self.besieged: i64 = 0  # plots
        # Henri
        self.reference: i64 = 0
        self.treasure_bag: i64 = 0
        self.treasure_stack: i64 = 0
        self.removed: i64 = 0

    def lay_out(self) -> None:
        """The rows of an empty table; a copy brings its own."""
        self.ring = row(PLACES, EMPTY)
        self.supply = row(COLORS, 0)
        self.hands = row(2 * HAND, EMPTY)
        self.troops = row(TROOPS, IN_SUPPLY)
        self.acted = row(TROOPS, ACTIVE)

    def copy(self) -> Heirs:
        g = Heirs(self.game, self.config, self.tables, self.solo, self.roads, self.south_color)
        self.copy_kernel(g)
        g.active = self.active
        g.ring = self.ring[:]
        g.shield = self.shield
        g.crown = self.crown
        g.unseen = self.unseen
        g.supply = self.supply[:]
        g.top = self.top
        g.hands = self.hands[:]
        g.cells = self.cells[:]
        g.colors = self.colors[:]
        g.tiles = self.tiles[:]
        g.owners = self.owners[:]
        g.near = self.near[:]
        g.treasures = self.treasures[:]
        g.troops = self.troops[:]
        g.acted = self.acted[:]
        g.discounts = self.discounts
        g.last_turns = self.last_turns
        g.stuck = self.stuck
        g.besieged = self.besieged
        g.reference = self.reference
        g.treasure_bag = self.treasure_bag
        g.treasure_stack = self.treasure_stack
        g.removed = self.removed
        return g

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)

    # -- hands ---------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        while count < HAND and self.hands[seat * HAND + count] != EMPTY:
            count += 1
        return count

    def holds(self, seat: i64, tile: i64) -> bool:
        for at in range(seat * HAND, seat * HAND + HAND):
            if self.hands[at] == tile:
                return True
        return False

    def hand(self, seat: i64) -> list[int]:
        """The tiles in hand, in the order taken."""
        first: i64 = seat * HAND
        return [self.hands[at] for at in range(first, first + self.hand_size(seat))]

    def put_in_hand(self, seat: i64, tile: i64) -> None:
        self.hands[seat * HAND + self.hand_size(seat)] = tile

    def play_from_hand(self, seat: i64, tile: i64) -> None:
        """The tile leaves the hand; those behind it move up."""
        last: i64 = seat * HAND + HAND - 1
        at: i64 = seat * HAND
        while self.hands[at] != tile:
            at += 1
        while at < last:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.hands[last] = EMPTY

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
        self.cells = append(self.cells, cell)
        self.colors = append(self.colors, color)
        self.tiles = append(self.tiles, tile)
        self.owners = append(self.owners, owner)
        self.treasures = append(self.treasures, EMPTY)
        for _ in range(DIRECTIONS):
            self.near = append(self.near, EMPTY)
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
        return plot in self.troops

    def stands_on(self, seat: i64, plot: i64) -> bool:
        first = self.first_troop(seat)
        return self.troops[first] == plot or self.troops[first + 1] == plot or self.troops[first + 2] == plot
