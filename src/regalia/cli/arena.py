"""regalia arena: bots against each other, every deal in every seating."""

from __future__ import annotations

from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, whole, writable, write
from regalia.cli.running import MOST_GAMES, add_job_arguments, add_out_arguments, read_running
from regalia.cli.starting import add_start_arguments, read_bots, read_seed, read_setup
from regalia.lab.arena import arena
from regalia.lab.arena_page import arena_page, rating
from regalia.lab.standings import best_first


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "arena")
    add_start_arguments(parser)
    parser.value("bots", "A,B…", "greedy,random")
    parser.value("games", "N", "100")
    parser.flag("until-significant")
    add_job_arguments(parser)
    add_out_arguments(parser)
    parser.value("report", "OUT.html")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    report = None if found.report is None else writable(found.report)
    result = arena(
        read_setup(found),
        bots=read_bots(found.bots),
        games=whole(found.games, "--games", 1, MOST_GAMES) or 1,
        seed=read_seed(found),
        progress=context.progress(),
        until_significant=found.until_significant,
        **read_running(found),
    )
    if report is not None:
        write(report, arena_page(result, context.lang))
    if found.json:
        context.json(result)
    else:
        _show(context, result)
    return 0


def _show(context: Context, result: dict[str, Any]) -> None:
    words = "" if result["contest"] else "-scores"
    context.say(f"arena-games{words}", **result)
    for bot in best_first(result):
        low, high = (round(100 * bound, 1) for bound in result["interval"][bot])
        context.say(
            f"arena-bot{words}",
            bot=bot,
            wins=result["wins"][bot],
            played=result["played"][bot],
            low=low,
            high=high,
            rating=rating(context.lang, result, bot),
            score=result["mean_scores"][bot],
        )
    context.say("arena-clear" if result["significant"] else "arena-unclear")
    if not result["ratings"]:
        context.warn("arena-no-ratings")
