"""Packed lists of numbers of the compiled modules; ordinary lists when interpreted.

Compiled, `vec[i64]` holds machine integers side by side: reading an item costs a tenth of a list's. A vec is a value: write
`self.row = append(self.row, x)`, copy with `self.row[:]`, and never keep two names of one that grows. Interpreted, the same
lines work on plain lists, so that the engine is as quick as with lists and needs no C wheel.

Not compiled itself, so that the engine needs no run-time dependency for the names when interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core import rng

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
elif str(rng.__file__).endswith(".py"):

    class Lists(dict):
        """`vec[i64]` is simply a list, of whatever: kept once it was asked for, since every copy of a state asks often."""

        def __missing__(self, item):
            self[item] = list
            return list

    vec = Lists()

    def append(values, value):
        values.append(value)
        return values

    def extend(values, more):
        values.extend(more)
        return values

    def pop(values, at=-1):
        value = values.pop(at)
        return values, value

    def remove(values, value):
        values.remove(value)
        return values
else:
    from librt.vecs import append, extend, pop, remove, vec

__all__ = ["append", "extend", "pop", "remove", "vec"]
