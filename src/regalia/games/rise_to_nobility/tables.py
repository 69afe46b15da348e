"""What is printed on board, cards and tiles, as tables of numbers; one object per component pack.

Everything is numbered in the order of the component files: resources and guilds alike from books / scholars to
artwork / artists, races from halflings to trobits.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = 6
GUILDS: Final = 6
RACES: Final = 6
SETTLERS: Final = 48
BUILDINGS: Final = 48
SHIPS: Final = 18
COUNCIL_TILES: Final = 30
CHARACTERS: Final = 13
EVENTS: Final = 16
OBJECTIVES: Final = 15
COMMISSIONS: Final = 18
DICE_TILES: Final = 18
OFFICES: Final = 12
WORKSHOP_SLOTS: Final = 3
ZONES: Final = 3
HAND: Final = 3
DISPLAY: Final = 6
FACES: Final = 6
COMMUNITY: Final = -1
ROUNDS: Final = 10

# Workshop effects (buildings.toml, `effect`).
COIN: Final = 0
REPUTATION: Final = 1
REROLL: Final = 2
GUILD_RESOURCE: Final = 3
ANY_RESOURCE: Final = 4
EXCHANGE: Final = 5
EFFECTS: Final[list[str]] = ["coin", "reputation", "reroll", "guild_resource", "any_resource", "exchange"]

# Owner rewards (board.toml, `workshop_slot.owner_reward`).
REWARD_GOLD: Final = 0
REWARD_RESOURCE: Final = 1
REWARD_VP: Final = 2
REWARDS: Final[list[str]] = ["gold", "guild_resource", "vp"]

# Income of a community zone.
ZONE_MODIFIER: Final = 0
ZONE_RESOURCE: Final = 1
ZONE_REPUTATION: Final = 2
ZONE_INCOMES: Final[list[str]] = ["modifier", "any_resource", "reputation"]

# Parts of a character's gift.
GIFT_GOLD: Final = 0
GIFT_RESOURCE: Final = 1
GIFT_MODIFIER: Final = 2
GIFT_REPUTATION: Final = 3
GIFT_NOBILITY: Final = 4
GIFT_WORKER: Final = 5
GIFT_HOUSE: Final = 6
GIFT_SETTLERS: Final = 7
GIFTS: Final[list[str]] = ["gold", "any_resource", "modifier", "reputation", "nobility", "worker", "house", "settler_choice"]

# Office benefits (chancery.toml, `benefit`).
NO_GOLD: Final = 0
PORT_BONUS: Final = 1
TACT: Final = 2
TAVERN_TWO: Final = 3
YARD_DISCOUNT: Final = 4
HALL_DISCOUNT: Final = 5
BENEFITS: Final[list[str]] = ["council_no_gold", "port_bonus", "council_tact", "tavern_two", "yard_discount", "hall_discount"]

# What an event changes (events.toml, `effect.hook`).
H_PORT_PRICE: Final = 0
H_APPRENTICE_INCOME: Final = 1
H_GUILD_BUY: Final = 2
H_CASTLE: Final = 3
H_HOUSE_PRICE: Final = 4
H_BERK_FREE: Final = 5
H_SETTLER_NOBILITY: Final = 6
H_COUNCIL_LOSS: Final = 7
H_BUILDING_PRICE: Final = 8
H_SETTLER_VP: Final = 9
H_PORT_MAX: Final = 10
H_DICE_LIMIT: Final = 11
H_OWNER_TIMES: Final = 12
H_FREE_ORDER: Final = 13
HOOKS: Final[list[str]] = [
    "port_price",
    "apprentice_income",
    "guild_buy",
    "castle_reputation",
    "house_price",
    "berk_free_modifiers",
    "settler_nobility",
    "council_reputation_loss",
    "building_price",
    "settler_vp",
    "port_max_sales",
    "dice_limit",
    "owner_reward_times",
    "free_order",
]

# What solo objectives and commissions count.
M_VP: Final = 0
M_SETTLERS: Final = 1
M_RACES: Final = 2
M_WORKSHOPS: Final = 3
M_COMMUNITY: Final = 4
M_COUNCIL: Final = 5
M_NOBILITY: Final = 6
M_REPUTATION: Final = 7
M_GOLD: Final = 8
M_GUILDS: Final = 9
M_WORKSHOPS_IN: Final = 10
M_SETTLERS_OF: Final = 11
M_GUILD_APPRENTICES: Final = 12
M_CHANCERY_APPRENTICES: Final = 13
M_MODIFIERS: Final = 14
M_HOUSES: Final = 15
METRICS: Final[list[str]] = [
    "vp",
    "settlers",
    "races",
    "workshops",
    "community",
    "council",
    "nobility",
    "reputation",
    "gold",
    "guilds_with_apprentice",
    "workshops_in",
    "settlers_of",
    "guild_apprentices",
    "chancery_apprentices",
    "modifiers",
    "houses_built",
]

# Colours of the automa's dice in the order they are placed (solo.toml, `automa_die`).
WHITE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
BLUE: Final = 4
AUTOMA_COLOURS: Final[list[str]] = ["white", "green", "yellow", "red", "blue"]


class SetupCard:
    """One row of the player-count table (NOBILITY-SETUP-02)."""

    def __init__(self, players: int) -> None:
        self.players: Final[int] = players
        self.tavern_slots: int = 0
        self.yard_slots: int = 0
        self.guild_dice: int = 0
        self.apprentice_slots: int = 0
        self.income: list[int] = []
        self.owner_times: int = 1
        self.neutral: bool = False
        self.dice: int = 0
        self.reputation: int = 0
        self.castle_slots: int = 0
        self.offices: int = 0
        self.modifiers: list[int] = []


class Tables:
    """Lists by number; a list "by value" has an entry 0 that no die shows, and -1 where a value fits no slot."""

    def __init__(self) -> None:
        self.resource_ids: list[str] = []
        self.guild_ids: list[str] = []
        self.race_ids: list[str] = []
        self.settler_ids: list[str] = []
        self.building_ids: list[str] = []
        self.ship_ids: list[str] = []
        self.council_ids: list[str] = []
        self.character_ids: list[str] = []
        self.event_ids: list[str] = []
        self.objective_ids: list[str] = []
        self.commission_ids: list[str] = []
        self.dice_tile_ids: list[str] = []
        self.office_ids: list[str] = []
        self.cards: list[SetupCard] = []

        # Constants of game.toml and board.toml.
        self.modifier_tokens: int = 0
        self.workers: int = 0
        self.houses: int = 0
        self.plots: int = 0
        self.start_gold: int = 0
        self.start_resources: int = 0
        self.start_houses: int = 0
        self.start_nobility: int = 0
        self.cap: int = 0
        self.cap_character: int = 0
        self.house_price: int = 0
        self.resource_price: int = 0
        self.modifier_price: int = 0
        self.sale_price: int = 0
        self.council_loss: int = 0
        self.reputation_low: int = 0
        self.reputation_high: int = 0
        self.nobility_high: int = 0
        self.nobility_vp: list[int] = []

        # Slots of the board.
        self.guild_slot: list[int] = []  # by value
        self.guild_buy: list[int] = []  # by guild slot
        self.guild_place: list[int] = []
        self.activated: list[int] = []  # by value: number of workshops activated
        self.workshop_stars: list[int] = []
        self.workshop_vp: list[int] = []
        self.reward_kind: list[int] = []
        self.reward_amount: list[int] = []
        self.guild_of_value: list[int] = []  # by automa value
        self.hall_slot: list[int] = []  # by value
        self.hall_cost: list[int] = []
        self.port_slot: list[int] = []  # by value
        self.port_sales: list[int] = []
        self.council_row: list[int] = []  # by value
        self.council_race: list[int] = []  # by column
        self.berk_slot: list[int] = []  # by value
        self.berk_free: list[int] = []
        self.berk_buyable: list[int] = []
        self.berk_draw: list[int] = []
        self.berk_loss: list[int] = []
        self.castle_slot: list[int] = []  # by value
        self.castle_gain: list[int] = []
        self.castle_fits: list[int] = []  # by slot: bit mask of values
        self.recall_fits: list[int] = []  # by value: 1 or 0
        self.zone_stars: list[int] = []
        self.zone_vp: list[int] = []
        self.zone_income: list[int] = []
        self.zone_amount: list[int] = []

        # Settlers.
        self.settler_stack: list[int] = []
        self.settler_race: list[int] = []
        self.settler_min: list[int] = []
        self.settler_max: list[int] = []
        self.settler_types: list[int] = []  # bit mask of resources
        self.settler_workers: list[int] = []
        self.settler_stars: list[int] = []

        # Buildings: the guild, or COMMUNITY; two effects, the second -1 if there is none.
        self.building_guild: list[int] = []
        self.building_effects: list[int] = []

        # Ships, council, characters.
        self.ship_price: list[int] = []  # ship * RESOURCES + resource
        self.ship_spaces: list[int] = []
        self.tile_nobility: list[int] = []
        self.tile_cost: list[int] = []  # tile * RESOURCES + resource
        self.tile_gold: list[int] = []
        self.tile_vp: list[int] = []
        self.four_of: list[int] = []
        self.gift_first: list[int] = []  # by character: where its parts begin; one entry more at the end
        self.gift_kind: list[int] = []
        self.gift_amount: list[int] = []

        # Events and solo.
        self.event_deck: list[int] = []
        self.event_hook: list[int] = []
        self.event_amount: list[int] = []
        self.goal_first: list[int] = []  # by objective, as gift_first
        self.goal_metric: list[int] = []
        self.goal_value: list[int] = []

        # Chancery.
        self.office_die: list[int] = []
        self.office_row: list[int] = []  # 0 top, 1 bottom
        self.office_race: list[int] = []
        self.office_benefit: list[int] = []
        self.office_of: list[int] = []  # row * 7 + value
        self.office_income: int = 0
        self.tile_values: list[int] = []  # dice tile * 3 + slot
        self.score_metric: list[int] = []
        self.score_of: list[int] = []  # bit mask of guilds or races
        self.score_per: list[int] = []
        self.score_vp: list[int] = []
        self.score_cap: list[int] = []
        self.score_at_least: list[int] = []
