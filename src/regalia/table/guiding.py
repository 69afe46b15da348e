"""A lesson at a table: where it stands, what it wants, and going on or back in it.

The table is a game like any other. Its header names the lesson; where the lesson stands follows from the decisions that stand and
from the rows that say how far it was told. The others' moves and everything that chance brings come from the lesson, written
together with the learner's decision, so nobody is ever waited for and the deal is always the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from regalia.bots import BOTS
from regalia.core.errors import UndoRefused
from regalia.core.journal import Line
from regalia.lessons import LessonError, find
from regalia.lessons.lesson import Decision, Lesson, Placed
from regalia.table import records as kinds
from regalia.table.errors import Conflict, Missing

if TYPE_CHECKING:
    from regalia.table.live import Live

EASY = next(name for name in ("page", "greedy") if name in BOTS)
"""Who plays the others when the learner plays on alone."""
LESSON, MARK = "lesson", "mark"


class Guide(NamedTuple):
    """`at`: the number of the step; as many as there are steps when the lesson is over."""

    lesson: Lesson
    at: int
    plays: int

    @property
    def over(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def placed(self) -> Placed:
        return self.lesson.steps[self.at]

    @property
    def decision(self) -> Decision | None:
        return self.lesson.decision(self.plays, self.at)


def origin(lesson: Lesson) -> dict[str, str]:
    """What the header of a lesson's table says."""
    return {LESSON: lesson.id, MARK: lesson.mark}


def lesson_of(live: Live) -> Lesson | None:
    """The lesson that the table was made for, unless it has changed since: then the table is a game like any other."""
    id = live.header.origin.get(LESSON)
    if not id:
        return None
    try:
        found = find(live.game, str(id))
    except LessonError:
        return None
    return found if found.mark == live.header.origin.get(MARK) else None


def untouched(live: Live) -> bool:
    """Whether the lesson stands where it began."""
    lesson = lesson_of(live)
    return lesson is not None and live.running and len(live.rows) == 1 + len(lesson.before)


def guided(live: Live) -> bool:
    """Whether the lesson leads. Not once the learner plays on alone."""
    return LESSON in live.header.origin and not live.let_go and lesson_of(live) is not None


def guide(live: Live) -> Guide | None:
    lesson = lesson_of(live)
    if lesson is None or live.let_go:
        return None
    plays = len(live.line.plays)
    return Guide(lesson, lesson.at(plays, live.told_step), plays)


def sure(live: Live) -> Guide:
    found = guide(live)
    if found is None:
        raise Missing("lesson-none")
    return found


# -- going on ----------------------------------------------------------------------------------------


def act(live: Live, seat: int, keys: Sequence[str], now: float, who: str, request: str = "") -> None:
    """Decisions of the learner, each one that the lesson wants."""
    for key in keys:
        live.game.action(key)
        decision = sure(live).decision
        if decision is None or key not in decision.want:
            raise Conflict("lesson-not-wanted", live.step(seat))
        _play(live, decision, key, now, who, request)


def _play(live: Live, decision: Decision, key: str, now: float, who: str, request: str = "") -> None:
    lesson = sure(live).lesson
    write(live, Line(lesson.seat, key, decision.chance), now, who, request)
    for line in decision.then:
        write(live, line, now)


def write(live: Live, line: Line, now: float, who: str = "", request: str = "") -> None:
    """A decision whose chance the lesson gives."""
    live.write(kinds.ACT, now, True, seat=line.seat, action=line.action, chance=list(line.chance), who=who, request=request)


def skip(live: Live, seat: int, now: float, who: str) -> int:
    """Over what the step tells; what it wants is done as usual."""
    here = sure(live)
    if here.over:
        return live.step(seat)
    while (decision := sure(live).decision) is not None and sure(live).at == here.at:
        _play(live, decision, decision.usual, now, who)
    if not here.placed.step.do:
        _tell(live, seat, now, who, here.at + 1)
    return live.step(seat)


def back(live: Live, seat: int, now: float, who: str) -> int:
    """To the beginning of the step, or of the one before."""
    here = sure(live)
    at, to = here.at - 1, 0
    if not here.over and here.plays > here.placed.start:
        at = here.at
    if at < 0:
        raise UndoRefused("lesson-no-back")
    to = here.lesson.steps[at].start
    if to < here.plays:
        live.write(kinds.ASK, now, seat=seat, who=who, data={"to": to, "of": []})
    _tell(live, seat, now, who, at)
    return live.step(seat)


def undo(live: Live, seat: int, now: float, who: str) -> int:
    """Before the learner's last decision, whatever followed it."""
    here = sure(live)
    starts = [start for placed in here.lesson.steps for start in _starts(placed) if start < here.plays]
    if not starts:
        raise UndoRefused("undo-nothing")
    live.write(kinds.ASK, now, seat=seat, who=who, data={"to": starts[-1], "of": []})
    return live.step(seat)


def _starts(placed: Placed) -> list[int]:
    found, start = [], placed.start
    for decision in placed.step.do:
        found.append(start)
        start += 1 + len(decision.then)
    return found


def play_on(live: Live, seat: int, now: float, who: str) -> int:
    """From here on without the lesson, against easy bots."""
    sure(live)
    live.write(kinds.LESSON, now, seat=seat, who=who, data={"alone": True})
    return live.step(seat)


def _tell(live: Live, seat: int, now: float, who: str, told: int) -> None:
    live.write(kinds.LESSON, now, seat=seat, who=who, data={"told": told})
