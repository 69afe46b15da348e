"""Setting up: cards, turn order, starting tokens and leaders, starting picks (REALMS-SETUP-01 to -11; REALMS-SOLO-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.core.vecs import append
from regalia.games.medieval_realms.chances import C_SEAT, draw_card
from regalia.games.medieval_realms.state import NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.steps.picks import PICK_FIRST, REGENT_PICK
from regalia.games.medieval_realms.steps.rounds import ROUND
from regalia.games.medieval_realms.tables import CARDS, CURRENT, GENERAL, LEADERS, MAYOR, RESOURCES, UPCOMING
from regalia.kit.sets import BIT


class SetUp(Automatic[Realms]):
    def __init__(self) -> None:
        super().__init__("set_up")

    def run(self, g: Realms) -> None:
        for slot in range(CURRENT):
            g.current[slot] = draw_card(g)
        for slot in range(UPCOMING):
            g.upcoming[slot] = draw_card(g)
        draw_order(g)
        g.push(ROUND)
        for place in range(g.seats):  # REALMS-SETUP-09: the last in turn order ends on top
            seat: i64 = g.order[place]
            if g.is_regent(seat):
                g.push(REGENT_PICK)
            else:
                g.push(PICK_FIRST[seat])

    def misplaced(self, g: Realms) -> str:
        """Nothing has been dealt yet."""
        if len(g.deck) != CARDS:
            return "table.deck"
        return "table.starting_pairs" if g.pairs != 0 else ""


def draw_order(g: Realms) -> None:
    """REALMS-SETUP-08: every place of the first turn order is drawn."""
    left: i64 = BIT[g.seats] - 1
    for place in range(g.seats):
        seat = g.pick_member(C_SEAT, left)
        left &= ~BIT[seat]
        g.order[place] = seat
        if g.events is not None:
            g.emit("drawn", seat, {"place": place + 1})


def prepare(g: Realms) -> None:
    """The bag of 109 cards, 22 tokens and the leaders for every seat; nothing drawn yet."""
    for card in range(CARDS):
        g.deck = append(g.deck, card)
    for seat in range(g.seats):
        for resource in range(RESOURCES):
            g.tokens[seat * RESOURCES + resource] = g.tables.start_tokens[resource]
        for leader in range(LEADERS):
            g.leaders[seat * LEADERS + leader] = g.tables.start_leaders[leader]
    if g.level != NO_LEVEL:
        first: i64 = REGENT * LEADERS
        g.leaders[first + MAYOR] += g.tables.extra_mayors[g.level]
        g.leaders[first + GENERAL] += g.tables.extra_generals[g.level]
    g.push(SET_UP)


SET_UP: Final = SetUp()
