"""Bots against each other. Every deal is played once in every seating, so no bot is lucky in its seat or its cards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from regalia._pure import compiled
from regalia.bots.driver import Decider, play_on
from regalia.bots.loading import bot_factory
from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.pool import Progress, Where, as_they_come
from regalia.lab.ratings import looks
from regalia.lab.records import Played, Records
from regalia.lab.setup import Setup, echo, mixed_seed, parts_of
from regalia.lab.standings import decided, matches_of, standings, unique, wins_by_seat

DEALS_PER_TASK = 5


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seatings: list[list[int]]
    seed: int
    deals: list[int]


def arena(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
    *,
    address: str | None = None,
    out: Path | None = None,
    resume: bool = False,
    until_significant: bool = False,
) -> dict[str, Any]:
    """At least `games` games: as many deals as needed, each in all seatings. With `until_significant` fewer, if the order of the
    bots is clear before; it is looked at after fixed numbers of deals, so that this too is the same wherever it is played."""
    where = Where(jobs, backend, address).checked()
    _, config = setup.opened()
    if len(bots) < 2:
        raise UserError("arena-bots")
    for name in bots:
        bot_factory(name)
    seated = seatings(len(bots), config.players)
    wanted = -(-games // len(seated))
    head = {"command": "arena", **echo(setup, config, seed), "bots": list(bots)}
    run = _Run(Task(setup, list(bots), seated, seed, []), where, Records(out, Played, head, resume), progress)
    started = time.perf_counter()
    stops = looks(wanted) if until_significant else [wanted]
    for deals in stops:
        played = run.up_to(deals)
        matches = matches_of(played, len(seated), alone=config.seats == 1, contest=config.contest)
        clear = decided(len(bots), matches, deals, len(stops))
        if clear:
            break
    run.records.close()
    seconds = time.perf_counter() - started
    found = standings(unique(bots), matches, automa=config.automa > 0 and config.contest)
    counted = {"games": len(played), "deals": deals, "seatings": len(seated), "contest": config.contest}
    last = {"significant": clear, "seconds": round(seconds, 4), "compiled": compiled()}
    return {**echo(setup, config, seed), **counted, **found, **wins_by_seat(played, config.seats), **last}


class _Run:
    """The games so far; more are played as they are wanted."""

    def __init__(self, task: Task, where: Where, records: Records[Played], progress: Progress | None) -> None:
        self.task = task
        self.where = where
        self.records = records
        self.progress = progress
        self.played: dict[int, Played] = dict(records.known)

    def up_to(self, deals: int) -> list[Played]:
        """All games of the first deals, in order."""
        each = len(self.task.seatings)
        left = [deal for deal in range(deals) if any(deal * each + at not in self.played for at in range(each))]
        parts = parts_of(left, self.where.jobs, DEALS_PER_TASK)
        tasks = [msgspec.structs.replace(self.task, deals=part) for part in parts]
        for _, part in as_they_come(play_part, tasks, self.where, self.progress):
            found = msgspec.msgpack.decode(part, type=list[Played])
            self.records.add(found)
            self.played.update((one.number, one) for one in found)
        return [self.played[number] for number in range(deals * each)]


def seatings(bots: int, players: int) -> list[list[int]]:
    """Who sits where: every group of bots that fits the table, rotated so that each bot has each seat."""
    if bots <= players:
        return [[(seat + turn) % bots for seat in range(players)] for turn in range(bots)]
    groups = list(combinations(range(bots), players))
    return [[group[(seat + turn) % players] for seat in range(players)] for group in groups for turn in range(players)]


def play_part(task: Task) -> bytes:
    """The deals of one task in all seatings, packed for the way; runs in any process."""
    game, config = task.setup.opened()
    factories = [bot_factory(name) for name in task.bots]
    found = []
    for deal in task.deals:
        for at, seating in enumerate(task.seatings):
            bots = [factories[bot](mixed_seed(task.seed, deal, f"bot {seat}")) for seat, bot in enumerate(seating)]
            state = _play(game, config, bots, task.seed, deal)
            who = seating + [-1] * config.automa
            number, own = deal * len(task.seatings) + at, str(mixed_seed(task.seed, deal, "deal"))
            result = state.scores(), state.ranks(), state.winners()
            found.append(Played(number, own, who, *result, decisions=int(state.moves)))
    return msgspec.msgpack.encode(found)


def _play(game: Game, config: Config, bots: Sequence[Decider], seed: int, deal: int) -> State:
    own = mixed_seed(seed, deal, "deal")
    try:
        state = game.deal(config, seeded(own), record=False)
        play_on(state, bots, seeded(mixed_seed(seed, deal, "hidden")))
    except UserError:
        raise
    except Exception as error:  # a bug in a game or in a user's bot
        raise UserError("game-failed", seed=str(own), problem=f"{type(error).__name__}: {error}") from error
    return state
