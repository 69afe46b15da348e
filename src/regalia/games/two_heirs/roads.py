"""Roads as they lie (HEIRS-ROAD-01 to -09).

A tile with two exits carries a road through; a crossroads or a Pilgrimage Site ends every road that meets it. So a road is
found by walking from an exit until an end point, a dead end, or the start of a loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import DIRECTIONS

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

NORTH_SEAT: Final = 1


def exits_of(g: Heirs, plot: i64) -> i64:
    """Exits as laid: a north player's tile is turned by 180 degrees; open land has none."""
    owner = g.owners[plot]
    if owner == NOBODY:
        return 0
    exits: i64 = g.tables.exits[g.tiles[plot]]
    return turned(exits) if owner == NORTH_SEAT else exits


def turned(exits: i64) -> i64:
    """Exits of a tile turned by 180 degrees."""
    return ((exits << 2) | (exits >> 2)) & 15


def has_exit(exits: i64, d: i64) -> bool:
    """Whether there is an exit in an orthogonal direction (diagonal ones have none)."""
    return d & 1 == 0 and (exits >> (d >> 1)) & 1 == 1


def linked(g: Heirs, plot: i64, d: i64) -> i64:
    """HEIRS-ROAD-01: the plot that a road leads to in a direction, or -1."""
    if not has_exit(exits_of(g, plot), d):
        return -1
    other: i64 = g.near[plot * DIRECTIONS + d]
    if other < 0 or not has_exit(exits_of(g, other), (d + 4) & 7):
        return -1
    return other


def ends_roads(g: Heirs, plot: i64) -> bool:
    return g.tables.crossing[g.tiles[plot]] == 1


def walk(g: Heirs, start: i64, first: i64) -> list[int]:
    """The plots of a road from `start` in a direction, `start` included once; the way back is not walked."""
    road: list[int] = [start]
    plot = start
    d = first
    while True:
        plot = linked(g, plot, d)
        if plot < 0 or plot == start:
            return road
        road.append(plot)
        if ends_roads(g, plot):
            return road
        d = _other_exit(g, plot, (d + 4) & 7)


def _other_exit(g: Heirs, plot: i64, entered: i64) -> i64:
    exits = exits_of(g, plot)
    for d in range(0, DIRECTIONS, 2):
        if d != entered and has_exit(exits, d):
            return d
    return entered


def all_roads(g: Heirs) -> list[list[int]]:
    """Every road that links at least two buildings, each once, as lists of different plots (HEIRS-ROAD-06, -08)."""
    roads: list[list[int]] = []
    used: list[bool] = [False] * (len(g.cells) * DIRECTIONS)
    for plot in range(len(g.cells)):
        if g.owners[plot] != NOBODY and ends_roads(g, plot):
            for d in range(0, DIRECTIONS, 2):
                _collect(g, plot, d, used, roads)
    for plot in range(len(g.cells)):
        if g.owners[plot] != NOBODY and not ends_roads(g, plot):
            for d in range(0, DIRECTIONS, 2):
                back = _other_exit(g, plot, d)
                if has_exit(exits_of(g, plot), d) and linked(g, plot, back) < 0:
                    _collect(g, plot, d, used, roads)
    for plot in range(len(g.cells)):
        if g.owners[plot] != NOBODY and not ends_roads(g, plot):
            for d in range(0, DIRECTIONS, 2):
                _collect(g, plot, d, used, roads)
    return roads


def _collect(g: Heirs, plot: i64, d: i64, used: list[bool], roads: list[list[int]]) -> None:
    """Walk a road not walked yet: first from end points, then from loose ends, what is left are loops."""
    if used[plot * DIRECTIONS + d] or linked(g, plot, d) < 0:
        return
    here = plot
    way = d
    road: list[int] = [plot]
    while True:
        used[here * DIRECTIONS + way] = True
        there = linked(g, here, way)
        if there < 0:
            break
        used[there * DIRECTIONS + ((way + 4) & 7)] = True
        if there not in road:
            road.append(there)
        if ends_roads(g, there) or there == plot:
            break
        way = _other_exit(g, there, (way + 4) & 7)
        here = there
    roads.append(road)


def road_points(g: Heirs, seat: i64) -> i64:
    """HEIRS-ROAD-07, -09."""
    points: i64 = 0
    for road in all_roads(g):
        lead = lead_on(g, road, seat)
        if lead > 0:
            points += lead
    return points


def lead_on(g: Heirs, road: list[int], seat: i64) -> i64:
    """How many more buildings the seat has on a road than the other seat."""
    lead: i64 = 0
    for plot in road:
        lead += 1 if g.owners[plot] == seat else -1
    return lead


def longest_road(g: Heirs, plot: i64) -> i64:
    """HEIRS-BLD-PILGRIM-01, -02: tiles of the longest single road that meets the plot, itself included."""
    best: i64 = 1
    for d in range(0, DIRECTIONS, 2):
        length: i64 = len(walk(g, plot, d))
        if length > best:
            best = length
    return best
