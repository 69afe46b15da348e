"""Leaders on a realm board: how many are still in hand, where each may go (REALMS-PLACE-01 to -08, REALMS-DECOY-01 to -03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.packing import packed
from regalia.core.vecs import vec
from regalia.games.medieval_realms.tables import (
    ADMIRAL,
    ADMIRALS_AT,
    DECOYS_AT,
    GENERAL,
    GENERALS_AT,
    MAYOR,
    SLOTS,
    TERRAINS,
)

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms

# What is placed, in this order (spec, decisions D2a to D2d).
MAYORS: Final = 0
DECOYS: Final = 1
GENERALS: Final = 2
ADMIRALS: Final = 3
KINDS: Final = 4
ALL_PLACED: Final = 4
KIND_NAMES: Final[list[str]] = ["place_mayor", "place_decoy", "place_general", "place_admiral"]
KIND_WORDS: Final[list[str]] = ["mayor", "decoy", "general", "admiral"]

# Where each kind begins within `placed`, and how many places a seat has for it.
STARTS: Final[vec[i64]] = packed([0, DECOYS_AT, GENERALS_AT, ADMIRALS_AT])
WIDTHS: Final[vec[i64]] = packed([SLOTS, TERRAINS, TERRAINS, TERRAINS])


def decoys_of(g: Realms, seat: i64) -> i64:
    """REALMS-DECOY-01: two of the mayors in a two-player game."""
    mayors = g.owns(seat, MAYOR)
    return g.tables.decoys if g.tables.decoys < mayors else mayors


def to_place_in_all(g: Realms, seat: i64, kind: i64) -> i64:
    if kind == MAYORS:
        return g.owns(seat, MAYOR) - decoys_of(g, seat)
    if kind == DECOYS:
        return decoys_of(g, seat)
    return g.owns(seat, GENERAL if kind == GENERALS else ADMIRAL)


def first_place(seat: i64, kind: i64) -> i64:
    """Where the places of a seat for a kind begin within `placed`."""
    return STARTS[kind] + seat * WIDTHS[kind]


def on_board(g: Realms, seat: i64, kind: i64) -> i64:
    found: i64 = 0
    placed = g.placed
    first = first_place(seat, kind)
    for at in range(first, first + WIDTHS[kind]):
        found += placed[at]
    return found


def in_hand(g: Realms, seat: i64, kind: i64) -> i64:
    """Leaders of a kind still to be placed (REALMS-PLACE-02)."""
    owned = to_place_in_all(g, seat, kind)
    return owned - on_board(g, seat, kind) if owned > 0 else 0


def next_kind(g: Realms, seat: i64, first: i64) -> i64:
    """The kind the seat places next, from `first` on; ALL_PLACED when its hand is empty."""
    for kind in range(first, KINDS):
        if in_hand(g, seat, kind) > 0:
            return kind
    return ALL_PLACED


def put(g: Realms, seat: i64, kind: i64, place: i64) -> None:
    """`place` is a slot for a mayor, else a terrain, both from 0."""
    g.placed[first_place(seat, kind) + place] += 1


def mayors_on(g: Realms, seat: i64, slot: i64) -> i64:
    return g.placed[seat * SLOTS + slot]


def decoys_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[DECOYS_AT + seat * TERRAINS + terrain]


def generals_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[GENERALS_AT + seat * TERRAINS + terrain]


def admirals_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[ADMIRALS_AT + seat * TERRAINS + terrain]


def beside_own(g: Realms, seat: i64, kind: i64, terrain: i64) -> bool:
    """REALMS-DECOY-03: a decoy and a military leader of the same seat would share the terrain."""
    if kind == DECOYS:
        return generals_on(g, seat, terrain) + admirals_on(g, seat, terrain) > 0
    return decoys_on(g, seat, terrain) > 0


def clear_board(g: Realms, seat: i64) -> None:
    """REALMS-PLACE-08: every leader back in hand."""
    for kind in range(KINDS):
        first = first_place(seat, kind)
        for at in range(first, first + WIDTHS[kind]):
            g.placed[at] = 0
