"""Why an action is refused; each reason cites its clause.

Below the table: the reasons for an action that the question being asked is not about (the clause that names the act, ruling
R44), and for one of a seat that is not asked."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.reasons import Reason, reason_table
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.lookahead import flight_pays
from regalia.games.kingdom_crossing.state import (
    DAY,
    EVENING,
    IDLE,
    MORNING,
    S_CARD,
    S_CROSS,
    S_FLY_BEFORE,
    S_MEET,
    S_W1,
    S_W2,
    SETUP,
    Crossing,
)

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
OTHER_PICK: Final = 64
OTHER_CLAIM: Final = 65
MUST_TAKE_PAIR: Final = 66
DECLINE_TRADE: Final = 67
DECLINE_FLIGHT: Final = 68
DECLINE_HOUSE: Final = 69
DECLINE_STRUCTURE: Final = 70
DECLINE_CLAIM: Final = 71
INCOME_TAKEN: Final = 72
FIRST_HOUSE_BY_CARD: Final = 73
ALL_HOUSES_PLACED: Final = 74
CLAIM_LATER: Final = 75
CARD_CHOSEN: Final = 76
FLIGHT_NOT_YET: Final = 77
FLIGHT_PASSED: Final = 78

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
        (OTHER_PICK, "other-pick", "CROSSING-START-03"),
        (OTHER_CLAIM, "other-claim", "CROSSING-DAY-08"),
        (MUST_TAKE_PAIR, "must-take-pair", "CROSSING-START-03"),
        (DECLINE_TRADE, "decline-trade", "CROSSING-WORK-05"),
        (DECLINE_FLIGHT, "decline-flight", "CROSSING-BALL-01"),
        (DECLINE_HOUSE, "decline-house", "CROSSING-HOUSE-04"),
        (DECLINE_STRUCTURE, "decline-structure", "CROSSING-EFF-09"),
        (DECLINE_CLAIM, "decline-claim", "CROSSING-OBJ-02"),
        (INCOME_TAKEN, "income-taken", "CROSSING-EVE-02"),
        (FIRST_HOUSE_BY_CARD, "first-house-by-card", "CROSSING-HOUSE-01"),
        (ALL_HOUSES_PLACED, "all-houses-placed", "CROSSING-HOUSE-01"),
        (CLAIM_LATER, "claim-later", "CROSSING-OBJ-01"),
        (CARD_CHOSEN, "card-chosen", "CROSSING-WORK-02"),
        (FLIGHT_NOT_YET, "flight-not-yet", "CROSSING-BALL-01"),
        (FLIGHT_PASSED, "flight-passed", "CROSSING-BALL-01"),
    ]
)

WHERE_FLIGHTS_ARE_JUDGED: Final[list[str]] = ["bridge", "trade", "card"]
"""Questions right after the moment to fly: a flight that could not be paid for was not offered then."""


def elsewhere(g: Crossing, seat: i64, action: i64) -> i64:
    """The reason for an action of another decision; the asking step has looked at its own actions already."""
    if action < act.A_SPOT:
        return other(g) if g.phase == SETUP else PAIR_TAKEN
    if act.A_REST <= action < act.A_TRADE:
        tile: i64 = action - act.A_REST if action < act.A_WORK else action - act.A_WORK
        played = (g.players[seat].played >> tile) & 1 == 1
        return TILE_PLAYED if played else other(g)
    if act.A_TRADE <= action < act.A_TRADE_SKIP:
        return _trade(g, seat)
    if act.A_BEFORE <= action < act.A_BEFORE_SKIP:
        return _flight(g, seat, action - act.A_BEFORE, g.stage == S_FLY_BEFORE or (g.stage == S_CROSS and not _has_crossed(g)))
    if act.A_AFTER <= action < act.A_AFTER_SKIP:
        return _flight(g, seat, action - act.A_AFTER, g.stage == S_CARD or (g.stage == S_MEET and g.space == t.NONE))
    if act.A_BRIDGE <= action < act.A_AFTER:
        return _bridge(g)
    if act.A_CARD <= action < act.A_STRUCTURE:
        return _card(g)
    if act.A_HOUSE <= action < act.A_HOUSE_SKIP:
        return _house(g, seat)
    if act.A_CLAIM <= action < act.A_EVENING:
        return _claim(g)
    if act.A_EVENING <= action < act.A_PASS and g.phase == EVENING:
        return INCOME_TAKEN if g.at_home(seat) else NOT_AT_HOME
    return MANDATORY if action == act.A_PASS else other(g)


def visiting(g: Crossing) -> bool:
    return g.tile == t.QUEEN_TILE


def other(g: Crossing) -> i64:
    """Another decision comes first; which one depends on the phase."""
    asked = g.stack[-1].kind
    if g.phase == SETUP:
        return OTHER_PICK if asked == "pick_start" else OTHER_START
    if g.phase == MORNING:
        return OTHER_MORNING
    if g.phase == EVENING:
        return OTHER_EVENING
    if asked == "action":
        return OTHER_DAY
    if asked == "claim" or g.tile == t.NONE:  # after a Rest there is nothing but the claims
        return OTHER_CLAIM
    return OTHER_VISIT if visiting(g) else OTHER_WORK


def _card(g: Crossing) -> i64:
    """CROSSING-WORK-02: one card an action."""
    if visiting(g):
        return NOT_ON_A_VISIT
    return CARD_CHOSEN if g.space != t.NONE else other(g)


def _house(g: Crossing, seat: i64) -> i64:
    """CROSSING-HOUSE-01, -04: outside a check."""
    if g.phase == SETUP:
        return FIRST_HOUSE_BY_CARD
    p = g.players[seat]
    if p.house_count() == t.HOUSES:
        return ALL_HOUSES_PLACED
    return HOUSE_LATER if p.houses_due() else NO_HOUSE_DUE


def _claim(g: Crossing) -> i64:
    """CROSSING-OBJ-01: the claims end every action and every Evening, so while either is under way they are still to come."""
    under_way = g.phase == EVENING or (g.phase == DAY and g.stack[-1].kind != "action")
    return CLAIM_LATER if under_way else CLAIM_WRONG_TIME


def _trade(g: Crossing, seat: i64) -> i64:
    """CROSSING-WORK-05."""
    if g.traded:
        return TRADED_ALREADY
    price = g.trade_price()
    if g.stage != IDLE and price > 0 and g.players[seat].coins < price:
        return NO_TRADE_COINS
    return NO_TRADE_WINDOW


def _has_crossed(g: Crossing) -> bool:
    return g.left < g.tables.bridges[g.tile]


def _flight(g: Crossing, seat: i64, region: i64, right_moment: bool) -> i64:
    """CROSSING-QUEEN-05, then CROSSING-BALL-01, -02, -03, -05 in this order."""
    if visiting(g):
        return NOT_ON_A_VISIT
    if not right_moment:
        return FLIGHT_NOT_YET if g.stage == S_W1 else FLIGHT_WRONG_TIME
    if g.flown:
        return FLOWN_ALREADY
    if g.players[seat].coins < g.flight_price(seat):
        return NO_FLIGHT_COINS
    if g.players[seat].worker == region:
        return OWN_REGION
    if g.stage == S_FLY_BEFORE:
        return FLIGHT_NOT_YET
    offers_nothing = g.stack[-1].kind in WHERE_FLIGHTS_ARE_JUDGED and not flight_pays(g, seat, region, min(g.stage, S_W2))
    return UNPAYABLE if offers_nothing else FLIGHT_PASSED


def _bridge(g: Crossing) -> i64:
    """CROSSING-MOVE-03: no crossing beyond those of the tile, none without a tile that moves."""
    if visiting(g):
        return NOT_ON_A_VISIT
    if g.phase == DAY and g.tile != t.NONE and g.left == 0:
        return CROSS_EXACTLY
    return other(g)


def out_of_turn(g: Crossing, _seat: i64, action: i64) -> i64:
    """The clause names the phase; a claim is always OBJ-01, a Trade WORK-05."""
    if g.over:
        return GAME_OVER
    if act.A_CLAIM <= action < act.A_EVENING:
        return CLAIM_WRONG_TIME
    if act.A_TRADE <= action < act.A_TRADE_SKIP:
        return NO_TRADE_WINDOW
    if g.phase == SETUP:
        return NOT_YOUR_PICK
    if g.phase == MORNING:
        return NOT_YOUR_INCOME
    return NOT_YOUR_TURN if g.phase == DAY else NOT_YOUR_EVENING
