"""Why an action is refused, in the order of the rules; each reason cites its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.reasons import Reason, reason_table

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

NOT_YOUR_TURN: Final = 1
OTHER_DECISION: Final = 2
ALREADY_TAKEN: Final = 3
SHIELD_PLACE: Final = 4
EMPTY_PLACE: Final = 5
OUT_OF_REACH: Final = 6
HAND_FULL: Final = 7
TAKE_FIRST: Final = 8
CELL_FULL: Final = 9
BUILD_NOT_IN_HAND: Final = 10
EXPAND_NOT_IN_HAND: Final = 11
BUILD_NO_TROOP_NEAR: Final = 12
EXPAND_NO_TROOP_NEAR: Final = 13
BUILD_NO_CELL: Final = 14
EXPAND_NO_CELL: Final = 15
MISSING_RESOURCES: Final = 16
NOT_YOUR_TROOP: Final = 17
TROOP_MOVED: Final = 18
TROOP_DEPLOYED_OR_RETIRED: Final = 19
SAME_AS_LOWER_TROOP: Final = 20
NOWHERE_TO_MOVE: Final = 21
NOWHERE_TO_DEPLOY: Final = 22
NOT_ADJACENT: Final = 23
NO_TILE_THERE: Final = 24
OCCUPIED: Final = 25
START_TILE_OCCUPIED: Final = 26
NO_OWN_TROOP_NEXT: Final = 27
CAVALRY_STAYS: Final = 28
NOT_IN_LANDSCAPE: Final = 29
NO_OWN_CAMP: Final = 30
CAMP_BEFORE_TAKE: Final = 31
CAMP_FACE_DOWN: Final = 32
NOT_BESIEGED: Final = 33
NO_SIEGE: Final = 34
GAME_OVER: Final = 35

REASONS: Final[list[Reason]] = reason_table(
    [
        (NOT_YOUR_TURN, "not-your-turn", "HEIRS-TURN-01"),
        (OTHER_DECISION, "other-decision", "HEIRS-TURN-02"),
        (ALREADY_TAKEN, "already-taken", "HEIRS-TAKE-07"),
        (SHIELD_PLACE, "shield-place", "HEIRS-REACH-03"),
        (EMPTY_PLACE, "empty-place", "HEIRS-REACH-04"),
        (OUT_OF_REACH, "out-of-reach", "HEIRS-TAKE-01"),
        (HAND_FULL, "hand-full", "HEIRS-TAKE-06"),
        (TAKE_FIRST, "take-first", "HEIRS-TURN-05"),
        (CELL_FULL, "cell-full", "HEIRS-BUILD-01"),
        (BUILD_NOT_IN_HAND, "build-not-in-hand", "HEIRS-BUILD-01"),
        (EXPAND_NOT_IN_HAND, "expand-not-in-hand", "HEIRS-OPEN-01"),
        (BUILD_NO_TROOP_NEAR, "build-no-troop-near", "HEIRS-BUILD-02"),
        (EXPAND_NO_TROOP_NEAR, "expand-no-troop-near", "HEIRS-OPEN-01"),
        (BUILD_NO_CELL, "build-no-cell", "HEIRS-BUILD-02"),
        (EXPAND_NO_CELL, "expand-no-cell", "HEIRS-OPEN-01"),
        (MISSING_RESOURCES, "missing-resources", "HEIRS-BUILD-03"),
        (NOT_YOUR_TROOP, "not-your-troop", "HEIRS-TROOP-01"),
        (TROOP_MOVED, "troop-moved", "HEIRS-TROOP-01"),
        (TROOP_DEPLOYED_OR_RETIRED, "troop-deployed-or-retired", "HEIRS-TROOP-05"),
        (SAME_AS_LOWER_TROOP, "same-as-lower-troop", "HEIRS-TROOP-01"),
        (NOWHERE_TO_MOVE, "nowhere-to-move", "HEIRS-TROOP-02"),
        (NOWHERE_TO_DEPLOY, "nowhere-to-deploy", "HEIRS-TROOP-03"),
        (NOT_ADJACENT, "not-adjacent", "HEIRS-TROOP-02"),
        (NO_TILE_THERE, "no-tile-there", "HEIRS-TROOP-06"),
        (OCCUPIED, "occupied", "HEIRS-TROOP-06"),
        (START_TILE_OCCUPIED, "start-tile-occupied", "HEIRS-SETUP-10"),
        (NO_OWN_TROOP_NEXT, "no-own-troop-next", "HEIRS-TROOP-03"),
        (CAVALRY_STAYS, "cavalry-stays", "HEIRS-TROOP-04"),
        (NOT_IN_LANDSCAPE, "not-in-landscape", "HEIRS-TROOP-04"),
        (NO_OWN_CAMP, "no-own-camp", "HEIRS-BLD-CAMP-01"),
        (CAMP_BEFORE_TAKE, "camp-before-take", "HEIRS-BLD-CAMP-01"),
        (CAMP_FACE_DOWN, "camp-face-down", "HEIRS-BLD-CAMP-02"),
        (NOT_BESIEGED, "not-besieged", "HEIRS-BLD-SIEGE-01"),
        (NO_SIEGE, "no-siege", "HEIRS-BLD-SIEGE-03"),
        (GAME_OVER, "game-over", "HEIRS-TURN-01"),
    ]
)


def out_of_turn(g: Heirs, _seat: i64, _action: i64) -> i64:
    return GAME_OVER if g.over else NOT_YOUR_TURN
