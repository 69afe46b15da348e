"""The cards on the ten spaces: revealing the next one, and what happens when a deck is used up (CROSSING-BUY-08 to -11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.core.vecs import append, vec
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.chances import C_CARD, C_EMPTY
from regalia.games.kingdom_crossing.names import card_name, space_region
from regalia.kit.sets import BIT

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing


def reveal_next(g: Crossing, space: i64) -> None:
    """The next card of the deck, an Empty-deck tile after the last one, or nothing when those are used up too."""
    if g.decks[space] != 0:
        g.face[space] = draw_card(g, space)
        if g.events is not None:
            g.emit("reveal", NOBODY, {"card": card_name(g, g.face[space]), "region": space_region(g, space)})
    elif g.empty_tiles != 0:
        tile = g.pick_member(C_EMPTY, g.empty_tiles)
        g.empty_tiles &= ~BIT[tile]
        g.face[space] = t.CARDS + tile
        if g.events is not None:
            g.emit("empty-deck", NOBODY, {"card": card_name(g, g.face[space]), "region": space_region(g, space)})
    else:
        g.face[space] = t.NONE
        if g.events is not None:
            g.emit("empty-space", NOBODY, {"region": space_region(g, space)})
    g.refresh_cheapest(g.tables.region_of_space[space])


def draw_card(g: Crossing, space: i64) -> i64:
    """CROSSING-SETUP-01: any card of the deck not yet seen."""
    first: i64 = g.deck_of[space] * t.DECK_SIZE
    cards = vec[i64]()
    for n in range(t.DECK_SIZE):
        if (g.decks[space] >> n) & 1:
            cards = append(cards, first + n)
    found = g.pick(C_CARD, cards)
    g.decks[space] &= ~BIT[found - first]
    return found


def leave_space(g: Crossing, space: i64) -> i64:
    """Take the face-up card off its space."""
    face: i64 = g.face[space]
    g.face[space] = t.NONE
    g.refresh_cheapest(g.tables.region_of_space[space])
    return face
