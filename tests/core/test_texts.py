"""Texts in both languages: numbers, names, and keys that are missing."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.visitor import Transformer
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.errors import UserError
from regalia.core.texts import LANGUAGES, TextError, Texts, core_folder, core_texts, parsed
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


@pytest.mark.parametrize(
    "typed", ["@a*b", "@*x", "@a*²", "@a*1*2", "@a, @b*", "@a*" + "9" * 2000, "#" + "1" * 2000, "#٣", "#", "#²"]
)
def test_what_somebody_typed_is_shown_as_it_is(typed):
    assert core_texts().resolve("en", typed) == typed
    assert typed in UserError("bot-unknown", bot=typed, bots="").text("en")


@given(st.text(alphabet="@#*, -0123456789²٣ab", max_size=12))
def test_whatever_somebody_types_can_be_said(typed):
    assert isinstance(core_texts().resolve("en", typed), str)


@pytest.mark.parametrize("number", [10**28, -(10**30), 10**400, 10**4299, float("inf"), float("nan")])
def test_every_number_can_be_said(number):
    """Of a journal that somebody brought: Fluent sets 28 digits at most."""
    assert UserError("journal-seat", step=1, seat=number).text("fr")


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


TRICKY = {
    "one line": "a = words\nb = more words\n",
    "an end without a new line": "a = words",
    "a second line": "a = words\n  that go on\nb = more\n",
    "a second line after a blank one": "a = words\n\n  that go on\n",
    "a form": "a = words\n  .form = others\n",
    "a parameter": "a = { $n } words\nb = words { $long-name }\nc = { $n }\nd = { $a }{ $b }, { $c }.\n",
    "a parameter set otherwise": "a = {$n} words\nb = { $n} words { $n }  \nc = {  $n  }\n",
    "a choice": "a = { $n ->\n    [one] one\n   *[other] { $n }\n } words\n",
    "a parameter, then a second line": "a = { $n }\n  that goes on\n",
    "a literal": 'a = words{" "}\nb = {"{"} { $n }\n',
    "a term": "-a = words\nb = { -a }\n",
    "spaces at the end": "a = words   \nb = more\u00a0\n",
    "signs": "a = “words”: l’un #1 [x] *y .z \\\nb = =\n",
    "a remark": "# a = words\na = words\n## b\n",
}


@pytest.mark.parametrize("text", TRICKY.values(), ids=TRICKY)
def test_lines_of_words_are_read_as_fluent_reads_them(tmp_path, text):
    path = tmp_path / "some.ftl"
    path.write_text(text, encoding="utf-8")
    assert messages(parsed(path)) == messages(FluentResource(text))


def test_the_kernels_texts_are_read_as_fluent_reads_them():
    for path in core_folder().rglob("*.ftl"):
        assert messages(parsed(path)) == messages(FluentResource(path.read_text(encoding="utf-8"))), path


def messages(resource):
    """What is said, without the places in the file and the remarks."""

    class Bare(Transformer):
        def generic_visit(self, node):
            node.span = None
            if hasattr(node, "comment"):
                node.comment = None
            return super().generic_visit(node)

    return {entry.id.name: entry.to_json() for entry in Bare().visit(resource.clone()).body if hasattr(entry, "id")}


@pytest.mark.parametrize("before", ["", "a = words\n\n\nb = { $n }\n"])
def test_a_broken_line_is_named_whatever_stands_before_it(tmp_path, before):
    path = tmp_path / "some.ftl"
    path.write_text(f"{before}c = {{ $\n", encoding="utf-8")
    with pytest.raises(TextError) as problem:
        parsed(path)
    assert problem.value.args_of_text["line"] == before.count("\n") + 1
