"""The entries of the component files, field by field."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Source = Literal["rulebook", "published", "reconstructed"]
Resource = Literal["gold", "production", "raw_material", "religion", "science", "culture", "combat"]
Reward = Literal["gold", "production", "raw_material", "religion", "science", "culture", "combat", "fleur_de_lis"]
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


class Condition(Strict):
    """At least so many of what `count` names; `seal`, `kind`, `leader` or `resource` says which, where it must be said."""

    count: Literal[
        "seal", "distinct_seals", "kind", "cards", "honour", "leader", "leaders", "combat_values", "resource", "tokens"
    ]
    at_least: int
    seal: Seal | None = None
    kind: str | None = None
    leader: Leader | None = None
    resource: Resource | None = None


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
    conditions: list[Condition] = []


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
    """`reward`: tokens by resource; `fleur_de_lis`, tokens of one resource that the controller names."""

    id: int
    name_en: str
    name_fr: str
    reward: dict[Reward, int]
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
