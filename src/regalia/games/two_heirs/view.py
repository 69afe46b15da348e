"""What a seat may know. Everything is open except the order of the supplies and the front of the start tile, and those do
not exist in the state; so all seats see the same table (HEIRS-SETUP-12; hands are public)."""

from __future__ import annotations

from typing import Any

from regalia.games.two_heirs import position
from regalia.games.two_heirs.access import access, reach, reached
from regalia.games.two_heirs.buildings import points_of
from regalia.games.two_heirs.components import EXITS, RESOURCES, Components
from regalia.games.two_heirs.roads import all_roads, exits_of
from regalia.games.two_heirs.state import Heirs


def build(c: Components, g: Heirs) -> dict[str, Any]:
    view = position.write(c, g)
    view["sets"] = g.config.chosen("sets")
    view["players"] = [position.player_of(c, g, n) for n in (0, 1)]
    view["reach"] = [reach(g, n) for n in (0, 1)]
    view["reached"] = [reached(g, n) for n in (0, 1)]
    view["access"] = [dict(zip(RESOURCES, access(g, n), strict=True)) for n in (0, 1)]
    for plot, entry in enumerate(view["landscape"]):
        entry["exits"] = int(exits_of(g, plot))
        entry["points"] = int(points_of(g, plot)) if g.is_building(plot) else 0
    view["roads"] = [[position.cell_pair(g.cells[plot]) for plot in road] for road in all_roads(g)]
    view["printed"] = {tile: _printed(c, tile) for tile in _open_tiles(view)}
    view["breakdown"] = [g.breakdown(n) for n in (0, 1)]
    return view


def _open_tiles(view: dict[str, Any]) -> list[str]:
    """Tiles whose front matters to the eye: in the ring, in the hands, and built."""
    ring = [tile for tile in view["royal_supply"] if tile is not None]
    built = [plot["tile"] for plot in view["landscape"] if plot["owner"] is not None]
    return [*ring, *(tile for hand in view["hands"].values() for tile in hand), *built]


def _printed(c: Components, id: str) -> dict[str, Any]:
    tile = c.tiles[c.tile[id]]
    return {
        "building": tile.building,
        "color": tile.color,
        "cost": {"wood": tile.cost.wood, "stone": tile.cost.stone, "wheat": tile.cost.wheat},
        "orientation": tile.orientation,
        "target": tile.target,
        "roads": sum(1 << EXITS.index(exit) for exit in tile.roads),
    }
