"""Dealing anew what a seat cannot see: the placements of the others behind their walls (REALMS-INFO-03, -05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.stack import Stack
from regalia.games.medieval_realms import placing

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def deal_anew(g: Realms, seat: i64) -> None:
    """All that is known of another seat is "ready" or "not ready". A seat that is ready gets any arrangement; one that is
    not begins again, since nobody can know how far it is."""
    if len(g.lanes) == 0:
        return
    for other in range(g.seats):
        if other == seat or g.is_regent(other):
            continue
        placing.clear_board(g, other)
        if len(g.lanes[other]) == 0:
            arrange(g, other)
        else:
            kind = placing.next_kind(g, other, placing.MAYORS)
            g.lanes[other] = Stack([g.game.steps.by_name[f"{placing.KIND_NAMES[kind]}:{other}"]])


def arrange(g: Realms, seat: i64) -> None:
    """Every leader of the seat anywhere it may go, drawn from the state's own generator."""
    kind = placing.next_kind(g, seat, placing.MAYORS)
    while kind != placing.ALL_PLACED:
        width: i64 = placing.WIDTHS[placing.MAYORS] if kind == placing.MAYORS else g.tables.terrains
        place: i64 = g.rng.below(width)
        if kind == placing.MAYORS or not placing.beside_own(g, seat, kind, place):
            placing.put(g, seat, kind, place)
            kind = placing.next_kind(g, seat, kind)
