"""The component files (with a pack's overrides), loaded and typed field by field."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.packs import Pack, load_components
from regalia.games.medieval_realms.component_checks import check

FOLDER = Path(__file__).parent / "components"

Source = Literal["rulebook", "published", "reconstructed"]
Resource = Literal["gold", "production", "raw_material", "religion", "science", "culture", "combat"]
Leader = Literal["mayor", "general", "admiral"]
Seal = Literal["orange", "red", "yellow", "green", "grey", "turquoise", "black", "violet", "white", "blue"]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of a component file: a field that nobody knows is refused."""


# -- cards.toml and card_kinds.toml ----------------------------------------------------------------


class Cost(Strict):
    resource: Resource | None = None
    amount: int | None = None
    amount_by_players: dict[str, int] | None = None
    bid: bool = False


class Requires(Strict):
    leader: Literal["admiral"]
    per_island: int


class Effect(Strict):
    when: Literal["immediate", "end_game", "permanent", "production"]
    op: str
    amount: int | None = None
    resource: Resource | None = None
    leader: Leader | None = None
    seal: Seal | None = None
    seals: list[Seal] = []
    exclude: list[Resource] = []
    vp: int | None = None


class Card(Strict):
    id: str
    kind: str
    name_en: str
    name_fr: str
    seal: Seal
    type: Literal["kingdom", "majority", "auction"]
    honour: bool
    cost: Cost
    effects: list[Effect]
    source: Source
    name_source: Source
    requires: Requires | None = None
    reconstructed_fields: list[str] = []


class Kind(Strict):
    id: str
    name_en: str
    name_fr: str
    seal: Seal
    type: Literal["kingdom", "majority", "auction"]
    count: int
    cost_text_en: str
    cost_text_fr: str
    source: Source
    note: str = ""


class CardsFile(Strict):
    schema_version: int
    count: int
    card: list[Card]


class KindsFile(Strict):
    schema_version: int
    count_source: Source
    kind: list[Kind]


# -- realm_board.toml ------------------------------------------------------------------------------


class ManagementSlot(Strict):
    id: str
    resource: Resource
    per_mayor: int
    name_en: str
    name_fr: str
    source: Source
    name_source: Source


class Terrain(Strict):
    id: int
    name_en: str
    name_fr: str
    reward: dict[Resource, int]
    players: list[int]
    source: Source


class RealmFile(Strict):
    schema_version: int
    management_slot: list[ManagementSlot]
    terrain: list[Terrain]


# -- solo_variant.toml -----------------------------------------------------------------------------


class Difficulty(Strict):
    id: str
    name_en: str
    name_fr: str
    extra_mayors: int
    extra_generals: int
    bid_limit: int
    source: Source


class SoloAuction(Strict):
    min_tokens_to_open: int
    opening_bid: int
    raise_step: int
    source: Source


class Priority(Strict):
    order: list[Resource]
    source: Source


class SoloFile(Strict):
    schema_version: int
    source: Source
    id: str
    name_en: str
    name_fr: str
    base_players: int
    difficulty: list[Difficulty]
    auction: SoloAuction
    resource_priority: Priority


# -- game.toml -------------------------------------------------------------------------------------


class Named(msgspec.Struct):
    """What the rules need to know of seals, resources and rulers; colours are for the drawing."""

    id: str
    name_en: str
    name_fr: str


class LeaderPiece(msgspec.Struct):
    id: Leader
    name_en: str
    name_fr: str
    supply: int
    military: bool
    combat_value: int
    decoy_combat_value: int = 0


class StartingLeaders(msgspec.Struct):
    players: list[int]
    mayor: int
    general: int
    admiral: int
    decoys: int


class BoardRow(msgspec.Struct):
    row: int
    slots: list[int]
    price_production: int


class RoundDiscard(msgspec.Struct):
    players: int
    slots: list[int]


class GameFile(msgspec.Struct):
    rounds: dict[str, Any]
    board: dict[str, Any]
    deployment_area: dict[str, Any]
    resource: list[Named]
    leader: list[LeaderPiece]
    seal: list[Named]
    ruler: list[Named]
    starting_resources: dict[str, int | str]
    starting_leaders: list[StartingLeaders]
    board_row: list[BoardRow]
    round_discard: list[RoundDiscard]
    round_income: dict[str, int | str]
    victory_track: dict[str, int | str]
    final_scoring: dict[str, int | str]
    honour_table: dict[str, list[int] | str]


FILES: dict[str, type[Any]] = {
    "game": GameFile,
    "cards": CardsFile,
    "card_kinds": KindsFile,
    "realm_board": RealmFile,
    "solo_variant": SoloFile,
}


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.game: GameFile = files["game"]
        self.cards: list[Card] = files["cards"].card
        self.kinds: list[Kind] = files["card_kinds"].kind
        self.slots: list[ManagementSlot] = files["realm_board"].management_slot
        self.terrains: list[Terrain] = files["realm_board"].terrain
        self.solo: SoloFile = files["solo_variant"]
        self.card = {card.id: n for n, card in enumerate(self.cards)}
        self.kind = {kind.id: n for n, kind in enumerate(self.kinds)}
        self.resource = {resource.id: n for n, resource in enumerate(self.game.resource)}
        self.leader: dict[str, int] = {leader.id: n for n, leader in enumerate(self.game.leader)}
        self.seal = {seal.id: n for n, seal in enumerate(self.game.seal)}
        self.terrain = {str(terrain.id): n for n, terrain in enumerate(self.terrains)}
        self.slot: dict[str, int] = {slot.resource: n for n, slot in enumerate(self.slots)}
        self.difficulty = {level.id: n for n, level in enumerate(self.solo.difficulty)}
        check(self)


@cache
def components(pack: Pack | None = None) -> Components:
    return Components(pack)
