"""How good a position looks: points as they stand, what the goods promise, what advisors and craftsmen will bring, and what the
movement still to be made this turn is worth.

A guess for the bots; no rule depends on it. Only the lower pawn counts in the end, so points are worth more on the pawn that
lags behind, the more so the less time is left to catch up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.crown_of_emara import locations
from regalia.games.crown_of_emara.scoring import FINAL_PHASE, VICTORIA, projection, total
from regalia.games.crown_of_emara.tables import (
    BOOK,
    BOOK_TO_BUILDINGS,
    BOOKS_TO_CITIZENS,
    BP,
    BREAD,
    BREAD_MARKER,
    CASTLE,
    CATHEDRAL,
    CP,
    DELIVER_BREAD,
    DELIVER_STONE,
    DELIVER_WOOD,
    DONATION,
    DONATION_MARKER,
    GIFT,
    GIFT_MARKER,
    GOLD,
    GOODS,
    HUTS_PER_TILE,
    MARKET,
    RESOURCES,
    RING_SIZE,
    STONE,
    STONE_MARKER,
    TOKENS,
    WOOD,
)

if TYPE_CHECKING:
    from regalia.games.crown_of_emara.state import Emara

TURNS_OF_A_GAME: Final = 18
MOVE_DONE: Final = 2
"""As in the state, which itself needs this module."""
# Worth of a good while there is time to use it: wood, cloth, grain, stone, gold, bread, book, ring.
WORTH: Final[list[float]] = [2.0, 1.7, 1.8, 2.1, 3.0, 3.4, 3.8, 4.3]
# What is left of it in the last turn (EMARA-END-02).
LEFT_OVER: Final[list[float]] = [0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 1.0, 2.0]
TOKEN_WORTH: Final = 2.6
PLENTY: Final = 4
"""More of one resource than this is rarely spent."""
CRAFTSMAN_PER_TURN: Final = 0.30
ABILITY_PER_TURN: Final = 0.22
HELP_PER_TURN: Final = 0.14
FULL_TIME: Final = 5.0
"""With so many turns left, goods still keep their full worth."""
USUAL_LEAD: Final = 26.0
"""Buildings start ahead of the citizens by about so much and are caught up with."""


def value(g: Emara, seat: i64) -> float:
    if g.over or (g.solo and seat == VICTORIA):
        return float(total(g, seat))
    if g.phase == FINAL_PHASE:
        return float(projection(g, seat))
    left = turns_left(g, seat)
    first: i64 = seat * GOODS
    citizens = float(g.goods[first + CP])
    buildings = float(g.goods[first + BP])
    flexible = goods_worth(g, seat, left)
    lead = lead_of(g, seat, left)
    gap = abs(lead) - 0.7 * flexible
    found = 0.5 * (citizens + buildings + flexible)
    if gap > 0.0:
        found -= gap * (0.42 - 0.022 * left)
    return found + prospects(g, seat, left) + turn_worth(g, seat, left)


def lead_of(g: Emara, seat: i64, left: float) -> float:
    """How far the buildings are ahead of the citizens, beyond what is usual with so much time left."""
    first: i64 = seat * GOODS
    return float(g.goods[first + BP] - g.goods[first + CP]) - USUAL_LEAD * left / TURNS_OF_A_GAME


def turns_left(g: Emara, seat: i64) -> float:
    """Turns that the seat has not begun."""
    place: i64 = (seat - g.statue) % g.players
    begun: i64 = 0
    if g.turns_begun > place:
        begun = (g.turns_begun - 1 - place) // g.players + 1
    return float((6 - g.round) * 3 + 3 - begun)


def _share(left: float) -> float:
    return 1.0 if left >= FULL_TIME else left / FULL_TIME


def goods_worth(g: Emara, seat: i64, left: float) -> float:
    share = _share(left)
    first: i64 = seat * GOODS
    found = 0.0
    for good in range(CP):
        count: i64 = g.goods[first + good]
        if count > 0:
            worth = LEFT_OVER[good] + (WORTH[good] - LEFT_OVER[good]) * share
            if good < RESOURCES and count > PLENTY:
                found += worth * PLENTY + 0.5 * float(count - PLENTY)
            else:
                found += worth * float(count)
    tokens: i64 = 0
    for token in range(TOKENS):
        tokens += g.favours[seat * TOKENS + token]
    return found + float(tokens) * (1.0 + (TOKEN_WORTH - 1.0) * share)


def prospects(g: Emara, seat: i64, left: float) -> float:
    """What craftsmen and advisors will still bring."""
    found = CRAFTSMAN_PER_TURN * float(g.hired[seat])
    own: i64 = g.advisors[seat]
    helpful: i64 = g.tables.scholar | g.tables.abbess | g.tables.mayoress | g.tables.toolmaker | g.tables.chamberlain
    advisors: i64 = own & (g.tables.abilities | helpful)
    while advisors != 0:
        lowest: i64 = advisors & -advisors
        found += ABILITY_PER_TURN if lowest & g.tables.abilities != 0 else HELP_PER_TURN
        advisors &= advisors - 1
    return found * left


# -- the movement of this turn ---------------------------------------------------------------------


def turn_worth(g: Emara, seat: i64, left: float) -> float:
    """What the location promises that the active player visits or can still reach."""
    if g.active != seat or g.slot == 0:
        return 0.0
    lead = lead_of(g, seat, left)
    if g.location >= 0:
        return 0.8 * _location(g, seat, g.location, lead, left)
    if len(g.stack) > 0 and g.stack[-1].kind == "country_action":
        return 0.9 * _tile(g, seat, g.tile_of(seat), left)
    if g.done & MOVE_DONE != 0:
        return 0.0
    country = _tile(g, seat, g.countryside[(g.councillors[seat * 2] + g.slot) % RING_SIZE], left)
    in_town = _location(g, seat, g.town[(g.councillors[seat * 2 + 1] + g.slot) % RING_SIZE], lead, left)
    return 0.7 * (country if country > in_town else in_town)


def _tile(g: Emara, seat: i64, tile: i64, left: float) -> float:
    """The tile's resource, once for the visit and once for each own craftsman."""
    count: i64 = 1
    for hut in range(tile * HUTS_PER_TILE, tile * HUTS_PER_TILE + HUTS_PER_TILE):
        if g.huts[hut] == seat:
            count += 1
    resource: i64 = g.tables.resource_of[tile]
    worth = LEFT_OVER[resource] + (WORTH[resource] - LEFT_OVER[resource]) * _share(left)
    return 0.5 * worth * float(count)


def _location(g: Emara, seat: i64, location: i64, lead: float, left: float) -> float:
    """The gain of the sub-actions that can be paid and are not used yet, less what they cost."""
    share = _share(left)
    resource = 0.5 * (0.5 + 1.3 * share)
    book = 0.5 * (1.0 + 2.8 * share)
    tilt = 0.42 - 0.022 * left
    of_citizens = 0.5 + tilt if lead > 0.0 else 0.5 - tilt
    of_buildings = 1.0 - of_citizens
    found = 0.0
    if location == CASTLE:
        found += _offering(g, seat, GIFT, GIFT_MARKER, 0.5 * (2.0 + 2.3 * share), resource)
        if g.goods[seat * GOODS + BOOK] > 0 and g.visited & (1 << BOOK_TO_BUILDINGS) == 0:
            found += _positive(5.0 * of_buildings - book)
    elif location == CATHEDRAL:
        found += _offering(g, seat, DONATION, DONATION_MARKER, book + 0.5 * TOKEN_WORTH, resource)
    elif location == MARKET:
        books: i64 = g.goods[seat * GOODS + BOOK]
        if books > g.tables.most_books:
            books = g.tables.most_books
        if books > 0 and g.visited & (1 << BOOKS_TO_CITIZENS) == 0:
            found += _positive(float(g.tables.book_cp[books - 1]) * of_citizens - float(books) * book)
    else:
        found += _site(g, seat, of_citizens, of_buildings, resource, share)
    if locations.has_token(g, seat, location):
        found += 0.5
    return found


def _offering(g: Emara, seat: i64, sub: i64, markers: i64, gain: float, resource: float) -> float:
    """A gift or donation of the cheapest type."""
    if g.visited & (1 << sub) != 0:
        return 0.0
    first: i64 = seat * GOODS
    gold: i64 = g.goods[first + GOLD]
    best = 0.0
    for r in range(RESOURCES):
        price = g.marker(markers + r)
        if g.goods[first + r] + gold >= price:
            worth = gain - resource * float(price)
            if worth > best:
                best = worth
    return best


def _site(g: Emara, seat: i64, of_citizens: float, of_buildings: float, resource: float, share: float) -> float:
    first: i64 = seat * GOODS
    found = 0.0
    if g.goods[first + STONE] > 0 and g.visited & (1 << DELIVER_STONE) == 0:
        found += _positive(5.0 * of_buildings + float(g.marker(STONE_MARKER)) * of_citizens - resource)
    if g.goods[first + WOOD] > 0 and g.visited & (1 << DELIVER_WOOD) == 0:
        found += _positive(5.0 * of_buildings - resource)
    bread: i64 = g.goods[first + BREAD]
    if bread > 0 and g.visited & (1 << DELIVER_BREAD) == 0:
        if bread > g.tables.most_bread:
            bread = g.tables.most_bread
        found += _positive(float(bread) * (float(g.marker(BREAD_MARKER)) * of_citizens - 0.5 * (1.0 + 2.4 * share)))
    return found


def _positive(worth: float) -> float:
    return worth if worth > 0.0 else 0.0
