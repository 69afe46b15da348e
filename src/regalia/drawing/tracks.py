"""A track: where a value stands on a line, its marks, and who stands together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from regalia.drawing.markup import num, path, text


class Track:
    """A scale from left to right, from 0 to `most`, at the height `y`."""

    def __init__(self, left: float, right: float, most: float, y: float) -> None:
        self.left = left
        self.right = right
        self.most = most
        self.y = y

    def at(self, value: float) -> float:
        return self.left + (self.right - self.left) * value / self.most

    def rail(self, classes: str = "rail") -> str:
        return path(f"M{num(self.left)} {num(self.y)}H{num(self.right)}", classes)

    def stretch(self, begin: float, end: float, classes: str) -> str:
        """From one value to another."""
        return path(f"M{num(self.at(begin))} {num(self.y)}H{num(self.at(end))}", classes)

    def strokes(self, values: Iterable[float], up: float, down: float, classes: str = "hair2") -> str:
        """A small line across the track at each value."""
        return path("".join(f"M{num(self.at(value))} {num(self.y - up)}v{num(up + down)}" for value in values), classes)

    def numbers(self, values: Iterable[int], y: float, classes: str = "tick") -> str:
        return "".join(text(self.at(value), y, value, classes) for value in values)


def standing(values: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The seats on each value, lowest value first: those on one value stand together."""
    found: dict[int, list[int]] = defaultdict(list)
    for seat, value in enumerate(values):
        found[value].append(seat)
    return sorted(found.items())
