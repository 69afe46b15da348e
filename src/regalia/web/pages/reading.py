"""The rules for reading, as markup: parts in the order of need, links between clauses, terms that explain themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from regalia.core.game import Game
from regalia.core.reading import (
    PARTS,
    clause_title,
    reading_of,
    references,
    section_of,
    sections_of,
    short_id,
    term_forms,
)
from regalia.core.rulebook import Section
from regalia.core.step import LEGAL
from regalia.drawing.guide import drawn, guide_of
from regalia.drawing.scene import piece_of
from regalia.web.pages.sight import Sight

SIZE = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"')
WIDE = 1.5
"""A picture that is wider than this stands above the words of its example."""


LAST = ("end", "scoring")
"""Where a game tells both in one part, its name says so."""


@cache
def rule_parts(game: Game, lang: str) -> list[dict[str, Any]]:
    """Every part that has sections."""
    parts = [{"id": part, "sections": [_section(game, lang, section) for section in sections_of(game, part)]} for part in PARTS]
    found = [part for part in parts if part["sections"]]
    last = [part for part in found if part["id"] in LAST]
    for part in found:
        part["name"] = "-".join(LAST) if last == [part] else part["id"]
    return found


def _section(game: Game, lang: str, section: Section) -> dict[str, Any]:
    words = f"words-{section.id.lower()}"
    return {
        "id": section.id,
        "title": game.texts.format(lang, section.title_key),
        "words": game.texts.format(lang, words) if game.texts.has(lang, words) else "",
        "clauses": [_clause(game, lang, clause) for clause in section.clauses],
        "shows": " ".join(reading_of(game).shows.get(section.id, [])),
    }


def _clause(game: Game, lang: str, clause: str) -> dict[str, Any]:
    return {
        "id": clause,
        "short": short_id(game, clause),
        "words": clause_markup(game, lang, clause),
        "example": _example(game, lang, clause),
    }


def _example(game: Game, lang: str, clause: str) -> dict[str, Any] | None:
    guide = guide_of(game)
    found = next((example for example in guide.example if example.clause == clause), None) if guide is not None else None
    if found is None:
        return None
    words = game.texts.format(lang, f"example-{clause}")
    picture = drawn(game, found.picture, lang, words) if found.picture else ""
    size = SIZE.match(picture)
    wide = bool(picture) and (size is None or float(size[1]) > WIDE * float(size[2]))
    return {"words": words, "picture": Markup(picture), "wide": wide}


def clause_markup(game: Game, lang: str, clause: str) -> Markup:
    """The text of a clause; titles of other clauses are links, the first of each term is a button."""
    text = game.texts.format(lang, f"rule-{clause}")
    found, at = "", 0
    seen: set[str] = set()
    for other in references(game, lang).get(clause, []):
        title = clause_title(game, lang, other)
        start = text.find(title, at)
        if start < 0:
            continue
        found += with_terms(game, lang, text[at:start], seen)
        found += f'<a class="clause-link" href="#clause-{other}" data-clause="{other}">{escape(title)}</a>'
        at = start + len(title)
    return Markup(found + with_terms(game, lang, text[at:], seen))


@cache
def _forms(game: Game, lang: str) -> re.Pattern[str] | None:
    forms = sorted(term_forms(game, lang), key=len, reverse=True)
    return re.compile(rf"(?<![\w’-])({'|'.join(map(re.escape, forms))})(?![\w-])") if forms else None


def with_terms(game: Game, lang: str, text: str, seen: set[str]) -> str:
    """Words as markup, in which the first of each term not `seen` before can be touched."""
    pattern = _forms(game, lang)
    if pattern is None:
        return str(escape(text))
    terms = term_forms(game, lang)
    found, at = "", 0
    for match in pattern.finditer(text):
        term = terms[match[1]]
        if term in seen:
            continue
        seen.add(term)
        found += str(escape(text[at : match.start()]))
        found += f'<button type="button" class="term" data-term="{term}">{escape(match[1])}</button>'
        at = match.end()
    return found + str(escape(text[at:]))


def glossary(game: Game, lang: str) -> list[dict[str, str]]:
    t = game.texts.format
    terms = reading_of(game).terms
    return [
        {
            "id": term,
            "name": t(lang, f"term-{term}"),
            "means": t(lang, f"term-{term}-means"),
            "clause": clause,
            "title": clause_title(game, lang, clause),
        }
        for term, clause in terms.items()
    ]


@cache
def titles(game: Game, lang: str) -> dict[str, str]:
    """What every clause is called in a link."""
    return {clause: clause_title(game, lang, clause) for clause in game.rulebook.clauses}


# -- at a table ------------------------------------------------------------------------------------


def section_now(sight: Sight) -> str:
    """The section of the rules that the pending question belongs to; "" when nothing is asked."""
    state = sight.state
    if state.over:
        return ""
    seat = sight.seat if sight.seat in state.actors() else int(state.turn)
    return reading_of(sight.game).now.get(state.question(seat).kind, "")


def barred_now(sight: Sight) -> dict[str, list[str]]:
    """For each clause the pieces that it keeps the viewer from using now; nothing for somebody who is not asked."""
    state, seat = sight.state, sight.seat
    if seat not in state.actors():
        return {}
    found: dict[str, list[str]] = {}
    for action in state.question(seat).candidates(state):
        if state.refusal(seat, action) != LEGAL:
            refusal = state.why_not(action, seat)
            piece = piece_of(state, action)
            pieces = found.setdefault(refusal.clause, []) if refusal is not None else []
            if piece not in pieces:
                pieces.append(piece)
    return found


__all__ = ["barred_now", "clause_markup", "glossary", "rule_parts", "section_now", "section_of", "titles", "with_terms"]
