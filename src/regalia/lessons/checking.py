"""Whether a lesson fits the rules, the drawing and the texts of today. Every complaint names game, lesson and step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regalia.core.game import Game
from regalia.core.step import Arg
from regalia.core.texts import LANGUAGES
from regalia.drawing.choices import strip
from regalia.drawing.scene import Scene, piece_of, scene_of
from regalia.lessons import sayings
from regalia.lessons.lesson import Lesson
from regalia.lessons.shelf import LessonError
from regalia.lessons.walking import Moment, played, walk

LONGEST = 40
"""Words of a bubble: head, text and order together."""
PARTS = ("board", "own", "left", "seats", "lanes", "progress", "bar")
AREA = "part:"
WORD = re.compile(r"[^\s\u00a0\u202f]*\w[^\s\u00a0\u202f]*")
INTERNAL = re.compile(r"\b[A-Z]{3,}-[A-Z]+-\d+|\b[a-z]+_[a-z_]+|\b[a-z]+:[a-z0-9]|\(?-?\d+, ?-?\d+\)|\{|\}")
"""Clause ids, names of components, action keys, coordinates, and what a text could not fill in."""
FORBIDDEN = {
    "en": re.compile(r"\b(click|tap)(s|ing|ed)?\b|!|\berror\b|\binvalid\b|\billegal\b", re.IGNORECASE),
    "fr": re.compile(r"\bcliqu|\btap(ez|er)\b|!|\berreur\b|\binvalide\b|\billégal", re.IGNORECASE),
}
"""Words that the guide to wording does not want; one chooses, on whatever device."""


def check(game: Game, lesson: Lesson) -> None:
    """Raise LessonError with the first thing that is wrong."""
    for problem in problems(game, lesson):
        raise problem


def problems(game: Game, lesson: Lesson) -> Iterator[LessonError]:
    """Everything that is wrong. What does not follow the rules raises at once, since nothing can be said of what comes after."""
    wrong = _Wrong(game, lesson)
    if lesson.rules != game.info.rules_version:
        yield wrong("lesson-rules", "header", found=lesson.rules, wanted=game.info.rules_version)
    names = [placed.step.id for placed in lesson.steps]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield wrong("lesson-twice", name)
    yield from _texts(wrong, game, lesson)
    for moment in walk(game, lesson):
        yield from _moment(wrong, game, lesson, moment)
    yield from _choices(wrong, game, lesson)
    if lesson.alone and played(game, lesson).over:
        yield wrong("lesson-over", "end")


class _Wrong:
    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game.id
        self.id = lesson.id

    def __call__(self, key: str, step: str, **args: Arg) -> LessonError:
        return LessonError(key, "", game=self.game, id=self.id, step=step, **args)


# -- texts -----------------------------------------------------------------------------------------


def words(text: str) -> int:
    """How many words a text has; signs alone are none."""
    return len(WORD.findall(text))


def _texts(wrong: _Wrong, game: Game, lesson: Lesson) -> Iterator[LessonError]:
    for lang in LANGUAGES:
        for key in sayings.needed(lesson):
            if not game.texts.has(lang, key):
                yield wrong("lesson-text", key, lang=lang)
                continue
            text = game.texts.format(lang, key)
            found = INTERNAL.search(text) or FORBIDDEN[lang].search(text)
            if found:
                yield wrong("lesson-internal", key, lang=lang, found=found[0])
        for placed in lesson.steps:
            count = sum(words(part) for part in sayings.bubble(game, lang, lesson, placed))
            if count > LONGEST:
                yield wrong("lesson-long", placed.step.id, lang=lang, count=count, most=LONGEST)


# -- rules and drawing -----------------------------------------------------------------------------


def _moment(wrong: _Wrong, game: Game, lesson: Lesson, moment: Moment) -> Iterator[LessonError]:
    state, name = moment.state, moment.placed.step.id
    scene = scene_of(state, lesson.seat, "en")
    drawn = markup(game, scene)
    for piece in moment.placed.step.point if moment.first else ():
        if not is_drawn(drawn, piece):
            yield wrong("lesson-point", name, piece=piece)
    if moment.decision is None:
        return
    if lesson.seat not in state.actors():
        yield wrong("lesson-not-asked", name)
        return
    options = {state.key(action): action for action in state.legal_for(lesson.seat)}
    for key in moment.decision.want:
        if key not in options:
            yield wrong("lesson-want", name, action=key, options=", ".join(list(options)[:30]))
        elif game.has_board and not is_lit(drawn, piece_of(state, options[key])):
            yield wrong("lesson-unlit", name, piece=piece_of(state, options[key]))


def markup(game: Game, scene: Scene) -> str:
    """Everything that the page draws of a position."""
    if not game.has_board:
        return ""
    parts = game.draw(scene)
    boards = "".join(board.svg for board in parts.boards)
    own: str = strip(scene) + parts.own
    return "".join([parts.progress, *parts.strip, *parts.left, parts.lanes, boards, own, *parts.seats])


def is_drawn(drawn: str, piece: str) -> bool:
    if piece.startswith(AREA):
        return piece.removeprefix(AREA) in PARTS
    return f'data-piece="{piece}"' in drawn or f'data-id="{piece}"' in drawn


def is_lit(drawn: str, piece: str) -> bool:
    return f'data-piece="{piece}" data-state="lit"' in drawn


def _choices(wrong: _Wrong, game: Game, lesson: Lesson) -> Iterator[LessonError]:
    """Whichever of the decisions that are fine is made, the rest of the lesson can still be played."""
    number = 0
    for placed in lesson.steps:
        for decision in placed.step.do:
            for other in decision.want[1:]:
                try:
                    played(game, lesson, {number: other})
                except LessonError as problem:
                    yield wrong("lesson-choice", placed.step.id, action=other, problem=str(problem))
            number += 1
