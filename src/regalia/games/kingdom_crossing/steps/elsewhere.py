"""Why an action is refused that the question being asked is not about: the clause that names the act (ruling R44)."""

from __future__ import annotations

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.state import (
    DAY,
    EVENING,
    IDLE,
    MORNING,
    S_CARD,
    S_CROSS,
    S_FLY_BEFORE,
    S_MEET,
    SETUP,
    Crossing,
)


def elsewhere(g: Crossing, seat: i64, action: i64) -> i64:
    """The reason for an action of another decision; the asking step has looked at its own actions already."""
    if action < act.A_SPOT:
        return other(g) if g.phase == SETUP else why.PAIR_TAKEN
    if act.A_REST <= action < act.A_TRADE:
        tile: i64 = action - act.A_REST if action < act.A_WORK else action - act.A_WORK
        played = (g.players[seat].played >> tile) & 1 == 1
        return why.TILE_PLAYED if played else other(g)
    if act.A_TRADE <= action < act.A_TRADE_SKIP:
        return _trade(g, seat)
    if act.A_BEFORE <= action < act.A_BEFORE_SKIP:
        return _flight(g, seat, action - act.A_BEFORE, g.stage == S_FLY_BEFORE or (g.stage == S_CROSS and not _has_crossed(g)))
    if act.A_AFTER <= action < act.A_AFTER_SKIP:
        return _flight(g, seat, action - act.A_AFTER, g.stage == S_CARD or (g.stage == S_MEET and g.space == t.NONE))
    if act.A_BRIDGE <= action < act.A_AFTER:
        return _bridge(g)
    if act.A_CARD <= action < act.A_STRUCTURE:
        return why.NOT_ON_A_VISIT if visiting(g) else other(g)
    if act.A_HOUSE <= action < act.A_HOUSE_SKIP:
        return why.HOUSE_LATER if g.players[seat].houses_due() else why.NO_HOUSE_DUE
    if act.A_CLAIM <= action < act.A_EVENING:
        return why.CLAIM_WRONG_TIME
    if act.A_EVENING <= action < act.A_PASS and g.phase == EVENING:
        return why.NOT_AT_HOME
    return why.MANDATORY if action == act.A_PASS else other(g)


def visiting(g: Crossing) -> bool:
    return g.tile == t.QUEEN_TILE


def other(g: Crossing) -> i64:
    """Another decision comes first; which one depends on the phase."""
    if g.phase == SETUP:
        return why.OTHER_START
    if g.phase == MORNING:
        return why.OTHER_MORNING
    if g.phase == EVENING:
        return why.OTHER_EVENING
    if visiting(g):
        return why.OTHER_VISIT
    return why.OTHER_DAY if g.tile == t.NONE else why.OTHER_WORK


def _trade(g: Crossing, seat: i64) -> i64:
    """CROSSING-WORK-05."""
    if g.traded:
        return why.TRADED_ALREADY
    price = g.trade_price()
    if g.stage != IDLE and price > 0 and g.players[seat].coins < price:
        return why.NO_TRADE_COINS
    return why.NO_TRADE_WINDOW


def _has_crossed(g: Crossing) -> bool:
    return g.left < g.tables.bridges[g.tile]


def _flight(g: Crossing, seat: i64, region: i64, right_moment: bool) -> i64:
    """CROSSING-QUEEN-05, then CROSSING-BALL-01, -02, -03, -05 in this order."""
    if visiting(g):
        return why.NOT_ON_A_VISIT
    if not right_moment:
        return why.FLIGHT_WRONG_TIME
    if g.flown:
        return why.FLOWN_ALREADY
    if g.players[seat].coins < g.flight_price(seat):
        return why.NO_FLIGHT_COINS
    if g.players[seat].worker == region:
        return why.OWN_REGION
    return why.FLIGHT_WRONG_TIME


def _bridge(g: Crossing) -> i64:
    """CROSSING-MOVE-03: no crossing beyond those of the tile, none without a tile that moves."""
    if visiting(g):
        return why.NOT_ON_A_VISIT
    if g.phase == DAY and g.tile != t.NONE and g.left == 0:
        return why.CROSS_EXACTLY
    return other(g)
