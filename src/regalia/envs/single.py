"""Gymnasium: one seat learns; the other players are bots, an automa plays by its rules.

    env = gym_env("two_heirs", mode="solo", reward="score", dtype="float32", normalise=True)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

`info["action_mask"]` says what is legal next, `info["legal_actions"]` lists it; `env.action_masks()` is what sb3-contrib's
MaskablePPO asks for. With `reuse=True` observation and mask are the environment's own arrays, which every step changes: copy what
is to be kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from regalia.bots.driver import Decider, ask
from regalia.bots.loading import make_bot
from regalia.bots.random_bot import RandomBot
from regalia.core.rng import Rng, seeded
from regalia.core.step import NOBODY
from regalia.envs.observer import Array
from regalia.envs.playing import RENDER_MODES, Play
from regalia.envs.spaces import formed, observation_space

ANY_SEAT = "any"


class SeatEnv(gymnasium.Env[Any, Any]):
    """`seat`: whose decisions are asked for, or "any": another one in each game. `opponents`: a bot's name for all the others, or
    a bot (by name, or anything with `decide`) for each seat, whose own is not used."""

    def __init__(
        self,
        play: Play,
        seat: int | str = 0,
        opponents: str | Sequence[str | Decider] = "random",
        observation: str = "flat",
        max_cycles: int | None = None,
        reuse: bool = False,
    ) -> None:
        self.play, self.form, self.max_cycles = play, observation, max_cycles
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1}
        self.render_mode = play.render_mode
        self.chosen, self.opponents = seat, opponents
        self.seat = 0 if seat == ANY_SEAT else int(seat)
        if not 0 <= self.seat < play.players:
            raise ValueError(f"seat {seat}: 0 to {play.players - 1}, or {ANY_SEAT!r}")
        self.observation_space = observation_space(play.observer, observation)
        self.action_space = spaces.Discrete(play.observer.actions)
        self.bots: list[Decider | None] = []
        self.chances: list[Rng] | None = None
        self.hidden = seeded(0)
        self.chair = play.observer.chair
        self._seen = play.observer.lasting() if reuse else None
        self._mask = play.observer.lasting_mask() if reuse else None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if self.chosen == ANY_SEAT:
            self.seat = int(self.np_random.integers(self.play.players))
        self._seat_bots()
        self.play.start(self.np_random)
        self.steps = 0
        self._others()
        self.chair.show(self.play.state, self.seat)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        play, state, chosen = self.play, self.play.state, int(action)
        if self.chances is None or not self.chair.turn(state, self.seat, chosen, self.chances):
            play.act(self.seat, chosen)
            self._others()
            self.chair.show(state, self.seat)
        self.steps += 1
        over = state.over or play.lost != NOBODY
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        reward = play.rewards()[self.seat] if over or play.pays_always else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, cut, self._info()

    def action_masks(self) -> Array:
        """True for every action that is legal now; after the end for the first, since a mask must leave something."""
        found = self.play.mask(self.seat).astype(np.bool_)
        if not found.any():
            found[0] = True
        return found

    def render(self) -> Any:
        return self.play.render(self.seat)

    def _seat_bots(self) -> None:
        given = [self.opponents] * self.play.players if isinstance(self.opponents, str) else list(self.opponents)
        if len(given) != self.play.players:
            raise ValueError(f"{len(given)} opponents for {self.play.players} seats")
        seeds = [int(seed) for seed in self.np_random.integers(0, 1 << 31, self.play.players + 1)]
        self.hidden = seeded(seeds[-1])
        self.bots = [
            None if seat == self.seat else make_bot(bot, seeds[seat]) if isinstance(bot, str) else bot
            for seat, bot in enumerate(given)
        ]
        # Bots that pick any option see nothing, so nothing need be dealt anew for them: the engine plays them.
        random = all(bot is None or type(bot) is RandomBot for bot in self.bots)
        self.chances = [self.hidden if bot is None else bot.rng for bot in self.bots] if random else None  # type: ignore[attr-defined]

    def _others(self) -> None:
        """Let the bots play until the own seat is asked. A seat that decides at once with others waits for none of them."""
        play, state = self.play, self.play.state
        if play.lost != NOBODY:
            return
        if self.chances is not None:
            play.observer.chair.pass_on(state, self.seat, self.chances)
            return
        while not state.over and self.seat not in state.actors():
            seat = int(state.turn)
            bot = self.bots[seat]
            assert bot is not None
            state.do_as(seat, ask(bot, state, seat, self.hidden))

    def _observation(self) -> Any:
        """What the chair has been shown."""
        flat = self.play.observer.seen(self._seen)
        return flat if self.form == "flat" else formed(self.play.observer, self.form, flat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.play.observer.lit(self._mask), "legal_actions": self.chair.listed()}
        state = self.play.state
        if state.over and self.play.lost == NOBODY:
            info |= {"scores": state.scores(), "ranks": state.ranks()}
        return info


def gym_env(
    game: str,
    players: int | None = None,
    mode: str | None = None,
    *,
    seat: int | str = 0,
    opponents: str | Sequence[str | Decider] = "random",
    observation: str = "flat",
    max_cycles: int | None = None,
    reuse: bool = False,
    **options: Any,
) -> SeatEnv:
    """`options`: those of `Play` (reward, dtype, normalise, illegal, render_mode, lang) and of the game."""
    return SeatEnv(Play(game, players, mode, **options), seat, opponents, observation, max_cycles, reuse)
