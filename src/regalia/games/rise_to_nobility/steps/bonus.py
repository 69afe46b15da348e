"""Workshop bonuses: D7a to D7d (NOBILITY-GUILD-20 to -27)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import chances, dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import amount_name, building_name
from regalia.games.rise_to_nobility.state import EMPTY, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Numbered
from regalia.games.rise_to_nobility.tables import (
    ANY_RESOURCE,
    COIN,
    EFFECTS,
    EXCHANGE,
    FACES,
    GUILD_RESOURCE,
    REPUTATION,
    REROLL,
    RESOURCES,
    WORKSHOP_SLOTS,
)
from regalia.kit.sets import BIT


def effective(g: Nobility, seat: i64, effect: i64) -> bool:
    """NOBILITY-GUILD-27: whether a bonus could change anything."""
    if effect == REROLL:
        return dice.unplaced(g, seat) > 0
    if effect == EXCHANGE:
        return supply.resources_of(g, seat) > 0
    if effect == REPUTATION:
        return g.reputation[seat] < g.tables.reputation_high
    return effect >= 0


def any_effective(g: Nobility, seat: i64, building: i64) -> bool:
    return effective(g, seat, g.tables.building_effects[building * 2]) or effective(
        g, seat, g.tables.building_effects[building * 2 + 1]
    )


def activated(g: Nobility) -> i64:
    """The workshop tile being activated."""
    return g.workshops[(g.place - act.GUILD) * WORKSHOP_SLOTS + g.workshop]


def taken(g: Nobility, effect: i64) -> bool:
    """Whether the workshop just activated has this bonus; the next one is in turn."""
    if g.workshop < 1 or g.workshop > g.tables.activated[g.value_chosen]:
        return False
    tile: i64 = g.workshops[(g.place - act.GUILD) * WORKSHOP_SLOTS + g.workshop - 1]
    return tile != EMPTY and (g.tables.building_effects[tile * 2] == effect or g.tables.building_effects[tile * 2 + 1] == effect)


class Bonus(Numbered):
    """D7a: take the bonus, one of two if the tile shows two, or decline (NOBILITY-GUILD-04, -26)."""

    def legal(self, g: Nobility, out: Options) -> None:
        tile = activated(g)
        one: i64 = g.tables.building_effects[tile * 2]
        other: i64 = g.tables.building_effects[tile * 2 + 1]
        if effective(g, self.seat, one):
            out.add(act.A_BONUS + one)
        if effective(g, self.seat, other):
            out.add(act.A_BONUS + other)
        out.add(act.A_DECLINE)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_DECLINE:
            return LEGAL
        if action < act.A_BONUS or action > act.A_DECLINE:
            return why.UNFINISHED
        effect: i64 = action - act.A_BONUS
        tile = activated(g)
        if g.tables.building_effects[tile * 2] != effect and g.tables.building_effects[tile * 2 + 1] != effect:
            return why.BONUS_NOT_THERE
        return LEGAL if effective(g, self.seat, effect) else why.BONUS_NO_EFFECT

    def apply(self, g: Nobility, action: i64) -> None:
        seat = self.seat
        building = activated(g)
        g.workshop += 1
        if action == act.A_DECLINE:
            return
        effect: i64 = action - act.A_BONUS
        if g.events is not None:
            g.emit("bonus", seat, {"building": building_name(g, building), "effect": g.key(action).replace("bonus:", "@effect-")})
        if effect == COIN:
            g.gold[seat] += 1
        elif effect == REPUTATION:
            supply.change_reputation(g, seat, 1)
        elif effect == GUILD_RESOURCE:
            g.resources[seat * RESOURCES + g.place - act.GUILD] += 1
        elif effect == ANY_RESOURCE:
            g.push(ANY[seat])
        elif effect == EXCHANGE:
            g.push(GIVE[seat])
        else:
            g.marked = 0
            g.push(MARK_DIE[seat])

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"building": building_name(g, activated(g))}

    def contradicted(self, g: Nobility) -> str:
        if g.workshop >= g.tables.activated[g.value_chosen] or activated(g) == EMPTY:
            return "action.workshop"
        return "" if any_effective(g, self.seat, activated(g)) else "action.workshop"


class AnyResource(Numbered):
    """D7b."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        return LEGAL if act.A_ANY_RESOURCE <= action < act.A_GIVE else why.UNFINISHED

    def apply(self, g: Nobility, action: i64) -> None:
        resource: i64 = action - act.A_ANY_RESOURCE
        g.resources[self.seat * RESOURCES + resource] += 1
        if g.events is not None:
            g.emit("resource", self.seat, {"goods": amount_name(g, resource, 1)})

    def contradicted(self, g: Nobility) -> str:
        return "" if taken(g, ANY_RESOURCE) else "action.workshop"


class Give(Numbered):
    """D7c, first half: the resource to return."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_GIVE or action >= act.A_GET:
            return why.UNFINISHED
        return LEGAL if g.resources[self.seat * RESOURCES + action - act.A_GIVE] > 0 else why.NOTHING_TO_GIVE

    def apply(self, g: Nobility, action: i64) -> None:
        g.given = action - act.A_GIVE
        g.push(GET[self.seat])

    def contradicted(self, g: Nobility) -> str:
        if not taken(g, EXCHANGE):
            return "action.workshop"
        return "" if supply.resources_of(g, self.seat) > 0 else self.own("resources")


class Get(Numbered):
    """D7c, second half: another type in its place."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_GET or action >= act.A_MARK:
            return why.UNFINISHED
        return LEGAL if action - act.A_GET != g.given else why.SAME_TYPE

    def apply(self, g: Nobility, action: i64) -> None:
        resource: i64 = action - act.A_GET
        g.resources[self.seat * RESOURCES + g.given] -= 1
        g.resources[self.seat * RESOURCES + resource] += 1
        if g.events is not None:
            args: dict[str, int | str] = {"given": amount_name(g, g.given, 1), "resource": amount_name(g, resource, 1)}
            g.emit("exchange", self.seat, args)
        g.given = EMPTY

    def contradicted(self, g: Nobility) -> str:
        if not taken(g, EXCHANGE):
            return "action.workshop"
        return "" if g.resources[self.seat * RESOURCES + g.given] > 0 else "action.given"


# -- rerolling -------------------------------------------------------------------------------------


def marked(g: Nobility, face: i64) -> i64:
    """How many dice of a value are marked: `marked` holds three bits for each value."""
    return (g.marked >> (3 * face)) & 7


class MarkDie(Numbered):
    """D7d: mark dice one by one, then roll them together (NOBILITY-GUILD-22)."""

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_ROLL:
            return LEGAL if g.marked != 0 else why.NOTHING_MARKED
        if action < act.A_MARK or action > act.A_ROLL:
            return why.UNFINISHED
        face: i64 = action - act.A_MARK + 1
        return LEGAL if g.dice[self.seat * FACES + face - 1] > marked(g, face) else why.NO_DIE_TO_MARK

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_ROLL:
            reroll(g, self.seat)
            return
        g.marked += BIT[3 * (action - act.A_MARK + 1)]
        g.push(self)

    def contradicted(self, g: Nobility) -> str:
        if not taken(g, REROLL):
            return "action.workshop"
        for face in range(1, FACES + 1):
            if marked(g, face) > g.dice[self.seat * FACES + face - 1]:
                return "action.marked"
        return "" if dice.unplaced(g, self.seat) > 0 else self.own("dice")


def reroll(g: Nobility, seat: i64) -> None:
    """The marked dice leave and come back with new values."""
    again: i64 = 0
    for face in range(1, FACES + 1):
        amount = marked(g, face)
        g.dice[seat * FACES + face - 1] -= amount
        again += amount
    g.marked = 0
    chances.roll_dice(g, seat, again, "reroll")


BONUS: Final[list[Bonus]] = [Bonus("bonus", seat, act.A_BONUS, len(EFFECTS) + 1) for seat in range(SEATS)]
ANY: Final[list[AnyResource]] = [AnyResource("any_resource", seat, act.A_ANY_RESOURCE, RESOURCES) for seat in range(SEATS)]
GIVE: Final[list[Give]] = [Give("exchange_give", seat, act.A_GIVE, RESOURCES) for seat in range(SEATS)]
GET: Final[list[Get]] = [Get("exchange_take", seat, act.A_GET, RESOURCES) for seat in range(SEATS)]
MARK_DIE: Final[list[MarkDie]] = [MarkDie("reroll", seat, act.A_MARK, FACES + 1) for seat in range(SEATS)]
