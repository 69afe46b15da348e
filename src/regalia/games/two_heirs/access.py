"""The royal protocol: what a player reaches in the royal supply, and which resources a player has access to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.vecs import vec
from regalia.games.two_heirs.tables import COLORS

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def troops_in_supply(g: Heirs, seat: i64) -> i64:
    first = g.first_troop(seat)
    count: i64 = 0
    for troop in range(first, first + 3):
        if g.troops[troop] == -1:
            count += 1
    return count


def reach(g: Heirs, seat: i64) -> i64:
    """HEIRS-REACH-02."""
    return g.tables.base_reach + troops_in_supply(g, seat)


def reached(g: Heirs, seat: i64) -> list[int]:
    """Places of the tiles within reach, clockwise from the shield (HEIRS-REACH-03, -04)."""
    places: list[int] = []
    left: i64 = reach(g, seat)
    place: i64 = g.shield
    for _ in range(6):
        place += 1
        if place == 7:
            place = 0
        if left > 0 and g.ring[place] >= 0:
            places.append(place)
            left -= 1
    return places


def access(g: Heirs, seat: i64) -> vec[i64]:
    """Wood, stone and wheat the seat has access to now (HEIRS-RES-01 to -06)."""
    t = g.tables
    found = row(COLORS, 0)
    left: i64 = reach(g, seat)
    place: i64 = g.shield
    for _ in range(6):
        place += 1
        if place == 7:
            place = 0
        tile: i64 = g.ring[place]
        if left > 0 and tile >= 0:
            found[t.color[tile]] += 1
            left -= 1
    first = g.first_troop(seat)
    for troop in range(first, first + 3):
        plot: i64 = g.troops[troop]
        if plot >= 0:
            found[g.colors[plot]] += 1
    for plot in range(len(g.owners)):
        if g.owners[plot] == seat:
            given = t.gives[t.kind[g.tiles[plot]]]
            if given >= 0:
                found[given] += 1
    return found


def missing(g: Heirs, tile: i64, available: vec[i64]) -> i64:
    """How many resources of the tile's cost are not covered (HEIRS-BUILD-03)."""
    short: i64 = 0
    for resource in range(COLORS):
        lack: i64 = g.tables.cost[tile * COLORS + resource] - available[resource]
        if lack > 0:
            short += lack
    return short
