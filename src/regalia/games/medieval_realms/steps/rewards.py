"""The fleur-de-lis of a terrain: its controller names one resource (REALMS-EFF-05, -COMBAT-02).

No terrain of ours has one; a component pack may print it. The questions come by terrain, before the income, so that
production named here counts for the turn order (REALMS-ORDER-01).
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, Arg, Automatic, Question
from regalia.games.medieval_realms import automa, realm
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_CHOOSE_LIS, FIRST_TERRAIN
from regalia.games.medieval_realms.labels import amount_name, place_name
from regalia.games.medieval_realms.state import REGENT, Realms
from regalia.games.medieval_realms.tables import MOST_SEATS, RESOURCES, TERRAINS


def take_reward(g: Realms, seat: i64, terrain: i64, resource: i64) -> None:
    amount: i64 = g.tables.lis[terrain]
    realm.gain(g, seat, resource, amount)
    if g.events is not None:
        args: dict[str, int | str] = {"terrain": terrain + 1, "place": place_name(g, terrain + FIRST_TERRAIN)}
        args["tokens"] = amount_name(g, resource, amount)
        g.emit("terrain-lis", seat, args)


class ChooseReward(Question[Realms]):
    def __init__(self, seat: i64, terrain: i64) -> None:
        super().__init__(f"choose_reward:{seat}:{terrain + 1}", seat)
        self.terrain: Final[i64] = terrain

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_CHOOSE_LIS, A_CHOOSE_LIS + RESOURCES))

    def refusal(self, g: Realms, action: i64) -> i64:
        if A_CHOOSE_LIS <= action < A_CHOOSE_LIS + RESOURCES:
            return LEGAL
        reason = why.never(action)
        return why.LIS_PENDING if reason == LEGAL else reason

    def apply(self, g: Realms, action: i64) -> None:
        take_reward(g, self.seat, self.terrain, action - A_CHOOSE_LIS)

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        place = place_name(g, self.terrain + FIRST_TERRAIN)
        return {"terrain": self.terrain + 1, "place": place, "count": g.tables.lis[self.terrain]}


class RegentReward(Automatic[Realms]):
    """REALMS-SOLO-09."""

    def __init__(self, terrain: i64) -> None:
        super().__init__(f"regent_reward:{terrain + 1}", REGENT)
        self.terrain: Final[i64] = terrain

    def run(self, g: Realms) -> None:
        resource = automa.scarcest(g, REGENT, 0)
        if g.events is not None:
            g.emit("regent-scarcest", REGENT, {})
        take_reward(g, REGENT, self.terrain, resource)


def ask(g: Realms, seat: i64, terrain: i64) -> None:
    if g.is_regent(seat):
        g.push(REGENT_REWARD[terrain])
    else:
        g.push(CHOOSE_REWARD[seat * TERRAINS + terrain])


CHOOSE_REWARD: Final[list[ChooseReward]] = [
    ChooseReward(seat, terrain) for seat in range(MOST_SEATS) for terrain in range(TERRAINS)
]
REGENT_REWARD: Final[list[RegentReward]] = [RegentReward(terrain) for terrain in range(TERRAINS)]
