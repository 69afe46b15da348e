"""Derived numbers for learned evaluations: what a seat has, what it may still get, and how much time is left.

The first two are the share of the game that is left and the points as they stand; all are about -1 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.two_heirs import heuristics
from regalia.games.two_heirs import tables as t
from regalia.games.two_heirs.access import access, missing, reach, troops_in_supply
from regalia.games.two_heirs.buildings import points_of
from regalia.games.two_heirs.roads import road_points
from regalia.games.two_heirs.scoring import total, treasure_points
from regalia.kit.numbers import Numbers

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

HENRI: Final = 1
FULL_SUPPLY: Final = 20.0
LACKS: Final = 4
"""A tile that lacks so many resources or more is out of sight."""
UNITS: Final = 3
"""Troops of a seat."""
NAMES: Final = (
    "time",
    "score",
    "prospects",
    "buildings",
    "doubled",
    "best_undoubled",
    "roads",
    "treasures",
    "flat",
    "line_tiles",
    "orthogonal_tiles",
    "longest_road",
    "orthogonal_opponents",
    "color_zone",
    "own_of_color",
    "own_of_target",
    "own_war",
    "color_pairs",
    "line_same_color",
    "diagonal_watchtowers",
    "green",
    "grey",
    "yellow",
    "scarcest",
    "hand",
    "hand_ready",
    "hand_one_short",
    "hand_far",
    "promise_ready",
    "promise_short",
    "best_in_reach",
    "reach",
    "in_supply",
    "on_own",
    "on_rival",
    "on_open",
    "crown",
    "active",
    "discounts",
    "last_turns",
)


def fill(g: Heirs, seat: i64, out: vec[float]) -> None:
    n = Numbers(out)
    n.put(time_share(g))
    n.count(total(g, seat), 80.0)
    n.put(heuristics.prospects(g, seat) / 10.0)
    _landscape(g, seat, n)
    if g.solo and seat == HENRI:
        for _ in range(13):
            n.put(0.0)
    else:
        _means(g, seat, n)
    _troops(g, seat, n)
    n.flag(g.crown == seat)
    n.flag(g.active == seat and not g.over)
    n.count(g.discounts if g.active == seat else 0, 3.0)
    n.put(0.0 if g.last_turns < 0 else 1.0 - 0.25 * float(g.last_turns))


def time_share(g: Heirs) -> float:
    """From 1 at the start to 0 at the end."""
    if g.over:
        return 0.0
    if g.last_turns >= 0:
        return 0.04 * float(g.last_turns)
    return min(1.0, 0.1 + 0.9 * float(g.supply[0] + g.supply[1] + g.supply[2]) / FULL_SUPPLY)


def _landscape(g: Heirs, seat: i64, n: Numbers) -> None:
    """Points by the way of scoring: some grow with every tile that is laid, some do not."""
    families = [0] * len(t.SCORINGS)
    buildings: i64 = 0
    doubled: i64 = 0
    best: i64 = 0
    for plot in range(len(g.owners)):
        if g.owners[plot] == seat:
            worth = points_of(g, plot)
            families[g.tables.scoring[g.kind_at(plot)]] += worth
            buildings += 1
            if g.stands_on(seat, plot):
                doubled += worth
            elif worth > best:
                best = worth
    n.count(buildings, 12.0)
    n.count(doubled, 20.0)
    n.count(best, 12.0)
    n.count(road_points(g, seat) if g.roads else 0, 20.0)
    n.count(treasure_points(g) if g.solo and seat == HENRI else 0, 20.0)
    for family in range(1, len(families)):
        n.count(families[family], 20.0)


def _means(g: Heirs, seat: i64, n: Numbers) -> None:
    """Access to resources, and the tiles in hand by how much they lack."""
    available = access(g, seat)
    scarcest: i64 = available[0]
    for resource in range(t.COLORS):
        n.count(available[resource], 5.0)
        if available[resource] < scarcest:
            scarcest = available[resource]
    n.count(scarcest, 3.0)
    hand = g.hand(seat)
    ready: i64 = 0
    near: i64 = 0
    promise_ready = 0.0
    promise_short = 0.0
    for tile in hand:
        short = missing(g, tile, available)
        promise = heuristics.PROMISE[g.tables.scoring[g.tables.kind[tile]]]
        if short == 0:
            ready += 1
            promise_ready += promise
        else:
            near += 1 if short == 1 else 0
            promise_short += promise / float(1 + short)
    n.count(len(hand), 5.0)
    n.count(ready, 4.0)
    n.count(near, 4.0)
    n.count(len(hand) - ready - near, 4.0)
    n.put(promise_ready / 15.0)
    n.put(promise_short / 10.0)
    best = 0.0
    left: i64 = reach(g, seat)
    n_reach: i64 = left
    place: i64 = g.shield
    for _ in range(6):
        place += 1
        if place == 7:
            place = 0
        tile_there: i64 = g.ring[place]
        if left > 0 and tile_there >= 0:
            left -= 1
            short = missing(g, tile_there, available)
            worth = heuristics.PROMISE[g.tables.scoring[g.tables.kind[tile_there]]] * float(max(0, LACKS - short)) / LACKS
            best = max(best, worth)
    n.put(best / 5.0)
    n.count(n_reach, 6.0)
    n.count(troops_in_supply(g, seat), 3.0)


def _troops(g: Heirs, seat: i64, n: Numbers) -> None:
    """Where the troops stand: on own buildings they double, elsewhere they give access."""
    own: i64 = 0
    rival: i64 = 0
    open_land: i64 = 0
    first = g.first_troop(seat)
    for troop in range(first, first + UNITS):
        plot: i64 = g.troops[troop]
        if plot < 0:
            continue
        if g.owners[plot] == seat:
            own += 1
        elif g.is_building(plot):
            rival += 1
        else:
            open_land += 1
    n.count(own, 3.0)
    n.count(rival, 3.0)
    n.count(open_land, 3.0)
