"""regalia bench serve: how quickly everybody at many tables hears of a decision."""

from __future__ import annotations

from regalia.cli.context import Context
from regalia.cli.parser import Parser, seconds, whole
from regalia.cli.serve import NEEDED, check_installed

RESTING = {
    "skipped": "skipped",
    "failed": "failed",
    "lost": "lost_viewers",
    "generator": "generator_ms_per_action",
    "percent": "processor_percent_at_rest",
    "memory": "memory_kb_per_table_played",
}
FIGURES = ("p50", "p95", "p99", "most")


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "bench-serve")
    parser.word("game", "GAME")
    parser.value("tables", "N", "20")
    parser.value("viewers", "N", "5")
    parser.value("seconds", "S", "10")
    parser.value("rate", "N")
    parser.value("every", "S")
    parser.value("database", "URL")
    parser.value("workers", "N", "1")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    check_installed(NEEDED)
    from regalia.web.load import Load, measure

    tables = whole(found.tables, "--tables", 1, 2000) or 1
    load = Load(
        game=found.game or "",
        tables=tables,
        viewers=whole(found.viewers, "--viewers", 0, 100) or 0,
        seconds=seconds(found.seconds, "--seconds", 600.0),
        rate=_rate(found.rate, found.every, tables),
        database=found.database or "",
        workers=whole(found.workers, "--workers", 1, 16) or 1,
    )
    result = measure(load)
    if found.json:
        context.json(result)
        return 0
    context.say("bench-serve-load", **{name: result[name] for name in ("game", "tables", "viewers", "workers", "backend")})
    context.say("bench-serve-speed", actions=result["actions"], rate=round(result["actions_per_second"], 1))
    context.say(
        "bench-serve-cost", processor=round(result["processor_ms_per_action"], 1), memory=round(result["memory_kb_per_table"])
    )
    context.say("bench-serve-rest", **{name: round(result[key], 1) for name, key in RESTING.items()})
    for name in ("post_to_answer_ms", "post_to_last_viewer_ms"):
        words = {figure: round(result[name][figure], 1) for figure in FIGURES}
        context.say(f"bench-serve-{name.replace('_', '-')}", **words)
    return 0


def _rate(rate: str | None, every: str | None, tables: int) -> float:
    """Decisions a second: as given, or so that each table has one every so many seconds."""
    if every:
        return tables / max(0.01, seconds(every, "--every", 3600.0))
    return whole(rate or "50", "--rate", 1, 10_000) or 1
