"""Every clause has a test that carries its mark, and no mark names a clause that does not exist."""

import pytest

from regalia.core.coverage import coverage, marked_clauses
from regalia.core.registry import games


def test_every_clause_has_a_test(game, root):
    report = coverage(game, root / "tests" / "games" / game.id)
    assert report["untested"] == []


def test_every_text_is_translated(game, root):
    report = coverage(game, root / "tests" / "games" / game.id)
    assert report["untranslated"] == []
    assert report["refusals"] > 0


def test_marks_name_existing_clauses(root):
    known = {clause for game in games() for clause in game.rulebook.clauses}
    marked = marked_clauses(root / "tests" / "games")
    unknown = {clause: tests for clause, tests in marked.items() if clause not in known}
    assert unknown == {}


def test_clause_ids(game):
    """A clause begins with the prefix of its game, so that a citation tells where to look."""
    book = game.rulebook
    for section in book.section:
        for clause in section.clauses:
            assert clause.startswith(f"{book.prefix}-"), clause


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_are_not_copied_between_languages(game, lang):
    other = "fr" if lang == "en" else "en"
    same = [key for key in game.rulebook.text_keys() if game.texts.format(lang, key) == game.texts.format(other, key)]
    assert [key for key in same if key.startswith("rule-")] == []
