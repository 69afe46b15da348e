"""Every set-up worth testing, and random games in them. All of it depends on the seed alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from regalia.core.config import RANDOM, Config, Mode, Option
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.rng import Rng, seeded
from regalia.core.state import State

T = TypeVar("T")

LONGEST_GAME = 50_000
PLAYER_SEED = 1 << 40


def all_setups(game: Game) -> list[Config]:
    """Every mode with every player count; then, by turns with the counts of the mode, choices of options in which each value
    of each option occurs."""
    found = plain_setups(game)
    for mode in game.info.modes:
        for number in range(len(option_rows(mode, 1)) - 1):
            players = mode.players[number % len(mode.players)]
            found.append(game.configure(players, mode.id, **option_rows(mode, players)[number + 1]))
    return list({setup_id(config): config for config in found}.values())


def plain_setups(game: Game) -> list[Config]:
    """Every mode with every player count, options as they stand by default."""
    modes = game.info.modes
    return [game.configure(players, mode.id, **option_rows(mode, players)[0]) for mode in modes for players in mode.players]


def option_rows(mode: Mode, players: int) -> list[dict[str, Any]]:
    """The default choice, then choices in which every value of every option occurs at least once."""
    values = {name: option_values(option, players) for name, option in mode.options.items()}
    needed = {name: values[name][0] for name, option in mode.options.items() if option.default is None and option.required}
    rows: list[dict[str, Any]] = [needed]
    for turn in range(max((len(found) for found in values.values()), default=0)):
        rows.append({name: found[turn % len(found)] for name, found in values.items()})
    return rows


def option_values(option: Option, players: int) -> list[Any]:
    if option.kind == "flag":
        return list(option.values) or [False, True]
    if option.kind == "number":
        return sorted({option.low, option.high})
    if option.kind == "subset":
        names = option.values * 2
        return [names[at : at + option.size] for at in range(0, len(option.values), max(1, option.size))]
    if option.kind == "seat":
        return [1, players, RANDOM]
    if option.kind == "seats":
        offered = option.values or [option.low, option.high]
        turned = [offered[at:] + offered[:at] for at in range(len(offered))]
        return [(values * players)[:players] for values in turned]
    return list(option.values)


def setup_id(config: Config) -> str:
    """A short readable name: "solo-1-level=hard"."""
    options = [f"{name}={_value(value)}" for name, value in config.options.items()]
    return "-".join([config.mode, str(config.players), *options])


def _value(value: Any) -> str:
    return "+".join(value) if isinstance(value, list) else str(value).lower()


Chooser = Callable[[State, int, list[int], Rng], int]
"""How a seat picks one of its options."""


def any_option(_state: State, _seat: int, options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def walk(
    game: Game, config: Config, seed: int, events: list[Event] | None = None, choose: Chooser = any_option
) -> Iterator[State]:
    """One and the same state before every decision of a random game, and at its end. Seats that decide at once come in
    random order."""
    state = game.deal(config, seeded(seed), events=events)
    rng = seeded(PLAYER_SEED + seed)
    while not state.over:
        yield state
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.apply(choose(state, seat, state.legal_for(seat), rng), seat)
        assert state.moves <= LONGEST_GAME, f"{setup_id(config)} seed {seed}: no end after {state.moves} decisions"
    yield state


def play_random(game: Game, config: Config, seed: int, steps: int | None = None, choose: Chooser = any_option) -> State:
    """The state after a random game, or after its first `steps` decisions."""
    states = walk(game, config, seed, choose=choose)
    state = next(states)
    while not state.over and state.moves != steps:
        state = next(states)
    return state


def positions(game: Game, config: Config, seed: int) -> list[State]:
    """Copies of every state of a random game, the end included."""
    return [state.copy() for state in walk(game, config, seed)]


def sample(items: list[T], count: int) -> list[T]:
    """At most `count` of the items, evenly spread, the first and the last among them."""
    if len(items) <= count:
        return list(items)
    return [items[at * (len(items) - 1) // (count - 1)] for at in range(count)]
