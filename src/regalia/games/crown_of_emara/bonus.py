"""The rules of the three bonus actions: raise rank, hire a craftsman, recruit an advisor (EMARA-RANK, -HIRE, -RECRUIT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.chances import C_ADVISOR
from regalia.games.crown_of_emara.gains import gain, gain_cp
from regalia.games.crown_of_emara.labels import advisor_name, amount_name, hut_name, rank_name
from regalia.games.crown_of_emara.tables import (
    ADVISORS,
    CARDS_PER_RANK,
    CRAFTSMEN,
    CRAFTSMEN_PER_PLAYER,
    EVENTS,
    GAIN,
    GOLD,
    GOODS,
    HUTS,
    HUTS_PER_TILE,
    NOBILITY,
    RANKS,
    RESOURCES,
    RING,
    SPACES,
    SPACES_PER_TILE,
)
from regalia.kit.sets import BIT

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

EMPTY: Final = -1


# -- rank --------------------------------------------------------------------------------------


def rank_refusal(g: Emara, seat: i64) -> i64:
    rank: i64 = g.ranks_held[seat]
    if rank == RANKS:
        return why.ALREADY_DUKE
    return prices.rank_refusal(g, seat, g.tables.rank_ring[rank], g.tables.rank_gold[rank])


def cards_taken(g: Emara, rank: i64) -> i64:
    """How many cards have left the stack of a rank; the next one is its top (EMARA-SETUP-07)."""
    count: i64 = 0
    for seat in range(g.seats):
        if g.nobility[seat * RANKS + rank] >= 0:
            count += 1
    return count


def top_cp(g: Emara, rank: i64) -> i64:
    """Citizen points of the top card of a rank's stack."""
    return g.tables.rank_cp[rank * CARDS_PER_RANK + cards_taken(g, rank)]


def take_rank(g: Emara, seat: i64, rank: i64) -> None:
    """EMARA-RANK-03: the top card and its points; also Victoria's way."""
    card = cards_taken(g, rank)
    g.nobility[seat * RANKS + rank] = card
    g.ranks_held[seat] += 1
    if g.events is not None:
        g.emit("rank", seat, {"rank": rank_name(g, rank)})
    gain_cp(g, seat, g.tables.rank_cp[rank * CARDS_PER_RANK + card], NOBILITY)


def raise_rank(g: Emara, seat: i64) -> None:
    """EMARA-RANK-01 to -03, EMARA-EVT-09."""
    rank: i64 = g.ranks_held[seat]
    rings: i64 = g.tables.rank_ring[rank]
    gold: i64 = g.tables.rank_gold[rank]
    g.goods[seat * GOODS + RING] -= rings
    g.goods[seat * GOODS + GOLD] -= gold
    if g.events is not None:
        if rings > 0:
            g.emit("pay", seat, {"goods": amount_name(RING, rings)})
        if gold > 0:
            g.emit("pay", seat, {"goods": amount_name(GOLD, gold)})
    take_rank(g, seat, rank)
    gain_cp(g, seat, g.tables.event_rank_cp[g.event], EVENTS)


# -- hire --------------------------------------------------------------------------------------


def hire_discount(g: Emara, by_card: bool) -> i64:
    return g.tables.card_discount if by_card else 0


def can_hire(g: Emara, seat: i64, by_card: bool) -> bool:
    """A craftsman left and an empty hut within reach that can be paid."""
    if g.hired[seat] >= CRAFTSMEN_PER_PLAYER:
        return False
    first: i64 = 0
    end: i64 = HUTS
    if not g.owns(seat, g.tables.steward):
        first = g.tile_of(seat) * HUTS_PER_TILE
        end = first + HUTS_PER_TILE
    discount = hire_discount(g, by_card)
    for hut in range(first, end):
        if g.huts[hut] < 0 and prices.payable(g, seat, g.tables.hut_cost, hut * RESOURCES, discount):
            return True
    return False


def hire_refusal(g: Emara, seat: i64, by_card: bool) -> i64:
    if can_hire(g, seat, by_card):
        return LEGAL
    if g.hired[seat] >= CRAFTSMEN_PER_PLAYER:
        return why.NO_CRAFTSMAN_LEFT
    for hut in range(HUTS):
        if g.huts[hut] < 0 and hut_within_reach(g, seat, hut):
            return why.TOO_DEAR
    return why.NO_EMPTY_HUT_ANYWHERE if g.owns(seat, g.tables.steward) else why.NO_EMPTY_HUT


def hut_within_reach(g: Emara, seat: i64, hut: i64) -> bool:
    """EMARA-HIRE-01, EMARA-ADV-14."""
    tile: i64 = hut // HUTS_PER_TILE
    return tile == g.tile_of(seat) or g.owns(seat, g.tables.steward)


def hut_refusal(g: Emara, seat: i64, hut: i64, by_card: bool) -> i64:
    if g.huts[hut] >= 0:
        return why.HUT_OCCUPIED
    if not hut_within_reach(g, seat, hut):
        return why.DISCOUNT_ELSEWHERE if by_card else why.HUT_ELSEWHERE
    if g.hired[seat] >= CRAFTSMEN_PER_PLAYER:
        return why.NO_CRAFTSMAN_LEFT
    if prices.payable(g, seat, g.tables.hut_cost, hut * RESOURCES, hire_discount(g, by_card)):
        return LEGAL
    return why.COST_TOO_DEAR


def place_craftsman(g: Emara, seat: i64, hut: i64) -> None:
    g.huts[hut] = seat
    points: i64 = g.tables.craftsman_cp[g.hired[seat]]
    g.hired[seat] += 1
    if g.events is not None:
        g.emit("hire", seat, {"hut": hut_name(g, hut)})
    gain_cp(g, seat, points, CRAFTSMEN)


# -- recruit -----------------------------------------------------------------------------------


def recruit_discount(g: Emara, by_card: bool) -> i64:
    """EMARA-EVT-11: the event's discount counts with the card's."""
    discount: i64 = g.tables.event_discount[g.event]
    return discount + g.tables.card_discount if by_card else discount


def can_recruit(g: Emara, seat: i64, by_card: bool) -> bool:
    first: i64 = 0
    end: i64 = SPACES
    if not g.owns(seat, g.tables.steward):
        first = g.town_of(seat) * SPACES_PER_TILE
        end = first + SPACES_PER_TILE
    discount = recruit_discount(g, by_card)
    for space in range(first, end):
        advisor: i64 = g.offers[space]
        if advisor >= 0 and prices.payable(g, seat, g.tables.advisor_cost, advisor * RESOURCES, discount):
            return True
    return False


def recruit_refusal(g: Emara, seat: i64, by_card: bool) -> i64:
    if can_recruit(g, seat, by_card):
        return LEGAL
    for space in range(SPACES):
        if g.offers[space] >= 0 and space_within_reach(g, seat, space):
            return why.TOO_DEAR
    return why.NO_ADVISOR_ANYWHERE if g.owns(seat, g.tables.steward) else why.NO_ADVISOR_HERE


def space_within_reach(g: Emara, seat: i64, space: i64) -> bool:
    """EMARA-RECRUIT-01, EMARA-ADV-14."""
    tile: i64 = space // SPACES_PER_TILE
    return tile == g.town_of(seat) or g.owns(seat, g.tables.steward)


def space_of(g: Emara, advisor: i64) -> i64:
    """Where an advisor lies, or EMPTY."""
    for space in range(SPACES):
        if g.offers[space] == advisor:
            return space
    return EMPTY


def advisor_refusal(g: Emara, seat: i64, advisor: i64, by_card: bool) -> i64:
    space = space_of(g, advisor)
    if space < 0:
        return why.ADVISOR_NOT_ON_OFFER
    if not space_within_reach(g, seat, space):
        return why.DISCOUNT_ELSEWHERE if by_card else why.ADVISOR_ELSEWHERE
    if prices.payable(g, seat, g.tables.advisor_cost, advisor * RESOURCES, recruit_discount(g, by_card)):
        return LEGAL
    return why.COST_TOO_DEAR


def take_advisor(g: Emara, seat: i64, advisor: i64) -> None:
    """EMARA-RECRUIT-01, -02: take the card, refill the space, then points and immediate effect (EMARA-ADV-19)."""
    space = space_of(g, advisor)
    g.offers[space] = EMPTY
    if g.events is not None:
        g.emit("recruit", seat, {"advisor": advisor_name(g, advisor)})
    refill(g, space)
    gain_cp(g, seat, g.tables.advisor_cp[advisor], ADVISORS)
    if g.tables.advisor_effect[advisor] == GAIN:
        gain(g, seat, g.tables.advisor_gain, advisor * GOODS, ADVISORS)
    g.advisors[seat] |= 1 << advisor


def refill(g: Emara, space: i64) -> None:
    if g.next_advisor < 0:
        return
    g.offers[space] = g.next_advisor
    if g.events is not None:
        g.emit("refill", -1, {"advisor": advisor_name(g, g.next_advisor)})
    show_next_advisor(g)


def show_next_advisor(g: Emara) -> None:
    """The new top of the face-up stack of advisors B: any of those not yet seen."""
    if g.advisor_pile == 0:
        g.next_advisor = EMPTY
        return
    g.next_advisor = g.pick_member(C_ADVISOR, g.advisor_pile)
    g.advisor_pile ^= BIT[g.next_advisor]
