"""A game written in the checkout since the last install can be played at once: the command then runs from the checkout.

Compiled and interpreted modules of one engine do not mix, so the whole command runs in plain Python, until `make play` or
`make test` installs anew.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from regalia.cli.context import Context
from regalia.core.registry import game_ids

LISTING = ("games", "play", "serve")
"""Commands that offer all games where none is named."""


def source_beside(prefix: Path, package: Path) -> Path | None:
    """The `src` of the checkout in which the environment `prefix` lies, if the package is installed in that environment."""
    source = prefix.resolve().parent / "src"
    installed = package.resolve().is_relative_to(prefix.resolve())
    return source if installed and (source / "regalia" / "games").is_dir() else None


def new_games(source: Path, known: Sequence[str]) -> list[str]:
    found = sorted(path.parent.name for path in (source / "regalia" / "games").glob("*/game.toml"))
    return [id for id in found if id not in known]


def is_about(arguments: Sequence[str], new: Sequence[str], known: Sequence[str]) -> bool:
    """Whether a command is about new games: it names one, or lists all."""
    words = {word.rpartition("=")[2] for word in arguments}
    if "new-game" in words or not new:
        return False
    listing = bool(words.intersection(LISTING)) and not words.intersection(known)
    return listing or bool(words.intersection(new))


def go_there(context: Context, arguments: Sequence[str]) -> None:
    """Run the command from the checkout instead, if it is about a game that only the checkout has; does not return then."""
    source = source_beside(Path(sys.prefix), Path(__file__))
    if source is None:
        return
    new = new_games(source, game_ids())
    if is_about(arguments, new, game_ids()):
        context.warn("from-checkout", games=", ".join(new))
        sys.stderr.flush()
        env = {**os.environ, "PYTHONPATH": str(source), "REGALIA_PURE": "1"}
        os.execve(sys.executable, [sys.executable, "-m", "regalia", *arguments], env)
