"""The declarations: one line for each field of a state, in the order and nesting of the position's JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from regalia.core.fields import kinds as k
from regalia.core.fields import rows as r
from regalia.core.fields.kinds import Bound, Ids, Kind
from regalia.core.position import Reader

# Who sees a field.
ALL = "all"
OWNER = "owner"
SIZE = "size"
NOBODY_SEES = "nobody"

When = Callable[[Any], bool]
Names = Callable[[Any], list[Any]]


@dataclass(frozen=True, kw_only=True)
class Field:
    """One value of the state.

    name        what it is called in the position
    attr        the attribute of the state that holds it; `more`: attributes that this field covers besides
    first       where its numbers begin, if it is only part of a row
    seen        ALL, OWNER (of the seat, or `owner` of the state), SIZE (everybody knows how many) or NOBODY_SEES
    open        when it is shown to everybody after all, by state and owner
    population  the components it holds belong to; `deduced`: left out or null, it is whatever lies nowhere else
    known       how many of its first components everybody knows although the others are hidden
    rest        the value that is not written, and stands for a field that is missing
    optional    may be missing: then the state keeps what it has
    when        whether a state has the field at all
    seated      its numbers are seats: an observation turns them so that the observing seat is the first
    peak        the highest number there can ever be, where `high` depends on the position
    """

    name: str
    kind: Kind
    attr: str = ""
    more: tuple[str, ...] = ()
    first: Bound | None = None
    seen: str = ALL
    owner: Callable[[Any], int] | None = None
    open: Callable[[Any, int], bool] | None = None
    population: str = ""
    deduced: bool = False
    known: Callable[[Any], int] | None = None
    rest: Any = None
    optional: bool = False
    when: When | None = None
    seated: bool = False
    peak: int | None = None

    @property
    def attrs(self) -> tuple[str, ...]:
        return ((self.attr,) if self.attr else ()) + self.more


@dataclass(frozen=True)
class Group:
    """An object of the position. `none`: when it is at rest and written as null."""

    name: str
    parts: tuple[Part, ...]
    when: When | None = None
    none: When | None = None
    optional: bool = False


@dataclass(frozen=True)
class Players:
    """What each seat has: a list of objects, or with `names` an object by the seats' names. `count`: how many seats have it.

    `holder` names the attribute with one object per seat whose attributes the fields are; without it they are rows of the
    state, with a share for each seat. `things`: the shares are not seats' but those of spaces, places, offices …
    """

    parts: tuple[Part, ...]
    name: str = "players"
    names: Names | None = None
    count: Callable[[Any], int] | None = None
    holder: str = ""
    optional: bool = False
    things: bool = False

    def seats(self, g: Any) -> int:
        return int(self.count(g)) if self.count else int(g.seats)


@dataclass(frozen=True)
class BySeat:
    """One field of every seat, in an object by the seats' names. `things`: of every thing of a kind, such as an office."""

    field: Field
    names: Names
    things: bool = False

    @property
    def name(self) -> str:
        return self.field.name

    def fields(self, g: Any) -> list[Field]:
        """The field of each seat, called as the seat."""
        return [replace(self.field, name=str(name)) for name in self.names(g)]


Part = Field | Group | Players | BySeat


def _field(name: str, kind: Kind, clause: str, options: dict[str, Any]) -> Field:
    kind.clause = clause
    return Field(name=name, kind=kind, **{"attr": name, **options})


def number(
    name: str, low: Bound, high: Bound, *, none: int | None = None, shift: int = 0, clause: str = "", **options: Any
) -> Field:
    return _field(name, k.Number(low, high, none, shift), clause, options)


def flag(name: str, *, clause: str = "", **options: Any) -> Field:
    return _field(name, k.Flag(), clause, options)


def one(name: str, of: Ids, *, none: int | None = k.EMPTY, clause: str = "", **options: Any) -> Field:
    """One id; null stands for `none`, unless that is None."""
    return _field(name, k.One(of, none), clause, options)


def members(name: str, of: Ids, *, clause: str = "", **options: Any) -> Field:
    """A set as a bit mask."""
    return _field(name, k.Members(of), clause, options)


def listed(
    name: str,
    of: Ids,
    *,
    most: Bound | None = None,
    sort: bool = False,
    room: Bound | None = None,
    clause: str = "",
    **options: Any,
) -> Field:
    """Ids in order; with `room`, kept in so many numbers."""
    return _field(name, r.Listed(of, most, sort, room), clause, options)


def slots(name: str, of: Ids, count: Bound, *, rows: int = 0, clause: str = "", **options: Any) -> Field:
    """Places with an id or empty; with `rows`, so many lists of `count` places."""
    return _field(name, r.Slots(of, count, rows), clause, options)


def order(name: str, of: Ids, *, clause: str = "", **options: Any) -> Field:
    """All ids, each once, in the order in which they lie."""
    return _field(name, r.Order(of), clause, options)


def numbers(name: str, low: Bound, high: Bound, count: Bound | None = None, *, clause: str = "", **options: Any) -> Field:
    return _field(name, r.Numbers(low, high, count), clause, options)


def counts(name: str, by: Ids, high: Bound, *, sparse: bool = False, clause: str = "", **options: Any) -> Field:
    return _field(name, r.Counts(by, high, sparse), clause, options)


def repeated(name: str, of: Ids, *, clause: str = "", **options: Any) -> Field:
    return _field(name, r.Repeated(of), clause, options)


def seat(name: str, *, names: Names | None = None, none: int | None = None, clause: str = "", **options: Any) -> Field:
    return _field(name, k.Seat(names, none), clause, options)


def seats(name: str, *, names: Names | None = None, clause: str = "", **options: Any) -> Field:
    """A set of seats as a bit mask."""
    return _field(name, k.Seats(names), clause, options)


def pile(name: str, of: Ids, population: str, *, seen: str = SIZE, clause: str = "", **options: Any) -> Field:
    """A face-down pile without an order: a set, of which everybody sees how many; left out of a position, it is the rest."""
    return _field(name, k.Members(of), clause, {"population": population, "seen": seen, "deduced": True, **options})


class Hand(Kind):
    """What a table cannot say, written out. For a field of a seat the functions take the seat after the state."""

    name = "by-hand"

    def __init__(
        self,
        writing: Callable[..., Any],
        reading: Callable[..., None],
        holding: Callable[..., list[int]] | None,
    ) -> None:
        self.writing, self.reading, self.holding = writing, reading, holding

    def write(self, g: Any, value: Any) -> Any:
        raise TypeError(self.name)

    def read(self, g: Any, reader: Reader, name: str) -> Any:
        raise TypeError(self.name)


def by_hand(
    name: str,
    attrs: Sequence[str],
    *,
    write: Callable[..., Any],
    read: Callable[..., None],
    held: Callable[..., list[int]] | None = None,
    **options: Any,
) -> Field:
    """`write(g)` gives the JSON; `read(g, reader)` takes the field out of its object and sets the attributes; `held(g)` the
    components of the population."""
    return Field(name=name, kind=Hand(write, read, held), more=tuple(attrs), **options)


def group(name: str, *parts: Part, when: When | None = None, none: When | None = None, optional: bool = False) -> Group:
    return Group(name, parts, when, none, optional)


def players(
    *parts: Part,
    name: str = "players",
    names: Names | None = None,
    count: Callable[[Any], int] | None = None,
    holder: str = "",
    optional: bool = False,
) -> Players:
    return Players(parts, name, names, count, holder, optional)


def each(name: str, of: Ids, *parts: Part) -> Players:
    """The same fields for each of several things that are not seats (spaces, places), by their ids; rows of the state with a
    share for each. Functions of `by_hand` take the number of the thing after the state."""
    return Players(parts, name, lambda g: list(k.ids_of(g, of)), lambda g: len(k.ids_of(g, of)), things=True)


def by_seat(field: Field, names: Names, things: bool = False) -> BySeat:
    return BySeat(field, names, things)
