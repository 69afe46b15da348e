"""How one value of a state stands in an observation: a number, a flag, one of several ids, a set, slots, counts, a seat …

A unit reads the attribute that a field declares and writes its cells. It never decides what may be seen: the piece above it does
(pieces.py). Seats are written as the observing seat counts them: itself first, then clockwise.
"""

from __future__ import annotations

from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.observing.sheet import NOTHING, Sheet
from regalia.core.state import State
from regalia.core.vecs import vec


class Source:
    """Where a value lies: an attribute of the state, of the object of a seat, or a stretch of a row.

    attr    the attribute; `holder`: of the objects in this attribute of the state, one for each owner
    first   where the value begins in its row; `stride`: how far the next owner's share is from it
    width   how many numbers the value has; 0: a single number, or a row of any length
    nested  the attribute holds one row for each owner
    """

    def __init__(self, attr: str, holder: str, first: i64, stride: i64, width: i64, nested: bool) -> None:
        self.attr: Final[str] = attr
        self.holder: Final[str] = holder
        self.held: Final[bool] = holder != ""
        self.first: Final[i64] = first
        self.stride: Final[i64] = stride
        self.width: Final[i64] = width
        self.nested: Final[bool] = nested

    def start(self, owner: i64) -> i64:
        return 0 if self.nested else self.first + owner * self.stride


class Unit:
    """`shape` and `bounds` (least and most, for all cells) document what `write` writes at `at`, `size` cells at most.

    `write(g, owner, seat, out, at, limit)`: the value of `owner` as `seat` sees it. `limit` is how many of the components in
    it may be told: all (ALL_KNOWN), or the first ones that everybody knows. A unit whose cells are kept (sheet.py) says in
    `hide` what they hold when nothing may be told.

    `reads`: the attributes, as the ledger names them, that all of what is written depends on, besides the seats and what never
    changes in a game; None: on more than that, so that it is written every time.
    """

    def __init__(self, shape: list[int], low: i64, high: i64, reads: list[str] | None = None) -> None:
        self.shape: list[int] = shape
        self.reads: list[str] | None = reads
        size: i64 = 1
        for length in shape:
            size *= length
        self.size: i64 = size
        self.low: i64 = low
        self.high: i64 = high

    def prepare(self, g: State) -> None:
        """Called once before the values of all owners are written."""

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        raise NotImplementedError

    def hide(self, out: Sheet, at: i64) -> None:
        """Nothing may be told. Fresh cells are empty already."""

    def held(self, g: State, owner: i64) -> i64:
        """How many components the value holds."""
        raise NotImplementedError

    def turns(self) -> bool:
        """Whether the same value looks different from another seat."""
        return True

    def bounds(self) -> list[tuple[int, int]]:
        """Least and most of every cell."""
        return [(self.low, self.high)] * self.size


ALL_KNOWN: Final = 1_000_000


class OfField(Unit):
    """A unit that reads one declared attribute; the attribute itself is fetched once for all owners."""

    def __init__(self, source: Source, shape: list[int], low: i64, high: i64) -> None:
        super().__init__(shape, low, high, [f"{source.holder}.{source.attr}" if source.held else source.attr])
        self.source: Final[Source] = source
        self.fetched: vec[i64] = vec[i64]()
        self.things: list[Any] = []

    def turns(self) -> bool:
        return False


class Single(OfField):
    """One number: by itself, of an object of its owner, or in a row."""

    def __init__(self, source: Source, shape: list[int], low: i64, high: i64) -> None:
        super().__init__(source, shape, low, high)
        self.alone: Final[bool] = source.first == 0 and source.stride == 0 and not source.held
        self.only: i64 = 0

    def prepare(self, g: State) -> None:
        if self.source.held:
            self.things = getattr(g, self.source.holder)
        elif self.alone:
            self.only = getattr(g, self.source.attr)
        else:
            self.fetched = getattr(g, self.source.attr)

    def number(self, owner: i64) -> i64:
        if self.alone:
            return self.only
        if self.source.held:
            found: i64 = getattr(self.things[owner], self.source.attr)
            return found
        return self.fetched[self.source.first + owner * self.source.stride]


class InRow(OfField):
    """Several numbers of a row: so many, or all that there are. `ids`: how many different ids they can be."""

    def __init__(self, source: Source, shape: list[int], ids: i64, low: i64, high: i64) -> None:
        super().__init__(source, shape, low, high)
        self.ids: Final[i64] = ids
        self.own: Final[bool] = source.held or source.nested

    def prepare(self, g: State) -> None:
        if self.source.held:
            self.things = getattr(g, self.source.holder)
        elif self.source.nested:
            self.things = getattr(g, self.source.attr)
        else:
            self.fetched = getattr(g, self.source.attr)

    def row(self, owner: i64) -> vec[i64]:
        if not self.own:
            return self.fetched
        found: vec[i64] = self.things[owner] if self.source.nested else getattr(self.things[owner], self.source.attr)
        return found

    def length(self, numbers: vec[i64]) -> i64:
        return self.source.width if self.source.width > 0 else len(numbers)

    def held(self, g: State, owner: i64) -> i64:
        numbers = self.row(owner)
        first = self.source.start(owner)
        count: i64 = 0
        for n in range(self.length(numbers)):
            if numbers[first + n] >= 0:
                count += 1
        return count


class Number(Single):
    """A number as it is."""

    def __init__(self, source: Source, low: i64, high: i64) -> None:
        super().__init__(source, [1], low, high)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        out.set(at, self.number(owner))

    def hide(self, out: Sheet, at: i64) -> None:
        out.set(at, 0)


class MaybeNumber(Single):
    """Whether there is a number, then the number."""

    def __init__(self, source: Source, low: i64, high: i64, none: i64) -> None:
        super().__init__(source, [2], low, high)
        self.none: Final[i64] = none

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        found = self.number(owner)
        if found == self.none:
            self.hide(out, at)
            return
        out.set(at, 1)
        out.set(at + 1, found)

    def hide(self, out: Sheet, at: i64) -> None:
        out.set(at, 0)
        out.set(at + 1, 0)

    def bounds(self) -> list[tuple[int, int]]:
        return [(0, 1), (min(0, self.low), self.high)]


class One(Single):
    """A cell for each id: 1 for the one it is; none at all for nothing."""

    def __init__(self, source: Source, ids: i64) -> None:
        super().__init__(source, [ids], 0, 1)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        found = self.number(owner)
        if found >= self.size:
            found = NOTHING
        out.set_one(at, found)

    def hide(self, out: Sheet, at: i64) -> None:
        out.set_one(at, NOTHING)


class Members(Single):
    """A cell for each id: 1 if it is in the set."""

    def __init__(self, source: Source, ids: i64) -> None:
        super().__init__(source, [ids], 0, 1)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        out.set_members(at, self.number(owner))

    def hide(self, out: Sheet, at: i64) -> None:
        out.set_members(at, 0)

    def held(self, g: State, owner: i64) -> i64:
        rest = self.number(owner)
        count: i64 = 0
        while rest > 0:
            rest &= rest - 1
            count += 1
        return count


class Slots(InRow):
    """For each place a cell for each id."""

    def __init__(self, source: Source, places: i64, ids: i64) -> None:
        super().__init__(source, [places, ids], ids, 0, 1)
        self.places: Final[i64] = places

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        numbers = self.row(owner)
        first = self.source.start(owner)
        out.set_ones(at, self.places, self.ids, numbers, first, min(limit, self.length(numbers)))

    def hide(self, out: Sheet, at: i64) -> None:
        for n in range(self.places):
            out.set_one(at + n * self.ids, NOTHING)


class Listed(InRow):
    """A long list: how often each id stands in it."""

    def __init__(self, source: Source, ids: i64, high: i64) -> None:
        super().__init__(source, [ids], ids, 0, high)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        numbers = self.row(owner)
        first = self.source.start(owner)
        for n in range(min(limit, self.length(numbers))):
            found: i64 = numbers[first + n]
            if 0 <= found < self.ids:
                out.add(at + found)


class Numbers(InRow):
    """Numbers side by side, or how many of each id."""

    def __init__(self, source: Source, count: i64, low: i64, high: i64) -> None:
        super().__init__(source, [count], 0, low, high)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        numbers = self.row(owner)
        first = self.source.start(owner)
        out.set_row(at, self.size, numbers, first, min(self.size, len(numbers) - first))

    def hide(self, out: Sheet, at: i64) -> None:
        for n in range(self.size):
            out.set(at + n, 0)

    def held(self, g: State, owner: i64) -> i64:
        numbers = self.row(owner)
        first = self.source.start(owner)
        count: i64 = 0
        for n in range(min(self.size, len(numbers) - first)):
            count += numbers[first + n]
        return count


class Seat(Single):
    """A cell for each seat, the observing seat first: 1 for the one it is."""

    def __init__(self, source: Source, seats: i64) -> None:
        super().__init__(source, [seats], 0, 1)

    def turns(self) -> bool:
        return True

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        out.set_seat(at, self.size, self.number(owner), seat)

    def hide(self, out: Sheet, at: i64) -> None:
        out.set_one(at, NOTHING)


class Seats(Single):
    """A cell for each seat, the observing seat first: 1 if it is in the set."""

    def __init__(self, source: Source, seats: i64) -> None:
        super().__init__(source, [seats], 0, 1)

    def turns(self) -> bool:
        return True

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        found = self.number(owner)
        for other in range(self.size):
            out.set(at + (other - seat + self.size) % self.size, (found >> other) & 1)

    def hide(self, out: Sheet, at: i64) -> None:
        for other in range(self.size):
            out.set(at + other, 0)


class SeatRow(InRow):
    """Places that hold seats: for each place a cell for each seat, the observing seat first."""

    def __init__(self, source: Source, places: i64, seats: i64) -> None:
        super().__init__(source, [places, seats], seats, 0, 1)
        self.places: Final[i64] = places

    def turns(self) -> bool:
        return True

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        numbers = self.row(owner)
        first = self.source.start(owner)
        there: i64 = self.length(numbers)
        for n in range(self.places):
            whose: i64 = NOTHING
            if n < there:
                whose = numbers[first + n]
            out.set_seat(at + n * self.ids, self.ids, whose, seat)

    def hide(self, out: Sheet, at: i64) -> None:
        for n in range(self.places):
            out.set_one(at + n * self.ids, NOTHING)
