"""The peers, each through its own public interface, playing at random: what a user of theirs would write.

Catanatron's own random players; OpenSpiel's legal_actions/apply_action; RLCard's environment with its observation, which
it always builds.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable
from importlib import metadata
from typing import Any

from regalia.bots.random_bot import Counts
from regalia.lab.subjects import Subject

PEERS: dict[str, tuple[str, ...]] = {
    "catanatron": ("catan",),
    "open_spiel": ("backgammon", "gin_rummy", "chess"),
    "rlcard": ("gin-rummy", "uno"),
}


def version(peer: str) -> str | None:
    """The installed version, or None if the peer is not there."""
    try:
        return metadata.version(peer)
    except metadata.PackageNotFoundError:
        return None


def make_peer(peer: str, game: str) -> Subject:
    makers: dict[str, Callable[[str], Subject]] = {"catanatron": Catan, "open_spiel": OpenSpiel, "rlcard": RLCard}
    return makers[peer](game)


class Catan(Subject):
    def __init__(self, game: str) -> None:
        self.module: Any = importlib.import_module("catanatron.game")
        self.player: Any = importlib.import_module("catanatron.models.player")

    def new(self, index: int) -> Any:
        players = [self.player.RandomPlayer(colour) for colour in self.player.Color]
        return self.module.Game(players, seed=index + 1)

    def going(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < self.module.TURNS_LIMIT

    def play(self, index: int) -> int:
        game = self.new(index)
        decisions = 0
        while self.going(game):
            game.play_tick()
            decisions += 1
        return decisions

    def count(self, index: int, counts: Counts) -> None:
        game = self.new(index)
        while self.going(game):
            _note(counts, len(getattr(game, "playable_actions", None) or game.state.playable_actions))
            game.play_tick()

    def half_way(self) -> Any:
        game = self.new(0)
        for _ in range(self.play(0) // 2):
            game.play_tick()
        return game

    def about(self) -> dict[str, Any]:
        return {"players": 4}


class OpenSpiel(Subject):
    def __init__(self, game: str) -> None:
        pyspiel: Any = importlib.import_module("pyspiel")
        self.game = pyspiel.load_game(game)

    def play(self, index: int) -> int:
        return self.run(index, None, 1 << 60)[0]

    def count(self, index: int, counts: Counts) -> None:
        self.run(index, counts, 1 << 60)

    def half_way(self) -> Any:
        return self.run(0, None, self.play(0) // 2)[1]

    def copy(self, position: Any) -> Any:
        return position.clone()

    def run(self, index: int, counts: Counts | None, limit: int) -> tuple[int, Any]:
        chance = random.Random(index)
        state = self.game.new_initial_state()
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            options = state.legal_actions()
            if counts is not None:
                _note(counts, len(options))
            state.apply_action(chance.choice(options))
            decisions += 1
        return decisions, state

    def about(self) -> dict[str, Any]:
        return {"players": self.game.num_players()}


class RLCard(Subject):
    def __init__(self, game: str) -> None:
        rlcard: Any = importlib.import_module("rlcard")
        self.env = rlcard.make(game, config={"seed": 0})

    def play(self, index: int) -> int:
        return self.run(index, None, 1 << 60)

    def count(self, index: int, counts: Counts) -> None:
        self.run(index, counts, 1 << 60)

    def half_way(self) -> Any:
        self.run(0, None, self.play(0) // 2)
        return self.env.game

    def copy(self, position: Any) -> Any:
        return copy.deepcopy(position)

    def run(self, index: int, counts: Counts | None, limit: int) -> int:
        chance = random.Random(index)
        self.env.seed(index)
        seen, _ = self.env.reset()
        decisions = 0
        while decisions < limit and not self.env.is_over():
            options = list(seen["legal_actions"])
            if counts is not None:
                _note(counts, len(options))
            seen, _ = self.env.step(chance.choice(options))
            decisions += 1
        return decisions

    def about(self) -> dict[str, Any]:
        return {"players": self.env.num_players}


def _note(counts: Counts, options: int) -> None:
    counts.decisions += 1
    counts.options += options
    counts.forced += options == 1
