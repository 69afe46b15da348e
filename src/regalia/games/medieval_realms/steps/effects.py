"""Resolving a card that has entered a realm: its immediate effects, then the permanent effects it triggers.

Choices interrupt: the step goes back on the stack, the question on top of it (REALMS-VP-02; PLAY-02, -03).
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.medieval_realms import realm
from regalia.games.medieval_realms.labels import card_name
from regalia.games.medieval_realms.state import EMPTY, Realms
from regalia.games.medieval_realms.steps.choices import (
    CHOOSE_BONUS,
    CHOOSE_LIS,
    REGENT_BONUS,
    REGENT_LIS,
    REGENT_TAKE,
    TAKE_CARD,
    can_take_any,
)
from regalia.games.medieval_realms.tables import (
    AUCTION,
    CARDS,
    GAIN_CHOICE,
    GAIN_LEADER,
    GAIN_RESOURCE,
    GAIN_VP,
    IMMEDIATE,
    MOST_SEATS,
    PERMANENT,
)


class Resolve(Automatic[Realms]):
    """Goes on with the card in `g.card` from where it stopped."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"resolve:{seat}")
        self.owner: Final[i64] = seat

    def run(self, g: Realms) -> None:
        first: i64 = g.tables.first[IMMEDIATE * CARDS + g.card]
        count: i64 = g.tables.last[IMMEDIATE * CARDS + g.card] - first
        while g.effect < count:
            g.effect += 1
            if self._immediate(g, first + g.effect - 1):
                return
        # REALMS-PLAY-04: winning an auction is not playing a card.
        if g.tables.type[g.card] != AUCTION and self._triggered(g):
            return
        g.card = EMPTY
        g.effect = 0
        g.trigger = 0

    def _immediate(self, g: Realms, effect: i64) -> bool:
        """REALMS-EFF-01; True when a choice interrupts."""
        seat = self.owner
        t = g.tables
        op: i64 = t.op[effect]
        amount: i64 = t.amount[effect]
        if op == GAIN_VP:
            return self._interrupted(g, realm.gain_vp(g, seat, amount))
        if op == GAIN_LEADER:
            realm.gain_leader(g, seat, t.what[effect], amount)
        elif op == GAIN_RESOURCE:
            realm.gain(g, seat, t.what[effect], amount)
            if g.events is not None:
                realm.tell_gain(g, "gain", seat, t.what[effect], amount, g.card)
        elif op == GAIN_CHOICE:
            g.push(self)
            if g.is_regent(seat):
                g.push(REGENT_LIS)
            else:
                g.push(CHOOSE_LIS[seat])
            return True
        else:
            return self._takes_cards(g, amount)
        return False

    def _takes_cards(self, g: Realms, amount: i64) -> bool:
        """REALMS-EFF-06: skipped when no card qualifies."""
        seat = self.owner
        if amount == 0 or not can_take_any(g, seat):
            if g.events is not None:
                g.emit("nothing-to-take", seat, {})
            return False
        g.push(self)
        for _ in range(amount):
            if g.is_regent(seat):
                g.push(REGENT_TAKE)
            else:
                g.push(TAKE_CARD[seat])
        return True

    def _triggered(self, g: Realms) -> bool:
        """REALMS-PLAY-03, -EFF-03: the other realm cards, oldest first; token, points, bonus, then the next (A-33)."""
        t = g.tables
        seat = self.owner
        number: i64 = 0
        realm_first: i64 = seat * CARDS
        for at in range(realm_first, realm_first + g.sizes[seat]):
            card: i64 = g.realms[at]
            first: i64 = t.first[PERMANENT * CARDS + card]
            last: i64 = t.last[PERMANENT * CARDS + card]
            if first == last or card == g.card:
                continue
            for effect in range(first, last):
                number += 1
                if number <= g.trigger or (t.seals[effect] >> t.seal[g.card]) & 1 == 0:
                    continue
                g.trigger = number
                realm.gain(g, seat, t.what[effect], t.amount[effect])
                if g.events is not None:
                    realm.tell_gain(g, "trigger", seat, t.what[effect], t.amount[effect], card)
                if self._interrupted(g, realm.gain_vp(g, seat, t.points[effect])):
                    return True
        return False

    def _interrupted(self, g: Realms, bonuses: i64) -> bool:
        """One choice for each multiple of five (REALMS-VP-02)."""
        if bonuses == 0:
            return False
        g.push(self)
        for _ in range(bonuses):
            if g.is_regent(self.owner):
                g.push(REGENT_BONUS)
            else:
                g.push(CHOOSE_BONUS[self.owner])
        return True


def enter(g: Realms, seat: i64, card: i64) -> None:
    """A card enters the realm and begins to work."""
    realm.enter_realm(g, seat, card)
    g.card = card
    g.effect = 0
    g.trigger = 0
    RESOLVE[seat].run(g)


def play(g: Realms, seat: i64, card: i64) -> None:
    """REALMS-PLAY-01: pay the full cost; admirals are needed, not spent (REALMS-CARD-07)."""
    resource: i64 = g.tables.cost_of[card]
    if resource >= 0:
        realm.pay(g, seat, resource, g.tables.cost[card])
    realm.leave_area(g, seat, card)
    if g.events is not None:
        g.emit("play", seat, {"card": card_name(g, card)})
    enter(g, seat, card)


RESOLVE: Final[list[Resolve]] = [Resolve(seat) for seat in range(MOST_SEATS)]
