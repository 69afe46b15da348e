"""regalia lesson: list the guided games, check them, or make one of a journal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, whole
from regalia.cli.saves import find
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.journal import load
from regalia.core.registry import game, games
from regalia.core.texts import LANGUAGES
from regalia.lessons import Lesson, lessons_of, sayings
from regalia.lessons.checking import problems
from regalia.lessons.recording import lesson_from, write


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "lesson")
    parser.word("what", "list|check|record")
    parser.word("game", "GAME|FILE")
    parser.value("id", "NAME")
    parser.value("seat", "N", "0")
    parser.value("steps", "N")
    parser.value("out", "DIR")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    what = required(found.what, "list|check|record")
    if what not in ("list", "check", "record"):
        raise UserError("cli-lesson-what", value=what)
    if what == "record":
        return _record(context, found)
    chosen = [game(found.game)] if found.game else list(games())
    return _list(context, chosen, found.json) if what == "list" else _check(context, chosen, found.json)


def row(of: Game, lesson: Lesson, lang: str) -> dict[str, Any]:
    """What scripts rely on: game, id, title, what it teaches, steps, languages, minutes."""
    spoken = [lang for lang in LANGUAGES if all(of.texts.has(lang, key) for key in sayings.needed(lesson))]
    return {
        "game": of.id,
        "id": lesson.id,
        "title": of.texts.format(lang, sayings.title(lesson)),
        "teaches": of.texts.format(lang, sayings.teaches(lesson)),
        "steps": len(lesson.steps),
        "decisions": lesson.decisions,
        "languages": spoken,
        "minutes": lesson.minutes,
    }


def _list(context: Context, chosen: list[Game], json: bool) -> int:
    rows = [row(of, lesson, context.lang) for of in chosen for lesson in lessons_of(of)]
    if json:
        context.json(rows)
        return 0
    for found in rows:
        context.say("lesson-row", **{**found, "languages": ", ".join(found["languages"])})
    return 0


def _check(context: Context, chosen: list[Game], json: bool) -> int:
    rows = []
    for of in chosen:
        for lesson in lessons_of(of):
            rows.append({**row(of, lesson, context.lang), "problems": _problems(context, of, lesson)})
    wrong = [problem for found in rows for problem in found["problems"]]
    if json:
        context.json(rows)
    else:
        for problem in wrong:
            print(problem)
        if not wrong:
            context.say("lesson-good", count=len(rows))
    return 1 if wrong else 0


def _problems(context: Context, of: Game, lesson: Lesson) -> list[str]:
    found = []
    try:
        for problem in problems(of, lesson):
            found.append(problem.text(context.lang))
    except UserError as problem:
        found.append(problem.text(context.lang))
    return found


def _record(context: Context, found: Namespace) -> int:
    journal = load(find(required(found.game, "FILE")))
    of = game(journal.game)
    steps = whole(found.steps, "--steps", 1, max(1, len(journal.entries)))
    seat = whole(found.seat, "--seat", 0, journal.players - 1) or 0
    lesson = lesson_from(journal, required(found.id, "--id"), seat, len(lessons_of(of)) + 1, steps)
    folder = of.folder if found.out is None else Path(found.out)
    written = [str(path) for path in write(of, lesson, folder)]
    if found.json:
        context.json({**row(of, lesson, context.lang), "files": written})
    else:
        context.say("lesson-recorded", file=written[0], steps=len(lesson.steps), texts=", ".join(written[1:]))
    return 0
