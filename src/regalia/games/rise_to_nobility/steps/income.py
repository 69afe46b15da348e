"""The income phase: D16 (NOBILITY-INCOME-01 to -06)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY, Automatic
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility.labels import amount_name
from regalia.games.rise_to_nobility.state import EMPTY, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.steps.commission import chancery_apprentices
from regalia.games.rise_to_nobility.steps.guild import apprentices_in
from regalia.games.rise_to_nobility.tables import (
    GUILDS,
    H_APPRENTICE_INCOME,
    RESOURCES,
    WORKSHOP_SLOTS,
    ZONE_MODIFIER,
    ZONE_RESOURCE,
    ZONES,
)


class IncomePhase(Automatic[Nobility]):
    """NOBILITY-INCOME-06: player by player in turn order."""

    def __init__(self) -> None:
        super().__init__("income_phase", NOBODY)

    def run(self, g: Nobility) -> None:
        g.emit("income-phase", NOBODY, {})
        for turn in range(g.players - 1, -1, -1):
            g.push(INCOME[(g.first + turn) % g.players])


def apprentice_gold(g: Nobility, seat: i64) -> i64:
    """NOBILITY-INCOME-02, NOBILITY-EVENT-05: by the number of apprentices of all colours in each guild, never below 0."""
    total: i64 = 0
    more = supply.change(g, H_APPRENTICE_INCOME)
    for guild in range(GUILDS):
        own: i64 = g.apprentices[guild * g.players + seat]
        if own > 0:
            here = apprentices_in(g, guild)
            total += own * supply.not_negative(g.card.income[here - 1] + more)
    return total


class Income(Automatic[Nobility]):
    """One player's gold and guild resources; then the community zones and the Chancery."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"income:{seat}", NOBODY)
        self.player: Final[i64] = seat

    def run(self, g: Nobility) -> None:
        seat = self.player
        gold = apprentice_gold(g, seat)
        g.gold[seat] += gold
        if gold > 0 and g.events is not None:
            g.emit("income-gold", seat, {"count": gold})
        for at in range(len(g.owners)):
            if g.owners[at] == seat:
                guild: i64 = at // WORKSHOP_SLOTS
                g.resources[seat * RESOURCES + guild] += 1
                if g.events is not None:
                    g.emit("resource", seat, {"goods": amount_name(g, guild, 1)})
        g.part = 0
        g.push(INCOME_ZONES[seat])


class IncomeZones(Automatic[Nobility]):
    """NOBILITY-INCOME-04, -05: zones from left to right, then 3 gold for each Chancery apprentice."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"income_zones:{seat}", NOBODY)
        self.player: Final[i64] = seat

    def run(self, g: Nobility) -> None:
        seat = self.player
        while g.part < ZONES:
            zone = g.part
            g.part += 1
            if g.zones[seat * ZONES + zone] != EMPTY:
                amount: i64 = g.tables.zone_amount[zone]
                kind = g.tables.zone_income[zone]
                if kind == ZONE_RESOURCE:
                    g.push(self)
                    for _ in range(amount):
                        g.push(INCOME_RESOURCE[seat])
                    return
                if kind == ZONE_MODIFIER:
                    got = supply.gain_modifiers(g, seat, amount)
                    if g.events is not None:
                        g.emit("income-modifiers", seat, {"count": got})
                else:
                    supply.change_reputation(g, seat, amount)
                    if g.events is not None:
                        g.emit("income-reputation", seat, {"count": amount})
        g.part = 0
        if g.chancery:
            gold: i64 = g.tables.office_income * chancery_apprentices(g, seat)
            g.gold[seat] += gold
            if gold > 0 and g.events is not None:
                g.emit("income-chancery", seat, {"count": gold})


class IncomeResource(Numbered):
    """D16: the resource of a community zone."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        return LEGAL if act.A_INCOME <= action < act.A_PART else why.INCOME_FIRST

    def apply(self, g: Nobility, action: i64) -> None:
        resource: i64 = action - act.A_INCOME
        g.resources[self.seat * RESOURCES + resource] += 1
        if g.events is not None:
            g.emit("resource", self.seat, {"goods": amount_name(g, resource, 1)})

    def misplaced(self, g: Nobility) -> str:
        """The zone before the next one asks, at most as often as it gives."""
        zone: i64 = g.part - 1
        if zone < 0 or zone >= ZONES or INCOME_ZONES[self.seat] not in g.stack:
            return "action.part"
        if g.zones[self.seat * ZONES + zone] == EMPTY or g.tables.zone_income[zone] != ZONE_RESOURCE:
            return self.own("community_zones")
        return "action.part" if g.stack.count(self) > g.tables.zone_amount[zone] else ""


INCOME_PHASE: Final = IncomePhase()
INCOME: Final[list[Income]] = [Income(seat) for seat in range(SEATS)]
INCOME_ZONES: Final[list[IncomeZones]] = [IncomeZones(seat) for seat in range(SEATS)]
INCOME_RESOURCE: Final[list[IncomeResource]] = [
    IncomeResource("income_resource", seat, act.A_INCOME, RESOURCES) for seat in range(SEATS)
]
