"""What is printed on cards and boards, as tables of numbers; one object per component pack and player count."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import vec

CARDS: Final = 109
SEALS: Final = 10
RESOURCES: Final = 7
SLOTS: Final = 6
TERRAINS: Final = 10
CURRENT: Final = 12
UPCOMING: Final = 6
MOST_SEATS: Final = 5
# REALMS-DEP-01: places of a deployment area.
AREA: Final = 4
# Where each kind of leader begins in a row of all that is placed: mayors of five seats on slots, then the others on terrains.
DECOYS_AT: Final = 30
GENERALS_AT: Final = 80
ADMIRALS_AT: Final = 130
PLACED: Final = 180

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
VP_IF: Final = 12
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
    "vp_if",
]

# What a condition of a `vp_if` counts.
COUNT_SEAL: Final = 0
COUNT_DISTINCT_SEALS: Final = 1
COUNT_KIND: Final = 2
COUNT_CARDS: Final = 3
COUNT_HONOUR: Final = 4
COUNT_LEADER: Final = 5
COUNT_LEADERS: Final = 6
COUNT_COMBAT_VALUES: Final = 7
COUNT_RESOURCE: Final = 8
COUNT_TOKENS: Final = 9
COUNTS: Final[list[str]] = [
    "seal",
    "distinct_seals",
    "kind",
    "cards",
    "honour",
    "leader",
    "leaders",
    "combat_values",
    "resource",
    "tokens",
]

NOTHING: Final = -1


class Tables:
    """Rows by card, by effect, by slot, by terrain; then single numbers.

    The effects of card `c` that work at `when` are those numbered from `first[when * CARDS + c]` up to, not including,
    `last[when * CARDS + c]`. Of an effect: `what` is its resource or leader, `seals` a bit mask of seals (for a
    fleur-de-lis: of excluded resources). Its conditions are those numbered from `condition_first` up to `condition_last`:
    `at_least` so many of what is `counted`, of which seal, kind, leader or resource `counted_item`.
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.kind_ids: list[str] = []
        self.resource_ids: list[str] = []
        self.leader_ids: list[str] = []
        self.seal_ids: list[str] = []
        self.slot_ids: list[str] = []
        self.terrain_ids: list[str] = []
        # keys of the names that a pack changes
        self.renamed: dict[str, str] = {}
        # by card
        self.kind: vec[i64] = vec[i64]()
        self.seal: vec[i64] = vec[i64]()
        self.type: vec[i64] = vec[i64]()
        self.honour: vec[i64] = vec[i64]()
        self.cost_of: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.per_island: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.last: vec[i64] = vec[i64]()
        # by effect
        self.op: vec[i64] = vec[i64]()
        self.what: vec[i64] = vec[i64]()
        self.seals: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.condition_first: vec[i64] = vec[i64]()
        self.condition_last: vec[i64] = vec[i64]()
        # by condition
        self.counted: vec[i64] = vec[i64]()
        self.counted_item: vec[i64] = vec[i64]()
        self.at_least: vec[i64] = vec[i64]()
        self.counts_tokens: bool = False
        # the boards
        self.price: vec[i64] = vec[i64]()
        self.per_mayor: vec[i64] = vec[i64]()
        self.reward: vec[i64] = vec[i64]()
        self.lis: vec[i64] = vec[i64]()
        self.has_lis: bool = False
        self.terrains: i64 = 0
        self.discarded: i64 = 0
        # leaders and resources
        self.supply: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.decoy_strength: i64 = 0
        self.decoys: i64 = 0
        self.start_leaders: vec[i64] = vec[i64]()
        self.start_tokens: vec[i64] = vec[i64]()
        self.income: i64 = 0
        # limits, track and scoring
        self.rounds: i64 = 0
        self.area: i64 = 0
        self.bonus_every: i64 = 0
        self.bonus_tokens: i64 = 0
        self.tokens_per_vp: i64 = 0
        self.honour_vp: vec[i64] = vec[i64]()
        self.castle: i64 = NOTHING
        # the Regent
        self.extra_mayors: vec[i64] = vec[i64]()
        self.extra_generals: vec[i64] = vec[i64]()
        self.bid_limits: vec[i64] = vec[i64]()
        self.opens_from: i64 = 0
        self.opening_bid: i64 = 0
        self.raise_by: i64 = 0
        self.priority: vec[i64] = vec[i64]()
