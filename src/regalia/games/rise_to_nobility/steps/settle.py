"""Satisfying a settlers card: D14a the card, D14b the amounts, type by type (NOBILITY-SETTLER-01 to -13)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility.labels import how_many, settlers_name
from regalia.games.rise_to_nobility.state import EMPTY, SEATS, VP_SETTLERS, VP_SOURCES, Nobility
from regalia.games.rise_to_nobility.steps import tavern
from regalia.games.rise_to_nobility.steps.choice import Choice
from regalia.games.rise_to_nobility.tables import H_SETTLER_NOBILITY, H_SETTLER_VP, HAND, RESOURCES, ZONES
from regalia.kit.sets import bit


def cap_of(g: Nobility, seat: i64, resource: i64) -> i64:
    """NOBILITY-SETTLER-05, NOBILITY-CHAR-01: three of a type, four of the character's."""
    return g.tables.cap_character if g.tables.four_of[g.characters[seat]] == resource else g.tables.cap


def spendable(g: Nobility, seat: i64, resource: i64) -> i64:
    stock: i64 = g.resources[seat * RESOURCES + resource]
    cap = cap_of(g, seat, resource)
    return stock if stock < cap else cap


def card_refusal(g: Nobility, seat: i64, card: i64) -> i64:
    """NOBILITY-SETTLER-03, -04: whether the stock can satisfy a card."""
    types: i64 = g.tables.settler_types[card]
    total: i64 = 0
    for resource in range(RESOURCES):
        if (types >> resource) & 1 == 1:
            amount = spendable(g, seat, resource)
            if amount == 0:
                return why.TYPES_MISSING
            total += amount
    return LEGAL if total >= g.tables.settler_min[card] else why.TOTAL_OUT_OF_REACH


def can_satisfy(g: Nobility, seat: i64) -> bool:
    return needs_refusal(g, seat) == LEGAL and any_card(g, seat)


def any_card(g: Nobility, seat: i64) -> bool:
    for at in range(seat * HAND, seat * HAND + HAND):
        card = g.unsatisfied[at]
        if card != EMPTY and card_refusal(g, seat, card) == LEGAL:
            return True
    return False


def needs_refusal(g: Nobility, seat: i64) -> i64:
    """NOBILITY-SETTLER-01, -12: a card, a house, a plot."""
    if g.unsatisfied[seat * HAND] == EMPTY:
        return why.NO_SETTLERS
    if g.houses[seat] == 0:
        return why.NO_HOUSE
    return LEGAL if g.built[seat] < g.tables.plots else why.NO_PLOT


def refusal(g: Nobility, seat: i64) -> i64:
    """Why no card can be satisfied now."""
    needs = needs_refusal(g, seat)
    if needs != LEGAL:
        return needs
    found: i64 = why.TYPES_MISSING
    for at in range(seat * HAND, seat * HAND + HAND):
        card = g.unsatisfied[at]
        if card != EMPTY:
            reason = card_refusal(g, seat, card)
            if reason == LEGAL:
                return LEGAL
            if reason == why.TOTAL_OUT_OF_REACH:
                found = reason
    return found


class ChooseCard(Choice):
    """D14a."""

    def candidates(self, g: Nobility) -> list[int]:
        first: i64 = self.seat * HAND
        return [act.A_SETTLERS + card for card in g.unsatisfied[first : first + HAND] if card != EMPTY]

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_SETTLERS or action >= act.A_SPEND:
            return why.UNFINISHED
        card: i64 = action - act.A_SETTLERS
        if not tavern.holds(g, self.seat, card):
            return why.CARD_NOT_YOURS
        return card_refusal(g, self.seat, card)

    def apply(self, g: Nobility, action: i64) -> None:
        g.satisfying = action - act.A_SETTLERS
        g.spent = 0
        g.spending = EMPTY
        ask_next_type(g, self.seat)

    def contradicted(self, g: Nobility) -> str:
        if not g.card_done:
            return "turn.settlers_satisfied"
        return "" if refusal(g, self.seat) == LEGAL else self.own("settlers")


def ask_next_type(g: Nobility, seat: i64) -> None:
    """The next of the card's types, or the rewards when all have been spent."""
    types: i64 = g.tables.settler_types[g.satisfying]
    g.spending += 1
    while g.spending < RESOURCES and (types >> g.spending) & 1 == 0:
        g.spending += 1
    if g.spending < RESOURCES:
        g.push(SPEND[seat])
    else:
        welcome(g, seat)


class Spend(Choice):
    """D14b: the amount of one type, so that the total can still come to lie within the card's range."""

    def candidates(self, g: Nobility) -> list[int]:
        first: i64 = act.A_SPEND + g.spending * act.NUMBERS
        return list(range(first, first + act.NUMBERS))

    def legal(self, g: Nobility, out: Options) -> None:
        rest_low, rest_high = rest_of_card(g, self.seat)
        low: i64 = g.tables.settler_min[g.satisfying] - g.spent - rest_high
        high: i64 = g.tables.settler_max[g.satisfying] - g.spent - rest_low
        most = spendable(g, self.seat, g.spending)
        first: i64 = low if low > 1 else 1
        last: i64 = high if high < most else most
        for amount in range(first, last + 1):
            out.add(act.A_SPEND + g.spending * act.NUMBERS + amount)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_SPEND or action >= act.A_SELL_BUILDING:
            return why.UNFINISHED
        resource: i64 = (action - act.A_SPEND) // act.NUMBERS
        amount: i64 = (action - act.A_SPEND) % act.NUMBERS
        if (g.tables.settler_types[g.satisfying] >> resource) & 1 == 0:
            return why.WRONG_TYPE
        if resource != g.spending:
            return why.SPEND_ORDER
        if amount == 0:
            return why.AT_LEAST_ONE
        if amount > g.resources[self.seat * RESOURCES + resource]:
            return why.NOT_IN_STOCK
        rest_low, rest_high = rest_of_card(g, self.seat)
        total: i64 = g.spent + amount
        if total + rest_low > g.tables.settler_max[g.satisfying] or total + rest_high < g.tables.settler_min[g.satisfying]:
            return why.WRONG_TOTAL
        return LEGAL if amount <= cap_of(g, self.seat, resource) else why.OVER_CAP

    def apply(self, g: Nobility, action: i64) -> None:
        amount: i64 = (action - act.A_SPEND) % act.NUMBERS
        g.resources[self.seat * RESOURCES + g.spending] -= amount
        g.spent += amount
        ask_next_type(g, self.seat)

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {
            "card": settlers_name(g, g.satisfying),
            "how": how_many(g, g.spending),
            "spent": g.spent,
            "low": g.tables.settler_min[g.satisfying],
            "high": g.tables.settler_max[g.satisfying],
        }

    def contradicted(self, g: Nobility) -> str:
        if not g.card_done:
            return "turn.settlers_satisfied"
        if needs_refusal(g, self.seat) != LEGAL:
            return self.own("houses")
        if not tavern.holds(g, self.seat, g.satisfying):
            return "action.settlers"
        found = Options()
        self.legal(g, found)
        return "" if fits_spent(g, self.seat) and found.count > 0 else "action.spent"


def fits_spent(g: Nobility, seat: i64) -> bool:
    """Whether so many cubes can have been spent on the types before the one in question."""
    types: i64 = g.tables.settler_types[g.satisfying]
    low: i64 = 0
    high: i64 = 0
    for resource in range(g.spending):
        if (types >> resource) & 1 == 1:
            low += 1
            high += cap_of(g, seat, resource)
    return (types >> g.spending) & 1 == 1 and low <= g.spent <= high


def rest_of_card(g: Nobility, seat: i64) -> tuple[i64, i64]:
    """The least and the most that the types still to come can add."""
    types: i64 = g.tables.settler_types[g.satisfying]
    low: i64 = 0
    high: i64 = 0
    for resource in range(g.spending + 1, RESOURCES):
        if (types >> resource) & 1 == 1:
            low += 1
            high += spendable(g, seat, resource)
    return low, high


def community_buildings(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for at in range(seat * ZONES, seat * ZONES + ZONES):
        if g.zones[at] != EMPTY:
            found += 1
    return found


def welcome(g: Nobility, seat: i64) -> None:
    """NOBILITY-SETTLER-02, -07 to -10: the house is built, workers, stars and points come."""
    card = g.satisfying
    g.houses[seat] -= 1
    g.built[seat] += 1
    tavern.remove_card(g, seat, card)
    g.satisfied[seat] |= bit(card)
    g.races[seat] |= bit(g.tables.settler_race[card])
    supply.gain_workers(g, seat, g.tables.settler_workers[card])
    stars: i64 = g.tables.settler_stars[card] + supply.change(g, H_SETTLER_NOBILITY)
    supply.gain_nobility(g, seat, supply.not_negative(stars))
    points: i64 = g.spent + community_buildings(g, seat) + supply.change(g, H_SETTLER_VP)
    g.vp[seat * VP_SOURCES + VP_SETTLERS] += supply.not_negative(points)
    g.satisfying = EMPTY
    g.spending = EMPTY
    if g.events is not None:
        g.emit("satisfy", seat, {"card": settlers_name(g, card), "spent": g.spent, "vp": points})
    g.spent = 0


CHOOSE_CARD: Final[list[ChooseCard]] = [ChooseCard("settlers_card", seat) for seat in range(SEATS)]
SPEND: Final[list[Spend]] = [Spend("spend", seat) for seat in range(SEATS)]
