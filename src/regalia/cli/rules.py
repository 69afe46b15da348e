"""regalia rules: the rules by section, and how well the tests cover them."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any

from regalia.cli.context import Context, width
from regalia.cli.parser import Parser, required
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.registry import game

INDENTED: dict[str, Any] = {"initial_indent": "  ", "subsequent_indent": "  ", "break_on_hyphens": False}


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "rules")
    parser.word("game", "GAME")
    parser.word("part", "SECTION|CLAUSE")
    parser.flag("coverage")
    parser.value("tests", "DIR")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    chosen = game(required(found.game, "GAME"))
    if found.coverage:
        return _coverage(context, chosen, found.tests, found.json)
    sections = rule_sections(chosen, context.lang, found.part or "")
    if found.json:
        context.json({"game": chosen.id, "lang": context.lang, "sections": sections})
    else:
        print(rules_text(sections))
    return 0


def rule_sections(chosen: Game, lang: str, part: str) -> list[dict[str, Any]]:
    """The sections with their clauses: all, one section, or one clause (whole, or without the game's prefix)."""
    wanted = part.upper()
    book = chosen.rulebook
    found = []
    for section in book.section:
        names = {clause: {clause.upper(), clause.upper().removeprefix(f"{book.prefix.upper()}-")} for clause in section.clauses}
        whole = wanted in ("", section.id.upper())
        clauses = [clause for clause in section.clauses if whole or wanted in names[clause]]
        if clauses:
            lines = [{"id": clause, "text": chosen.texts.format(lang, f"rule-{clause}")} for clause in clauses]
            found.append({"id": section.id, "title": chosen.texts.format(lang, section.title_key), "clauses": lines})
    if not found:
        raise UserError("cli-no-clause", part=part, sections=", ".join(section.id for section in book.section))
    return found


def rules_text(sections: list[dict[str, Any]]) -> str:
    blocks = []
    for section in sections:
        title = f"{section['title']} ({section['id']})"
        lines = [title, "─" * min(len(title), width())]
        for clause in section["clauses"]:
            lines.append(clause["id"])
            lines += textwrap.wrap(clause["text"], width(), **INDENTED)
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _coverage(context: Context, chosen: Game, tests: str | None, json: bool) -> int:
    from regalia.core.coverage import coverage

    folder = find_tests(Path.cwd()) if tests is None else Path(tests)
    if folder is None or not folder.is_dir():
        raise UserError("cli-no-tests", folder=tests or "tests")
    report: dict[str, Any] = dict(coverage(chosen, folder))
    if json:
        context.json(report)
        return 0
    context.say("coverage-head", clauses=len(report["clauses"]), refusals=report["refusals"])
    for kind in ("untested", "untranslated"):
        if report[kind]:
            context.say(f"coverage-{kind}", count=len(report[kind]))
            print(textwrap.fill(", ".join(report[kind]), width(), **INDENTED))
    if not report["untested"] and not report["untranslated"]:
        context.say("coverage-complete")
    return 0


def find_tests(start: Path) -> Path | None:
    """The `tests` folder of the checkout around this folder."""
    for folder in (start, *start.parents):
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder / "tests"
    return None
