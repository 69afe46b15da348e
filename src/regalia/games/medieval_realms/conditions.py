"""Conditions of end-of-game effects (`vp_if`): so many of something in the realm (REALMS-CARD-06).

The islands of ours ask for sets of seals, which is an operation of its own; other conditions come with a component pack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms import realm
from regalia.games.medieval_realms.tables import (
    COUNT_CARDS,
    COUNT_COMBAT_VALUES,
    COUNT_DISTINCT_SEALS,
    COUNT_HONOUR,
    COUNT_KIND,
    COUNT_LEADER,
    COUNT_LEADERS,
    COUNT_RESOURCE,
    COUNT_SEAL,
    GOLD,
    SEALS,
)

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def missing(g: Realms, seat: i64, effect: i64) -> i64:
    """How many things the seat lacks for all conditions of an effect together; 0 when they are met."""
    t = g.tables
    found: i64 = 0
    for number in range(t.condition_first[effect], t.condition_last[effect]):
        lacking: i64 = t.at_least[number] - counted(g, seat, t.counted[number], t.counted_item[number])
        if lacking > 0:
            found += lacking
    return found


def counted(g: Realms, seat: i64, what: i64, item: i64) -> i64:
    """Gold that came with the points of the final scoring (REALMS-VP-04) came too late to be counted."""
    if what == COUNT_SEAL:
        return g.seals[seat * SEALS + item]
    if what == COUNT_DISTINCT_SEALS:
        return realm.distinct_seals(g, seat)
    if what == COUNT_KIND:
        return realm.cards_of_kind(g, seat, item)
    if what == COUNT_CARDS:
        return g.sizes[seat]
    if what == COUNT_HONOUR:
        return realm.persons_of_honour(g, seat)
    if what == COUNT_LEADER:
        return g.owns(seat, item)
    if what == COUNT_LEADERS:
        return realm.total_leaders(g, seat)
    if what == COUNT_COMBAT_VALUES:
        return realm.sum_combat_values(g, seat)
    if what == COUNT_RESOURCE:
        return g.has(seat, item) - (g.final_bonus[seat] if item == GOLD else 0)
    return realm.total_tokens(g, seat) - g.final_bonus[seat]
