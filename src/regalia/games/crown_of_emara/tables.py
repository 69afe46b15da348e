"""What is printed on cards, tiles, markers and tokens, as tables of numbers; one object per component pack."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import vec

# Goods, in the canonical order (wood, cloth, grain, stone, then gold); citizen and building points are counted with them.
WOOD: Final = 0
CLOTH: Final = 1
GRAIN: Final = 2
STONE: Final = 3
RESOURCES: Final = 4
GOLD: Final = 4
BREAD: Final = 5
BOOK: Final = 6
RING: Final = 7
CP: Final = 8
BP: Final = 9
GOODS: Final = 10
GOOD_IDS: Final[list[str]] = ["wood", "cloth", "grain", "stone", "gold", "bread", "book", "ring", "cp", "bp"]

# A price has one more entry: resources of any type.
ANY: Final = 10
PRICE: Final = 11

# Where points come from.
START: Final = 0
SITE: Final = 1
BOOKS: Final = 2
NOBILITY: Final = 3
CRAFTSMEN: Final = 4
ADVISORS: Final = 5
FAVOURS: Final = 6
EVENTS: Final = 7
LEFT_OVERS: Final = 8
SOURCES: Final = 9
SOURCE_IDS: Final[list[str]] = ["start", "site", "books", "nobility", "craftsmen", "advisors", "favours", "events", "left_overs"]

# The nine action cards (EMARA-CARD-01); what a card does (action_cards.toml, `effect`).
CARDS: Final = 9
ALL_CARDS: Final = 511
TAKE_CARD: Final = 0
EXCHANGE_CARD: Final = 1
STEP_CARD: Final = 2
DISCOUNT_CARD: Final = 3
TOWN_CARD: Final = 4
CARD_EFFECTS: Final[list[str]] = ["take", "exchange", "step", "discount_bonus", "any_town_action"]

# Locations of either ring.
RING_SIZE: Final = 4
COUNTRYSIDE: Final = 0
TOWN: Final = 1
CASTLE: Final = 0
CATHEDRAL: Final = 1
MARKET: Final = 2
CONSTRUCTION_SITE: Final = 3
TOWN_IDS: Final[list[str]] = ["castle", "cathedral", "market", "construction_site"]
COUNTRYSIDE_IDS: Final[list[str]] = ["forest", "grain_field", "quarry", "weaving_mill"]

# Sub-actions of the town locations.
GIFT: Final = 0
BOOK_TO_BUILDINGS: Final = 1
DONATION: Final = 2
BUY_GOLD: Final = 3
BOOKS_TO_CITIZENS: Final = 4
DELIVER_STONE: Final = 5
DELIVER_BREAD: Final = 6
DELIVER_WOOD: Final = 7
SUB_ACTIONS: Final = 8
SUB_ACTION_IDS: Final[list[str]] = [
    "gift",
    "book_to_buildings",
    "donation",
    "buy_gold",
    "books_to_citizens",
    "deliver_stone",
    "deliver_bread",
    "deliver_wood",
]
FIRST_SUB_ACTION: Final[list[int]] = [0, 2, 3, 5, 8]
"""By location; the entry behind it ends the location's sub-actions."""

# Markers: four gifts, four donations (one per resource), bread, stone (EMARA-MARK-01).
MARKERS: Final = 10
GIFT_MARKER: Final = 0
DONATION_MARKER: Final = 4
BREAD_MARKER: Final = 8
STONE_MARKER: Final = 9
EDGES: Final = 5
"""At most four numbers, and the printed value behind them."""

HUTS: Final = 12
HUTS_PER_TILE: Final = 3
CRAFTSMEN_PER_PLAYER: Final = 4
RANKS: Final = 5
CARDS_PER_RANK: Final = 4
ADVISOR_CARDS: Final = 22
SPACES: Final = 8
SPACES_PER_TILE: Final = 2
TOKENS: Final = 12
EVENT_CARDS: Final = 14
SLOTS: Final = 3
ROUNDS: Final = 6
HALF: Final = 3
"""All action cards come back after this round (EMARA-ROUND-06)."""
HAND: Final = 3

# What an advisor does (advisors.toml, `effect.kind`).
NO_EFFECT: Final = 0
GAIN: Final = 1
TRADE: Final = 2
SWAP_RESOURCE: Final = 3
SWAP_RING_GOLD: Final = 4
ANY_RESOURCES: Final = 5
ANYWHERE: Final = 6
ON_GIFT: Final = 7
ON_DONATION: Final = 8
ON_BP_GAIN: Final = 9
ADVISOR_EFFECTS: Final[list[str]] = [
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

# Kind of an event.
GAIN_ALL: Final = 0
END_OF_ROUND: Final = 1
MODIFIER: Final = 2
EVENT_KINDS: Final[list[str]] = ["gain_all", "end_of_round", "modifier"]

# Options of the end-of-round events, as `<number>_<good>`.
EVENT_OPTIONS: Final[list[str]] = ["1_grain", "2_grain", "1_ring", "1_gold", "1_book"]


class Tables:
    """Flat lists: a gain has GOODS entries, a price PRICE entries, a cost of hut or advisor RESOURCES entries.

    A trade is a price with a gain: rates of the exchange card, abilities of advisors, options of events, trades of the town.
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.card_effect: vec[i64] = vec[i64]()
        self.card_gain: vec[i64] = vec[i64]()
        self.card_mandatory: vec[i64] = vec[i64]()
        self.first_rate: i64 = 0
        self.rates: i64 = 0
        self.steps: i64 = 1
        self.card_discount: i64 = 1
        self.resource_of: vec[i64] = vec[i64]()
        self.hut_ids: list[str] = []
        self.hut_cost: vec[i64] = vec[i64]()
        self.craftsman_cp: vec[i64] = vec[i64]()
        self.advisor_ids: list[str] = []
        self.advisor_b: vec[i64] = vec[i64]()
        self.advisor_cost: vec[i64] = vec[i64]()
        self.advisor_cp: vec[i64] = vec[i64]()
        self.advisor_effect: vec[i64] = vec[i64]()
        self.advisor_gain: vec[i64] = vec[i64]()
        self.advisor_trade: vec[i64] = vec[i64]()
        self.advisor_trades: vec[i64] = vec[i64]()
        # Bit masks of the advisors with one kind of effect.
        self.abilities: i64 = 0
        self.merchant: i64 = 0
        self.chamberlain: i64 = 0
        self.scholar: i64 = 0
        self.steward: i64 = 0
        self.mayoress: i64 = 0
        self.abbess: i64 = 0
        self.toolmaker: i64 = 0
        self.on_gift_cp: i64 = 0
        self.on_donation_books: i64 = 0
        self.on_bp_gain: i64 = 0
        self.rank_ids: list[str] = []
        self.rank_ring: vec[i64] = vec[i64]()
        self.rank_gold: vec[i64] = vec[i64]()
        self.rank_cp: vec[i64] = vec[i64]()
        # By number of players (0: solo as set-up 0, then 2, 3, 4 players as 1, 2, 3), marker and edge.
        self.marker_value: vec[i64] = vec[i64]()
        self.marker_edges: vec[i64] = vec[i64]()
        self.marker_start: vec[i64] = vec[i64]()
        self.token_ids: list[str] = []
        self.token_location: vec[i64] = vec[i64]()
        self.token_gain: vec[i64] = vec[i64]()
        self.token_count: vec[i64] = vec[i64]()
        self.event_ids: list[str] = []
        self.event_kind: vec[i64] = vec[i64]()
        self.event_gain: vec[i64] = vec[i64]()
        self.event_trade: vec[i64] = vec[i64]()
        self.event_trades: vec[i64] = vec[i64]()
        self.event_bp: vec[i64] = vec[i64]()
        self.event_gift_cp: vec[i64] = vec[i64]()
        self.event_donation_cp: vec[i64] = vec[i64]()
        self.event_rank_cp: vec[i64] = vec[i64]()
        self.event_discount: vec[i64] = vec[i64]()
        self.event_extra_gold: vec[i64] = vec[i64]()
        self.event_start: vec[i64] = vec[i64]()
        self.event_countryside: vec[i64] = vec[i64]()
        self.event_town: vec[i64] = vec[i64]()
        self.solo_events: vec[i64] = vec[i64]()
        self.trade_ids: list[str] = []
        self.trade_pay: vec[i64] = vec[i64]()
        self.trade_gain: vec[i64] = vec[i64]()
        self.trade_source: vec[i64] = vec[i64]()
        self.trade_option: vec[i64] = vec[i64]()
        self.gift_rings: i64 = 1
        self.donation_books: i64 = 1
        self.favour_draw: i64 = 3
        self.castle_trade: i64 = 0
        self.stone_trade: i64 = 0
        self.wood_trade: i64 = 0
        self.wood_trades: i64 = 0
        self.most_bread: i64 = 3
        self.most_books: i64 = 5
        self.book_cp: vec[i64] = vec[i64]()
        self.points_per: vec[i64] = vec[i64]()
        self.points_per_token: i64 = 1
        self.resources_per_point: i64 = 2
        self.victoria_rank: vec[i64] = vec[i64]()
