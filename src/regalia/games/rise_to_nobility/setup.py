"""Setting up (NOBILITY-SETUP-01 to -21, in the order of -20; solo NOBILITY-SOLO-02 to -05; six players NOBILITY-SIX)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.rise_to_nobility import chances
from regalia.games.rise_to_nobility.chances import C_CHARACTER, C_FIRST, C_OBJECTIVE, C_SETTLERS, C_WORKSHOP
from regalia.games.rise_to_nobility.labels import character_name, objective_name, objective_text, settlers_name
from regalia.games.rise_to_nobility.state import COUNCIL_SPACES, EMPTY, Nobility
from regalia.games.rise_to_nobility.steps import commission, tavern
from regalia.games.rise_to_nobility.steps.gift import GIFT
from regalia.games.rise_to_nobility.steps.round import BEGIN_ROUND
from regalia.games.rise_to_nobility.tables import (
    BUILDINGS,
    CHARACTERS,
    COUNCIL_TILES,
    EVENTS,
    FACES,
    GUILDS,
    OBJECTIVES,
    RESOURCES,
    SETTLERS,
    SHIPS,
    WORKSHOP_SLOTS,
)
from regalia.kit.sets import bit, draw

MIDDLE: Final = 1


def all_of(amount: i64) -> i64:
    return bit(amount) - 1


class SetUp(Automatic[Nobility]):
    def __init__(self) -> None:
        super().__init__("set_up", NOBODY)

    def misplaced(self, g: Nobility) -> str:
        """A table is not set up again."""
        return "round" if g.round > 0 else ""

    def run(self, g: Nobility) -> None:
        if g.first == EMPTY:
            g.first = g.roll(C_FIRST, g.players)
        g.active = g.first
        g.emit("first-player", g.first, {})
        prepare_buildings(g)
        prepare_settlers(g)
        g.ships_left = all_of(SHIPS)
        chances.reveal_ship(g)
        g.council_pile = all_of(COUNCIL_TILES)
        for space in range(COUNCIL_SPACES):
            chances.reveal_council_tile(g, space)
        for slot in range(FACES):
            chances.reveal_building(g, slot)
        prepare_players(g)
        g.events_left = all_of(EVENTS) if g.with_events else 0
        if g.solo:
            prepare_solo(g)
        g.round = 1
        g.push(BEGIN_ROUND)
        for turn in range(g.players - 1, -1, -1):
            g.push(GIFT[(g.first + turn) % g.players])
        if g.chancery:
            commission.deal_all(g)


def prepare_buildings(g: Nobility) -> None:
    """NOBILITY-SETUP-03, -08: with one or two players a workshop without owner lies in the middle of each guild."""
    g.building_bag = all_of(BUILDINGS)
    if not g.card.neutral:
        return
    for guild in range(GUILDS):
        tiles: i64 = 0
        for building in range(BUILDINGS):
            if g.tables.building_guild[building] == guild:
                tiles |= bit(building)
        building = draw(g, C_WORKSHOP, tiles)
        g.building_bag ^= bit(building)
        g.workshops[guild * WORKSHOP_SLOTS + MIDDLE] = building


def prepare_settlers(g: Nobility) -> None:
    """NOBILITY-SETUP-04, -05: one card of stack 1 to each player; the rest is one deck."""
    stack: i64 = 0
    for card in range(SETTLERS):
        if g.tables.settler_stack[card] == 1:
            stack |= bit(card)
    g.settlers_deck = all_of(SETTLERS)
    for turn in range(g.players):
        seat: i64 = (g.first + turn) % g.players
        card = draw(g, C_SETTLERS, stack)
        stack ^= bit(card)
        g.settlers_deck ^= bit(card)
        tavern.add_card(g, seat, card)
        if g.events is not None:
            g.emit("take-settlers", seat, {"card": settlers_name(g, card)})
    chances.reveal_missing_settlers(g)


def prepare_players(g: Nobility) -> None:
    """NOBILITY-SETUP-09 to -18, NOBILITY-SIX-03 to -05."""
    characters = all_of(CHARACTERS)
    for turn in range(g.players):
        seat: i64 = (g.first + turn) % g.players
        character = draw(g, C_CHARACTER, characters)
        characters ^= bit(character)
        g.characters[seat] = character
        g.gold[seat] = g.tables.start_gold
        for resource in range(RESOURCES):
            g.resources[seat * RESOURCES + resource] = g.tables.start_resources
        g.houses[seat] = g.tables.start_houses
        g.reputation[seat] = g.card.reputation
        g.nobility[seat] = g.tables.start_nobility
        g.modifiers[seat] = g.card.modifiers[turn]
        if g.events is not None:
            g.emit("character", seat, {"character": character_name(g, character)})


def prepare_solo(g: Nobility) -> None:
    """NOBILITY-SOLO-05: the objective, drawn unless chosen."""
    if g.objective == EMPTY:
        g.objective = g.roll(C_OBJECTIVE, OBJECTIVES)
    if g.events is not None:
        args: dict[str, int | str] = {"objective": objective_name(g, g.objective), "text": objective_text(g, g.objective)}
        g.emit("objective", NOBODY, args)


SET_UP: Final = SetUp()
