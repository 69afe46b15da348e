"""The Stone Council: D5, fulfilling a tile (NOBILITY-COUNCIL-01 to -10)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import council_name
from regalia.games.rise_to_nobility.state import COUNCIL_SPACES, EMPTY, NO_DIE, S_COUNCIL, SEATS, VP_COUNCIL, VP_SOURCES, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import RACES, RESOURCES
from regalia.kit.sets import bit


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    """The council as a whole: legal with one legal tile, else the reason of the leftmost tile in the row of the value."""
    first: i64 = g.tables.council_row[value] * RACES
    found: i64 = LEGAL
    blocked = False
    for space in range(first, first + RACES):
        if g.slots[S_COUNCIL + space] != NO_DIE:
            blocked = True
        elif g.council[space] != EMPTY:
            reason = tile_refusal(g, seat, space)
            if reason == LEGAL:
                return LEGAL
            if found == LEGAL:
                found = reason
    if found != LEGAL:
        return found
    return why.COUNCIL_BLOCKED if blocked else why.COUNCIL_NO_TILE


def any_legal(g: Nobility, seat: i64, value: i64) -> bool:
    """The same test, quick where nothing can fit: no satisfied settlers, no councillor who listens."""
    return g.races[seat] != 0 and refusal(g, seat, value) == LEGAL


def tile_refusal(g: Nobility, seat: i64, space: i64) -> i64:
    """NOBILITY-COUNCIL-02, -03, -05, for a space with a tile."""
    tile: i64 = g.council[space]
    if g.nobility[seat] < g.tables.tile_nobility[tile]:
        return why.COUNCIL_NOBILITY
    if (g.races[seat] >> g.tables.council_race[space % RACES]) & 1 == 0:
        return why.COUNCIL_RACE
    for resource in range(RESOURCES):
        if g.resources[seat * RESOURCES + resource] < g.tables.tile_cost[tile * RESOURCES + resource]:
            return why.COUNCIL_RESOURCES
    if g.gold[seat] < supply.council_gold(g, seat, tile):
        return why.COUNCIL_GOLD
    return LEGAL


def space_refusal(g: Nobility, seat: i64, value: i64, space: i64) -> i64:
    """NOBILITY-COUNCIL-04, -07, -10, then what the tile asks for."""
    if g.slots[S_COUNCIL + space] != NO_DIE:
        return why.COUNCIL_BLOCKED
    if space // RACES != g.tables.council_row[value]:
        return why.COUNCIL_ROW
    if g.council[space] == EMPTY:
        return why.COUNCIL_NO_TILE
    return tile_refusal(g, seat, space)


class ChooseTile(Numbered):
    """D5 at the council: a column in the row of the die's value."""

    def legal(self, g: Nobility, out: Options) -> None:
        first: i64 = g.tables.council_row[g.value_chosen] * RACES
        for space in range(first, first + RACES):
            if g.council[space] != EMPTY and tile_refusal(g, self.seat, space) == LEGAL:
                out.add(act.A_COUNCIL + space)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_COUNCIL or action >= act.A_OFFICE:
            return why.UNFINISHED
        return space_refusal(g, self.seat, g.value_chosen, action - act.A_COUNCIL)

    def apply(self, g: Nobility, action: i64) -> None:
        """NOBILITY-COUNCIL-05, -06: pay, take the tile, gain its VP, lose reputation."""
        seat = self.seat
        space: i64 = action - act.A_COUNCIL
        tile: i64 = g.council[space]
        dice.put(g, seat, S_COUNCIL + space)
        g.council[space] = EMPTY
        g.taken[seat] |= bit(tile)
        for resource in range(RESOURCES):
            g.resources[seat * RESOURCES + resource] -= g.tables.tile_cost[tile * RESOURCES + resource]
        g.gold[seat] -= supply.council_gold(g, seat, tile)
        g.vp[seat * VP_SOURCES + VP_COUNCIL] += g.tables.tile_vp[tile]
        supply.change_reputation(g, seat, -supply.council_loss(g, seat))
        if g.events is not None:
            g.emit("council", seat, {"tile": council_name(g, tile), "vp": g.tables.tile_vp[tile]})
        g.rest()

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"value": g.value_chosen}


CHOOSE_TILE: Final[list[ChooseTile]] = [ChooseTile("council_tile", seat, act.A_COUNCIL, COUNCIL_SPACES) for seat in range(SEATS)]
