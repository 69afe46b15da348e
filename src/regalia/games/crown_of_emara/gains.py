"""Taking goods and points. Every gain of building points goes through one function (EMARA-ADV-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.crown_of_emara.labels import amount_name
from regalia.games.crown_of_emara.tables import ADVISORS, BP, CP, EVENTS, GOODS, SOURCES

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara


def take(g: Emara, seat: i64, good: i64, count: i64) -> None:
    """Goods other than points; supplies never run out (EMARA-GEN-03)."""
    g.goods[seat * GOODS + good] += count
    if g.events is not None:
        g.emit("take", seat, {"goods": amount_name(good, count)})


def gain_cp(g: Emara, seat: i64, count: i64, source: i64) -> None:
    if count == 0:
        return
    g.goods[seat * GOODS + CP] += count
    g.sources[seat * SOURCES * 2 + source] += count
    if g.events is not None:
        g.emit("citizens", seat, {"count": count})


def gain_bp(g: Emara, seat: i64, base: i64, source: i64) -> None:
    """EMARA-ADV-16, -18, EMARA-EVT-05, -07: never below 0, modified once per gain."""
    tool: i64 = 0
    if g.owns(seat, g.tables.toolmaker):
        tool = g.tables.on_bp_gain
    gained: i64 = base + tool + g.tables.event_bp[g.event]
    if gained < 0:
        gained = 0
    first: i64 = seat * SOURCES * 2 + SOURCES
    g.goods[seat * GOODS + BP] += gained
    g.sources[first + source] += base
    g.sources[first + ADVISORS] += tool
    g.sources[first + EVENTS] += gained - base - tool
    if g.events is not None:
        g.emit("buildings", seat, {"count": gained})


def gain(g: Emara, seat: i64, row: vec[i64], at: i64, source: i64) -> None:
    """Everything that a row of gains names."""
    for good in range(CP):
        count: i64 = row[at + good]
        if count != 0:
            take(g, seat, good, count)
    gain_cp(g, seat, row[at + CP], source)
    if row[at + BP] != 0:
        gain_bp(g, seat, row[at + BP], source)
