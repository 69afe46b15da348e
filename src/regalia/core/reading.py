"""The rules as people read them (`reading.toml`): in the order of need, with titles, references, terms and plain words.

The clauses themselves stay as `rules.toml` lists them; a game without a reading order is read in that order.
"""

from __future__ import annotations

from functools import cache

import msgspec
from fluent.syntax import ast

from regalia.core.files import load
from regalia.core.game import Game
from regalia.core.rulebook import Section
from regalia.core.texts import parsed

FILE = "reading.toml"
PARTS = ("turn", "action", "end", "scoring", "setup", "pieces", "variant", "ruling")
"""What a player needs, in this order; the goal stands before all of them."""
TITLE = "title-"


class Reading(msgspec.Struct, forbid_unknown_fields=True):
    """`parts`: the sections of each part. `now`: the section to read while a question is asked. `scores`: the clause of a source
    of points. `terms`: the clause behind a term of the glossary. `log`: the clause behind a sentence of the log. `shows`: the
    pieces that a section speaks of, by kind (`troop`) or by name (`location:port`)."""

    schema: int
    parts: dict[str, list[str]]
    now: dict[str, str]
    scores: dict[str, str] = {}
    terms: dict[str, str] = {}
    log: dict[str, str] = {}
    shows: dict[str, list[str]] = {}


@cache
def reading_of(game: Game) -> Reading:
    path = game.folder / FILE
    if path.is_file():
        return load(path, Reading)
    return Reading(schema=1, parts={"action": [section.id for section in game.rulebook.section]}, now={})


def sections_of(game: Game, part: str) -> list[Section]:
    known = {section.id: section for section in game.rulebook.section}
    return [known[id] for id in reading_of(game).parts.get(part, [])]


def section_of(game: Game, clause: str) -> Section | None:
    return next((section for section in game.rulebook.section if clause in section.clauses), None)


def clause_title(game: Game, lang: str, clause: str) -> str:
    """What a clause is called in a link: by its own title, or by that of its section."""
    if game.texts.has(lang, f"{TITLE}{clause}"):
        return game.texts.format(lang, f"{TITLE}{clause}")
    section = section_of(game, clause)
    return game.texts.format(lang, section.title_key) if section is not None else ""


def short_id(game: Game, clause: str) -> str:
    return clause.removeprefix(f"{game.rulebook.prefix}-")


def score_clause(game: Game, source: str) -> str:
    """Where the rules speak of a source of points: the clause named for it, or the first one of scoring."""
    named = reading_of(game).scores.get(source)
    if named is not None:
        return named
    sections = sections_of(game, "scoring") or sections_of(game, "end")
    return sections[0].clauses[0] if sections else ""


def log_clause(game: Game, key: str) -> str:
    """Where the rules speak of what a sentence of the log tells; empty where they do not."""
    return reading_of(game).log.get(key, "")


@cache
def references(game: Game, lang: str) -> dict[str, list[str]]:
    """For each clause the clauses that its text names by their titles, in order."""
    found: dict[str, list[str]] = {}
    path = game.folder / "texts" / lang / "rules.ftl"
    for entry in parsed(path).body if path.is_file() else []:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name.startswith("rule-"):
            found[entry.id.name.removeprefix("rule-")] = [
                element.expression.id.name.removeprefix(TITLE)
                for element in entry.value.elements
                if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.MessageReference)
            ]
    return found


def term_forms(game: Game, lang: str) -> dict[str, str]:
    """The term that a form of a word stands for."""
    forms: dict[str, str] = {}
    for term in reading_of(game).terms:
        forms |= dict.fromkeys(game.texts.format(lang, f"term-{term}-forms").split("|"), term)
    return forms


def text_keys(game: Game) -> list[str]:
    """The texts that the reading order asks for."""
    reading = reading_of(game)
    keys = [f"term-{term}{ending}" for term in reading.terms for ending in ("", "-forms", "-means")]
    return keys + [f"words-{section.id.lower()}" for section in game.rulebook.section if reading.now]
