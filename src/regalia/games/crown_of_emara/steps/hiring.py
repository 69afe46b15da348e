"""The questions of the bonus actions: `choose_hut`, `choose_advisor` (EMARA-HIRE-01, EMARA-RECRUIT-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Arg, Automatic, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import bonus
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.labels import target_args
from regalia.games.crown_of_emara.state import NONE, Emara
from regalia.games.crown_of_emara.steps import moments, paying
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.tables import HUTS, HUTS_PER_TILE, RESOURCES, SPACES, SPACES_PER_TILE


def begin_hire(g: Emara, seat: i64, by_card: bool) -> None:
    g.by_card = by_card
    g.push(CHOOSE_HUT[seat])


def begin_recruit(g: Emara, seat: i64, by_card: bool) -> None:
    g.by_card = by_card
    g.push(CHOOSE_ADVISOR[seat])


class ChooseHut(Question[Emara]):
    """An empty hut on the tile of one's councillor, or anywhere with the steward."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_hut:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        first: i64 = 0
        end: i64 = HUTS
        if not g.owns(self.seat, g.tables.steward):
            first = g.tile_of(self.seat) * HUTS_PER_TILE
            end = first + HUTS_PER_TILE
        return [act.CHOOSE_HUT + hut for hut in range(first, end)]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.CHOOSE_HUT or action >= act.CHOOSE_ADVISOR:
            return moments.refusal(g, action)
        return bonus.hut_refusal(g, self.seat, action - act.CHOOSE_HUT, g.by_card)

    def apply(self, g: Emara, action: i64) -> None:
        g.hut = action - act.CHOOSE_HUT
        g.push(FINISH_HIRE[self.seat])
        paying.charge_cost(g, self.seat, g.tables.hut_cost, g.hut * RESOURCES, bonus.hire_discount(g, g.by_card))

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.COST_TOO_DEAR:
            return target_args(g, action)
        return {}


class ChooseAdvisor(Question[Emara]):
    """An advisor on the town tile of one's councillor, or anywhere with the steward."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"choose_advisor:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        first: i64 = 0
        end: i64 = SPACES
        if not g.owns(self.seat, g.tables.steward):
            first = g.town_of(self.seat) * SPACES_PER_TILE
            end = first + SPACES_PER_TILE
        return [act.CHOOSE_ADVISOR + g.offers[space] for space in range(first, end) if g.offers[space] >= 0]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action < act.CHOOSE_ADVISOR or action >= act.DROP_UNIT:
            return moments.refusal(g, action)
        return bonus.advisor_refusal(g, self.seat, action - act.CHOOSE_ADVISOR, g.by_card)

    def apply(self, g: Emara, action: i64) -> None:
        g.advisor = action - act.CHOOSE_ADVISOR
        g.push(FINISH_RECRUIT[self.seat])
        discount = bonus.recruit_discount(g, g.by_card)
        paying.charge_cost(g, self.seat, g.tables.advisor_cost, g.advisor * RESOURCES, discount)

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.COST_TOO_DEAR:
            return target_args(g, action)
        return {}


class FinishHire(Automatic[Emara]):
    """Paid: the leftmost craftsman moves into the hut."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_hire:{seat}")
        self.payer: Final[i64] = seat

    def run(self, g: Emara) -> None:
        hut = g.hut
        g.hut = NONE
        g.by_card = False
        bonus.place_craftsman(g, self.payer, hut)


class FinishRecruit(Automatic[Emara]):
    """Paid: the advisor joins."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"finish_recruit:{seat}")
        self.payer: Final[i64] = seat

    def run(self, g: Emara) -> None:
        advisor = g.advisor
        g.advisor = NONE
        g.by_card = False
        bonus.take_advisor(g, self.payer, advisor)


CHOOSE_HUT: Final[list[ChooseHut]] = [ChooseHut(seat) for seat in range(MOST_PLAYERS)]
CHOOSE_ADVISOR: Final[list[ChooseAdvisor]] = [ChooseAdvisor(seat) for seat in range(MOST_PLAYERS)]
FINISH_HIRE: Final[list[FinishHire]] = [FinishHire(seat) for seat in range(MOST_PLAYERS)]
FINISH_RECRUIT: Final[list[FinishRecruit]] = [FinishRecruit(seat) for seat in range(MOST_PLAYERS)]
