"""The attributes of a state class against its table: nothing undeclared, nothing forgotten."""

from __future__ import annotations

import dis
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from regalia.core.fields.table import BySeat, Field, Group, Part, Players
from regalia.core.state import State

if TYPE_CHECKING:
    from regalia.core.fields.fields import Fields


def attributes_of(cls: type) -> set[str]:
    """The attributes that a class sets on its instances in `__init__`, compiled or interpreted; not those of its bases."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    if compiled is not None:
        inherited = {name for base in cls.__mro__[1:] for name in getattr(base, "__mypyc_attrs__", ())}
        return set(compiled) - inherited
    return {str(line.argval) for line in dis.get_instructions(vars(cls)["__init__"]) if line.opname == "STORE_ATTR"}


def check_declared(fields: Fields, state: type) -> None:
    declared = {attr for part in walk(fields.parts) for attr in part.attrs} | {*fields.fixed, *fields.derived}
    declared |= {part.holder for part in fields.parts if isinstance(part, Players) and part.holder}
    _compare(state, attributes_of(state), declared)


def check_holder(cls: type, fields: Fields, holder: str) -> None:
    """The same for the class of the objects that hold what a seat has."""
    _compare(cls, attributes_of(cls), set(comparable_of(fields, holder)))


def _compare(cls: type, there: set[str], declared: set[str]) -> None:
    for problem, names in (("not declared", there - declared), ("no attribute", declared - there)):
        if names:
            raise TypeError(f"{cls.__name__}: {', '.join(sorted(names))}: {problem}")


def walk(parts: Iterable[Part]) -> Iterator[Field]:
    """The declared fields whose attributes are the state's own."""
    for part in parts:
        if isinstance(part, Field):
            yield part
        elif isinstance(part, BySeat):
            yield part.field
        elif isinstance(part, Group) or not part.holder:
            yield from walk(part.parts)


def comparable_of(fields: Fields, holder: str) -> list[str]:
    """The names of the attributes that are compared: of the state for "", else of each object in this holder."""
    parts, derived = fields.parts, fields.derived
    if holder:
        parts = next(part.parts for part in fields.parts if isinstance(part, Players) and part.holder == holder)
        derived = fields.held_derived
    return sorted({attr for part in walk(parts) for attr in part.attrs} | set(derived))


def comparable(fields: Fields, g: State) -> dict[str, Any]:
    found = {name: plain(getattr(g, name)) for name in comparable_of(fields, "")}
    order = sorted(range(len(found[fields.mixed[0]])), key=found[fields.mixed[0]].__getitem__) if fields.mixed else []
    found.update({name: [found[name][at] for at in order] for name in fields.mixed})
    for holder in fields.holders():
        names = comparable_of(fields, holder)
        for seat, owner in enumerate(getattr(g, holder)):
            found.update({f"{holder}[{seat}].{name}": plain(getattr(owner, name)) for name in names})
    return found


def plain(value: Any) -> Any:
    """Numbers, flags, and lists of them, whatever holds them."""
    if isinstance(value, (bool, int, float, str)) or value is None:
        return value
    return [plain(item) for item in value]
