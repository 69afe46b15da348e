"""Effects, prices and gains in signs (`price → gain`): the same row in a drawing and in running text.

A sign is a kind and a value: ("icon", symbol), ("n", number), ("op", a mark between), ("points", number in a pennon), ("arrow", ""),
("both", ""), ("slash", ""). A game adds kinds of its own by a subclass.
"""

from __future__ import annotations

from collections.abc import Sequence

from regalia.drawing.markup import icon, num, path, text, use
from regalia.drawing.pieces import arrow, pennon

Sign = tuple[str, str]
ARROW: Sign = ("arrow", "")
BOTH: Sign = ("both", "")
SLASH: Sign = ("slash", "")
SLIM = ":/·"
WRITTEN = {"arrow": "<u>→</u>", "both": "<u>↔</u>", "slash": "<u>/</u>"}


def times(symbol: str, count: int, most: int = 3) -> list[Sign]:
    """A symbol so many times; more than `most` are a number and the symbol."""
    return [("icon", symbol)] * count if count <= most else [("n", str(count)), ("icon", symbol)]


class Script:
    """How a game writes its signs: `gap` behind a symbol, `letter` for each letter of a number, room for an `arrow`; where room is
    short symbols shrink to `smallest` before the whole row is drawn together; `points` is the size of a pennon."""

    def __init__(
        self,
        gap: float = 1,
        letter: float = 8.3,
        arrow: float = 13,
        smallest: float = 13,
        classes: str = "en",
        points: tuple[float, float] = (13, 15.5),
    ) -> None:
        self.gap = gap
        self.letter = letter
        self.arrow = arrow
        self.smallest = smallest
        self.classes = classes
        self.points = points

    def advance(self, kind: str, value: str, size: float) -> float:
        """How much room one sign takes."""
        if kind in ("n", "op"):
            return 5.2 if value in SLIM else self.letter * len(value) + 1
        if kind == "slash":
            return 6
        return {"arrow": self.arrow, "both": self.arrow + 3, "points": self.points[0] + 3}.get(kind, size + self.gap)

    def draw(self, kind: str, value: str, x: float, size: float) -> str:
        """One sign about the middle line 0."""
        if kind == "n":
            return text(x, 5, value, self.classes)
        if kind == "op":
            return text(x, 4.5, value, "eo")
        if kind == "points":
            wide, high = self.points
            return pennon(x, -high / 2, wide, high, value, high * 0.29)
        if kind == "slash":
            return path(f"M{num(x)} 5.5l4-11", "arr")
        if kind == "arrow":
            return arrow(x + (self.arrow - 9) / 2, 0)
        if kind == "both":
            return path(f"M{num(x + 1.5)} 0h10m-3-3 3 3-3 3m-4 0-3-3 3-3", "arr")
        return use(value, x, -size / 2, size)

    def write(self, kind: str, value: str, size: int) -> str:
        """One sign in running text."""
        if kind == "points":
            return f'<span class="pen">{value}</span>'
        if kind in WRITTEN:
            return WRITTEN[kind]
        return f"<b>{value}</b>" if kind == "n" else f"<u>{value}</u>" if kind == "op" else icon(value, size)

    def width(self, found: Sequence[Sign], size: float) -> float:
        return sum(self.advance(kind, value, size) for kind, value in found) - (self.gap if found else 0)

    def drawn(self, found: Sequence[Sign], x: float, middle: float, size: float, room: float = 0, centred: bool = False) -> str:
        """A row about a middle line; between x and x + room if there is room to keep to, smaller if it must be."""
        while room and size > self.smallest and self.width(found, size) > room:
            size -= 1
        whole = self.width(found, size)
        scale = min(1.0, room / whole) if room and whole else 1.0
        at = 0.0
        parts = []
        for kind, value in found:
            parts.append(self.draw(kind, value, at, size))
            at += self.advance(kind, value, size)
        start = x + (room - whole * scale) / 2 if room and centred else x
        turn = f" scale({num(scale)})" if scale < 1 else ""
        return f'<g transform="translate({num(start)} {num(middle)}){turn}">{"".join(parts)}</g>'

    def written(self, found: Sequence[Sign], size: int) -> str:
        return "".join(self.write(kind, value, size) for kind, value in found)
