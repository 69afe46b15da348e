"""regalia puzzle: make, list and check positions where one choice is clearly best."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, whole
from regalia.cli.starting import add_start_arguments, read_seed, read_setup
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.registry import game as find_game
from regalia.puzzles.checking import quick, thorough
from regalia.puzzles.making import as_puzzle, make
from regalia.puzzles.puzzle import Puzzle, folder_of, puzzles_of, write

WAYS = ("make", "list", "check")
MOST_PUZZLES = 999
MOST_GAMES = 100_000


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "puzzle")
    parser.word("what", "make|list|check")
    add_start_arguments(parser)
    parser.value("count", "N", "8")
    parser.value("games", "N", "40")
    parser.value("out", "DIR")
    parser.flag("thorough")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    if required(found.what, "make|list|check") not in WAYS:
        raise UserError("puzzle-what", what=found.what)
    game = find_game(required(found.game, "GAME"))
    if found.what == "make":
        return _make(context, game, found, arguments)
    if found.what == "check":
        return _check(context, game, found)
    return _list(context, game, found)


def _make(context: Context, game: Game, found: argparse.Namespace, arguments: list[str]) -> int:
    """Numbered after those that are there."""
    folder = Path(found.out) if found.out else folder_of(game)
    if found.out and not folder.is_dir():
        raise UserError("cli-unwritable", file=found.out, problem=str(folder))
    setup, wanted = read_setup(found), whole(found.count, "--count", 1, MOST_PUZZLES) or 1
    games = whole(found.games, "--games", 1, MOST_GAMES) or 1
    last = max((int(path.stem) for path in folder.glob("*.json") if path.stem.isdecimal()), default=0)
    made = []
    for one in make(setup, read_seed(found), wanted, games, context.progress()):
        last += 1
        made.append(as_puzzle(one, f"{last:02d}", shlex.join(["regalia", "puzzle", *_lasting(arguments)])))
        write(folder, made[-1])
    if found.json:
        context.json([_row(puzzle) for puzzle in made])
        return 0
    for puzzle in made:
        _say(context, game, puzzle)
    context.say("puzzle-made", count=len(made), folder=str(folder))
    return 0


def _lasting(arguments: list[str]) -> list[str]:
    """What the puzzles depend on, without where they were written or how they were told."""
    words, waiting = [], list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word in ("--out", "--lang") and waiting:
            waiting.pop(0)
        elif word != "--json" and not word.startswith(("--out=", "--lang=")):
            words.append(word)
    return words


def _list(context: Context, game: Game, found: argparse.Namespace) -> int:
    puzzles = puzzles_of(game)
    if found.json:
        context.json([_row(puzzle) for puzzle in puzzles])
        return 0
    for puzzle in puzzles:
        _say(context, game, puzzle)
    if not puzzles:
        context.say("puzzle-none", game=game.info.title[context.lang])
    return 0


def _check(context: Context, game: Game, found: argparse.Namespace) -> int:
    look = thorough if found.thorough else quick
    verdicts = [look(game, puzzle) for puzzle in puzzles_of(game)]
    if found.json:
        context.json(verdicts)
    else:
        for verdict in verdicts:
            key = "puzzle-fails" if verdict.problem else "puzzle-holds"
            context.say(key, id=verdict.puzzle, problem=verdict.problem, points=verdict.margin)
    return int(any(verdict.problem for verdict in verdicts))


def _row(puzzle: Puzzle) -> dict[str, object]:
    return {"id": puzzle.id, "solution": puzzle.solution, "margin": puzzle.margin, "hardness": puzzle.hardness}


def _say(context: Context, game: Game, puzzle: Puzzle) -> None:
    state = puzzle.state(game)
    name = game.label(context.lang, game.action(puzzle.solution), state)
    context.say(
        "puzzle-line", id=puzzle.id, name=name, action=puzzle.solution, points=round(puzzle.margin), level=puzzle.hardness
    )
