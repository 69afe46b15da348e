"""The table of fields holds for the whole game: copies carry every field, positions bring back every attribute, and what is
declared hidden is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from regalia.core.config import Config
from regalia.core.fields.attributes import attributes_of, check_holder, plain
from regalia.core.fields.place import Place
from regalia.core.game import Game
from regalia.core.state import State
from regalia.testing.checks.flow import place
from regalia.testing.playing import play_random, positions, sample

SPECTATOR = -1


def check_declared(game: Game, config: Config, seed: int = 0, count: int = 6) -> None:
    """Every attribute of the state is declared; a copy carries each of them, also one that is rarely used."""
    _check_attributes(game, play_random(game, config, seed))
    fresh = game.blank(config)
    for state in sample(positions(game, config, seed), count):
        where = place(state, seed)
        there = _in_play(game, state)
        for holder, seat in _owners(game, state):
            for name in there.intersection(game.fields.comparable_of(holder)):
                _check_copied(state, partial(_owner, holder, seat), name, f"{where}: {holder} {name}")
        for name in game.fields.fixed:
            here, there = getattr(state, name), getattr(fresh, name)
            assert here is there or here == there, f"{where}: a copy forgets {name}, which follows from the configuration"


def _in_play(game: Game, state: State) -> set[str]:
    """The attributes of the fields that the state has, and what follows from them; a copy may leave out what a mode lacks."""
    fields = game.fields
    return {*fields.derived, *fields.held_derived, *(attr for one in fields.places(state) for attr in one.field.attrs)}


def _owners(game: Game, state: State) -> list[tuple[str, int]]:
    """What holds attributes: the state itself (""), and the objects that hold what a seat has."""
    return [("", 0), *((holder, seat) for holder in game.fields.holders() for seat in range(len(getattr(state, holder))))]


def _owner(holder: str, seat: int, state: State) -> Any:
    return getattr(state, holder)[seat] if holder else state


def _check_attributes(game: Game, state: State) -> None:
    """What the class sets in its `__init__`, and what an interpreted state was given elsewhere."""
    game.fields.check_declared(type(state))
    for holder in game.fields.holders():
        check_holder(type(getattr(state, holder)[0]), game.fields, holder)
    kernel = {name for cls in State.__mro__ if cls is not object for name in attributes_of(cls)}
    later = set(getattr(state, "__dict__", {})) - attributes_of(type(state)) - kernel
    assert not later, f"{type(state).__name__}: {', '.join(sorted(later))}: not declared"


def _check_copied(state: State, owner: Callable[[State], Any], name: str, where: str) -> None:
    """Something else in this attribute of the original is found in the copy, and is not shared with it."""
    kept = getattr(owner(state), name)
    value = plain(kept)
    try:
        setattr(owner(state), name, _changed(kept))
        copied = state.copy()
        changed, there = plain(getattr(owner(state), name)), plain(getattr(owner(copied), name))
        assert changed != value, f"{where} could not be changed"
        assert there == changed, f"{where}: a copy forgets it"
        if not isinstance(kept, (bool, int, float)) and len(there) > 0:
            _change_in_place(getattr(owner(copied), name))
        else:
            setattr(owner(copied), name, kept)
        assert plain(getattr(owner(state), name)) == changed, f"{where}: a copy shares it with its original"
    finally:
        setattr(owner(state), name, kept)


def _changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if len(value) == 0:
        return type(value)([1])
    if isinstance(value[0], int):
        return type(value)([number + 1 for number in value])
    return [_changed(inner) for inner in value]


def _change_in_place(value: Any) -> None:
    if isinstance(value[0], int):
        value[0] = value[0] + 1
    elif len(value[0]) > 0:
        _change_in_place(value[0])


def check_read_back(game: Game, config: Config, seed: int = 0, count: int = 40) -> None:
    """A position brings back every attribute, those that follow from others included."""
    for state in sample(positions(game, config, seed), count):
        again = game.fields.comparable(game.from_json(state.to_json()))
        for name, value in game.fields.comparable(state).items():
            assert again[name] == value, f"{place(state, seed)}: read from JSON, {name} is {again[name]}, not {value}"


ENOUGH = 40
"""So many deals leave no doubt: even of two cards one in two changes its place."""

Hidden = tuple[str, int, int]
"""A field, whose it is, and from whom it is hidden."""


def check_dealt_anew(game: Game, config: Config, seed: int = 0, count: int = 30, deals: int = 8) -> None:
    """What is declared hidden from a seat changes when everything hidden is dealt anew, wherever it could be otherwise: every
    field at least once, and for every owner and viewer when it was tried often enough."""
    could: Counter[Hidden] = Counter()
    did: Counter[Hidden] = Counter()
    for state in sample(positions(game, config, seed), count):
        for seat in range(SPECTATOR, state.seats):
            hidden = [one for one in game.fields.hidden(state, seat) if _could_differ(game, state, one, seat)]
            before = {one.path: plain_json(one) for one in hidden}
            for deal in range(deals if hidden else 0):
                other = state.resample(seat, seed * 1000 + deal)
                for one in game.fields.places(other):
                    if one.path in before:
                        whom = (one.field.name, one.seat, seat)
                        could[whom] += 1
                        did[whom] += plain_json(one) != before[one.path]
    for name in {name for name, _, _ in could}:
        tried = {whom: times for whom, times in could.items() if whom[0] == name}
        changed = any(did[whom] for whom in tried)
        assert changed, f"{game.id}: {name} is hidden, but dealing anew left it as it was {sum(tried.values())} times"
        for whom, times in tried.items():
            told = f"{name} of seat {whom[1]} is hidden from seat {whom[2]}"
            assert did[whom] or times < ENOUGH, f"{game.id}: {told}, but dealing anew left it as it was {times} times"


def plain_json(one: Place) -> Any:
    return one.write()


def _could_differ(game: Game, state: State, one: Place, seat: int) -> bool:
    """Whether a hidden value has alternatives: other hidden places of its population hold something else."""
    if not one.field.population:
        return bool(one.write())
    population = next(known for known in game.fields.populations if known.name == one.field.population)
    pool: set[int] = set()
    for other in game.fields.places(state):
        same = other.field.population == one.field.population and (not population.each or other.seat == one.seat)
        if same and other.path != one.path and not other.sees(seat):
            pool |= set(other.held())
    return bool(one.held()) and bool(pool - set(one.held()))
