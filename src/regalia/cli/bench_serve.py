"""regalia bench serve: how quickly everybody at many tables hears of a decision."""

from __future__ import annotations

from regalia.cli.context import Context
from regalia.cli.parser import Parser, seconds, whole
from regalia.cli.serve import NEEDED, check_installed

FIGURES = ("p50", "p95", "p99", "most")


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "bench-serve")
    parser.word("game", "GAME")
    parser.value("tables", "N", "20")
    parser.value("viewers", "N", "5")
    parser.value("seconds", "S", "10")
    parser.value("rate", "N", "50")
    parser.value("database", "URL")
    parser.value("workers", "N", "1")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed((*NEEDED, "httpx"))
    from regalia.web.load import Load, measure

    load = Load(
        game=found.game or "",
        tables=whole(found.tables, "--tables", 1, 2000) or 1,
        viewers=whole(found.viewers, "--viewers", 0, 100) or 0,
        seconds=seconds(found.seconds, "--seconds", 600.0),
        rate=whole(found.rate, "--rate", 1, 10_000) or 1,
        database=found.database or "",
        workers=whole(found.workers, "--workers", 1, 16) or 1,
    )
    result = measure(load)
    if found.json:
        context.json(result)
        return 0
    context.say("bench-serve-load", **{name: result[name] for name in ("game", "tables", "viewers", "workers", "backend")})
    context.say("bench-serve-speed", actions=result["actions"], rate=round(result["actions_per_second"], 1))
    cost = {"processor": round(result["processor_ms_per_action"], 1), "memory": round(result["memory_kb_per_table"])}
    context.say("bench-serve-cost", **cost)
    for name in ("post_to_answer_ms", "post_to_last_viewer_ms"):
        words = {figure: round(result[name][figure], 1) for figure in FIGURES}
        context.say(f"bench-serve-{name.replace('_', '-')}", **words)
    return 0
