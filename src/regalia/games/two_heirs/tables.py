"""What is printed on the tiles, as tables of numbers; one object per component pack."""

from __future__ import annotations

from typing import Final

TILES: Final = 54
COLORS: Final = 3
GREEN: Final = 0
GREY: Final = 1
YELLOW: Final = 2

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
    """Lists by tile, by building kind and by treasure. Exits are bit masks: N 1, E 2, S 4, W 8."""

    def __init__(self) -> None:
        self.tile_ids: list[str] = []
        self.kind_ids: list[str] = []
        self.treasure_ids: list[str] = []
        self.color: list[int] = []
        self.cost: list[int] = []
        self.kind: list[int] = []
        self.orientation: list[int] = []
        self.target: list[int] = []
        self.exits: list[int] = []
        self.crossing: list[int] = []
        self.set_of: list[int] = []
        self.scoring: list[int] = []
        self.base: list[int] = []
        self.per: list[int] = []
        self.per_with_hall: list[int] = []
        self.cap: list[int] = []
        self.kind_color: list[int] = []
        self.pair: list[int] = []
        self.gives: list[int] = []
        self.camp: int = -1
        self.siege_tower: int = -1
        self.fortress: int = -1
        self.town_hall: int = -1
        self.watchtower: int = -1
        self.pilgrimage_site: int = -1
        self.condition: list[int] = []
        self.treasure_color: list[int] = []
        self.treasure_cells: list[int] = []
        self.tiles_needed: int = 0
        self.treasure_points: int = 0
        self.doubled_buildings: int = 0
        self.treasures_removed: list[int] = []
        self.cross_color: list[int] = []
        self.hand_limit: int = 0
        self.base_reach: int = 0
