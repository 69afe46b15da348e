"""Many games of one kind. Random players use the engine's bare loop; other bots are asked one question at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia._pure import compiled
from regalia.bots.driver import ask
from regalia.bots.loading import Factory, bot_factory
from regalia.bots.random_bot import Counts, playout_counted
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.pool import Progress, chunks, run
from regalia.lab.setup import Setup, bots_for_seats, echo, mixed_seed
from regalia.lab.tally import Tally

BARE_CHUNK = 500
BOT_CHUNK = 10


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seed: int
    first: int
    last: int


def simulate(
    setup: Setup,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The same result for the same seed, whatever `jobs`. A bot's name may be given once for all seats."""
    game, config = setup.opened()
    seated = bots_for_seats(bots, config.players)
    for name in set(seated):
        bot_factory(name)
    largest = BARE_CHUNK if _all_random(seated) else BOT_CHUNK
    tasks = [Task(setup, seated, seed, part.start, part.stop) for part in chunks(games, jobs, largest)]
    game.deal(config, seeded(seed), record=False)
    started = time.perf_counter()
    parts = run(play_part, tasks, jobs, backend, progress)
    seconds = time.perf_counter() - started
    total = Tally(config.seats)
    for part in parts:
        total.add(part)
    return {
        **echo(setup, config, seed),
        "bots": seated,
        "contest": config.contest,
        **total.result(),
        "seconds": round(seconds, 4),
        "decisions_per_second": round(total.decisions / max(seconds, 1e-9)),
        "jobs": jobs,
        "compiled": compiled(),
    }


def play_part(task: Task) -> Tally:
    """The games of one task; runs in any process."""
    game, config = task.setup.opened()
    tally = Tally(config.seats)
    factories = [bot_factory(name) for name in task.bots]
    bare = _all_random(task.bots)
    for index in range(task.first, task.last):
        seed = mixed_seed(task.seed, index, "deal")
        try:
            state = game.deal(config, seeded(seed), record=False)
            if bare:
                _play_bare(state, tally)
            else:
                _play_with_bots(state, tally, factories, task.seed, index)
        except Exception as error:  # a bug in a game or in a user's bot must not lose the other games
            tally.failed(seed, error)
        else:
            tally.finished(state)
    return tally


def _all_random(bots: Sequence[str]) -> bool:
    return all(name == "random" for name in bots)


def _play_bare(state: State, tally: Tally) -> None:
    counts = Counts()
    playout_counted(state, counts)
    tally.decisions += counts.decisions
    tally.options += counts.options
    tally.forced += counts.forced


def _play_with_bots(state: State, tally: Tally, factories: Sequence[Factory], seed: int, index: int) -> None:
    rng = seeded(mixed_seed(seed, index, "hidden"))
    bots = [factory(mixed_seed(seed, index, f"bot {seat}")) for seat, factory in enumerate(factories)]
    while not state.over:
        seat = int(state.turn)
        wide = len(state.legal())
        tally.decisions += 1
        tally.options += wide
        tally.forced += wide == 1
        state.do_as(seat, ask(bots[seat], state, seat, rng))
