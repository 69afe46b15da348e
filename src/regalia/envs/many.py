"""PettingZoo: a game in which every player's seat is an agent, asked one at a time (AEC).

    env = aec_env("crown_of_emara", players=3, reward="rank")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Where several seats decide at once, they are asked one after the other, in the order of the seats; none sees what another
has chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from regalia.envs.playing import RENDER_MODES, Play
from regalia.envs.spaces import formed, observation_space, with_mask

ENTROPY = 1 << 63


def agent_names(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


class SeatsEnv(AECEnv[str, Any, Any]):
    """`max_cycles`: decisions after which a game is cut off (a truncation); None: games go to their end."""

    def __init__(self, play: Play, observation: str = "flat", max_cycles: int | None = None) -> None:
        super().__init__()
        self.play, self.form, self.max_cycles = play, observation, max_cycles
        self.metadata = {"name": f"regalia_{play.game.id}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.play.start(self._random)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = not self.play.over and agent == self.agent_selection
        seen = formed(self.play.observer, self.form, self.play.observe(seat))
        mask = self.play.mask(seat) if asked else np.zeros(self.play.observer.actions, np.int8)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.play.act(self.possible_agents.index(agent), int(action))
        self.steps += 1
        self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
        self._choose()
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.play.render()

    def close(self) -> None:
        """Nothing is left open."""

    def _choose(self) -> None:
        """Whose turn it is; after the end the first agent's, and so on, until all have been told."""
        self.agent_selection = self.agents[0] if self.play.over else self.possible_agents[int(self.play.state.turn)]


def aec_env(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    observation: str = "flat",
    max_cycles: int | None = None,
    **options: Any,
) -> SeatsEnv:
    """`options`: those of `Play` (reward, dtype, normalise, illegal, render_mode, lang) and of the game."""
    return SeatsEnv(Play(game, players, mode, **options), observation, max_cycles)
