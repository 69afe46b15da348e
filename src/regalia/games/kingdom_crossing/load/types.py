"""The entries of the component files, field by field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Guild = Literal["fox", "owl", "bear", "boar", "deer"]
Resource = Literal["wood", "stone", "sap", "food"]
Region = Literal["north", "east", "south", "west"]
Colour = Literal["red", "yellow", "blue", "green"]
Decor = Literal["flower", "sculpture"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of a file; every field is checked."""


class Named(Strict):
    id: str
    name_en: str
    name_fr: str
    source: str = ""
    name_source: str = ""


class Effect(Strict):
    """4.14: which fields a kind needs is in FIELDS."""

    kind: str
    n: int | None = None
    base: int | None = None
    type: Resource | None = None
    what: str | None = None
    guild: Guild | None = None
    decor: Literal["flower", "sculpture", "either"] | None = None
    mode: Literal["single", "two_single_or_double"] | None = None
    min_paws: int | None = None
    distinct: bool | None = None
    up_to: bool | None = None
    fallback_vp: int | None = None


class RegionEntry(Named, kw_only=True):
    bird: Colour
    spaces: list[str]


class Bridge(Named, kw_only=True):
    between: list[Region]


class Balloon(Strict):
    source: str
    name_en: str
    name_fr: str
    cost_same_region: int
    cost_other_region: int
    uses_per_work_action: Literal[1]


class Paws(Strict):
    source: str
    name_en: str
    name_fr: str
    per_player: Literal[7]
    vp_for_sixth: int
    vp_for_seventh: int


class MapFile(Strict):
    source: str
    clockwise: list[Region]
    region: list[RegionEntry]
    bridge: list[Bridge]
    balloon: Balloon
    paws: Paws


class CharacterType(Named, kw_only=True):
    count: int


class Card(Named, kw_only=True):
    cost: int
    effect: Effect
    text_en: str
    text_fr: str
    effect_source: str = ""
    cost_source: str = ""


class Character(Card, kw_only=True):
    type: str
    guild: Guild


class CharactersFile(Strict):
    type: list[CharacterType]
    card: list[Character]


class Structure(Card, kw_only=True):
    deck: Literal["building", "transport"]


class HouseCard(Card, kw_only=True):
    deck: Literal["none"]
    count: int


class StructuresFile(Strict):
    name_source: str
    structure: list[Structure]
    house_card: HouseCard


class BirdKind(Named, kw_only=True):
    region: Region
    count: int
    per_round: int


class BirdToken(Named, kw_only=True):
    kind: Colour
    mark: Literal[0, 3, 4]
    effect: Effect
    effect_source: str = ""


class BirdsFile(Strict):
    kind: list[BirdKind]
    token: list[BirdToken]


class Queen(Named, kw_only=True):
    guild: Guild
    effect: Effect
    text_en: str
    text_fr: str


class QueensFile(Strict):
    queen: list[Queen]


class Condition(Strict):
    kind: Literal["resources", "symbols", "invest_back", "houses", "structures", "birds"]
    wood: int = 0
    stone: int = 0
    sap: int = 0
    food: int = 0
    flower: int = 0
    sculpture: int = 0
    steps: int = 0
    n: int = 0
    slots: list[int] | None = None
    """What the slots of this very side are worth; `[slots]` if nothing is said."""


class Objective(Named, kw_only=True):
    easy: Condition
    hard: Condition
    text_easy_en: str
    text_easy_fr: str
    text_hard_en: str
    text_hard_fr: str
    automa_can_claim: bool


class Slots(Strict):
    source: str
    easy: list[int]
    hard: list[int]
    stated: dict[str, Any]


class TreePositions(Strict):
    source: str
    rows: list[list[str]]


class ObjectivesFile(Strict):
    source: str
    slots: Slots
    tree_positions: TreePositions
    tile: list[Objective]


class Favour(Named, kw_only=True):
    per: str
    arg: str
    vp: int
    text_en: str
    text_fr: str


class FavoursFile(Strict):
    source: str
    name_source: str
    favour: list[Favour]


class Face(Strict):
    id: Literal["A", "B"]
    guild: Guild
    coins: int
    invest: int
    resources: dict[Resource, int]
    decoration: Literal["", "flower", "sculpture"]
    bird: Colour | None = None
    """The colour of this very face; that of the card if nothing is said."""


class StartCard(Named, kw_only=True):
    bird: Colour
    face: list[Face]


class StartCardsFile(Strict):
    source: str
    card: list[StartCard]


class Side(Strict):
    rest_coins: int
    before_move: Effect | None = None
    double_bird: bool = False
    trade_cost: int = 0
    queen_effect_times: int = 0


class ActionTile(Named, kw_only=True):
    bridges: int
    base: Side
    upgraded: Side
    visits_queen: bool = False


class ActionTilesFile(Strict):
    source: str
    name_source: str
    tile: list[ActionTile]


class GuildEntry(Named, kw_only=True):
    resource: Literal["", "wood", "stone", "sap", "food"]
    income: Effect


class Track(Named, kw_only=True):
    guild: Guild
    last_square: Literal[10]
    bonus_square: int
    bonus: Effect
    final_bonus: Effect


class Spot(Named, kw_only=True):
    track: Resource
    decor: Decor
    symbols: Literal[1, 2]
    stars: int
    passed_at: int


class StructureValue(Strict):
    source: str
    stated: dict[str, int]
    name_en: str
    name_fr: str
    vp_by_lowest_square: list[int]


class Houses(Strict):
    source: str
    total: Literal[3]
    on_board_at_setup: Literal[2]
    favour_when_placed: Literal[3]


class PlayerBoardFile(Strict):
    guild: list[GuildEntry]
    track: list[Track]
    spot: list[Spot]
    structure_value: StructureValue
    houses: Houses


class Conversion(Strict):
    source: str
    coins_per_step: int


class InvestmentFile(Strict):
    source: str
    name_en: str
    name_fr: str
    coins: list[int]
    vp: list[int]
    end_conversion: Conversion


class Decoration(Named, kw_only=True):
    decor: Decor
    symbols: Literal[1, 2]
    stars: int
    count: int


class EmptyDeck(Named, kw_only=True):
    effect: list[Effect]


class TokensFile(Strict):
    decoration: list[Decoration]
    empty_deck: list[EmptyDeck]


class Level(Named, kw_only=True):
    rest_tiles: int


class SoloTile(Named, kw_only=True):
    kind: Literal["bird", "crown", "rest"]
    bird: Colour | None = None
    space: str = ""


class Automa(Strict):
    name_en: str
    name_fr: str
    source: str
    deer_tie_order: list[Resource]


class SoloFile(Strict):
    cards_per_turn: int
    favour_vp_per_rest_tile: int
    automa: Automa
    level: list[Level]
    tile: list[SoloTile]


class PlayerColours(Strict):
    source: str
    ids: list[str]
    name_en: list[str]
    name_fr: list[str]


class MaterialFile(Strict):
    source: str
    general: dict[str, int | list[int]]
    per_player: dict[str, int]
    coin_denominations: dict[str, Any]
    player_colours: PlayerColours


FILES: dict[str, type[Any]] = {
    "material": MaterialFile,
    "map": MapFile,
    "characters": CharactersFile,
    "structures": StructuresFile,
    "birds": BirdsFile,
    "queens": QueensFile,
    "objectives": ObjectivesFile,
    "favours": FavoursFile,
    "start_cards": StartCardsFile,
    "action_tiles": ActionTilesFile,
    "player_board": PlayerBoardFile,
    "investment": InvestmentFile,
    "tokens": TokensFile,
    "solo": SoloFile,
}
