"""The walls come down: mayors and cards produce, terrains are fought for, income, turn order (steps 3 to 5 of a round)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.core.vecs import vec
from regalia.games.medieval_realms import placing, realm
from regalia.games.medieval_realms.actions import FIRST_TERRAIN
from regalia.games.medieval_realms.labels import amounts_name, place_name
from regalia.games.medieval_realms.state import Realms
from regalia.games.medieval_realms.steps import rewards
from regalia.games.medieval_realms.tables import (
    ADMIRAL,
    ADMIRALS_AT,
    CARDS,
    DECOYS_AT,
    EACH_ROUND,
    GAIN_RESOURCE_PER_MAYOR,
    GENERAL,
    GENERALS_AT,
    MAYOR,
    PRODUCTION,
    RESOURCES,
    SLOTS,
    TERRAINS,
)

# How a terrain ends when nobody controls it (besides NOBODY for an empty one).
TIED: Final = -2
BLOCKED: Final = -3


class Reveal(Automatic[Realms]):
    def __init__(self) -> None:
        super().__init__("reveal")

    def run(self, g: Realms) -> None:
        before = vec[i64]()
        if g.events is not None:
            g.emit("walls-down", NOBODY, {})
            before = g.tokens[:]
        for seat in range(g.seats):
            manage(g, seat)
            produce(g, seat)
        if g.events is not None:
            _tell_collected(g, before)
        for terrain in range(g.tables.terrains):
            fight(g, terrain)
        if not g.tables.has_lis:
            INCOME.run(g)
            return
        g.push(INCOME)
        for terrain in range(g.tables.terrains - 1, -1, -1):  # the one on top comes first
            winner = controller(g, terrain)
            if winner >= 0 and g.tables.lis[terrain] > 0:
                rewards.ask(g, winner, terrain)


class Income(Automatic[Realms]):
    """REALMS-INCOME-01, then the turn order; a step of its own because choices of a terrain's reward may come before."""

    def __init__(self) -> None:
        super().__init__("income")

    def run(self, g: Realms) -> None:
        for seat in range(g.seats):
            realm.gain(g, seat, PRODUCTION, g.tables.income)
        if g.events is not None:
            g.emit("income", NOBODY, {"count": g.tables.income})
        rank(g)


# -- acquiring resources ---------------------------------------------------------------------------


def manage(g: Realms, seat: i64) -> None:
    """REALMS-PROD-02: each mayor on a slot."""
    for slot in range(SLOTS):
        mayors = placing.mayors_on(g, seat, slot)
        if mayors > 0:
            realm.gain(g, seat, slot, mayors * g.tables.per_mayor[slot])


def produce(g: Realms, seat: i64) -> None:
    """REALMS-PROD-03, -EFF-04: realm cards only; a decoy is still a mayor owned (REALMS-DECOY-05)."""
    t = g.tables
    first: i64 = seat * CARDS
    for at in range(first, first + g.sizes[seat]):
        card: i64 = g.realms[at]
        for effect in range(t.first[EACH_ROUND * CARDS + card], t.last[EACH_ROUND * CARDS + card]):
            amount: i64 = t.amount[effect]
            if t.op[effect] == GAIN_RESOURCE_PER_MAYOR:
                amount *= g.owns(seat, MAYOR)
            realm.gain(g, seat, t.what[effect], amount)


def _tell_collected(g: Realms, before: vec[i64]) -> None:
    for seat in range(g.seats):
        got = [g.has(seat, resource) - before[seat * RESOURCES + resource] for resource in range(RESOURCES)]
        g.emit("collect", seat, {"tokens": amounts_name(g, got)})


# -- combat ----------------------------------------------------------------------------------------


def strength(g: Realms, seat: i64, terrain: i64) -> i64:
    """REALMS-COMBAT-01. Decoys never share a terrain with military leaders of their seat, so this is one or the other."""
    t = g.tables
    at: i64 = seat * TERRAINS + terrain
    found: i64 = g.placed[GENERALS_AT + at] * t.strength[GENERAL] + g.placed[ADMIRALS_AT + at] * t.strength[ADMIRAL]
    return found + g.placed[DECOYS_AT + at] * t.decoy_strength


def controller(g: Realms, terrain: i64) -> i64:
    """The seat that controls a terrain; NOBODY if nobody is there, TIED (REALMS-COMBAT-03) or BLOCKED by decoys
    (REALMS-COMBAT-06): a decoy blocks but never earns, so alone it controls nothing either."""
    best: i64 = NOBODY
    most: i64 = 0
    ties: i64 = 0
    decoy: bool = False
    for seat in range(g.seats):
        force = strength(g, seat, terrain)
        if force > most:
            best = seat
            most = force
            ties = 1
            decoy = placing.decoys_on(g, seat, terrain) > 0
        elif force == most and force > 0:
            ties += 1
            decoy = decoy or placing.decoys_on(g, seat, terrain) > 0
    if best == NOBODY:
        return NOBODY
    if decoy:
        return BLOCKED
    return best if ties == 1 else TIED


def fight(g: Realms, terrain: i64) -> None:
    """REALMS-COMBAT-02, -05: the reward, once; nothing is lost or spent."""
    winner = controller(g, terrain)
    if winner >= 0:
        for resource in range(RESOURCES):
            amount: i64 = g.tables.reward[terrain * RESOURCES + resource]
            if amount > 0:
                realm.gain(g, winner, resource, amount)
    if g.events is not None and winner != NOBODY:
        _tell_terrain(g, terrain, winner)


def _tell_terrain(g: Realms, terrain: i64, winner: i64) -> None:
    args: dict[str, int | str] = {"terrain": terrain + 1, "place": place_name(g, terrain + FIRST_TERRAIN)}
    if winner >= 0:
        reward = [g.tables.reward[terrain * RESOURCES + resource] for resource in range(RESOURCES)]
        args["tokens"] = amounts_name(g, reward)
        g.emit("terrain-won", winner, args)
    else:
        g.emit("terrain-tied" if winner == TIED else "terrain-blocked", NOBODY, args)


# -- turn order ------------------------------------------------------------------------------------


def rank(g: Realms) -> None:
    """REALMS-ORDER-01, -02: most production first; equals keep the order they had."""
    for at in range(1, g.seats):
        seat: i64 = g.order[at]
        mine = g.has(seat, PRODUCTION)
        place: i64 = at
        while place > 0 and g.has(g.order[place - 1], PRODUCTION) < mine:
            g.order[place] = g.order[place - 1]
            place -= 1
        g.order[place] = seat
    if g.events is not None:
        for place in range(g.seats):
            g.emit("order", g.order[place], {"place": place + 1, "count": g.has(g.order[place], PRODUCTION)})


REVEAL: Final = Reveal()
INCOME: Final = Income()
