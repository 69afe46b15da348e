"""How a value that is a row of numbers is written, read and dealt: a list of ids, slots, an order, numbers, counts."""

from __future__ import annotations

from typing import Any

from regalia.core.fields.kinds import EMPTY, Bound, Ids, Kind, bound_of, ids_of, index_of, shown, words
from regalia.core.position import Reader, check_id, check_items


class Listed(Kind):
    """Ids in order, as many as there are. `sort`: the order means nothing, so that equal positions are equal; `room`: they are
    kept in so many numbers, empty ones behind them."""

    name = "listed"

    def __init__(self, of: Ids, most: Bound | None, sort: bool, room: Bound | None) -> None:
        self.of, self.most, self.sort, self.room = of, most, sort, room

    def width(self, g: Any) -> int:
        return 0 if self.room is None else bound_of(g, self.room)

    def write(self, g: Any, value: Any) -> list[str]:
        ids = ids_of(g, self.of)
        return [ids[number] for number in self._arranged(self.held(value))]

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        found = reader.ids(name, index_of(g, self.of))
        most = bound_of(g, self.most) if self.most is not None else self.width(g) or len(found)
        if len(found) > most:
            raise reader.wrong(name, "position-length", self.clause, count=len(found), expected=most)
        return self._padded(found, self.width(g))

    def held(self, value: Any) -> list[int]:
        return [int(number) for number in value if self.room is None or number != EMPTY]

    def dealt(self, value: Any, members: list[int]) -> list[int]:
        return self._padded(members, 0 if self.room is None else len(value))

    def _arranged(self, numbers: list[int]) -> list[int]:
        return sorted(numbers) if self.sort else numbers

    def _padded(self, numbers: list[int], room: int) -> list[int]:
        return self._arranged(numbers) + [EMPTY] * (room - len(numbers))

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of)}


class Slots(Kind):
    """A fixed number of places, each with an id or empty; with `rows`, so many lists of them. A game whose places hold
    something else than an id says how one place is written and read, and which number is `empty`."""

    name = "slots"
    empty = EMPTY

    def __init__(self, of: Ids, count: Bound, rows: int = 0) -> None:
        self.of, self.count, self.rows = of, count, rows

    def width(self, g: Any) -> int:
        return bound_of(g, self.count) * max(1, self.rows)

    def write_one(self, g: Any, number: int) -> Any:
        return ids_of(g, self.of)[number]

    def read_one(self, g: Any, value: Any, field: str) -> int:
        return check_id(value, field, index_of(g, self.of))

    def write(self, g: Any, value: Any) -> list[Any]:
        written = [None if number == self.empty else self.write_one(g, int(number)) for number in value]
        length = bound_of(g, self.count)
        return [written[first : first + length] for first in range(0, len(written), length)] if self.rows else written

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        where, length = reader.at(name), bound_of(g, self.count)
        if not self.rows:
            return self._read_row(g, reader.items(name, length), where)
        lists = [check_items(row, f"{where}[{n}]", length) for n, row in enumerate(reader.items(name, self.rows))]
        return [number for n, row in enumerate(lists) for number in self._read_row(g, row, f"{where}[{n}]")]

    def _read_row(self, g: Any, items: list[Any], where: str) -> list[int]:
        return [self.empty if one is None else self.read_one(g, one, f"{where}[{n}]") for n, one in enumerate(items)]

    def held(self, value: Any) -> list[int]:
        return [int(number) for number in value if number != self.empty]

    def dealt(self, value: Any, members: list[int]) -> list[int]:
        rest = iter(members)
        return [self.empty if number == self.empty else next(rest) for number in value]

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of), "count": shown(self.count)}


class Order(Kind):
    """All ids, each once, in the order in which they lie."""

    name = "order"

    def __init__(self, of: Ids) -> None:
        self.of = of

    def width(self, g: Any) -> int:
        return len(ids_of(g, self.of))

    def write(self, g: Any, value: Any) -> list[str]:
        ids = ids_of(g, self.of)
        return [ids[number] for number in value]

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        found, ids = reader.ids(name, index_of(g, self.of)), ids_of(g, self.of)
        if len(found) != len(ids):
            raise reader.wrong(name, "position-length", self.clause, count=len(found), expected=len(ids))
        for number, id in enumerate(ids):
            if found.count(number) > 1:
                raise reader.wrong(name, "position-twice", self.clause, value=id)
        return found

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of)}


class Numbers(Kind):
    """Numbers in order: so many, or as many as there are."""

    name = "numbers"

    def __init__(self, low: Bound, high: Bound, count: Bound | None) -> None:
        self.low, self.high, self.count = low, high, count

    def width(self, g: Any) -> int:
        return 0 if self.count is None else bound_of(g, self.count)

    def write(self, g: Any, value: Any) -> list[int]:
        return [int(number) for number in value]

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        return reader.numbers(name, bound_of(g, self.low), bound_of(g, self.high), self.width(g) or None)

    def described(self) -> dict[str, int | str]:
        return {"low": shown(self.low), "high": shown(self.high)}


class Counts(Kind):
    """How many of each id; with `sparse` those that are there are named, the others left out."""

    name = "counts"

    def __init__(self, by: Ids, high: Bound, sparse: bool) -> None:
        self.by, self.high, self.sparse = by, high, sparse

    def width(self, g: Any) -> int:
        return len(ids_of(g, self.by))

    def write(self, g: Any, value: Any) -> dict[str, int]:
        ids = ids_of(g, self.by)
        return {id: int(value[n]) for n, id in enumerate(ids) if value[n] or not self.sparse}

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        return reader.counts(name, index_of(g, self.by), bound_of(g, self.high))

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.by)}


class Repeated(Kind):
    """A multiset kept as counts, written as a list in which an id stands as often as it is there."""

    name = "repeated"

    def __init__(self, of: Ids) -> None:
        self.of = of

    def width(self, g: Any) -> int:
        return len(ids_of(g, self.of))

    def write(self, g: Any, value: Any) -> list[str]:
        return [id for n, id in enumerate(ids_of(g, self.of)) for _ in range(value[n])]

    def read(self, g: Any, reader: Reader, name: str) -> list[int]:
        found = [0] * self.width(g)
        for number in reader.ids(name, index_of(g, self.of)):
            found[number] += 1
        return found

    def held(self, value: Any) -> list[int]:
        return [number for number, count in enumerate(value) for _ in range(count)]

    def dealt(self, value: Any, members: list[int]) -> list[int]:
        return [members.count(number) for number in range(len(value))]

    def described(self) -> dict[str, int | str]:
        return {"of": words(self.of)}
