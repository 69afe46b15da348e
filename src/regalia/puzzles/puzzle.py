"""A puzzle as its file says it, and the shelf of a game's puzzles."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from regalia.bots.analysis import Analysis, Weighed
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.state import State

FOLDER = "puzzles"
FORMAT = 1
EASY, MEDIUM, HARD = 1, 2, 3


class Puzzle(msgspec.Struct, frozen=True):
    """`position`: what the seat cannot know was dealt at random when the puzzle was made. `options`: the best choice first, with
    what the search and the games played on from it found; `others`: by how many points each choice besides these lies behind.
    `margin`: points between the best and the next, the smallest of all searches that looked."""

    id: str
    game: str
    seat: int
    position: dict[str, Any]
    options: list[Weighed]
    others: dict[str, float]
    margin: float
    hardness: int
    made: str
    seed: int = 0
    format: int = FORMAT

    @property
    def solution(self) -> str:
        return self.options[0].key

    def state(self, game: Game, record: bool = False) -> State:
        return game.from_json(self.position, seed=self.seed, record=record)

    def analysis(self) -> Analysis:
        """What was found, in the form that the coach tells."""
        first = self.options[0]
        return Analysis(self.seat, self.options, sum(option.visits for option in self.options), 0.0, first.win, first.margin)

    def loss(self, key: str) -> float:
        """Points that a choice costs against the best; a choice the search hardly looked at costs at least the margin."""
        for option in self.options:
            if option.key == key:
                return self.options[0].margin - option.margin
        return max(self.margin, self.others.get(key, self.margin))


def folder_of(game: Game) -> Path:
    return game.folder / FOLDER


def puzzles_of(game: Game) -> list[Puzzle]:
    """In the order of their numbers."""
    return [read(path) for path in sorted(folder_of(game).glob("*.json"))]


def has_puzzles(game: Game) -> bool:
    return any(folder_of(game).glob("*.json"))


def read(path: Path) -> Puzzle:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Puzzle)
    except (OSError, msgspec.DecodeError) as error:
        raise UserError("puzzle-broken", file=path.name, problem=str(error)) from None


def write(folder: Path, puzzle: Puzzle) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{puzzle.id}.json"
    path.write_bytes(msgspec.json.encode(puzzle) + b"\n")
    return path


def find(game: Game, id: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise UserError("puzzle-unknown", game=game.id, puzzle=id)


def of_the_day(puzzles: list[Puzzle], day: date) -> Puzzle | None:
    """All of them in turn, one a day."""
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
