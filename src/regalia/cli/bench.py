"""regalia bench: how fast we are, against ourselves and against our peers."""

from __future__ import annotations

from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, seconds, whole
from regalia.lab.bench import bench


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "bench")
    parser.word("games", "GAME", "*")
    parser.value("rounds", "N", "5")
    parser.value("seconds", "S", "0.3")
    parser.flag("no-peers")
    parser.value("against", "PLACE")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    result = bench(
        found.games,
        rounds=whole(found.rounds, "--rounds", 1, 1000) or 1,
        seconds=seconds(found.seconds, "--seconds", 3600.0),
        peers=not found.no_peers,
        progress=context.progress(),
        against=found.against,
    )
    if found.json:
        context.json(result)
    else:
        _show(context, result)
    return 0


def _show(context: Context, result: dict[str, Any]) -> None:
    context.say("bench-compiled" if result["compiled"] else "bench-pure")
    for id, figures in result["games"].items():
        _line(context, id, figures)
        for key in ("ratio_to_pure", "ratio_to_catanatron"):
            if figures.get(key) is not None:
                context.say(f"bench-{key.replace('_', '-')}", ratio=figures[key])
        if id in result["against"]:
            _against(context, id, result["against"][id])
    for peer, about in result["peers"].items():
        if not about["installed"]:
            context.say("bench-missing", peer=peer)
            continue
        for name, figures in about["games"].items():
            _line(context, f"{peer} {about['version']} {name}", figures)


def _against(context: Context, id: str, other: dict[str, Any]) -> None:
    if "problem" in other:
        context.say("bench-problem", name=context.text("bench-other", name=id), problem=other["problem"])
        return
    context.say("bench-against", **other)
    if other["pure_ratio"] is not None:
        context.say("bench-against-pure", ratio=other["pure_ratio"])


def _line(context: Context, name: str, figures: dict[str, Any]) -> None:
    if "problem" in figures:
        context.say("bench-problem", name=name, problem=figures["problem"])
        return
    table = context.text("bench-table-mode" if "mode" in figures else "bench-table", **figures)
    context.say("bench-game", **{**figures, "name": name, "table": table, "forced_share": 100 * figures["forced_share"]})
