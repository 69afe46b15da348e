"""Henri, the automa of the solo mode: each phase of his turn is a step of its own, logged with its reason.

Take (HEIRS-SOLO-10 to -12), place (-20 to -27), then siege, treasure and troop (-28, -29).
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.two_heirs import treasures, turn
from regalia.games.two_heirs.actions import DIRECTIONS, NO_CELL, STEP_TO
from regalia.games.two_heirs.labels import color_name, tile_name, treasure_name, troop_name
from regalia.games.two_heirs.places import beside, plot_name
from regalia.games.two_heirs.roads import exits_of, has_exit, turned
from regalia.games.two_heirs.state import EMPTY, NORTH_SEAT, Heirs
from regalia.kit.sets import BIT, members

OPTION_A: Final = 0
OPTION_B: Final = 1
OPTION_C: Final = 2
OPTION_D: Final = 3

OPTION_NAMES: Final[list[str]] = ["henri-option-a", "henri-option-b", "henri-option-c"]


class HenriTurn(Automatic[Heirs]):
    """Henri takes and places; what follows depends on whether the tile found a cell."""

    def __init__(self) -> None:
        super().__init__("henri:turn", NORTH_SEAT)

    def misplaced(self, g: Heirs) -> str:
        if not g.solo:
            return "mode"
        return "royal_shield" if g.crown != NORTH_SEAT else "royal_supply" if choose_place(g) == EMPTY else ""

    def run(self, g: Heirs) -> None:
        g.emit("turn", NORTH_SEAT, {})
        place = choose_place(g)
        if g.events is not None:
            _tell_choice(g, place)
        tile = turn.take(g, NORTH_SEAT, place)
        option = choose_option(g, tile)
        if option == OPTION_D:
            g.removed |= BIT[tile]
            g.emit("henri-option-d", NORTH_SEAT, {"tile": tile_name(g, tile)})
            return
        cell = choose_cell(g, tile, option)
        g.lay(cell, g.tables.color[tile], tile, NORTH_SEAT)
        if g.events is not None:
            args: dict[str, int | str] = {"tile": tile_name(g, tile), "near": beside(g, cell)}
            g.emit(OPTION_NAMES[option], NORTH_SEAT, args)
        g.push(HENRI_TROOP)
        g.push(HENRI_TREASURE)
        g.push(HENRI_SIEGE)


class HenriSiege(Automatic[Heirs]):
    """HEIRS-SOLO-29: a new Siege Tower destroys everything it can."""

    def __init__(self) -> None:
        super().__init__("henri:siege", NORTH_SEAT)

    def misplaced(self, g: Heirs) -> str:
        return not_laid(g)

    def run(self, g: Heirs) -> None:
        plot = newest(g)
        if g.kind_at(plot) == g.tables.siege_tower:
            for target in members(turn.besieged_by(g, NORTH_SEAT, plot)):
                turn.destroy(g, NORTH_SEAT, target)


class HenriTreasure(Automatic[Heirs]):
    """HEIRS-SOLO-28 (2), (3): the top token of the stack goes on the new building, then all are checked."""

    def __init__(self) -> None:
        super().__init__("henri:treasure", NORTH_SEAT)

    def misplaced(self, g: Heirs) -> str:
        return not_laid(g)

    def run(self, g: Heirs) -> None:
        if g.treasure_stack > 0:
            token = g.pick_member(turn.C_TREASURE, g.treasure_bag)
            g.treasure_bag ^= BIT[token]
            g.treasure_stack -= 1
            plot = newest(g)
            g.treasures[plot] = token
            if g.events is not None:
                args: dict[str, int | str] = {"treasure": treasure_name(g, token), "tile": plot_name(g, plot)}
                g.emit("henri-treasure", NORTH_SEAT, args)
        treasures.check(g)


class HenriTroop(Automatic[Heirs]):
    """HEIRS-SOLO-28 (4): the troop whose cross has the tile's colour comes from wherever it is."""

    def __init__(self) -> None:
        super().__init__("henri:troop", NORTH_SEAT)

    def misplaced(self, g: Heirs) -> str:
        return not_laid(g)

    def run(self, g: Heirs) -> None:
        plot = newest(g)
        first = g.first_troop(NORTH_SEAT)
        for troop in range(first, first + 3):
            if g.tables.cross_color[troop] == g.colors[plot]:
                g.troops[troop] = plot
                if g.events is not None:
                    g.emit("henri-troop", NORTH_SEAT, {"troop": troop_name(troop)})


HENRI: Final = HenriTurn()
HENRI_SIEGE: Final = HenriSiege()
HENRI_TREASURE: Final = HenriTreasure()
HENRI_TROOP: Final = HenriTroop()


def not_laid(g: Heirs) -> str:
    """What contradicts that Henri has just laid a tile, or ""."""
    if not g.solo:
        return "mode"
    return "royal_shield" if g.crown == NORTH_SEAT else "landscape" if g.owners[newest(g)] != NORTH_SEAT else ""


def newest(g: Heirs) -> i64:
    """The tile Henri has just laid."""
    return len(g.cells) - 1


def choose_place(g: Heirs) -> i64:
    """HEIRS-SOLO-10, -11: the first tile clockwise in the colour of the supply's top, else the first tile."""
    first: i64 = EMPTY
    place = g.shield
    for _ in range(6):
        place += 1
        if place == 7:
            place = 0
        tile = g.ring[place]
        if tile == EMPTY:
            continue
        if first == EMPTY:
            first = place
        if g.top != EMPTY and g.tables.color[tile] == g.top:
            return place
    return first


def _tell_choice(g: Heirs, place: i64) -> None:
    if g.top == EMPTY:
        g.emit("henri-seeks-nothing", NORTH_SEAT, {})
        return
    color = color_name(g.top)
    found = g.tables.color[g.ring[place]] == g.top
    g.emit("henri-seeks" if found else "henri-finds-none", NORTH_SEAT, {"color": color})


def choose_option(g: Heirs, tile: i64) -> i64:
    """HEIRS-SOLO-23 to -27: the first option that gives the tile a cell, else D."""
    for option in range(OPTION_D):
        if choose_cell(g, tile, option) != NO_CELL:
            return option
    return OPTION_D


def choose_cell(g: Heirs, tile: i64, option: i64) -> i64:
    """HEIRS-SOLO-22: the first empty cell, clockwise from the top, that fits the option; NO_CELL if none does."""
    for d in range(DIRECTIONS):
        if g.near[g.reference * DIRECTIONS + d] == EMPTY and _fits(g, tile, option, d):
            return g.cells[g.reference] + STEP_TO[d]
    return NO_CELL


def _fits(g: Heirs, tile: i64, option: i64, d: i64) -> bool:
    if option == OPTION_D:
        return False
    if option == OPTION_C:
        return True
    leads_there = has_exit(exits_of(g, g.reference), d)
    if option == OPTION_B:
        return leads_there
    return leads_there and has_exit(turned(g.tables.exits[tile]), (d + 4) & 7)
