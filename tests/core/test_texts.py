"""Texts in both languages: numbers, names, and keys that are missing."""

import pytest

from regalia.core.errors import UserError
from regalia.core.texts import LANGUAGES, Texts, core_folder, core_texts
from regalia.testing import line

from .tiny import GAME

TEXTS = GAME.texts


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [("en", 0, "0 left"), ("en", 1, "One left"), ("en", 2, "2 left"), ("fr", 0, "0 restant"), ("fr", 2, "2 restants")],
)
def test_plural(lang, count, text):
    assert TEXTS.format(lang, "prompt-act", {"count": count}) == text


def test_a_missing_key_shows_itself():
    assert TEXTS.format("en", "no-such-key") == "no-such-key"
    assert TEXTS.format("fr", "only-english") == "only-english"


def test_a_missing_parameter_is_seen():
    assert "greeting" in TEXTS.format("en", "greeting")


def test_parameters():
    assert TEXTS.format("fr", "greeting", {"name": "@action-draw"}) == "Bonjour Tirer"
    assert TEXTS.format("en", "greeting", {"name": "#1"}, ["Anne", "Bob"]) == "Hello Bob"
    assert TEXTS.format("en", "greeting", {"name": "#1"}) == "Hello Player 2"
    assert TEXTS.format("en", "greeting", {"name": "#one"}) == "Hello #one"


def test_untranslated():
    assert TEXTS.untranslated() == ["fr:only-english"]
    assert TEXTS.untranslated(["log-add", "log-none"]) == ["en:log-none", "fr:log-none", "fr:only-english"]


def test_names_of_components_come_first():
    texts = Texts([core_folder()], {"card-ace": {"en": "ace", "fr": "as"}})
    assert texts.format("fr", "card-ace") == "as"
    assert texts.untranslated(["card-ace"]) == []


def test_the_kernel_says_everything_in_both_languages():
    assert core_texts().untranslated() == []


def test_an_error_is_a_sentence_with_its_clause():
    problem = UserError("unknown-game", "A-1", game="chess", games="go")
    assert str(problem) == "There is no game “chess”; the games are: go. [A-1]"
    assert problem.text("fr").startswith("Il n’y a pas de jeu «\u00a0chess\u00a0»")


def test_labels_and_prompts():
    state = line(GAME.new(2), "add:3")
    assert [GAME.label(lang, 1) for lang in LANGUAGES] == ["Add 2", "Ajouter 2"]
    assert GAME.prompt("fr", state, 0) == "7 restants"
    assert GAME.prompt_for_others("en", state, ["Anne", "Bob"]) == "Anne acts"
    assert GAME.seat_names("fr", state.config) == ["Joueur 1", "Joueur 2"]
    assert GAME.reason("en", state.why_not(6)) == "Not now."
