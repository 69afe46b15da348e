"""How the value of a field is written, read and dealt: a number, a flag, an id, a set of ids, seats; `rows` has the others.

A value is what the state holds: an int, or a row of ints. A kind never looks at the state beyond its tables of ids and bounds.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from regalia.core.errors import PositionError
from regalia.core.position import Reader, check_id, check_number

Ids = str | Sequence[str] | Callable[[Any], Sequence[str]]
"""Where the ids are: "card" stands for `g.tables.card_ids`; or the words themselves; or a function of the state."""

Bound = int | str | Callable[[Any], int]
"""A number; "workers" stands for `g.tables.workers`; or a function of the state."""

EMPTY = -1


def ids_of(g: Any, of: Ids) -> Sequence[str]:
    if isinstance(of, str):
        found: Sequence[str] = getattr(g.tables, f"{of}_ids")
        return found
    return of(g) if callable(of) else of


def bound_of(g: Any, bound: Bound) -> int:
    if isinstance(bound, str):
        return int(getattr(g.tables, bound))
    return int(bound(g)) if callable(bound) else bound


def index_of(g: Any, of: Ids) -> dict[str, int]:
    return {id: number for number, id in enumerate(ids_of(g, of)) if id}


def bits(mask: int) -> list[int]:
    return [number for number in range(int(mask).bit_length()) if mask >> number & 1]


class Kind(metaclass=ABCMeta):
    """`clause` is cited when a value is refused."""

    clause = ""
    name = ""
    """Text key of the description: `field-<name>`."""

    def width(self, g: Any) -> int:
        """How many numbers make up a value; 0 for a single number or a row of any length."""
        return 0

    @abstractmethod
    def write(self, g: Any, value: Any) -> Any:
        """The value as JSON."""

    @abstractmethod
    def read(self, g: Any, reader: Reader, name: str) -> Any:
        """The value of the field `name` of a JSON object; PositionError names the field."""

    def held(self, value: Any) -> list[int]:
        """The components that the value holds."""
        return []

    def dealt(self, value: Any, members: list[int]) -> Any:
        """A value of the same shape that holds these components instead."""
        raise TypeError(f"{self.name} holds no components")

    def described(self) -> dict[str, int | str]:
        """Parameters of the description."""
        return {}


def words(of: Ids) -> str:
    """The ids a field draws on, for its description."""
    if isinstance(of, str):
        return of
    return "…" if callable(of) else ", ".join(id for id in of if id)


class Number(Kind):
    """A whole number between bounds; `none` is the number that JSON writes as null; `shift` is added when writing."""

    name = "number"

    def __init__(self, low: Bound, high: Bound, none: int | None, shift: int) -> None:
        self.low, self.high, self.none, self.shift = low, high, none, shift

    def write(self, g: Any, value: Any) -> Any:
        return None if self.none is not None and value == self.none else int(value) + self.shift

    def read(self, g: Any, reader: Reader, name: str) -> int:
        if self.none is not None and reader.raw(name) is None:
            return self.none
        return reader.number(name, bound_of(g, self.low), bound_of(g, self.high)) - self.shift

    def described(self) -> dict[str, int | str]:
        return {"low": shown(self.low), "high": shown(self.high), "none": int(self.none is not None)}


def shown(bound: Bound) -> int | str:
    return "…" if callable(bound) else bound


class Flag(Kind):
    name = "flag"

    def write(self, g: Any, value: Any) -> bool:
        return bool(value)

    def read(self, g: Any, reader: Reader, name: str) -> bool:
        return reader.flag(name)


class One(Kind):
    """One id, or null for `none` where that is allowed."""

    name = "one"

    def __init__(self, of: Ids, none: int | None) -> None:
        self.of, self.none = of, none

    def write(self, g: Any, value: Any) -> str | None:
        return None if self.none is not None and value == self.none else ids_of(g, self.of)[int(value)]

    def read(self, g: Any, reader: Reader, name: str) -> int:
        if self.none is not None and reader.raw(name) is None:
            return self.none
        return reader.id(name, index_of(g, self.of))

    def held(self, value: Any) -> list[int]:
        return [] if self.none is not None and value == self.none else [int(value)]

    def dealt(self, value: Any, members: list[int]) -> int:
        return members[0] if members else int(value)

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of), "none": int(self.none is not None)}


class Members(Kind):
    """A set of different ids, kept as a bit mask."""

    name = "members"

    def __init__(self, of: Ids) -> None:
        self.of = of

    def write(self, g: Any, value: Any) -> list[str]:
        ids = ids_of(g, self.of)
        return [ids[number] for number in bits(value)]

    def read(self, g: Any, reader: Reader, name: str) -> int:
        found = 0
        for number in reader.ids(name, index_of(g, self.of)):
            if found >> number & 1:
                raise reader.wrong(name, "position-twice", self.clause, value=ids_of(g, self.of)[number])
            found |= 1 << number
        return found

    def held(self, value: Any) -> list[int]:
        return bits(value)

    def dealt(self, value: Any, members: list[int]) -> int:
        return sum(1 << number for number in members)

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of)}


class Seat(Kind):
    """A seat, as the game names seats; null for `none` where that is allowed."""

    name = "seat"

    def __init__(self, names: Callable[[Any], list[Any]] | None, none: int | None) -> None:
        self.names, self.none = names, none

    def _names(self, g: Any) -> list[Any]:
        return self.names(g) if self.names else list(range(g.seats))

    def write(self, g: Any, value: Any) -> Any:
        return None if self.none is not None and value == self.none else self._names(g)[int(value)]

    def read(self, g: Any, reader: Reader, name: str) -> int:
        value = reader.raw(name)
        return self.none if value is None and self.none is not None else self.check(g, value, reader.at(name))

    def check(self, g: Any, value: Any, field: str) -> int:
        names = self._names(g)
        if names and isinstance(names[0], int):
            return check_number(value, field, 0, len(names) - 1)
        return check_id(value, field, {str(name): seat for seat, name in enumerate(names)})

    def described(self) -> dict[str, int | str]:
        return {"none": int(self.none is not None)}


class Seats(Kind):
    """A set of seats, kept as a bit mask."""

    name = "seats"

    def __init__(self, names: Callable[[Any], list[Any]] | None) -> None:
        self.one = Seat(names, None)

    def write(self, g: Any, value: Any) -> list[Any]:
        return [self.one.write(g, seat) for seat in bits(value)]

    def read(self, g: Any, reader: Reader, name: str) -> int:
        found = 0
        for n, value in enumerate(reader.items(name)):
            seat = self.one.check(g, value, f"{reader.at(name)}[{n}]")
            if found >> seat & 1:
                raise PositionError("position-twice", self.clause, field=reader.at(name), value=str(value))
            found |= 1 << seat
        return found
