"""The entries of the component files, typed: what a file or a pack may say, entry by entry."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from regalia.games.rise_to_nobility.actions import NUMBERS

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Source = Literal["rulebook", "published", "reconstructed"]
Resource = Literal["books", "weapons", "furniture", "relics", "jewelry", "artwork"]
Guild = Literal["scholars", "blacksmiths", "carpenters", "wizards", "jewelers", "artists"]
Race = Literal["halfling", "human", "elf", "dwarf", "green_elf", "trobit"]
Effect = Literal["coin", "reputation", "reroll", "guild_resource", "any_resource", "exchange", "community"]
Benefit = Literal["council_no_gold", "port_bonus", "council_tact", "tavern_two", "yard_discount", "hall_discount"]
Gift = Literal["gold", "any_resource", "modifier", "reputation", "nobility", "worker", "house", "settler_choice"]


class Named(msgspec.Struct, kw_only=True):
    """What every entry carries; fields nobody reads (texts, flavour) may follow."""

    id: str
    name_en: str
    name_fr: str


class Placed(msgspec.Struct, kw_only=True):
    """A slot or zone of a board, numbered from the left."""

    id: int
    name_en: str
    name_fr: str
    source: Source


# -- game.toml -------------------------------------------------------------------------------------


class PlayerCount(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    players: Some
    name_en: str
    name_fr: str
    tavern_slots: Annotated[int, msgspec.Meta(ge=1, le=6)]
    yard_slots: Annotated[int, msgspec.Meta(ge=1, le=6)]
    guild_dice: Annotated[int, msgspec.Meta(ge=1, le=3)]
    apprentice_slots: Some
    apprentice_income: list[Count]
    owner_reward_multiplier: Some
    neutral_middle_workshop: bool
    dice: Annotated[int, msgspec.Meta(ge=1, le=5)]
    start_reputation: Some
    castle_slots: Annotated[int, msgspec.Meta(ge=3, le=4)]
    chancery: Literal["forbidden", "optional", "mandatory"]
    chancery_offices: Literal[0, 6, 12]
    start_modifiers: list[Count]
    colours: list[str] = []
    source: Source


class Counts(msgspec.Struct):
    """How much is in the box: the numbers of entries are what they are, and of the rest only the modifiers are a limit."""

    building_tiles: Literal[48]
    merchant_ship_tiles: Literal[18]
    settler_cards: Literal[48]
    event_cards: Literal[16]
    solo_objective_cards: Literal[15]
    stone_council_tiles: Literal[30]
    character_cards: Literal[13]
    chancery_offices: Literal[12]
    dice_tiles: Literal[18]
    commission_cards: Literal[18]
    modifier_tokens: Count


class PerPlayer(msgspec.Struct):
    dice: Some
    dice_six_players: Some
    start_reputation: Some
    start_reputation_six_players: Some
    workers: Some
    houses: Some
    plots: Some
    community_zones: Literal[3]
    start_gold: Count
    start_resources_each: Count
    start_houses: Count
    start_nobility: Count
    start_vp: Literal[0]
    max_unsatisfied_settlers: Literal[3]
    resource_cap_per_type: Annotated[int, msgspec.Meta(ge=1, le=NUMBERS - 1)]
    resource_cap_per_type_character: Annotated[int, msgspec.Meta(ge=1, le=NUMBERS - 1)]


class Prices(msgspec.Struct):
    house: Count
    resource: Count
    extra_modifier: Count
    building_sale: Count
    council_reputation_loss: Count


class GameFacts(msgspec.Struct):
    rounds: Literal[10]


class ResourceEntry(Named, kw_only=True):
    guild: Guild
    cube: str


class GameFile(msgspec.Struct):
    game: GameFacts
    components: Counts
    per_player: PerPlayer
    prices: Prices
    player_count: list[PlayerCount]
    colour: list[Named]
    resource: list[ResourceEntry]
    race: list[Named]


# -- board.toml ------------------------------------------------------------------------------------


class GuildSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    values: list[Face]
    buy: Annotated[int, msgspec.Meta(ge=0, le=6)]
    place: Annotated[int, msgspec.Meta(ge=0, le=9)]
    activates: Annotated[int, msgspec.Meta(ge=0, le=3)]


class WorkshopSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    stars: Count
    vp: Count
    owner_reward: dict[Literal["gold", "guild_resource", "vp"], Some]
    activated_by: list[Face]


class GuildEntry(Named, kw_only=True):
    resource: Resource
    automa_value: Face


class HallSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    value: Face
    cost: Count


class PortSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    value: Face
    max_sales: Few


class CouncilRow(Placed, kw_only=True, forbid_unknown_fields=True):
    values: list[Face]


class CouncilColumn(Placed, kw_only=True, forbid_unknown_fields=True):
    race: Race


class BerkSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    values: list[Face]
    free_modifiers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    buyable_modifiers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    commission_draw: Annotated[int, msgspec.Meta(ge=1, le=3)]
    commission_reputation_loss: Count


class CastleSlot(Placed, kw_only=True, forbid_unknown_fields=True):
    values: list[Face]
    reputation: Count
    min_players: Count


class Zone(Placed, kw_only=True, forbid_unknown_fields=True):
    stars: Count
    vp: Count
    income: dict[Literal["modifier", "any_resource", "reputation"], Few]


class Shield(Named, kw_only=True):
    levels: list[Count]
    vp: Count


class Track(msgspec.Struct):
    min: Count
    max: Count


class Tavern(Named, kw_only=True):
    display: Literal[6]
    next_die: Literal["greater_or_equal"]


class Yard(Named, kw_only=True):
    price: Count
    next_die: Literal["less_or_equal"]


class BoardSlot(Named, kw_only=True):
    values: list[Face]
    slots: Literal[1]


class BoardFile(msgspec.Struct):
    tavern: Tavern
    yard: Yard
    guild_slot: list[GuildSlot]
    workshop_slot: list[WorkshopSlot]
    guild: list[GuildEntry]
    town_hall_slot: list[HallSlot]
    port_slot: list[PortSlot]
    council_row: list[CouncilRow]
    council_column: list[CouncilColumn]
    berk_slot: list[BerkSlot]
    castle_slot: list[CastleSlot]
    player_board_slot: BoardSlot
    reputation_track: Track
    community_zone: list[Zone]
    nobility_track: Track
    nobility_shield: list[Shield]


# -- cards and tiles -------------------------------------------------------------------------------


class Settler(Named, kw_only=True, forbid_unknown_fields=True):
    stack: Literal[1, 2]
    race: Race
    resources: list[Resource]
    min: Some
    max: Some
    workers: Count
    stars: Count
    example_card: bool = False


class Building(Named, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["workshop", "community"]
    effects: list[Effect]
    guild: Guild | Literal[""] | None = None
    """Nothing for a community building; "" is how a pack says so of a tile that was a workshop."""


class EffectEntry(Named, kw_only=True):
    text_en: str
    text_fr: str


class Demand(msgspec.Struct, forbid_unknown_fields=True):
    price: Count
    spaces: Count


class Ship(Named, kw_only=True, forbid_unknown_fields=True):
    demand: dict[Resource, Demand]


class CouncilTile(Named, kw_only=True, forbid_unknown_fields=True):
    nobility: Count
    resources: dict[Resource, Some]
    gold: Count
    vp: Count


class Character(Named, kw_only=True):
    four_of: Resource
    gift: dict[Gift, Annotated[int, msgspec.Meta(ge=1, le=20)]]
    text_en: str
    text_fr: str


class Change(msgspec.Struct, forbid_unknown_fields=True):
    hook: str
    amount: Annotated[int, msgspec.Meta(ge=-20, le=20)] | None = None


class EventCard(Named, kw_only=True):
    deck: Literal[1, 2]
    effect: Change
    text_en: str
    text_fr: str


class Goal(msgspec.Struct, forbid_unknown_fields=True):
    metric: str
    value: Annotated[int, msgspec.Meta(ge=1, le=999)]


class Objective(Named, kw_only=True):
    difficulty: Literal["easy", "medium", "hard"]
    conditions: list[Goal]
    text_en: str
    text_fr: str


class AutomaDie(msgspec.Struct):
    order: int
    colour: str
    name_en: str
    name_fr: str


class BenefitEntry(msgspec.Struct, kw_only=True):
    id: Benefit
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str


class Office(Named, kw_only=True):
    row: Literal["top", "bottom"]
    die: Face
    race: Race
    benefit: Benefit
    min_players: Count


class DiceTile(Named, kw_only=True):
    values: list[Face]


class CommissionScore(msgspec.Struct, forbid_unknown_fields=True):
    metric: str
    vp: Some
    of: list[str] = []
    per: Some = 1
    max_vp: Count = 0
    at_least: Count = 0


class Commission(Named, kw_only=True):
    score: CommissionScore
    text_en: str
    text_fr: str


class SettlersFile(msgspec.Struct):
    settler: list[Settler]


class BuildingsFile(msgspec.Struct):
    effect: list[EffectEntry]
    building: list[Building]


class ShipsFile(msgspec.Struct):
    ship: list[Ship]


class CouncilFile(msgspec.Struct):
    council_tile: list[CouncilTile]


class CharactersFile(msgspec.Struct):
    character: list[Character]


class EventsFile(msgspec.Struct):
    event: list[EventCard]


class SoloFile(msgspec.Struct):
    solo_objective: list[Objective]
    automa_die: list[AutomaDie]


class ChanceryFile(msgspec.Struct):
    income_per_apprentice: Count
    city_tokens_per_card: Literal[3]
    benefit: list[BenefitEntry]
    office: list[Office]
    dice_tile: list[DiceTile]
    commission: list[Commission]


FILES: dict[str, type[Any]] = {
    "game": GameFile,
    "board": BoardFile,
    "settlers": SettlersFile,
    "buildings": BuildingsFile,
    "ships": ShipsFile,
    "council": CouncilFile,
    "characters": CharactersFile,
    "events": EventsFile,
    "solo": SoloFile,
    "chancery": ChanceryFile,
}
