"""What a player counts of their own: goods, and the two scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.crown_of_emara.tables import GOOD_IDS, GOODS

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def of(g: Emara, seat: i64) -> list[tuple[str, int]]:
    first: i64 = seat * GOODS
    return [(f"good-{GOOD_IDS[good]}", int(g.goods[first + good])) for good in range(GOODS)]
