"""Lists of numbers packed for the compiled modules: what files and positions bring, and rows of one value."""

from __future__ import annotations

from collections.abc import Iterable

from regalia.core.ints import i64
from regalia.core.plain import stand_in
from regalia.core.vecs import append, vec


def packed(values: Iterable[int]) -> vec[i64]:
    """These numbers side by side."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def row(length: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    found = vec[i64]()
    for _ in range(length):
        found = append(found, value)
    return found


stand_in("regalia.core.packing")
