"""What a seat cannot know, dealt anew: only commission cards are secret (NOBILITY-INFO-03, -04).

A seat knows its own cards (at the end of the game everybody's), the cards it returned at set-up (nobody's first card), and the
cards it put under the deck, though not their order. Everything else is first laid out in one order, so that what is dealt
follows from the seat's knowledge and the generator alone, and then mixed by many random exchanges of two cards that the seat
cannot tell apart.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.steps.commission import entry, entry_card, entry_mate, entry_seat
from regalia.games.rise_to_nobility.tables import COMMISSIONS
from regalia.kit.sets import BIT, members, size

EXCHANGES: Final = 80


def deal_anew(g: Nobility, seat: i64) -> None:
    if not g.chancery:
        return
    _turn_own_pairs(g, seat)
    known = known_cards(g, seat)
    unknown: list[int] = []
    for card in range(COMMISSIONS):
        if (known >> card) & 1 == 0:
            unknown.append(card)
    if len(unknown) < 2:
        return
    _lay_out(g, seat, known)
    for _ in range(EXCHANGES):
        one = unknown[g.rng.below(len(unknown))]
        other = unknown[g.rng.below(len(unknown))]
        if one != other:
            _exchange(g, seat, one, other)


def known_cards(g: Nobility, seat: i64) -> i64:
    """Cards whose place the seat knows: in a hand that it sees, just drawn, or put under the deck by it."""
    known = seen_hands(g, seat)
    for one in g.under:
        if entry_seat(one) == seat:
            known |= BIT[entry_card(one)]
            if entry_mate(one) != EMPTY:
                known |= BIT[entry_mate(one)]
    return known


def seen_hands(g: Nobility, seat: i64) -> i64:
    """The cards that a seat holds or has just drawn, none for a spectator; all hands lie open at the end of the game."""
    found: i64 = 0
    for holding in range(len(g.held_by)):
        if g.over or g.held_by[holding] == seat:
            found |= BIT[g.held_card[holding]]
    if 0 <= seat < g.players:
        found |= g.drawn[seat]
    return found


def _turn_own_pairs(g: Nobility, seat: i64) -> None:
    """Nobody knows the order of two cards put under the deck together; one of them may be in another hand by now."""
    hand = seen_hands(g, seat)
    seen: i64 = 0
    for at in range(len(g.under)):
        card = entry_card(g.under[at])
        mate = entry_mate(g.under[at])
        if entry_seat(g.under[at]) != seat or mate == EMPTY or (seen >> card) & 1 == 1 or (hand >> mate) & 1 == 1:
            continue
        seen |= BIT[card] | BIT[mate]
        if (g.rng.below(2) == 1) != (card > mate):
            _swap_places(g, card, mate)


def _lay_out(g: Nobility, seat: i64, known: i64) -> None:
    """The cards that the seat does not know, lowest first: as first cards, as cards the others returned, then by their places."""
    own: i64 = g.returned[seat] if 0 <= seat < g.players else 0
    firsts: list[int] = []
    others: list[int] = []
    for card in _by_place(g, known):
        if is_first_card(g, card) or dealt_and_open(g, card):
            firsts.append(card)
        else:
            others.append(card)
    free = sorted(card for card in firsts + others if (own >> card) & 1 == 0)
    wanted = free[: len(firsts)]
    returned = free[len(firsts) :]
    wanted += sorted(card for card in firsts + others if card not in wanted)
    _move(g, firsts + others, wanted)
    for other in range(g.players):
        if other != seat:
            kept: i64 = g.returned[other] & known
            for _ in range(size(g.returned[other]) - size(kept)):
                if len(returned) > 0:
                    kept |= BIT[returned.pop(0)]
            g.returned[other] = kept


def _by_place(g: Nobility, known: i64) -> list[int]:
    """Cards that are not known, in the order of where they lie: hands, just drawn, under the deck, in it."""
    found = list(g.held_card)
    for drawn in g.drawn:
        found += members(drawn)
    for put in g.under:
        found.append(entry_card(put))
    found += members(g.commissions)
    return [card for card in found if card >= 0 and (known >> card) & 1 == 0]


def _move(g: Nobility, lying: list[int], wanted: list[int]) -> None:
    """Where a card of the first list lies, the one at the same place of the second shall lie."""
    for at in range(len(lying)):
        one, other = lying[at], wanted[at]
        if one != other:
            _swap_places(g, one, other)
            lying[lying.index(other)] = one
            lying[at] = other


def _exchange(g: Nobility, seat: i64, one: i64, other: i64) -> None:
    """Two cards change places, unless the seat knows better: a card it returned at set-up is nobody's first card."""
    first = is_first_card(g, one) or is_first_card(g, other)
    if dealt_and_open(g, one) or dealt_and_open(g, other):
        first = True
    if first:
        if 0 <= seat < g.players:
            returned: i64 = g.returned[seat]
            if (returned >> one) & 1 == 1 or (returned >> other) & 1 == 1:
                return
        _swap_returned(g, one, other)
    _swap_places(g, one, other)


def is_first_card(g: Nobility, card: i64) -> bool:
    """Whether a card in a hand is the one its player kept at set-up, the first of the hand."""
    seen: i64 = 0
    for holding in range(len(g.held_by)):
        seat: i64 = g.held_by[holding]
        if (seen >> seat) & 1 == 0 and g.held_card[holding] == card:
            return True
        seen |= BIT[seat]
    return False


def dealt_and_open(g: Nobility, card: i64) -> bool:
    """Whether a card lies among those a player is choosing from at set-up: before every player has a card."""
    if len(g.held_by) >= g.players:
        return False
    for drawn in g.drawn:
        if (drawn >> card) & 1 == 1:
            return True
    return False


def _swapped(mask: i64, one: i64, other: i64) -> i64:
    if (mask >> one) & 1 == (mask >> other) & 1:
        return mask
    return mask ^ BIT[one] ^ BIT[other]


def _swap_returned(g: Nobility, one: i64, other: i64) -> None:
    for seat in range(len(g.returned)):
        g.returned[seat] = _swapped(g.returned[seat], one, other)


def _swap_places(g: Nobility, one: i64, other: i64) -> None:
    for holding in range(len(g.held_card)):
        if g.held_card[holding] == one:
            g.held_card[holding] = other
        elif g.held_card[holding] == other:
            g.held_card[holding] = one
    g.commissions = _swapped(g.commissions, one, other)
    for seat in range(len(g.drawn)):
        g.drawn[seat] = _swapped(g.drawn[seat], one, other)
    for at in range(len(g.under)):
        put: i64 = g.under[at]
        g.under[at] = entry(_renamed(entry_card(put), one, other), entry_seat(put), _renamed(entry_mate(put), one, other))


def _renamed(card: i64, one: i64, other: i64) -> i64:
    if card == one:
        return other
    return one if card == other else card
