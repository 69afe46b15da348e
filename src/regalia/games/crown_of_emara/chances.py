"""Kinds of chance events, in the order of the set-up."""

from __future__ import annotations

from typing import Final

C_COUNTRYSIDE: Final = 0
C_TOWN: Final = 1
C_FIRST: Final = 2
C_ADVISOR: Final = 3
C_EVENT: Final = 4
C_FAVOUR: Final = 5
C_CARD: Final = 6

# The six cyclic orders of four tiles: the first tile stays, the others follow clockwise.
RING_ORDERS: Final[list[list[int]]] = [
    [0, 1, 2, 3],
    [0, 1, 3, 2],
    [0, 2, 1, 3],
    [0, 2, 3, 1],
    [0, 3, 1, 2],
    [0, 3, 2, 1],
]
