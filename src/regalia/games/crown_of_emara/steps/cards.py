"""Card actions: `exchange_rate`, `discount_choice`, `town_choice` (EMARA-CARD-02 to -08)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, Arg, Question
from regalia.games.crown_of_emara import actions as act
from regalia.games.crown_of_emara import bonus, locations, prices
from regalia.games.crown_of_emara import reasons as why
from regalia.games.crown_of_emara.gains import gain
from regalia.games.crown_of_emara.labels import target_args
from regalia.games.crown_of_emara.state import CARD_SKIPPED, Emara
from regalia.games.crown_of_emara.steps import moments
from regalia.games.crown_of_emara.steps.hiring import begin_hire, begin_recruit
from regalia.games.crown_of_emara.steps.movement import begin_move
from regalia.games.crown_of_emara.steps.paying import MOST_PLAYERS
from regalia.games.crown_of_emara.steps.trades import begin_trade
from regalia.games.crown_of_emara.steps.visit import arrive
from regalia.games.crown_of_emara.tables import (
    ADVISORS,
    DISCOUNT_CARD,
    EXCHANGE_CARD,
    GOODS,
    RING_SIZE,
    STEP_CARD,
    TAKE_CARD,
)


def use_refusal(g: Emara, seat: i64) -> i64:
    """LEGAL, or why the card of this turn has no use now; take and step cards always have one."""
    effect: i64 = g.tables.card_effect[g.card]
    if effect == TAKE_CARD or effect == STEP_CARD:  # noqa: SIM109
        return LEGAL
    if effect == EXCHANGE_CARD:
        return exchange_refusal(g, seat)
    if effect == DISCOUNT_CARD:
        return discount_refusal(g, seat)
    for location in range(RING_SIZE):
        if locations.useful(g, seat, location):
            return LEGAL
    return why.NOTHING_IN_TOWN


def exchange_refusal(g: Emara, seat: i64) -> i64:
    """LEGAL if one of the rates can be paid, else the reason of the first."""
    first: i64 = g.tables.first_rate
    if prices.first_payable(g, seat, first, g.tables.rates) >= 0:
        return LEGAL
    return prices.trade_refusal(g, seat, first)


def discount_refusal(g: Emara, seat: i64) -> i64:
    if bonus.can_hire(g, seat, True) or bonus.can_recruit(g, seat, True):
        return LEGAL
    too_dear = bonus.hire_refusal(g, seat, True) == why.TOO_DEAR or bonus.recruit_refusal(g, seat, True) == why.TOO_DEAR
    if too_dear:
        return why.TOO_DEAR
    return why.NO_DISCOUNT_TARGET_ANYWHERE if g.owns(seat, g.tables.steward) else why.NO_DISCOUNT_TARGET


def begin_card(g: Emara, seat: i64) -> None:
    effect: i64 = g.tables.card_effect[g.card]
    if effect == TAKE_CARD:
        gain(g, seat, g.tables.card_gain, g.card * GOODS, ADVISORS)
    elif effect == STEP_CARD:
        begin_move(g, seat, g.tables.steps)
    elif effect == EXCHANGE_CARD:
        g.push(EXCHANGE_RATE[seat])
    elif effect == DISCOUNT_CARD:
        g.push(DISCOUNT_CHOICE[seat])
    else:
        g.push(TOWN_CHOICE[seat])


def skip_card(g: Emara, seat: i64) -> None:
    """EMARA-TURN-09: a skipped card action is used up."""
    g.done |= CARD_SKIPPED
    g.emit("skip", seat, {})


class ExchangeRate(Question[Emara]):
    """One of the two rates, once (EMARA-CARD-03)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"exchange_rate:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.EXCHANGE_RATE, act.EXCHANGE_RATE + 1, act.SKIP]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.SKIP:
            return LEGAL
        if act.CHOOSE_AMOUNT <= action < act.KEEP_FAVOUR:
            return why.NO_EXTRA_GOLD if g.tables.event_extra_gold[g.event] > 0 else why.ONE_RATE_ONLY
        if action < act.EXCHANGE_RATE or action >= act.DISCOUNT_HIRE:
            return moments.refusal(g, action)
        found = prices.trade_refusal(g, self.seat, g.tables.first_rate + action - act.EXCHANGE_RATE)
        return why.RATE_TOO_DEAR if found == why.TOO_DEAR else found

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.SKIP:
            skip_card(g, self.seat)
        else:
            begin_trade(g, self.seat, g.tables.first_rate + action - act.EXCHANGE_RATE)


class DiscountChoice(Question[Emara]):
    """Hire or recruit for less, where a councillor stands (EMARA-CARD-06)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"discount_choice:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.DISCOUNT_HIRE, act.DISCOUNT_RECRUIT, act.SKIP]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.SKIP:
            return LEGAL
        if action == act.DISCOUNT_HIRE:
            return bonus.hire_refusal(g, self.seat, True)
        if action == act.DISCOUNT_RECRUIT:
            return bonus.recruit_refusal(g, self.seat, True)
        if action == act.DISCOUNT_RANK or action == act.RAISE_RANK:
            return why.DISCOUNT_NO_RANK
        return self._target_refusal(g, action)

    def _target_refusal(self, g: Emara, action: i64) -> i64:
        """A hut or advisor named too early: still say what stands in its way."""
        found: i64 = LEGAL
        if act.CHOOSE_HUT <= action < act.CHOOSE_ADVISOR:
            found = bonus.hut_refusal(g, self.seat, action - act.CHOOSE_HUT, True)
        elif act.CHOOSE_ADVISOR <= action < act.DROP_UNIT:
            found = bonus.advisor_refusal(g, self.seat, action - act.CHOOSE_ADVISOR, True)
        return found if found != LEGAL else moments.refusal(g, action)

    def refusal_args(self, g: Emara, action: i64, reason: i64) -> dict[str, Arg]:
        return target_args(g, action) if reason == why.COST_TOO_DEAR else {}

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.SKIP:
            skip_card(g, self.seat)
        elif action == act.DISCOUNT_HIRE:
            begin_hire(g, self.seat, True)
        else:
            begin_recruit(g, self.seat, True)


class TownChoice(Question[Emara]):
    """Any one town location, without moving (EMARA-CARD-07)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"town_choice:{seat}", seat, always=False)

    def candidates(self, g: Emara) -> list[int]:
        return [act.TOWN_CHOICE + location for location in range(RING_SIZE)] + [act.SKIP]

    def refusal(self, g: Emara, action: i64) -> i64:
        if action == act.SKIP:
            return LEGAL
        if act.COUNTRY_CHOICE <= action < act.REDEEM_FAVOUR:
            return why.COUNTRYSIDE_LOCATION
        if action < act.TOWN_CHOICE or action >= act.COUNTRY_CHOICE:
            return moments.refusal(g, action)
        return LEGAL if locations.useful(g, self.seat, action - act.TOWN_CHOICE) else why.NOTHING_THERE

    def apply(self, g: Emara, action: i64) -> None:
        if action == act.SKIP:
            skip_card(g, self.seat)
        else:
            arrive(g, self.seat, action - act.TOWN_CHOICE)


EXCHANGE_RATE: Final[list[ExchangeRate]] = [ExchangeRate(seat) for seat in range(MOST_PLAYERS)]
DISCOUNT_CHOICE: Final[list[DiscountChoice]] = [DiscountChoice(seat) for seat in range(MOST_PLAYERS)]
TOWN_CHOICE: Final[list[TownChoice]] = [TownChoice(seat) for seat in range(MOST_PLAYERS)]
