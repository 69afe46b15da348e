"""Positions with something wrong: a real position changed at random in one to three places, as a hand or a hostile client would.
Some changes are crude; some keep every component, so that only the rules can tell that the position is none.

Whatever a game accepts of them must be playable to its end; everything else must be refused, naming the field.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from regalia.core.config import Config
from regalia.core.errors import PositionError
from regalia.core.game import Game
from regalia.core.rng import Rng, seeded
from regalia.core.state import State
from regalia.testing.checks.flow import check_conserved
from regalia.testing.playing import LONGEST_GAME, positions, setup_id

Spot = tuple[Any, Any]
"""A container of the JSON and the key or index of one of its values."""

CHANGED = ("stack", "lanes", "lane_moves", "table")
CHANGES = (1, 1, 2, 3)
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 10, 50, 10_000)


def spots(value: Any) -> Iterator[Spot]:
    """Every value inside, containers before what they hold."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        yield value, key
        yield from spots(inner)


def mutated(game: Game, position: dict[str, Any], rng: Rng) -> tuple[dict[str, Any], str]:
    """A changed copy, and what was changed."""
    found = copy.deepcopy(position)
    told = []
    for _ in range(CHANGES[rng.below(len(CHANGES))]):
        kind = rng.below(4)
        told.append(_flow_change(game, found, rng) if kind == 0 else (_exchange if kind == 1 else _table_change)(found, rng))
    return found, "; ".join(told)


def _flow_change(game: Game, position: dict[str, Any], rng: Rng) -> str:
    """A step taken away, doubled, put on top or exchanged for another."""
    lanes = position.get("lanes")
    stacks = [stack for stack in (position["stack"], *(lanes if isinstance(lanes, list) else ())) if isinstance(stack, list)]
    if not stacks:
        return "nothing"
    stack = stacks[rng.below(len(stacks))]
    names = list(game.steps.by_name)
    name = names[rng.below(len(names))]
    at = rng.below(len(stack) + 1)
    kind = rng.below(4)
    if kind == 0 or at == len(stack):
        stack.insert(at, name)
        return f"stack: {name} inserted at {at}"
    if kind == 1:
        return f"stack: {stack.pop(at)} removed"
    if kind == 2:
        stack.insert(at, stack[at])
        return f"stack: {stack[at]} doubled"
    stack[at] = name
    return f"stack[{at}] = {name}"


def _every_spot(position: dict[str, Any]) -> list[Spot]:
    return [spot for part in CHANGED if part in position for spot in spots({part: position[part]})][1:]


def _any_spot(position: dict[str, Any], rng: Rng) -> Spot:
    """One of the values, found from outside inwards: a field that stands once is as likely as a long list."""
    container: Any = {part: position[part] for part in CHANGED if part in position} if rng.below(4) == 0 else position["table"]
    while True:
        keys = list(container) if isinstance(container, dict) else range(len(container))
        key = keys[rng.below(len(keys))]
        inner = container[key]
        if not isinstance(inner, dict | list) or len(inner) == 0 or rng.below(6) == 0:
            return container, key
        container = inner


def _exchange(position: dict[str, Any], rng: Rng) -> str:
    """Something put where something else or nothing is: no component is lost or doubled."""
    every = [(container, key) for container, key in _every_spot(position) if isinstance(container[key], str | None)]
    container, key = _any_spot(position, rng)
    if not isinstance(container[key], str | None):
        return _table_change(position, rng)
    by_name: dict[Any, list[list[Any]]] = {}
    for outer, name in _every_spot(position):
        if isinstance(outer[name], list):
            by_name.setdefault(name, []).append(outer[name])
    if by_name and container[key] is not None and not isinstance(container, list) and rng.below(2):
        moved, container[key] = container[key], None
        lists = by_name[list(by_name)[rng.below(len(by_name))]]
        lists[rng.below(len(lists))].append(moved)
        return f"{key}: {moved!r} moved to a list"
    other, place = every[rng.below(len(every))]
    container[key], other[place] = other[place], container[key]
    found = f"{key}: {container[key]!r} and {place}: {other[place]!r} exchanged"
    if isinstance(other, list) and other[place] is None:
        del other[place]
    elif isinstance(container, list) and container[key] is None:
        del container[key]
    return found


def _table_change(position: dict[str, Any], rng: Rng) -> str:
    every = _every_spot(position)
    if not every or not isinstance(position["table"], dict):
        return "nothing"
    container, key = _any_spot(position, rng) if rng.below(2) else every[rng.below(len(every))]
    value = container[key]
    others = [c[k] for c, k in every if type(c[k]) is type(value) and c[k] != value]
    kind = rng.below(6)
    if isinstance(value, list) and value and kind < 4:
        return _list_change(value, every, rng)
    if kind == 0 and isinstance(container, list):
        return f"{key}: {container.pop(key)!r} removed"
    if kind == 1:
        container[key] = None
    elif isinstance(value, bool):
        container[key] = not value
    elif isinstance(value, int) and kind < 5:
        container[key] = value + (1 if rng.below(2) else -1) if kind < 4 else NUMBERS[rng.below(len(NUMBERS))]
    elif others:
        container[key] = copy.deepcopy(others[rng.below(len(others))])
    return f"{key}: {value!r} became {container[key]!r}"


def _list_change(value: list[Any], every: list[Spot], rng: Rng) -> str:
    """Something taken out, doubled, moved to another list, or two exchanged."""
    at = rng.below(len(value))
    kind = rng.below(4)
    if kind == 0:
        return f"{value.pop(at)!r} taken out"
    if kind == 1:
        value.append(copy.deepcopy(value[at]))
        return f"{value[at]!r} doubled"
    if kind == 2:
        lists = [c[k] for c, k in every if isinstance(c[k], list) and c[k] is not value]
        if lists:
            moved = value.pop(at)
            lists[rng.below(len(lists))].append(moved)
            return f"{moved!r} moved"
    other = rng.below(len(value))
    value[at], value[other] = value[other], value[at]
    return f"{value[at]!r} and {value[other]!r} exchanged"


def check_accepted(game: Game, position: dict[str, Any], told: str, seed: int) -> bool:
    """Whether a position is accepted; if it is, it plays to its end with all invariants and writes what it reads."""
    try:
        state = game.from_json(copy.deepcopy(position), seed=seed)
    except PositionError:
        return False
    where = f"{game.id}, {told}, seed {seed}"
    try:
        again = game.from_json(state.to_json())
        assert again.digest() == state.digest(), f"{where}: accepted, but written and read again it differs"
        _play_out(state, seeded(seed), where)
    except PositionError as problem:
        raise AssertionError(f"{where}: accepted, but written and read again it is refused: {problem}") from None
    except Exception as problem:
        problem.add_note(where)
        raise
    return True


def _play_out(state: State, rng: Rng, where: str) -> None:
    for _ in range(LONGEST_GAME):
        check_conserved(state, where)
        if state.over:
            return
        seat = state.actors()[rng.below(len(state.actors()))]
        options = state.legal_for(seat)
        assert options, f"{where}: seat {seat} is asked {state.question(seat).name} without an option"
        state.apply(options[rng.below(len(options))], seat)
    raise AssertionError(f"{where}: accepted, but it never ends")


def check_mutations(game: Game, config: Config, seed: int = 0, count: int = 40) -> int:
    """Changed positions of one random game; how many of them were accepted."""
    rng = seeded(seed + 77)
    states = positions(game, config, seed)
    accepted = 0
    for number in range(count):
        position = states[rng.below(len(states))].to_json()
        changed, told = mutated(game, position, rng)
        accepted += check_accepted(game, changed, f"{setup_id(config)}: {told}", seed * 1_000_000 + number)
    return accepted
