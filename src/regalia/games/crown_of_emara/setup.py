"""Setting up (EMARA-SETUP-01 to -16): rings, first player, advisors, setup event, councillors, action cards."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.crown_of_emara.bonus import show_next_advisor
from regalia.games.crown_of_emara.chances import C_ADVISOR, C_COUNTRYSIDE, C_FIRST, C_TOWN, RING_ORDERS
from regalia.games.crown_of_emara.gains import take
from regalia.games.crown_of_emara.labels import event_name
from regalia.games.crown_of_emara.state import Emara
from regalia.games.crown_of_emara.steps.rounds import START_ROUND, draw_cards, draw_event
from regalia.games.crown_of_emara.tables import (
    ADVISOR_CARDS,
    ALL_CARDS,
    BP,
    EVENT_CARDS,
    GOODS,
    MARKERS,
    RING_SIZE,
    SOURCES,
    SPACES,
    START,
)

SETUP_EVENT: Final = -1
"""Start value of the building pawns: what the setup event shows."""


class SetUp(Automatic[Emara]):
    def __init__(self) -> None:
        super().__init__("set_up")

    def run(self, g: Emara) -> None:
        g.countryside = RING_ORDERS[g.roll(C_COUNTRYSIDE, len(RING_ORDERS))].copy()
        g.town = RING_ORDERS[g.roll(C_TOWN, len(RING_ORDERS))].copy()
        if g.players > 1:
            g.statue = g.roll(C_FIRST, g.players)
        self._deal_advisors(g)
        draw_event(g)
        if g.events is not None:
            g.emit("setup-event", NOBODY, {"event": event_name(g, g.event)})
        self._place_pawns(g)
        for seat in range(g.players):
            g.piles[seat] = ALL_CARDS
            draw_cards(g, seat)
        g.emit("first-player", g.statue, {})
        g.push(START_ROUND)

    def _deal_advisors(self, g: Emara) -> None:
        """EMARA-SETUP-05, -06: two of type A on each town tile; the stack of type B shows its top."""
        left: list[int] = []
        for advisor in range(ADVISOR_CARDS):
            if g.tables.advisor_b[advisor] == 0:
                left.append(advisor)
            else:
                g.advisor_pile |= 1 << advisor
        for space in range(SPACES):
            advisor = g.pick(C_ADVISOR, left)
            left.remove(advisor)
            g.offers[space] = advisor
        show_next_advisor(g)

    def _place_pawns(self, g: Emara) -> None:
        """EMARA-SETUP-10, -11, -13, -14; EMARA-SOLO-03."""
        start = g.amount
        g.amount = 0
        if start == SETUP_EVENT:
            start = g.tables.event_start[g.event]
        country: i64 = g.countryside.index(g.tables.event_countryside[g.event])
        town: i64 = g.town.index(g.tables.event_town[g.event])
        for k in range(g.players):
            seat: i64 = (g.statue + k) % g.players
            g.goods[seat * GOODS + BP] = start
            g.sources[(seat * 2 + 1) * SOURCES + START] = start
            g.councillors[seat * 2] = (country + k) % RING_SIZE
            g.councillors[seat * 2 + 1] = (town + k) % RING_SIZE
            take(g, seat, g.tables.resource_of[g.tile_of(seat)], 1)


SET_UP: Final = SetUp()


def prepare(g: Emara, start: i64) -> None:
    """Markers, tokens and events ready, nothing drawn yet; `start` waits in `amount` for the set-up."""
    for marker in range(MARKERS):
        g.markers[marker] = g.tables.marker_start[g.marker_setup * MARKERS + marker]
    g.favour_pile = g.tables.token_count.copy()
    for event in range(EVENT_CARDS):
        if not g.solo or g.tables.solo_events[event] != 0:
            g.event_pile |= 1 << event
    g.amount = start
    g.push(SET_UP)
