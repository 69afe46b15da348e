"""What the file of a lesson says: the header of a journal, then chapters of steps.

A step says something about pieces of the board. One that wants nothing only tells; the others want decisions of the learner, and
say what chance brings and what the others do after each.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import NamedTuple

import msgspec

from regalia.core.journal import Journal, Line


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """`want`: the keys of all decisions that are fine, the usual one first. `chance`: what falls. `then`: what follows without
    the learner: moves of the others, and those of the learner that need not be told."""

    want: list[str]
    chance: list[str] = []
    then: list[Line] = []

    @property
    def usual(self) -> str:
        return self.want[0]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """`point`: the pieces that the step speaks of, as the drawing names them (data-piece or data-id), the first one above all; or
    an area of the page (`part:own`). `do`: one after another; none: the step only tells."""

    id: str
    point: list[str] = []
    do: list[Decision] = []


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    step: list[Step]


class Placed(NamedTuple):
    """A step at its place. `start`: how many plays come before it; `number`: in its chapter, which has `among` steps."""

    step: Step
    chapter: int
    number: int
    among: int
    start: int

    @property
    def end(self) -> int:
        return self.start + sum(1 + len(decision.then) for decision in self.step.do)


class Lesson(msgspec.Struct, forbid_unknown_fields=True, dict=True):
    """`number`: its place among the lessons of the game. `seat`: the learner's. `before`: what is played before the first step.
    `learned`: a symbol for each sentence of what one knows at the end. `alone`: whether the learner may play on from there."""

    id: str
    number: int
    minutes: int
    rules: str
    mode: str
    players: int
    options: dict[str, bool | int | str | list[str]]
    chapter: list[Chapter]
    learned: list[str]
    seat: int = 0
    setup: list[str] = []
    before: list[Line] = []
    alone: bool = True
    course: int = 0
    """Of a first lesson: the place of its game in the order for newcomers."""
    fold: bool = False
    """Whether the left column is folded away, so that the board has its room."""

    @cached_property
    def steps(self) -> list[Placed]:
        found: list[Placed] = []
        plays = len(self.before)
        for place, chapter in enumerate(self.chapter):
            for number, step in enumerate(chapter.step):
                placed = Placed(step, place, number, len(chapter.step), plays)
                found.append(placed)
                plays = placed.end
        return found

    @cached_property
    def mark(self) -> str:
        """A sign of its content: a table of a lesson that has changed since cannot go on with it."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]

    @property
    def plays(self) -> int:
        """How many plays the whole lesson has."""
        return self.steps[-1].end if self.steps else len(self.before)

    @property
    def decisions(self) -> int:
        """How many of them the learner makes."""
        return sum(len(placed.step.do) for placed in self.steps)

    def at(self, plays: int, told: int = 0) -> int:
        """The number of the step after so many plays: the first that begins or goes on there, or the one of them that was `told`
        last; the number of steps when the lesson is over."""
        here = [n for n, placed in enumerate(self.steps) if placed.start <= plays < placed.end or placed.start == plays]
        if not here:
            return len(self.steps)
        if plays >= self.plays and told >= len(self.steps):
            return len(self.steps)
        first = next((n for n in here if self.steps[n].start < plays), here[0])
        return told if told in here and told > first else first

    def decision(self, plays: int, at: int) -> Decision | None:
        """What the step wants after so many plays; None for one that only tells."""
        if at >= len(self.steps):
            return None
        placed = self.steps[at]
        start = placed.start
        for decision in placed.step.do:
            if start == plays:
                return decision
            start += 1 + len(decision.then)
        return None

    def journal(self, game: str, chosen: dict[int, str] | None = None) -> Journal:
        """The lesson as a journal; `chosen` gives decisions other than the usual ones, by number."""
        entries = list(self.before)
        number = 0
        for placed in self.steps:
            for decision in placed.step.do:
                key = (chosen or {}).get(number, decision.usual)
                entries += [Line(self.seat, key, decision.chance), *decision.then]
                number += 1
        options = dict(self.options)
        return Journal(game, self.rules, self.mode, self.players, options, setup=self.setup, entries=entries)
