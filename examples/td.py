"""Temporal differences on the batch interface: one network learns what each option is worth by playing against itself.

    pip install "regalia[learn]"
    python examples/td.py train --rounds 300 --out values.pt          # a few minutes on one core; writes values.csv beside it
    REGALIA_VALUES=values.pt regalia arena crown_of_emara --players 2 --bots examples/td.py:Valued,random --games 100

64 games of Crown of Emara with two players run side by side. All seats choose the option that promises most, now and then
another. What a decision changes in the own score until the next own decision is its reward; the targets are TD(λ) returns, worked
out backwards over a stretch of decisions. `values.csv` is the learning curve: the share of games won against random play.
"""

from __future__ import annotations

import argparse
import csv
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

import regalia
from regalia.envs import Observer, PolicyBot

GAME, PLAYERS = "crown_of_emara", 2
GAMES, STRETCH, PASSES, SLICE = 64, 96, 2, 512
DECAY, DISCOUNT = 0.9, 0.995
POINTS = 10.0
CURIOUS = 0.08
"""Share of decisions drawn at random while learning."""


class Stretch(NamedTuple):
    """Decisions of all games, one row of arrays for each step."""

    seen: np.ndarray
    actor: np.ndarray
    chosen: np.ndarray
    promise: np.ndarray
    gained: np.ndarray
    done: np.ndarray


def network(observer: Observer) -> nn.Sequential:
    return nn.Sequential(nn.Linear(observer.size, 192), nn.ReLU(), nn.Linear(192, observer.actions))


def choose(net: nn.Sequential, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The legal option of each row that promises most, and its promise."""
    with torch.no_grad():
        worth = net(torch.from_numpy(seen)).numpy()
    worth = np.where(masks, worth, -np.inf)
    best = worth.argmax(1)
    return best, worth[np.arange(len(best)), best]


def play(net: nn.Sequential, batch: Any, rng: np.random.Generator) -> Stretch:
    rows = []
    for _ in range(STRETCH):
        seen, actor = batch.observations.copy(), batch.actor.copy()
        best, promise = choose(net, seen, batch.masks)
        chosen = np.where(rng.random(batch.n) < CURIOUS, batch.sample(), best)
        _, gained, done = batch.step(chosen)
        rows.append((seen, actor, chosen, promise, gained / POINTS, done.copy()))
    return Stretch(*(np.stack(column) for column in zip(*rows, strict=True)))


def targets(seen: Stretch) -> tuple[np.ndarray, np.ndarray]:
    """The TD(λ) return of each decision, and which have one: the last of a seat in the stretch has not, unless its game ends."""
    games, seats = seen.gained.shape[1:]
    at = np.arange(games)
    ahead = np.zeros((games, seats))
    known = np.zeros((games, seats), bool)
    pending = np.zeros((games, seats))
    found, complete = np.zeros(seen.chosen.shape), np.zeros(seen.chosen.shape, bool)
    for t in reversed(range(len(seen.chosen))):
        ended = seen.done[t]
        ahead[ended], pending[ended], known[ended] = 0, 0, True
        pending += seen.gained[t]
        who = seen.actor[t]
        found[t] = pending[at, who] + DISCOUNT * ahead[at, who]
        complete[t] = known[at, who]
        value = np.where(complete[t], (1 - DECAY) * seen.promise[t] + DECAY * found[t], seen.promise[t])
        ahead[at, who], pending[at, who], known[at, who] = value, 0, True
    return found, complete


def learn(net: nn.Sequential, teacher: torch.optim.Optimizer, seen: Stretch, rng: np.random.Generator) -> float:
    wanted, complete = targets(seen)
    rows = np.flatnonzero(complete.ravel())
    inputs = torch.from_numpy(seen.seen.reshape(-1, seen.seen.shape[-1])[rows])
    chosen = torch.from_numpy(seen.chosen.ravel()[rows].astype(np.int64))
    aims = torch.from_numpy(wanted.ravel()[rows].astype(np.float32))
    error = 0.0
    for _ in range(PASSES):
        for part in torch.from_numpy(rng.permutation(len(rows))).split(SLICE):
            promised = net(inputs[part]).gather(1, chosen[part, None])[:, 0]
            loss = nn.functional.smooth_l1_loss(promised, aims[part])
            teacher.zero_grad()
            loss.backward()
            teacher.step()
            error = float(loss.detach())
    return error


def won(net: nn.Sequential, games: int, seed: int) -> float:
    """The share of games won by the network in the first seat against random play; a shared first place is half a game."""
    batch = regalia.batch(GAME, min(games, GAMES), PLAYERS, seed=seed, seats=[0], dtype="float32", normalise=True)
    results: list[float] = []
    while len(results) < games:
        best, _ = choose(net, batch.observations, batch.masks)
        _, rewards, dones = batch.step(best)
        results += [(reward + 1) / 2 for reward in rewards[dones, 0]]
    return float(np.mean(results[:games]))


def train(rounds: int, out: Path, seed: int, games: int = 100) -> list[tuple[int, float]]:
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    batch = regalia.batch(GAME, GAMES, PLAYERS, seed=seed, reward="shaped", dtype="float32", normalise=True)
    net = network(batch.observer)
    teacher = torch.optim.Adam(net.parameters(), 1e-3)
    curve = [(0, won(net, games, seed + 1))]
    for round in range(1, rounds + 1):
        error = learn(net, teacher, play(net, batch, rng), rng)
        if round % max(rounds // 10, 1) == 0:
            curve.append((round * GAMES * STRETCH, won(net, games, seed + 1)))
            print(f"{curve[-1][0]:>9} decisions: {100 * curve[-1][1]:.0f} % won against random, error {error:.3f}", flush=True)
            with out.with_suffix(".csv").open("w", newline="") as file:
                csv.writer(file).writerows([("decisions", "won"), *curve])
    torch.save(net.state_dict(), out)
    return curve


class Valued(PolicyBot):
    """The network in the file that REGALIA_VALUES names, as a bot."""

    name = "valued"

    def __init__(self, name: str = "valued", seed: int = 0, path: str | Path | None = None) -> None:
        super().__init__(name, seed)
        torch.set_num_threads(1)
        game = regalia.game(GAME)
        self.net = network(Observer(game, game.configure(PLAYERS), "float32", normalise=True))
        self.net.load_state_dict(torch.load(path or os.environ["REGALIA_VALUES"]))

    def choose(self, observation: Any, mask: Any) -> int:
        return int(choose(self.net, observation[None], mask[None])[0][0])


def main() -> None:
    parser = argparse.ArgumentParser(description="TD(λ) by self-play on many games at once.")
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train")
    training.add_argument("--rounds", type=int, default=300)
    training.add_argument("--out", type=Path, default=Path("values.pt"))
    training.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.rounds, given.out, given.seed)


if __name__ == "__main__":
    main()
