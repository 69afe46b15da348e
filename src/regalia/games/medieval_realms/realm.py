"""What happens to a realm: tokens, leaders, points, cards coming and going. Used by every phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms.labels import amount_name, card_name, leader_name
from regalia.games.medieval_realms.tables import ADMIRAL, AREA, AUCTION, CARDS, LEADERS, NOTHING, RESOURCES, SEALS

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


# -- tokens, leaders, points -----------------------------------------------------------------------


def gain(g: Realms, seat: i64, resource: i64, amount: i64) -> None:
    """REALMS-GEN-04: the supply of tokens never runs out."""
    g.tokens[seat * RESOURCES + resource] += amount


def pay(g: Realms, seat: i64, resource: i64, amount: i64) -> None:
    g.tokens[seat * RESOURCES + resource] -= amount


def gain_leader(g: Realms, seat: i64, leader: i64, amount: i64) -> None:
    """REALMS-GEN-05: what the supply no longer has is lost. REALMS-PLACE-07: placed from the next round on."""
    left: i64 = g.tables.supply[leader]
    for owner in range(g.seats):
        left -= g.leaders[owner * LEADERS + leader]
    got: i64 = amount if amount < left else left
    if got > 0:
        g.leaders[seat * LEADERS + leader] += got
    if g.events is not None:
        args: dict[str, int | str] = {"leader": leader_name(g, leader), "count": got}
        g.emit("gain-leader" if got > 0 else "no-leader-left", seat, args)


def gain_vp(g: Realms, seat: i64, amount: i64) -> i64:
    """REALMS-VP-01, -02: how many multiples of five the marker has reached or passed."""
    before: i64 = g.vp[seat]
    after: i64 = before + amount
    g.vp[seat] = after
    if g.events is not None:
        g.emit("gain-vp", seat, {"points": amount, "total": after})
    return after // g.tables.bonus_every - before // g.tables.bonus_every


def total_tokens(g: Realms, seat: i64) -> i64:
    found: i64 = 0
    first: i64 = seat * RESOURCES
    for at in range(first, first + RESOURCES):
        found += g.tokens[at]
    return found


# -- cards -----------------------------------------------------------------------------------------


def holds_seal(g: Realms, seat: i64, seal: i64) -> bool:
    """Whether a card of this seal lies in the deployment area; the realm does not matter (REALMS-DEP-02)."""
    for at in range(seat * AREA, seat * AREA + AREA):
        card: i64 = g.areas[at]
        if card == NOTHING:
            return False
        if g.tables.seal[card] == seal:
            return True
    return False


def in_area(g: Realms, seat: i64, card: i64) -> bool:
    for at in range(seat * AREA, seat * AREA + AREA):
        if g.areas[at] == card:
            return True
    return False


def eligible(g: Realms, seat: i64, card: i64) -> bool:
    """REALMS-DEP-05: both limits of the deployment area would still hold."""
    return g.areas[seat * AREA + AREA - 1] == NOTHING and not holds_seal(g, seat, g.tables.seal[card])


def may_take(g: Realms, seat: i64, card: i64) -> bool:
    """REALMS-EFF-06: whether a card of the panel can be taken without activating it."""
    return g.tables.type[card] != AUCTION and eligible(g, seat, card)


def islands(g: Realms, seat: i64) -> i64:
    """Cards in the realm that need admirals."""
    found: i64 = 0
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        if g.tables.per_island[g.realms[at]] > 0:
            found += 1
    return found


def admirals_needed(g: Realms, seat: i64, card: i64) -> i64:
    """REALMS-CARD-07: as many as there would then be islands; 0 for any other card."""
    per_island: i64 = g.tables.per_island[card]
    if per_island == 0:
        return 0
    return (islands(g, seat) + 1) * per_island


def can_pay(g: Realms, seat: i64, card: i64) -> bool:
    """REALMS-PLAY-01: the whole printed cost is in the palace."""
    resource: i64 = g.tables.cost_of[card]
    return resource < 0 or g.tokens[seat * RESOURCES + resource] >= g.tables.cost[card]


def can_play(g: Realms, seat: i64, card: i64) -> bool:
    """For a card in the deployment area."""
    if not can_pay(g, seat, card):
        return False
    return g.tables.per_island[card] == 0 or g.owns(seat, ADMIRAL) >= admirals_needed(g, seat, card)


def deploy(g: Realms, seat: i64, card: i64) -> None:
    """The area keeps the order in which cards came in."""
    g.areas[seat * AREA + g.area_size(seat)] = card


def leave_area(g: Realms, seat: i64, card: i64) -> None:
    """Those behind it move up."""
    last: i64 = seat * AREA + AREA - 1
    at: i64 = seat * AREA
    while g.areas[at] != card:
        at += 1
    while at < last:
        g.areas[at] = g.areas[at + 1]
        at += 1
    g.areas[last] = NOTHING


def enter_realm(g: Realms, seat: i64, card: i64) -> None:
    """The realm keeps the order in which cards came in (REALMS-PLAY-03)."""
    g.realms[seat * CARDS + g.sizes[seat]] = card
    g.sizes[seat] += 1
    g.seals[seat * SEALS + g.tables.seal[card]] += 1


def cards_of_kind(g: Realms, seat: i64, kind: i64) -> i64:
    """Cards of a kind in the realm."""
    found: i64 = 0
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        if g.tables.kind[g.realms[at]] == kind:
            found += 1
    return found


def distinct_seals(g: Realms, seat: i64) -> i64:
    """REALMS-EFF-07."""
    found: i64 = 0
    first: i64 = seat * SEALS
    for at in range(first, first + SEALS):
        if g.seals[at] > 0:
            found += 1
    return found


def sum_combat_values(g: Realms, seat: i64) -> i64:
    """REALMS-EFF-08: generals and admirals; mayors have no combat value, as decoys neither (A-36)."""
    found: i64 = 0
    first: i64 = seat * LEADERS
    for leader in range(1, LEADERS):
        found += g.leaders[first + leader] * g.tables.strength[leader]
    return found


def persons_of_honour(g: Realms, seat: i64) -> i64:
    found: i64 = 0
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        found += g.tables.honour[g.realms[at]]
    return found


def total_leaders(g: Realms, seat: i64) -> i64:
    found: i64 = 0
    for leader in range(LEADERS):
        found += g.leaders[seat * LEADERS + leader]
    return found


def tell_gain(g: Realms, key: str, seat: i64, resource: i64, amount: i64, card: i64) -> None:
    """An event about tokens; call it only while somebody listens."""
    g.emit(key, seat, {"tokens": amount_name(g, resource, amount), "card": card_name(g, card)})
