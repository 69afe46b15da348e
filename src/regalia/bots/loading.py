"""Finding a bot by name: one of ours, or a user's own as "module:Class" or "file.py:Class"."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia.bots.driver import Decider
from regalia.bots.greedy import GreedyBot
from regalia.bots.random_bot import RandomBot
from regalia.core.errors import UserError

BOTS: dict[str, Callable[[str, int], Decider]] = {"random": RandomBot, "greedy": GreedyBot}


Factory = Callable[[int], Decider]


def make_bot(spec: str, seed: int = 0) -> Decider:
    """A bot of ours by name, or a user's; UserError says what is wrong with the name."""
    return bot_factory(spec)(seed)


def bot_factory(spec: str) -> Factory:
    """What makes bots of this name, each with its seed; a user's module is loaded once."""
    if spec in BOTS:
        ours = BOTS[spec]
        return lambda seed: ours(spec, seed)
    where, colon, name = spec.rpartition(":")
    if not colon or not where or not name:
        raise UserError("bot-unknown", bot=spec, bots=", ".join(BOTS))
    found = getattr(_module(where, spec), name, None)
    if not callable(found):
        raise UserError("bot-class", bot=spec, name=name)
    return lambda seed: _built(found, spec, seed)


def _module(where: str, spec: str) -> ModuleType:
    try:
        return _from_file(Path(where)) if where.endswith(".py") else _from_name(where)
    except Exception as error:  # whatever a user's module does while it loads
        raise UserError("bot-module", bot=spec, problem=f"{type(error).__name__}: {error}") from None


def _from_file(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None or not path.is_file():
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _from_name(name: str) -> ModuleType:
    with _current_folder():
        return importlib.import_module(name)


@contextmanager
def _current_folder() -> Iterator[None]:
    """A module beside the user is found even when the command was installed elsewhere."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        yield
    finally:
        sys.path.remove(here)


def _built(factory: Callable[..., Any], spec: str, seed: int) -> Decider:
    """Called with the seed if it takes one, else without anything."""
    try:
        try:
            bot = factory(seed=seed)
        except TypeError:
            bot = factory()
    except Exception as error:  # whatever a user's constructor does
        raise UserError("bot-module", bot=spec, problem=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "decide", None)):
        raise UserError("bot-class", bot=spec, name=spec.rpartition(":")[2])
    if not getattr(bot, "name", "given"):
        bot.name = spec
    made: Decider = bot
    return made
