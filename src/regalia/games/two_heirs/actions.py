"""The numbers of the actions, and the geometry of cells.

A cell (x, y), both from -25 to 25, is kept as one number in a grid one wider on each side, so that a neighbour is a fixed
distance away and never wraps round.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.packing import packed
from regalia.core.vecs import vec

RANGE: Final = 25
SPAN: Final = 51
CELLS: Final = 2601
WIDTH: Final = 53
MIDDLE: Final = 26

A_TAKE: Final = 0
A_BUILD: Final = 7
A_EXPAND: Final = 61
A_TROOP: Final = 115
A_END: Final = 121
A_DONE: Final = 122
A_CELL: Final = 123
A_TO: Final = 2724
A_SUPPLY: Final = 5325
A_CAMP: Final = 5326
A_DESTROY: Final = 7927
A_COUNT: Final = 10528

# Directions, clockwise from the top: N NE E SE S SW W NW; the even ones are orthogonal.
DIRECTIONS: Final = 8
NORTH: Final = 0
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 6
STEP_TO: Final[vec[i64]] = packed([53, 54, 1, -52, -53, -54, -1, 52])

NO_CELL: Final = -1


def cell_at(x: i64, y: i64) -> i64:
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def y_of(cell: i64) -> i64:
    return cell // WIDTH - MIDDLE


def inside(cell: i64) -> bool:
    """Whether the cell lies within the bounds that a landscape can reach."""
    x: i64 = cell % WIDTH
    y: i64 = cell // WIDTH
    return 1 <= x <= SPAN and 1 <= y <= SPAN


def number_of(cell: i64) -> i64:
    """Place of a cell within a block of actions."""
    return (cell // WIDTH - 1) * SPAN + cell % WIDTH - 1


def cell_of(number: i64) -> i64:
    """The cell at a place within a block of actions."""
    return (number // SPAN + 1) * WIDTH + number % SPAN + 1


def adjacent(one: i64, other: i64) -> bool:
    """Whether two cells touch, at an edge or a corner."""
    apart = one - other
    if apart < 0:
        apart = -apart
    return apart == 1 or (WIDTH - 1 <= apart <= WIDTH + 1)


def cell_text(cell: i64) -> str:
    return f"{x_of(cell)},{y_of(cell)}"
