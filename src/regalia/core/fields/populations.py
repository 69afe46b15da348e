"""Populations: all components of a kind, each of which is in exactly one place; and dealing anew those that a seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from regalia.core.errors import PositionError
from regalia.core.fields.kinds import Ids, ids_of
from regalia.core.fields.place import Place

if TYPE_CHECKING:
    from regalia.core.fields.fields import Fields


@dataclass(frozen=True)
class Population:
    """`of`: the ids of its components; `all`: which of them are in the game, and how often, if not each once; `each`: every
    seat has a population of its own; `field`: the field to name when one is missing (default: a pile's); `stranger`: key and
    clause of the error about a component that is not in the game; `leave`: components may leave the game for good; `by_hand`:
    seats know more of the hidden ones than who holds how many, so `hidden.deal_anew` deals them anew."""

    name: str
    of: Ids
    clause: str = ""
    all: Callable[[Any], list[int]] | None = None
    each: bool = False
    field: str = ""
    stranger: tuple[str, str] = ("position-twice", "")
    leave: bool = False
    by_hand: bool = False

    def everybody(self, g: Any) -> Counter[int]:
        return Counter(self.all(g) if self.all else range(len(ids_of(g, self.of))))


def _places(fields: Fields, g: Any, population: Population) -> dict[int, list[Place]]:
    """The places of a population; by seat if every seat has its own."""
    found: dict[int, list[Place]] = {}
    for place in fields.places(g):
        if place.field.population == population.name:
            found.setdefault(place.seat if population.each else 0, []).append(place)
    return found


def check_population(fields: Fields, g: Any, population: Population) -> None:
    ids = ids_of(g, population.of)
    for owned in _places(fields, g, population).values():
        whole = population.everybody(g)
        missing = whole.copy()
        for place in owned:
            for member in place.held():
                key, clause = population.stranger if whole[member] == 0 else ("position-twice", population.clause)
                if missing[member] == 0:
                    raise PositionError(key, clause, field=f"table.{place.path}", value=ids[member])
                missing[member] -= 1
        if missing.total() and not population.leave:
            expected = whole.total()
            found = expected - missing.total()
            field = f"table.{population.field or _pile(owned).path}"
            raise PositionError("position-total", population.clause, field=field, found=found, expected=expected)


def _pile(owned: list[Place]) -> Place:
    return next((place for place in owned if place.field.deduced), owned[0])


def deduce(fields: Fields, g: Any, pile: Place) -> None:
    """A pile that was left out of a position: whatever lies nowhere else."""
    population = next(known for known in fields.populations if known.name == pile.field.population)
    rest = population.everybody(g)
    for place in _places(fields, g, population)[pile.seat if population.each else 0]:
        if place.path != pile.path and f"table.{place.path}" != pile.path:
            rest.subtract(place.held())
    pile.store(pile.field.kind.dealt(pile.value(), sorted((+rest).elements())))


def deal_anew(fields: Fields, g: Any, viewer: int) -> None:
    """Deal the hidden members of every population anew among the places they lie hidden in, as many in each. What comes of it
    follows from the generator and from what the viewer knows alone: the pool is put in order first."""
    hidden = {population.name: list[Place]() for population in fields.populations if not population.by_hand}
    for place in fields.places(g):
        if place.field.population in hidden and not place.sees(viewer):
            hidden[place.field.population].append(place)
    for population in fields.populations:
        for owned in _owned(population, hidden.get(population.name, [])):
            _deal(g, owned)


def _owned(population: Population, places: list[Place]) -> list[list[Place]]:
    """The places by seat if every seat has a population of its own, else together."""
    found: dict[int, list[Place]] = {}
    for place in places:
        found.setdefault(place.seat if population.each else 0, []).append(place)
    return [owned for owned in found.values() if len(owned) > 1]


def _deal(g: Any, hidden: list[Place]) -> None:
    kept = [place.held()[: _known(place)] for place in hidden]
    sizes = [len(place.held()) - len(stay) for place, stay in zip(hidden, kept, strict=True)]
    pool = shuffled(g, sorted(member for place in hidden for member in place.held()[_known(place) :]))
    for place, stay, size in zip(hidden, kept, sizes, strict=True):
        place.store(place.field.kind.dealt(place.value(), stay + pool[:size]))
        pool = pool[size:]


def _known(place: Place) -> int:
    """How many of its first components everybody knows."""
    return int(place.field.known(place.g)) if place.field.known else 0


def shuffled(g: Any, members: list[int]) -> list[int]:
    """These components in an order drawn from the state's generator."""
    left, found = list(members), []
    while left:
        found.append(left.pop(g.rng.below(len(left))))
    return found
