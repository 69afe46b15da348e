"""Character gifts at the end of set-up: D0b (NOBILITY-CHAR-03, -04)."""

from __future__ import annotations

from abc import ABCMeta
from typing import Final

from regalia.core.ints import i64
from regalia.core.step import LEGAL, NOBODY, Automatic
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility.labels import amount_name, character_name
from regalia.games.rise_to_nobility.state import EMPTY, SEATS, Nobility
from regalia.games.rise_to_nobility.steps import tavern
from regalia.games.rise_to_nobility.steps.choice import Choice
from regalia.games.rise_to_nobility.tables import (
    GIFT_GOLD,
    GIFT_HOUSE,
    GIFT_MODIFIER,
    GIFT_NOBILITY,
    GIFT_REPUTATION,
    GIFT_RESOURCE,
    GIFT_SETTLERS,
    HAND,
    RESOURCES,
)


class Gift(Automatic[Nobility]):
    """The parts of one player's gift in their order; a part with a choice asks and then goes on with the next."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"gift:{seat}", NOBODY)
        self.player: Final[i64] = seat

    def misplaced(self, g: Nobility) -> str:
        """Set-up: nobody has done anything yet, and there is room for the settlers still to be given."""
        if g.round != 1:
            return "round"
        if g.built[self.player] > 0 or g.taken[self.player] != 0 or supply.workers_placed(g, self.player) > 0:
            return f"players[{self.player}]"
        free: i64 = 0
        for at in range(self.player * HAND, self.player * HAND + HAND):
            if g.unsatisfied[at] == EMPTY:
                free += 1
        return f"players[{self.player}].settlers" if free < self._cards_to_come(g) else ""

    def _cards_to_come(self, g: Nobility) -> i64:
        """Settlers cards of the parts not given yet, and of the questions being asked."""
        character: i64 = g.characters[self.player]
        asked: i64 = g.stack.count(GIFT_CARD[self.player])
        begun: i64 = g.part if asked > 0 or g.stack[-1] is self else 0
        for at in range(g.tables.gift_first[character] + begun, g.tables.gift_first[character + 1]):
            if g.tables.gift_kind[at] == GIFT_SETTLERS:
                asked += g.tables.gift_amount[at]
        return asked

    def run(self, g: Nobility) -> None:
        character: i64 = g.characters[self.player]
        first: i64 = g.tables.gift_first[character]
        if g.part == 0 and g.events is not None:
            g.emit("gift", self.player, {"character": character_name(g, character)})
        while first + g.part < g.tables.gift_first[character + 1]:
            kind: i64 = g.tables.gift_kind[first + g.part]
            amount: i64 = g.tables.gift_amount[first + g.part]
            g.part += 1
            asks = kind == GIFT_RESOURCE
            if asks or kind == GIFT_SETTLERS:
                g.push(self)
                for _ in range(amount):
                    g.push(GIFT_TYPE[self.player] if asks else GIFT_CARD[self.player])
                return
            give(g, self.player, kind, amount)
        g.part = 0


def give(g: Nobility, seat: i64, kind: i64, amount: i64) -> None:
    if kind == GIFT_GOLD:
        g.gold[seat] += amount
    elif kind == GIFT_MODIFIER:
        supply.gain_modifiers(g, seat, amount)
    elif kind == GIFT_REPUTATION:
        supply.change_reputation(g, seat, amount)
    elif kind == GIFT_NOBILITY:
        supply.gain_nobility(g, seat, amount)
    elif kind == GIFT_HOUSE:
        supply.gain_houses(g, seat, amount)
    else:
        supply.gain_workers(g, seat, amount)


class GiftChoice(Choice, metaclass=ABCMeta):
    """The part before the next one asks, at most as often as it gives."""

    def __init__(self, name: str, seat: i64, part: i64) -> None:
        super().__init__(name, seat)
        self.part: Final[i64] = part

    def misplaced(self, g: Nobility) -> str:
        character: i64 = g.characters[self.seat]
        at: i64 = g.tables.gift_first[character] + g.part - 1
        if g.part < 1 or at >= g.tables.gift_first[character + 1] or GIFT[self.seat] not in g.stack:
            return "action.part"
        if g.tables.gift_kind[at] != self.part or g.stack.count(self) > g.tables.gift_amount[at]:
            return self.own("character")
        return ""


class GiftResource(GiftChoice):
    """D0b: one chosen resource."""

    def candidates(self, g: Nobility) -> list[int]:
        return list(range(act.A_GIFT_RESOURCE, act.A_GIFT_SETTLERS))

    def refusal(self, g: Nobility, action: i64) -> i64:
        return LEGAL if act.A_GIFT_RESOURCE <= action < act.A_GIFT_SETTLERS else why.SETUP_FIRST

    def apply(self, g: Nobility, action: i64) -> None:
        resource: i64 = action - act.A_GIFT_RESOURCE
        g.resources[self.seat * RESOURCES + resource] += 1
        if g.events is not None:
            g.emit("resource", self.seat, {"goods": amount_name(g, resource, 1)})


class GiftSettlers(GiftChoice):
    """D0b: one face-up settlers card; the display is refilled at once."""

    def candidates(self, g: Nobility) -> list[int]:
        return [act.A_GIFT_SETTLERS + card for card in g.display if card != EMPTY]

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action < act.A_GIFT_SETTLERS or action >= act.A_PLACE_DIE:
            return why.SETUP_FIRST
        return LEGAL if action - act.A_GIFT_SETTLERS in g.display else why.GIFT_NOT_SHOWN

    def apply(self, g: Nobility, action: i64) -> None:
        tavern.take_from_display(g, self.seat, action - act.A_GIFT_SETTLERS)


GIFT: Final[list[Gift]] = [Gift(seat) for seat in range(SEATS)]
GIFT_TYPE: Final[list[GiftResource]] = [GiftResource("gift_resource", seat, GIFT_RESOURCE) for seat in range(SEATS)]
GIFT_CARD: Final[list[GiftSettlers]] = [GiftSettlers("gift_settlers", seat, GIFT_SETTLERS) for seat in range(SEATS)]
