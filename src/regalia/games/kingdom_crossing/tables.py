"""What is printed on cards, tiles and boards, as tables of numbers; one object per component pack.

Cards are numbered 0 to 79 (Characters), 80 to 99 (Structures); on a space, 100 to 103 are the Empty-deck tiles. Among the
Structures a player owns, 20 is the starting House card. Regions, bridges and so on follow the order of their files.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import vec

REGIONS: Final = 4
BRIDGES: Final = 7
SPACES: Final = 10
WALKS: Final = 512  # sets of Paw markers by 0 to 3 crossings
DECKS: Final = 10
DECK_SIZE: Final = 10
GUILDS: Final = 5
TRACKS: Final = 4
TILES: Final = 6
SPOTS: Final = 10
BIRDS: Final = 40
COLOURS: Final = 4
QUEENS: Final = 5
FAVOURS: Final = 26
VISIBLE: Final = 3
OBJECTIVES: Final = 6
SLOTS: Final = 4
START_CARDS: Final = 4
EMPTY_TILES: Final = 4
EMPTY_EFFECTS: Final = 8
SOLO_TILES: Final = 14
CHARACTERS: Final = 80
CARDS: Final = 100
STRUCTURES: Final = 21
HOUSE_CARD: Final = 20
BUILDINGS: Final = 0x3FF
ROUNDS: Final = 4
ACTIONS_PER_ROUND: Final = 4
LAST_SQUARE: Final = 10
ALL_TILES: Final = 63
HOUSES: Final = 3

# The Action tiles (action_tiles.toml) that the rules name.
QUEEN_TILE: Final = 5

NONE: Final = -1

# Kinds of effects (4.14), in the order of KINDS.
COINS: Final = 0
VP: Final = 1
RESOURCE: Final = 2
COINS_PER_PAW: Final = 3
COINS_MINUS_PAWS: Final = 4
RESOURCE_PER_PAW_PAIR: Final = 5
VP_PER_PAW_PAIR: Final = 6
DECORATION: Final = 7
RESOURCE_CHOICE: Final = 8
RESOURCE_CHOICE_PER_HOUSE: Final = 9
STRUCTURE_TRIGGER: Final = 10
UPGRADE: Final = 11
TAKE_BIRD: Final = 12
COINS_PER: Final = 13
VP_PER: Final = 14
INVEST: Final = 15
FAVOUR: Final = 16
KINDS: Final[list[str]] = [
    "coins",
    "vp",
    "resource",
    "coins_per_paw",
    "coins_minus_paws",
    "resource_per_paw_pair",
    "vp_per_paw_pair",
    "decoration",
    "resource_choice",
    "resource_choice_per_house",
    "structure_trigger",
    "upgrade",
    "take_bird",
    "coins_per",
    "vp_per",
    "invest",
    "favour",
]

# What `coins_per` and `vp_per` count.
PER_STRUCTURE: Final = 0
PER_FLOWER: Final = 1
PER_SCULPTURE: Final = 2
PER_GUILD_CARD: Final = 3
PER_BIRD_PAIR: Final = 4
COUNTED: Final[list[str]] = ["structure", "flower_symbol", "sculpture_symbol", "guild_card", "bird_pair"]

# Which decoration an effect gives; a two-symbol token is FLOWER or SCULPTURE plus DOUBLE.
FLOWER: Final = 0
SCULPTURE: Final = 1
EITHER: Final = 2
DOUBLE: Final = 3
DECORS: Final[list[str]] = ["flower", "sculpture", "either"]

# What a Favour counts (FAVS).
PERS: Final[list[str]] = [
    "favour",
    "decor_symbol",
    "decor_pair",
    "flower_symbol",
    "sculpture_symbol",
    "resource",
    "guild_card",
    "resource_set",
    "bird",
    "house",
    "building_card",
    "guild_with_3",
    "investment_vp",
    "upgraded_tile",
    "objective",
]
P_FAVOUR: Final = 0
P_DECOR: Final = 1
P_DECOR_PAIR: Final = 2
P_FLOWER: Final = 3
P_SCULPTURE: Final = 4
P_RESOURCE: Final = 5
P_GUILD_CARD: Final = 6
P_RESOURCE_SET: Final = 7
P_BIRD: Final = 8
P_HOUSE: Final = 9
P_BUILDING: Final = 10
P_TRIPLE: Final = 11
P_INVESTMENT: Final = 12
P_UPGRADED: Final = 13
P_OBJECTIVE: Final = 14
ANY_BIRD: Final = -1

# What a Bridge Objective demands, in the order of one row of `needs`.
NEEDS: Final = 10
NEED_FLOWER: Final = 4
NEED_SCULPTURE: Final = 5
NEED_HOUSES: Final = 6
NEED_STRUCTURES: Final = 7
NEED_BIRDS: Final = 8
NEED_INVEST: Final = 9

SOLO_BIRD: Final = 0
SOLO_CROWN: Final = 1
SOLO_REST: Final = 2
SOLO_KINDS: Final[list[str]] = ["bird", "crown", "rest"]


class Tables:
    """Rows by component. `*_effect` holds numbers of effects, whose fields are in the `e_*` rows; what is yes or no
    is 1 or 0."""

    def __init__(self) -> None:
        # Effects.
        self.e_kind: vec[i64] = vec[i64]()
        self.e_n: vec[i64] = vec[i64]()
        self.e_of: vec[i64] = vec[i64]()  # resource, what is counted, or decoration
        self.e_guild: vec[i64] = vec[i64]()
        self.e_min_paws: vec[i64] = vec[i64]()
        self.e_fallback: vec[i64] = vec[i64]()
        self.e_distinct: vec[i64] = vec[i64]()
        self.e_up_to: vec[i64] = vec[i64]()
        self.e_two: vec[i64] = vec[i64]()
        # The map.
        self.other_end: vec[i64] = vec[i64]()  # [bridge * 4 + region], NONE if the bridge does not touch the region
        self.ends: vec[i64] = vec[i64]()  # see `walk_ends`
        self.region_of_space: vec[i64] = vec[i64]()
        self.first_space: vec[i64] = vec[i64]()  # [region], then one past the last
        self.clockwise: vec[i64] = vec[i64]()  # the next region
        self.flight_here: i64 = 0
        self.flight_elsewhere: i64 = 0
        self.vp_sixth: i64 = 0
        self.vp_seventh: i64 = 0
        # Cards.
        self.cost: vec[i64] = vec[i64]()
        self.guild: vec[i64] = vec[i64]()  # of a Character
        self.card_effect: vec[i64] = vec[i64]()
        self.structure_effect: vec[i64] = vec[i64]()
        self.empty_effect: vec[i64] = vec[i64]()  # [tile * EMPTY_EFFECTS + n], then NONE
        self.queen_guild: vec[i64] = vec[i64]()
        self.queen_effect: vec[i64] = vec[i64]()
        # Birds.
        self.colour: vec[i64] = vec[i64]()
        self.mark: vec[i64] = vec[i64]()
        self.bird_effect: vec[i64] = vec[i64]()
        self.colour_of_region: vec[i64] = vec[i64]()
        self.colour_mask: vec[i64] = vec[i64]()
        # Action tiles; [tile * 2 + side].
        self.bridges: vec[i64] = vec[i64]()
        self.rest_coins: vec[i64] = vec[i64]()
        self.before_move: vec[i64] = vec[i64]()
        self.double_bird: vec[i64] = vec[i64]()
        self.trade_cost: vec[i64] = vec[i64]()
        self.queen_times: vec[i64] = vec[i64]()
        # Personal board.
        self.income: vec[i64] = vec[i64]()  # [guild]
        self.guild_track: vec[i64] = vec[i64]()
        self.bonus_square: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.final_bonus: vec[i64] = vec[i64]()
        self.spot_track: vec[i64] = vec[i64]()
        self.spot_stars: vec[i64] = vec[i64]()
        self.spot_passed: vec[i64] = vec[i64]()
        self.fitting: vec[i64] = vec[i64]()  # [FLOWER.. DOUBLE + SCULPTURE]: mask of the spots that fit
        self.structure_value: vec[i64] = vec[i64]()
        self.invest_coins: vec[i64] = vec[i64]()
        self.invest_vp: vec[i64] = vec[i64]()
        self.last_invest: i64 = 0
        self.coins_per_step: i64 = 0
        # Starting cards; [card * 2 + face].
        self.start_region: vec[i64] = vec[i64]()
        self.start_guild: vec[i64] = vec[i64]()
        self.start_coins: vec[i64] = vec[i64]()
        self.start_invest: vec[i64] = vec[i64]()
        self.start_decor: vec[i64] = vec[i64]()
        self.start_resources: vec[i64] = vec[i64]()  # [(card * 2 + face) * 4 + track]
        # Tree board.
        self.needs: vec[i64] = vec[i64]()  # [(tile * 2 + side) * NEEDS + need]
        self.slot_vp: vec[i64] = vec[i64]()  # [(tile * 2 + side) * 4 + slot]
        self.automa_claims: vec[i64] = vec[i64]()
        self.favour_per: vec[i64] = vec[i64]()
        self.favour_arg: vec[i64] = vec[i64]()
        self.favour_vp: vec[i64] = vec[i64]()
        # Paco & Paca.
        self.solo_kind: vec[i64] = vec[i64]()
        self.solo_space: vec[i64] = vec[i64]()
        self.rest_tiles: vec[i64] = vec[i64]()  # [level]
        self.tiles_per_turn: i64 = 0
        self.favour_vp_per_rest: i64 = 0
        self.deer_order: vec[i64] = vec[i64]()
        # Ids, for names in the log and in positions.
        self.card_ids: list[str] = []
        self.space_ids: list[str] = []
        self.deck_ids: list[str] = []
        self.empty_ids: list[str] = []
        self.place_ids: list[str] = []
        self.player_ids: list[str] = []
        self.structure_ids: list[str] = []
        self.bird_ids: list[str] = []
        self.favour_ids: list[str] = []
        self.objective_ids: list[str] = []
        self.queen_ids: list[str] = []
        self.start_ids: list[str] = []
        self.solo_ids: list[str] = []
        self.spot_ids: list[str] = []
        self.tile_ids: list[str] = []

    def walk_ends(self, region: i64, paws: i64, bridges: i64) -> i64:
        """END of the look-ahead: the regions where a walk of 0 to 3 bridges without Paw markers can end, as a mask."""
        return self.ends[region * WALKS + paws * 4 + bridges]

    def can_collect(self, square: i64) -> bool:
        """CROSSING-INV-04: not on the leftmost square, unless a box prints coins there."""
        return square > 0 or self.invest_coins[0] > 0


# Ids that no pack can change: the order of the files, checked by load/checks.py.
REGION_IDS: Final[list[str]] = ["north", "east", "south", "west"]
BRIDGE_IDS: Final[list[str]] = ["b1", "b2", "b3", "b4", "b5", "b6", "b7"]
GUILD_IDS: Final[list[str]] = ["fox", "owl", "bear", "boar", "deer"]
TRACK_IDS: Final[list[str]] = ["wood", "stone", "sap", "food"]
COLOUR_IDS: Final[list[str]] = ["red", "yellow", "blue", "green"]
