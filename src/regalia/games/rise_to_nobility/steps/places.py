"""All places of a die in one: whether a value may go there, and what happens when it does."""

from __future__ import annotations

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice
from regalia.games.rise_to_nobility.state import NO_DIE, S_CASTLE, S_GUILD, Nobility
from regalia.games.rise_to_nobility.steps import berk, castle, chancery, council, guild, hall, port, recall, tavern, yard
from regalia.games.rise_to_nobility.tables import FACES, GUILDS


def refusal(g: Nobility, seat: i64, value: i64, spent: i64, place: i64) -> i64:
    """Why a die of this value, made so with `spent` modifiers, may not go to a place."""
    if act.GUILD <= place < act.TOWN_HALL:
        return guild.refusal(g, value, place - act.GUILD)
    if place == act.TAVERN:
        return tavern.refusal(g, value)
    if place == act.YARD:
        return yard.refusal(g, seat, value)
    if place == act.TOWN_HALL:
        return hall.refusal(g, seat, value)
    if place == act.PORT:
        return port.refusal(g, seat, value)
    if place == act.COUNCIL:
        return council.refusal(g, seat, value)
    if place == act.BERK:
        return berk.refusal(g, seat, value, spent)
    if place == act.CASTLE:
        return castle.refusal(g, value)
    if place == act.RECALL:
        return recall.refusal(g, seat, value)
    if place == act.CHANCERY:
        return chancery.refusal(g, seat, value)
    return chancery.tiles_refusal(g, seat, value)


def target_refusal(g: Nobility, seat: i64, value: i64, action: i64) -> i64:
    """Why a die of this value may not go to one target of a place (D5)."""
    if action < act.A_OFFICE:
        return council.space_refusal(g, seat, value, action - act.A_COUNCIL)
    if action < act.A_CASTLE:
        return chancery.target_refusal(g, seat, value, action - act.A_OFFICE)
    if action < act.A_DICE_TILE:
        return castle.slot_refusal(g, value, action - act.A_CASTLE)
    return chancery.tile_refusal(g, seat, value, action - act.A_DICE_TILE)


def any_open(g: Nobility, seat: i64, value: i64, spent: i64) -> bool:
    """Whether the value has a legal place; the places that ask for nothing come first."""
    if g.slots[S_CASTLE + g.tables.castle_slot[value]] == NO_DIE:
        return True
    for which in range(GUILDS):
        first: i64 = S_GUILD + which * 3
        if g.slots[first] == NO_DIE and g.slots[first + 1] == NO_DIE and g.slots[first + 2] == NO_DIE:
            return True
    for place in range(act.LOCATIONS):
        if refusal(g, seat, value, spent, place) == LEGAL:
            return True
    return False


def all_open(g: Nobility, seat: i64, value: i64, spent: i64, out: Options) -> None:
    """The legal places of a value, in order."""
    if tavern.refusal(g, value) == LEGAL:
        out.add(act.A_LOCATION + act.TAVERN)
    if yard.refusal(g, seat, value) == LEGAL:
        out.add(act.A_LOCATION + act.YARD)
    for which in range(GUILDS):
        if guild.refusal(g, value, which) == LEGAL:
            out.add(act.A_LOCATION + act.GUILD + which)
    if hall.refusal(g, seat, value) == LEGAL:
        out.add(act.A_LOCATION + act.TOWN_HALL)
    if port.refusal(g, seat, value) == LEGAL:
        out.add(act.A_LOCATION + act.PORT)
    if council.any_legal(g, seat, value):
        out.add(act.A_LOCATION + act.COUNCIL)
    if berk.refusal(g, seat, value, spent) == LEGAL:
        out.add(act.A_LOCATION + act.BERK)
    if castle.refusal(g, value) == LEGAL:
        out.add(act.A_LOCATION + act.CASTLE)
    if recall.refusal(g, seat, value) == LEGAL:
        out.add(act.A_LOCATION + act.RECALL)
    if g.chancery:
        if chancery.refusal(g, seat, value) == LEGAL:
            out.add(act.A_LOCATION + act.CHANCERY)
        if chancery.tiles_refusal(g, seat, value) == LEGAL:
            out.add(act.A_LOCATION + act.DICE_TILE)


def die_is_playable(g: Nobility, seat: i64, face: i64) -> bool:
    """Whether a die has a legal place with some value that limit and modifiers allow."""
    most = dice.room(g, seat)
    low = dice.lowest(g, seat, face)
    high: i64 = face + g.modifiers[seat]
    if high > FACES:
        high = FACES
    if high > most:
        high = most
    for value in range(low, high + 1):
        spent: i64 = value - face if value > face else face - value
        if any_open(g, seat, value, spent):
            return True
    return False


def can_place(g: Nobility, seat: i64) -> bool:
    for face in range(1, FACES + 1):
        if g.dice[seat * FACES + face - 1] > 0 and die_is_playable(g, seat, face):
            return True
    return False


def enter(g: Nobility, seat: i64, place: i64) -> None:
    """The die goes to its place, or D5 asks for the target first."""
    g.place = place
    if act.GUILD <= place < act.TOWN_HALL:
        guild.enter(g, seat)
    elif place == act.TAVERN:
        tavern.enter(g, seat)
    elif place == act.YARD:
        yard.enter(g, seat)
    elif place == act.TOWN_HALL:
        hall.enter(g, seat)
    elif place == act.PORT:
        port.enter(g, seat)
    elif place == act.COUNCIL:
        g.push(council.CHOOSE_TILE[seat])
    elif place == act.BERK:
        berk.enter(g, seat)
    elif place == act.CASTLE:
        g.push(castle.CHOOSE_SLOT[seat])
    elif place == act.RECALL:
        recall.enter(g, seat)
    elif place == act.CHANCERY:
        g.push(chancery.CHOOSE_OFFICE[seat])
    else:
        g.push(chancery.CHOOSE_DICE_TILE[seat])
