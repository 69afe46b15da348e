"""Small sets as bit masks: a face-down pile without an order, the cards somebody has, the squares that are taken.

Masks are built from a table: compiled, `1 << number` with a variable number is a shift of 32 bits.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.packing import packed
from regalia.core.state import State
from regalia.core.vecs import vec

LARGEST: Final = 62
BIT: Final[vec[i64]] = packed([2**number for number in range(LARGEST)])


def bit(number: i64) -> i64:
    """The set that holds this number alone."""
    return BIT[number]


SIZES: Final[vec[i64]] = packed([number.bit_count() for number in range(1024)])


def size(mask: i64) -> i64:
    """How many numbers a set holds."""
    found: i64 = 0
    rest: i64 = mask
    while rest > 0:
        found += SIZES[rest & 1023]
        rest >>= 10
    return found


def members(mask: i64) -> list[int]:
    """The numbers of a set, in order."""
    found: list[int] = []
    rest: i64 = mask
    number: i64 = 0
    while rest > 0:
        if rest & 0xFF == 0:
            rest >>= 8
            number += 8
            continue
        if rest & 1 == 1:
            found.append(number)
        rest >>= 1
        number += 1
    return found


def draw(g: State, kind: i64, mask: i64) -> i64:
    """One member of a set that is not empty, each as likely as the others."""
    return g.pick_member(kind, mask)
