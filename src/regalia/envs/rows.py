"""The arrays of a batch in one piece of memory that several processes see."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from regalia.envs.observer import Array, Observer

LINE = 64
"""Arrays begin at multiples of so many bytes, so that no two share a line of a cache."""


class Rows(NamedTuple):
    """What a batch shows, and what it is told: `actions`; `drawn` are legal actions drawn by whoever has the rows."""

    observations: Array
    masks: Array
    rewards: Array
    dones: Array
    actor: Array
    actions: Array
    drawn: Array

    def part(self, first: int, last: int) -> Rows:
        return Rows(*[array[first:last] for array in self])


def sizes(n: int, observer: Observer, seats: int) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and kind of each of the arrays."""
    return [
        ((n, observer.size), observer.scaling.dtype),
        ((n, observer.actions), np.int8),
        ((n, seats), np.float32),
        ((n,), np.bool_),
        ((n,), np.int32),
        ((n,), np.int64),
        ((n,), np.int64),
    ]


def bytes_of(found: list[tuple[tuple[int, ...], Any]]) -> int:
    return sum(_bytes(shape, dtype) for shape, dtype in found)


def laid_out(found: list[tuple[tuple[int, ...], Any]], memory: SharedMemory) -> Rows:
    """The arrays one behind the other."""
    arrays, at = [], 0
    for shape, dtype in found:
        arrays.append(np.ndarray(shape, dtype, buffer=memory.buf, offset=at))
        at += _bytes(shape, dtype)
    return Rows(*arrays)


def _bytes(shape: tuple[int, ...], dtype: Any) -> int:
    return -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // LINE) * LINE
