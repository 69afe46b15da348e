"""Dealing anew what a seat cannot see (EMARA-INFO-01, -03): the others' hands, and favour tokens just drawn by another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.crown_of_emara.tables import CARDS

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def deal_anew(g: Emara, seat: i64) -> None:
    for other in range(g.players):
        if other != seat and not g.informed:
            deal_hand(g, other)
    if g.active != seat and len(g.drawn) > 0:
        draw_again(g)


def deal_hand(g: Emara, seat: i64) -> None:
    """Hand and pile together are known (EMARA-INFO-04); which of them are in the hand is not."""
    pool: i64 = g.hands[seat] | g.piles[seat]
    left: list[int] = []
    size: i64 = 0
    for card in range(CARDS):
        if (pool >> card) & 1 != 0:
            left.append(card)
        if (g.hands[seat] >> card) & 1 != 0:
            size += 1
    hand: i64 = 0
    dealt: list[int] = []
    for _ in range(size):
        card = left.pop(g.rng.below(len(left)))
        dealt.append(card)
        hand |= 1 << card
    g.hands[seat] = hand
    g.piles[seat] = pool & ~hand
    if g.named >= 0 and g.active == seat:
        g.named = dealt[g.rng.below(len(dealt))]


def draw_again(g: Emara) -> None:
    """The tokens drawn from a pile nobody saw go back and are drawn again; those everybody could work out stay."""
    count: i64 = len(g.drawn)
    while len(g.drawn) > g.drawn_known:
        g.favour_pile[g.drawn.pop()] += 1
    while len(g.drawn) < count:
        rest: i64 = g.rng.below(sum(g.favour_pile))
        token: i64 = 0
        while rest >= g.favour_pile[token]:
            rest -= g.favour_pile[token]
            token += 1
        g.favour_pile[token] -= 1
        g.drawn.append(token)
