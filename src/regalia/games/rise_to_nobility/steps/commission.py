"""Commission cards: taking one at Berk's office, D12d; dealing them at set-up, D0a (NOBILITY-CMS-05 to -11, -CHANC-02)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY, Automatic
from regalia.core.vecs import append, pop
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility.chances import C_COMMISSION, C_DICE_TILE, C_UNDER
from regalia.games.rise_to_nobility.labels import commission_name, dice_tile_name
from regalia.games.rise_to_nobility.state import EMPTY, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import COMMISSIONS, DICE_TILES
from regalia.kit.sets import bit, draw, members, size

CARDS_DEALT: Final = 3

# The bit of `visit` that stands for a commission (berk.py has the others).
COMMISSION_PART: Final = 2

# An entry of `under`: the card, who put it there, and the card put there with it (plus one; 0 for none).
CARD_BITS: Final = 31
RETURNER_SHIFT: Final = 5
MATE_SHIFT: Final = 8


# -- limits ----------------------------------------------------------------------------------------


def chancery_apprentices(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for owner in g.offices:
        if owner == seat:
            found += 1
    return found


def cards_held(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for holder in g.held_by:
        if holder == seat:
            found += 1
    return found


def taking_refusal(g: Nobility, seat: i64) -> i64:
    """NOBILITY-CMS-07, -09, -10: the limit, the deck, the dice tiles."""
    if not g.chancery:
        return why.NO_CHANCERY
    if cards_held(g, seat) >= 1 + chancery_apprentices(g, seat):
        return why.COMMISSION_LIMIT
    if g.commissions == 0 and len(g.under) == 0:
        return why.NO_COMMISSION_LEFT
    return LEGAL if dice_tiles_left(g) != 0 else why.NO_DICE_TILE_LEFT


def possible(g: Nobility, seat: i64) -> bool:
    return g.chancery and taking_refusal(g, seat) == LEGAL


# -- taking a card at Berk's office ----------------------------------------------------------------


def begin_taking(g: Nobility, seat: i64) -> None:
    """NOBILITY-CMS-08: draw, then keep one."""
    amount: i64 = g.tables.berk_draw[g.tables.berk_slot[g.value_chosen]]
    for _ in range(amount):
        draw_commission(g, seat)
    if g.events is not None:
        g.emit("commission-drawn", seat, {"count": size(g.drawn[seat])})
        tell_cards(g, seat)
    g.push(KEEP[seat])


def draw_commission(g: Nobility, seat: i64) -> None:
    """NOBILITY-CMS-09: from the deck, then from the cards put under it; nothing if there is none left."""
    if g.commissions != 0:
        card = draw(g, C_COMMISSION, g.commissions)
        g.commissions ^= bit(card)
    elif len(g.under) > 0:
        g.under, lowest = pop(g.under, 0)
        card = entry_card(lowest)
        g.reveal()
    else:
        return
    g.drawn[seat] |= bit(card)


def tell_cards(g: Nobility, seat: i64) -> None:
    """NOBILITY-INFO-03: only their player learns which cards they are."""
    for card in members(g.drawn[seat]):
        g.emit_to("commission-seen", seat, {"card": commission_name(g, card)}, bit(seat))


class Keep(Numbered):
    """D12d: keep one card, put the others under the deck, lose reputation, take a dice tile (NOBILITY-CMS-08 to -10)."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action >= act.A_GIFT_RESOURCE:
            return why.UNFINISHED
        return LEGAL if (g.drawn[self.seat] >> (action - act.A_KEEP)) & 1 == 1 else why.NOT_DRAWN

    def apply(self, g: Nobility, action: i64) -> None:
        seat = self.seat
        card: i64 = action - act.A_KEEP
        hold(g, seat, card)
        others = members(g.drawn[seat] ^ bit(card))
        g.drawn[seat] = 0
        put_under(g, seat, others)
        supply.change_reputation(g, seat, -g.tables.berk_loss[g.tables.berk_slot[g.value_chosen]])
        draw_dice_tile(g, len(g.held_by) - 1)

    def contradicted(self, g: Nobility) -> str:
        if not g.chancery:
            return "chancery"
        if (g.visit >> COMMISSION_PART) & 1 == 0:
            return "action.visit"
        amount = size(g.drawn[self.seat])
        if amount == 0 or amount > g.tables.berk_draw[g.tables.berk_slot[g.value_chosen]]:
            return self.own("drawn")
        if cards_held(g, self.seat) > chancery_apprentices(g, self.seat):
            return self.own("commissions")
        return "" if dice_tiles_left(g) != 0 else "chancery.dice_tiles"


def hold(g: Nobility, seat: i64, card: i64) -> None:
    g.held_by = append(g.held_by, seat)
    g.held_card = append(g.held_card, card)
    g.held_tile = append(g.held_tile, EMPTY)
    g.held_state = append(g.held_state, 0)
    g.emit("commission-kept", seat, {})


def put_under(g: Nobility, seat: i64, cards: list[int]) -> None:
    """NOBILITY-CMS-09: two cards in random order; only their player knows which they are."""
    if len(cards) == 2:
        first = g.roll(C_UNDER, 2)
        g.under = append(g.under, entry(cards[first], seat, cards[1 - first]))
        g.under = append(g.under, entry(cards[1 - first], seat, cards[first]))
    elif len(cards) == 1:
        g.under = append(g.under, entry(cards[0], seat, EMPTY))


def entry(card: i64, seat: i64, mate: i64) -> i64:
    return card | (seat << RETURNER_SHIFT) | ((mate + 1) << MATE_SHIFT)


def entry_card(one: i64) -> i64:
    return one & CARD_BITS


def entry_seat(one: i64) -> i64:
    return (one >> RETURNER_SHIFT) & 7


def entry_mate(one: i64) -> i64:
    return (one >> MATE_SHIFT) - 1


def dice_tiles_left(g: Nobility) -> i64:
    """The tiles that lie with no card."""
    left: i64 = bit(DICE_TILES) - 1
    for tile in g.held_tile:
        if tile != EMPTY:
            left &= ~bit(tile)
    return left


def draw_dice_tile(g: Nobility, holding: i64) -> None:
    """NOBILITY-CMS-10: a random dice tile for the card; it is public."""
    tile = draw(g, C_DICE_TILE, dice_tiles_left(g))
    g.held_tile[holding] = tile
    if g.events is not None:
        g.emit("dice-tile", g.held_by[holding], {"tile": dice_tile_name(g, tile)})


# -- set-up ----------------------------------------------------------------------------------------


def deal_all(g: Nobility) -> None:
    """NOBILITY-CHANC-02: three cards to each player; then each keeps one, in turn order."""
    g.commissions = bit(COMMISSIONS) - 1
    g.push(DEAL_DICE_TILES)
    for turn in range(g.players - 1, -1, -1):
        g.push(FIRST_COMMISSION[(g.first + turn) % g.players])
    for turn in range(g.players):
        seat: i64 = (g.first + turn) % g.players
        for _ in range(CARDS_DEALT):
            draw_commission(g, seat)
        if g.events is not None:
            tell_cards(g, seat)


class FirstCommission(Numbered):
    """D0a: keep one of three; the others go back into the deck."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action >= act.A_GIFT_RESOURCE:
            return why.SETUP_FIRST
        return LEGAL if (g.drawn[self.seat] >> (action - act.A_KEEP)) & 1 == 1 else why.NOT_DEALT

    def apply(self, g: Nobility, action: i64) -> None:
        card: i64 = action - act.A_KEEP
        hold(g, self.seat, card)
        rest = g.drawn[self.seat] ^ bit(card)
        g.drawn[self.seat] = 0
        g.returned[self.seat] = rest
        g.commissions |= rest

    def misplaced(self, g: Nobility) -> str:
        if not g.chancery:
            return "chancery"
        return "" if size(g.drawn[self.seat]) == CARDS_DEALT else self.own("drawn")


class DealDiceTiles(Automatic[Nobility]):
    """NOBILITY-CHANC-02: the dice tiles, in turn order, after all players have chosen."""

    def __init__(self) -> None:
        super().__init__("deal_dice_tiles", NOBODY)

    def misplaced(self, g: Nobility) -> str:
        return "" if g.chancery else "chancery"

    def run(self, g: Nobility) -> None:
        for turn in range(g.players):
            seat: i64 = (g.first + turn) % g.players
            for holding in range(len(g.held_by)):
                if g.held_by[holding] == seat:
                    draw_dice_tile(g, holding)


KEEP: Final[list[Keep]] = [Keep("keep_commission", seat, act.A_KEEP, COMMISSIONS) for seat in range(SEATS)]
FIRST_COMMISSION: Final[list[FirstCommission]] = [
    FirstCommission("first_commission", seat, act.A_KEEP, COMMISSIONS) for seat in range(SEATS)
]
DEAL_DICE_TILES: Final = DealDiceTiles()
