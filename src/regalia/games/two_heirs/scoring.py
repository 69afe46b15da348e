"""Scoring (HEIRS-SCORE-01 to -07, HEIRS-SOLO-50 to -55): each building on its own, doubled by an own troop, then the roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.two_heirs import treasures
from regalia.games.two_heirs.access import troops_in_supply
from regalia.games.two_heirs.buildings import points_of
from regalia.games.two_heirs.roads import road_points

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

HENRI: Final = 1


def total(g: Heirs, seat: i64) -> i64:
    points: i64 = 0
    if g.solo and seat == HENRI:
        points = _henri_buildings(g) + treasure_points(g)
    else:
        for plot in range(len(g.owners)):
            if g.owners[plot] == seat:
                worth = points_of(g, plot)
                points += worth * 2 if g.stands_on(seat, plot) else worth
    if g.roads:
        points += road_points(g, seat)
    return points


def _henri_buildings(g: Heirs) -> i64:
    worths = worths_of(g, HENRI)
    points: i64 = sum(worths)
    for plot in doubled_plots(g, HENRI, worths):
        points += worths[plot]
    return points


def worths_of(g: Heirs, seat: i64) -> list[int]:
    """What each plot is worth to the seat, before doubling."""
    return [points_of(g, plot) if g.owners[plot] == seat else 0 for plot in range(len(g.owners))]


def doubled_plots(g: Heirs, seat: i64, worths: list[int]) -> list[int]:
    """The plots whose building counts twice: under an own troop (HEIRS-SCORE-02), or Henri's best (HEIRS-SOLO-52)."""
    own: list[int] = [plot for plot in range(len(g.owners)) if g.owners[plot] == seat]
    if not (g.solo and seat == HENRI):
        return [plot for plot in own if g.stands_on(seat, plot)]
    best: list[int] = []
    while len(best) < g.tables.doubled_buildings and len(own) > 0:
        highest = own[0]
        for plot in own:
            if worths[plot] > worths[highest]:
                highest = plot
        own.remove(highest)
        best.append(highest)
    return best


def treasure_points(g: Heirs) -> i64:
    """HEIRS-SOLO-54."""
    return (g.treasure_stack + treasures.on_table(g)) * g.tables.treasure_points


def breakdown(g: Heirs, seat: i64) -> list[tuple[str, int]]:
    """Points by kind of building, what doubling adds, roads and, for Henri, treasures."""
    kinds = [0] * len(g.tables.scoring)
    present = [False] * len(kinds)
    worths = worths_of(g, seat)
    for plot in range(len(g.owners)):
        if g.owners[plot] == seat:
            kind = g.kind_at(plot)
            kinds[kind] += worths[plot]
            present[kind] = True
    doubled: i64 = 0
    for plot in doubled_plots(g, seat, worths):
        doubled += worths[plot]
    henri = g.solo and seat == HENRI
    names = g.tables.kind_ids
    rows: list[tuple[str, int]] = [(names[kind], kinds[kind]) for kind in range(len(kinds)) if present[kind]]
    rows.append(("doubled", doubled))
    if g.roads:
        rows.append(("roads", road_points(g, seat)))
    if henri:
        rows.append(("treasures", treasure_points(g)))
    return rows


def tie_break(g: Heirs, seat: i64) -> list[int]:
    """HEIRS-SCORE-05: troops in the royal supply; HEIRS-SOLO-55: in solo a tie is a loss."""
    if g.solo:
        return [1 if seat == HENRI else 0]
    return [troops_in_supply(g, seat)]
