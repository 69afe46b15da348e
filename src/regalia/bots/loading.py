"""Finding a bot by name: a level, one of the researchers' bots, an installed one (entry points of the group `regalia.bots`),
or a user's own as "module:Class" or "file.py:Class".
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from regalia.bots.driver import Decider
from regalia.bots.greedy import GreedyBot
from regalia.bots.levels import MAKERS
from regalia.bots.random_bot import RandomBot
from regalia.bots.searching import SearchBot
from regalia.core.errors import UserError

BOTS: dict[str, Callable[[str, int], Decider]] = {**MAKERS, "random": RandomBot, "greedy": GreedyBot}
"""Those of ours: the levels that pages offer, and two for researchers."""
SEARCH = "search"
MOST_PARTS = 64
GROUP = "regalia.bots"
ADDED = "REGALIA_BOTS"
"""Where a server's operator names bots of his own for its tables (`regalia serve --bots`); its workers see the same."""

Factory = Callable[[int], Decider]


def make_bot(spec: str, seed: int = 0) -> Decider:
    """A bot of ours by name, or a user's; UserError says what is wrong with the name."""
    return bot_factory(spec)(seed)


def bot_factory(spec: str) -> Factory:
    """What makes bots of this name, each with its seed; a user's module is loaded once."""
    if spec in BOTS:
        ours = BOTS[spec]
        return lambda seed: ours(spec, seed)
    return _foreign(added_bots().get(spec, spec))


def _foreign(spec: str) -> Factory:
    if spec.startswith(f"{SEARCH}@"):
        return _search(spec)
    point = installed_bots().get(spec)
    if point is not None:
        return _installed(point)
    where, colon, name = spec.rpartition(":")
    if not colon or not where or not name:
        raise UserError("bot-unknown", bot=spec, bots=", ".join(BOTS))
    found = getattr(_module(where, spec), name, None)
    if not callable(found):
        raise UserError("bot-class", bot=spec, name=name)
    return lambda seed: _built(found, spec, seed)


def added_bots() -> dict[str, str]:
    """The bots that the operator of this server has added to the levels: what they are called at tables, and where they are."""
    return _called(os.environ.get(ADDED, ""))


@cache
def _called(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for spec in filter(None, map(str.strip, text.split(","))):
        name, number = _title(spec), 1
        while (called := name if number == 1 else f"{name} {number}") in found or called in BOTS:
            number += 1
        found[called] = spec
    return found


def _title(spec: str) -> str:
    """A bot is called what it calls itself, else as its class; never by the place of its file."""
    name = spec.rpartition(":")[2]
    if name == spec:
        return spec
    try:
        given = getattr(_foreign(spec)(0), "name", "")
    except UserError:  # it was there when the server began
        return name
    return given if isinstance(given, str) and given and ":" not in given else name


def installed_bots() -> dict[str, EntryPoint]:
    """The bots that other packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _installed(point: EntryPoint) -> Factory:
    try:
        found = point.load()
    except Exception as error:  # whatever another package does while it loads
        raise UserError("bot-module", bot=point.name, problem=f"{type(error).__name__}: {error}") from None
    if not callable(found):
        raise UserError("bot-class", bot=point.name, name=point.value)
    return lambda seed: _built(found, point.name, seed)


def _search(spec: str) -> Factory:
    """`search@2000` looks at two thousand positions a decision, `search@0.5s` as many as half a second allows; `search@1000x2`
    are two searches of a thousand whose counts are added up."""
    amount, times, parts = spec.partition("@")[2].partition("x")
    try:
        several = int(parts) if times else 1
        seconds = float(amount.removesuffix("s")) if amount.endswith("s") else 0.0
        iterations = 0 if seconds else int(amount)
    except ValueError:
        seconds, iterations, several = 0.0, 0, 1
    if not 0 < max(seconds, iterations) < float("inf") or not 0 < several <= MOST_PARTS:
        raise UserError("bot-unknown", bot=spec, bots=", ".join(BOTS))
    return lambda seed: SearchBot(spec, seed, several * iterations, several * seconds, several)


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
        given = getattr(type(bot), "name", "")
        bot.name = given if isinstance(given, str) and given else type(bot).__name__
    made: Decider = bot
    return made
