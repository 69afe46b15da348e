"""Why an action is refused, in the order of the rules; each reason cites its clause."""

from __future__ import annotations

from typing import Final

from regalia.core.reasons import Reason, reason_table

GAME_OVER: Final = 1
NOT_YOUR_PICK: Final = 2
NOT_YOUR_INCOME: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_YOUR_EVENING: Final = 5
OTHER_START: Final = 6
OTHER_MORNING: Final = 7
OTHER_DAY: Final = 8
OTHER_WORK: Final = 9
OTHER_VISIT: Final = 10
OTHER_EVENING: Final = 11
PAIR_TAKEN: Final = 12
TILE_PLAYED: Final = 13
MUST_PLAY_A_TILE: Final = 14
QUEEN_GONE: Final = 15
WORK_IMPOSSIBLE: Final = 16
UNPAYABLE: Final = 17
MUST_BUY: Final = 18
BRIDGE_NOT_ADJACENT: Final = 19
BRIDGE_USED: Final = 20
CROSS_EXACTLY: Final = 21
FLIGHT_WRONG_TIME: Final = 22
FLOWN_ALREADY: Final = 23
NO_FLIGHT_COINS: Final = 24
OWN_REGION: Final = 25
NOT_ON_A_VISIT: Final = 26
NOT_IN_REGION: Final = 27
TOO_EXPENSIVE: Final = 28
SPOT_DOES_NOT_FIT: Final = 29
SPOT_FILLED: Final = 30
ALREADY_UPGRADED: Final = 31
NO_VP_FOR_UPGRADE: Final = 32
UPGRADE_FIRST: Final = 33
BEAR_DIFFERENT: Final = 34
STRUCTURE_USED: Final = 35
STRUCTURE_NOT_OWNED: Final = 36
STRUCTURE_BEING_BOUGHT: Final = 37
TRADED_ALREADY: Final = 38
NO_TRADE_COINS: Final = 39
TRACK_FULL: Final = 40
NO_TRADE_WINDOW: Final = 41
RESOURCE_CHOSEN: Final = 42
MANDATORY: Final = 43
NO_SPOT_FREE: Final = 44
NO_INCOME_SKIP: Final = 45
NOTHING_TO_COLLECT: Final = 46
INVEST_TOO_LOW: Final = 47
HOUSE_THERE: Final = 48
NO_HOUSE_DUE: Final = 49
HOUSE_LATER: Final = 50
CLAIM_WRONG_TIME: Final = 51
CLAIMED_ALREADY: Final = 52
NOT_FULFILLED: Final = 53
NOT_AT_HOME: Final = 54
NO_SUCH_INCOME: Final = 55
SUPPLY_EMPTY: Final = 56
NO_VISIBLE_FAVOUR: Final = 57
BIRD_NOT_THERE: Final = 58
NO_PAIR_IN_COLUMN: Final = 59
GUILD_RESOLVED: Final = 60
GUILDS_FIRST: Final = 61
STRUCTURE_TRIGGERED: Final = 62
NOT_YOUR_STRUCTURE: Final = 63

REASONS: Final[list[Reason]] = reason_table(
    [
        (GAME_OVER, "game-over", "CROSSING-END-01"),
        (NOT_YOUR_PICK, "not-your-pick", "CROSSING-START-03"),
        (NOT_YOUR_INCOME, "not-your-income", "CROSSING-INC-13"),
        (NOT_YOUR_TURN, "not-your-turn", "CROSSING-DAY-01"),
        (NOT_YOUR_EVENING, "not-your-evening", "CROSSING-EVE-01"),
        (OTHER_START, "other-start", "CROSSING-START-04"),
        (OTHER_MORNING, "other-morning", "CROSSING-INC-13"),
        (OTHER_DAY, "other-day", "CROSSING-DAY-02"),
        (OTHER_WORK, "other-work", "CROSSING-WORK-01"),
        (OTHER_VISIT, "other-visit", "CROSSING-QUEEN-08"),
        (OTHER_EVENING, "other-evening", "CROSSING-EVE-01"),
        (PAIR_TAKEN, "pair-taken", "CROSSING-START-03"),
        (TILE_PLAYED, "tile-played", "CROSSING-DAY-03"),
        (MUST_PLAY_A_TILE, "must-play-a-tile", "CROSSING-DAY-02"),
        (QUEEN_GONE, "queen-gone", "CROSSING-QUEEN-04"),
        (WORK_IMPOSSIBLE, "work-impossible", "CROSSING-WORK-03"),
        (UNPAYABLE, "unpayable", "CROSSING-WORK-04"),
        (MUST_BUY, "must-buy", "CROSSING-WORK-02"),
        (BRIDGE_NOT_ADJACENT, "bridge-not-adjacent", "CROSSING-MOVE-01"),
        (BRIDGE_USED, "bridge-used", "CROSSING-MOVE-01"),
        (CROSS_EXACTLY, "cross-exactly", "CROSSING-MOVE-03"),
        (FLIGHT_WRONG_TIME, "flight-wrong-time", "CROSSING-BALL-01"),
        (FLOWN_ALREADY, "flown-already", "CROSSING-BALL-02"),
        (NO_FLIGHT_COINS, "no-flight-coins", "CROSSING-BALL-03"),
        (OWN_REGION, "own-region", "CROSSING-BALL-05"),
        (NOT_ON_A_VISIT, "not-on-a-visit", "CROSSING-QUEEN-05"),
        (NOT_IN_REGION, "not-in-region", "CROSSING-BUY-01"),
        (TOO_EXPENSIVE, "too-expensive", "CROSSING-BUY-01"),
        (SPOT_DOES_NOT_FIT, "spot-does-not-fit", "CROSSING-DECO-01"),
        (SPOT_FILLED, "spot-filled", "CROSSING-DECO-01"),
        (ALREADY_UPGRADED, "already-upgraded", "CROSSING-EFF-10"),
        (NO_VP_FOR_UPGRADE, "no-vp-for-upgrade", "CROSSING-EFF-10"),
        (UPGRADE_FIRST, "upgrade-first", "CROSSING-INC-07"),
        (BEAR_DIFFERENT, "bear-different", "CROSSING-INC-06"),
        (STRUCTURE_USED, "structure-used", "CROSSING-EFF-09"),
        (STRUCTURE_NOT_OWNED, "structure-not-owned", "CROSSING-EFF-09"),
        (STRUCTURE_BEING_BOUGHT, "structure-being-bought", "CROSSING-BUY-07"),
        (TRADED_ALREADY, "traded-already", "CROSSING-WORK-05"),
        (NO_TRADE_COINS, "no-trade-coins", "CROSSING-WORK-05"),
        (TRACK_FULL, "track-full", "CROSSING-WORK-05"),
        (NO_TRADE_WINDOW, "no-trade-window", "CROSSING-WORK-05"),
        (RESOURCE_CHOSEN, "resource-chosen", "CROSSING-EFF-08"),
        (MANDATORY, "mandatory", "CROSSING-BUY-12"),
        (NO_SPOT_FREE, "no-spot-free", "CROSSING-EFF-07"),
        (NO_INCOME_SKIP, "no-income-skip", "CROSSING-EVE-05"),
        (NOTHING_TO_COLLECT, "nothing-to-collect", "CROSSING-INV-04"),
        (INVEST_TOO_LOW, "invest-too-low", "CROSSING-OBJ-10"),
        (HOUSE_THERE, "house-there", "CROSSING-HOUSE-02"),
        (NO_HOUSE_DUE, "no-house-due", "CROSSING-HOUSE-01"),
        (HOUSE_LATER, "house-later", "CROSSING-HOUSE-04"),
        (CLAIM_WRONG_TIME, "claim-wrong-time", "CROSSING-OBJ-01"),
        (CLAIMED_ALREADY, "claimed-already", "CROSSING-OBJ-03"),
        (NOT_FULFILLED, "not-fulfilled", "CROSSING-OBJ-04"),
        (NOT_AT_HOME, "not-at-home", "CROSSING-EVE-05"),
        (NO_SUCH_INCOME, "no-such-income", "CROSSING-EVE-02"),
        (SUPPLY_EMPTY, "supply-empty", "CROSSING-FAV-05"),
        (NO_VISIBLE_FAVOUR, "no-visible-favour", "CROSSING-FAV-05"),
        (BIRD_NOT_THERE, "bird-not-there", "CROSSING-EFF-11"),
        (NO_PAIR_IN_COLUMN, "no-pair-in-column", "CROSSING-INC-02"),
        (GUILD_RESOLVED, "guild-resolved", "CROSSING-INC-03"),
        (GUILDS_FIRST, "guilds-first", "CROSSING-INC-01"),
        (STRUCTURE_TRIGGERED, "structure-triggered", "CROSSING-INC-09"),
        (NOT_YOUR_STRUCTURE, "not-your-structure", "CROSSING-INC-09"),
    ]
)
