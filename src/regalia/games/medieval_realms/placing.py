"""Leaders on a realm board: how many are still in hand, where each may go (REALMS-PLACE-01 to -08, REALMS-DECOY-01 to -03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.medieval_realms.tables import ADMIRAL, GENERAL, MAYOR, SLOTS, TERRAINS

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

# Where each kind begins on a realm board (the same numbers as in state.py), and how many places it has.
STARTS: Final[list[int]] = [0, 6, 16, 26]
WIDTHS: Final[list[int]] = [SLOTS, TERRAINS, TERRAINS, TERRAINS]
BOARD_SIZE: Final = 36


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


def on_board(g: Realms, seat: i64, kind: i64) -> i64:
    found: i64 = 0
    first: i64 = seat * BOARD_SIZE + STARTS[kind]
    for at in range(first, first + WIDTHS[kind]):
        found += g.placed[at]
    return found


def in_hand(g: Realms, seat: i64, kind: i64) -> i64:
    """Leaders of a kind still to be placed (REALMS-PLACE-02)."""
    return to_place_in_all(g, seat, kind) - on_board(g, seat, kind)


def next_kind(g: Realms, seat: i64, first: i64) -> i64:
    """The kind the seat places next, from `first` on; ALL_PLACED when its hand is empty."""
    for kind in range(first, KINDS):
        if in_hand(g, seat, kind) > 0:
            return kind
    return ALL_PLACED


def put(g: Realms, seat: i64, kind: i64, place: i64) -> None:
    """`place` is a slot for a mayor, else a terrain, both from 0."""
    g.placed[seat * BOARD_SIZE + STARTS[kind] + place] += 1


def decoys_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[seat * BOARD_SIZE + STARTS[DECOYS] + terrain]


def generals_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[seat * BOARD_SIZE + STARTS[GENERALS] + terrain]


def admirals_on(g: Realms, seat: i64, terrain: i64) -> i64:
    return g.placed[seat * BOARD_SIZE + STARTS[ADMIRALS] + terrain]


def beside_own(g: Realms, seat: i64, kind: i64, terrain: i64) -> bool:
    """REALMS-DECOY-03: a decoy and a military leader of the same seat would share the terrain."""
    if kind == DECOYS:
        return generals_on(g, seat, terrain) + admirals_on(g, seat, terrain) > 0
    return decoys_on(g, seat, terrain) > 0


def clear_board(g: Realms, seat: i64) -> None:
    """REALMS-PLACE-08: every leader back in hand."""
    first: i64 = seat * BOARD_SIZE
    for at in range(first, first + BOARD_SIZE):
        g.placed[at] = 0
