"""PettingZoo's parallel interface: all seats that are asked decide at once.

It is made for games in which seats really decide together, in secret (Medieval Realms). In the others one seat is asked at a
time; then the actions of the rest are not used. A seat that is not asked has a mask of zeros.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from regalia.envs.many import agent_names
from regalia.envs.playing import RENDER_MODES, Play
from regalia.envs.spaces import formed, observation_space, with_mask

Told = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Any, Any]):
    def __init__(self, play: Play, observation: str = "flat", max_cycles: int | None = None) -> None:
        self.play, self.form, self.max_cycles = play, observation, max_cycles
        self.metadata = {"name": f"regalia_{play.game.id}_v0", "render_modes": RENDER_MODES, "is_parallelizable": True}
        self.render_mode = play.render_mode
        self.possible_agents = agent_names(play.players)
        self.agents: list[str] = []
        self._observed = {
            name: with_mask(observation_space(play.observer, observation), play.observer.actions) for name in self.possible_agents
        }
        self._actions = {name: spaces.Discrete(play.observer.actions) for name in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.start(self._random)
        self.steps = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        for seat in self.play.state.actors():
            if not self.play.over:
                self.play.act(seat, int(actions[self.possible_agents[seat]]))
        self.steps += 1
        told = list(self.agents)
        over = self.play.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        found = self._observations()
        if over or cut:
            self.agents = []
        rewards = dict(zip(told, self.play.rewards(), strict=True))
        if self.render_mode == "human":
            self.render()
        return found, rewards, dict.fromkeys(told, over), dict.fromkeys(told, cut), {agent: {} for agent in told}

    def render(self) -> Any:
        return self.play.render()

    def close(self) -> None:
        """Nothing is left open."""

    def _observations(self) -> Told:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: int) -> Told:
        seen = formed(self.play.observer, self.form, self.play.observe(seat))
        return {"observation": seen, "action_mask": self.play.mask(seat)}


def parallel_env(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    observation: str = "flat",
    max_cycles: int | None = None,
    **options: Any,
) -> TogetherEnv:
    """`options`: those of `Play` (reward, dtype, normalise, illegal, render_mode, lang) and of the game."""
    return TogetherEnv(Play(game, players, mode, **options), observation, max_cycles)
