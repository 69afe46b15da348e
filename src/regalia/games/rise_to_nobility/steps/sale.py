"""Selling a building: D15 (NOBILITY-SELL-01 to -07)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import chances
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import building_name
from regalia.games.rise_to_nobility.state import (
    EMPTY,
    SEATS,
    VP_COMMUNITY,
    VP_SOURCES,
    VP_WORKSHOPS,
    WORKSHOPS,
    Nobility,
)
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import WORKSHOP_SLOTS, ZONES


def owns_any(g: Nobility, seat: i64) -> bool:
    for owner in g.owners:
        if owner == seat:
            return True
    first: i64 = seat * ZONES
    return g.zones[first] != EMPTY or g.zones[first + 1] != EMPTY or g.zones[first + 2] != EMPTY


class ChooseBuilding(Numbered):
    """D15: an own workshop (guild and slot) or a community zone."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_SELL_BUILDING or action >= act.A_INCOME:
            return why.UNFINISHED
        if action >= act.A_SELL_ZONE:
            return LEGAL if g.zones[self.seat * ZONES + action - act.A_SELL_ZONE] != EMPTY else why.NO_BUILDING_THERE
        at: i64 = action - act.A_SELL_BUILDING
        if g.workshops[at] == EMPTY:
            return why.NO_BUILDING_THERE
        return LEGAL if g.owners[at] == self.seat else why.NOT_YOUR_BUILDING

    def apply(self, g: Nobility, action: i64) -> None:
        if action >= act.A_SELL_ZONE:
            sell_community(g, self.seat, action - act.A_SELL_ZONE)
        else:
            sell_workshop(g, self.seat, action - act.A_SELL_BUILDING)

    def contradicted(self, g: Nobility) -> str:
        if not g.sale_done:
            return "turn.building_sold"
        return "" if owns_any(g, self.seat) else "guilds"


def sell_workshop(g: Nobility, seat: i64, at: i64) -> None:
    """NOBILITY-SELL-02, -03, -05: the workshop stays without an owner; nobility is kept."""
    g.owners[at] = EMPTY
    g.gold[seat] += g.tables.sale_price
    g.vp[seat * VP_SOURCES + VP_WORKSHOPS] -= g.tables.workshop_vp[at % WORKSHOP_SLOTS]
    g.workers[seat] += 1
    if g.events is not None:
        g.emit("sell-building", seat, {"building": building_name(g, g.workshops[at]), "price": g.tables.sale_price})


def sell_community(g: Nobility, seat: i64, zone: i64) -> None:
    """NOBILITY-SELL-04: the tile is discarded, the zone is empty again."""
    building: i64 = g.zones[seat * ZONES + zone]
    g.zones[seat * ZONES + zone] = EMPTY
    chances.discard_building(g, building)
    g.gold[seat] += g.tables.sale_price
    g.vp[seat * VP_SOURCES + VP_COMMUNITY] -= g.tables.zone_vp[zone]
    g.workers[seat] += 1
    if g.events is not None:
        g.emit("sell-building", seat, {"building": building_name(g, building), "price": g.tables.sale_price})


CHOOSE_BUILDING: Final[list[ChooseBuilding]] = [
    ChooseBuilding("sell_building", seat, act.A_SELL_BUILDING, WORKSHOPS + ZONES) for seat in range(SEATS)
]
