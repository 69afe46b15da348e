"""A leaderboard is a file of lines: what a bot achieved, by which command, within which interval. Each line can be run again.

One JSON object to a line: game, mode, players, options, bot, level (the rival it was measured against), games, share and its 95 %
interval, command, date, version. `appended` makes the line from an arena; `checked` says what is wrong with a file.
"""

from __future__ import annotations

import shlex
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from regalia import __version__
from regalia.bots.levels import LEVELS
from regalia.core.errors import UserError
from regalia.core.registry import game as find_game
from regalia.lab.ratings import wilson
from regalia.lab.standings import AUTOMA

RIVALS = (*LEVELS, "random", "greedy", AUTOMA)
CLOSE = 0.0006


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    mode: str
    players: int
    options: dict[str, Any]
    bot: str
    level: str
    games: int
    wins: float
    share: float
    interval: list[float]
    command: str
    date: str
    version: str
    link: str = ""


def entry_of(result: dict[str, Any], bot: str, level: str, command: str, link: str = "") -> Entry:
    """A line from an arena of two: the bot and the level it is measured against."""
    for name in (bot, level):
        if name not in result["wins"]:
            raise UserError("leaderboard-bot", bot=name, bots=", ".join(result["wins"]))
    wins, played = float(result["wins"][bot]), int(result["played"][bot])
    return Entry(
        game=result["game"],
        mode=result["mode"],
        players=result["players"],
        options=result["options"],
        bot=bot,
        level=level,
        games=played,
        wins=wins,
        share=round(wins / max(1, played), 4),
        interval=list(wilson(wins, played)),
        command=command,
        date=date.today().isoformat(),
        version=__version__,
        link=link,
    )


def append(path: Path, entry: Entry) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(entry) + b"\n")


def checked(path: Path) -> tuple[list[Entry], list[tuple[int, str]]]:
    """The entries, best first in each game, and the lines that are wrong with the key of what is wrong."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise UserError("leaderboard-unreadable", file=str(path), problem=str(error.strerror)) from None
    entries, faults = [], []
    for number, line in enumerate(lines, start=1):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except msgspec.DecodeError:
            faults.append((number, "form"))
            continue
        fault = _fault(entry)
        if fault:
            faults.append((number, fault))
        else:
            entries.append(entry)
    entries.sort(key=lambda entry: (entry.game, entry.mode, entry.players, entry.level, -entry.share))
    return entries, faults


def _fault(entry: Entry) -> str:
    """A line that cannot be what an arena gave."""
    try:
        find_game(entry.game).configured(entry.players, entry.mode, entry.options)
    except UserError:
        return "game"
    low, high = wilson(entry.wins, entry.games)
    right = [entry.share, *entry.interval], [round(entry.wins / max(1, entry.games), 4), low, high]
    if len(entry.interval) != 2 or any(abs(one - two) > CLOSE for one, two in zip(*right, strict=True)):
        return "interval"
    words = shlex.split(entry.command)
    if words[:2] != ["regalia", "arena"] or entry.game not in words or entry.bot not in entry.command:
        return "command"
    return "" if entry.level in RIVALS else "level"
