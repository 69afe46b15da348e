"""Setting up (EMARA-SETUP-01 to -16): rings, first player, advisors, setup event, councillors, action cards."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.packing import packed
from regalia.core.step import NOBODY, Automatic
from regalia.core.vecs import vec
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
from regalia.kit.sets import BIT

SETUP_EVENT: Final = -1
"""Start value of the building pawns: what the setup event shows."""


class SetUp(Automatic[Emara]):
    def __init__(self) -> None:
        super().__init__("set_up")

    def run(self, g: Emara) -> None:
        g.countryside = packed(RING_ORDERS[g.roll(C_COUNTRYSIDE, len(RING_ORDERS))])
        g.town = packed(RING_ORDERS[g.roll(C_TOWN, len(RING_ORDERS))])
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
        left: i64 = 0
        for advisor in range(ADVISOR_CARDS):
            if g.tables.advisor_b[advisor] == 0:
                left |= BIT[advisor]
            else:
                g.advisor_pile |= BIT[advisor]
        for space in range(SPACES):
            g.offers[space] = g.pick_member(C_ADVISOR, left)
            left ^= BIT[g.offers[space]]
        show_next_advisor(g)

    def _place_pawns(self, g: Emara) -> None:
        """EMARA-SETUP-10, -11, -13, -14; EMARA-SOLO-03."""
        country: i64 = place_on(g.countryside, g.tables.event_countryside[g.event])
        town: i64 = place_on(g.town, g.tables.event_town[g.event])
        for k in range(g.players):
            seat: i64 = (g.statue + k) % g.players
            start: i64 = g.goods[seat * GOODS + BP]
            if start == SETUP_EVENT:
                start = g.tables.event_start[g.event]
            g.goods[seat * GOODS + BP] = start
            g.sources[(seat * 2 + 1) * SOURCES + START] = start
            g.councillors[seat * 2] = (country + k) % RING_SIZE
            g.councillors[seat * 2 + 1] = (town + k) % RING_SIZE
            take(g, seat, g.tables.resource_of[g.tile_of(seat)], 1)


def place_on(ring: vec[i64], tile: i64) -> i64:
    """Where on a ring a tile lies."""
    at: i64 = 0
    while ring[at] != tile:
        at += 1
    return at


SET_UP: Final[SetUp] = SetUp()


def prepare(g: Emara, starts: list[int]) -> None:
    """Markers, tokens and events ready, nothing drawn yet; the start values wait on the building pawns for the set-up."""
    for marker in range(MARKERS):
        g.markers[marker] = g.tables.marker_start[g.marker_setup * MARKERS + marker]
    g.favour_pile = g.tables.token_count[:]
    for event in range(EVENT_CARDS):
        if not g.solo or g.tables.solo_events[event] != 0:
            g.event_pile |= 1 << event
    for seat in range(g.players):
        g.goods[seat * GOODS + BP] = starts[seat]
    g.push(SET_UP)
