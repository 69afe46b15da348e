"""The words a player can type beside a number or an action: in both languages, whatever the language of the table."""

from __future__ import annotations

from regalia.core.texts import LANGUAGES, core_texts

COMMANDS = ("help", "board", "undo", "log", "hint", "score", "rules", "save", "load", "lang", "quit")


def vocabulary() -> dict[str, str]:
    """Word → command."""
    texts = core_texts()
    known = {}
    for command in COMMANDS:
        for lang in LANGUAGES:
            for word in spelled(texts.format(lang, f"table-word-{command}")):
                known[word] = command
    return known


def yes_words() -> set[str]:
    return {word for lang in LANGUAGES for word in spelled(core_texts().format(lang, "table-word-yes"))}


def spelled(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
