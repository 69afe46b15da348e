"""Derived numbers for learned evaluations: points, tokens, leaders, cards that are played and that wait, and the time left.

The first two are the share of the game that is left and the points as they stand; all are about -1 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.medieval_realms import heuristics, realm, scoring
from regalia.games.medieval_realms.tables import AREA, CARDS, LEADERS, RESOURCES, SEALS
from regalia.kit.numbers import Numbers

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

NAMES: Final = (
    "time",
    "score",
    "guess",
    "track",
    "end_points",
    "end_promise",
    "each_round",
    "honour_points",
    "honour",
    "cards",
    "distinct_seals",
    "most_of_a_seal",
    "mayors",
    "generals",
    "admirals",
    "islands",
    "combat",
    "gold",
    "production",
    "raw_material",
    "religion",
    "science",
    "culture",
    "combat_tokens",
    "tokens",
    "few_kinds",
    "tokens_worth",
    "waiting",
    "waiting_cards",
    "waiting_ready",
    "waiting_cost",
    "lacking",
    "best_offer",
    "offers",
    "placing",
    "active",
    "passed",
    "place",
    "bidding",
    "bid",
    "to_bonus",
)
PLACING: Final = 0.5
"""A round is half over once the leaders have earned."""


def fill(g: Realms, seat: i64, out: vec[float]) -> None:
    n = Numbers(out)
    left: i64 = g.tables.rounds - g.round
    placing = len(g.lanes) > 0
    share = float(left) + (1.0 if placing else PLACING)
    n.put(0.0 if g.scored else share / float(g.tables.rounds))
    n.count(scoring.total(g, seat), 100.0)
    n.put(heuristics.value(g, seat) / 120.0)
    n.count(g.vp[seat], 50.0)
    _played(g, seat, left, n)
    tokens = heuristics.expected_tokens(g, seat)
    if g.bidder == seat:
        tokens[g.tables.cost_of[g.lot]] -= float(g.bid)
    _tokens(tokens, left, n)
    _waiting(g, seat, tokens, left, n)
    _offers(g, seat, left, n)
    n.flag(placing)
    n.flag(g.active == seat)
    n.flag(g.has_passed(seat))
    for place in range(len(g.order)):
        if g.order[place] == seat:
            n.count(place, float(g.seats))
    n.flag(g.bidder == seat)
    n.count(g.bid if g.bidder == seat else 0, 6.0)
    n.count(g.vp[seat] % g.tables.bonus_every, float(g.tables.bonus_every))


def _played(g: Realms, seat: i64, left: i64, n: Numbers) -> None:
    promise = 0.0
    earned = 0.0
    for at in range(seat * CARDS, seat * CARDS + g.sizes[seat]):
        card: i64 = g.realms[at]
        promise += heuristics.end_worth(g, seat, card, left, 0)
        earned += heuristics.each_round(g, seat, card, left)
    n.count(scoring.end_effects(g, seat), 40.0)
    n.put(promise / 40.0)
    n.put(earned / 15.0)
    n.count(scoring.honour_points(g, seat), 15.0)
    n.count(realm.persons_of_honour(g, seat), 5.0)
    n.count(g.sizes[seat], 15.0)
    n.count(realm.distinct_seals(g, seat), 10.0)
    most: i64 = 0
    for at in range(seat * SEALS, seat * SEALS + SEALS):
        most = max(most, g.seals[at])
    n.count(most, 5.0)
    for leader in range(LEADERS):
        n.count(g.owns(seat, leader), 5.0)
    n.count(realm.islands(g, seat), 4.0)
    n.count(realm.sum_combat_values(g, seat), 12.0)


def _tokens(tokens: list[float], left: i64, n: Numbers) -> None:
    together = 0.0
    kinds = 0.0
    for resource in range(RESOURCES):
        n.put(tokens[resource] / 10.0)
        together += tokens[resource]
        if tokens[resource] >= 2.0:
            kinds += 1.0
    n.put(together / 40.0)
    n.put(kinds / 7.0)
    n.put(heuristics.tokens_worth(tokens, left) / 30.0)


def _waiting(g: Realms, seat: i64, tokens: list[float], left: i64, n: Numbers) -> None:
    """Cards in the deployment area, and what they lack; the tokens are shared out on the way."""
    t = g.tables
    cards: i64 = g.area_size(seat)
    ready: i64 = 0
    cost: i64 = 0
    lacking = 0.0
    for at in range(seat * AREA, seat * AREA + cards):
        card: i64 = g.areas[at]
        if realm.can_play(g, seat, card):
            ready += 1
        resource: i64 = t.cost_of[card]
        if resource >= 0:
            cost += t.cost[card]
            lacking += max(0.0, float(t.cost[card]) - tokens[resource])
    n.put(heuristics.waiting(g, seat, tokens, left) / 20.0)
    n.count(cards, 4.0)
    n.count(ready, 4.0)
    n.count(cost, 15.0)
    n.put(lacking / 10.0)


def _offers(g: Realms, seat: i64, left: i64, n: Numbers) -> None:
    """What the panel still holds for the seat while it may act this round."""
    best = 0.0
    offers: i64 = 0
    if not g.has_passed(seat) and not g.scored:
        for card in g.current:
            if card >= 0 and realm.eligible(g, seat, card):
                offers += 1
                best = max(best, _net(g, seat, card, left))
    n.put(best / 12.0)
    n.count(offers, 8.0)


def _net(g: Realms, seat: i64, card: i64, left: i64) -> float:
    """Points printed on an offer that the palace can pay for, roughly."""
    resource: i64 = g.tables.cost_of[card]
    if resource >= 0 and g.has(seat, resource) < g.tables.cost[card] and left == 0:
        return 0.0
    return heuristics.gain_of(g, seat, card, left) - heuristics.LEFT_OVER * float(max(0, g.tables.cost[card]))
