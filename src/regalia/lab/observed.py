"""One game played and looked at closely: what was offered and taken, where the points came from, and what a component was worth.

A component's worth comes from pairs of games that differ in one choice only: at a decision where a bot took it, the game is
played on twice from the same deal, once with it and once with the next best choice.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from regalia.bots.driver import ask
from regalia.bots.evaluation import Evaluation, compare, evaluation_of
from regalia.bots.loading import bot_factory
from regalia.bots.quick import play_quickly
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.setup import Setup, mixed_seed

MANY = 9
"""Named items of a kind of choice from which they are components; fewer are resources or directions."""
PAIRS = 4
"""Choices of a game that are played on in two ways."""
LONGEST = 3000
PARTS = 10
"""The course of a game in so many parts."""


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seed: int
    numbers: list[int]


class Seen(msgspec.Struct, frozen=True):
    """One game. By seat: `sources` of points, `uses` of each kind of choice, components `held`. For the table: how often each
    component was `offered` and `taken`, `pairs` of (component, points more than with the next best choice), and for each decision
    how many options it had (`widths`)."""

    number: int
    seed: str
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    uses: list[dict[str, int]]
    held: list[list[str]]
    offered: dict[str, int]
    taken: dict[str, int]
    pairs: list[tuple[str, float]]
    widths: list[int]


def watch_part(task: Task) -> bytes:
    """The games of one task, packed for the way; runs in any process."""
    game, config = task.setup.opened()
    evaluation = evaluation_of(game, config)
    return msgspec.msgpack.encode([_Watch(game, config, evaluation, task, number).seen() for number in task.numbers])


def components(game: Game) -> set[int]:
    """The actions that take or play a named component."""
    found: set[int] = set()
    for block in game.catalogue.blocks:
        if block.names and len(block.items) >= MANY:
            found.update(range(block.first, block.first + len(block.items)))
    return found


class _Watch:
    def __init__(self, game: Game, config: Config, evaluation: Evaluation, task: Task, number: int) -> None:
        self.number = number
        self.config = config
        self.evaluation = evaluation
        self.components = components(game)
        self.seed = mixed_seed(task.seed, number, "deal")
        self.state = game.deal(config, seeded(self.seed), record=False)
        self.hidden = seeded(mixed_seed(task.seed, number, "hidden"))
        self.chance = seeded(mixed_seed(task.seed, number, "pairs"))
        self.bots = [bot_factory(name)(mixed_seed(task.seed, number, f"bot {seat}")) for seat, name in enumerate(task.bots)]
        self.uses: list[Counter[str]] = [Counter() for _ in range(config.players)]
        self.held: list[set[str]] = [set() for _ in range(config.players)]
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.widths: list[int] = []
        self.choices: list[tuple[State, int, int]] = []
        self.met = 0

    def seen(self) -> Seen:
        while not self.state.over:
            self._decide()
        pairs = [pair for choice in self.choices for pair in self._pair(*choice)]
        seats = range(int(self.state.seats))
        return Seen(
            number=self.number,
            seed=str(self.seed),
            scores=self.state.scores(),
            winners=self.state.winners(),
            sources=[dict(self.state.breakdown(seat)) for seat in seats],
            uses=[dict(one) for one in self.uses],
            held=[sorted(one) for one in self.held],
            offered=dict(self.offered),
            taken=dict(self.taken),
            pairs=pairs,
            widths=self.widths,
        )

    def _decide(self) -> None:
        state = self.state
        seat = int(state.turn)
        options = state.legal_for(seat)
        self.widths.append(len(options))
        action = ask(self.bots[seat], state, seat, self.hidden)
        self.uses[seat][state.game.catalogue.block_of(action).name] += 1
        if len(options) > 1:
            self.offered.update(state.key(option) for option in options if option in self.components)
        if action in self.components:
            self.held[seat].add(state.key(action))
            if len(options) > 1:
                self.taken[state.key(action)] += 1
                self._keep(state, seat, action)
        state.do_as(seat, action)

    def _keep(self, state: State, seat: int, action: int) -> None:
        """A few of the choices, each with the same chance."""
        self.met += 1
        if len(self.choices) < PAIRS:
            self.choices.append((state.bare(), seat, action))
            return
        place = int(self.chance.below(self.met))
        if place < PAIRS:
            self.choices[place] = (state.bare(), seat, action)

    def _pair(self, state: State, seat: int, action: int) -> list[tuple[str, float]]:
        told = state.resample(seat, int(self.chance.next32()))
        other = self._next_best(told, seat, action)
        return [(state.key(action), self._played_on(told, seat, action) - self._played_on(told, seat, other))]

    def _next_best(self, state: State, seat: int, action: int) -> int:
        """The best other choice by a look one choice ahead."""
        margins = [0.0] * int(state.seats)
        looks: dict[int, float] = {}
        for option in state.legal_for(seat):
            if option != action:
                then = state.bare()
                then.do_as(seat, option)
                self.evaluation.margins(then, margins)
                looks[option] = margins[seat]
        return max(looks, key=lambda option: looks[option])

    def _played_on(self, state: State, seat: int, action: int) -> float:
        """The margin at the end; both games of a pair meet the same chance as far as they go together."""
        game = state.copy()
        game.recording = False
        game.do_as(seat, action)
        play_quickly(game, self.evaluation, LONGEST)
        scores = [float(score) for score in game.scores()]
        if self.config.contest:
            compare(scores)
        return scores[seat]
