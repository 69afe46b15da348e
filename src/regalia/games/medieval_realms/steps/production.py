"""The walls come down: mayors and cards produce, terrains are fought for, income, turn order (steps 3 to 5 of a round)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.medieval_realms import placing, realm
from regalia.games.medieval_realms.actions import FIRST_TERRAIN
from regalia.games.medieval_realms.labels import place_name
from regalia.games.medieval_realms.state import ADMIRALS_AT, BOARD, DECOYS_AT, GENERALS_AT, Realms
from regalia.games.medieval_realms.tables import (
    ADMIRAL,
    CARDS,
    EACH_ROUND,
    GAIN_RESOURCE_PER_MAYOR,
    GENERAL,
    MAYOR,
    PRODUCTION,
    RESOURCES,
    SLOTS,
)

# How a terrain ends when nobody controls it (besides NOBODY for an empty one).
TIED: Final = -2
BLOCKED: Final = -3


class Reveal(Automatic[Realms]):
    def __init__(self) -> None:
        super().__init__("reveal")

    def run(self, g: Realms) -> None:
        g.emit("walls-down", NOBODY, {})
        before: list[int] = []
        if g.events is not None:
            before = g.tokens.copy()
        for seat in range(g.seats):
            manage(g, seat)
            produce(g, seat)
        if g.events is not None:
            _tell_collected(g, before)
        for terrain in range(g.tables.terrains):
            fight(g, terrain)
        for seat in range(g.seats):
            realm.gain(g, seat, PRODUCTION, g.tables.income)
        if g.events is not None:
            g.emit("income", NOBODY, {"count": g.tables.income})
        rank(g)


# -- acquiring resources ---------------------------------------------------------------------------


def manage(g: Realms, seat: i64) -> None:
    """REALMS-PROD-02: each mayor on a slot."""
    for slot in range(SLOTS):
        mayors: i64 = g.placed[seat * BOARD + slot]
        if mayors > 0:
            realm.gain(g, seat, slot, mayors * g.tables.per_mayor[slot])


def produce(g: Realms, seat: i64) -> None:
    """REALMS-PROD-03, -EFF-04: realm cards only; a decoy is still a mayor owned (REALMS-DECOY-05)."""
    t = g.tables
    for card in g.realms[seat]:
        for effect in range(t.first[EACH_ROUND * CARDS + card], t.last[EACH_ROUND * CARDS + card]):
            amount: i64 = t.amount[effect]
            if t.op[effect] == GAIN_RESOURCE_PER_MAYOR:
                amount *= g.owns(seat, MAYOR)
            realm.gain(g, seat, t.what[effect], amount)


def _tell_collected(g: Realms, before: list[int]) -> None:
    for seat in range(g.seats):
        args: dict[str, int | str] = {}
        for resource in range(RESOURCES):
            args[g.tables.resource_ids[resource]] = g.has(seat, resource) - before[seat * RESOURCES + resource]
        g.emit("collect", seat, args)


# -- combat ----------------------------------------------------------------------------------------


def strength(g: Realms, seat: i64, terrain: i64) -> i64:
    """REALMS-COMBAT-01. Decoys never share a terrain with military leaders of their seat, so this is one or the other."""
    t = g.tables
    first: i64 = seat * BOARD + terrain
    found: i64 = g.placed[first + GENERALS_AT] * t.strength[GENERAL] + g.placed[first + ADMIRALS_AT] * t.strength[ADMIRAL]
    return found + g.placed[first + DECOYS_AT] * t.decoy_strength


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
        for resource in range(RESOURCES):
            args[g.tables.resource_ids[resource]] = g.tables.reward[terrain * RESOURCES + resource]
        g.emit("terrain-won", winner, args)
    else:
        g.emit("terrain-tied" if winner == TIED else "terrain-blocked", NOBODY, args)


# -- turn order ------------------------------------------------------------------------------------


def rank(g: Realms) -> None:
    """REALMS-ORDER-01, -02: most production first; equals keep the order they had."""
    order = g.order
    for at in range(1, len(order)):
        seat: i64 = order[at]
        mine = g.has(seat, PRODUCTION)
        place: i64 = at
        while place > 0 and g.has(order[place - 1], PRODUCTION) < mine:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    if g.events is not None:
        for place in range(len(order)):
            g.emit("order", order[place], {"place": place + 1, "count": g.has(order[place], PRODUCTION)})


REVEAL: Final = Reveal()
