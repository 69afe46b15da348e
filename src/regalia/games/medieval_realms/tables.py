"""What is printed on cards and boards, as tables of numbers; one object per component pack and player count."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64

CARDS: Final = 109
SEALS: Final = 10
RESOURCES: Final = 7
SLOTS: Final = 6
TERRAINS: Final = 10
CURRENT: Final = 12
UPCOMING: Final = 6
MOST_SEATS: Final = 5

# Resources, in the order of the component file (REALMS-GEN-03); the first six are also the management slots.
RESOURCE_IDS: Final[list[str]] = ["gold", "production", "raw_material", "religion", "science", "culture", "combat"]
GOLD: Final = 0
PRODUCTION: Final = 1
COMBAT: Final = 6

# Leaders.
LEADERS: Final = 3
MAYOR: Final = 0
GENERAL: Final = 1
ADMIRAL: Final = 2

# Types of card.
KINGDOM: Final = 0
MAJORITY: Final = 1
AUCTION: Final = 2
TYPES: Final[list[str]] = ["kingdom", "majority", "auction"]

# When an effect works.
IMMEDIATE: Final = 0
END_GAME: Final = 1
PERMANENT: Final = 2
EACH_ROUND: Final = 3
WHENS: Final[list[str]] = ["immediate", "end_game", "permanent", "production"]

# What an effect does.
GAIN_VP: Final = 0
GAIN_RESOURCE: Final = 1
GAIN_LEADER: Final = 2
GAIN_CHOICE: Final = 3
TAKE_CARD: Final = 4
VP_SUM_COMBAT_VALUES: Final = 5
VP_PER_DISTINCT_SEAL: Final = 6
VP_PER_MAYOR: Final = 7
VP_PER_SEAL_CARD: Final = 8
VP_IF_SEALS: Final = 9
ON_PLAY_SEAL: Final = 10
GAIN_RESOURCE_PER_MAYOR: Final = 11
OPS: Final[list[str]] = [
    "gain_vp",
    "gain_resource",
    "gain_leader",
    "gain_choice",
    "take_card",
    "vp_sum_combat_values",
    "vp_per_distinct_seal",
    "vp_per_mayor",
    "vp_per_seal_card",
    "vp_if_seals",
    "on_play_seal",
    "gain_resource_per_mayor",
]

NOTHING: Final = -1


class Tables:
    """Lists by card, by effect, by slot, by terrain; then single numbers.

    The effects of card `c` that work at `when` are those numbered from `first[when * CARDS + c]` up to, not including,
    `last[when * CARDS + c]`. Of an effect: `what` is its resource or leader, `seals` a bit mask of seals (for a
    fleur-de-lis: of excluded resources).
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.kind_ids: list[str] = []
        self.resource_ids: list[str] = []
        self.leader_ids: list[str] = []
        self.seal_ids: list[str] = []
        # by card
        self.kind: list[int] = []
        self.seal: list[int] = []
        self.type: list[int] = []
        self.honour: list[int] = []
        self.cost_of: list[int] = []
        self.cost: list[int] = []
        self.per_island: list[int] = []
        self.first: list[int] = []
        self.last: list[int] = []
        # by effect
        self.op: list[int] = []
        self.what: list[int] = []
        self.seals: list[int] = []
        self.amount: list[int] = []
        self.points: list[int] = []
        # the boards
        self.price: list[int] = []
        self.per_mayor: list[int] = []
        self.reward: list[int] = []
        self.terrains: i64 = 0
        self.discarded: i64 = 0
        # leaders and resources
        self.supply: list[int] = []
        self.strength: list[int] = []
        self.decoy_strength: i64 = 0
        self.decoys: i64 = 0
        self.start_leaders: list[int] = []
        self.start_tokens: list[int] = []
        self.income: i64 = 0
        # limits, track and scoring
        self.rounds: i64 = 0
        self.area: i64 = 0
        self.bonus_every: i64 = 0
        self.bonus_tokens: i64 = 0
        self.tokens_per_vp: i64 = 0
        self.honour_vp: list[int] = []
        self.castle: i64 = NOTHING
        # the Regent
        self.extra_mayors: list[int] = []
        self.extra_generals: list[int] = []
        self.bid_limits: list[int] = []
        self.opens_from: i64 = 0
        self.opening_bid: i64 = 0
        self.raise_by: i64 = 0
        self.priority: list[int] = []
