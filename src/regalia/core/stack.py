"""The steps that lie on top of each other, in one buffer that is used again and again.

It is used like a list. Compiled, a list would look up the type of every step that it gives back and would give memory back and
ask for it again with every step; interpreted, nothing is quicker than a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regalia.core.ints import i64
from regalia.core.plain import stand_in
from regalia.core.step import Step
from regalia.core.vecs import append, vec


class Stack:
    """The first `depth` of `items` are the steps, the last of them on top; what stands behind is left over."""

    def __init__(self, steps: Sequence[Step[Any]] = ()) -> None:
        self.items: vec[Step[Any]] = vec[Step[Any]]()
        self.depth: i64 = 0
        for step in steps:
            self.append(step)

    def append(self, step: Step[Any]) -> None:
        if self.depth < len(self.items):
            self.items[self.depth] = step
        else:
            self.items = append(self.items, step)
        self.depth += 1

    def pop(self) -> Step[Any]:
        if self.depth == 0:
            raise IndexError
        self.depth -= 1
        return self.items[self.depth]

    def clear(self) -> None:
        self.depth = 0

    def copy(self) -> Stack:
        other = Stack()
        other.items = self.items[: self.depth]
        other.depth = self.depth
        return other

    def count(self, step: Step[Any]) -> int:
        return sum([1 for at in range(self.depth) if self.items[at] is step])

    def __len__(self) -> int:
        return self.depth

    def __getitem__(self, at: i64) -> Step[Any]:
        place: i64 = at + self.depth if at < 0 else at
        if place < 0 or place >= self.depth:
            raise IndexError(at)
        return self.items[place]

    def __contains__(self, step: object) -> bool:
        for at in range(self.depth):
            if self.items[at] is step:
                return True
        return False

    def __iter__(self) -> Iterator[Step[Any]]:
        return iter([self.items[at] for at in range(self.depth)])


stand_in("regalia.core.stack")
