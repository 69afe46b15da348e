"""The Chancery: sending a worker to an office (NOBILITY-CHANC-04 to -10); dice on the own dice tiles (NOBILITY-CMS-02 to -05)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import dice_tile_name, office_name
from regalia.games.rise_to_nobility.state import ACTIVE, DICE_SHIFT, DONE, EMPTY, NO_DIE, S_CHANCERY, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import DICE_TILES, OFFICES
from regalia.kit.sets import bit

UPPER_OFFICES: Final = 6
VALUES: Final = 7
TILE_SLOTS: Final = 3


# -- offices ---------------------------------------------------------------------------------------


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    """The Chancery as a whole: legal with a legal office, else the reason of the upper one."""
    if not g.chancery:
        return why.NO_CHANCERY
    if g.slots[S_CHANCERY + value - 1] != NO_DIE:
        return why.SLOT_TAKEN
    upper = office_refusal(g, seat, g.tables.office_of[value])
    if upper == LEGAL:
        return LEGAL
    return LEGAL if office_refusal(g, seat, g.tables.office_of[VALUES + value]) == LEGAL else upper


def office_refusal(g: Nobility, seat: i64, office: i64) -> i64:
    """NOBILITY-CHANC-05, -07, -08, -10."""
    if g.tables.office_row[office] == 1 and g.card.offices <= UPPER_OFFICES:
        return why.OFFICE_CLOSED
    if (g.races[seat] >> g.tables.office_race[office]) & 1 == 0:
        return why.OFFICE_RACE
    if g.workers[seat] == 0:
        return why.OFFICE_NO_WORKER
    return LEGAL if g.offices[office] == EMPTY else why.OFFICE_TAKEN


def target_refusal(g: Nobility, seat: i64, value: i64, office: i64) -> i64:
    """One office: its slot and value, then what it asks for."""
    if not g.chancery:
        return why.NO_CHANCERY
    if g.slots[S_CHANCERY + g.tables.office_die[office] - 1] != NO_DIE:
        return why.SLOT_TAKEN
    return office_refusal(g, seat, office) if g.tables.office_die[office] == value else why.OFFICE_VALUE


class ChooseOffice(Numbered):
    """D5 at the Chancery."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_OFFICE or action >= act.A_CASTLE:
            return why.UNFINISHED
        return target_refusal(g, self.seat, g.value_chosen, action - act.A_OFFICE)

    def apply(self, g: Nobility, action: i64) -> None:
        """NOBILITY-CHANC-08, -11: a worker sits down for good; the benefit serves from the next die on."""
        seat = self.seat
        office: i64 = action - act.A_OFFICE
        dice.put(g, seat, S_CHANCERY + g.value_chosen - 1)
        g.workers[seat] -= 1
        g.offices[office] = seat
        g.benefits[seat] |= bit(g.tables.office_benefit[office])
        if g.events is not None:
            g.emit("office", seat, {"office": office_name(g, office)})
        g.rest()


# -- dice tiles ------------------------------------------------------------------------------------


def open_slot(g: Nobility, holding: i64, value: i64) -> i64:
    """The first slot of a dice tile that shows a value and is not complete, or EMPTY."""
    for slot in range(TILE_SLOTS):
        shown = g.tables.tile_values[g.held_tile[holding] * TILE_SLOTS + slot]
        if shown == value and (g.held_state[holding] >> slot) & 1 == 0:
            return slot
    return EMPTY


def holding_refusal(g: Nobility, holding: i64, value: i64) -> i64:
    if open_slot(g, holding, value) != EMPTY:
        return LEGAL
    for slot in range(TILE_SLOTS):
        if g.tables.tile_values[g.held_tile[holding] * TILE_SLOTS + slot] == value:
            return why.TILE_DONE
    return why.TILE_NO_SLOT


def tiles_refusal(g: Nobility, seat: i64, value: i64) -> i64:
    """NOBILITY-CMS-02, -04: the own dice tiles as a whole."""
    if not g.chancery:
        return why.NO_CHANCERY
    found: i64 = why.TILE_VALUE
    for holding in range(len(g.held_by)):
        if g.held_by[holding] == seat:
            reason = holding_refusal(g, holding, value)
            if reason == LEGAL:
                return LEGAL
            if reason == why.TILE_DONE:
                found = reason
    return found


def holding_of_tile(g: Nobility, tile: i64) -> i64:
    for holding in range(len(g.held_tile)):
        if g.held_tile[holding] == tile:
            return holding
    return EMPTY


def tile_refusal(g: Nobility, seat: i64, value: i64, tile: i64) -> i64:
    """One dice tile: whose it is, then its slot of the value."""
    if not g.chancery:
        return why.NO_CHANCERY
    holding = holding_of_tile(g, tile)
    if holding == EMPTY or g.held_by[holding] != seat:
        return why.TILE_NOT_YOURS
    return holding_refusal(g, holding, value)


class ChooseDiceTile(Numbered):
    """D5 on the own dice tiles."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_DICE_TILE or action >= act.A_DISCARD:
            return why.UNFINISHED
        return tile_refusal(g, self.seat, g.value_chosen, action - act.A_DICE_TILE)

    def apply(self, g: Nobility, action: i64) -> None:
        tile: i64 = action - act.A_DICE_TILE
        holding = holding_of_tile(g, tile)
        slot = open_slot(g, holding, g.value_chosen)
        dice.leave(g, self.seat)
        g.held_state[holding] |= bit(slot) | bit(slot + DICE_SHIFT)
        if g.events is not None:
            g.emit("dice-tile-die", self.seat, {"tile": dice_tile_name(g, tile), "value": g.value_chosen})
        if g.held_state[holding] & DONE == DONE:
            g.held_state[holding] |= ACTIVE
            g.emit("commission-activated", self.seat, {})
        g.rest()


def replace_dice_by_tokens(g: Nobility) -> None:
    """NOBILITY-CMS-04: in upkeep the slot stays complete without its die."""
    for holding in range(len(g.held_state)):
        g.held_state[holding] &= DONE | ACTIVE


CHOOSE_OFFICE: Final[list[ChooseOffice]] = [ChooseOffice("office", seat, act.A_OFFICE, OFFICES) for seat in range(SEATS)]
CHOOSE_DICE_TILE: Final[list[ChooseDiceTile]] = [
    ChooseDiceTile("dice_tile", seat, act.A_DICE_TILE, DICE_TILES) for seat in range(SEATS)
]
