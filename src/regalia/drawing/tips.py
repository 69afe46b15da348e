"""Tooltips of components: a name, what it does in words, and the clause.

A game's `tips.py` is mostly two tables: its things by id, and its kinds by the part before the colon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from regalia.core.game import Game

Tip = tuple[str, str, str]
"""Title, words and clause."""


class Said(NamedTuple):
    """A thing of which the rule speaks: the key of its name and its clause; `words` where it has a text of its own."""

    title: str
    clause: str
    words: str = ""


Kind = Callable[[str], Said | None]
"""What is said of the thing with this name; None if there is none."""


def known(names: Mapping[str, object], title: str, clause: str | Mapping[str, str], words: str = "", other: str = "") -> Kind:
    """A kind of component: its names, the keys of title and words with {} for the name, and the clause, by name where they differ
    (`other` for the rest)."""

    def find(name: str) -> Said | None:
        if name not in names:
            return None
        found = clause if isinstance(clause, str) else clause.get(name, other)
        return Said(title.format(name), found, words.format(name))

    return find


class Teller:
    """Tips of one game in one language; `prefix` begins all its clauses."""

    def __init__(self, game: Game, lang: str, prefix: str) -> None:
        self.game = game
        self.lang = lang
        self.prefix = prefix

    def text(self, key: str, **args: int | str) -> str:
        return self.game.texts.format(self.lang, key, args)

    def tip(self, said: Said) -> Tip:
        """Its own words, or the rule itself."""
        clause = f"{self.prefix}{said.clause}"
        title = self.text(said.title)
        return f"{title[:1].upper()}{title[1:]}", self.text(said.words or f"rule-{clause}"), clause

    def find(self, id: str, things: Mapping[str, Said], kinds: Mapping[str, Kind]) -> Tip | None:
        """The tip of a thing named as in `data-tip`; None if there is no such thing."""
        kind, _, name = id.partition(":")
        said = things.get(id) or (kinds[kind](name) if kind in kinds else None)
        return self.tip(said) if said else None
