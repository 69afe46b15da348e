"""Henri's treasures: their conditions, checked after every tile laid (HEIRS-SOLO-40 to -44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import DIRECTIONS, x_of, y_of
from regalia.games.two_heirs.labels import treasure_name
from regalia.games.two_heirs.places import plot_name
from regalia.games.two_heirs.tables import ANY_COLOR, IN_COLUMN, LAYOUT

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def check(g: Heirs) -> None:
    """Remove every treasure on the table whose condition is met."""
    for plot in range(len(g.treasures)):
        token = g.treasures[plot]
        if token >= 0 and is_met(g, plot, token):
            g.treasures[plot] = -1
            if g.events is not None:
                g.emit("treasure-met", NOBODY, {"treasure": treasure_name(g, token), "tile": plot_name(g, plot)})


def is_met(g: Heirs, plot: i64, token: i64) -> bool:
    return tiles_there(g, plot, token) >= tiles_needed(g, token)


def tiles_needed(g: Heirs, token: i64) -> i64:
    """A layout shows two cells (HEIRS-SOLO-42)."""
    return 2 if g.tables.condition[token] == LAYOUT else g.tables.tiles_needed


def tiles_there(g: Heirs, plot: i64, token: i64) -> i64:
    """How many of the tiles that a treasure on the plot asks for are laid."""
    t = g.tables
    if t.condition[token] != LAYOUT:
        return tiles_in_line(g, plot, t.condition[token] == IN_COLUMN, t.treasure_color[token])
    count: i64 = 0
    for cell in range(2):
        if g.near[plot * DIRECTIONS + t.treasure_cells[token * 2 + cell]] >= 0:
            count += 1
    return count


def tiles_in_line(g: Heirs, plot: i64, column: bool, color: i64) -> i64:
    """Other tiles of a colour (or of any) in the plot's column or row; gaps and distance do not matter."""
    count: i64 = 0
    here = x_of(g.cells[plot]) if column else y_of(g.cells[plot])
    for other in range(len(g.cells)):
        if other != plot and (color == ANY_COLOR or g.colors[other] == color):
            there = x_of(g.cells[other]) if column else y_of(g.cells[other])
            if there == here:
                count += 1
    return count


def on_table(g: Heirs) -> i64:
    count: i64 = 0
    for token in g.treasures:
        if token >= 0:
            count += 1
    return count
