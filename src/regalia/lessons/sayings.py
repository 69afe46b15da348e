"""The texts of a lesson. Their keys follow from its id and those of its steps; the sentences are in `texts/*/lesson*.ftl`."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.lessons.lesson import Lesson, Placed


def key(lesson: Lesson, *words: str) -> str:
    return "-".join(("lesson", lesson.id, *words))


def title(lesson: Lesson) -> str:
    return key(lesson, "title")


def teaches(lesson: Lesson) -> str:
    """One line for whoever looks for a lesson: what it teaches."""
    return key(lesson, "teaches")


def about(lesson: Lesson) -> str:
    """What the end of the lesson says one has learned."""
    return key(lesson, "end")


def chapter(lesson: Lesson, number: int) -> str:
    return key(lesson, "chapter", lesson.chapter[number].id)


def head(lesson: Lesson, placed: Placed) -> str:
    return key(lesson, placed.step.id, "head")


def text(lesson: Lesson, placed: Placed) -> str:
    return key(lesson, placed.step.id)


def order(lesson: Lesson, placed: Placed) -> str:
    """What the learner is asked to do; steps that only tell have none."""
    return key(lesson, placed.step.id, "do")


def later(lesson: Lesson, placed: Placed, block: str) -> str:
    """What another possible move of a kind (a block of the catalogue) would have changed; not every step says it."""
    return key(lesson, placed.step.id, "later", block)


def learned(lesson: Lesson, number: int) -> str:
    return key(lesson, "learned", str(number + 1))


def needed(lesson: Lesson) -> list[str]:
    """Every key that must have a text in both languages."""
    found = [title(lesson), teaches(lesson), about(lesson)]
    found += [chapter(lesson, number) for number in range(len(lesson.chapter))]
    found += [learned(lesson, number) for number in range(len(lesson.learned))]
    for placed in lesson.steps:
        found += [head(lesson, placed), text(lesson, placed)]
        found += [order(lesson, placed)] if placed.step.do else []
    return found


def bubble(game: Game, lang: str, lesson: Lesson, placed: Placed) -> list[str]:
    """Head, text and order of a step's bubble."""
    keys = [head(lesson, placed), text(lesson, placed), *([order(lesson, placed)] if placed.step.do else [])]
    return [game.texts.format(lang, key) for key in keys]
