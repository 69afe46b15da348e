"""Scoring: end-of-game effects, left-over tokens, persons of honour, tie-breaks (REALMS-END-02 to -07, REALMS-TIE-01 to -04).

`total` tells at any moment what a seat would have if the game ended now. Once the final scoring is done the marker stands on
the final total and the step-1 bonus lies in the palace as gold (REALMS-VP-04); then only the parts are worked out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms import conditions, realm
from regalia.games.medieval_realms.tables import (
    CARDS,
    END_GAME,
    GAIN_VP,
    GOLD,
    IMMEDIATE,
    MAYOR,
    SEALS,
    VP_IF,
    VP_IF_SEALS,
    VP_PER_DISTINCT_SEAL,
    VP_PER_MAYOR,
    VP_PER_SEAL_CARD,
)

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def end_points(g: Realms, seat: i64, card: i64) -> i64:
    """REALMS-EFF-02: the end-of-game effects of one card of the realm."""
    t = g.tables
    points: i64 = 0
    for effect in range(t.first[END_GAME * CARDS + card], t.last[END_GAME * CARDS + card]):
        points += effect_points(g, seat, effect)
    return points


def effect_points(g: Realms, seat: i64, effect: i64) -> i64:
    op: i64 = g.tables.op[effect]
    amount: i64 = g.tables.amount[effect]
    if op == VP_PER_DISTINCT_SEAL:
        return amount * realm.distinct_seals(g, seat)
    if op == VP_PER_MAYOR:
        return amount * g.owns(seat, MAYOR)
    if op == VP_PER_SEAL_CARD:
        return amount * seal_cards(g, seat, g.tables.seals[effect])
    if op == VP_IF_SEALS:
        return amount if missing_seals(g, seat, g.tables.seals[effect]) == 0 else 0
    if op == VP_IF:
        return amount if conditions.missing(g, seat, effect) == 0 else 0
    return amount * realm.sum_combat_values(g, seat)


def seal_cards(g: Realms, seat: i64, seals: i64) -> i64:
    """Realm cards whose seal is in the mask."""
    found: i64 = 0
    for seal in range(SEALS):
        if (seals >> seal) & 1 == 1:
            found += g.seals[seat * SEALS + seal]
    return found


def missing_seals(g: Realms, seat: i64, seals: i64) -> i64:
    """REALMS-CARD-08: seals of the mask that the realm lacks."""
    found: i64 = 0
    for seal in range(SEALS):
        if (seals >> seal) & 1 == 1 and g.seals[seat * SEALS + seal] == 0:
            found += 1
    return found


def end_effects(g: Realms, seat: i64) -> i64:
    """REALMS-END-02, the points of step 1."""
    points: i64 = 0
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        points += end_points(g, seat, g.realms[at])
    return points


def honour_points(g: Realms, seat: i64) -> i64:
    """REALMS-END-04: the last entry of the table also counts for more."""
    persons = realm.persons_of_honour(g, seat)
    most: i64 = len(g.tables.honour_vp) - 1
    return g.tables.honour_vp[persons if persons < most else most]


def step_one_bonus(g: Realms, seat: i64, end: i64) -> i64:
    """REALMS-VP-04: tokens for the multiples of five that the points of step 1 pass."""
    every = g.tables.bonus_every
    before: i64 = g.vp[seat]
    return ((before + end) // every - before // every) * g.tables.bonus_tokens


def token_points(g: Realms, seat: i64, extra: i64) -> i64:
    """REALMS-END-03."""
    return (realm.total_tokens(g, seat) + extra) // g.tables.tokens_per_vp


def total(g: Realms, seat: i64) -> i64:
    if g.scored:
        return g.vp[seat]
    end = end_effects(g, seat)
    return g.vp[seat] + end + token_points(g, seat, step_one_bonus(g, seat, end)) + honour_points(g, seat)


def finish(g: Realms) -> None:
    """The final scoring of every seat (REALMS-END-01; A-42: the marker shows the total, nothing is removed)."""
    for seat in range(g.seats):
        end = end_effects(g, seat)
        bonus = step_one_bonus(g, seat, end)
        realm.gain(g, seat, GOLD, bonus)
        if g.tables.counts_tokens:
            g.final_bonus[seat] = bonus
        tokens = token_points(g, seat, 0)
        honour = honour_points(g, seat)
        g.vp[seat] += end + tokens + honour
        if g.events is not None:
            args: dict[str, int | str] = {"end": end, "bonus": bonus, "tokens": tokens, "honour": honour, "total": g.vp[seat]}
            g.emit("final", seat, args)
    g.scored = True


# -- where the points come from ----------------------------------------------------------------------


def breakdown(g: Realms, seat: i64) -> list[tuple[str, int]]:
    """By kind of card: points at once, then at the end; permanent effects; left-over tokens; persons of honour."""
    t = g.tables
    at_once = [0] * len(t.kind_ids)
    at_end = [0] * len(t.kind_ids)
    present = [False] * len(t.kind_ids)
    end: i64 = 0
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        card: i64 = g.realms[at]
        kind: i64 = t.kind[card]
        points = end_points(g, seat, card)
        present[kind] = True
        at_once[kind] += immediate_points(g, card)
        at_end[kind] += points
        end += points
    tokens = token_points(g, seat, 0 if g.scored else step_one_bonus(g, seat, end))
    honour = honour_points(g, seat)
    track: i64 = g.vp[seat]
    if g.scored:
        track -= end + tokens + honour
    rows: list[tuple[str, int]] = []
    for kind in range(len(t.kind_ids)):
        if present[kind]:
            rows.append((t.kind_ids[kind], at_once[kind]))
            rows.append((f"{t.kind_ids[kind]}-end", at_end[kind]))
    rows.append(("permanent", track - sum(at_once)))
    rows.append(("left-over", tokens))
    rows.append(("honour", honour))
    return rows


def immediate_points(g: Realms, card: i64) -> i64:
    t = g.tables
    points: i64 = 0
    for effect in range(t.first[IMMEDIATE * CARDS + card], t.last[IMMEDIATE * CARDS + card]):
        if t.op[effect] == GAIN_VP:
            points += t.amount[effect]
    return points


def tie_break(g: Realms, seat: i64) -> list[int]:
    """REALMS-TIE-01 to -04: cards, castles, leaders, then the seat nearest clockwise to the first player."""
    castles = realm.cards_of_kind(g, seat, g.tables.castle)
    behind: i64 = (seat - g.order[0] + g.seats) % g.seats
    return [g.sizes[seat], castles, realm.total_leaders(g, seat), -behind]
