"""Loads and checks the component files (with a pack's overrides) and turns them into tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_components
from regalia.games.two_heirs import tables as t

FOLDER = Path(__file__).parent / "components"
COLORS = ("green", "grey", "yellow")
RESOURCES = ("wood", "stone", "wheat")
EXITS = ("N", "E", "S", "W")
PLACES = 7
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

Color = Literal["green", "grey", "yellow"]
Resource = Literal["wood", "stone", "wheat"]


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    wood: int
    stone: int
    wheat: int


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    set: str
    building: str
    name_en: str
    name_fr: str
    color: Color
    resource: Resource
    cost: Cost
    orientation: Literal["", "row", "column", "diagonal", "orthogonal"]
    target: str
    roads: list[Literal["N", "E", "S", "W"]]
    road_kind: Literal["none", "straight", "curve", "crossroads", "end_point"]
    source: str
    sources: dict[str, str]


class Building(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    set: str
    name_en: str
    name_fr: str
    scoring: str
    base: int
    per: int
    clause: str
    source: str
    cap: int = 0
    max_points: int | None = None
    min_points: int = 0
    needs_orientation: bool = False
    needs_target: list[str] = []
    color: Color | None = None
    pair: list[Color] = []
    per_with_town_hall: int = 0
    gives_access: dict[Resource, int] = {}
    active_effect: str = ""
    build_effect: str = ""
    passive_effect: str = ""


class TileSet(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_fr: str
    symbol_order: int
    first_game: bool
    source: str
    copies: dict[str, int]
    copies_source: str


class TreasureToken(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_fr: str
    condition: Literal["column", "row", "layout"]
    color: Literal["green", "grey", "yellow", "any"]
    cells: list[Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]]
    source: str


class Level(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    name_en: str
    name_fr: str
    treasures_removed: int
    source: str


class Troop(msgspec.Struct):
    id: str
    player: str
    type: Literal["normal", "cavalry"]
    name_en: str
    name_fr: str
    cross_color: Color


class Named(msgspec.Struct):
    id: str
    name_en: str
    name_fr: str


class RoyalSupply(msgspec.Struct):
    places: int
    base_reach: int


class Hand(msgspec.Struct):
    limit: int


class TilesFile(msgspec.Struct):
    tile: list[Tile]


class BuildingsFile(msgspec.Struct):
    building: list[Building]


class SetsFile(msgspec.Struct):
    set: list[TileSet]
    tiles_per_set: int
    tiles_per_color_per_set: int


class SoloFile(msgspec.Struct):
    treasure: list[TreasureToken]
    level: list[Level]
    treasure_points: int
    treasure_tiles_needed: int
    henri_doubled_buildings: int


class PiecesFile(msgspec.Struct):
    troop: list[Troop]
    color: list[Named]
    player: list[Named]
    royal_supply: RoyalSupply
    hand: Hand


FILES: dict[str, type[Any]] = {
    "tiles": TilesFile,
    "buildings": BuildingsFile,
    "sets": SetsFile,
    "solo": SoloFile,
    "pieces": PiecesFile,
}


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.tiles: list[Tile] = files["tiles"].tile
        self.buildings: list[Building] = files["buildings"].building
        self.sets: list[TileSet] = files["sets"].set
        self.treasures: list[TreasureToken] = files["solo"].treasure
        self.levels: list[Level] = files["solo"].level
        self.solo: SoloFile = files["solo"]
        self.pieces: PiecesFile = files["pieces"]
        self.tiles_per_set: int = files["sets"].tiles_per_set
        self.per_color: int = files["sets"].tiles_per_color_per_set
        self.tile = {tile.id: n for n, tile in enumerate(self.tiles)}
        self.kind = {building.id: n for n, building in enumerate(self.buildings)}
        self.treasure = {token.id: n for n, token in enumerate(self.treasures)}
        self.troop = {troop.id: n for n, troop in enumerate(self.pieces.troop)}
        self.set = {entry.id: n for n, entry in enumerate(self.sets)}
        self.color = {color: n for n, color in enumerate(COLORS)}
        self.player = {player.id: n for n, player in enumerate(self.pieces.player)}
        self._check()

    def _check(self) -> None:
        """HEIRS-COMP-01, -02, -03, -06: what the rules rely on must hold for a pack too."""
        for entry in self.sets:
            tiles = [tile for tile in self.tiles if tile.set == entry.id]
            if len(tiles) != self.tiles_per_set:
                raise _count(entry.id, "HEIRS-COMP-01", len(tiles), self.tiles_per_set)
            for color in COLORS:
                found = sum(tile.color == color for tile in tiles)
                if found != self.per_color:
                    raise _count(f"{entry.id}.{color}", "HEIRS-COMP-06", found, self.per_color)
        for tile in self.tiles:
            self._check_tile(tile)
        for building in self.buildings:
            if building.scoring not in t.SCORINGS:
                raise _value(f"{building.id}.scoring", "HEIRS-COMP-03", building.scoring)
            if len(building.pair) != (2 if building.scoring == "color_pairs" else 0):
                raise _value(f"{building.id}.pair", "HEIRS-BLD-CRAFT-01", ",".join(building.pair))
        self._check_solo()
        if self.pieces.royal_supply.places != PLACES:
            raise _value("royal_supply.places", "HEIRS-REACH-01", str(self.pieces.royal_supply.places))

    def _check_tile(self, tile: Tile) -> None:
        if tile.resource != RESOURCES[COLORS.index(tile.color)]:
            raise _value(f"{tile.id}.resource", "HEIRS-COMP-02", tile.resource)
        if tile.building not in self.kind:
            raise _value(f"{tile.id}.building", "HEIRS-COMP-03", tile.building)
        if tile.target and tile.target not in self.kind:
            raise _value(f"{tile.id}.target", "HEIRS-COMP-03", tile.target)
        if len(set(tile.roads)) not in (0, 2, 4) or len(set(tile.roads)) != len(tile.roads):
            raise _value(f"{tile.id}.roads", "HEIRS-ROAD-02", ",".join(tile.roads))
        if min(tile.cost.wood, tile.cost.stone, tile.cost.wheat) < 0:
            raise _value(f"{tile.id}.cost", "HEIRS-COMP-03", str(tile.cost))

    def _check_solo(self) -> None:
        """HEIRS-SOLO-03, -40 to -42."""
        for token in self.treasures:
            layout = token.condition == "layout"
            if len(set(token.cells)) != len(token.cells) or len(token.cells) != (2 if layout else 0):
                raise _value(f"{token.id}.cells", "HEIRS-SOLO-42", ",".join(token.cells))
            if layout != (token.color == "any"):
                raise _value(f"{token.id}.color", "HEIRS-SOLO-42", token.color)
        for level in self.levels:
            if not 0 <= level.treasures_removed <= len(self.treasures):
                raise _value(f"level.{level.id}.treasures_removed", "HEIRS-SOLO-03", str(level.treasures_removed))


def _count(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)


@cache
def components(pack: Pack | None = None) -> Components:
    return Components(pack)


@cache
def tables_of(pack: Pack | None) -> t.Tables:
    return _fill(components(pack))


def _fill(c: Components) -> t.Tables:
    found = t.Tables()
    found.tile_ids = list(c.tile)
    found.kind_ids = list(c.kind)
    found.treasure_ids = list(c.treasure)
    for tile in c.tiles:
        found.color.append(c.color[tile.color])
        found.cost += [tile.cost.wood, tile.cost.stone, tile.cost.wheat]
        found.kind.append(c.kind[tile.building])
        found.orientation.append(t.ORIENTATIONS.index(tile.orientation))
        found.target.append(c.kind[tile.target] if tile.target else -1)
        found.exits.append(sum(1 << EXITS.index(exit) for exit in tile.roads))
        # HEIRS-ROAD-03, -04: four exits make a crossroads, whatever a pack says about the kind of road.
        found.crossing.append(int(len(tile.roads) == len(EXITS) or tile.building == "pilgrimage_site"))
        found.set_of.append(c.set[tile.set])
    for building in c.buildings:
        found.scoring.append(t.SCORINGS.index(building.scoring))
        found.base.append(building.base)
        found.per.append(building.per)
        found.per_with_hall.append(building.per_with_town_hall or building.per)
        found.cap.append(building.cap)
        found.kind_color.append(c.color[building.color] if building.color else -1)
        found.pair += [c.color[color] for color in building.pair] or [-1, -1]
        given = [RESOURCES.index(resource) for resource in building.gives_access]
        found.gives.append(given[0] if given else -1)
    for name in ("camp", "siege_tower", "fortress", "town_hall", "watchtower", "pilgrimage_site"):
        setattr(found, name, c.kind[name])
    _fill_solo(found, c)
    found.cross_color = [c.color[troop.cross_color] for troop in c.pieces.troop]
    found.hand_limit = c.pieces.hand.limit
    found.base_reach = c.pieces.royal_supply.base_reach
    return found


def _fill_solo(found: t.Tables, c: Components) -> None:
    for token in c.treasures:
        found.condition.append(t.CONDITIONS.index(token.condition))
        found.treasure_color.append(c.color.get(token.color, -1))
        found.treasure_cells += [COMPASS.index(cell) for cell in token.cells] or [-1, -1]
    found.tiles_needed = c.solo.treasure_tiles_needed
    found.treasure_points = c.solo.treasure_points
    found.doubled_buildings = c.solo.henri_doubled_buildings
    found.treasures_removed = [level.treasures_removed for level in c.levels]


TILE_IDS: list[str] = list(components(None).tile)
