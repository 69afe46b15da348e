"""A lesson made of a journal: a step for each decision of the learner, what the others did after it, texts to be written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from regalia.core.game import Game
from regalia.core.journal import Journal, Line
from regalia.core.texts import LANGUAGES
from regalia.lessons import sayings
from regalia.lessons.lesson import Chapter, Decision, Lesson, Step
from regalia.lessons.shelf import LessonError

WIDE = 118
MINUTES = 6


def lesson_from(journal: Journal, id: str, seat: int, number: int, steps: int | None = None) -> Lesson:
    """Every decision of the seat becomes a step that wants it; the author joins, names and explains them."""
    entries = journal.entries if steps is None else journal.entries[:steps]
    before: list[Line] = []
    found: list[Step] = []
    for line in entries:
        if line.seat == seat:
            found.append(Step(f"step{len(found) + 1}", [], [Decision([line.action], line.chance)]))
        elif found:
            found[-1].do[0].then.append(line)
        else:
            before.append(line)
    if not found:
        raise LessonError("lesson-journal-short", seat=seat)
    return Lesson(
        id,
        number,
        MINUTES,
        journal.rules,
        journal.mode,
        journal.players,
        dict(journal.options),
        [Chapter("first", found)],
        ["i-hand"],
        seat,
        list(journal.setup),
        before,
    )


def write(game: Game, lesson: Lesson, folder: Path) -> list[Path]:
    """The file of the lesson and its texts, to be filled in; nothing that exists is written over."""
    target = folder / "lessons" / f"{lesson.id}.toml"
    if target.exists():
        raise LessonError("lesson-exists", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(toml(lesson), encoding="utf-8")
    written = [target]
    for lang in LANGUAGES:
        path = folder / "texts" / lang / f"lesson-{lesson.id}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [f"{key} = {game.id} {key}" for key in sayings.needed(lesson)]
        path.write_text("\n".join([f"# {lesson.id}", "", *lines, ""]), encoding="utf-8")
        written.append(path)
    return written


# -- TOML --------------------------------------------------------------------------------------------


def toml(lesson: Lesson) -> str:
    """The file as an author would write it: what is usual is left out."""
    lines = [
        _row(name, getattr(lesson, name)) for name in ("id", "number", "minutes", "rules", "mode", "players", "seat", "learned")
    ]
    lines += [_list("setup", lesson.setup)] if lesson.setup else []
    lines += [_list("before", [_line(line) for line in lesson.before], True)] if lesson.before else []
    lines += ["", "[options]", *(_row(name, value) for name, value in lesson.options.items())]
    for chapter in lesson.chapter:
        lines += ["", "[[chapter]]", _row("id", chapter.id)]
        for step in chapter.step:
            lines += ["", "[[chapter.step]]", _row("id", step.id), *([_row("point", step.point)] if step.point else [])]
            for decision in step.do:
                lines += ["", "[[chapter.step.do]]", _list("want", decision.want)]
                lines += [_list("chance", decision.chance)] if decision.chance else []
                lines += [_list("then", [_line(line) for line in decision.then], True)] if decision.then else []
    return "\n".join(lines) + "\n"


def _line(line: Line) -> list[object]:
    return [line.seat, line.action, *([line.chance] if line.chance else [])]


def _value(value: object) -> str:
    """JSON of plain values is TOML, too."""
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value)}]"
    return msgspec.json.encode(value).decode()


def _row(name: str, value: object) -> str:
    return f"{name} = {_value(value)}"


def _list(name: str, values: Sequence[object], each: bool = False) -> str:
    """On one line if it fits; else one value to a line, or as many as fit."""
    whole = f"{name} = [{', '.join(_value(value) for value in values)}]"
    if len(whole) <= WIDE:
        return whole
    rows, row = [], " "
    for value in values:
        if len(row) > 1 and (each or len(row) + len(_value(value)) + 2 > WIDE):
            rows.append(row)
            row = " "
        row += f" {_value(value)},"
    return "\n".join([f"{name} = [", *rows, row, "]"])
