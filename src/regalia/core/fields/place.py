"""Where the value of a field lies in a state: an attribute, a stretch of a row, or one seat's share of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from regalia.core.fields.kinds import bound_of
from regalia.core.fields.table import ALL, OWNER, BySeat, Field, Group, Hand, Part, Players

NO_SEAT = -1


@dataclass(frozen=True)
class Place:
    """One field of one state; `seat` is NO_SEAT for what belongs to the table. `holder` has the attribute."""

    field: Field
    path: str
    g: Any
    seat: int
    holder: Any

    @property
    def shared(self) -> bool:
        """Whether the attribute has a share for each seat."""
        return self.seat != NO_SEAT and self.holder is self.g

    def value(self) -> Any:
        whole = getattr(self.holder, self.field.attr)
        if not self.shared and self.field.first is None:
            return whole
        if self.shared and hasattr(whole[self.seat], "__len__"):
            return whole[self.seat]
        width = self.field.kind.width(self.g)
        first = self._first(width)
        return whole[first : first + width] if width else whole[first]

    def store(self, value: Any) -> None:
        whole = getattr(self.holder, self.field.attr)
        if not self.shared and self.field.first is None:
            setattr(self.holder, self.field.attr, type(whole)(value) if isinstance(value, list) else value)
        elif self.shared and hasattr(whole[self.seat], "__len__"):
            whole[self.seat] = type(whole[self.seat])(value)
        else:
            first = self._first(self.field.kind.width(self.g))
            for n, number in enumerate(value if isinstance(value, list) else [value]):
                whole[first + n] = number

    def _first(self, width: int) -> int:
        start = 0 if self.field.first is None else bound_of(self.g, self.field.first)
        return start + (self.seat * max(1, width) if self.shared else 0)

    def _seat_args(self) -> tuple[Any, ...]:
        return (self.g,) if self.seat == NO_SEAT else (self.g, self.seat)

    def write(self) -> Any:
        kind = self.field.kind
        return kind.writing(*self._seat_args()) if isinstance(kind, Hand) else kind.write(self.g, self.value())

    def read(self, reader: Any) -> None:
        kind = self.field.kind
        if isinstance(kind, Hand):
            kind.reading(*self._seat_args(), reader)
        else:
            self.store(kind.read(self.g, reader, self.field.name))

    def held(self) -> list[int]:
        kind = self.field.kind
        if isinstance(kind, Hand):
            return [int(member) for member in kind.holding(*self._seat_args())] if kind.holding else []
        return kind.held(self.value())

    def sees(self, viewer: int) -> bool:
        """Whether the viewer may know the value."""
        owner = self.field.owner(self.g) if self.field.owner else self.seat
        if self.field.seen == ALL or (self.field.seen == OWNER and viewer == owner != NO_SEAT):
            return True
        return self.field.open is not None and self.field.open(self.g, owner)


def places(parts: tuple[Part, ...], g: Any, path: str = "", seat: int = NO_SEAT, holder: Any = None) -> Iterator[Place]:
    """Every field that the state has, seat by seat."""
    holder = g if holder is None else holder
    for part in parts:
        where = f"{path}.{part.name}" if path else part.name
        if isinstance(part, Field):
            if part.when is None or part.when(g):
                yield Place(part, where, g, seat, holder)
        elif isinstance(part, Group):
            if part.when is None or part.when(g):
                yield from places(part.parts, g, where, seat, holder)
        elif isinstance(part, BySeat):
            for number, field in enumerate(part.fields(g)):
                yield Place(field, f"{where}.{field.name}", g, number, g)
        else:
            for number, (row, owner) in enumerate(rows(part, g)):
                yield from places(part.parts, g, f"{where}{row}", number, owner)


def rows(part: Players, g: Any) -> list[tuple[str, Any]]:
    """For each seat the end of its path and the object that holds its fields."""
    names = part.names(g) if part.names else None
    holders = getattr(g, part.holder) if part.holder else [g] * part.seats(g)
    return [(f".{names[n]}" if names else f"[{n}]", holders[n]) for n in range(part.seats(g))]
