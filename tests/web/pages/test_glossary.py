"""Symbols in sentences, and labels in two lines."""

import tomllib

import pytest

import regalia
from regalia.core.texts import LANGUAGES
from regalia.drawing.glossary import DRAWN, in_symbols, symbol_of, with_symbols, words
from regalia.drawing.lighting import two_lines
from regalia.drawing.picture import ASSETS, symbols

GAMES = regalia.game_ids()


@pytest.mark.parametrize("id", GAMES)
def test_every_symbol_exists_and_has_words_in_both_languages(id):
    game = regalia.game(id)
    known = symbols(game)
    for path in (ASSETS / "words.toml", game.folder / "art" / "words.toml"):
        entries = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        for symbol, languages in entries.items():
            assert symbol in known
            assert set(languages) == set(LANGUAGES)
            assert all(languages[lang] for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_a_symbol_stands_before_every_word_and_inside_none(id, lang):
    game = regalia.game(id)
    for word, symbol in words(game, lang).items():
        assert with_symbols(game, lang, f"3 {word}.").count(f"#{symbol}") == 1
        assert with_symbols(game, lang, f"x{word}x") == f"x{word}x"
        assert symbol_of(game, lang, f"3 {word}") == symbol


def test_a_label_without_such_words_has_no_symbol():
    game = regalia.game(GAMES[0])
    assert symbol_of(game, "en", "xyz") == ""
    assert with_symbols(game, "en", "xyz") == "xyz"


@pytest.mark.parametrize(
    ("label", "lines"),
    [
        ("Become Count: 7 points (rings: 1)", ("Become Count", "7 points (rings: 1)")),
        ("Maire : Trésor (1 or)", ("Maire", "Trésor (1 or)")),
        ("Take Market (place 3)", ("Take Market", "place 3")),
        ("Se Reposer (Troc)\u00a0: 3 pièces", ("Se Reposer (Troc)", "3 pièces")),
        ("Take Market (place: 3)", ("Take Market", "place: 3")),
        ("Keep the token “Favour: Castle (1)”", ("Keep the token “Favour: Castle (1)”", "")),
        ("Garder «\u00a0Faveur\u00a0: Château\u00a0» (1 or)", ("Garder «\u00a0Faveur\u00a0: Château\u00a0»", "1 or")),
        ("End the turn", ("End the turn", "")),
        ("(0,-1)", ("(0,-1)", "")),
    ],
)
def test_a_label_in_two_lines(label, lines):
    assert two_lines(label) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_after_a_number_the_symbol_stands_for_the_word(id, lang):
    game = regalia.game(id)
    for word, symbol in words(game, lang).items():
        found = in_symbols(game, lang, f"3 {word}, x {word}")
        assert found.count(f"#{symbol}") == 2
        assert DRAWN.sub("", found) == f"3\u202f, x {word}"
