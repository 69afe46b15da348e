"""What is printed on the tiles, as tables of numbers; one object per component pack."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import vec

TILES: Final = 54
COLORS: Final = 3
GREEN: Final = 0
GREY: Final = 1
YELLOW: Final = 2
COLOR_IDS: Final[list[str]] = ["green", "grey", "yellow"]
PLAYER_IDS: Final[list[str]] = ["white", "blue"]
# Brown, on a treasure.
ANY_COLOR: Final = -1

# How a building scores (buildings.toml, `scoring`), in the order of SCORINGS.
NONE: Final = 0
FLAT: Final = 1
LINE_TILES: Final = 2
ORTHOGONAL_TILES: Final = 3
LONGEST_ROAD: Final = 4
ORTHOGONAL_OPPONENTS: Final = 5
COLOR_ZONE: Final = 6
OWN_OF_COLOR: Final = 7
OWN_OF_TARGET: Final = 8
OWN_WAR: Final = 9
COLOR_PAIRS: Final = 10
LINE_SAME_COLOR: Final = 11
DIAGONAL_WATCHTOWERS: Final = 12
SCORINGS: Final[list[str]] = [
    "none",
    "flat",
    "line_tiles",
    "orthogonal_tiles",
    "longest_road",
    "orthogonal_opponent_buildings",
    "color_zone",
    "own_buildings_of_color",
    "own_buildings_of_target",
    "own_war_buildings",
    "color_pairs",
    "line_same_color",
    "diagonal_watchtowers",
]

# Orientation of a tile.
ROW: Final = 1
COLUMN: Final = 2
DIAGONAL: Final = 3
ORTHOGONAL: Final = 4
ORIENTATIONS: Final[list[str]] = ["", "row", "column", "diagonal", "orthogonal"]

# Condition of a treasure.
IN_COLUMN: Final = 0
IN_ROW: Final = 1
LAYOUT: Final = 2
CONDITIONS: Final[list[str]] = ["column", "row", "layout"]


class Tables:
    """Rows by tile, by building kind and by treasure. Exits are bit masks: N 1, E 2, S 4, W 8; `of_color` are the tiles of a
    colour as a bit mask."""

    def __init__(self) -> None:
        self.tile_ids: list[str] = []
        self.kind_ids: list[str] = []
        self.treasure_ids: list[str] = []
        self.troop_ids: list[str] = []
        self.set_ids: list[str] = []
        self.tile_texts: list[str] = []
        self.treasure_texts: list[str] = []
        self.color: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.orientation: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()
        self.exits: vec[i64] = vec[i64]()
        self.crossing: vec[i64] = vec[i64]()
        self.of_color: vec[i64] = vec[i64]()
        self.set_of: vec[i64] = vec[i64]()
        self.scoring: vec[i64] = vec[i64]()
        self.base: vec[i64] = vec[i64]()
        self.per: vec[i64] = vec[i64]()
        self.per_with_hall: vec[i64] = vec[i64]()
        self.cap: vec[i64] = vec[i64]()
        self.kind_color: vec[i64] = vec[i64]()
        self.pair: vec[i64] = vec[i64]()
        self.gives: vec[i64] = vec[i64]()
        self.camp: i64 = -1
        self.siege_tower: i64 = -1
        self.fortress: i64 = -1
        self.town_hall: i64 = -1
        self.watchtower: i64 = -1
        self.pilgrimage_site: i64 = -1
        self.condition: vec[i64] = vec[i64]()
        self.treasure_color: vec[i64] = vec[i64]()
        self.treasure_cells: vec[i64] = vec[i64]()
        self.tiles_needed: i64 = 0
        self.treasure_points: i64 = 0
        self.doubled_buildings: i64 = 0
        self.treasures_removed: vec[i64] = vec[i64]()
        self.cross_color: vec[i64] = vec[i64]()
        self.hand_limit: i64 = 0
        self.base_reach: i64 = 0
