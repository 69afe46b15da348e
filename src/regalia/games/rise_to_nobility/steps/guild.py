"""The guilds: activation, D8 buying, D9 placing workers (NOBILITY-GUILD-01 to -16). The bonuses are in bonus.py."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY, Arg, Automatic
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import amount_name, guild_name, how_many
from regalia.games.rise_to_nobility.state import (
    AUTOMA_OWNER,
    EMPTY,
    NO_DIE,
    S_GUILD,
    SEATS,
    VP_SOURCES,
    VP_WORKSHOPS,
    Nobility,
)
from regalia.games.rise_to_nobility.steps import bonus
from regalia.games.rise_to_nobility.steps.choice import Choice, Numbered
from regalia.games.rise_to_nobility.tables import (
    GUILDS,
    H_GUILD_BUY,
    H_OWNER_TIMES,
    RESOURCES,
    REWARD_GOLD,
    REWARD_RESOURCE,
    WORKSHOP_SLOTS,
)

DIE_SLOTS: Final = 3


def refusal(g: Nobility, value: i64, guild: i64) -> i64:
    first: i64 = S_GUILD + guild * DIE_SLOTS
    here: i64 = 0
    for slot in range(first, first + DIE_SLOTS):
        die = g.slots[slot]
        if die != NO_DIE:
            here += 1
            if die >= AUTOMA_OWNER * 8:
                return why.AUTOMA_GUILD
    if here == 0:
        return LEGAL
    if g.slots[first + g.tables.guild_slot[value]] != NO_DIE:
        return why.SLOT_TAKEN
    return LEGAL if here < g.card.guild_dice else why.GUILD_CLOSED


def enter(g: Nobility, seat: i64) -> None:
    """NOBILITY-GUILD-14: activation, then buying, then placing."""
    dice.put(g, seat, die_slot(g))
    g.workshop = 0
    g.left = workers_allowed(g)
    if g.left > 0:
        g.push(PLACE_WORKER[seat])
    g.push(BUY[seat])
    g.push(ACTIVATE[seat])


def die_slot(g: Nobility) -> i64:
    """Where the die of the turn lies in the guild."""
    return S_GUILD + (g.place - act.GUILD) * DIE_SLOTS + g.tables.guild_slot[g.value_chosen]


def workers_allowed(g: Nobility) -> i64:
    """NOBILITY-GUILD-11: how many workers may be placed with the die of the turn."""
    return g.tables.guild_place[g.tables.guild_slot[g.value_chosen]]


def apprentices_in(g: Nobility, guild: i64) -> i64:
    """All colours together."""
    found: i64 = 0
    for at in range(guild * g.players, guild * g.players + g.players):
        found += g.apprentices[at]
    return found


# -- step 1: workshops -----------------------------------------------------------------------------


def reward_owner(g: Nobility, guild: i64, slot: i64, times: i64) -> None:
    """NOBILITY-GUILD-04, -07, NOBILITY-EVENT-06: the reward above the slot, as often as it is due."""
    owner = g.owners[guild * WORKSHOP_SLOTS + slot]
    due: i64 = times + supply.change(g, H_OWNER_TIMES)
    amount: i64 = g.tables.reward_amount[slot] * supply.not_negative(due)
    kind = g.tables.reward_kind[slot]
    if kind == REWARD_GOLD:
        g.gold[owner] += amount
        if g.events is not None:
            g.emit("reward-gold", owner, {"guild": guild_name(g, guild), "count": amount})
    elif kind == REWARD_RESOURCE:
        g.resources[owner * RESOURCES + guild] += amount
        if g.events is not None:
            args: dict[str, int | str] = {"guild": guild_name(g, guild), "goods": amount_name(g, guild, amount)}
            g.emit("reward-resource", owner, args)
    else:
        g.vp[owner * VP_SOURCES + VP_WORKSHOPS] += amount
        if g.events is not None:
            g.emit("reward-vp", owner, {"guild": guild_name(g, guild), "count": amount})


class Activate(Automatic[Nobility]):
    """NOBILITY-GUILD-03 to -08: workshop by workshop, first its owner's reward, then the bonus for the active player."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"activate:{seat}", NOBODY)
        self.player: Final[i64] = seat

    def misplaced(self, g: Nobility) -> str:
        if self.player != g.active:
            return "active"
        if g.left != workers_allowed(g):
            return "action.left"
        return "action.workshop" if g.workshop > g.tables.activated[g.value_chosen] else ""

    def run(self, g: Nobility) -> None:
        guild: i64 = g.place - act.GUILD
        most: i64 = g.tables.activated[g.value_chosen]
        while g.workshop < most:
            at: i64 = guild * WORKSHOP_SLOTS + g.workshop
            if g.workshops[at] != EMPTY:
                owner = g.owners[at]
                if owner != EMPTY and owner != self.player:
                    reward_owner(g, guild, g.workshop, g.card.owner_times)
                if bonus.any_effective(g, self.player, g.workshops[at]):
                    g.push(self)
                    g.push(bonus.BONUS[self.player])
                    return
            g.workshop += 1


# -- step 2: buying --------------------------------------------------------------------------------


def buy_limit(g: Nobility) -> i64:
    """NOBILITY-GUILD-09: the slot's number, changed by the event."""
    return supply.not_negative(g.tables.guild_buy[g.tables.guild_slot[g.value_chosen]] + supply.change(g, H_GUILD_BUY))


class Buy(Numbered):
    """D8: how many resources of the guild; with at least one come the free ones of the apprentices (NOBILITY-GUILD-10)."""

    def legal(self, g: Nobility, out: Options) -> None:
        most = buy_limit(g)
        for amount in range(most + 1):
            if amount * g.tables.resource_price <= g.gold[self.seat]:
                out.add(act.A_BUY + amount)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_BUY or action >= act.A_WORKER:
            return why.UNFINISHED
        amount: i64 = action - act.A_BUY
        if amount > buy_limit(g):
            return why.BUY_TOO_MANY
        return LEGAL if amount * g.tables.resource_price <= g.gold[self.seat] else why.BUY_GOLD

    def apply(self, g: Nobility, action: i64) -> None:
        if action != act.A_BUY:
            self._buy(g, action - act.A_BUY)
        if g.left == 0:
            g.rest()

    def _buy(self, g: Nobility, bought: i64) -> None:
        guild: i64 = g.place - act.GUILD
        free: i64 = g.apprentices[guild * g.players + self.seat]
        g.gold[self.seat] -= bought * g.tables.resource_price
        g.resources[self.seat * RESOURCES + guild] += bought + free
        if g.events is not None:
            args: dict[str, int | str] = {"goods": amount_name(g, guild, bought), "free": free}
            g.emit("buy", self.seat, args)

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {
            "how": how_many(g, g.place - act.GUILD),
            "free": g.apprentices[(g.place - act.GUILD) * g.players + self.seat],
        }

    def contradicted(self, g: Nobility) -> str:
        """The die lies in the guild; workers follow if the slot allows any; all workshops have had their turn."""
        if not dice.lies(g, self.seat, die_slot(g)):
            return "guilds"
        if g.left != workers_allowed(g) or (g.left > 0) != (PLACE_WORKER[self.seat] in g.stack):
            return "action.left"
        return "action.workshop" if g.stack[-1] is self and g.workshop != g.tables.activated[g.value_chosen] else ""


# -- step 3: placing workers -----------------------------------------------------------------------


class PlaceWorker(Choice):
    """D9: a worker from the zone, an apprentice from another guild, or stop (NOBILITY-GUILD-11 to -13)."""

    def candidates(self, g: Nobility) -> list[int]:
        return [act.A_WORKER, *range(act.A_TRANSFER, act.A_TRANSFER_CHANCERY + 1), act.A_STOP]

    def legal(self, g: Nobility, out: Options) -> None:
        guild: i64 = g.place - act.GUILD
        if apprentices_in(g, guild) < g.card.apprentice_slots:
            if g.workers[self.seat] > 0:
                out.add(act.A_WORKER)
            for other in range(GUILDS):
                if other != guild and g.apprentices[other * g.players + self.seat] > 0:
                    out.add(act.A_TRANSFER + other)
        out.add(act.A_STOP)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_STOP:
            return LEGAL
        if action < act.A_WORKER or action > act.A_TRANSFER_CHANCERY:
            return why.UNFINISHED
        guild: i64 = g.place - act.GUILD
        if apprentices_in(g, guild) >= g.card.apprentice_slots:
            return why.APPRENTICES_FULL
        if action == act.A_WORKER:
            return LEGAL if g.workers[self.seat] > 0 else why.NO_IDLE_WORKER
        if action == act.A_TRANSFER_CHANCERY:
            return why.OFFICE_STAYS if self.seat in g.offices else why.NO_APPRENTICE_THERE
        other: i64 = action - act.A_TRANSFER
        if other == guild:
            return why.SAME_GUILD
        if g.apprentices[other * g.players + self.seat] > 0:
            return LEGAL
        return why.MASTER_STAYS if has_master(g, self.seat, other) else why.NO_APPRENTICE_THERE

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_STOP:
            g.rest()
            return
        seat = self.seat
        guild: i64 = g.place - act.GUILD
        if action == act.A_WORKER:
            g.workers[seat] -= 1
            if g.events is not None:
                g.emit("apprentice", seat, {"guild": guild_name(g, guild)})
        else:
            other: i64 = action - act.A_TRANSFER
            g.apprentices[other * g.players + seat] -= 1
            if g.events is not None:
                g.emit("transfer", seat, {"guild": guild_name(g, guild), "from": guild_name(g, other)})
        g.apprentices[guild * g.players + seat] += 1
        g.left -= 1
        if g.left > 0:
            g.push(self)
        else:
            g.rest()

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"guild": guild_name(g, g.place - act.GUILD), "left": g.left}

    def contradicted(self, g: Nobility) -> str:
        if not dice.lies(g, self.seat, die_slot(g)):
            return "guilds"
        if g.left > workers_allowed(g):
            return "action.left"
        return "action.workshop" if g.stack[-1] is self and g.workshop != g.tables.activated[g.value_chosen] else ""


def has_master(g: Nobility, seat: i64, guild: i64) -> bool:
    first: i64 = guild * WORKSHOP_SLOTS
    return g.owners[first] == seat or g.owners[first + 1] == seat or g.owners[first + 2] == seat


ACTIVATE: Final[list[Activate]] = [Activate(seat) for seat in range(SEATS)]
BUY: Final[list[Buy]] = [Buy("buy", seat, act.A_BUY, act.NUMBERS) for seat in range(SEATS)]
PLACE_WORKER: Final[list[PlaceWorker]] = [PlaceWorker("place_worker", seat) for seat in range(SEATS)]
