"""Loads and checks the component files (with a pack's overrides). `printing.py` turns them into tables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_components
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.actions import NUMBERS

FOLDER = Path(__file__).parent / "components"

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
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


class PerPlayer(msgspec.Struct):
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
    components: dict[str, int | str]
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
    place: Count
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
    max_sales: Some


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
    income: dict[Literal["modifier", "any_resource", "reputation"], Some]


class Shield(Named, kw_only=True):
    levels: list[Count]
    vp: Count


class Track(msgspec.Struct):
    min: int
    max: int


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
    guild: Guild | None = None


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


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.game: GameFile = files["game"]
        self.board: BoardFile = files["board"]
        self.chancery: ChanceryFile = files["chancery"]
        self.settlers: list[Settler] = files["settlers"].settler
        self.buildings: list[Building] = files["buildings"].building
        self.effects: list[EffectEntry] = files["buildings"].effect
        self.ships: list[Ship] = files["ships"].ship
        self.council: list[CouncilTile] = files["council"].council_tile
        self.characters: list[Character] = files["characters"].character
        self.events: list[EventCard] = files["events"].event
        self.objectives: list[Objective] = files["solo"].solo_objective
        self.automa_dice: list[AutomaDie] = files["solo"].automa_die
        self.resource = _index(self.game.resource)
        self.guild = _index(self.board.guild)
        self.race = _index(self.game.race)
        self.colour = _index(self.game.colour)
        self.settler = _index(self.settlers)
        self.building = _index(self.buildings)
        self.ship = _index(self.ships)
        self.tile = _index(self.council)
        self.character = _index(self.characters)
        self.event = _index(self.events)
        self.objective = _index(self.objectives)
        self.office = _index(self.chancery.office)
        self.dice_tile = _index(self.chancery.dice_tile)
        self.commission = _index(self.chancery.commission)
        _check(self)


def _index(entries: list[Any]) -> dict[str, int]:
    return {entry.id: number for number, entry in enumerate(entries)}


# -- what the rules rely on must hold for a pack too -----------------------------------------------


def _check(c: Components) -> None:
    _check_board(c)
    _check_cards(c)
    _check_chancery(c)


def _check_board(c: Components) -> None:
    b = c.board
    for name in ("guild_slot", "council_row", "berk_slot", "castle_slot"):
        slots = getattr(b, name)[:3]
        values = sorted(value for slot in slots for value in slot.values)
        if values != [1, 2, 3, 4, 5, 6]:
            raise _value(f"board.{name}.values", "NOBILITY-DIE-02", str(values))
    for name in ("town_hall_slot", "port_slot"):
        if sorted(slot.value for slot in getattr(b, name)) != [1, 2, 3, 4, 5, 6]:
            raise _value(f"board.{name}.value", "NOBILITY-DIE-02", "")
    for guild_slot in b.guild_slot:
        for value in guild_slot.values:
            activated = [slot.id for slot in b.workshop_slot if value in slot.activated_by]
            if activated != list(range(1, guild_slot.activates + 1)):
                raise _value(f"board.guild_slot.{guild_slot.id}.activates", "NOBILITY-GUILD-03", str(activated))
    for slot in b.workshop_slot:
        if len(slot.owner_reward) != 1:
            raise _value(f"board.workshop_slot.{slot.id}.owner_reward", "NOBILITY-GUILD-04", str(slot.owner_reward))
    for zone in b.community_zone:
        if len(zone.income) != 1:
            raise _value(f"board.community_zone.{zone.id}.income", "NOBILITY-INCOME-04", str(zone.income))
    levels = [level for shield in b.nobility_shield for level in shield.levels]
    if levels != list(range(b.nobility_track.max + 1)) or b.nobility_track.min != 0:
        raise _value("board.nobility_shield.levels", "NOBILITY-END-03", str(levels))
    low, high = b.reputation_track.min, b.reputation_track.max
    for row in c.game.player_count:
        if not low <= row.start_reputation <= high:
            raise _value("board.reputation_track", "NOBILITY-SETUP-16", f"{low}-{high}")
    if b.yard.price != c.game.prices.house:
        raise _value("board.yard.price", "NOBILITY-YARD-03", str(b.yard.price))
    if sorted(guild.automa_value for guild in b.guild) != [1, 2, 3, 4, 5, 6]:
        raise _value("board.guild.automa_value", "NOBILITY-SOLO-07", "")
    if len({column.race for column in b.council_column}) != t.RACES:
        raise _value("board.council_column.race", "NOBILITY-COUNCIL-01", "")


def _check_cards(c: Components) -> None:
    cap = c.game.per_player.resource_cap_per_type
    for card in c.settlers:
        types = len(set(card.resources))
        if types != len(card.resources) or not types:
            raise _value(f"settlers.{card.id}.resources", "NOBILITY-SETTLER-03", ",".join(card.resources))
        if not card.min <= card.max <= cap * types or card.max < types:
            raise _value(f"settlers.{card.id}.max", "NOBILITY-SETTLER-04", f"{card.min}-{card.max}")
    if sum(card.stack == 1 for card in c.settlers) < 6:
        raise _count("settlers.stack", "NOBILITY-SETUP-04", sum(card.stack == 1 for card in c.settlers), 6)
    for building in c.buildings:
        workshop = building.kind == "workshop"
        if workshop != (building.guild is not None) or workshop == ("community" in building.effects):
            raise _value(f"buildings.{building.id}.effects", "NOBILITY-GUILD-26", ",".join(building.effects))
        if not 1 <= len(set(building.effects)) == len(building.effects) <= 2:
            raise _value(f"buildings.{building.id}.effects", "NOBILITY-GUILD-26", ",".join(building.effects))
    for guild in c.guild:
        if not any(building.guild == guild for building in c.buildings):
            raise _count(f"buildings.{guild}", "NOBILITY-SETUP-03", 0, 1)
    for ship in c.ships:
        if set(ship.demand) != set(c.resource):
            raise _value(f"ships.{ship.id}.demand", "NOBILITY-PORT-03", ",".join(ship.demand))
    for tile in c.council:
        if tile.nobility > c.board.nobility_track.max:
            raise _value(f"council.{tile.id}.nobility", "NOBILITY-COUNCIL-02", str(tile.nobility))
    for character in c.characters:
        if character.gift.get("settler_choice", 0) > 2 or character.gift.get("house", 0) > 6:
            raise _value(f"characters.{character.id}.gift", "NOBILITY-CHAR-04", str(character.gift))
    for event in c.events:
        hook, amount = event.effect.hook, event.effect.amount
        if hook not in t.HOOKS or (amount is None) != (hook == "free_order"):
            raise _value(f"events.{event.id}.effect", "NOBILITY-EVENT-06", hook)
        if hook in ("guild_buy", "berk_free_modifiers") and not 0 < (amount or 0) <= 3:
            raise _value(f"events.{event.id}.effect.amount", "NOBILITY-EVENT-06", str(amount))
    for deck in (1, 2):
        found = sum(event.deck == deck for event in c.events)
        if found < 5:
            raise _count(f"events.deck.{deck}", "NOBILITY-EVENT-01", found, 5)
    for objective in c.objectives:
        for goal in objective.conditions:
            if goal.metric not in t.METRICS[: t.M_GUILDS + 1]:
                raise _value(f"solo.{objective.id}.conditions", "NOBILITY-SOLO-01", goal.metric)
    if [die.colour for die in sorted(c.automa_dice, key=lambda die: die.order)] != t.AUTOMA_COLOURS:
        raise _value("solo.automa_die", "NOBILITY-SOLO-07", "")


def _check_chancery(c: Components) -> None:
    if sorted((office.row, office.die) for office in c.chancery.office) != sorted(
        (row, die) for row in ("top", "bottom") for die in range(1, 7)
    ):
        raise _value("chancery.office.die", "NOBILITY-CHANC-04", "")
    for tile in c.chancery.dice_tile:
        if len(set(tile.values)) != 3 or len(tile.values) != 3:
            raise _value(f"chancery.{tile.id}.values", "NOBILITY-CMS-03", str(tile.values))
    lists: dict[str, dict[str, int]] = {"workshops_in": c.guild, "settlers_of": c.race}
    for card in c.chancery.commission:
        known = lists.get(card.score.metric, {})
        if card.score.metric not in t.METRICS or card.score.metric in ("vp", "settlers", "workshops", "guilds_with_apprentice"):
            raise _value(f"chancery.{card.id}.score.metric", "NOBILITY-CMS-12", card.score.metric)
        if bool(known) != bool(card.score.of) or any(name not in known for name in card.score.of):
            raise _value(f"chancery.{card.id}.score.of", "NOBILITY-CMS-12", ",".join(card.score.of))


def _count(where: str, clause: str, found: int, expected: int) -> ComponentError:
    return ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)


@cache
def components(pack: Pack | None = None) -> Components:
    return Components(pack)


@cache
def tables_of(pack: Pack | None) -> t.Tables:
    from regalia.games.rise_to_nobility.printing import print_tables

    return print_tables(components(pack))
