"""The rules for reading: every section once, every question leads to one, terms and plain words in both languages."""

import re

import pytest

from regalia.core.reading import PARTS, clause_title, reading_of, references, score_clause, term_forms, text_keys
from regalia.core.texts import LANGUAGES
from regalia.drawing.guide import guide_of


@pytest.fixture
def reading(game):
    found = reading_of(game)
    if not found.now:
        pytest.skip("a game without a reading order")
    return found


def test_a_game_with_a_guide_has_a_reading_order(game):
    assert reading_of(game).now or guide_of(game) is None


def test_every_section_stands_in_one_part(game):
    parts = reading_of(game).parts
    assert set(parts) <= set(PARTS)
    listed = [section for part in PARTS for section in parts.get(part, [])]
    assert sorted(listed) == sorted(section.id for section in game.rulebook.section)


def test_every_question_leads_to_a_section(game, reading):
    assert set(reading.now) == set(game.steps.kinds())
    assert set(reading.now.values()) <= {section.id for section in game.rulebook.section}


def test_what_is_cited_exists(game, reading):
    clauses = set(game.rulebook.clauses)
    assert set(reading.terms.values()) | set(reading.scores.values()) <= clauses
    assert {other for lang in LANGUAGES for named in references(game, lang).values() for other in named} <= clauses
    assert score_clause(game, "anything else") in clauses
    guide = guide_of(game)
    assert {example.clause for example in guide.example} <= clauses
    assert any(example.picture for example in guide.example)
    assert len(reading.terms) >= 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts(game, reading, lang):
    assert [key for key in text_keys(game) if not game.texts.has(lang, key)] == []
    known = {key for key in game.texts.ids[lang] if re.match("(term|words)-", key)}
    assert known == set(text_keys(game))
    del reading


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_name_the_same_clauses(game, lang):
    assert references(game, lang) == references(game, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_occurs_in_the_rules(game, reading, lang):
    """A term that no rule uses would never be met."""
    rules = " ".join(game.texts.format(lang, f"rule-{clause}") for clause in game.rulebook.clauses)
    forms = term_forms(game, lang)
    found = {term for form, term in forms.items() if re.search(rf"(?<![\w’-]){re.escape(form)}(?![\w-])", rules)}
    assert found == set(reading.terms)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_has_a_title(game, lang):
    for clause in game.rulebook.clauses:
        assert 0 < len(clause_title(game, lang, clause)) <= 80
    assert clause_title(game, lang, "NOTHING") == ""
