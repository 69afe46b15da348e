"""What a player counts of their own: coins, the squares of the resource tracks and of the Investment, points on the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing


def of(g: Crossing, seat: i64) -> list[tuple[str, int]]:
    p = g.players[seat]
    found: list[tuple[str, int]] = [("holding-coins", int(p.coins)), ("holding-points", int(p.vp))]
    found.append(("holding-investment", int(p.invest)))
    for track in range(len(t.TRACK_IDS)):
        found.append((f"resource-{t.TRACK_IDS[track]}", int(p.square(track))))
    return found
