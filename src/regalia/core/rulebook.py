"""The clauses of a game's rules: their ids in sections; the texts are in the game's text files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from regalia.core.files import load


class Section(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    clauses: list[str]

    @property
    def title_key(self) -> str:
        return f"rules-section-{self.id.lower()}"


class Rulebook(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    prefix: str
    section: list[Section]

    @property
    def clauses(self) -> list[str]:
        return [clause for section in self.section for clause in section.clauses]

    def text_keys(self) -> list[str]:
        return [section.title_key for section in self.section] + [f"rule-{clause}" for clause in self.clauses]


def load_rulebook(path: Path) -> Rulebook:
    return load(path, Rulebook)
