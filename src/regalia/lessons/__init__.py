"""Lessons: guided games. A lesson is a journal with notes, in `games/<id>/lessons/<lesson>.toml`.

Reading order: `lesson` (what a file says), `shelf` (finding and reading them), `walking` (playing one without a table), `sayings`
(its texts), `checking` (whether it fits the rules, the drawing and the texts of today), `recording` (a lesson made of a journal).
"""

from regalia.lessons.lesson import Decision, Lesson, Placed, Step
from regalia.lessons.shelf import LessonError, find, lessons_of

__all__ = ["Decision", "Lesson", "LessonError", "Placed", "Step", "find", "lessons_of"]
