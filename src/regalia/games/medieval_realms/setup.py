"""Setting up: cards, turn order, starting tokens and leaders, starting picks (REALMS-SETUP-01 to -11; REALMS-SOLO-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Automatic
from regalia.games.medieval_realms.draws import C_SEAT, draw_card
from regalia.games.medieval_realms.state import NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.steps.picks import PICK_FIRST, REGENT_PICK
from regalia.games.medieval_realms.steps.rounds import ROUND
from regalia.games.medieval_realms.tables import CARDS, CURRENT, GENERAL, LEADERS, MAYOR, RESOURCES, UPCOMING


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
        for seat in g.order:  # REALMS-SETUP-09: the last in turn order ends on top
            if g.is_regent(seat):
                g.push(REGENT_PICK)
            else:
                g.push(PICK_FIRST[seat])


def draw_order(g: Realms) -> None:
    """REALMS-SETUP-08: every place of the first turn order is drawn."""
    left = list(range(g.seats))
    g.order.clear()
    while len(left) > 0:
        seat = g.pick(C_SEAT, left)
        left.remove(seat)
        g.order.append(seat)
        if g.events is not None:
            g.emit("drawn", seat, {"place": len(g.order)})


def prepare(g: Realms) -> None:
    """The bag of 109 cards, 22 tokens and the leaders for every seat; nothing drawn yet."""
    g.deck = list(range(CARDS))
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
