"""Why an action is refused, in the order of the rules; each reason cites its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.reasons import Reason, reason_table
from regalia.core.step import LEGAL, NOBODY
from regalia.games.medieval_realms.actions import A_ACTIVATE, A_ACTIVATE_UPCOMING, A_BID, A_DISCARD, A_DROP, A_PASS, A_TRADE

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

NEVER_DISCARDED: Final = 1
NO_TRADE: Final = 2
OWN_BID: Final = 3
OUT_OF_AUCTION: Final = 4
HAS_PASSED: Final = 5
NOT_YOUR_TURN: Final = 6
PICK_PENDING: Final = 7
SAME_RESOURCE: Final = 8
PAIR_TAKEN: Final = 9
PLACEMENT_PENDING: Final = 10
NO_COMBAT_SLOT: Final = 11
MAP_ONLY: Final = 12
TERRAIN_NOT_IN_USE: Final = 13
MAYORS_MANAGE: Final = 14
EXACTLY_TWO_DECOYS: Final = 15
OWN_DECOY_THERE: Final = 16
ACTION_PENDING: Final = 17
EMPTY_SLOT: Final = 18
ONLY_UPCOMING: Final = 19
AREA_FULL: Final = 20
KINGDOM_PRICE: Final = 21
SAME_SEAL: Final = 22
MAJORITY_PRICE: Final = 23
NOTHING_TO_BID: Final = 24
OPENING_TOO_LOW: Final = 25
AUCTION_STANDS: Final = 26
MUST_RAISE: Final = 27
BID_TOO_HIGH: Final = 28
BID_PENDING: Final = 29
NOT_IN_AREA: Final = 30
COST: Final = 31
TOO_FEW_ADMIRALS: Final = 32
BONUS_PENDING: Final = 33
LIS_PENDING: Final = 34
LIS_EXCLUDED: Final = 35
TAKE_PENDING: Final = 36
TAKE_EMPTY_SLOT: Final = 37
TAKE_AUCTION_CARD: Final = 38
TAKE_AREA_FULL: Final = 39
TAKE_SAME_SEAL: Final = 40
GAME_OVER: Final = 41
GAME_OVER_PASSED: Final = 42
LEADERS_PLACED: Final = 43
NO_PAIR_LEFT: Final = 44
LIS_NOT_GIVEN: Final = 45

REASONS: Final[list[Reason]] = reason_table(
    [
        (NEVER_DISCARDED, "never-discarded", "REALMS-DEP-04"),
        (NO_TRADE, "no-trade", "REALMS-GEN-07"),
        (OWN_BID, "own-bid", "REALMS-AUC-08"),
        (OUT_OF_AUCTION, "out-of-auction", "REALMS-AUC-04"),
        (HAS_PASSED, "has-passed", "REALMS-PASS-01"),
        (NOT_YOUR_TURN, "not-your-turn", "REALMS-ACT-01"),
        (PICK_PENDING, "pick-pending", "REALMS-SETUP-09"),
        (SAME_RESOURCE, "same-resource", "REALMS-SETUP-09"),
        (PAIR_TAKEN, "pair-taken", "REALMS-SETUP-10"),
        (PLACEMENT_PENDING, "placement-pending", "REALMS-PLACE-02"),
        (NO_COMBAT_SLOT, "no-combat-slot", "REALMS-PLACE-03"),
        (MAP_ONLY, "map-only", "REALMS-PLACE-04"),
        (TERRAIN_NOT_IN_USE, "terrain-not-in-use", "REALMS-PLACE-05"),
        (MAYORS_MANAGE, "mayors-manage", "REALMS-PLACE-06"),
        (EXACTLY_TWO_DECOYS, "exactly-two-decoys", "REALMS-DECOY-01"),
        (OWN_DECOY_THERE, "own-decoy-there", "REALMS-DECOY-03"),
        (ACTION_PENDING, "action-pending", "REALMS-ACT-01"),
        (EMPTY_SLOT, "empty-slot", "REALMS-ACT-03"),
        (ONLY_UPCOMING, "only-upcoming", "REALMS-ACT-05"),
        (AREA_FULL, "area-full", "REALMS-KING-02"),
        (KINGDOM_PRICE, "kingdom-price", "REALMS-KING-03"),
        (SAME_SEAL, "same-seal", "REALMS-KING-04"),
        (MAJORITY_PRICE, "majority-price", "REALMS-MAJ-01"),
        (NOTHING_TO_BID, "nothing-to-bid", "REALMS-AUC-01"),
        (OPENING_TOO_LOW, "opening-too-low", "REALMS-AUC-01"),
        (AUCTION_STANDS, "auction-stands", "REALMS-AUC-09"),
        (MUST_RAISE, "must-raise", "REALMS-AUC-02"),
        (BID_TOO_HIGH, "bid-too-high", "REALMS-AUC-03"),
        (BID_PENDING, "bid-pending", "REALMS-AUC-02"),
        (NOT_IN_AREA, "not-in-area", "REALMS-PLAY-01"),
        (COST, "cost", "REALMS-PLAY-01"),
        (TOO_FEW_ADMIRALS, "too-few-admirals", "REALMS-CARD-07"),
        (BONUS_PENDING, "bonus-pending", "REALMS-VP-01"),
        (LIS_PENDING, "lis-pending", "REALMS-EFF-05"),
        (LIS_EXCLUDED, "lis-excluded", "REALMS-CARD-13"),
        (TAKE_PENDING, "take-pending", "REALMS-EFF-06"),
        (TAKE_EMPTY_SLOT, "take-empty-slot", "REALMS-EFF-06"),
        (TAKE_AUCTION_CARD, "take-auction-card", "REALMS-EFF-06"),
        (TAKE_AREA_FULL, "take-area-full", "REALMS-EFF-06"),
        (TAKE_SAME_SEAL, "take-same-seal", "REALMS-EFF-06"),
        (GAME_OVER, "game-over", "REALMS-ACT-01"),
        (GAME_OVER_PASSED, "game-over-passed", "REALMS-PASS-01"),
        (LEADERS_PLACED, "leaders-placed", "REALMS-ACT-01"),
        (NO_PAIR_LEFT, "no-pair-left", "REALMS-SETUP-10"),
        (LIS_NOT_GIVEN, "lis-not-given", "REALMS-GEN-03"),
    ]
)


def never(action: i64) -> i64:
    """Spec, order of reasons, 1: what nobody may do at any time (REALMS-DEP-04, -GEN-07); LEGAL means: look further."""
    if action < A_DISCARD:
        return LEGAL
    return NEVER_DISCARDED if action < A_TRADE else NO_TRADE


def out_of_turn(g: Realms, seat: i64, action: i64) -> i64:
    """Spec, order of reasons, 2: a seat that is not asked, because the game is over, it is ready before the others, or somebody
    else is asked."""
    reason = never(action)
    if reason != LEGAL:
        return reason
    if len(g.lanes) > 0:
        return LEADERS_PLACED
    if A_BID <= action < A_DROP and g.bidder != NOBODY:
        if g.bidder == seat:
            return OWN_BID
        if g.is_out(seat):
            return OUT_OF_AUCTION
    if g.has_passed(seat) and (A_ACTIVATE <= action <= A_PASS or action >= A_ACTIVATE_UPCOMING):
        return GAME_OVER_PASSED if g.over else HAS_PASSED
    return GAME_OVER if g.over else NOT_YOUR_TURN
