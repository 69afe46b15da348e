"""What a seat may know. Everything is open except the order of the supplies and the front of the start tile, and those do
not exist in the state; so all seats see the same table (HEIRS-SETUP-12; hands are public). Whatever the rules say of it is
in the view: points as they would be scored now, and what Henri would do."""

from __future__ import annotations

from typing import Any

from regalia.games.two_heirs import automa, treasures
from regalia.games.two_heirs.access import access, reach, reached
from regalia.games.two_heirs.actions import NO_CELL
from regalia.games.two_heirs.buildings import counted
from regalia.games.two_heirs.fields import cell_pair, colours
from regalia.games.two_heirs.load import COLORS, EXITS, RESOURCES, Components, Tile, components
from regalia.games.two_heirs.roads import all_roads, exits_of, lead_on
from regalia.games.two_heirs.scoring import doubled_plots, worths_of
from regalia.games.two_heirs.state import EMPTY, Heirs

OPTIONS = "ABCD"
"""Henri's four ways to place a tile (HEIRS-SOLO-23 to -26)."""


def build(g: Heirs, _seat: int, view: dict[str, Any]) -> None:
    c = components(g.config.pack)
    view["sets"] = g.config.chosen("sets")
    view["players"] = colours(g)
    view["reach"] = [reach(g, n) for n in (0, 1)]
    view["reached"] = [reached(g, n) for n in (0, 1)]
    view["access"] = [dict(zip(RESOURCES, access(g, n), strict=True)) for n in (0, 1)]
    view["hand_limit"] = int(g.tables.hand_limit)
    _add_points(g, view)
    view["printed"] = {tile: _printed(c, tile) for tile in _open_tiles(view)}
    view["breakdown"] = [g.breakdown(n) for n in (0, 1)]
    if g.solo:
        _add_henri(c, g, view["henri"])


def _add_points(g: Heirs, view: dict[str, Any]) -> None:
    """What each building and road would score now: a building's `points` before doubling, its `final` points after."""
    worths = [worths_of(g, seat) for seat in (0, 1)]
    twice = [plot for seat in (0, 1) for plot in doubled_plots(g, seat, worths[seat])]
    for plot, entry in enumerate(view["landscape"]):
        points = int(worths[0][plot] + worths[1][plot])
        entry["exits"] = int(exits_of(g, plot))
        entry["points"] = points
        entry["counted"] = int(counted(g, plot)) if g.is_building(plot) else 0
        entry["doubled"] = plot in twice
        entry["final"] = 2 * points if plot in twice else points
    roads = all_roads(g)
    leads = [int(lead_on(g, road, 0)) for road in roads]
    view["roads"] = [[cell_pair(g.cells[plot]) for plot in road] for road in roads]
    view["road_scores"] = [{"seat": None if lead == 0 else int(lead < 0), "points": abs(lead)} for lead in leads]


def _add_henri(c: Components, g: Heirs, henri: dict[str, Any]) -> None:
    """How far each treasure's condition is met, and what Henri does if the turn ends now."""
    plots = [plot for plot, token in enumerate(g.treasures) if token != EMPTY]
    for plot, entry in zip(plots, henri["treasures"], strict=True):
        token = g.treasures[plot]
        entry["name"] = c.treasure_texts[token]
        entry["condition"] = c.treasures[token].condition
        entry["color"] = c.treasures[token].color
        entry["cells"] = c.treasures[token].cells
        entry["there"] = int(treasures.tiles_there(g, plot, token))
        entry["needed"] = int(treasures.tiles_needed(g, token))
    henri["next"] = _next_of_henri(c, g)


def _next_of_henri(c: Components, g: Heirs) -> dict[str, Any] | None:
    """The automa's own choice; None if no turn of his follows the one going on."""
    place = int(automa.choose_place(g))
    if g.over or 0 <= g.last_turns <= 1 or place == EMPTY:
        return None
    tile = g.ring[place]
    option = int(automa.choose_option(g, tile))
    cell = int(automa.choose_cell(g, tile, option))
    return {
        "color": None if g.top == EMPTY else COLORS[g.top],
        "place": place,
        "tile": c.tiles[tile].id,
        "option": OPTIONS[option],
        "cell": None if cell == NO_CELL else cell_pair(cell),
    }


def _open_tiles(view: dict[str, Any]) -> list[str]:
    """Tiles whose front matters to the eye: in the ring, in the hands, and built."""
    ring = [tile for tile in view["royal_supply"] if tile is not None]
    built = [plot["tile"] for plot in view["landscape"] if plot["owner"] is not None]
    return [*ring, *(tile for hand in view["hands"].values() for tile in hand), *built]


def _printed(c: Components, id: str) -> dict[str, Any]:
    tile = c.tiles[c.tile[id]]
    kind = c.buildings[c.kind[tile.building]]
    return {
        "name": c.tile_texts[c.tile[id]],
        "building": tile.building,
        "color": tile.color,
        "cost": {"wood": tile.cost.wood, "stone": tile.cost.stone, "wheat": tile.cost.wheat},
        "orientation": tile.orientation,
        "target": tile.target,
        "roads": sum(1 << EXITS.index(exit) for exit in tile.roads),
        "base": kind.base,
        "per": kind.per,
        "cap": kind.cap,
        "counts": [kind.color] if kind.color else kind.pair,
        "gives": list(kind.gives_access),
        "improves": _improved(c, tile),
    }


def _improved(c: Components, tile: Tile) -> list[int]:
    """Points per pair without and with this Town Hall."""
    if tile.building != "town_hall":
        return []
    workshop = c.buildings[c.kind[tile.target]]
    return [workshop.per, workshop.per_with_town_hall or workshop.per]
