"""The state's own generator: sfc32, four 32-bit words (adds, shifts and xors only).

Every product stays below 2**63, so interpreted and compiled code give the same numbers.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A small, copyable source of random numbers."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.counter: i64 = counter & MASK

    def next32(self) -> i64:
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & MASK)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next32() * n) >> 32

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int) -> Rng:
    """A generator for any Python integer, however large; the first numbers are thrown away to mix the seed."""
    size = 1 << 96
    mixed = seed % size
    rng = Rng(mixed & MASK, (mixed >> 32) & MASK, (mixed >> 64) & MASK, 1)
    for _ in range(WARM_UP):
        rng.next32()
    return rng


def from_words(words: list[int]) -> Rng:
    return Rng(words[0], words[1], words[2], words[3])
