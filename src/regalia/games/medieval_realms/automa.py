"""What the Regent would do (REALMS-SOLO-01 to -12): our own solo variant, not in the rulebook.

Only the choices are here; each phase's module has the automatic step that carries them out like any seat's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.medieval_realms import majority, realm
from regalia.games.medieval_realms.tables import ADMIRAL, AREA, AUCTION, CURRENT, KINGDOM, NOTHING, PRODUCTION, RESOURCES

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

DROPS: Final = 0


def card_to_play(g: Realms, seat: i64) -> i64:
    """REALMS-SOLO-05: the costliest it can pay for, the one longest in its area among equals; or NOTHING."""
    best: i64 = NOTHING
    most: i64 = -1
    for at in range(seat * AREA, seat * AREA + g.area_size(seat)):
        card: i64 = g.areas[at]
        if realm.can_play(g, seat, card):
            cost: i64 = g.tables.cost[card]
            if cost > most:
                best = card
                most = cost
    return best


def slot_to_activate(g: Realms, seat: i64) -> i64:
    """REALMS-SOLO-06: the lowest slot whose card qualifies; or NOTHING."""
    for slot in range(CURRENT):
        card: i64 = g.current[slot]
        if card >= 0 and _qualifies(g, seat, slot, card):
            return slot
    return NOTHING


def _qualifies(g: Realms, seat: i64, slot: i64, card: i64) -> bool:
    t = g.tables
    if t.type[card] == AUCTION:
        return g.has(seat, t.cost_of[card]) >= t.opens_from
    if g.has(seat, PRODUCTION) < t.price[slot]:
        return False
    if t.type[card] == KINGDOM:
        if not realm.eligible(g, seat, card):
            return False
    elif majority.prospect(g, slot, seat) != seat:
        return False
    return g.round < t.rounds or _playable_after(g, seat, slot, card)


def _playable_after(g: Realms, seat: i64, slot: i64, card: i64) -> bool:
    """REALMS-SOLO-07: in the last round only what it could play at once."""
    resource: i64 = g.tables.cost_of[card]
    if resource != NOTHING:
        left = g.has(seat, resource)
        if resource == PRODUCTION:
            left -= g.tables.price[slot]
        if left < g.tables.cost[card]:
            return False
    return g.owns(seat, ADMIRAL) >= realm.admirals_needed(g, seat, card)


def raise_to(g: Realms, seat: i64) -> i64:
    """REALMS-SOLO-08: one more, up to its tokens and its limit; or DROPS."""
    wanted: i64 = g.bid + g.tables.raise_by
    if wanted > g.has(seat, g.tables.cost_of[g.lot]) or wanted > g.tables.bid_limits[g.level]:
        return DROPS
    return wanted


def scarcest(g: Realms, seat: i64, excluded: i64) -> i64:
    """REALMS-SOLO-09: the allowed resource it has fewest of, by priority among equals."""
    best: i64 = NOTHING
    for place in range(RESOURCES):
        resource: i64 = g.tables.priority[place]
        if (excluded >> resource) & 1 == 0 and (best == NOTHING or g.has(seat, resource) < g.has(seat, best)):
            best = resource
    return best


def slot_to_take(g: Realms, seat: i64) -> i64:
    """REALMS-SOLO-10: the legal card in the lowest slot; or NOTHING."""
    for slot in range(CURRENT):
        card: i64 = g.current[slot]
        if card >= 0 and realm.may_take(g, seat, card):
            return slot
    return NOTHING
