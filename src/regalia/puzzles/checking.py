"""Whether a puzzle still is one: its position reads, its solution is legal, and searches still prefer it."""

from __future__ import annotations

import msgspec

from regalia.bots.analysis import analyse
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.puzzles.making import STUDY, costs, gap
from regalia.puzzles.puzzle import Puzzle

QUICK = 800
SEED = 11
CLOSE = 1.0
"""Points that must lie between the solution and every other choice."""


class Verdict(msgspec.Struct):
    """`problem`: the key of what is wrong, or ""; `margin`: what the search found between the best choice and the next."""

    puzzle: str
    problem: str
    margin: float = 0.0


def quick(game: Game, puzzle: Puzzle) -> Verdict:
    """A short search of every choice, all as long: the solution must come out best. A search that goes where it likes may miss
    what is hard to find."""
    problem = _readable(game, puzzle)
    if problem:
        return Verdict(puzzle.id, problem)
    least = min(costs(puzzle.state(game), puzzle.seat, puzzle.solution, SEED, QUICK).values())
    return Verdict(puzzle.id, "" if least > 0 else "other", round(least, 1))


def thorough(game: Game, puzzle: Puzzle, iterations: int = 2 * STUDY, seed: int = 1) -> Verdict:
    """One search larger than those that made it, of another seed."""
    problem = _readable(game, puzzle)
    if problem:
        return Verdict(puzzle.id, problem)
    found = analyse(puzzle.state(game), puzzle.seat, iterations=iterations, seed=seed)
    if found.options[0].key != puzzle.solution:
        return Verdict(puzzle.id, "other")
    least = min(gap(found), *costs(puzzle.state(game), puzzle.seat, puzzle.solution, seed).values())
    return Verdict(puzzle.id, "" if least > CLOSE else "close", round(least, 1))


def _readable(game: Game, puzzle: Puzzle) -> str:
    try:
        state = puzzle.state(game)
    except UserError:
        return "unreadable"
    legal = {state.key(action) for action in state.legal_for(puzzle.seat)} if puzzle.seat in state.actors() else set()
    named = {option.key for option in puzzle.options} | set(puzzle.others)
    return "" if named <= legal else "illegal"
