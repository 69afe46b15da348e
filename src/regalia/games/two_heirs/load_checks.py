"""Whether the components can be played with, the rulebook's own or a pack's: each refusal names the entry and its clause."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from regalia.core.errors import ComponentError
from regalia.core.files import read_toml
from regalia.core.packs import Pack

if TYPE_CHECKING:
    from regalia.games.two_heirs.load import Building, Components, Tile, TileSet

Color = Literal["green", "grey", "yellow"]
Resource = Literal["wood", "stone", "wheat"]
RoadKind = Literal["none", "straight", "curve", "crossroads", "end_point"]

RESOURCE_OF: dict[Color, Resource] = {"green": "wood", "grey": "stone", "yellow": "wheat"}
PLACES = 7
HAND = 8
"""The room that a hand has in the state."""
MOST = 99
MOST_CAMPS = 3
"""More could empty the royal supply (HEIRS-END-04)."""
ORIENTED = {
    "line_tiles": ("row", "column"),
    "line_same_color": ("row", "column"),
    "color_pairs": ("diagonal", "orthogonal"),
}
# File, key, fields and clause of what the rules fix.
FIXED: tuple[tuple[str, str, tuple[str, ...], str], ...] = (
    ("tiles", "count", ("count",), "HEIRS-COMP-01"),
    ("sets", "count", ("count",), "HEIRS-COMP-01"),
    ("sets", "tiles_per_set", ("tiles_per_set",), "HEIRS-COMP-01"),
    ("sets", "sets_per_game", ("sets_per_game",), "HEIRS-SETUP-01"),
    ("sets", "tiles_per_color_per_set", ("tiles_per_color_per_set",), "HEIRS-COMP-06"),
    ("sets", "set", ("first_game",), "HEIRS-SETUP-02"),
    ("buildings", "count", ("count",), "HEIRS-COMP-03"),
    ("buildings", "building", ("set", "scoring", "clause", "needs_orientation", "needs_target"), "HEIRS-COMP-03"),
    ("buildings", "building", ("active_effect", "build_effect", "passive_effect"), "HEIRS-COMP-03"),
    ("solo", "treasure_count", ("treasure_count",), "HEIRS-SOLO-03"),
    ("solo", "scaffolding_count", ("scaffolding_count",), "HEIRS-SOLO-21"),
    ("solo", "placement_order", ("placement_order",), "HEIRS-SOLO-22"),
    ("pieces", "royal_shield", ("count", "faces"), "HEIRS-COMP-05"),
    ("pieces", "royal_supply", ("places", "tiles_at_start", "shield_at_start"), "HEIRS-REACH-01"),
    ("pieces", "royal_supply", ("refill_place",), "HEIRS-TAKE-04"),
    ("pieces", "common_supply", ("tiles_at_start",), "HEIRS-SETUP-08"),
    ("pieces", "color", ("resource",), "HEIRS-COMP-02"),
    ("pieces", "player", ("seat",), "HEIRS-BUILD-04"),
    ("pieces", "troop", ("player", "type", "start"), "HEIRS-COMP-04"),
)


def check(c: Components, pack: Pack | None) -> None:
    """HEIRS-COMP-01, -02, -03, -06: what the rules rely on must hold for a pack too."""
    for entry in c.sets:
        _check_set(c, entry, pack)
    for tile in c.tiles:
        _check_tile(c, tile)
    camps = sum(tile.building == "camp" for tile in c.tiles)
    if camps > MOST_CAMPS:
        raise _count("camp", "HEIRS-END-04", camps, MOST_CAMPS)
    for building in c.buildings:
        _check_building(building)
    _check_solo(c)
    _check_pieces(c)


def _check_set(c: Components, entry: TileSet, pack: Pack | None) -> None:
    tiles = [tile for tile in c.tiles if tile.set == entry.id]
    if len(tiles) != c.tiles_per_set:
        raise _count(entry.id, "HEIRS-COMP-01", len(tiles), c.tiles_per_set)
    for color in RESOURCE_OF:
        found = sum(tile.color == color for tile in tiles)
        if found != c.per_color:
            raise _count(f"{entry.id}.{color}", "HEIRS-COMP-06", found, c.per_color)
    if pack is not None and "copies" not in _said(pack, "sets", "set").get(entry.id, {}):
        return  # a pack that changes tiles need not count them
    for kind in {**entry.copies, **{tile.building: 0 for tile in tiles}}:
        found = sum(tile.building == kind for tile in tiles)
        if found != entry.copies.get(kind, 0):
            raise _count(f"{entry.id}.copies.{kind}", "HEIRS-COMP-01", found, entry.copies.get(kind, 0))


def _check_tile(c: Components, tile: Tile) -> None:
    if tile.resource != RESOURCE_OF[tile.color]:
        raise _value(f"{tile.id}.resource", "HEIRS-COMP-02", tile.resource)
    if tile.building not in c.kind or c.buildings[c.kind[tile.building]].set != tile.set:
        raise _value(f"{tile.id}.building", "HEIRS-COMP-03", tile.building)
    kind = c.buildings[c.kind[tile.building]]
    if tile.target not in (kind.needs_target or [""]):
        raise _value(f"{tile.id}.target", "HEIRS-COMP-03", tile.target)
    if tile.orientation not in ORIENTED.get(kind.scoring, ("",)):
        raise _value(f"{tile.id}.orientation", "HEIRS-COMP-03", tile.orientation)
    if len(set(tile.roads)) not in (0, 2, 4) or len(set(tile.roads)) != len(tile.roads):
        raise _value(f"{tile.id}.roads", "HEIRS-ROAD-02", ",".join(tile.roads))
    if tile.road_kind != _road_kind(tile):
        raise _value(f"{tile.id}.road_kind", "HEIRS-ROAD-02", tile.road_kind)
    if not all(0 <= amount <= MOST for amount in (tile.cost.wood, tile.cost.stone, tile.cost.wheat)):
        raise _value(f"{tile.id}.cost", "HEIRS-COMP-03", str(tile.cost))


def _check_building(building: Building) -> None:
    for field in ("base", "per", "cap", "per_with_town_hall"):
        worthless = building.scoring == "none" and field in ("base", "per")
        _check_number(f"{building.id}.{field}", f"{building.clause}-01", getattr(building, field), 0, 0 if worthless else MOST)
    if len(set(building.pair)) != len(building.pair) or len(building.pair) != (2 if building.scoring == "color_pairs" else 0):
        raise _value(f"{building.id}.pair", "HEIRS-BLD-CRAFT-01", ",".join(building.pair))
    producer = building.clause == "HEIRS-BLD-PRODUCER"
    if list(building.gives_access.values()) != ([1] if producer else []):
        raise _value(f"{building.id}.gives_access", "HEIRS-BLD-PRODUCER-01", str(building.gives_access))


def _check_solo(c: Components) -> None:
    """HEIRS-SOLO-03, -40 to -42."""
    for token in c.treasures:
        layout = token.condition == "layout"
        if len(set(token.cells)) != len(token.cells) or len(token.cells) != (2 if layout else 0):
            raise _value(f"{token.id}.cells", "HEIRS-SOLO-42", ",".join(token.cells))
        if layout and token.color != "any":
            raise _value(f"{token.id}.color", "HEIRS-SOLO-42", token.color)
    for level in c.levels:
        _check_number(f"level.{level.id}.treasures_removed", "HEIRS-SOLO-03", level.treasures_removed, 0, len(c.treasures))
    _check_number("treasure_points", "HEIRS-SOLO-54", c.solo.treasure_points, 0)
    _check_number("treasure_tiles_needed", "HEIRS-SOLO-40", c.solo.treasure_tiles_needed, 1)
    _check_number("henri_doubled_buildings", "HEIRS-SOLO-52", c.solo.henri_doubled_buildings, 0)


def _check_pieces(c: Components) -> None:
    _check_number("royal_supply.places", "HEIRS-REACH-01", c.pieces.royal_supply.places, PLACES, PLACES)
    _check_number("royal_supply.base_reach", "HEIRS-REACH-02", c.pieces.royal_supply.base_reach, 1)
    _check_number("hand.limit", "HEIRS-TAKE-06", c.pieces.hand.limit, 1, HAND)
    seen: set[tuple[str, str]] = set()
    for troop in c.pieces.troop:
        if (troop.player, troop.cross_color) in seen:
            raise _value(f"{troop.id}.cross_color", "HEIRS-SOLO-28", troop.cross_color)
        seen.add((troop.player, troop.cross_color))


def _count(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)


def _check_number(where: str, clause: str, value: int, low: int, high: int = MOST) -> None:
    if not low <= value <= high:
        raise _value(where, clause, str(value))


def _road_kind(tile: Tile) -> RoadKind:
    """HEIRS-ROAD-02 to -04: what the exits and the building make of it."""
    if tile.roads and tile.building == "pilgrimage_site":
        return "end_point"
    if len(tile.roads) == 2:
        return "straight" if set(tile.roads) in ({"N", "S"}, {"E", "W"}) else "curve"
    return "crossroads" if tile.roads else "none"


# -- packs -----------------------------------------------------------------------------------------------


def _said(pack: Pack, file: str, key: str) -> dict[Any, dict[str, Any]]:
    """What a pack says of each entry; a single value counts as an entry that has it as its only field."""
    found = pack.files.get(file, {}).get(key, [])
    return _entries(found, key)


def _entries(found: Any, key: str) -> dict[Any, dict[str, Any]]:
    if isinstance(found, list) and all(isinstance(entry, dict) for entry in found):
        return {entry["id"]: entry for entry in found}
    return {key: found if isinstance(found, dict) else {key: found}}


def check_fixed(folder: Path, pack: Pack) -> None:
    """What the rules fix may be repeated by a pack, not changed."""
    for file, key, fields, clause in FIXED:
        own = _entries(read_toml(folder / f"{file}.toml")[key], key)
        for id, entry in _said(pack, file, key).items():
            for field in fields:
                if field in entry and entry[field] != own[id].get(field):
                    where = field if key == field else f"{id}.{field}"
                    raise _value(where, clause, str(entry[field]))


def complete(c: Components, pack: Pack) -> None:
    """What follows from a change need not be said: the resource of a colour, the road, what another kind does not show."""
    for id, change in _said(pack, "tiles", "tile").items():
        tile = c.tiles[c.tile[id]]
        kind = c.buildings[c.kind[tile.building]] if tile.building in c.kind else None
        if "resource" not in change:
            tile.resource = RESOURCE_OF[tile.color]
        if "road_kind" not in change:
            tile.road_kind = _road_kind(tile)
        if kind is not None and "target" not in change and not kind.needs_target:
            tile.target = ""
        if kind is not None and "orientation" not in change and not kind.needs_orientation:
            tile.orientation = ""
    for id, change in _said(pack, "solo", "treasure").items():
        token = c.treasures[c.treasure[id]]
        if "cells" not in change and token.condition != "layout":
            token.cells = []
        if "color" not in change and token.condition == "layout":
            token.color = "any"
