"""Kinds of chance, and drawing cards from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import remove

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

C_CARD: Final = 0
C_SEAT: Final = 1
C_PAIR: Final = 2
C_SLOT: Final = 3
C_TERRAIN: Final = 4


def draw_card(g: Realms) -> i64:
    """Any card not yet seen, each as likely: the deck has no order until a card is turned up (REALMS-INFO-02)."""
    card = g.pick(C_CARD, g.deck)
    g.deck = remove(g.deck, card)
    return card
