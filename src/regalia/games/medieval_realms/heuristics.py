"""How good a position looks for a seat: the points it has, and what its tokens, leaders and waiting cards promise.

A guess for the bots, in victory points; no rule depends on it. It looks at the seat alone, so what a bot bids for a card is
never more than the card is worth to it: dropping out leaves the guess as it is, a bid must not lower it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.medieval_realms import conditions, placing, realm, scoring
from regalia.games.medieval_realms.tables import (
    ADMIRAL,
    AREA,
    CARDS,
    EACH_ROUND,
    END_GAME,
    GAIN_CHOICE,
    GAIN_LEADER,
    GAIN_RESOURCE,
    GAIN_RESOURCE_PER_MAYOR,
    GAIN_VP,
    GENERAL,
    IMMEDIATE,
    LEADERS,
    MAYOR,
    PERMANENT,
    PRODUCTION,
    RESOURCES,
    SEALS,
    SLOTS,
    VP_IF,
    VP_IF_SEALS,
    VP_PER_DISTINCT_SEAL,
    VP_PER_MAYOR,
    VP_PER_SEAL_CARD,
)

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

# A token left at the end is half a point; before that it helps to pay, less so the tenth of its kind.
LEFT_OVER: Final = 0.5
USEFUL: Final = 0.16
USEFUL_UP_TO: Final = 6
# What production is worth beyond that: it buys cards.
BUYS: Final = 0.12
# What a leader earns in a round, in points, and what a place on the track bonus adds to a point.
EARNS: Final[list[float]] = [0.65, 1.0, 0.7]
PER_POINT: Final = 1.1
# How sure control of a terrain is, by strength.
SURE: Final[list[float]] = [0.0, 0.5, 0.7, 0.82, 0.9]
# Share of a waiting card's gain, by the number of tokens still missing for it.
READY: Final = 0.92
PER_MISSING: Final = 0.13
FREE_CARD: Final = 1.5


def value(g: Realms, seat: i64) -> float:
    if g.scored:
        return float(scoring.total(g, seat))
    left: i64 = g.tables.rounds - g.round
    found = float(g.vp[seat]) * PER_POINT + _honour(g, seat)
    for at in range(seat * CARDS, seat * CARDS + g.sizes[seat]):
        card: i64 = g.realms[at]
        found += end_worth(g, seat, card, left, 0) + each_round(g, seat, card, left)
    for leader in range(LEADERS):
        found += float(g.owns(seat, leader)) * EARNS[leader] * float(left)
    tokens = expected_tokens(g, seat)
    if g.bidder == seat:
        tokens[g.tables.cost_of[g.lot]] -= float(g.bid)
        found += gain_of(g, seat, g.lot, left)
    found += tokens_worth(tokens, left)
    return found + waiting(g, seat, tokens, left)


# -- tokens ------------------------------------------------------------------------------------------


def expected_tokens(g: Realms, seat: i64) -> list[float]:
    """The palace, and while the walls are up what the placement so far should bring in."""
    tokens = [0.0] * RESOURCES
    first: i64 = seat * RESOURCES
    for resource in range(RESOURCES):
        tokens[resource] = float(g.tokens[first + resource])
    if len(g.lanes) > 0:
        _add_placement(g, seat, tokens)
    return tokens


def _add_placement(g: Realms, seat: i64, tokens: list[float]) -> None:
    t = g.tables
    for slot in range(SLOTS):
        tokens[slot] += float(placing.mayors_on(g, seat, slot) * t.per_mayor[slot])
    for terrain in range(t.terrains):
        force: i64 = placing.generals_on(g, seat, terrain) * t.strength[GENERAL]
        force += placing.admirals_on(g, seat, terrain) * t.strength[ADMIRAL]
        if force == 0:
            continue
        sure = SURE[force if force < len(SURE) else len(SURE) - 1]
        for resource in range(RESOURCES):
            tokens[resource] += sure * float(t.reward[terrain * RESOURCES + resource])
        if t.lis[terrain] > 0:
            tokens[_fewest(tokens)] += sure * float(t.lis[terrain])


def _fewest(tokens: list[float]) -> i64:
    found: i64 = 0
    for resource in range(RESOURCES):
        if tokens[resource] < tokens[found]:
            found = resource
    return found


def tokens_worth(tokens: list[float], left: i64) -> float:
    """At least what they count at the end; the first few of each kind help on the way."""
    found = 0.0
    for resource in range(RESOURCES):
        have = tokens[resource]
        found += LEFT_OVER * have
        if left > 0:
            few = have if have < float(USEFUL_UP_TO) else float(USEFUL_UP_TO)
            found += USEFUL * few
    if left > 0:
        found += BUYS * tokens[PRODUCTION]
    return found


# -- cards -------------------------------------------------------------------------------------------


def gain_of(g: Realms, seat: i64, card: i64, left: i64) -> float:
    """What a card adds once it is in the realm, its cost not counted."""
    t = g.tables
    found = end_worth(g, seat, card, left, 1) + each_round(g, seat, card, left)
    for effect in range(t.first[IMMEDIATE * CARDS + card], t.last[IMMEDIATE * CARDS + card]):
        op: i64 = t.op[effect]
        amount = float(t.amount[effect])
        if op == GAIN_VP:
            found += amount * PER_POINT
        elif op in (GAIN_RESOURCE, GAIN_CHOICE):
            found += amount * (LEFT_OVER + (USEFUL if left > 0 else 0.0))
        elif op == GAIN_LEADER:
            found += amount * leader_worth(g, seat, t.what[effect], left)
        else:
            found += amount * FREE_CARD
    if t.first[PERMANENT * CARDS + card] < t.last[PERMANENT * CARDS + card]:
        found += 0.5 * float(left)
    found += _triggers(g, seat, card)
    if t.honour[card] == 1:
        found += _next_honour(g, seat)
    if g.seals[seat * SEALS + t.seal[card]] == 0:
        found += _new_seal(g, seat)
    return found


def leader_worth(g: Realms, seat: i64, leader: i64, left: i64) -> float:
    """A round's earnings for each round left, and what cities or castles of the realm make of it."""
    t = g.tables
    found = EARNS[leader] * float(left)
    for at in range(seat * CARDS, seat * CARDS + g.sizes[seat]):
        card: i64 = g.realms[at]
        for effect in range(t.first[END_GAME * CARDS + card], t.last[END_GAME * CARDS + card]):
            op: i64 = t.op[effect]
            if op == VP_PER_MAYOR and leader == MAYOR:
                found += float(t.amount[effect])
            elif op < VP_PER_DISTINCT_SEAL:
                found += float(t.strength[leader])
    if leader == ADMIRAL:
        for at in range(seat * AREA, seat * AREA + g.area_size(seat)):
            if realm.admirals_needed(g, seat, g.areas[at]) > g.owns(seat, ADMIRAL):
                found += 1.0
    return found


def end_worth(g: Realms, seat: i64, card: i64, left: i64, more: i64) -> float:
    """End-of-game effects as they stand, with some growth in the rounds left; `more` counts the card itself."""
    t = g.tables
    found = 0.0
    for effect in range(t.first[END_GAME * CARDS + card], t.last[END_GAME * CARDS + card]):
        op: i64 = t.op[effect]
        amount = float(t.amount[effect])
        if op in (VP_IF_SEALS, VP_IF):
            missing: i64 = scoring.missing_seals(g, seat, t.seals[effect]) + conditions.missing(g, seat, effect)
            if missing == 0:
                found += amount
            elif missing <= left:
                found += amount * 0.6 / float(missing)
        elif op == VP_PER_DISTINCT_SEAL:
            found += amount * (float(realm.distinct_seals(g, seat)) + 0.45 * float(left))
        elif op == VP_PER_SEAL_CARD:
            found += amount * (float(scoring.seal_cards(g, seat, t.seals[effect]) + more) + 0.2 * float(left))
        else:
            found += float(scoring.effect_points(g, seat, effect)) + 0.15 * amount * float(left)
    return found


def each_round(g: Realms, seat: i64, card: i64, left: i64) -> float:
    t = g.tables
    found = 0.0
    for effect in range(t.first[EACH_ROUND * CARDS + card], t.last[EACH_ROUND * CARDS + card]):
        amount: i64 = t.amount[effect]
        if t.op[effect] == GAIN_RESOURCE_PER_MAYOR:
            amount *= g.owns(seat, MAYOR)
        found += float(amount * left) * (LEFT_OVER + 0.1)
    return found


def _triggers(g: Realms, seat: i64, card: i64) -> float:
    """What the permanent effects of the realm give when the card is played."""
    t = g.tables
    found = 0.0
    for at in range(seat * CARDS, seat * CARDS + g.sizes[seat]):
        other: i64 = g.realms[at]
        for effect in range(t.first[PERMANENT * CARDS + other], t.last[PERMANENT * CARDS + other]):
            if (t.seals[effect] >> t.seal[card]) & 1 == 1:
                found += float(t.points[effect]) + LEFT_OVER * float(t.amount[effect])
    return found


def _new_seal(g: Realms, seat: i64) -> float:
    """A seal the realm lacks: a point for each market."""
    t = g.tables
    found = 0.0
    for at in range(seat * CARDS, seat * CARDS + g.sizes[seat]):
        card: i64 = g.realms[at]
        for effect in range(t.first[END_GAME * CARDS + card], t.last[END_GAME * CARDS + card]):
            if t.op[effect] == VP_PER_DISTINCT_SEAL:
                found += float(t.amount[effect])
    return found


def _honour(g: Realms, seat: i64) -> float:
    return float(scoring.honour_points(g, seat))


def _next_honour(g: Realms, seat: i64) -> float:
    persons = realm.persons_of_honour(g, seat)
    table = g.tables.honour_vp
    if persons + 1 >= len(table):
        return 0.0
    return float(table[persons + 1] - table[persons])


# -- cards that wait in the deployment area ------------------------------------------------------------


def waiting(g: Realms, seat: i64, tokens: list[float], left: i64) -> float:
    """The net gain of each card, less for every token it still lacks; nothing for what can no longer be paid for.
    Several cards that need the same resource share it, oldest first."""
    t = g.tables
    found = 0.0
    placing_now = len(g.lanes) > 0
    for at in range(seat * AREA, seat * AREA + g.area_size(seat)):
        card: i64 = g.areas[at]
        resource: i64 = t.cost_of[card]
        cost: i64 = t.cost[card]
        missing = 0.0
        share = READY
        if resource >= 0:
            missing = float(cost) - tokens[resource]
            if missing < 0.0:
                missing = 0.0
            tokens[resource] -= float(cost) - missing
        elif realm.admirals_needed(g, seat, card) > g.owns(seat, ADMIRAL):
            missing = 3.0
        share -= PER_MISSING * missing
        if missing > 0.0 and left == 0 and not placing_now:
            share = 0.0
        net = gain_of(g, seat, card, left) - LEFT_OVER * float(cost)
        if net > 0.0 and share > 0.0:
            found += net * share
    return found
