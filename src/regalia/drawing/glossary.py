"""Symbols in sentences: the log and the buttons show the symbol of a good before its name.

The words are in `words.toml`, the common ones beside the common symbols and a game's own in its `art` folder: for each symbol
the words of both languages.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache

from regalia.core.game import Game
from regalia.core.texts import typeset
from regalia.drawing.markup import icon
from regalia.drawing.picture import ASSETS

SIZE = 15
DRAWN = re.compile(r"(<svg.*?</svg>)")
KEPT = 8192


@cache
def words(game: Game, lang: str) -> dict[str, str]:
    """Symbol by word, in small letters; a game's own words win over the common ones."""
    found: dict[str, str] = {}
    for path in (ASSETS / "words.toml", game.folder / "art" / "words.toml"):
        if path.is_file():
            for symbol, known in tomllib.loads(path.read_text(encoding="utf-8")).items():
                found |= {word.lower(): symbol for word in known[lang]}
    return found


@cache
def first_words(game: Game, lang: str) -> dict[str, str]:
    """The first word of each of the game's own symbols, as it is written."""
    path = game.folder / "art" / "words.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {symbol: typeset(known[lang][0]) for symbol, known in entries.items()}


@cache
def _pattern(game: Game, lang: str) -> re.Pattern[str]:
    longest_first = sorted(words(game, lang), key=len, reverse=True)
    return re.compile(rf"(?<![\w’'-])({'|'.join(map(re.escape, longest_first))})(?![\w-])", re.IGNORECASE)


@lru_cache(maxsize=KEPT)
def with_symbols(game: Game, lang: str, markup: str) -> str:
    """A sentence (markup without tags that hold text) with a symbol before every word that has one."""
    known = words(game, lang)
    return _pattern(game, lang).sub(lambda match: icon(known[match[1].lower()], SIZE) + match[1], markup) if known else markup


@lru_cache(maxsize=KEPT)
def in_symbols(game: Game, lang: str, markup: str) -> str:
    """The same where room is short: after a number the symbol stands for the word."""
    known = words(game, lang)
    if not known:
        return markup
    short = _counted(game, lang).sub(lambda match: f"{match[1]}\u202f{icon(known[match[2].lower()], SIZE, 'n')}", markup)
    return "".join(part if part.startswith("<") else with_symbols(game, lang, part) for part in DRAWN.split(short))


@cache
def _counted(game: Game, lang: str) -> re.Pattern[str]:
    """A number and a word that has a symbol."""
    return re.compile(rf"(?<![\w.,])(\d+)[ \u00a0\u202f]{_pattern(game, lang).pattern}", re.IGNORECASE)


@lru_cache(maxsize=KEPT)
def symbol_of(game: Game, lang: str, text: str) -> str:
    """The first symbol that a label calls for, or ""."""
    known = words(game, lang)
    match = _pattern(game, lang).search(text) if known else None
    return known[match[1].lower()] if match else ""
