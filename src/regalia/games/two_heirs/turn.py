"""What happens in a turn: taking a tile, laying one, moving troops, flipping buildings. The questions are in steps.py."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.two_heirs import treasures
from regalia.games.two_heirs.access import access, missing
from regalia.games.two_heirs.actions import DIRECTIONS, STEP_TO, adjacent, inside
from regalia.games.two_heirs.labels import color_name, tile_name, troop_name
from regalia.games.two_heirs.places import after_shield, beside, plot_name
from regalia.games.two_heirs.state import DEPLOYED, EMPTY, IN_SUPPLY, MOVED, NOT_YET, RETIRED, TROOPS, Heirs
from regalia.kit.sets import BIT

C_TOSS: Final = 0
C_TILE: Final = 1
C_COLOR: Final = 2
C_TREASURE: Final = 3

ORTHOGONAL_STEP: Final = 2
TURNS_AFTER_LAST_TILE: Final = 3


# -- the supplies ----------------------------------------------------------------------------------


def draw_top(g: Heirs) -> i64:
    """The top tile of the common supply: any tile not yet seen of the colour its back shows."""
    tile = g.pick_member(C_TILE, g.unseen & g.tables.of_color[g.top])
    g.unseen ^= BIT[tile]
    g.supply[g.top] -= 1
    return tile


def show_top(g: Heirs) -> None:
    """The colour of the new top tile, in proportion to what is left; none when the supply is empty."""
    if g.supply[0] + g.supply[1] + g.supply[2] == 0:
        g.top = EMPTY
        return
    g.top = g.pick_weighted(C_COLOR, g.supply)


def take(g: Heirs, seat: i64, place: i64) -> i64:
    """HEIRS-TAKE-03 to -05: the tile leaves, the shield takes its place and turns, the place it left is filled."""
    tile: i64 = g.ring[place]
    left = g.shield
    if g.events is not None:
        g.emit("take", seat, {"tile": tile_name(g, tile), "place": after_shield(g, place)})
    g.ring[place] = EMPTY
    g.shield = place
    g.crown = 1 - seat
    refill(g, left)
    return tile


def refill(g: Heirs, place: i64) -> None:
    if g.top == EMPTY:
        return
    g.ring[place] = draw_top(g)
    if g.events is not None:
        g.emit("refill", NOBODY, {"tile": tile_name(g, g.ring[place])})
    show_top(g)
    if g.top == EMPTY:
        g.last_turns = TURNS_AFTER_LAST_TILE
        g.emit("last-tile", NOBODY, {})


# -- playing tiles ---------------------------------------------------------------------------------


def near_own_troop(g: Heirs, seat: i64, cell: i64) -> bool:
    first = g.first_troop(seat)
    for troop in range(first, first + 3):
        plot: i64 = g.troops[troop]
        if plot >= 0 and adjacent(g.cells[plot], cell):
            return True
    return False


def has_room(g: Heirs, seat: i64) -> bool:
    """Whether some empty cell lies next to an own troop."""
    first = g.first_troop(seat)
    for troop in range(first, first + 3):
        plot: i64 = g.troops[troop]
        if plot >= 0:
            for d in range(DIRECTIONS):
                if g.near[plot * DIRECTIONS + d] == EMPTY and inside(g.cells[plot] + STEP_TO[d]):
                    return True
    return False


def build(g: Heirs, seat: i64, tile: i64, cell: i64) -> i64:
    """HEIRS-BUILD-01 to -04, HEIRS-OPEN-06: exactly as many discounts as resources are missing."""
    g.discounts -= missing(g, tile, access(g, seat))
    g.play_from_hand(seat, tile)
    plot = g.lay(cell, g.tables.color[tile], tile, seat)
    if g.events is not None:
        g.emit("build", seat, {"tile": tile_name(g, tile), "near": beside(g, cell)})
    if g.solo:
        g.reference = plot
        treasures.check(g)
    return plot


def expand(g: Heirs, seat: i64, tile: i64, cell: i64) -> None:
    """HEIRS-OPEN-01 to -04."""
    g.play_from_hand(seat, tile)
    g.lay(cell, g.tables.color[tile], tile, NOBODY)
    g.discounts += 1
    if g.events is not None:
        g.emit("expand", seat, {"color": color_name(g.tables.color[tile]), "near": beside(g, cell)})
    if g.solo:
        treasures.check(g)


def flip(g: Heirs, plot: i64) -> None:
    """A building becomes open land; whatever stands on it stays (HEIRS-TROOP-09)."""
    g.owners[plot] = NOBODY


def besieged_by(g: Heirs, seat: i64, tower: i64) -> i64:
    """HEIRS-BLD-SIEGE-01: the opponent's buildings beside the new tower and beside another own tower."""
    found: i64 = 0
    for d in range(0, DIRECTIONS, ORTHOGONAL_STEP):
        plot: i64 = g.near[tower * DIRECTIONS + d]
        if plot != EMPTY and g.owners[plot] == 1 - seat and _own_towers_beside(g, seat, plot) >= 2:
            found |= BIT[plot]
    return found


def _own_towers_beside(g: Heirs, seat: i64, plot: i64) -> i64:
    count: i64 = 0
    for d in range(0, DIRECTIONS, ORTHOGONAL_STEP):
        other: i64 = g.near[plot * DIRECTIONS + d]
        if other != EMPTY and g.owners[other] == seat and g.kind_at(other) == g.tables.siege_tower:
            count += 1
    return count


def destroy(g: Heirs, seat: i64, plot: i64) -> None:
    if g.events is not None:
        g.emit("destroy", seat, {"tile": tile_name(g, g.tiles[plot])})
    flip(g, plot)


def use_camp(g: Heirs, seat: i64, plot: i64) -> None:
    """HEIRS-BLD-CAMP-01."""
    flip(g, plot)
    g.crown = seat
    if g.events is not None:
        g.emit("camp", seat, {"near": beside(g, g.cells[plot])})


# -- troops ----------------------------------------------------------------------------------------


def can_move(g: Heirs, troop: i64) -> bool:
    """Whether a troop in the landscape has somewhere to go (HEIRS-TROOP-02, -04)."""
    if troop % 3 != 0:
        return True
    plot: i64 = g.troops[troop]
    for d in range(DIRECTIONS):
        other: i64 = g.near[plot * DIRECTIONS + d]
        if other != EMPTY and not g.occupied(other):
            return True
    return False


def may_deploy_to(g: Heirs, seat: i64, plot: i64) -> bool:
    """HEIRS-TROOP-03: next to a tile with another own troop."""
    first = g.first_troop(seat)
    for troop in range(first, first + 3):
        start: i64 = g.troops[troop]
        if start >= 0 and adjacent(g.cells[start], g.cells[plot]):
            return True
    return False


def can_deploy(g: Heirs, seat: i64) -> bool:
    first = g.first_troop(seat)
    for troop in range(first, first + 3):
        start: i64 = g.troops[troop]
        if start >= 0:
            for d in range(DIRECTIONS):
                other: i64 = g.near[start * DIRECTIONS + d]
                if other != EMPTY and not g.occupied(other):
                    return True
    return False


def move_troop(g: Heirs, seat: i64, troop: i64, plot: i64) -> None:
    """HEIRS-TROOP-01 to -04: move, deploy, or retire (to IN_SUPPLY)."""
    was = g.troops[troop]
    g.troops[troop] = plot
    if plot == IN_SUPPLY:
        g.acted[troop] = RETIRED
    elif was == IN_SUPPLY:
        g.acted[troop] = DEPLOYED
    else:
        g.acted[troop] = MOVED
    if g.events is not None:
        _tell_troop(g, seat, troop, plot)


def _tell_troop(g: Heirs, seat: i64, troop: i64, plot: i64) -> None:
    names = ["", "move", "deploy", "retire"]
    args: dict[str, int | str] = {"troop": troop_name(troop)}
    if plot != IN_SUPPLY:
        args["onto"], args["near"] = plot_name(g, plot), beside(g, g.cells[plot])
    g.emit(names[g.acted[troop]], seat, args)


def rest(g: Heirs) -> None:
    """HEIRS-TURN-06."""
    for troop in range(TROOPS):
        g.acted[troop] = 0
    g.discounts = 0


def count_last_turns(g: Heirs) -> bool:
    """HEIRS-END-01, -02, -05: True when the turn just ended was the last one."""
    if g.last_turns == NOT_YET:
        return False
    g.last_turns -= 1
    return g.last_turns == 0
