"""Bridge Objectives (4.18): what they demand, and what claiming one brings. Used by players and by Paco & Paca."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.names import objective_name
from regalia.kit.sets import BIT

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing

SECOND_OF_TWO: Final = 2


def side_of(g: Crossing, tile: i64) -> i64:
    return (g.hard >> tile) & 1


def invest_steps(g: Crossing, tile: i64) -> i64:
    """CROSSING-OBJ-10: how far the Investment marker goes back; 0 for every other Objective."""
    return g.tables.needs[(tile * 2 + side_of(g, tile)) * t.NEEDS + t.NEED_INVEST]


def fulfilled(g: Crossing, seat: i64, tile: i64) -> bool:
    """CROSSING-OBJ-04, -09 to -11: checked, never spent, but for the Investment marker."""
    p = g.players[seat]
    tables = g.tables
    needs = tables.needs
    row: i64 = (tile * 2 + side_of(g, tile)) * t.NEEDS
    tracks: i64 = p.tracks
    for track in range(t.TRACKS):
        if tracks & 15 < needs[row + track]:
            return False
        tracks >>= 4
    if p.invest < needs[row + t.NEED_INVEST] or p.house_count() < needs[row + t.NEED_HOUSES]:
        return False
    birds: i64 = needs[row + t.NEED_BIRDS]
    if birds > 0 and p.bird_count() < birds:
        return False
    structures: i64 = needs[row + t.NEED_STRUCTURES]
    if structures > 0 and p.structure_count() < structures:
        return False
    flowers: i64 = needs[row + t.NEED_FLOWER]
    sculptures: i64 = needs[row + t.NEED_SCULPTURE]
    if flowers + sculptures == 0:
        return True
    return p.symbols(tables, t.FLOWER) >= flowers and p.symbols(tables, t.SCULPTURE) >= sculptures


def next_slot(g: Crossing, tile: i64) -> i64:
    """CROSSING-OBJ-05 to -07: the leftmost free slot; of two players the second takes the third. NONE when all have theirs."""
    for claimant in range(g.seats):
        slot: i64 = SECOND_OF_TWO if claimant == 1 and g.seats == 2 else claimant
        if g.slots[tile * t.SLOTS + slot] == t.NONE:
            return slot
    return t.NONE


def slot_vp(g: Crossing, tile: i64) -> i64:
    """What the next claimant scores."""
    slot = next_slot(g, tile)
    return 0 if slot == t.NONE else _vp_of(g, tile, slot)


def _vp_of(g: Crossing, tile: i64, slot: i64) -> i64:
    return g.tables.slot_vp[(tile * 2 + side_of(g, tile)) * t.SLOTS + slot]


def claim(g: Crossing, seat: i64, tile: i64) -> bool:
    """CROSSING-OBJ-05, -10: marker and VP; True when both Objectives of the row now carry this player's marker."""
    p = g.players[seat]
    slot = next_slot(g, tile)
    vp = _vp_of(g, tile, slot)
    g.slots[tile * t.SLOTS + slot] = seat
    p.claimed |= BIT[tile]
    p.vp += vp
    p.invest -= invest_steps(g, tile)
    if g.events is not None:
        automa = g.solo and seat == g.seats - 1
        g.emit("automa-claim" if automa else "claim", seat, {"objective": objective_name(g, tile), "slot": slot + 1, "vp": vp})
    return (p.claimed >> neighbour(g, tile)) & 1 == 1


def neighbour(g: Crossing, tile: i64) -> i64:
    """The other Objective of the row (places t1 t2, t3 t4, t5 t6)."""
    for place in range(t.OBJECTIVES):
        if g.objective_at[place] == tile:
            return g.objective_at[place ^ 1]
    return t.NONE
