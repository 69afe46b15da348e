"""How a batch grows with processes: observation, mask and step a second of 1, 2 … processes, in one run.

The counts take turns in rounds, one short slice each; a ratio is the median of the ratios to one process within a round. Time is
the clock's: several processes are worth what they bring while one waits for them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

import regalia
from regalia._pure import compiled
from regalia.core.registry import game_ids

ROWS = 256
PLAYERS = 2
BURST = 5


def bench_processes(games: Sequence[str], most: int, rounds: int, seconds: float) -> dict[str, Any]:
    found = {}
    for game in games or game_ids():
        batches = {count: regalia.batch(game, ROWS, PLAYERS, dtype="float32", processes=count) for count in range(1, most + 1)}
        rates: dict[int, list[float]] = {count: [] for count in batches}
        for _ in range(rounds):
            for count, batch in batches.items():
                rates[count].append(steps_a_second(batch, seconds))
        for batch in batches.values():
            if hasattr(batch, "close"):
                batch.close()
        found[game] = {
            str(count): {
                "steps_per_second": round(median(rates[count])),
                "ratio_to_one": round(median(mine / one for mine, one in zip(rates[count], rates[1], strict=True)), 2),
            }
            for count in batches
        }
    return {"compiled": compiled(), "rows": ROWS, "processes": found}


def steps_a_second(batch: Any, seconds: float) -> float:
    started, steps, spent = time.perf_counter(), 0, 0.0
    while spent < seconds:
        for _ in range(BURST):
            batch.step(batch.sample())
        steps += BURST * batch.n
        spent = time.perf_counter() - started
    return steps / spent
