"""regalia bench envs: observation, mask and step, ours and the peers', in one run."""

from __future__ import annotations

import importlib.util
from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, seconds, whole
from regalia.core.errors import UserError
from regalia.lab.bench_envs import PEERS, bench_envs
from regalia.lab.bench_processes import bench_processes

NEEDED = ("numpy", "gymnasium")
MOST_PROCESSES = 256


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "bench-envs")
    parser.word("games", "GAME", "*")
    parser.value("rounds", "N", "5")
    parser.value("seconds", "S", "0.3")
    parser.value("processes", "N")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        raise UserError("cli-bench-envs-needs")
    rounds = whole(found.rounds, "--rounds", 1, 1000) or 1
    slice = seconds(found.seconds, "--seconds", 3600.0)
    processes = whole(found.processes, "--processes", 1, MOST_PROCESSES)
    if processes is not None:
        return say_processes(context, bench_processes(found.games, processes, rounds, slice), found.json)
    result = bench_envs(found.games, rounds, slice, context.progress())
    if found.json:
        context.json(result)
        return 0
    context.say("bench-compiled" if result["compiled"] else "bench-pure")
    for name, figures in result["steps"].items():
        context.say("bench-envs-steps", name=name, steps=figures["steps_per_second"])
        for peer in PEERS:
            if f"ratio_to_{peer}" in figures:
                context.say("bench-envs-ratio", peer=peer, ratio=figures[f"ratio_to_{peer}"])
    for peer, problem in result["missing"].items():
        context.say("bench-problem", name=peer, problem=problem)
    return 0


def say_processes(context: Context, result: dict[str, Any], as_json: bool) -> int:
    """How the batch grows with processes."""
    if as_json:
        context.json(result)
        return 0
    for game, kinds in result["processes"].items():
        for kind, counts in kinds.items():
            for count, figures in counts.items():
                words = {"processes": int(count), "rate": figures["per_second"], "ratio": figures["ratio_to_one"]}
                context.say("bench-envs-processes", name=game, kind=kind, **words)
    return 0
