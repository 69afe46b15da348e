"""Regalia's games behind the interfaces that people who study play already use.

    from regalia.envs import aec_env, gym_env, parallel_env, Observer, Batch

    env = gym_env("two_heirs", mode="solo")              # Gymnasium: one seat against bots or the automa
    env = aec_env("crown_of_emara", players=3)           # PettingZoo: every seat
    batch = regalia.batch("two_heirs", 256)              # 256 games in NumPy arrays

Where Gymnasium is installed, it knows the games from here on (`gymnasium.make("regalia/two_heirs-v0")`). Each part needs the
library it is named for: `pip install regalia[envs]` brings NumPy, Gymnasium and PettingZoo.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

PARTS = {
    "Observer": "regalia.envs.observer",
    "Piece": "regalia.envs.observer",
    "Batch": "regalia.envs.batches",
    "VectorEnv": "regalia.envs.vector",
    "gym_env": "regalia.envs.single",
    "aec_env": "regalia.envs.many",
    "parallel_env": "regalia.envs.together",
    "PolicyBot": "regalia.envs.policies",
}
"""Loaded when they are asked for: whoever uses one interface need not have the libraries of the others."""

__all__ = list(PARTS)


def __getattr__(name: str) -> Any:
    if name not in PARTS:
        raise AttributeError(name)
    return getattr(importlib.import_module(PARTS[name]), name)


if importlib.util.find_spec("gymnasium") is not None:
    importlib.import_module("regalia.envs.registering").register()
