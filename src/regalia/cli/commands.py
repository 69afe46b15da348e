"""Which commands there are, and how one is found."""

from __future__ import annotations

import importlib
import textwrap

import regalia
from regalia.cli.context import Context, width
from regalia.core.errors import UserError

COMMANDS = (
    "games", "play", "serve", "simulate", "arena", "report", "dataset", "leaderboard", "train", "hint", "replay", "review",
    "rules", "bench", "doctor", "export", "import", "lesson", "puzzle", "new-game", "ratings",
)  # fmt: skip
MODULES = {"import": "import_"}
"""Commands whose names no module can have."""


def run(context: Context, arguments: list[str]) -> int:
    """Every command's module has `run(context, arguments) -> exit code`."""
    command, rest = split(arguments)
    if command is None:
        if "--version" in rest:
            print(regalia.__version__)
            return 0
        wrong = next((word for word in rest if word.startswith("-") and word not in ("-h", "--help")), None)
        if wrong is not None:
            raise UserError("cli-unknown-argument", argument=wrong, command="regalia --help")
        _help(context)
        return 0
    if command not in COMMANDS:
        raise UserError("cli-unknown-command", command=command, commands=", ".join(COMMANDS))
    if command == "bench" and rest[:1] in (["serve"], ["pages"], ["envs"]):
        command, rest = f"bench-{rest[0]}", rest[1:]
    module = importlib.import_module(f"regalia.cli.{MODULES.get(command, command.replace('-', '_'))}")
    code: int = module.run(context, rest)
    return code


def split(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The command is the first word that is not an option; --lang may stand before it."""
    rest: list[str] = []
    at = 0
    while at < len(arguments):
        word = arguments[at]
        if word == "--lang":
            at += 2
            continue
        if not word.startswith("-"):
            return word, [*rest, *arguments[at + 1 :]]
        if not word.startswith("--lang="):
            rest.append(word)
        at += 1
    return None, rest


def _help(context: Context) -> None:
    print(context.text("usage"), "regalia", context.text("usage-main"))
    print()
    print(textwrap.fill(context.text("about"), width()))
    print()
    longest = max(map(len, COMMANDS))
    for command in COMMANDS:
        about = context.text(f"{command}-about")
        indent = " " * (longest + 4)
        print(textwrap.fill(about, width(), initial_indent=f"  {command:<{longest}}  ", subsequent_indent=indent))
    print()
    print(textwrap.fill(context.text("more"), width()))
