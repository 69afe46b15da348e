"""Many games of one kind. Random players use the engine's bare loop; other bots are asked one question at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from regalia._pure import compiled
from regalia.bots.driver import ask
from regalia.bots.loading import Factory, bot_factory
from regalia.bots.random_bot import Counts, playout_counted
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.pool import Progress, Where, as_they_come
from regalia.lab.records import Played, Records
from regalia.lab.setup import Setup, bots_for_seats, echo, mixed_seed, parts_of
from regalia.lab.tally import Tally

BARE_CHUNK = 500
BOT_CHUNK = 10


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seed: int
    numbers: list[int]


def simulate(
    setup: Setup,
    games: int,
    seed: int = 0,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
    *,
    address: str | None = None,
    out: Path | None = None,
    resume: bool = False,
) -> dict[str, Any]:
    """The same result for the same seed, wherever it is played. A bot's name may be given once for all seats; `out` keeps a
    record of every game, and with `resume` those it holds already are not played again."""
    where = Where(jobs, backend, address).checked()
    game, config = setup.opened()
    seated = bots_for_seats(bots, config.players)
    for name in set(seated):
        bot_factory(name)
    game.deal(config, seeded(seed), record=False)
    head = {"command": "simulate", **echo(setup, config, seed), "bots": seated}
    records = Records(out, Played, head, resume)
    total = Tally(config.seats)
    known = [one for number, one in records.known.items() if number < games]
    for one in known:
        total.add(one)
    left = [number for number in range(games) if number not in records.known]
    largest = BARE_CHUNK if _all_random(seated) else BOT_CHUNK
    tasks = [Task(setup, seated, seed, part) for part in parts_of(left, jobs, largest)]
    started = time.perf_counter()
    fresh = 0
    for _, part in as_they_come(play_part, tasks, where, progress):
        played = msgspec.msgpack.decode(part, type=list[Played])
        records.add(played)
        for one in played:
            total.add(one)
            fresh += one.decisions
    records.close()
    seconds = time.perf_counter() - started
    return {
        **echo(setup, config, seed),
        "bots": seated,
        "contest": config.contest,
        **total.result(),
        "seconds": round(seconds, 4),
        "decisions_per_second": round(fresh / max(seconds, 1e-9)),
        "jobs": jobs,
        "compiled": compiled(),
    }


def play_part(task: Task) -> bytes:
    """The games of one task, packed for the way; runs in any process."""
    game, config = task.setup.opened()
    factories = [bot_factory(name) for name in task.bots]
    return msgspec.msgpack.encode([_played(game, config, task, factories, number) for number in task.numbers])


def _played(game: Game, config: Config, task: Task, factories: Sequence[Factory], number: int) -> Played:
    seed = mixed_seed(task.seed, number, "deal")
    who = [*range(config.players), *[-1] * config.automa]
    counts = Counts()
    try:
        state = game.deal(config, seeded(seed), record=False)
        if _all_random(task.bots):
            playout_counted(state, counts)
        else:
            _play_with_bots(state, counts, factories, task.seed, number)
    except Exception as error:  # a bug in a game or in a user's bot must not lose the other games
        return Played(number, str(seed), who, [], [], [], problem=f"{type(error).__name__}: {error}")
    numbers = int(counts.decisions), int(counts.options), int(counts.forced)
    return Played(number, str(seed), who, state.scores(), state.ranks(), state.winners(), *numbers)


def _all_random(bots: Sequence[str]) -> bool:
    return all(name == "random" for name in bots)


def _play_with_bots(state: State, counts: Counts, factories: Sequence[Factory], seed: int, number: int) -> None:
    rng = seeded(mixed_seed(seed, number, "hidden"))
    bots = [factory(mixed_seed(seed, number, f"bot {seat}")) for seat, factory in enumerate(factories)]
    while not state.over:
        seat = int(state.turn)
        wide = len(state.legal())
        counts.decisions += 1
        counts.options += wide
        counts.forced += wide == 1
        state.do_as(seat, ask(bots[seat], state, seat, rng))
