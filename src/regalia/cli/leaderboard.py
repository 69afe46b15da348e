"""regalia leaderboard: a file of what bots achieved; lines are added from an arena and checked."""

from __future__ import annotations

import shlex
from pathlib import Path

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, whole, writable
from regalia.cli.running import MOST_GAMES, add_job_arguments, read_where
from regalia.cli.starting import add_start_arguments, read_seed, read_setup
from regalia.core.errors import UserError
from regalia.lab.arena import arena
from regalia.lab.leaderboard import Entry, append, checked, entry_of
from regalia.lab.setup import Setup

WAYS = ("add", "check")


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "leaderboard")
    parser.word("what", "add|check")
    parser.word("file", "FILE")
    add_start_arguments(parser)
    parser.value("bot", "BOT")
    parser.value("level", "LEVEL", "squire")
    parser.value("games", "N", "200")
    parser.value("link", "URL", "")
    add_job_arguments(parser)
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    if required(found.what, "add|check") not in WAYS:
        raise UserError("leaderboard-what", what=found.what)
    path = writable(required(found.file, "FILE"))
    if found.what == "check":
        return _check(context, path, found.json)
    setup, seed = read_setup(found), read_seed(found)
    bot, level = required(found.bot, "--bot"), found.level
    games = whole(found.games, "--games", 2, MOST_GAMES) or 2
    where = read_where(found)
    result = arena(setup, [bot, level], games, seed, where.jobs, where.backend, context.progress(), address=where.address)
    entry = entry_of(result, bot, level, _command(setup, bot, level, games, seed), found.link)
    append(path, entry)
    if found.json:
        context.json(entry)
    else:
        _say(context, entry)
    return 0


def _command(setup: Setup, bot: str, level: str, games: int, seed: int) -> str:
    """The arena that gives the same line again."""
    words = ["regalia", "arena", setup.game, "--bots", f"{bot},{level}", "--games", str(games), "--seed", str(seed)]
    words += [] if setup.players is None else ["--players", str(setup.players)]
    words += [] if setup.mode is None else ["--mode", setup.mode]
    for name, value in setup.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def _check(context: Context, path: Path, json: bool) -> int:
    entries, faults = checked(path)
    if json:
        context.json({"entries": entries, "faults": [{"line": line, "problem": problem} for line, problem in faults]})
        return int(bool(faults))
    for entry in entries:
        _say(context, entry)
    for line, problem in faults:
        context.say("leaderboard-fault", line=line, problem=problem)
    return int(bool(faults))


def _say(context: Context, entry: Entry) -> None:
    share, low, high = (round(100 * value, 1) for value in (entry.share, *entry.interval))
    context.say("leaderboard-line", bot=entry.bot, level=entry.level, game=entry.game, share=share, low=low, high=high)
