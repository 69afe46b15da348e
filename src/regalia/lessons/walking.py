"""Playing a lesson without a table: the position before every decision, and before every step that only tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core import journal as journals
from regalia.core.errors import JournalError, UserError
from regalia.core.game import Game
from regalia.core.journal import Line
from regalia.core.state import State
from regalia.lessons.lesson import Decision, Lesson, Placed
from regalia.lessons.shelf import LessonError


class Moment(NamedTuple):
    """A step and the position in which it speaks; `decision` is what it wants there, None if it only tells."""

    placed: Placed
    decision: Decision | None
    state: State

    @property
    def first(self) -> bool:
        """Whether the step begins here; what it points at may be gone later."""
        return self.decision is None or self.decision is self.placed.step.do[0]


def walk(game: Game, lesson: Lesson, chosen: dict[int, str] | None = None) -> Iterator[Moment]:
    """Every moment of the lesson; LessonError where it does not fit the rules."""
    state = _begun(game, lesson)
    plays = 0
    for line in lesson.before:
        plays += 1
        _follow(game, lesson, "", state, line, plays)
    number = 0
    for placed in lesson.steps:
        if not placed.step.do:
            yield Moment(placed, None, state)
        for decision in placed.step.do:
            yield Moment(placed, decision, state)
            key = (chosen or {}).get(number, decision.usual)
            for line in [Line(lesson.seat, key, decision.chance), *decision.then]:
                plays += 1
                _follow(game, lesson, placed.step.id, state, line, plays)
            number += 1


def played(game: Game, lesson: Lesson, chosen: dict[int, str] | None = None) -> State:
    """The position at the end of the lesson."""
    state = _begun(game, lesson)
    for number, line in enumerate(lesson.journal(game.id, chosen).entries, start=1):
        _follow(game, lesson, "", state, line, number)
    return state


def _begun(game: Game, lesson: Lesson) -> State:
    try:
        return journals.begin(game, lesson.journal(game.id))
    except UserError as problem:
        raise LessonError("lesson-step", game=game.id, id=lesson.id, step="setup", problem=str(problem)) from None


def _follow(game: Game, lesson: Lesson, step: str, state: State, line: Line, number: int) -> None:
    try:
        journals.follow(game, state, line, number)
    except JournalError as problem:
        raise LessonError("lesson-step", game=game.id, id=lesson.id, step=step or str(number), problem=str(problem)) from None
