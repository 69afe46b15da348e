"""Gains and losses with their limits, and prices with what the event and the offices change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.rise_to_nobility.tables import GUILDS, HALL_DISCOUNT, NO_GOLD, RESOURCES, TACT, YARD_DISCOUNT, ZONES
from regalia.games.rise_to_nobility.tables import H_BERK_FREE as BERK_FREE
from regalia.games.rise_to_nobility.tables import H_BUILDING_PRICE as BUILDING_PRICE
from regalia.games.rise_to_nobility.tables import H_COUNCIL_LOSS as COUNCIL_LOSS
from regalia.games.rise_to_nobility.tables import H_HOUSE_PRICE as HOUSE_PRICE

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility


# -- limits ----------------------------------------------------------------------------------------


def modifiers_left(g: Nobility) -> i64:
    """NOBILITY-COMP-05: tokens in the supply."""
    left: i64 = g.tables.modifier_tokens
    for held in g.modifiers:
        left -= held
    return left


def gain_modifiers(g: Nobility, seat: i64, amount: i64) -> i64:
    """NOBILITY-COMP-05: as many as are left. Returns how many were received."""
    left = modifiers_left(g)
    got: i64 = amount if amount < left else left
    g.modifiers[seat] += got
    return got


def workers_in_play(g: Nobility, seat: i64) -> i64:
    """NOBILITY-COMP-06: those in the workers zone, and those who have a place."""
    return g.workers[seat] + workers_placed(g, seat)


def workers_placed(g: Nobility, seat: i64) -> i64:
    """In guilds, workshops, community zones and the Chancery."""
    found: i64 = 0
    for guild in range(GUILDS):
        found += g.apprentices[guild * g.players + seat]
    for owner in g.owners:
        if owner == seat:
            found += 1
    for zone in range(seat * ZONES, seat * ZONES + ZONES):
        if g.zones[zone] >= 0:
            found += 1
    for owner in g.offices:
        if owner == seat:
            found += 1
    return found


def gain_workers(g: Nobility, seat: i64, amount: i64) -> i64:
    """NOBILITY-COMP-06: as many as are left of the colour. Returns how many were received."""
    left: i64 = g.tables.workers - workers_in_play(g, seat)
    got: i64 = amount if amount < left else left
    g.workers[seat] += got
    return got


def gain_houses(g: Nobility, seat: i64, amount: i64) -> i64:
    """NOBILITY-COMP-07: never more than seven in the construction zone and on plots."""
    left: i64 = g.tables.houses - g.houses[seat] - g.built[seat]
    got: i64 = amount if amount < left else left
    g.houses[seat] += got
    return got


def change_reputation(g: Nobility, seat: i64, amount: i64) -> None:
    """NOBILITY-REP-07: steps beyond an end of the track are lost."""
    level: i64 = g.reputation[seat] + amount
    if level > g.tables.reputation_high:
        level = g.tables.reputation_high
    if level < g.tables.reputation_low:
        level = g.tables.reputation_low
    g.reputation[seat] = level


def gain_nobility(g: Nobility, seat: i64, stars: i64) -> None:
    """NOBILITY-END-04: never above the end of the track."""
    level: i64 = g.nobility[seat] + stars
    g.nobility[seat] = level if level < g.tables.nobility_high else g.tables.nobility_high


def resources_of(g: Nobility, seat: i64) -> i64:
    total: i64 = 0
    for at in range(seat * RESOURCES, seat * RESOURCES + RESOURCES):
        total += g.resources[at]
    return total


# -- what events and offices change ----------------------------------------------------------------


def change(g: Nobility, hook: i64) -> i64:
    """NOBILITY-EVENT-06: what the event of the round adds to a number."""
    if g.event < 0 or g.tables.event_hook[g.event] != hook:
        return 0
    return g.tables.event_amount[g.event]


def has(g: Nobility, seat: i64, benefit: i64) -> bool:
    """NOBILITY-CHANC-11, -18: a benefit counts once, however many offices give it."""
    return (g.benefits[seat] >> benefit) & 1 == 1


def not_negative(amount: i64) -> i64:
    """NOBILITY-DIE-07, NOBILITY-EVENT-05."""
    return amount if amount > 0 else 0


def house_price(g: Nobility, seat: i64) -> i64:
    """NOBILITY-YARD-03, NOBILITY-CHANC-16."""
    discount: i64 = 1 if has(g, seat, YARD_DISCOUNT) else 0
    return not_negative(g.tables.house_price + change(g, HOUSE_PRICE) - discount)


def building_price(g: Nobility, seat: i64, slot: i64) -> i64:
    """NOBILITY-HALL-01, NOBILITY-CHANC-17."""
    discount: i64 = 1 if has(g, seat, HALL_DISCOUNT) else 0
    return not_negative(g.tables.hall_cost[slot] + change(g, BUILDING_PRICE) - discount)


def free_modifiers(g: Nobility, value: i64) -> i64:
    """NOBILITY-BERK-03, and the event."""
    return not_negative(g.tables.berk_free[g.tables.berk_slot[value]] + change(g, BERK_FREE))


def council_gold(g: Nobility, seat: i64, tile: i64) -> i64:
    """NOBILITY-COUNCIL-05, NOBILITY-CHANC-12."""
    return 0 if has(g, seat, NO_GOLD) else g.tables.tile_gold[tile]


def council_loss(g: Nobility, seat: i64) -> i64:
    """NOBILITY-COUNCIL-06, NOBILITY-CHANC-14."""
    tact: i64 = 1 if has(g, seat, TACT) else 0
    return not_negative(g.tables.council_loss + change(g, COUNCIL_LOSS) - tact)
