"""Kinds of chance events, and drawing from what lies face down: any card of the set is as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.kit.sets import BIT, draw

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing

C_DECK: Final = 0
C_CARD: Final = 1
C_OBJECTIVE: Final = 2
C_SIDE: Final = 3
C_FAVOUR: Final = 4
C_START: Final = 5
C_FACE: Final = 6
C_FIRST: Final = 7
C_BIRD: Final = 8
C_QUEEN: Final = 9
C_EMPTY: Final = 10
C_SOLO: Final = 11


def draw_favour(g: Crossing) -> i64:
    """CROSSING-FAV-02: the top Favour of the face-down supply, which must not be empty."""
    favour = draw(g, C_FAVOUR, g.supply)
    g.supply &= ~BIT[favour]
    return favour
