"""regalia report: many games, and what they say of a game's balance."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from regalia.cli.context import Context
from regalia.cli.parser import Parser, whole, writable, write
from regalia.cli.running import MOST_GAMES, add_job_arguments, add_out_arguments, read_running, read_where
from regalia.cli.starting import add_start_arguments, read_bots, read_options, read_seed, read_setup
from regalia.core.registry import game as find_game
from regalia.lab.balance import balance
from regalia.lab.balance_page import balance_page
from regalia.lab.comparing import compared


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "report")
    add_start_arguments(parser)
    parser.value("bots", "A,B…", "squire")
    parser.value("games", "N", "400")
    parser.value("html", "OUT.html")
    parser.values("compare", "K=V")
    add_job_arguments(parser)
    add_out_arguments(parser)
    parser.value("language", "fr|en")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    target = writable(found.html) if found.html else None
    result = _played(context, found)
    game = find_game(result["game"])
    if target is not None:
        write(target, balance_page(game, result, found.language or context.lang))
    if found.json:
        context.json(result)
        return 0
    _show(context, result)
    if target is not None:
        context.say("report-written", file=str(target))
    return 0


def _played(context: Context, found: argparse.Namespace) -> dict[str, Any]:
    setup = read_setup(found)
    games, seed, bots = whole(found.games, "--games", 2, MOST_GAMES) or 2, read_seed(found), read_bots(found.bots)
    kept = read_running(found)
    where = read_where(found)
    other = msgspec.structs.replace(setup, options={**setup.options, **read_options(found.compare)})
    if found.compare:
        other.opened()
    progress = context.progress()
    result = balance(setup, games, seed, bots, where, progress, kept["out"], kept["resume"])
    if found.compare:
        result["compared"] = compared(result, balance(other, games, seed, bots, where, progress))
    return result


def _show(context: Context, result: dict[str, Any]) -> None:
    game = find_game(result["game"])
    context.say("report-head", **{**result, "seed": str(result["seed"])})
    for seat, row in enumerate(result["seats"]):
        shares = {name: round(100 * row[name], 1) for name in ("share", "low", "high")}
        context.say("report-seat", number=seat, score=row["score"]["mean"], **shares)
    context.say("report-length", length=round(result["length"]["mean"]), wide=result["branching"]["mean"])
    named = [row for row in result["components"] if row["verdict"]]
    for row in named:
        name = game.label(context.lang, game.action(row["key"]))
        wanted = {field: row[field] for field in ("verdict", "key", "taken", "offered")}
        context.say("report-component", name=name, **wanted)
    if not named:
        context.say("report-fine")
