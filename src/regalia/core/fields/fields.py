"""The table of a state's fields at work: written and read as a position, shown to a seat, compared, checked, dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from regalia.core.fields.attributes import check_declared, comparable, comparable_of
from regalia.core.fields.place import NO_SEAT, Place, places, rows
from regalia.core.fields.populations import Population, check_population, deal_anew, deduce
from regalia.core.fields.table import NOBODY_SEES, BySeat, Field, Hand, Part, Players
from regalia.core.position import Reader

LEFT_OUT = object()
Shown = Callable[[Place], Any]
"""What is written of a field: its value, something instead of it, or LEFT_OUT."""


class Later:
    """What is done when the rest has been read: the piles that may be left out, and the end of every object."""

    def __init__(self, reader: Reader) -> None:
        self.piles: list[tuple[Place, Reader]] = []
        self.readers = [reader]

    def object(self, reader: Reader, name: str) -> Reader:
        found = reader.object(name)
        self.readers.append(found)
        return found


class Fields:
    """`fixed`: attributes that follow from the configuration and never change; `derived`: that follow from declared fields and
    are worked out by the game's `after_reading`; `mixed`: rows where things of all seats lie in the order they came, the first of
    the rows saying whose: a position keeps the order of each seat's own."""

    def __init__(
        self,
        *parts: Part,
        populations: list[Population] | None = None,
        fixed: tuple[str, ...] = (),
        derived: tuple[str, ...] = (),
        held_derived: tuple[str, ...] = (),
        mixed: tuple[str, ...] = (),
    ) -> None:
        self.parts = parts
        self.populations = populations or []
        self.fixed = fixed
        self.derived = derived
        self.held_derived = held_derived
        self.mixed = mixed

    # -- positions -----------------------------------------------------------------------------

    def write(self, g: Any) -> dict[str, Any]:
        return self._write(self.parts, g, NO_SEAT, g, _written)

    def _write(self, parts: tuple[Part, ...], g: Any, seat: int, holder: Any, shown: Shown) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for part in parts:
            if isinstance(part, Players):
                shares = [self._write(part.parts, g, n, owner, shown) for n, (_, owner) in enumerate(rows(part, g))]
                names = part.names(g) if part.names else None
                found[part.name] = dict(zip(names, shares, strict=False)) if names else shares
            elif isinstance(part, BySeat):
                each = enumerate(part.fields(g))
                found[part.name] = {field.name: shown(Place(field, "", g, number, g)) for number, field in each}
            elif part.when is not None and not part.when(g):
                continue
            elif isinstance(part, Field):
                value = shown(Place(part, "", g, seat, holder))
                if value is not LEFT_OUT:
                    found[part.name] = value
            else:
                at_rest = part.none is not None and part.none(g)
                found[part.name] = None if at_rest else self._write(part.parts, g, seat, holder, shown)
        return found

    def read(self, g: Any, reader: Reader) -> None:
        """Everything that is given, then the piles that may be left out; unknown fields are refused."""
        later = Later(reader)
        self._read(self.parts, g, NO_SEAT, g, reader, later)
        for place, source in later.piles:
            if source.has(place.field.name) and source.raw(place.field.name) is not None:
                place.read(source)
            else:
                deduce(self, g, place)
        for source in later.readers:
            source.done()

    def _read(self, parts: tuple[Part, ...], g: Any, seat: int, holder: Any, reader: Reader, later: Later) -> None:
        for part in parts:
            if isinstance(part, Field):
                if part.when is None or part.when(g):
                    self._read_field(Place(part, reader.at(part.name), g, seat, holder), reader, later)
            elif isinstance(part, BySeat):
                inner = later.object(reader, part.name)
                for number, field in enumerate(part.fields(g)):
                    self._read_field(Place(field, inner.at(field.name), g, number, g), inner, later)
            elif part.optional and not reader.has(part.name):
                continue
            elif isinstance(part, Players):
                for number, (inner, (_, owner)) in enumerate(zip(_shares(part, g, reader, later), rows(part, g), strict=True)):
                    self._read(part.parts, g, number, owner, inner, later)
            elif (part.when is None or part.when(g)) and (part.none is None or reader.raw(part.name) is not None):
                self._read(part.parts, g, seat, holder, later.object(reader, part.name), later)

    def _read_field(self, place: Place, reader: Reader, later: Later) -> None:
        field = place.field
        if field.deduced:
            reader.used.add(field.name)
            later.piles.append((place, reader))
        elif reader.has(field.name) or not (field.optional or field.rest is not None):
            place.read(reader)
            reader.used.add(field.name)

    # -- views ---------------------------------------------------------------------------------

    def view(self, g: Any, viewer: int) -> dict[str, Any]:
        """What the viewer may know, in the position's form: of a hidden set its size, of another hidden value null, of what
        nobody sees nothing."""
        return self._write(self.parts, g, NO_SEAT, g, partial(_seen, viewer))

    # -- what follows from the table -----------------------------------------------------------

    def places(self, g: Any) -> Iterator[Place]:
        return places(self.parts, g)

    def check(self, g: Any) -> None:
        """Every population is complete: each component somewhere, once. PositionError names the field."""
        for population in self.populations:
            check_population(self, g, population)

    def deal_anew(self, g: Any, viewer: int) -> None:
        """Deal the components that the viewer cannot see anew among the places they lie hidden in, as many in each."""
        deal_anew(self, g, viewer)

    def hidden(self, g: Any, viewer: int) -> list[Place]:
        """The places whose value the viewer may not know."""
        return [place for place in self.places(g) if not place.sees(viewer)]

    def check_declared(self, state: type) -> None:
        """TypeError unless every attribute of the state class is declared, and nothing else."""
        check_declared(self, state)

    def comparable(self, g: Any) -> dict[str, Any]:
        """Every declared attribute as plain data, by name; mixed rows seat by seat."""
        return comparable(self, g)

    def comparable_of(self, holder: str) -> list[str]:
        """Their names: of the state for "", else of each object in this holder."""
        return comparable_of(self, holder)

    def holders(self) -> list[str]:
        """The attributes with one object for each seat."""
        return [part.holder for part in self.parts if isinstance(part, Players) and part.holder]


def _shares(part: Players, g: Any, reader: Reader, later: Later) -> list[Reader]:
    """The objects of the seats."""
    if not part.names:
        found = reader.objects(part.name, part.seats(g))
        later.readers += found
        return found
    whole = later.object(reader, part.name)
    return [later.object(whole, str(name)) for name in part.names(g)[: part.seats(g)]]


def _written(place: Place) -> Any:
    return LEFT_OUT if _at_rest(place) else place.write()


def _seen(viewer: int, place: Place) -> Any:
    """The value for one viewer: of a hidden set its size, of another hidden value null, of what nobody sees nothing."""
    if place.sees(viewer):
        return _written(place)
    if place.field.seen == NOBODY_SEES:
        return LEFT_OUT
    return len(place.held()) if place.field.population and place.field.kind.name != "one" else None


def _at_rest(place: Place) -> bool:
    """Whether the value need not be written; of a field by hand `rest` is what would be written."""
    rest = place.field.rest
    return rest is not None and bool((place.write() if isinstance(place.field.kind, Hand) else place.value()) == rest)
