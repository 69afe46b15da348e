"""What search pays for, for docs/research.md: microseconds of processor time of what one does with a state, called from Python.

    python tools/game_costs.py [rounds]

Over all positions of some random games of each game's first mode with its most players; the least of the rounds. `do` applies an
option unchecked up to the next question and lists its options, `apply` checks it first and keeps the journal; `legal` only hands
the list out. `resample` is a copy in which all that the seat cannot know is dealt anew. A playout is what `regalia.batch` and the
bots play: to the end, at random, without leaving the compiled engine; given as decisions a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from regalia.core.game import Game
from regalia.core.registry import games
from regalia.core.rng import seeded
from regalia.envs import Observer

PLAYED = 3
PLAYOUTS = 20
Copied = Callable[[Any], Any]


def positions(game: Game) -> list[tuple[Any, int]]:
    """Every position of some random games, with an option of it."""
    found = []
    for seed in range(PLAYED):
        state, rng = game.new(seed=seed), seeded(seed)
        while not state.over:
            options = state.legal()
            action = options[rng.below(len(options))]
            found.append((state.copy(), action))
            state.apply(action)
    return found


def timed(done: Callable[[Any, int], object], given: Sequence[tuple[Any, int]]) -> float:
    """Microseconds for each of the positions."""
    started = time.process_time()
    for state, action in given:
        done(state, action)
    return (time.process_time() - started) / len(given) * 1e6


def least(rounds: int, done: Callable[[Any, int], object], given: list[tuple[Any, int]], copied: Copied | None = None) -> float:
    """The best round. `copied` makes what the action may change."""
    return min(
        timed(done, given if copied is None else [(copied(state), action) for state, action in given]) for _ in range(rounds)
    )


def decisions_a_second(game: Game, rounds: int) -> float:
    rates = []
    for _ in range(rounds):
        states = [game.new(seed=seed).bare() for seed in range(PLAYOUTS)]
        started = time.process_time()
        for state in states:
            state.playout()
        rates.append(sum(int(state.moves) for state in states) / (time.process_time() - started))
    return max(rates)


def row(game: Game, rounds: int) -> list[str]:
    given = positions(game)
    config = given[0][0].config
    observer = Observer(game, config)
    out = observer.observe(given[0][0], 0)
    costs = [
        least(rounds, lambda g, _: g.copy(), given),
        least(rounds, lambda g, _: g.bare(), given),
        least(rounds, lambda g, _: g.legal(), given),
        least(rounds, lambda g, action: g.do(action), given, lambda g: g.bare()),
        least(rounds, lambda g, action: g.apply(action), given, lambda g: g.copy()),
        least(rounds, lambda g, _: g.resample(int(g.turn), 1), given),
        least(rounds, lambda g, _: observer.observe(g, int(g.turn), out), given),
        least(rounds, lambda g, _: observer.mask(g, int(g.turn)), given),
    ]
    told = [f"{cost:.2f}" for cost in costs]
    return [f"{game.info.title['en']}, {config.players}", *told, f"{decisions_a_second(game, rounds):,.0f}"]


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    print("| game, players | copy | bare | legal | do | apply | resample | observe | mask | playout, decisions/s |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game in games():
        print("| " + " | ".join(row(game, rounds)) + " |")
