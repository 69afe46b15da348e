"""Where things lie, in words: a cell by what it touches, a tile of the ring by its place after the shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import x_of, y_of
from regalia.games.two_heirs.tables import COLOR_IDS

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

DIRECTIONS: Final = ["sw", "s", "se", "w", "", "e", "nw", "n", "ne"]
"""From below to above, from left to right: three by three."""
NORTH_SEAT: Final = 1
"""Whose table is turned (as in the state, which cannot be imported here)."""
NAMED: Final = 2
"""Neighbours that a sentence names: enough to find a cell, few enough to read."""


def plot_name(g: Heirs, plot: i64) -> str:
    """A building by its name, other land by its colour."""
    if g.owners[plot] == NOBODY:
        return f"@land-{COLOR_IDS[g.colors[plot]]}"
    return f"@{g.tables.tile_texts[g.tiles[plot]]}"


def around(plots: list[tuple[int, int, str, bool]], x: int, y: int) -> str:
    """What lies next to a cell, of plots as (x, y, name, built): edges before corners, buildings before land."""
    found: list[tuple[bool, bool, str]] = []
    for px, py, name, built in plots:
        if max(abs(px - x), abs(py - y)) == 1:
            found.append((px != x and py != y, not built, name))
    edges = [one for one in found if not one[0]] or found
    names = list(dict.fromkeys(name for _, _, name in sorted(edges)))
    return ", ".join(names[:NAMED]) if names else "@land-none"


def beside(g: Heirs, cell: i64) -> str:
    plots = [
        (int(x_of(g.cells[plot])), int(y_of(g.cells[plot])), plot_name(g, plot), g.owners[plot] != NOBODY)
        for plot in range(len(g.cells))
    ]
    return around(plots, int(x_of(cell)), int(y_of(cell)))


def side_of(g: Heirs, cell: i64, turned: bool = False) -> dict[str, int | str]:
    """Where an empty cell lies, seen from one plot: edges before corners, buildings before land, the last laid first. The
    sides are those of the table as it is seen: `turned` for whoever sits north and has it the other way round."""
    best: i64 = NOBODY
    rank: i64 = 0
    for plot in range(len(g.cells)):
        dx, dy = x_of(cell) - x_of(g.cells[plot]), y_of(cell) - y_of(g.cells[plot])
        if dx < -1 or dx > 1 or dy < -1 or dy > 1:
            continue
        found: i64 = 1 + (2 if dx == 0 or dy == 0 else 0) + (1 if g.owners[plot] != NOBODY else 0)
        if found >= rank:
            best, rank = plot, found
    if best == NOBODY:
        return {"side": "", "tile": "", "land": "@land-none"}
    dx, dy = x_of(cell) - x_of(g.cells[best]), y_of(cell) - y_of(g.cells[best])
    if turned:
        dx, dy = -dx, -dy
    side = f"@side-{DIRECTIONS[(dy + 1) * 3 + dx + 1]}"
    if g.owners[best] == NOBODY:
        return {"side": side, "tile": "", "land": f"@of-land-{COLOR_IDS[g.colors[best]]}"}
    return {"side": side, "tile": plot_name(g, best), "land": "none"}


def after_shield(g: Heirs, place: i64) -> i64:
    """Which tile after the shield lies at a place: 1 for the first; empty places do not count."""
    count: i64 = 0
    for step in range(1, len(g.ring)):
        at: i64 = (g.shield + step) % len(g.ring)
        if g.ring[at] >= 0:
            count += 1
        if at == place:
            break
    return count


def cost_list(need: list[int]) -> str:
    """A cost without what it does not ask for."""
    ids = ["wood", "stone", "wheat"]
    return ", ".join([f"@amount-{ids[color]}*{need[color]}" for color in range(len(need)) if need[color] > 0])
