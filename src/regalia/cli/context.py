"""Where a command writes, and in which language."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regalia.core.errors import UserError
from regalia.core.texts import LANGUAGES, core_texts

NARROWEST = 40
WIDEST = 100


class Context:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def text(self, key: str, **args: Any) -> str:
        return core_texts().format(self.lang, f"cli-{key}", args)

    def say(self, key: str, **args: Any) -> None:
        print(self.text(key, **args))

    def warn(self, key: str, **args: Any) -> None:
        """A sentence beside the result: on standard error."""
        print(self.text(key, **args), file=sys.stderr)

    def complain(self, error: UserError) -> None:
        """One line on standard error."""
        print(" ".join(error.text(self.lang).split("\n")), file=sys.stderr)

    def json(self, value: Any) -> None:
        print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())

    def progress(self) -> Progress | None:
        """A bar on standard error, if somebody is looking."""
        return Progress() if sys.stderr.isatty() else None


class Progress:
    """Called with (done, total)."""

    def __call__(self, done: int, total: int) -> None:
        width = 30
        filled = width * done // max(1, total)
        end = "\n" if done >= total else ""
        print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)


def width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """--lang wherever it stands, else the user's locale, else English."""
    given = ""
    for at, word in enumerate(arguments):
        if word == "--lang":
            given = arguments[at + 1] if at + 1 < len(arguments) else ""
            if not given:
                raise UserError("cli-value-missing", option="--lang")
        elif word.startswith("--lang="):
            given = word.removeprefix("--lang=")
    if given and given not in LANGUAGES:
        raise UserError("cli-language", lang=given, langs=", ".join(LANGUAGES))
    return given or locale_language(environment)


def locale_language(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


def quiet_pipe() -> None:
    """The reader has gone: say nothing more, not even at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
