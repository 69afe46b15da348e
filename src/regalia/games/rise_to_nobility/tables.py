"""What is printed on board, cards and tiles, as tables of numbers; one object per component pack.

Everything is numbered in the order of the component files: resources and guilds alike from books / scholars to
artwork / artists, races from halflings to trobits.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import vec

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

    def __init__(self, players: i64) -> None:
        self.players: Final[i64] = players
        self.tavern_slots: i64 = 0
        self.yard_slots: i64 = 0
        self.guild_dice: i64 = 0
        self.apprentice_slots: i64 = 0
        self.income: vec[i64] = vec[i64]()
        self.owner_times: i64 = 1
        self.neutral: bool = False
        self.dice: i64 = 0
        self.reputation: i64 = 0
        self.castle_slots: i64 = 0
        self.offices: i64 = 0
        self.modifiers: vec[i64] = vec[i64]()


class Tables:
    """Rows by number; a row "by value" has an entry 0 that no die shows, and -1 where a value fits no slot."""

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
        self.modifier_tokens: i64 = 0
        self.workers: i64 = 0
        self.houses: i64 = 0
        self.plots: i64 = 0
        self.start_gold: i64 = 0
        self.start_resources: i64 = 0
        self.start_houses: i64 = 0
        self.start_nobility: i64 = 0
        self.cap: i64 = 0
        self.cap_character: i64 = 0
        self.house_price: i64 = 0
        self.resource_price: i64 = 0
        self.modifier_price: i64 = 0
        self.sale_price: i64 = 0
        self.council_loss: i64 = 0
        self.reputation_low: i64 = 0
        self.reputation_high: i64 = 0
        self.nobility_high: i64 = 0
        self.nobility_vp: vec[i64] = vec[i64]()

        # Slots of the board.
        self.guild_slot: vec[i64] = vec[i64]()  # by value
        self.guild_buy: vec[i64] = vec[i64]()  # by guild slot
        self.guild_place: vec[i64] = vec[i64]()
        self.activated: vec[i64] = vec[i64]()  # by value: number of workshops activated
        self.workshop_stars: vec[i64] = vec[i64]()
        self.workshop_vp: vec[i64] = vec[i64]()
        self.reward_kind: vec[i64] = vec[i64]()
        self.reward_amount: vec[i64] = vec[i64]()
        self.guild_of_value: vec[i64] = vec[i64]()  # by automa value
        self.hall_slot: vec[i64] = vec[i64]()  # by value
        self.hall_cost: vec[i64] = vec[i64]()
        self.port_slot: vec[i64] = vec[i64]()  # by value
        self.port_sales: vec[i64] = vec[i64]()
        self.council_row: vec[i64] = vec[i64]()  # by value
        self.council_race: vec[i64] = vec[i64]()  # by column
        self.berk_slot: vec[i64] = vec[i64]()  # by value
        self.berk_free: vec[i64] = vec[i64]()
        self.berk_buyable: vec[i64] = vec[i64]()
        self.berk_draw: vec[i64] = vec[i64]()
        self.berk_loss: vec[i64] = vec[i64]()
        self.castle_slot: vec[i64] = vec[i64]()  # by value
        self.castle_gain: vec[i64] = vec[i64]()
        self.castle_fits: vec[i64] = vec[i64]()  # by slot: bit mask of values
        self.recall_fits: vec[i64] = vec[i64]()  # by value: 1 or 0
        self.zone_stars: vec[i64] = vec[i64]()
        self.zone_vp: vec[i64] = vec[i64]()
        self.zone_income: vec[i64] = vec[i64]()
        self.zone_amount: vec[i64] = vec[i64]()

        # Settlers.
        self.settler_stack: vec[i64] = vec[i64]()
        self.settler_race: vec[i64] = vec[i64]()
        self.settler_min: vec[i64] = vec[i64]()
        self.settler_max: vec[i64] = vec[i64]()
        self.settler_types: vec[i64] = vec[i64]()  # bit mask of resources
        self.settler_workers: vec[i64] = vec[i64]()
        self.settler_stars: vec[i64] = vec[i64]()

        # Buildings: the guild, or COMMUNITY; two effects, the second -1 if there is none.
        self.building_guild: vec[i64] = vec[i64]()
        self.building_effects: vec[i64] = vec[i64]()

        # Ships, council, characters.
        self.ship_price: vec[i64] = vec[i64]()  # ship * RESOURCES + resource
        self.ship_spaces: vec[i64] = vec[i64]()
        self.tile_nobility: vec[i64] = vec[i64]()
        self.tile_cost: vec[i64] = vec[i64]()  # tile * RESOURCES + resource
        self.tile_gold: vec[i64] = vec[i64]()
        self.tile_vp: vec[i64] = vec[i64]()
        self.four_of: vec[i64] = vec[i64]()
        self.gift_first: vec[i64] = vec[i64]()  # by character: where its parts begin; one entry more at the end
        self.gift_kind: vec[i64] = vec[i64]()
        self.gift_amount: vec[i64] = vec[i64]()

        # Events and solo.
        self.event_deck: vec[i64] = vec[i64]()
        self.event_hook: vec[i64] = vec[i64]()
        self.event_amount: vec[i64] = vec[i64]()
        self.goal_first: vec[i64] = vec[i64]()  # by objective, as gift_first
        self.goal_metric: vec[i64] = vec[i64]()
        self.goal_value: vec[i64] = vec[i64]()

        # Chancery.
        self.office_die: vec[i64] = vec[i64]()
        self.office_row: vec[i64] = vec[i64]()  # 0 top, 1 bottom
        self.office_race: vec[i64] = vec[i64]()
        self.office_benefit: vec[i64] = vec[i64]()
        self.office_of: vec[i64] = vec[i64]()  # row * 7 + value
        self.office_income: i64 = 0
        self.tile_values: vec[i64] = vec[i64]()  # dice tile * 3 + slot
        self.score_metric: vec[i64] = vec[i64]()
        self.score_of: vec[i64] = vec[i64]()  # bit mask of guilds or races
        self.score_per: vec[i64] = vec[i64]()
        self.score_vp: vec[i64] = vec[i64]()
        self.score_cap: vec[i64] = vec[i64]()
        self.score_at_least: vec[i64] = vec[i64]()
