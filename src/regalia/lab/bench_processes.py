"""How a batch grows with processes: what 1, 2 … processes do a second, in one run.

steps     observation, mask and step of a batch, actions drawn at random by the rows themselves
vector    the same of Gymnasium's vector interface, where one seat plays against random opponents, without copies
playouts  random games to the end from every row

The counts take turns in rounds, one short slice each; a ratio is the median of the ratios to one process within a round. Time is
the clock's: several processes are worth what they bring while one waits for them.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import regalia
from regalia._pure import compiled
from regalia.core.registry import game_ids

ROWS = 256
PLAYERS = 2
BURST = 5
Burst = Callable[[], int]
"""Does something several times; how many."""


def bench_processes(games: Sequence[str], most: int, rounds: int, seconds: float) -> dict[str, Any]:
    found = {game: _measured(game, most, rounds, seconds) for game in games or game_ids()}
    return {"compiled": compiled(), "rows": ROWS, "processes": found}


def _measured(game: str, most: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Of each kind and each count what it does a second, and its ratio to one process."""
    counts = range(1, most + 1)
    vector: Any = importlib.import_module("regalia.envs.vector")
    batches = {n: regalia.batch(game, ROWS, PLAYERS, dtype="float32", processes=n) for n in counts}
    vectors = {n: vector.VectorEnv(game, ROWS, PLAYERS, dtype="float32", processes=n, copy=False) for n in counts}
    kinds: dict[str, Callable[[int], Burst]] = {
        "steps": lambda n: _steps(batches[n]),
        "vector": lambda n: _vector(vectors[n]),
        "playouts": lambda n: _playouts(batches[n]),
    }
    found = {kind: _raced({n: burst(n) for n in counts}, rounds, seconds) for kind, burst in kinds.items()}
    for one in (*vectors.values(), *batches.values()):
        if hasattr(one, "close"):
            one.close()
    return found


def _raced(bursts: dict[int, Burst], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    rates: dict[int, list[float]] = {count: [] for count in bursts}
    for _ in range(rounds):
        for count, burst in bursts.items():
            rates[count].append(_a_second(burst, seconds))
    return {
        str(count): {
            "per_second": round(median(found)),
            "ratio_to_one": round(median(mine / one for mine, one in zip(found, rates[1], strict=True)), 2),
        }
        for count, found in rates.items()
    }


def _steps(batch: Any) -> Burst:
    def burst() -> int:
        for _ in range(BURST):
            batch.step(batch.sample())
        return BURST * ROWS

    return burst


def _vector(envs: Any) -> Burst:
    envs.reset(seed=0)

    def burst() -> int:
        for _ in range(BURST):
            envs.step(envs.batch.sample())
        return BURST * ROWS

    return burst


def _playouts(batch: Any) -> Burst:
    def burst() -> int:
        batch.playout()
        return ROWS

    return burst


def _a_second(burst: Burst, seconds: float) -> float:
    started, done, spent = time.perf_counter(), 0, 0.0
    while spent < seconds:
        done += burst()
        spent = time.perf_counter() - started
    return done / spent
