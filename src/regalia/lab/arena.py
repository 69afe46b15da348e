"""Bots against each other. Every deal is played once in every seating, so no bot is lucky in its seat or its cards."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
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
from regalia.lab.pool import Progress, chunks, run
from regalia.lab.ratings import bradley_terry, wilson
from regalia.lab.setup import Setup, echo, mixed_seed
from regalia.lab.tally import tidy

DEALS_PER_TASK = 5
AUTOMA = "automa"


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seatings: list[list[int]]
    seed: int
    first: int
    last: int


class Played(msgspec.Struct, frozen=True):
    """One game: the bot of each seat (-1: automa), what it scored and how it ranked."""

    bots: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]


def arena(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
) -> dict[str, Any]:
    """At least `games` games: as many deals as needed, each in all seatings."""
    _, config = setup.opened()
    if len(bots) < 2:
        raise UserError("arena-bots")
    for name in bots:
        bot_factory(name)
    seated = seatings(len(bots), config.players)
    deals = -(-games // len(seated))
    parts = chunks(deals, jobs, DEALS_PER_TASK)
    tasks = [Task(setup, list(bots), seated, seed, part.start, part.stop) for part in parts]
    started = time.perf_counter()
    played = [table for part in run(play_part, tasks, jobs, backend, progress) for table in part]
    seconds = time.perf_counter() - started
    matches = _matches(played, len(seated), alone=config.seats == 1, contest=config.contest)
    found = _standings(_unique(bots), matches, automa=config.automa > 0 and config.contest)
    head = {**echo(setup, config, seed), "games": len(played), "deals": deals, "seatings": len(seated), "contest": config.contest}
    return {**head, **found, **_seats(played, config.seats), "seconds": round(seconds, 4), "compiled": compiled()}


def seatings(bots: int, players: int) -> list[list[int]]:
    """Who sits where: every group of bots that fits the table, rotated so that each bot has each seat."""
    if bots <= players:
        return [[(seat + turn) % bots for seat in range(players)] for turn in range(bots)]
    groups = list(combinations(range(bots), players))
    return [[group[(seat + turn) % players] for seat in range(players)] for group in groups for turn in range(players)]


def play_part(task: Task) -> list[Played]:
    """The deals of one task in all seatings; runs in any process."""
    game, config = task.setup.opened()
    factories = [bot_factory(name) for name in task.bots]
    tables = []
    for deal in range(task.first, task.last):
        for seating in task.seatings:
            bots = [factories[bot](mixed_seed(task.seed, deal, f"bot {seat}")) for seat, bot in enumerate(seating)]
            state = _play(game, config, bots, task.seed, deal)
            who = seating + [-1] * config.automa
            tables.append(Played(who, state.scores(), state.ranks(), state.winners()))
    return tables


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


def _unique(bots: Sequence[str]) -> list[str]:
    """The bots' names; the second of the same name is called name#2."""
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        seen[bot] += 1
        names.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
    return names


def _matches(played: list[Played], seatings: int, alone: bool, contest: bool) -> list[Played]:
    """What is compared: the seats of a game; at a table for one, and where nobody wins, the scores of the same deal."""
    if contest and not alone:
        return played
    matches = []
    for first in range(0, len(played), seatings):
        seats = [(bot, score) for table in played[first : first + seatings] for bot, score in _of_bots(table)]
        scores = [score for _, score in seats]
        ranks = [1 + sum(1 for other in scores if other > mine) for mine in scores]
        winners = [place for place, rank in enumerate(ranks) if rank == 1 and contest]
        matches.append(Played([bot for bot, _ in seats], scores, ranks, winners))
    return matches


def _of_bots(table: Played) -> list[tuple[int, int]]:
    """Bot and score of every seat but the automa's."""
    return [(bot, score) for bot, score in zip(table.bots, table.scores, strict=True) if bot >= 0]


def _standings(names: list[str], matches: list[Played], automa: bool) -> dict[str, Any]:
    everybody = [*names, AUTOMA] if automa else names
    won = dict.fromkeys(everybody, 0.0)
    took_part = dict.fromkeys(everybody, 0)
    points: dict[str, list[int]] = {name: [] for name in everybody}
    beaten: defaultdict[tuple[str, str], float] = defaultdict(float)
    draws = 0
    for match in matches:
        who = [AUTOMA if bot < 0 else names[bot] for bot in match.bots]
        for name in set(who):
            took_part[name] += 1
        for place in match.winners:
            won[who[place]] += 1 / len(match.winners)
        draws += len(match.winners) > 1
        for place, name in enumerate(who):
            points[name].append(match.scores[place])
        _compare(who, match.ranks, beaten)
    return {
        "wins": {name: tidy(won[name]) for name in everybody},
        "draws": draws,
        "ratings": bradley_terry(everybody, beaten),
        "interval": {name: list(wilson(won[name], took_part[name])) for name in everybody},
        "played": took_part,
        "mean_scores": {name: round(sum(scored) / max(1, len(scored)), 3) for name, scored in points.items()},
    }


def _compare(who: list[str], ranks: list[int], beaten: defaultdict[tuple[str, str], float]) -> None:
    for a, b in combinations(range(len(who)), 2):
        if who[a] == who[b]:
            continue
        share = 0.5 if ranks[a] == ranks[b] else float(ranks[a] < ranks[b])
        beaten[who[a], who[b]] += share
        beaten[who[b], who[a]] += 1 - share


def _seats(played: list[Played], seats: int) -> dict[str, Any]:
    shares = [sum(1 / len(table.winners) for table in played if seat in table.winners) for seat in range(seats)]
    return {"wins_by_seat": [tidy(share) for share in shares]}
