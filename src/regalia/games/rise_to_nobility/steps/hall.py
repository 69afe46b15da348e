"""The Town Hall: buying workshops and community buildings, D10 (NOBILITY-HALL-01 to -23)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.chances import guild_is_full
from regalia.games.rise_to_nobility.labels import building_name, guild_name
from regalia.games.rise_to_nobility.state import (
    AUTOMA_OWNER,
    EMPTY,
    NO_DIE,
    S_HALL,
    SEATS,
    VP_COMMUNITY,
    VP_SOURCES,
    VP_WORKSHOPS,
    Nobility,
)
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import COMMUNITY, WORKSHOP_SLOTS, ZONES


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    slot: i64 = g.tables.hall_slot[value]
    die = g.slots[S_HALL + slot]
    if die != NO_DIE:
        return why.AUTOMA_HALL if die >= AUTOMA_OWNER * 8 else why.SLOT_TAKEN
    building = g.hall[slot]
    if building == EMPTY:
        return why.HALL_NO_TILE
    if g.gold[seat] < supply.building_price(g, seat, slot):
        return why.HALL_GOLD
    guild: i64 = g.tables.building_guild[building]
    if guild == COMMUNITY:
        if g.workers[seat] == 0:
            return why.HALL_NO_WORKER
        return LEGAL if has_free_zone(g, seat) else why.HALL_NO_ZONE
    if g.apprentices[guild * g.players + seat] == 0:
        return why.HALL_NO_APPRENTICE
    return why.HALL_GUILD_FULL if guild_is_full(g, guild) else LEGAL


def has_free_zone(g: Nobility, seat: i64) -> bool:
    first: i64 = seat * ZONES
    return g.zones[first] == EMPTY or g.zones[first + 1] == EMPTY or g.zones[first + 2] == EMPTY


def enter(g: Nobility, seat: i64) -> None:
    """NOBILITY-HALL-02: pay and take the building; it is not replaced before the upkeep phase."""
    slot: i64 = g.tables.hall_slot[g.value_chosen]
    building: i64 = g.hall[slot]
    dice.put(g, seat, S_HALL + slot)
    price = supply.building_price(g, seat, slot)
    g.gold[seat] -= price
    g.hall[slot] = EMPTY
    guild: i64 = g.tables.building_guild[building]
    if guild == COMMUNITY:
        g.pending = building
        g.push(CHOOSE_ZONE[seat])
        return
    own_workshop(g, seat, guild, building)
    if g.events is not None:
        args: dict[str, int | str] = {"building": building_name(g, building), "guild": guild_name(g, guild), "price": price}
        g.emit("workshop", seat, args)
    g.rest()


def own_workshop(g: Nobility, seat: i64, guild: i64, building: i64) -> None:
    """NOBILITY-HALL-11 to -13: the leftmost free slot, an apprentice becomes its guild master, stars and VP of the slot."""
    slot: i64 = 0
    while g.workshops[guild * WORKSHOP_SLOTS + slot] != EMPTY:
        slot += 1
    g.workshops[guild * WORKSHOP_SLOTS + slot] = building
    g.owners[guild * WORKSHOP_SLOTS + slot] = seat
    g.apprentices[guild * g.players + seat] -= 1
    supply.gain_nobility(g, seat, g.tables.workshop_stars[slot])
    g.vp[seat * VP_SOURCES + VP_WORKSHOPS] += g.tables.workshop_vp[slot]


class ChooseZone(Numbered):
    """D10: the zone of a community building (NOBILITY-HALL-21, -22)."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_ZONE or action >= act.A_TRADE:
            return why.UNFINISHED
        return LEGAL if g.zones[self.seat * ZONES + action - act.A_ZONE] == EMPTY else why.ZONE_TAKEN

    def apply(self, g: Nobility, action: i64) -> None:
        seat = self.seat
        zone: i64 = action - act.A_ZONE
        g.zones[seat * ZONES + zone] = g.pending
        g.workers[seat] -= 1
        supply.gain_nobility(g, seat, g.tables.zone_stars[zone])
        g.vp[seat * VP_SOURCES + VP_COMMUNITY] += g.tables.zone_vp[zone]
        if g.events is not None:
            g.emit("community", seat, {"building": building_name(g, g.pending), "zone": zone + 1})
        g.pending = EMPTY
        g.rest()

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"building": building_name(g, g.pending)}

    def contradicted(self, g: Nobility) -> str:
        slot: i64 = g.tables.hall_slot[g.value_chosen]
        if not dice.lies(g, self.seat, S_HALL + slot) or g.tables.building_guild[g.pending] != COMMUNITY:
            return "action.building"
        if g.workers[self.seat] == 0:
            return self.own("workers")
        return "" if has_free_zone(g, self.seat) else self.own("community_zones")


CHOOSE_ZONE: Final[list[ChooseZone]] = [ChooseZone("zone", seat, act.A_ZONE, ZONES) for seat in range(SEATS)]
