"""Loads and checks the component files (with a pack's overrides) and turns them into tables."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.packing import packed
from regalia.core.packs import PACKS, Pack, load_components
from regalia.games.two_heirs import load_checks
from regalia.games.two_heirs import tables as t
from regalia.games.two_heirs.load_checks import Color, Resource, RoadKind

FOLDER = Path(__file__).parent / "components"
COLORS: tuple[str, ...] = tuple(load_checks.RESOURCE_OF)
RESOURCES: tuple[str, ...] = tuple(load_checks.RESOURCE_OF.values())
EXITS = ("N", "E", "S", "W")
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


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
    road_kind: RoadKind
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
        self.pack = pack
        if pack is not None:
            load_checks.check_fixed(FOLDER, pack)
            load_checks.complete(self, pack)
        load_checks.check(self, pack)
        self.tile_texts: list[str] = []
        self.treasure_texts: list[str] = []
        _name_texts(self)


def _name_texts(c: Components) -> None:
    """The keys of the names: a tile of another kind, or a treasure with another condition, is called after what it shows."""
    own = components(None) if c.pack else c
    tiles = {(tile.building, tile.target): tile.id for tile in own.tiles}
    for tile, before in zip(c.tiles, own.tiles, strict=True):
        same = (tile.building, tile.target) == (before.building, before.target)
        c.tile_texts.append(f"tile-{tile.id if same else tiles[tile.building, tile.target]}")
    tokens = {_condition(token): f"treasure-{token.id}" for token in own.treasures}
    for token in c.treasures:
        c.treasure_texts.append(tokens.get(_condition(token), f"treasure-any-{token.condition}"))


def _condition(token: TreasureToken) -> tuple[str, str, frozenset[str]]:
    return token.condition, token.color, frozenset(token.cells)


@lru_cache(maxsize=PACKS)
def components(pack: Pack | None = None) -> Components:
    return Components(pack)


@lru_cache(maxsize=PACKS)
def tables_of(pack: Pack | None) -> t.Tables:
    return _fill(components(pack))


def _fill(c: Components) -> t.Tables:
    found = t.Tables()
    found.tile_ids, found.kind_ids, found.treasure_ids = list(c.tile), list(c.kind), list(c.treasure)
    found.troop_ids, found.set_ids = list(c.troop), list(c.set)
    found.tile_texts, found.treasure_texts = c.tile_texts, c.treasure_texts
    _fill_tiles(found, c)
    _fill_buildings(found, c)
    _fill_solo(found, c)
    found.cross_color = packed(c.color[troop.cross_color] for troop in c.pieces.troop)
    found.hand_limit = c.pieces.hand.limit
    found.base_reach = c.pieces.royal_supply.base_reach
    return found


def _fill_tiles(found: t.Tables, c: Components) -> None:
    tiles = c.tiles
    found.color = packed(c.color[tile.color] for tile in tiles)
    found.of_color = packed(sum(1 << n for n, tile in enumerate(tiles) if tile.color == color) for color in COLORS)
    found.cost = packed(amount for tile in tiles for amount in (tile.cost.wood, tile.cost.stone, tile.cost.wheat))
    found.kind = packed(c.kind[tile.building] for tile in tiles)
    found.orientation = packed(t.ORIENTATIONS.index(tile.orientation) for tile in tiles)
    found.target = packed(c.kind[tile.target] if tile.target else -1 for tile in tiles)
    found.exits = packed(sum(1 << EXITS.index(exit) for exit in tile.roads) for tile in tiles)
    # HEIRS-ROAD-03, -04: four exits make a crossroads, whatever a pack says about the kind of road.
    found.crossing = packed(int(len(tile.roads) == len(EXITS) or tile.building == "pilgrimage_site") for tile in tiles)
    found.set_of = packed(c.set[tile.set] for tile in tiles)


def _fill_buildings(found: t.Tables, c: Components) -> None:
    kinds = c.buildings
    found.scoring = packed(t.SCORINGS.index(kind.scoring) for kind in kinds)
    found.base = packed(kind.base for kind in kinds)
    found.per = packed(kind.per for kind in kinds)
    found.per_with_hall = packed(kind.per_with_town_hall or kind.per for kind in kinds)
    found.cap = packed(kind.cap for kind in kinds)
    found.kind_color = packed(c.color[kind.color] if kind.color else -1 for kind in kinds)
    found.pair = packed(number for kind in kinds for number in [c.color[color] for color in kind.pair] or [-1, -1])
    given = [list(kind.gives_access) for kind in kinds]
    found.gives = packed(RESOURCES.index(access[0]) if access else -1 for access in given)
    for name in ("camp", "siege_tower", "fortress", "town_hall", "watchtower", "pilgrimage_site"):
        setattr(found, name, c.kind[name])


def _fill_solo(found: t.Tables, c: Components) -> None:
    tokens = c.treasures
    found.condition = packed(t.CONDITIONS.index(token.condition) for token in tokens)
    found.treasure_color = packed(c.color.get(token.color, -1) for token in tokens)
    found.treasure_cells = packed(n for token in tokens for n in [COMPASS.index(cell) for cell in token.cells] or [-1, -1])
    found.tiles_needed = c.solo.treasure_tiles_needed
    found.treasure_points = c.solo.treasure_points
    found.doubled_buildings = c.solo.henri_doubled_buildings
    found.treasures_removed = packed(level.treasures_removed for level in c.levels)


TILE_IDS: list[str] = list(components(None).tile)
