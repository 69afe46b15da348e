"""Derived numbers for learned evaluations: both pawns, goods, people, rank, prices on the board, and how much time is left.

The first two are the share of the game that is left and the points as they would stand; all are about -1 to 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.vecs import vec
from regalia.games.crown_of_emara import heuristics
from regalia.games.crown_of_emara.scoring import FINAL_PHASE, VICTORIA, projection
from regalia.games.crown_of_emara.tables import (
    BOOK,
    BP,
    BREAD,
    BREAD_MARKER,
    CP,
    DONATION_MARKER,
    GIFT_MARKER,
    GOLD,
    GOODS,
    HUTS,
    HUTS_PER_TILE,
    RESOURCES,
    RING,
    RING_SIZE,
    STONE_MARKER,
    TOKENS,
)
from regalia.kit.numbers import Numbers
from regalia.kit.sets import size

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

NAMES: Final = (
    "time",
    "score",
    "guess",
    "citizens",
    "buildings",
    "citizens_behind",
    "buildings_behind",
    "gap_covered",
    "rank",
    "active",
    "next",
    "wood",
    "cloth",
    "grain",
    "stone",
    "resources",
    "plenty",
    "gold",
    "bread",
    "book",
    "ring",
    "tokens",
    "goods_worth",
    "craftsmen",
    "advisors",
    "abilities",
    "helpers",
    "prospects",
    "turn_worth",
    "huts_forest",
    "huts_field",
    "huts_quarry",
    "huts_mill",
    "hand",
    "gift_price",
    "donation_price",
    "bread_pays",
    "stone_pays",
    "bread_worth",
    "stone_worth",
    "owed",
    "moved",
    "at_castle",
    "at_cathedral",
    "at_market",
    "at_site",
)
OF_PAWNS: Final = 11
"""How many of them Victoria has."""


def fill(g: Emara, seat: i64, out: vec[float]) -> None:
    n = Numbers(out)
    victoria = g.solo and seat == VICTORIA
    left = heuristics.turns_left(g, 0 if victoria else seat)
    n.put(0.0 if g.over or g.phase == FINAL_PHASE else min(1.0, (left + 0.5) / heuristics.TURNS_OF_A_GAME))
    n.count(projection(g, seat), 100.0)
    n.put(heuristics.value(g, seat) / 100.0)
    first: i64 = seat * GOODS
    citizens: i64 = g.goods[first + CP]
    buildings: i64 = g.goods[first + BP]
    n.count(citizens, 100.0)
    n.count(buildings, 100.0)
    if victoria:
        n.put(0.0)
        n.put(0.0)
        n.put(0.0)
    else:
        goods = heuristics.goods_worth(g, seat, left)
        n.count(max(0, buildings - citizens), 40.0)
        n.count(max(0, citizens - buildings), 40.0)
        n.put(min(goods, abs(float(buildings - citizens))) / 30.0)
    n.count(g.ranks_held[seat], 5.0)
    n.flag(g.active == seat and not g.over)
    n.flag((seat - g.active) % g.seats == 1)
    if victoria:
        for _ in range(len(NAMES) - OF_PAWNS):
            n.put(0.0)
        return
    _goods(g, seat, left, n)
    _people(g, seat, left, n)
    _board(g, seat, n)


def _goods(g: Emara, seat: i64, left: float, n: Numbers) -> None:
    first: i64 = seat * GOODS
    plenty: i64 = 0
    for resource in range(RESOURCES):
        held: i64 = g.goods[first + resource]
        n.count(min(held, heuristics.PLENTY), 4.0)
        plenty += max(0, held - heuristics.PLENTY)
    n.count(g.resources_of(seat), 12.0)
    n.count(plenty, 6.0)
    n.count(g.goods[first + GOLD], 4.0)
    n.count(g.goods[first + BREAD], 4.0)
    n.count(g.goods[first + BOOK], 4.0)
    n.count(g.goods[first + RING], 4.0)
    tokens: i64 = 0
    for token in range(TOKENS):
        tokens += g.favours[seat * TOKENS + token]
    n.count(tokens, 5.0)
    n.put(heuristics.goods_worth(g, seat, left) / 30.0)


def _people(g: Emara, seat: i64, left: float, n: Numbers) -> None:
    own: i64 = g.advisors[seat]
    abilities: i64 = size(own & g.tables.abilities)
    n.count(g.hired[seat], 4.0)
    n.count(size(own), 5.0)
    n.count(abilities, 3.0)
    n.count(size(own) - abilities, 4.0)
    n.put(heuristics.prospects(g, seat, left) / 15.0)
    n.put(heuristics.turn_worth(g, seat, left) / 6.0)
    for tile in range(RING_SIZE):
        huts: i64 = 0
        for hut in range(tile * HUTS_PER_TILE, tile * HUTS_PER_TILE + HUTS_PER_TILE):
            if hut < HUTS and g.huts[hut] == seat:
                huts += 1
        n.count(huts, 2.0)
    n.count(size(g.hands[seat] | g.piles[seat]), 9.0)


def _board(g: Emara, seat: i64, n: Numbers) -> None:
    """Prices and pay of the markers, for everybody alike, and what they mean to the seat's own goods."""
    first: i64 = seat * GOODS
    gift: i64 = 9
    donation: i64 = 9
    for resource in range(RESOURCES):
        gift = min(gift, g.marker(GIFT_MARKER + resource))
        donation = min(donation, g.marker(DONATION_MARKER + resource))
    bread: i64 = g.marker(BREAD_MARKER)
    stone: i64 = g.marker(STONE_MARKER)
    n.count(gift, 5.0)
    n.count(donation, 5.0)
    n.count(bread, 8.0)
    n.count(stone, 8.0)
    n.count(min(g.goods[first + BREAD], 3) * bread, 20.0)
    n.count(min(g.goods[first + 3], 2) * stone, 12.0)
    acting = g.active == seat
    owed: i64 = g.any_due
    for resource in range(RESOURCES):
        owed += g.due[resource]
    n.count(owed if acting else 0, 4.0)
    n.flag(acting and g.done & heuristics.MOVE_DONE != 0)
    for location in range(RING_SIZE):
        n.flag(g.town_of(seat) == location)
