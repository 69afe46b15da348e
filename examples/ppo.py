"""Train a policy with MaskablePPO (sb3-contrib), keep it, and let it sit at a table.

    pip install "regalia[learn]"
    python examples/ppo.py train --steps 150000 --out policy.zip      # some minutes on one core; writes policy.csv beside it
    python examples/ppo.py compare policy.zip --games 200             # against a player who chooses at random
    REGALIA_POLICY=policy.zip regalia arena two_heirs --mode solo --bots examples/ppo.py:Trained --games 50

The game is The Two Heirs alone against Henri. The reward is what a decision changes in the own score. `policy.csv` is the
learning curve: decisions seen, and the mean score and the mean margin over Henri of the games since the line before.
"""

from __future__ import annotations

import argparse
import csv
import math
import os
import statistics
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from regalia.envs import PolicyBot, gym_env

GAME, MODE = "two_heirs", "solo"
POINTS = 10.0
"""Points that make a reward of 1."""
HIDDEN = [128, 128]


class Masked(TransformReward):
    """Smaller rewards; the mask is asked through the wrapper."""

    def __init__(self) -> None:
        env = gym_env(GAME, mode=MODE, reward="shaped", dtype="float32", normalise=True)
        super().__init__(env, lambda reward: reward / POINTS)

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


class Curve(BaseCallback):
    """Score and margin of the games that end, as the training goes on."""

    def __init__(self, path: Path, every: int) -> None:
        super().__init__()
        self.path, self.every = path, every
        self.ends: list[list[int]] = []
        self.rows: list[tuple[int, float, float]] = []

    def _on_step(self) -> bool:
        self.ends += [info["scores"] for info in self.locals["infos"] if "scores" in info]
        if self.num_timesteps >= self.every * (len(self.rows) + 1) and self.ends:
            own = statistics.fmean(scores[0] for scores in self.ends)
            margin = statistics.fmean(scores[0] - scores[1] for scores in self.ends)
            self.rows.append((self.num_timesteps, round(own, 2), round(margin, 2)))
            self.ends = []
            with self.path.open("w", newline="") as file:
                csv.writer(file).writerows([("decisions", "score", "margin"), *self.rows])
            print(f"{self.num_timesteps:>8} decisions: score {own:6.1f}, margin {margin:6.1f}", flush=True)
        return True


def train(steps: int, out: Path, envs: int, seed: int) -> None:
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([Masked] * envs),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.998,
        learning_rate=4e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": HIDDEN},
        seed=seed,
        device="cpu",
    )
    model.learn(steps, callback=Curve(out.with_suffix(".csv"), max(steps // 15, 1)))
    model.save(out)


class Trained(PolicyBot):
    """The policy in the file that REGALIA_POLICY names, as a bot."""

    name = "trained"

    def __init__(self, name: str = "trained", seed: int = 0, path: str | Path | None = None) -> None:
        super().__init__(name, seed)
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(path or os.environ["REGALIA_POLICY"], device="cpu")

    def choose(self, observation: Any, mask: Any) -> int:
        action, _ = self.model.predict(observation, action_masks=mask.astype(bool), deterministic=True)
        return int(action)


def ends(choose: Any, games: int, seed: int) -> list[int]:
    """The own scores of so many games."""
    env = gym_env(GAME, mode=MODE, reward="score", dtype="float32", normalise=True)
    found = []
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        over = False
        while not over:
            observation, _, over, _, info = env.step(choose(observation, info["action_mask"]))
        found.append(info["scores"][0])
    return found


def compare(path: Path, games: int, seed: int) -> tuple[float, float, float]:
    """The mean scores of the policy and of random play on the same deals; half the width of their difference's 95 % interval."""
    rng = np.random.default_rng(seed)
    learned = ends(Trained(path=path).choose, games, seed)
    random = ends(lambda _, mask: int(rng.choice(np.flatnonzero(mask))), games, seed)
    differences = [a - b for a, b in zip(learned, random, strict=True)]
    half = 1.96 * statistics.stdev(differences) / math.sqrt(games)
    return statistics.fmean(learned), statistics.fmean(random), half


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO on The Two Heirs alone against Henri.")
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("--steps", type=int, default=150_000)
    training.add_argument("--out", type=Path, default=Path("policy.zip"))
    training.add_argument("--envs", type=int, default=8)
    training.add_argument("--seed", type=int, default=1)
    comparing = commands.add_parser("compare")
    comparing.add_argument("policy", type=Path)
    comparing.add_argument("--games", type=int, default=200)
    comparing.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    if given.command == "train":
        train(given.steps, given.out, given.envs, given.seed)
    else:
        learned, random, half = compare(given.policy, given.games, given.seed)
        print(f"learned {learned:.1f} points, random {random:.1f}; difference {learned - random:.1f} ± {half:.1f} (95 %)")


if __name__ == "__main__":
    main()
