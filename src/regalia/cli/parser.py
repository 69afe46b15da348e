"""argparse with our texts: help from the keys, and one clear line instead of a usage dump.

Values are kept as text and checked by the functions below, so that every complaint is a sentence of ours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from regalia.cli.context import Context, width
from regalia.core.errors import UserError
from regalia.core.texts import core_texts


class _Formatter(argparse.HelpFormatter):
    """Help lines as wide as the terminal; the word for usage in the user's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog, max_help_position=28, width=width())
        self.usage_word = usage_word

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self.usage_word} ")


class Parser(argparse.ArgumentParser):
    """The parser of one command. Every argument has its help under `cli-arg-<command>-<name>` or `cli-arg-<name>`."""

    def __init__(self, context: Context, command: str) -> None:
        self.context = context
        self.command = command
        super().__init__(
            prog=f"regalia {command}",
            description=context.text(f"{command}-about"),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = self.add_argument_group(context.text("group-words"))
        self.options = self.add_argument_group(context.text("group-options"))

    def word(self, name: str, metavar: str, nargs: str = "?") -> None:
        self.words.add_argument(name, metavar=metavar, nargs=nargs, help=self._help(name))

    def value(self, name: str, metavar: str, default: str | None = None) -> None:
        self.options.add_argument(f"--{name}", metavar=metavar, default=default, help=self._help(name))

    def values(self, name: str, metavar: str) -> None:
        self.options.add_argument(f"--{name}", metavar=metavar, action="append", default=[], help=self._help(name))

    def flag(self, name: str, *more: str) -> None:
        self.options.add_argument(f"--{name}", *more, action="store_true", help=self._help(name))

    def common(self, json: bool = True) -> None:
        """What every command has; called last, so that it stands last in the help."""
        if json:
            self.flag("json")
        self.value("lang", "fr|en")
        self.options.add_argument("-h", "--help", action="store_true", help=self.context.text("arg-help"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace | None:
        """The arguments, or None when the help was asked for and has been printed."""
        if any(word in ("-h", "--help") for word in arguments):
            print(self.format_help(), end="")
            return None
        try:
            found, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise UserError("cli-value-missing", option=str(error.argument_name)) from None
        if unknown:
            raise UserError("cli-unknown-argument", argument=unknown[0], command=f"regalia {self.command} --help")
        return found

    def error(self, message: str) -> NoReturn:
        raise UserError("cli-argument", problem=message)

    def _get_formatter(self) -> argparse.HelpFormatter:
        return _Formatter(self.prog, self.context.text("usage"))

    def _help(self, name: str) -> str:
        own = f"arg-{self.command}-{name}"
        key = own if core_texts().has(self.context.lang, f"cli-{own}") else f"arg-{name}"
        return self.context.text(key).replace("%", "%%")


def required(value: str | None, name: str) -> str:
    if not value:
        raise UserError("cli-required", name=name)
    return value


def whole(value: str | None, option: str, low: int, high: int) -> int | None:
    """A whole number within bounds; None stays None."""
    if value is None:
        return None
    try:
        number = int(value)
    except ValueError:
        raise UserError("cli-number", option=option, value=value) from None
    if not low <= number <= high:
        raise UserError("cli-range", option=option, value=str(number), low=str(low), high=str(high))
    return number


def seconds(value: str, option: str, high: float) -> float:
    try:
        number = float(value)
    except ValueError:
        raise UserError("cli-number", option=option, value=value) from None
    if not 0 < number <= high:
        raise UserError("cli-range", option=option, value=value, low="0", high=str(high))
    return number


def writable(value: str) -> Path:
    """A file we may write: its folder exists and it is not a folder itself."""
    path = Path(value)
    if path.is_dir() or not path.parent.is_dir():
        raise UserError("cli-unwritable", file=value, problem=str(path.parent))
    return path


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError("cli-unwritable", file=str(path), problem=str(error.strerror)) from None


def is_terminal() -> bool:
    return sys.stdout.isatty()
