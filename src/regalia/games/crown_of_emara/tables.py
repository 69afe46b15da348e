"""What is printed on cards, tiles, markers and tokens, as tables of numbers; one object per component pack."""

from __future__ import annotations

from typing import Final

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
        self.card_effect: list[int] = []
        self.card_gain: list[int] = []
        self.card_mandatory: list[int] = []
        self.first_rate: int = 0
        self.rates: int = 0
        self.steps: int = 1
        self.card_discount: int = 1
        self.resource_of: list[int] = []
        self.hut_ids: list[str] = []
        self.hut_cost: list[int] = []
        self.craftsman_cp: list[int] = []
        self.advisor_ids: list[str] = []
        self.advisor_b: list[int] = []
        self.advisor_cost: list[int] = []
        self.advisor_cp: list[int] = []
        self.advisor_effect: list[int] = []
        self.advisor_gain: list[int] = []
        self.advisor_trade: list[int] = []
        self.advisor_trades: list[int] = []
        # Bit masks of the advisors with one kind of effect.
        self.abilities: int = 0
        self.merchant: int = 0
        self.chamberlain: int = 0
        self.scholar: int = 0
        self.steward: int = 0
        self.mayoress: int = 0
        self.abbess: int = 0
        self.toolmaker: int = 0
        self.on_gift_cp: int = 0
        self.on_donation_books: int = 0
        self.on_bp_gain: int = 0
        self.rank_ids: list[str] = []
        self.rank_ring: list[int] = []
        self.rank_gold: list[int] = []
        self.rank_cp: list[int] = []
        # By number of players (0: solo as set-up 0, then 2, 3, 4 players as 1, 2, 3), marker and edge.
        self.marker_value: list[int] = []
        self.marker_edges: list[int] = []
        self.marker_start: list[int] = []
        self.token_ids: list[str] = []
        self.token_location: list[int] = []
        self.token_gain: list[int] = []
        self.token_count: list[int] = []
        self.event_ids: list[str] = []
        self.event_kind: list[int] = []
        self.event_gain: list[int] = []
        self.event_trade: list[int] = []
        self.event_trades: list[int] = []
        self.event_bp: list[int] = []
        self.event_gift_cp: list[int] = []
        self.event_donation_cp: list[int] = []
        self.event_rank_cp: list[int] = []
        self.event_discount: list[int] = []
        self.event_extra_gold: list[int] = []
        self.event_start: list[int] = []
        self.event_countryside: list[int] = []
        self.event_town: list[int] = []
        self.solo_events: list[int] = []
        self.trade_ids: list[str] = []
        self.trade_pay: list[int] = []
        self.trade_gain: list[int] = []
        self.trade_source: list[int] = []
        self.trade_option: list[int] = []
        self.gift_rings: int = 1
        self.donation_books: int = 1
        self.favour_draw: int = 3
        self.castle_trade: int = 0
        self.stone_trade: int = 0
        self.wood_trade: int = 0
        self.wood_trades: int = 0
        self.most_bread: int = 3
        self.most_books: int = 5
        self.book_cp: list[int] = []
        self.points_per: list[int] = []
        self.points_per_token: int = 1
        self.resources_per_point: int = 2
        self.victoria_rank: list[int] = []
