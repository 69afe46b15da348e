"""What the component files hold: one typed record per entry. Loading checks types; `checks.py` checks sense."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.core.packs import Pack, load_components

FOLDER = Path(__file__).parent.parent / "components"

Goods = dict[str, int]
"""Goods of a price or gain, by id (`any_resource`: resources of any mix)."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """No field may go unread: a typing error in a pack must not pass silently."""


class Trade(Record):
    pay: Goods
    gain: Goods
    id: str = ""


class Card(Record):
    id: str
    name_en: str
    name_fr: str
    text_en: str
    text_fr: str
    effect: Literal["take", "exchange", "step", "discount_bonus", "any_town_action"]
    mandatory: bool
    source: str
    take: Goods = {}
    rates: list[Trade] = []
    gold_may_pay: bool = False
    gold_may_pay_source: str = ""
    steps: int = 0
    choices: list[str] = []
    discount: int = 0


class Hut(Record):
    id: str
    cost: Goods
    source: str = "pack"
    tile_source: str = ""


class CountrysideTile(Record):
    id: str
    name_en: str
    name_fr: str
    resource: str
    source: str
    hut: list[Hut]


class TownTile(Record):
    id: str
    name_en: str
    name_fr: str
    advisor_spaces: int
    sub_actions: list[str]
    source: str


class SubAction(Record):
    id: str
    name_en: str
    name_fr: str
    location: str
    source: str
    pay: Goods = {}
    pay_marker: str = ""
    marker: str = ""
    gain: Goods = {}
    options: list[Trade] = []
    cp_table: list[int] = []
    min: int = 1
    max: int = 1
    favour_draw: int = 0
    favour_keep: int = 0
    gold_may_pay: bool = False
    gold_may_pay_source: str = ""


class PlayerBoard(Record):
    move_slots: list[int]
    move_slots_source: str
    craftsmen: int
    craftsman_cp: list[int]
    craftsman_cp_sources: list[str]
    source: str


class FinalScoring(Record):
    points_per: Goods
    resources_per_point: int
    source: str


class Marker(Record):
    id: str
    kind: str
    name_en: str
    name_fr: str
    location: str
    types: list[str]
    meaning: str
    printed: int
    values: dict[str, list[int]]
    source: str


class MarkerSetup(Record):
    gift_face: str
    donation_face: str
    bread_face: str
    stone_face: str
    gift_start: Goods
    donation_start: Goods
    bread_start: int
    stone_start: int
    source: str


class AdvisorEffect(Record):
    kind: Literal[
        "none",
        "gain",
        "trade",
        "swap_resource",
        "swap_ring_gold",
        "any_resources_for_hire_recruit",
        "hire_recruit_anywhere",
        "on_gift",
        "on_donation",
        "on_bp_gain",
    ]
    gain: Goods = {}
    options: list[Trade] = []


class Advisor(Record):
    id: str
    type: Literal["A", "B"]
    name_en: str
    name_fr: str
    cp: int
    timing: Literal["immediate", "once_per_turn", "permanent"]
    effect: AdvisorEffect
    cost: Goods
    text_en: str
    text_fr: str
    source: str
    cost_source: str


class EventCard(Record):
    id: str
    name_en: str
    name_fr: str
    kind: Literal["gain_all", "end_of_round", "modifier"]
    text_en: str
    text_fr: str
    setup_buildings: int
    setup_countryside: str
    setup_town: str
    source: str
    setup_source: str
    take: Goods = {}
    options: list[Trade] = []
    on: Literal["", "bp_gain", "buy_gold", "donation", "raise_rank", "gift", "recruit"] = ""
    bonus: Goods = {}
    extra_trade: Trade | None = None
    discount: int = 0


class Rank(Record):
    id: str
    order: int
    name_en: str
    name_fr: str
    cost: Goods
    cards_cp: list[int]
    source: str
    cost_source: str
    value_source: str


class Token(Record):
    id: str
    name_en: str
    name_fr: str
    location: str
    gain: Goods
    count: int
    source: str
    pair_source: str


class Preset(Record):
    id: str
    name_en: str
    name_fr: str
    value: int


class ModeEntry(Record):
    id: str
    name_en: str
    name_fr: str
    players: list[int]
    start_buildings: int | str
    source: str
    chosen_min: int = 0
    chosen_max: int = 0
    recommended_min: int = 0
    recommended_max: int = 0
    bounds_source: str = ""
    presets: list[Preset] = []
    first_start: int = 0
    on_win: int = 0
    on_loss: int = 0
    min_start: int = 0
    max_start: int = 0
    win_if: str = ""


class Structure(Record):
    rounds: int
    turns_per_round: int
    hand_size: int
    reshuffle_after_round: int
    source: str


class Victoria(Record):
    name_en: str
    name_fr: str
    start_cp: int
    acts_at_end_of_rounds: list[int]
    construction: Goods
    rank_by_round: dict[str, str]
    no_rank_in_round: int
    remove_events: list[str]
    marker_setup: str
    source: str


class ActionCardsFile(msgspec.Struct):
    card: list[Card]


class BoardsFile(msgspec.Struct):
    countryside: list[CountrysideTile]
    town: list[TownTile]
    sub_action: list[SubAction]
    player_board: PlayerBoard
    final_scoring: FinalScoring


class MarkersFile(msgspec.Struct):
    marker: list[Marker]
    setup: dict[str, MarkerSetup]


class AdvisorsFile(msgspec.Struct):
    advisor: list[Advisor]
    spaces_per_town_tile: int
    type_a_in_play: int


class EventsFile(msgspec.Struct):
    event: list[EventCard]
    remove_in_solo: list[str]


class NobilityFile(msgspec.Struct):
    rank: list[Rank]


class FavourTokensFile(msgspec.Struct):
    token: list[Token]


class ModesFile(msgspec.Struct):
    structure: Structure
    mode: list[ModeEntry]
    victoria: Victoria


class SupplyFile(msgspec.Struct):
    piece: list[dict[str, Any]]


FILES: dict[str, type[Any]] = {
    "action_cards": ActionCardsFile,
    "boards": BoardsFile,
    "markers": MarkersFile,
    "advisors": AdvisorsFile,
    "events": EventsFile,
    "nobility": NobilityFile,
    "favour_tokens": FavourTokensFile,
    "modes": ModesFile,
    "supply": SupplyFile,
}


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.cards: list[Card] = files["action_cards"].card
        self.boards: BoardsFile = files["boards"]
        self.markers: MarkersFile = files["markers"]
        self.advisor_file: AdvisorsFile = files["advisors"]
        self.advisors: list[Advisor] = self.advisor_file.advisor
        self.event_file: EventsFile = files["events"]
        self.events: list[EventCard] = self.event_file.event
        self.ranks: list[Rank] = files["nobility"].rank
        self.tokens: list[Token] = files["favour_tokens"].token
        self.modes: ModesFile = files["modes"]
        self.huts: list[Hut] = [hut for tile in self.boards.countryside for hut in tile.hut]
        self.sub_actions: dict[str, SubAction] = {entry.id: entry for entry in self.boards.sub_action}
        self.card = {entry.id: n for n, entry in enumerate(self.cards)}
        self.hut = {entry.id: n for n, entry in enumerate(self.huts)}
        self.advisor = {entry.id: n for n, entry in enumerate(self.advisors)}
        self.event = {entry.id: n for n, entry in enumerate(self.events)}
        self.rank = {entry.id: n for n, entry in enumerate(self.ranks)}
        self.token = {entry.id: n for n, entry in enumerate(self.tokens)}
        self.countryside = {entry.id: n for n, entry in enumerate(self.boards.countryside)}
        self.town = {entry.id: n for n, entry in enumerate(self.boards.town)}

    def mode(self, id: str) -> ModeEntry:
        return next(mode for mode in self.modes.mode if mode.id == id)
