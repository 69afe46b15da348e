"""What a player counts of their own: the tiles in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def of(g: Heirs, seat: i64) -> list[tuple[str, int]]:
    if g.solo and seat == 1:
        return []
    return [("holding-tiles", int(g.hand_size(seat)))]
