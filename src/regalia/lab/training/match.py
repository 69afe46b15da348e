"""How trained weights do: against the evaluation by hand, both one choice deep, or against the evaluation that the game has, both
in a search of the same size. The figures of a card."""

from __future__ import annotations

import msgspec

from regalia.bots.driver import Decider, play_on
from regalia.bots.greedy import GreedyBot
from regalia.bots.learned import LearnedEvaluation
from regalia.bots.learned_bot import LearnedBot
from regalia.bots.searching import SearchBot
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.pool import Where, chunks, run_at
from regalia.lab.ratings import wilson
from regalia.lab.setup import Setup, mixed_seed
from regalia.lab.training.selfplay import Brain, evaluation_of_brain, shares

AGAINST = "greedy"
DEALS_PER_TASK = 4


class Deals(msgspec.Struct, frozen=True):
    setup: Setup
    brain: Brain
    seed: int
    first: int
    last: int
    search: int = 0


class Result(msgspec.Struct):
    """`wins` of `played`; `fair` is the share that an equal bot would win. `scores`: ours, theirs. Alone, a deal is won by the
    better result of the two who played it, and `beaten` says how often each of them beat the automa."""

    against: str
    played: int
    wins: float
    interval: list[float]
    fair: float
    scores: list[float]
    beaten: list[float]

    @property
    def better(self) -> bool:
        return self.interval[0] > self.fair


def match(setup: Setup, brain: Brain, games: int, seed: int, where: Where, search: int = 0) -> Result:
    """At least so many games, each deal once in every seat, against greedy bots or searches of so many iterations."""
    _, config = setup.opened()
    seatings = config.players if config.players > 1 else 2
    deals = -(-games // seatings)
    tasks = [Deals(setup, brain, seed, part.start, part.stop, search) for part in chunks(deals, where.jobs, DEALS_PER_TASK)]
    played = [one for part in run_at(play_deals, tasks, where) for one in part]
    won = sum(one[0] for one in played)
    means = [round(sum(one[at] for one in played) / len(played), 3) for at in (1, 2, 3, 4)]
    fair = 1 / config.players if config.players > 1 else 0.5
    interval = list(wilson(won, len(played)))
    against = f"search@{search}" if search else AGAINST
    return Result(against, len(played), won, interval, fair, means[:2], means[2:] if config.players == 1 else [])


def play_deals(task: Deals) -> list[tuple[float, float, float, float, float]]:
    """For each game our share of the win, our score, theirs, and in solo whether each of us beat the automa."""
    game, config = task.setup.opened()
    found = []
    for deal in range(task.first, task.last):
        if config.players == 1:
            found.append(_alone(game, config, task, deal))
            continue
        for mine in range(config.players):
            state = _played(game, config, task, deal, mine)
            theirs = [score for seat, score in enumerate(state.scores()) if seat != mine]
            found.append((shares(state)[mine], float(state.score(mine)), sum(theirs) / len(theirs), 0.0, 0.0))
    return found


def _alone(game: Game, config: Config, task: Deals, deal: int) -> tuple[float, float, float, float, float]:
    """The same deal for both; to have won counts first, then the margin."""
    ours, theirs = (_played(game, config, task, deal, mine) for mine in (0, 1))
    standings = []
    for state in (ours, theirs):
        found = [float(score) for score in state.scores()]
        margin = found[0] - found[1] if config.contest and len(found) > 1 else found[0]
        standings.append((shares(state)[0] if config.contest else 0.0, margin))
    better = 0.5 if standings[0] == standings[1] else float(standings[0] > standings[1])
    return (better, float(ours.score(0)), float(theirs.score(0)), standings[0][0], standings[1][0])


def _played(game: Game, config: Config, task: Deals, deal: int, mine: int) -> State:
    evaluation = evaluation_of_brain(game, config, task.brain)
    bots: list[Decider] = []
    for seat in range(config.players):
        seed = mixed_seed(task.seed, deal, f"match {seat}")
        bots.append(_bot(task, seed, evaluation if seat == mine else None))
    state = game.deal(config, seeded(mixed_seed(task.seed, deal, "match deal")), record=False)
    play_on(state, bots, seeded(mixed_seed(task.seed, deal, "match hidden")))
    return state


def _bot(task: Deals, seed: int, evaluation: LearnedEvaluation | None) -> Decider:
    """Ours if it has the trained evaluation, else the one to beat."""
    if task.search:
        return SearchBot("search", seed, task.search, evaluation=evaluation)
    return GreedyBot(AGAINST, seed) if evaluation is None else LearnedBot("learned", seed, evaluation)
