"""What each kind of building is worth (HEIRS-BLD-*), before doubling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.two_heirs import roads
from regalia.games.two_heirs import tables as t
from regalia.games.two_heirs.actions import DIRECTIONS, x_of, y_of
from regalia.games.two_heirs.treasures import tiles_in_line

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def points_of(g: Heirs, plot: i64) -> i64:
    """Points of the building on a plot: a basic value plus so many per thing counted."""
    kind = g.kind_at(plot)
    each: i64 = g.tables.per[kind]
    if g.tables.scoring[kind] == t.COLOR_PAIRS and _has_town_hall(g, g.owners[plot], kind):
        each = g.tables.per_with_hall[kind]
    return g.tables.base[kind] + each * counted(g, plot)


def counted(g: Heirs, plot: i64) -> i64:
    """How many of the things that the building counts there are; none for a building of a fixed value."""
    kind = g.kind_at(plot)
    scoring = g.tables.scoring[kind]
    owner = g.owners[plot]
    if scoring == t.LINE_TILES:
        return _line_tiles(g, plot, g.tables.cap[kind])
    if scoring == t.ORTHOGONAL_TILES:
        return _orthogonal_tiles(g, plot)
    if scoring == t.LONGEST_ROAD:
        return roads.longest_road(g, plot)
    if scoring == t.ORTHOGONAL_OPPONENTS:
        return _orthogonal_opponents(g, plot)
    if scoring == t.COLOR_ZONE:
        return _zone(g, plot, g.tables.kind_color[kind])
    if scoring == t.OWN_OF_COLOR:
        return _others_of_color(g, plot, g.tables.kind_color[kind])
    if scoring == t.OWN_OF_TARGET:
        return _own_of_kind(g, owner, g.tables.target[g.tiles[plot]])
    if scoring == t.OWN_WAR:
        return _own_of_kind(g, owner, g.tables.siege_tower) + _own_of_kind(g, owner, g.tables.fortress)
    if scoring == t.COLOR_PAIRS:
        return _color_pairs(g, plot, kind)
    if scoring == t.LINE_SAME_COLOR:
        column = g.tables.orientation[g.tiles[plot]] == t.COLUMN
        return tiles_in_line(g, plot, column, g.colors[plot])
    if scoring == t.DIAGONAL_WATCHTOWERS:
        return _diagonal_watchtowers(g, plot)
    return 0


def _line_tiles(g: Heirs, plot: i64, cap: i64) -> i64:
    """HEIRS-BLD-INN-01, -02: at most `cap` tiles on each side, gaps ignored."""
    column = g.tables.orientation[g.tiles[plot]] == t.COLUMN
    x = x_of(g.cells[plot])
    y = y_of(g.cells[plot])
    before: i64 = 0
    after: i64 = 0
    for other in range(len(g.cells)):
        dx = x_of(g.cells[other]) - x
        dy = y_of(g.cells[other]) - y
        across = dx if column else dy
        along = dy if column else dx
        if across == 0 and along < 0:
            before += 1
        elif across == 0 and along > 0:
            after += 1
    return min(before, cap) + min(after, cap)


def _orthogonal_tiles(g: Heirs, plot: i64) -> i64:
    count: i64 = 0
    for d in range(0, DIRECTIONS, 2):
        if g.near[plot * DIRECTIONS + d] >= 0:
            count += 1
    return count


def _orthogonal_opponents(g: Heirs, plot: i64) -> i64:
    count: i64 = 0
    for d in range(0, DIRECTIONS, 2):
        other: i64 = g.near[plot * DIRECTIONS + d]
        if other >= 0 and g.owners[other] == 1 - g.owners[plot]:
            count += 1
    return count


def _zone(g: Heirs, plot: i64, color: i64) -> i64:
    """HEIRS-BLD-ZONE-01: other tiles of the colour connected to the plot edge to edge, whatever its own colour is."""
    zone: list[int] = [plot]
    at: i64 = 0
    while at < len(zone):
        here = zone[at]
        at += 1
        for d in range(0, DIRECTIONS, 2):
            other: i64 = g.near[here * DIRECTIONS + d]
            if other >= 0 and g.colors[other] == color and other not in zone:
                zone.append(other)
    return len(zone) - 1


def _others_of_color(g: Heirs, plot: i64, color: i64) -> i64:
    """HEIRS-BLD-OWNCOLOR-01: the owner's other buildings on tiles of the colour, anywhere."""
    count: i64 = 0
    for other in range(len(g.owners)):
        if other != plot and g.owners[other] == g.owners[plot] and g.colors[other] == color:
            count += 1
    return count


def _own_of_kind(g: Heirs, seat: i64, kind: i64) -> i64:
    count: i64 = 0
    for plot in range(len(g.owners)):
        if g.owners[plot] == seat and g.kind_at(plot) == kind:
            count += 1
    return count


def _color_pairs(g: Heirs, plot: i64, kind: i64) -> i64:
    """HEIRS-BLD-CRAFT-01, -02."""
    one: i64 = 0
    two: i64 = 0
    start: i64 = 1 if g.tables.orientation[g.tiles[plot]] == t.DIAGONAL else 0
    for d in range(start, DIRECTIONS, 2):
        other: i64 = g.near[plot * DIRECTIONS + d]
        if other >= 0:
            color = g.colors[other]
            if color == g.tables.pair[kind * 2]:
                one += 1
            elif color == g.tables.pair[kind * 2 + 1]:
                two += 1
    return min(one, two)


def _has_town_hall(g: Heirs, seat: i64, kind: i64) -> bool:
    """HEIRS-BLD-TOWNHALL-01."""
    for plot in range(len(g.owners)):
        if g.owners[plot] == seat and g.kind_at(plot) == g.tables.town_hall and g.tables.target[g.tiles[plot]] == kind:
            return True
    return False


def _diagonal_watchtowers(g: Heirs, plot: i64) -> i64:
    """HEIRS-BLD-GARRISON-01: either player's, any distance."""
    count: i64 = 0
    x = x_of(g.cells[plot])
    y = y_of(g.cells[plot])
    for other in range(len(g.cells)):
        dx = x_of(g.cells[other]) - x
        dy = y_of(g.cells[other]) - y
        if dx != 0 and (dx == dy or dx == -dy) and g.kind_at(other) == g.tables.watchtower:
            count += 1
    return count
