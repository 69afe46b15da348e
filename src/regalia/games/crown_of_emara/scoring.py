"""Points and places (EMARA-END-02 to -09, EMARA-SOLO-08, -09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.crown_of_emara.tables import (
    BP,
    CARDS_PER_RANK,
    CP,
    GOODS,
    RANKS,
    RING,
    SOURCE_IDS,
    SOURCES,
    TOKENS,
)

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

VICTORIA: Final = 1
FINAL_PHASE: Final = 2
"""Both as in the state, which itself needs this module."""


def total(g: Emara, seat: i64) -> i64:
    """The lower of the two pawns (EMARA-END-04); Victoria has citizen points only (EMARA-SOLO-08)."""
    citizens: i64 = g.goods[seat * GOODS + CP]
    if g.solo and seat == VICTORIA:
        return citizens
    buildings: i64 = g.goods[seat * GOODS + BP]
    return citizens if citizens < buildings else buildings


def higher(g: Emara, seat: i64) -> i64:
    """The other pawn."""
    return g.goods[seat * GOODS + CP] + g.goods[seat * GOODS + BP] - total(g, seat)


def final_points(g: Emara, seat: i64) -> i64:
    """EMARA-END-02: points for what is left over."""
    first: i64 = seat * GOODS
    points: i64 = 0
    for good in range(RING + 1):
        points += g.goods[first + good] * g.tables.points_per[good]
    points += g.resources_of(seat) // g.tables.resources_per_point
    for token in range(TOKENS):
        points += g.favours[seat * TOKENS + token] * g.tables.points_per_token
    return points


def allocated(g: Emara, seat: i64) -> bool:
    """Whether the final points of a seat have moved its pawns already; what they were counted from stays (EMARA-END-03)."""
    if g.phase != FINAL_PHASE:
        return False
    for step in g.stack:
        if step.kind == "final_allocation" and step.seat == seat:
            return False
    return True


def best_split(g: Emara, seat: i64) -> i64:
    """Ruling R-13: raise the lower pawn until level, then evenly, an odd point to the citizens."""
    points = final_points(g, seat)
    gap: i64 = g.goods[seat * GOODS + BP] - g.goods[seat * GOODS + CP]
    if gap >= points:
        return points
    if -gap >= points:
        return 0
    return (points + gap + 1) // 2


def after_split(g: Emara, seat: i64, citizens: i64) -> i64:
    """The final score if so many of the final points go to the citizens."""
    one: i64 = g.goods[seat * GOODS + CP] + citizens
    other: i64 = g.goods[seat * GOODS + BP] + final_points(g, seat) - citizens
    return one if one < other else other


def projection(g: Emara, seat: i64) -> i64:
    """The final score if the game ended now, with the best allocation; left-overs count once."""
    if (g.solo and seat == VICTORIA) or allocated(g, seat):
        return total(g, seat)
    return after_split(g, seat, best_split(g, seat))


def by_source(g: Emara, seat: i64, track: i64) -> list[tuple[str, int]]:
    """Points of one pawn (0 citizens, 1 buildings) by source; what no source explains (an edited position) is `other`."""
    names = ["citizens", "buildings"]
    rows: list[tuple[str, int]] = []
    rest: i64 = g.goods[seat * GOODS + CP + track]
    for source in range(SOURCES):
        points: i64 = g.sources[(seat * 2 + track) * SOURCES + source]
        rest -= points
        if points != 0:
            rows.append((f"{names[track]}-{SOURCE_IDS[source]}", points))
    if rest != 0:
        rows.append((f"{names[track]}-other", rest))
    return rows


def breakdown(g: Emara, seat: i64) -> list[tuple[str, int]]:
    """Both pawns by source, less the higher one, which does not count: the sum is the score."""
    if g.solo and seat == VICTORIA:
        return by_source(g, seat, 0)
    rows = by_source(g, seat, 0) + by_source(g, seat, 1)
    rows.append(("higher_pawn", -higher(g, seat)))
    return rows


def rank_card_cp(g: Emara, seat: i64) -> i64:
    """What is printed on the card of the seat's highest rank (EMARA-END-07), 0 without a rank."""
    rank: i64 = g.ranks_held[seat] - 1
    if rank < 0:
        return 0
    return g.tables.rank_cp[rank * CARDS_PER_RANK + g.nobility[seat * RANKS + rank]]


def tie_break(g: Emara, seat: i64) -> list[int]:
    """EMARA-END-05 to -07; against Victoria a tie is a loss (EMARA-SOLO-09)."""
    if g.solo:
        return [1 if seat == VICTORIA else 0]
    return [higher(g, seat), g.ranks_held[seat], rank_card_cp(g, seat)]
