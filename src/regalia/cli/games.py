"""regalia games: what can be played."""

from __future__ import annotations

from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser
from regalia.core.config import GameInfo, Mode, Option
from regalia.core.registry import broken_games, games


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "games")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    infos = [game.info for game in games()]
    if found.json:
        context.json([described(info) for info in infos])
    else:
        for info in infos:
            _show(context, info)
    complain_of_broken_games(context)
    return 0


def complain_of_broken_games(context: Context) -> None:
    """A game left out is said, beside the result."""
    for problem in broken_games():
        context.complain(problem)


def described(info: GameInfo) -> dict[str, Any]:
    return {
        "id": info.id,
        "title": info.title,
        "players": list(info.players),
        "modes": [_mode(mode) for mode in info.modes],
        "rules_version": info.rules_version,
        "designers": info.designers,
        "publishers": info.publishers,
        "minutes": info.minutes,
        "weight": info.weight,
    }


def _mode(mode: Mode) -> dict[str, Any]:
    options = {name: _option(option) for name, option in mode.options.items()}
    found = {"id": mode.id, "players": mode.players, "options": options, "automa": mode.automa, "own": mode.own}
    return {**found, "contest": mode.contest}


def _option(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": option.kind, "default": option.default, "required": option.required}
    if option.kind == "number":
        return {**found, "low": option.low, "high": option.high}
    if option.kind == "subset":
        return {**found, "values": option.values, "size": option.size}
    if option.kind == "seats":
        bounds = {} if option.values else {"low": option.low, "high": option.high}
        return {**found, "values": option.values, "distinct": option.distinct, **bounds}
    if option.kind == "seat":
        return found
    return {**found, "values": option.values or ([True, False] if option.kind == "flag" else [])}


def _show(context: Context, info: GameInfo) -> None:
    low, high = info.players
    minutes = "–".join(str(number) for number in dict.fromkeys(info.minutes))
    context.say("games-line", title=info.title[context.lang], game=info.id, low=low, high=high, minutes=minutes)
    for mode in info.modes:
        counts = ", ".join(map(str, mode.players))
        key = "games-mode-own" if mode.own else "games-mode"
        context.say(key, mode=mode.id, counts=counts, options=", ".join(mode.options) or "–")
