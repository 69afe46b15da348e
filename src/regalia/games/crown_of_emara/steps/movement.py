"""Moving a councillor, and the countryside: `choose_councillor`, `country_action`, `craftsman_choice` (EMARA-MOVE, -LAND)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg, Automatic, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.gains import take
from regalia.games.crown_of_emara.labels import location_name, tile_name
from regalia.games.crown_of_emara.state import Emara
from regalia.games.crown_of_emara.steps import moments, paying, visit
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import (
    BREAD,
    COUNTRYSIDE,
    GRAIN,
    HUTS_PER_TILE,
    RING_SIZE,
    SLOTS,
    TOWN,
)


class ChooseCouncillor(Question[Emara]):
    """Which of the two councillors goes the given number of steps (EMARA-MOVE-01, EMARA-CARD-04)."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(f"choose_councillor:{seat}:{steps}", seat, always=False)
        self.steps: Final[i64] = steps

    def candidates(self, g: Emara) -> list[int]:
        return [act.CHOOSE_COUNCILLOR + COUNTRYSIDE, act.CHOOSE_COUNCILLOR + TOWN]

    def legal(self, g: Emara, out: Options) -> None:
        out.add(act.CHOOSE_COUNCILLOR + COUNTRYSIDE)
        out.add(act.CHOOSE_COUNCILLOR + TOWN)

    def refusal(self, g: Emara, action: i64) -> i64:
        if act.CHOOSE_COUNCILLOR <= action < act.EXCHANGE_RATE:
            return LEGAL
        if act.CHOOSE_SLOT <= action < act.DO_CARD:
            return why.OTHER_DISTANCE
        if act.TOWN_CHOICE <= action < act.REDEEM_FAVOUR:
            return self._target_refusal(g, action)
        return moments.refusal(g, action)

    def _target_refusal(self, g: Emara, action: i64) -> i64:
        """A location named instead of a councillor: out of reach, or simply not how a move is chosen."""
        if action < act.COUNTRY_CHOICE:
            reached = g.town[(g.councillors[self.seat * 2 + TOWN] + self.steps) % RING_SIZE]
            return why.NAME_THE_COUNCILLOR if reached == action - act.TOWN_CHOICE else why.OTHER_DISTANCE
        reached = g.countryside[(g.councillors[self.seat * 2] + self.steps) % RING_SIZE]
        return why.NAME_THE_COUNCILLOR if reached == action - act.COUNTRY_CHOICE else why.OTHER_DISTANCE

    def apply(self, g: Emara, action: i64) -> None:
        ring: i64 = action - act.CHOOSE_COUNCILLOR
        at: i64 = self.seat * 2 + ring
        place: i64 = (g.councillors[at] + self.steps) & 3
        g.councillors[at] = place
        if ring == TOWN:
            if g.events is not None:
                g.emit("move-town", self.seat, {"steps": self.steps, "location": location_name(g.town[place])})
            visit.arrive(g, self.seat, g.town[place])
        else:
            if g.events is not None:
                g.emit("move-country", self.seat, {"steps": self.steps, "location": tile_name(g.countryside[place])})
            g.push(COUNTRY_ACTION[self.seat])

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"steps": self.steps}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"steps": self.steps}


class CountryAction(Question[Emara]):
    """Use the countryside location just reached, as a whole or not at all (EMARA-LAND-01, -05)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"country_action:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.TAKE, act.DECLINE]

    def legal(self, g: Emara, out: Options) -> None:
        out.add(act.TAKE)
        out.add(act.DECLINE)

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.TAKE or action == act.DECLINE:
            return LEGAL
        if act.CRAFTSMAN_RESOURCE <= action <= act.CRAFTSMAN_BREAD:
            return why.COUNTRY_ACTION_OVER
        return moments.refusal(g, action)

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.DECLINE:
            g.emit("decline-location", self.seat, {})
            return
        tile = g.tile_of(self.seat)
        take(g, self.seat, g.tables.resource_of[tile], 1)
        own: i64 = 0
        for hut in range(tile * HUTS_PER_TILE, tile * HUTS_PER_TILE + HUTS_PER_TILE):
            if g.huts[hut] == self.seat:
                own += 1
        g.craftsmen_to_use = own
        if own > 0:
            g.push(CRAFTSMAN_CHOICE[self.seat])

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"location": tile_name(g.tile_of(self.seat))}


class CraftsmanChoice(Question[Emara]):
    """One own craftsman after the other: a resource, a bread for a grain, or nothing (EMARA-LAND-02, -03)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"craftsman_choice:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.CRAFTSMAN_RESOURCE, act.CRAFTSMAN_BREAD, act.DECLINE]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.CRAFTSMAN_RESOURCE or action == act.DECLINE:
            return LEGAL
        if action == act.CRAFTSMAN_BREAD:
            return prices.type_refusal(g, self.seat, GRAIN, 1)
        return moments.refusal(g, action)

    def apply(self, g: Emara, action: i64) -> None:
        g.craftsmen_to_use -= 1
        if g.craftsmen_to_use > 0:
            g.push(self)
        if action == act.CRAFTSMAN_RESOURCE:
            take(g, self.seat, g.tables.resource_of[g.tile_of(self.seat)], 1)
        elif action == act.CRAFTSMAN_BREAD:
            g.push(FINISH_BREAD[self.seat])
            paying.charge_type(g, self.seat, GRAIN, 1)

    def prompt_args(self, g: Emara) -> dict[str, Arg]:
        return {"location": tile_name(g.tile_of(self.seat)), "count": g.craftsmen_to_use}

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return {"goods": "@amount-grain*1"}


class FinishBread(Automatic[Emara]):
    """The grain is paid: take the bread."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_bread:{seat}")
        self.baker: Final[i64] = seat

    def run(self, g: Emara) -> None:
        take(g, self.baker, BREAD, 1)


CHOOSE_COUNCILLOR: Final[list[ChooseCouncillor]] = [
    ChooseCouncillor(seat, steps) for seat in range(MOST_PLAYERS) for steps in range(1, SLOTS + 1)
]
COUNTRY_ACTION: Final[list[CountryAction]] = [CountryAction(seat) for seat in range(MOST_PLAYERS)]
CRAFTSMAN_CHOICE: Final[list[CraftsmanChoice]] = [CraftsmanChoice(seat) for seat in range(MOST_PLAYERS)]
FINISH_BREAD: Final[list[FinishBread]] = [FinishBread(seat) for seat in range(MOST_PLAYERS)]


def begin_move(g: Emara, seat: i64, steps: i64) -> None:
    g.push(CHOOSE_COUNCILLOR[seat * SLOTS + steps - 1])
