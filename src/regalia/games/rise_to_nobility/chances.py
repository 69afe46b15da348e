"""Dice, bags and piles. A pile without an order is a bit mask; a draw picks any of its bits."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.rise_to_nobility.labels import building_name, council_name, settlers_name
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.tables import BUILDINGS, COMMUNITY, DISPLAY, FACES, WORKSHOP_SLOTS
from regalia.kit.sets import bit, draw

C_FIRST: Final = 0
C_WORKSHOP: Final = 1
C_SETTLERS: Final = 2
C_SHIP: Final = 3
C_COUNCIL: Final = 4
C_BUILDING: Final = 5
C_CHARACTER: Final = 6
C_OBJECTIVE: Final = 7
C_COMMISSION: Final = 8
C_DICE_TILE: Final = 9
C_EVENT: Final = 10
C_DIE: Final = 11
C_AUTOMA: Final = 12
C_UNDER: Final = 13


# -- dice ------------------------------------------------------------------------------------------


def roll_dice(g: Nobility, seat: i64, amount: i64, event: str) -> None:
    """So many dice of a player come to lie before him with new values."""
    rolled = ""
    for _ in range(amount):
        face = g.roll(C_DIE, FACES)
        g.dice[seat * FACES + face] += 1
        if g.events is not None:
            rolled = f"{rolled} {face + 1}"
    if g.events is not None:
        g.emit(event, seat, {"dice": rolled.strip()})


# -- settlers --------------------------------------------------------------------------------------


def draw_settlers(g: Nobility) -> i64:
    """NOBILITY-TAVERN-06: from the deck, made anew from the discard pile when it is empty; EMPTY if that is empty too."""
    if g.settlers_deck == 0:
        g.settlers_deck = g.settlers_discard
        g.settlers_discard = 0
        if g.settlers_deck == 0:
            return EMPTY
        g.emit("settlers-reshuffled", NOBODY, {})
    card = draw(g, C_SETTLERS, g.settlers_deck)
    g.settlers_deck ^= bit(card)
    return card


def reveal_settlers(g: Nobility, place: i64) -> None:
    """Fill one space of the Cavern Tavern."""
    card = draw_settlers(g)
    g.display[place] = card
    if card != EMPTY and g.events is not None:
        g.emit("settlers-revealed", NOBODY, {"card": settlers_name(g, card)})


def reveal_missing_settlers(g: Nobility) -> None:
    for place in range(DISPLAY):
        if g.display[place] == EMPTY:
            reveal_settlers(g, place)


def discard_settlers(g: Nobility, card: i64) -> None:
    g.settlers_discard |= bit(card)


# -- buildings -------------------------------------------------------------------------------------


def guild_is_full(g: Nobility, guild: i64) -> bool:
    """Whether all workshop slots of a guild are occupied."""
    first: i64 = guild * WORKSHOP_SLOTS
    return g.workshops[first] != EMPTY and g.workshops[first + 1] != EMPTY and g.workshops[first + 2] != EMPTY


def is_dead(g: Nobility, building: i64) -> bool:
    """A workshop that can never be placed, because its guild is full."""
    guild: i64 = g.tables.building_guild[building]
    return guild != COMMUNITY and guild_is_full(g, guild)


def discard_building(g: Nobility, building: i64) -> None:
    g.building_discard |= bit(building)


def _refill_bag(g: Nobility) -> None:
    """NOBILITY-UPKEEP-05: the discard pile goes back into the bag; workshops of full guilds leave the game."""
    for building in range(BUILDINGS):
        if (g.building_discard >> building) & 1 == 1:
            if is_dead(g, building):
                g.buildings_out |= bit(building)
            else:
                g.building_bag |= bit(building)
    g.building_discard = 0


def draw_building(g: Nobility) -> i64:
    """A tile from the bag, filled again when it is empty; or EMPTY."""
    if g.building_bag == 0:
        _refill_bag(g)
        if g.building_bag == 0:
            return EMPTY
    building = draw(g, C_BUILDING, g.building_bag)
    g.building_bag ^= bit(building)
    return building


def reveal_building(g: Nobility, slot: i64) -> None:
    building = draw_building(g)
    g.hall[slot] = building
    if building != EMPTY and g.events is not None:
        g.emit("building-revealed", NOBODY, {"building": building_name(g, building), "slot": slot + 1})


def replace_dead(g: Nobility, slot: i64) -> None:
    """NOBILITY-UPKEEP-04, -05: a workshop of a full guild is discarded before the tile that takes its slot is drawn."""
    while g.hall[slot] != EMPTY and is_dead(g, g.hall[slot]):
        building: i64 = g.hall[slot]
        g.hall[slot] = EMPTY
        discard_building(g, building)
        if g.events is not None:
            g.emit("building-dead", NOBODY, {"building": building_name(g, building)})
        reveal_building(g, slot)


# -- ships and council -----------------------------------------------------------------------------


def reveal_ship(g: Nobility) -> None:
    if g.ships_left == 0:
        g.ship = EMPTY
        return
    g.ship = draw(g, C_SHIP, g.ships_left)
    g.ships_left ^= bit(g.ship)


def reveal_council_tile(g: Nobility, space: i64) -> None:
    """NOBILITY-UPKEEP-03: nothing when the pile has run out."""
    if g.council_pile == 0:
        return
    tile = draw(g, C_COUNCIL, g.council_pile)
    g.council_pile ^= bit(tile)
    g.council[space] = tile
    if g.events is not None:
        g.emit("council-revealed", NOBODY, {"tile": council_name(g, tile)})
