"""Loads and checks the component files (with a pack's overrides). What the rules rely on must hold for a pack too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_components
from regalia.games.kingdom_crossing import tables as t

FOLDER = Path(__file__).parent / "components"

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


def index(entries: Sequence[Any]) -> dict[str, int]:
    return {entry.id: n for n, entry in enumerate(entries)}


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.material: MaterialFile = files["material"]
        self.map: MapFile = files["map"]
        self.types: list[CharacterType] = files["characters"].type
        self.characters: list[Character] = files["characters"].card
        self.structures: list[Structure] = files["structures"].structure
        self.house_card: HouseCard = files["structures"].house_card
        self.colours: list[BirdKind] = files["birds"].kind
        self.birds: list[BirdToken] = files["birds"].token
        self.queens: list[Queen] = files["queens"].queen
        self.objectives: list[Objective] = files["objectives"].tile
        self.slots: Slots = files["objectives"].slots
        self.rows: list[list[str]] = files["objectives"].tree_positions.rows
        self.favours: list[Favour] = files["favours"].favour
        self.start_cards: list[StartCard] = files["start_cards"].card
        self.tiles: list[ActionTile] = files["action_tiles"].tile
        self.board: PlayerBoardFile = files["player_board"]
        self.investment: InvestmentFile = files["investment"]
        self.decorations: list[Decoration] = files["tokens"].decoration
        self.empty_tiles: list[EmptyDeck] = files["tokens"].empty_deck
        self.solo: SoloFile = files["solo"]
        self._index()
        _Checks(self).all()

    def _index(self) -> None:
        self.region = {name: n for n, name in enumerate(t.REGION_IDS)}
        self.bridge = {name: n for n, name in enumerate(t.BRIDGE_IDS)}
        self.guild = {name: n for n, name in enumerate(t.GUILD_IDS)}
        self.track = {name: n for n, name in enumerate(t.TRACK_IDS)}
        self.colour = {name: n for n, name in enumerate(t.COLOUR_IDS)}
        self.space = {space: n for n, space in enumerate(space for region in self.map.region for space in region.spaces)}
        self.deck = {name: n for n, name in enumerate([*(kind.id for kind in self.types), "building", "transport"])}
        self.card = index([*self.characters, *self.structures])
        self.face = {**self.card, **{tile.id: t.CARDS + n for n, tile in enumerate(self.empty_tiles)}}
        self.structure = index([*self.structures, self.house_card])
        self.bird = index(self.birds)
        self.queen = index(self.queens)
        self.objective = index(self.objectives)
        self.place = {place: n for n, place in enumerate(place for row in self.rows for place in row)}
        self.favour = index(self.favours)
        self.start_card = index(self.start_cards)
        self.tile = index(self.tiles)
        self.spot = index(self.board.spot)
        self.empty_tile = index(self.empty_tiles)
        self.solo_tile = index(self.solo.tile)
        self.level = index(self.solo.level)
        self.player = {id: n for n, id in enumerate(self.material.player_colours.ids)}


# -- checks ----------------------------------------------------------------------------------------

FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "coins": ({"n"}, set()),
    "vp": ({"n"}, set()),
    "resource": ({"n", "type"}, set()),
    "coins_per_paw": ({"n"}, set()),
    "coins_minus_paws": ({"base"}, set()),
    "resource_per_paw_pair": ({"n", "type"}, set()),
    "vp_per_paw_pair": ({"n"}, set()),
    "decoration": ({"decor", "mode"}, {"min_paws"}),
    "resource_choice": ({"n"}, {"distinct"}),
    "resource_choice_per_house": ({"n"}, set()),
    "structure_trigger": ({"n", "distinct"}, {"up_to"}),
    "upgrade": ({"n", "fallback_vp"}, set()),
    "take_bird": (set(), set()),
    "coins_per": ({"n", "what"}, {"guild"}),
    "vp_per": ({"n", "what"}, {"guild"}),
    "invest": ({"n"}, set()),
    "favour": ({"n"}, set()),
}
"""Per kind: the fields it needs, and those it may have."""

BEFORE_PAYMENT = {
    "coins",
    "vp",
    "resource",
    "coins_per_paw",
    "coins_minus_paws",
    "vp_per_paw_pair",
    "decoration",
    "structure_trigger",
    "upgrade",
    "coins_per",
    "vp_per",
    "invest",
    "favour",
}
"""The kinds that the look-ahead of CROSSING-WORK-06 knows."""

MOST = 99
HIGHEST_FALLBACK = 9


class _Checks:
    def __init__(self, c: Components) -> None:
        self.c = c

    def all(self) -> None:
        self._counts()
        self._order()
        self._map()
        self._cards()
        self._boards()
        self._tree_board()
        self._effects()
        self._numbers()

    def _counts(self) -> None:
        """CROSSING-COMP-01: as many of everything as the box holds."""
        c = self.c
        wanted: dict[str, tuple[Sequence[Any], int]] = {
            "characters.type": (c.types, 8),
            "characters.card": (c.characters, t.CHARACTERS),
            "structures.structure": (c.structures, 20),
            "birds.token": (c.birds, t.BIRDS),
            "queens.queen": (c.queens, t.QUEENS),
            "objectives.tile": (c.objectives, t.OBJECTIVES),
            "favours.favour": (c.favours, t.FAVOURS),
            "start_cards.card": (c.start_cards, t.START_CARDS),
            "action_tiles.tile": (c.tiles, t.TILES),
            "player_board.spot": (c.board.spot, t.SPOTS),
            "tokens.empty_deck": (c.empty_tiles, t.EMPTY_TILES),
            "solo.tile": (c.solo.tile, t.SOLO_TILES),
            "solo.level": (c.solo.level, 4),
        }
        for where, (entries, expected) in wanted.items():
            _count(where, "CROSSING-COMP-01", len(entries), expected)

    def _order(self) -> None:
        """The rules count on the order of a few files, which no pack can change but a broken file could."""
        c = self.c
        _same("map.region", c.map.region, t.REGION_IDS)
        _same("map.bridge", c.map.bridge, t.BRIDGE_IDS)
        _same("player_board.guild", c.board.guild, t.GUILD_IDS)
        _same("player_board.track", c.board.track, t.TRACK_IDS)
        _same("birds.kind", c.colours, t.COLOUR_IDS)
        for n, card in enumerate(c.characters):
            if card.type != c.types[n // t.DECK_SIZE].id:
                raise _value(f"characters.{card.id}.type", "CROSSING-SETUP-01", card.type)
        for n, structure in enumerate(c.structures):
            if structure.deck != ("building", "transport")[n // t.DECK_SIZE]:
                raise _value(f"structures.{structure.id}.deck", "CROSSING-SETUP-01", structure.deck)

    def _map(self) -> None:
        """Part 3 of the rules: 10 spaces, bridges between two different regions, a Bird colour for each region."""
        c = self.c
        _count("map.region.spaces", "CROSSING-SETUP-02", len(c.space), t.SPACES)
        for bridge in c.map.bridge:
            if len(set(bridge.between)) != 2 or len(bridge.between) != 2:
                raise _value(f"map.{bridge.id}.between", "CROSSING-MOVE-01", ",".join(bridge.between))
        if sorted(c.map.clockwise) != sorted(t.REGION_IDS):
            raise _value("map.clockwise", "CROSSING-SOLO-14", ",".join(c.map.clockwise))
        for region in c.map.region:
            kind = next(kind for kind in c.colours if kind.id == region.bird)
            if kind.region != region.id:
                raise _value(f"birds.{kind.id}.region", "CROSSING-SETUP-04", kind.region)
            _count(f"birds.{kind.id}.per_round", "CROSSING-COMP-08", kind.per_round, len(region.spaces))
            _count(f"birds.{kind.id}.count", "CROSSING-COMP-08", kind.count, t.ROUNDS * kind.per_round)
            _count(f"birds.{kind.id}", "CROSSING-SETUP-04", sum(b.kind == kind.id for b in c.birds), kind.count)

    def _cards(self) -> None:
        c = self.c
        for card in c.structures:
            if card.deck == "building" and card.cost:
                raise _value(f"structures.{card.id}.cost", "CROSSING-BUY-05", str(card.cost))
        for start in c.start_cards:
            _count(f"start_cards.{start.id}.face", "CROSSING-START-01", len(start.face), 2)
        birds = sorted(start.bird for start in c.start_cards)
        if birds != sorted(t.COLOUR_IDS):
            raise _value("start_cards.bird", "CROSSING-START-05", ",".join(birds))

    def _boards(self) -> None:
        """CROSSING-COMP-06: the tokens of a decoration are four boards' spots."""
        c = self.c
        for token in c.decorations:
            spots = [s for s in c.board.spot if (s.decor, s.symbols, s.stars) == (token.decor, token.symbols, token.stars)]
            _count(f"tokens.{token.id}.count", "CROSSING-COMP-06", token.count, 4 * len(spots))
        _count("tokens.decoration", "CROSSING-COMP-06", sum(token.count for token in c.decorations), 4 * t.SPOTS)
        for spot in c.board.spot:
            _range(f"player_board.{spot.id}.passed_at", "CROSSING-DECO-03", spot.passed_at, 1, t.LAST_SQUARE)
        for track in c.board.track:
            _range(f"player_board.{track.id}.bonus_square", "CROSSING-TRACK-03", track.bonus_square, 1, t.LAST_SQUARE - 1)
        values = c.board.structure_value.vp_by_lowest_square
        _count("player_board.structure_value", "CROSSING-END-07", len(values), t.LAST_SQUARE + 1)
        _count("investment.vp", "CROSSING-END-04", len(c.investment.vp), len(c.investment.coins))
        _range("investment.coins", "CROSSING-INV-01", len(c.investment.coins), 5, 15)
        _count("investment.coins[0]", "CROSSING-INV-04", c.investment.coins[0], 0)
        for tile in c.tiles:
            if tile.visits_queen != (tile.id == c.tiles[t.QUEEN_TILE].id) or tile.visits_queen != (tile.bridges == 0):
                raise _value(f"action_tiles.{tile.id}.visits_queen", "CROSSING-TILE-06", str(tile.visits_queen))
            _range(f"action_tiles.{tile.id}.bridges", "CROSSING-MOVE-03", tile.bridges, 0, 3)

    def _tree_board(self) -> None:
        c = self.c
        for side in ("easy", "hard"):
            _count(f"objectives.slots.{side}", "CROSSING-OBJ-05", len(getattr(c.slots, side)), t.SLOTS)
        _count("objectives.tree_positions.rows", "CROSSING-SETUP-06", len(c.rows), 3)
        _count("objectives.tree_positions.rows", "CROSSING-SETUP-06", len(c.place), t.OBJECTIVES)
        for favour in c.favours:
            known: dict[str, Sequence[str]] = {"resource": t.TRACK_IDS, "guild_card": t.GUILD_IDS, "bird": [*t.COLOUR_IDS, "any"]}
            if favour.per not in t.PERS:
                raise _value(f"favours.{favour.id}.per", "CROSSING-END-08", favour.per)
            if favour.arg not in known.get(favour.per, [""]):
                raise _value(f"favours.{favour.id}.arg", "CROSSING-END-08", favour.arg)
        spaces = sorted(tile.space for tile in c.solo.tile if tile.kind == "bird")
        if spaces != sorted(c.space) or sum(tile.kind == "crown" for tile in c.solo.tile) != 1:
            raise _value("solo.tile", "CROSSING-SOLO-05", ",".join(spaces))
        rests = sum(tile.kind == "rest" for tile in c.solo.tile)
        for level in c.solo.level:
            _range(f"solo.{level.id}.rest_tiles", "CROSSING-SOLO-05", level.rest_tiles, 0, rests)

    def _effects(self) -> None:
        for where, effect, before in self._every_effect():
            _check_effect(where, effect)
            if before and not _known_to_look_ahead(effect):
                raise _value(f"{where}.effect", "CROSSING-WORK-06", effect.kind)
        for card in [*self.c.structures, self.c.house_card]:
            if card.effect.kind == "structure_trigger":  # would trigger itself for ever
                raise _value(f"structures.{card.id}.effect", "CROSSING-EFF-09", card.effect.kind)

    def _every_effect(self) -> Iterator[tuple[str, Effect, bool]]:
        """Every effect with its place, and whether it may happen before a payment."""
        c = self.c
        yield from ((f"characters.{card.id}", card.effect, False) for card in c.characters)
        yield from ((f"structures.{card.id}", card.effect, True) for card in [*c.structures, c.house_card])
        yield from ((f"birds.{bird.id}", bird.effect, True) for bird in c.birds)
        yield from ((f"queens.{queen.id}", queen.effect, False) for queen in c.queens)
        yield from ((f"player_board.{guild.id}.income", guild.income, False) for guild in c.board.guild)
        for track in c.board.track:
            yield f"player_board.{track.id}.bonus", track.bonus, True
            yield f"player_board.{track.id}.final_bonus", track.final_bonus, True
        for tile in c.tiles:
            for side in (tile.base, tile.upgraded):
                if side.before_move is not None:
                    yield f"action_tiles.{tile.id}.before_move", side.before_move, True
        for empty in c.empty_tiles:
            yield from ((f"tokens.{empty.id}", effect, False) for effect in empty.effect)

    def _numbers(self) -> None:
        """No negative cost or gain, nothing so large that it could not be meant."""
        c = self.c
        found: list[tuple[str, int]] = [(f"{card.id}.cost", card.cost) for card in [*c.characters, *c.structures]]
        found += [("map.balloon.cost_same_region", c.map.balloon.cost_same_region)]
        found += [("map.balloon.cost_other_region", c.map.balloon.cost_other_region)]
        found += [("map.paws.vp_for_sixth", c.map.paws.vp_for_sixth), ("map.paws.vp_for_seventh", c.map.paws.vp_for_seventh)]
        found += [(f"favours.{favour.id}.vp", favour.vp) for favour in c.favours]
        found += [("objectives.slots", vp) for vp in [*c.slots.easy, *c.slots.hard]]
        found += [("investment", value) for value in [*c.investment.coins, *c.investment.vp]]
        found += [("player_board.structure_value", vp) for vp in c.board.structure_value.vp_by_lowest_square]
        found += [(f"player_board.{spot.id}.stars", spot.stars) for spot in c.board.spot]
        for tile in c.tiles:
            for side in (tile.base, tile.upgraded):
                found += [(f"{tile.id}.rest_coins", side.rest_coins), (f"{tile.id}.trade_cost", side.trade_cost)]
                found += [(f"{tile.id}.queen_effect_times", side.queen_effect_times)]
        for card in c.start_cards:
            for face in card.face:
                found += [(f"{card.id}.{face.id}", n) for n in (face.coins, face.invest, *face.resources.values())]
        found += [("solo.favour_vp_per_rest_tile", c.solo.favour_vp_per_rest_tile)]
        for where, number in found:
            _range(where, "CROSSING-COMP-01", number, 0, MOST)
        _range("investment.end_conversion", "CROSSING-END-02", c.investment.end_conversion.coins_per_step, 1, MOST)
        # 4 turns of tiles must fit into the smallest solo deck
        _range("solo.cards_per_turn", "CROSSING-SOLO-08", c.solo.cards_per_turn, 1, 11 // t.ACTIONS_PER_ROUND)


def _check_effect(where: str, effect: Effect) -> None:
    if effect.kind not in FIELDS:
        raise _value(f"{where}.effect.kind", "CROSSING-EFF-01", effect.kind)
    needed, possible = FIELDS[effect.kind]
    given = {f for f in effect.__struct_fields__ if f != "kind" and getattr(effect, f) is not None}
    wrong = sorted(needed - given) + sorted(given - needed - possible)
    if effect.what is not None and (effect.what not in t.COUNTED or (effect.what == "guild_card") != (effect.guild is not None)):
        wrong.append("what")
    if effect.mode == "two_single_or_double" and effect.decor == "either":
        wrong.append("mode")
    if wrong:
        raise _value(f"{where}.effect.{wrong[0]}", "CROSSING-EFF-01", str(getattr(effect, wrong[0])))
    most = {"resource": 10, "structure_trigger": 4, "resource_choice": 4 if effect.distinct else 10}.get(effect.kind, MOST)
    _range(f"{where}.effect.n", "CROSSING-EFF-01", 1 if effect.n is None else effect.n, 0, most)
    _range(f"{where}.effect.base", "CROSSING-EFF-03", effect.base or 0, 0, MOST)
    _range(f"{where}.effect.fallback_vp", "CROSSING-INC-07", effect.fallback_vp or 0, 0, HIGHEST_FALLBACK)


def _known_to_look_ahead(effect: Effect) -> bool:
    if effect.kind == "decoration":
        return effect.mode == "single"
    if effect.kind == "structure_trigger":
        return effect.n == 1 and not effect.up_to
    return effect.kind in BEFORE_PAYMENT


def _same(where: str, entries: Sequence[Any], ids: Sequence[str]) -> None:
    found = [entry.id for entry in entries]
    if found != list(ids):
        raise _value(where, "CROSSING-COMP-01", ",".join(found))


def _count(where: str, clause: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError("component-count", clause, where=where, found=found, expected=expected)


def _range(where: str, clause: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise _value(where, clause, str(value))


def _value(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)


@cache
def components(pack: Pack | None = None) -> Components:
    return Components(pack)
