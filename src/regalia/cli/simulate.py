"""regalia simulate: many games, and what they add up to."""

from __future__ import annotations

from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, whole
from regalia.cli.running import MOST_GAMES, add_job_arguments, add_out_arguments, read_running
from regalia.cli.starting import add_start_arguments, read_bots, read_seed, read_setup
from regalia.lab.simulate import simulate


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "simulate")
    add_start_arguments(parser)
    parser.value("bots", "A,B…", "random")
    parser.value("games", "N", "1000")
    add_job_arguments(parser)
    add_out_arguments(parser)
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    result = simulate(
        read_setup(found),
        games=whole(found.games, "--games", 1, MOST_GAMES) or 1,
        seed=read_seed(found),
        bots=read_bots(found.bots),
        progress=context.progress(),
        **read_running(found),
    )
    if found.json:
        context.json(result)
    else:
        _show(context, result)
    if result["errors"]:
        first = result["first_error"]
        context.warn("simulate-errors", errors=result["errors"], seed=str(first["seed"]), problem=first["problem"])
        return 1
    return 0


def _show(context: Context, result: dict[str, Any]) -> None:
    context.say("simulate-games", **{**result, "seed": str(result["seed"])})
    context.say("simulate-speed", **{**result, "build": build(context, result["compiled"])})
    context.say("simulate-choices", legal=result["mean_legal"], forced=round(100 * result["forced_share"], 1))
    context.say("simulate-lengths", **result["lengths"])
    for seat, scores in enumerate(result["scores"]):
        wins = result["wins_by_seat"][seat]
        median = scores.get("quantiles", {}).get("50")
        key = "simulate-seat" if result["contest"] else "simulate-seat-score"
        context.say(key, **{**scores, "number": seat, "bot": _bot(result["bots"], seat), "wins": wins, "median": median})


def build(context: Context, compiled: bool) -> str:
    return context.text("build-compiled" if compiled else "build-pure")


def _bot(bots: list[str], seat: int) -> str:
    return bots[seat] if seat < len(bots) else "automa"
