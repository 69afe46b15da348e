"""Writing a row of derived numbers one after the other (`features.py` of a game): the names stand in the same order."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.vecs import append, vec

MOST: Final = 2.0
"""No number leaves a row larger than this, so that a strange position cannot lead an evaluation astray."""


class Numbers:
    """Fills a row from its beginning; the row has its length already and stays the caller's."""

    def __init__(self, out: vec[float]) -> None:
        self.out: vec[float] = out
        self.at: i64 = 0

    def put(self, value: float) -> None:
        kept = value
        if kept > MOST:
            kept = MOST
        elif kept < -MOST:
            kept = -MOST
        self.out[self.at] = kept
        self.at += 1

    def count(self, amount: i64, usual: float) -> None:
        """A number of things, as a share of what is usual at most."""
        self.put(float(amount) / usual)

    def flag(self, yes: bool) -> None:
        self.put(1.0 if yes else 0.0)


def zeros(length: i64) -> vec[float]:
    """A row of that length."""
    found = vec[float]()
    for _ in range(length):
        found = append(found, 0.0)
    return found
