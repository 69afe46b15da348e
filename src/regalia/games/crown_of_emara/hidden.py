"""What a seat cannot see beyond the others' hands and the tokens they drew: which card of the hand another player has named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.kit.sets import members

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def deal_anew(g: Emara, seat: i64) -> None:
    """EMARA-INFO-01: a named card is still in the hand, unseen."""
    if g.named >= 0 and g.active != seat:
        hand = members(g.hands[g.active])
        g.named = hand[g.rng.below(len(hand))]
