"""Observation, mask and step of our environments and of the peers', in one run.

The subjects race in rounds, one short slice each, so that whatever else the machine does meets all of them; a ratio is the median
of the ratios within a round. Time is processor time. Everybody plays at random with two players and builds an observation and the
legal actions for each decision. A step of Catanatron's environment and of our `gym_env` holds the opponent's decisions too.
"""

from __future__ import annotations

import importlib
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import metadata
from statistics import median
from typing import Any

from regalia._pure import compiled
from regalia.core.registry import game as named
from regalia.core.registry import game_ids
from regalia.lab.pool import Progress

ROWS = 64
BURST = 50
PLAYERS = 2
PEERS = {"catanatron_gym": "catan", "rlcard": "gin-rummy"}


class Steps(ABC):
    """An environment played at random."""

    @abstractmethod
    def burst(self) -> int:
        """Some steps; how many."""

    def slice(self, seconds: float) -> float:
        """Steps a second, over at least this much processor time."""
        started, steps, spent = time.process_time(), 0, 0.0
        while spent < seconds:
            steps += self.burst()
            spent = time.process_time() - started
        return steps / spent


class OurBatch(Steps):
    def __init__(self, game: str) -> None:
        envs: Any = importlib.import_module("regalia.envs.batches")
        self.batch = envs.Batch(game, ROWS, PLAYERS, dtype="float32")

    def burst(self) -> int:
        self.batch.step(self.batch.sample())
        return ROWS


class Masked(Steps):
    """A Gymnasium environment; `legal(info)` gives what is legal."""

    def __init__(self, env: Any, legal: Callable[[dict[str, Any]], Any]) -> None:
        self.env, self.legal, self.chance = env, legal, random.Random(0)
        _, self.info = env.reset(seed=0)

    def burst(self) -> int:
        for _ in range(BURST):
            action = self.chance.choice(self.legal(self.info))
            _, _, over, cut, self.info = self.env.step(action)
            if over or cut:
                _, self.info = self.env.reset()
        return BURST


class GinRummy(Steps):
    def __init__(self) -> None:
        rlcard: Any = importlib.import_module("rlcard")
        self.env, self.chance = rlcard.make("gin-rummy", config={"seed": 0}), random.Random(0)
        self.seen, _ = self.env.reset()

    def burst(self) -> int:
        for _ in range(BURST):
            self.seen, _ = self.env.step(self.chance.choice(list(self.seen["legal_actions"])))
            if self.env.is_over():
                self.seen, _ = self.env.reset()
        return BURST


def our_gym(game: str) -> Steps:
    single: Any = importlib.import_module("regalia.envs.single")
    return Masked(single.gym_env(game, PLAYERS, dtype="float32", reuse=True), lambda info: info["legal_actions"])


def catan() -> Steps:
    importlib.import_module("catanatron_gym")
    gymnasium: Any = importlib.import_module("gymnasium")
    env = gymnasium.make("catanatron-v1", disable_env_checker=True)
    return Masked(env, lambda info: info["valid_actions"])


def bench_envs(
    games: Sequence[str] = (), rounds: int = 5, seconds: float = 0.3, progress: Progress | None = None
) -> dict[str, Any]:
    chosen = [named(id).id for id in games] or list(game_ids())
    subjects: dict[str, Steps] = {}
    for id in chosen:
        subjects[f"{id} batch"] = OurBatch(id)
        subjects[f"{id} gym_env"] = our_gym(id)
    missing: dict[str, str] = {}
    for peer, make in (("catanatron_gym", catan), ("rlcard", GinRummy)):
        try:
            subjects[peer] = make()
        except Exception as error:  # a peer that is not there or does not work is reported, never fatal
            missing[peer] = f"{type(error).__name__}: {error}"
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for done in range(rounds):
        for name, subject in subjects.items():
            rates[name].append(subject.slice(seconds))
        if progress is not None:
            progress(done + 1, rounds)
    return {"compiled": compiled(), "steps": {name: _figures(name, rates) for name in subjects}, "missing": missing}


def _figures(name: str, rates: dict[str, list[float]]) -> dict[str, Any]:
    found: dict[str, Any] = {"steps_per_second": round(median(rates[name]))}
    if name in PEERS:
        return {**found, "version": metadata.version(name)}
    for peer in PEERS:
        if peer in rates:
            found[f"ratio_to_{peer}"] = round(median(a / b for a, b in zip(rates[name], rates[peer], strict=True)), 1)
    return found
