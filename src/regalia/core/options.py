"""The options of one question, in one packed buffer that is used again and again; interpreted, a list of them."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.ints import i64
from regalia.core.plain import stand_in
from regalia.core.vecs import append, vec


class Options:
    """The first `count` of `items` are the options; what stands behind them is left over from earlier questions."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def copy(self) -> Options:
        other = Options()
        other.items = self.items[: self.count]
        other.count = self.count
        return other

    def has(self, action: i64) -> bool:
        for at in range(self.count):
            if self.items[at] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """The options as an ordinary list."""
        return [self.items[at] for at in range(self.count)]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, at: i64) -> i64:
        place: i64 = at + self.count if at < 0 else at
        if place < 0 or place >= self.count:
            raise IndexError(at)
        return self.items[place]

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())


stand_in("regalia.core.options")
