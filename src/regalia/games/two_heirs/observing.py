"""What an observation says of the landscape and the troops: every tile lies there at most once, so tiles stand for plots."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.kernel import Scores
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import RANGE, x_of, y_of
from regalia.games.two_heirs.state import ASIDE, EMPTY, IN_SUPPLY, TROOPS, UNSEEN, Heirs
from regalia.games.two_heirs.tables import COLORS, TILES

LEFT_OUT: Final = ["common_supply.tiles"]
"""The number of tiles left is the sum of the colours beside it."""

POINTS: Final = ["cells", "colors", "tiles", "owners", "troops", "treasures", "treasure_stack"]
"""What the scores follow from."""

START: Final = TILES
"""The row of the start tile as long as its front is unseen."""
ROWS: Final = TILES + 1
ACTS: Final = 4

# The cells of a tile in the landscape.
MINE: Final = 0
THEIRS: Final = 1
OPEN_LAND: Final = 2
X: Final = 3
Y: Final = 4
PLOT: Final = 5

# The cells of a troop: where it is, then what it did this turn.
ON_BOARD: Final = 0
TROOP_X: Final = 1
TROOP_Y: Final = 2
SUPPLY: Final = 3
SET_ASIDE: Final = 4
ACTED: Final = 5
TROOP: Final = 9


def row_of(g: Heirs, plot: i64) -> i64:
    return START if g.tiles[plot] == UNSEEN else g.tiles[plot]


class Landscape(Unit):
    """For each tile, and the unseen start tile: own building, another's, open land, x, y; then the colour of the start tile."""

    def __init__(self) -> None:
        super().__init__([ROWS * PLOT + COLORS], -RANGE, RANGE, ["cells", "colors", "tiles", "owners"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Heirs)
        for plot in range(len(g.cells)):
            tile = row_of(g, plot)
            first: i64 = at + tile * PLOT
            if g.owners[plot] == NOBODY:
                out.put(first + OPEN_LAND, 1)
            else:
                out.put(first + (MINE if g.owners[plot] == seat else THEIRS), 1)
            out.put(first + X, x_of(g.cells[plot]))
            out.put(first + Y, y_of(g.cells[plot]))
            if tile == START:
                out.put(at + ROWS * PLOT + g.colors[plot], 1)

    def bounds(self) -> list[tuple[int, int]]:
        plot = [(0, 1)] * 3 + [(-RANGE, RANGE)] * 2
        return plot * ROWS + [(0, 1)] * COLORS


class Troops(Unit):
    """For each troop, the own three first: on the board, x, y, in the supply, set aside; then what it did, a cell for each."""

    def __init__(self) -> None:
        super().__init__([TROOPS, TROOP], -RANGE, RANGE, ["troops", "acted", "cells"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Heirs)
        own = g.first_troop(seat)
        for n in range(TROOPS):
            troop: i64 = (own + n) % TROOPS
            first: i64 = at + n * TROOP
            plot: i64 = g.troops[troop]
            x: i64 = 0
            y: i64 = 0
            where: i64 = SUPPLY
            if plot == ASIDE:
                where = SET_ASIDE
            elif plot != IN_SUPPLY:
                where = ON_BOARD
                x = x_of(g.cells[plot])
                y = y_of(g.cells[plot])
            for place in (ON_BOARD, SUPPLY, SET_ASIDE):
                out.set(first + place, 0)
            out.set(first + where, 1)
            out.set(first + TROOP_X, x)
            out.set(first + TROOP_Y, y)
            out.set_one(first + ACTED, g.acted[troop])

    def bounds(self) -> list[tuple[int, int]]:
        return ([(0, 1)] + [(-RANGE, RANGE)] * 2 + [(0, 1)] * (2 + ACTS)) * TROOPS


class Besieged(Unit):
    """A cell for each tile, and the unseen start tile: 1 if its plot is besieged."""

    def __init__(self) -> None:
        super().__init__([ROWS], 0, 1, ["besieged", "tiles"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Heirs)
        rest: i64 = g.besieged
        plot: i64 = 0
        while rest != 0:
            if rest & 1 == 1:
                out.put(at + row_of(g, plot), 1)
            rest >>= 1
            plot += 1


class Reference(Unit):
    """A cell for each tile, and the unseen start tile: 1 for Henri's reference."""

    def __init__(self) -> None:
        super().__init__([ROWS], 0, 1, ["reference", "tiles"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Heirs)
        if g.reference < len(g.tiles):
            out.put(at + row_of(g, g.reference), 1)


class Treasures(Unit):
    """For each treasure: whether it lies there, x, y."""

    def __init__(self, treasures: i64) -> None:
        super().__init__([treasures, 3], -RANGE, RANGE, ["treasures", "cells"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Heirs)
        for plot in range(len(g.treasures)):
            token: i64 = g.treasures[plot]
            if token != EMPTY:
                out.put(at + token * 3, 1)
                out.put(at + token * 3 + 1, x_of(g.cells[plot]))
                out.put(at + token * 3 + 2, y_of(g.cells[plot]))

    def bounds(self) -> list[tuple[int, int]]:
        return [(0, 1), (-RANGE, RANGE), (-RANGE, RANGE)] * self.shape[0]


def units(g: Heirs) -> dict[str, Unit]:
    return {
        "scores": Scores(g.seats, True, POINTS),
        "landscape": Landscape(),
        "troops": Troops(),
        "besieged": Besieged(),
        "henri.reference": Reference(),
        "henri.treasures": Treasures(len(g.tables.treasure_ids)),
    }
