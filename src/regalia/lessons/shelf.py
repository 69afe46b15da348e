"""Finding and reading lessons. What is wrong with a file is said with its place and its line."""

from __future__ import annotations

from functools import cache

from regalia.core.errors import UserError
from regalia.core.files import load, place
from regalia.core.game import Game
from regalia.lessons.lesson import Lesson


class LessonError(UserError):
    """A lesson that cannot be read or does not fit the game."""


@cache
def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game in their order; none for a game without them."""
    found = []
    for path in sorted((game.folder / "lessons").glob("*.toml")):
        lesson = load(path, Lesson)
        if lesson.id != path.stem:
            raise LessonError("lesson-name", file=place(path), id=lesson.id)
        found.append(lesson)
    return sorted(found, key=lambda lesson: lesson.number)


def find(game: Game, id: str) -> Lesson:
    for lesson in lessons_of(game):
        if lesson.id == id:
            return lesson
    raise LessonError("lesson-unknown", game=game.id, id=id)
