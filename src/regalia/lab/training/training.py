"""The rounds of a training: games, a fit, again with what was learned; kept after every round, so that it can be resumed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from regalia.bots.weights import FORMAT, Card, WeightsFile, feature_names
from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.lab.pool import Where, chunks, run_at
from regalia.lab.setup import Setup
from regalia.lab.training.fitting import Data, fit, gathered, together
from regalia.lab.training.match import Result
from regalia.lab.training.selfplay import Brain, Part, play_part

GAMES_PER_TASK = 5
KEPT_ROUNDS = 3
"""Earlier games were played worse; what they say is outdated after so many rounds."""
MOST_PLAYERS = 6
Told = Callable[["Round"], None]


class Plan(msgspec.Struct, frozen=True):
    """`games` in each round at most, or as many as fit into `seconds`; where they are played; the rest as in Part and fit."""

    setup: Setup
    games: int
    rounds: int
    seconds: float | None = None
    seed: int = 0
    jobs: int = 1
    decay: float = 0.8
    hidden: int = 0
    stray: int = 40
    every: int = 4
    levels: int = 2
    most: int = 200
    search: int = 0
    backend: str = "local"
    address: str | None = None

    @property
    def where(self) -> Where:
        return Where(self.jobs, self.backend, self.address).checked()


class Round(msgspec.Struct):
    """A point of the learning curve: games so far, the error of the predicted score beside that of guessing the mean, and the
    mean score in the games of the round."""

    round: int
    games: int
    seconds: float
    error: float
    spread: float
    score: float


class Training(msgspec.Struct):
    """Where a training stands: what goes into its file between the rounds."""

    plan: Plan
    curve: list[Round]
    brain: Brain | None

    @property
    def games(self) -> int:
        return self.curve[-1].games if self.curve else 0


def begin(plan: Plan) -> Training:
    game, _ = plan.setup.opened()
    if not feature_names(game):
        raise UserError("train-no-features", game=game.id)
    return Training(plan, [], None)


def train(training: Training, kept: list[Data], save: Callable[[], None], tell: Told) -> None:
    """Rounds until the plan is done; `kept` are the games of the last rounds."""
    plan = training.plan
    _, config = plan.setup.opened()
    started = time.monotonic()
    before = training.curve[-1].seconds if training.curve else 0.0
    share = None if plan.seconds is None else plan.seconds / plan.rounds
    while len(training.curve) < plan.rounds:
        number = len(training.curve)
        data, scores, games = _played(training, number, None if share is None else share * 0.85)
        kept.append(data)
        del kept[:-KEPT_ROUNDS]
        found = fit(together(kept), config.players, training.brain, plan.decay, plan.hidden, config.contest, plan.seed + number)
        training.brain = found.brain
        spent = before + time.monotonic() - started
        errors = round(found.error, 3), round(found.spread, 3)
        training.curve.append(Round(number + 1, training.games + games, round(spent, 1), *errors, round(scores, 2)))
        save()
        tell(training.curve[-1])


def _played(training: Training, number: int, seconds: float | None) -> tuple[Data, float, int]:
    """The games of a round; with a limit of time as many as fit, at least a few."""
    plan = training.plan
    game, config = plan.setup.opened()
    parts, first = [], 0
    started = time.monotonic()
    step = plan.games if seconds is None else max(GAMES_PER_TASK, 4 * plan.jobs)
    while first < plan.games and (first == 0 or seconds is None or time.monotonic() - started < seconds):
        last = min(first + step, plan.games)
        tasks = [
            _part(training, number, first + part.start, first + part.stop)
            for part in chunks(last - first, plan.jobs, GAMES_PER_TASK)
        ]
        parts += run_at(play_part, tasks, plan.where)
        first = last
    scores = [score for part in parts for one in part.scores for score in one[: config.players]]
    return gathered(parts, len(feature_names(game))), sum(scores) / len(scores), first


def _part(training: Training, number: int, first: int, last: int) -> Part:
    plan = training.plan
    how = plan.stray, plan.every, plan.levels, plan.most, plan.search
    return Part(plan.setup, training.brain, plan.seed, number, first, last, *how)


# -- the file of a training ------------------------------------------------------------------------


def save_training(path: Path, training: Training, kept: list[Data]) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(path.name + ".part")
    tables: dict[str, Any] = {"head": np.frombuffer(msgspec.json.encode(training), dtype=np.uint8)}
    for number, data in enumerate(kept):
        tables |= {f"{name}{number}": getattr(data, name) for name in ("rows", "game", "results", "wins")}
    with partial.open("wb") as file:
        np.savez(file, **tables)
    partial.replace(path)


def load_training(path: Path, plan: Plan) -> tuple[Training, list[Data]]:
    """A training that was broken off, to go on with more rounds; it must be of the same game, mode and numbers."""
    try:
        with np.load(path) as tables:
            training = msgspec.json.decode(tables["head"].tobytes(), type=Training)
            rounds = sum(1 for name in tables if name.startswith("rows"))
            names = ("rows", "game", "results", "wins")
            kept = [Data(*(tables[f"{name}{number}"] for name in names)) for number in range(rounds)]
    except (OSError, ValueError, KeyError, EOFError) as problem:
        raise UserError("train-resume", file=str(path), problem=f"{type(problem).__name__}: {problem}") from None
    game, config = plan.setup.opened()
    _, before = training.plan.setup.opened()
    numbers = len(feature_names(game))
    same = training.plan.setup.game == plan.setup.game and (before.mode, before.players) == (config.mode, config.players)
    if not same or any(data.rows.shape[2] != numbers for data in kept):
        raise UserError("train-resume-other", file=str(path))
    return Training(plan, training.curve, training.brain), kept


# -- the file of the weights -----------------------------------------------------------------------


def table_class(game: Game, config: Config) -> tuple[str, list[str], list[int]]:
    """Weights are shared by modes of one kind: with an automa or without, and by player counts of two, or of three and more."""
    modes = [mode for mode in game.info.modes if (mode.automa > 0) == (config.automa > 0)]
    counts = [config.players] if config.players <= 2 else list(range(3, MOST_PLAYERS + 1))
    found = [mode.id for mode in modes if set(mode.players) & set(counts)]
    name = "solo" if config.players == 1 else "two" if config.players == 2 else "more"
    offered = sorted({count for mode in modes for count in mode.players} & set(counts))
    return name, found, offered


def weights_file(training: Training, command: str, result: Result) -> WeightsFile:
    game, config = training.plan.setup.opened()
    assert training.brain is not None
    _, modes, players = table_class(game, config)
    plan = training.plan
    card = Card(
        command=command,
        games=training.games,
        rounds=len(training.curve),
        seed=plan.seed,
        decay=plan.decay,
        against=result.against,
        played=result.played,
        wins=result.wins,
        interval=result.interval,
        scores=result.scores,
    )
    brain = training.brain
    names = list(feature_names(game))
    return WeightsFile(
        FORMAT, game.id, game.info.rules_version, modes, players, names, brain.sharpness, brain.seat, brain.automa, card
    )
