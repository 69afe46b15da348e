"""Errors that a person reads: a text key with parameters, rendered in either language."""

from __future__ import annotations

from regalia.core.step import Arg


class UserError(ValueError):
    """Something the user gave is wrong; `str()` is the English sentence, `text(lang)` any language's."""

    def __init__(self, key: str, clause: str = "", **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.args_of_text = args

    def text(self, lang: str) -> str:
        from regalia.core.texts import core_texts

        sentence = core_texts().format(lang, f"error-{self.key}", self.args_of_text)
        return f"{sentence} [{self.clause}]" if self.clause else sentence

    def __str__(self) -> str:
        return self.text("en")


class PositionError(UserError):
    """A position that cannot exist; the sentence names the field."""


class JournalError(UserError):
    """A journal that cannot be read or does not follow the rules."""


class ConfigError(UserError):
    """A game, mode, player count or option that does not exist or is not allowed."""


class ComponentError(UserError):
    """A component file or pack that does not say what it should."""


class UndoRefused(UserError):
    """Nothing to take back, or something stands in the way."""
