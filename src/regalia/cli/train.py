"""regalia train: fit a game's evaluation from self-play."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.bots.weights import FOLDER, written
from regalia.cli.context import Context
from regalia.cli.parser import Parser, seconds, whole
from regalia.cli.running import MOST_GAMES, add_job_arguments, read_where
from regalia.cli.saves import data_folder
from regalia.cli.starting import add_start_arguments, read_seed, read_setup
from regalia.core.errors import UserError

if TYPE_CHECKING:
    from regalia.lab.training.match import Result
    from regalia.lab.training.training import Round, Training

MOST_MINUTES = 24 * 60.0
MOST_ROUNDS = 1000
MOST_CELLS = 256
MOST_ITERATIONS = 100_000
NOT_KEPT = ("--out", "--lang", "--backend", "--address")
"""Options that say where, not what."""


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "train")
    add_start_arguments(parser)
    parser.value("games", "N")
    parser.value("rounds", "N", "4")
    parser.value("minutes", "M")
    parser.value("hidden", "N", "0")
    parser.value("decay", "X", "0.8")
    parser.value("search", "N", "0")
    parser.value("check", "N", "100")
    parser.value("out", "DIR")
    parser.flag("resume")
    parser.flag("keep")
    add_job_arguments(parser)
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise UserError("train-numpy") from None
    return _train(context, found, arguments)


def _train(context: Context, found: argparse.Namespace, arguments: list[str]) -> int:
    from regalia.lab.training.match import match
    from regalia.lab.training.training import begin, load_training, save_training, table_class, train, weights_file

    plan = _plan(found)
    game, config = plan.setup.opened()
    name, modes, _ = table_class(game, config)
    kept_in = data_folder() / "training" / f"{game.id}-{name}.npz"
    training, kept = load_training(kept_in, plan) if found.resume else (begin(plan), [])
    folder = Path(found.out) if found.out else game.folder / FOLDER
    if found.out and not folder.is_dir():
        raise UserError("cli-unwritable", file=found.out, problem=str(folder))
    quiet = bool(found.json)
    if not quiet:
        context.say("train-begins", game=game.id, modes=", ".join(modes), players=config.players, rounds=plan.rounds)
    train(training, kept, lambda: save_training(kept_in, training, kept), lambda one: _tell(context, quiet, one))
    assert training.brain is not None
    check = whole(found.check, "--check", 2, MOST_GAMES) or 2
    result = match(plan.setup, training.brain, check, plan.seed, plan.where, plan.search)
    target = None
    if result.better or found.keep:
        target = folder / f"{name}.json"
        _write(target, written(weights_file(training, _command(arguments), result)))
    if quiet:
        context.json(_as_json(training, result, target))
    else:
        _show(context, result, target)
    return 0


def _command(arguments: list[str]) -> str:
    """What goes on the card: the command without what does not change the weights, nor where they were written."""
    words, waiting = ["regalia", "train"], list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word in NOT_KEPT and waiting:
            waiting.pop(0)
        elif word not in ("--json", "--keep") and not word.startswith(tuple(f"{name}=" for name in NOT_KEPT)):
            words.append(word)
    return shlex.join(words)


def _plan(found: argparse.Namespace) -> Any:
    from regalia.lab.training.training import Plan

    minutes = None if found.minutes is None else seconds(found.minutes, "--minutes", MOST_MINUTES)
    games = whole(found.games, "--games", 2, MOST_GAMES)
    rounds = whole(found.rounds, "--rounds", 1, MOST_ROUNDS) or 1
    where = read_where(found)
    return Plan(
        setup=read_setup(found),
        games=games if games is not None else MOST_GAMES if minutes is not None else 500,
        rounds=rounds,
        seconds=None if minutes is None else 60 * minutes,
        seed=read_seed(found),
        jobs=where.jobs,
        backend=where.backend,
        address=where.address,
        decay=seconds(found.decay, "--decay", 1.0),
        hidden=whole(found.hidden, "--hidden", 0, MOST_CELLS) or 0,
        search=whole(found.search, "--search", 0, MOST_ITERATIONS) or 0,
    )


def _tell(context: Context, quiet: bool, one: Round) -> None:
    if quiet:
        return
    context.say("train-round", **msgspec.to_builtins(one))


def _write(path: Path, text: bytes) -> None:
    try:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
    except OSError as error:
        raise UserError("cli-unwritable", file=str(path), problem=str(error.strerror)) from None


def _as_json(training: Training, result: Result, target: Path | None) -> dict[str, Any]:
    seconds_spent = training.curve[-1].seconds if training.curve else 0.0
    return {
        "games": training.games,
        "seconds": seconds_spent,
        "curve": training.curve,
        "result": result,
        "file": None if target is None else str(target),
    }


def _show(context: Context, result: Result, target: Path | None) -> None:
    low, high = (round(100 * bound, 1) for bound in result.interval)
    ours, theirs = result.scores
    context.say(
        "train-result",
        against=result.against,
        wins=result.wins,
        played=result.played,
        low=low,
        high=high,
        fair=round(100 * result.fair, 1),
        ours=ours,
        theirs=theirs,
    )
    if result.beaten:
        context.say("train-solo", ours=round(100 * result.beaten[0]), theirs=round(100 * result.beaten[1]))
    if target is None:
        context.say("train-not-written")
    else:
        context.say("train-written", file=str(target))
