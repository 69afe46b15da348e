"""Gymnasium's vector interface on a batch: n games, one seat of each learns, the others are bots.

    envs = VectorEnv("two_heirs", 64, mode="solo", dtype="float32", normalise=True)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)     # infos["action_mask"]: [game, action]

A game that ends begins anew in the same step: its last observation is in `infos["final_obs"]`. With `copy=False` observations and
masks are the batch's own arrays, which every step changes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space

import regalia
from regalia.envs.observer import Array
from regalia.envs.processes import SharedBatch
from regalia.envs.spaces import observation_space


class VectorEnv(Base[Any, Any, Any]):
    """`words`: those of `Batch`, `processes` and those of the game."""

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        mode: str | None = None,
        *,
        seat: int = 0,
        copy: bool = True,
        **words: Any,
    ) -> None:
        self.batch = regalia.batch(game, n, players, mode, seats=[seat], **words)
        self.copy = copy
        self.seat = seat
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.batch.observer, "flat")
        self.single_action_space = spaces.Discrete(self.batch.observer.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._kept(self.batch.observations), {"action_mask": self._kept(self.batch.masks)}

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        self.batch.step(np.asarray(actions))
        dones = self.batch.dones.copy()
        infos: dict[str, Any] = {"action_mask": self._kept(self.batch.masks)}
        if dones.any():
            last: Array = np.full(self.num_envs, None, dtype=object)
            for n, seen in zip(*self.batch.finals(self.seat), strict=True):
                last[n] = seen
            infos |= {"final_obs": last, "_final_obs": dones}
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return self._kept(self.batch.observations), rewards, dones, np.zeros_like(dones), infos

    def _kept(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        """The processes of the batch, if it has any."""
        if isinstance(self.batch, SharedBatch):
            self.batch.close()


def vector_env(game: str, num_envs: int = 1, **words: Any) -> VectorEnv:
    """What `gymnasium.make_vec` calls."""
    return VectorEnv(game, num_envs, **words)
