"""Assertions about texts: a key exists in both languages and its sentence can be filled in."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.step import Arg
from regalia.core.texts import LANGUAGES, named


def check_text(game: Game, key: str, args: Mapping[str, Arg] | None = None) -> None:
    """The text exists in both languages, and so do the texts its parameters name; nothing it needs is missing."""
    given = dict(args or {})
    for lang in LANGUAGES:
        assert game.texts.has(lang, key), f"no text {key} ({lang})"
        for name, value in given.items():
            if isinstance(value, str) and value.startswith("@"):
                missing = [part for part in named(value) if not game.texts.has(lang, part.partition("*")[0])]
                assert not missing, f"no text {missing[0]} ({lang}), parameter {name} of {key}"
        sentence = game.texts.format(lang, key, given)
        check_sentence(sentence, key, lang)


def check_error(problem: UserError, where: str) -> None:
    """An error that a person reads says what is wrong in both languages."""
    for lang in LANGUAGES:
        key = f"error-{problem.key}"
        sentence = problem.text(lang)
        assert not sentence.startswith(key), f"{where}: no text {key} ({lang})"
        check_sentence(sentence, key, lang)


def check_sentence(sentence: str, key: str, lang: str) -> None:
    """The kernel shows the key instead of a missing text, and the problem after a text that cannot be filled in."""
    assert sentence != key, f"text {key} ({lang}) is missing"
    assert f"({key}: " not in sentence, f"text {key} ({lang}) cannot be filled in: {sentence}"
    assert sentence.strip(), f"text {key} ({lang}) is empty"
