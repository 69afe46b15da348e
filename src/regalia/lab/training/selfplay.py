"""Games of bots against themselves, with the derived numbers of the positions on the way."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from regalia.bots.driver import Decider, ask
from regalia.bots.greedy import GreedyBot
from regalia.bots.learned import LearnedEvaluation, evaluation_with
from regalia.bots.learned_bot import LearnedBot
from regalia.bots.searching import SearchBot
from regalia.bots.weights import Weights, feature_names
from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.rng import Rng, seeded
from regalia.core.state import State
from regalia.kit.numbers import zeros
from regalia.lab.setup import Setup, mixed_seed


class Brain(msgspec.Struct, frozen=True):
    """What the bots of a round go by: trained weights, in words that another process can be told."""

    seat: Weights
    automa: Weights | None
    sharpness: list[float]


class Part(msgspec.Struct, frozen=True):
    """Some games of a round. Without a brain the bots are greedy ones. `stray`: in so many of a thousand decisions
    any option is taken; `every`: of so many positions one is kept; `levels` and `most` as in the greedy bot, for learned ones.
    `search`: bots search so many iterations a decision instead, in the first round with the evaluation that the game has."""

    setup: Setup
    brain: Brain | None
    seed: int
    round: int
    first: int
    last: int
    stray: int
    every: int
    levels: int
    most: int
    search: int = 0


class Recorded(msgspec.Struct):
    """`rows`: seats times numbers for each position kept, `games`: whose they are; by game: `results` and `wins` of its seats."""

    rows: bytes
    games: list[int]
    results: list[list[float]]
    wins: list[list[float]]
    scores: list[list[int]]
    moves: int


def play_part(part: Part) -> Recorded:
    """Runs in any process; the same part gives the same games."""
    game, config = part.setup.opened()
    found = Recorded(b"", [], [], [], [], 0)
    rows = array("f")
    for number in range(part.first, part.last):
        _play(game, config, part, number, rows, found)
    found.rows = rows.tobytes()
    return found


def evaluation_of_brain(game: Game, config: Config, brain: Brain) -> LearnedEvaluation:
    return evaluation_with(game, config, brain.seat, brain.automa, brain.sharpness)


def _play(game: Game, config: Config, part: Part, number: int, rows: array[float], found: Recorded) -> None:
    own = mixed_seed(part.seed, number, f"training deal {part.round}")
    rng = seeded(mixed_seed(part.seed, number, f"training hidden {part.round}"))
    bots = [
        _bot(game, config, part, mixed_seed(part.seed, number, f"training {part.round} {seat}")) for seat in range(config.players)
    ]
    try:
        state = game.deal(config, seeded(own), record=False)
        phase = int(rng.below(part.every))
        fill: Any = getattr(game.room("features"), "fill")  # noqa: B009 - a room of the game, known at run time alone
        out = zeros(len(feature_names(game)))
        while not state.over:
            seat = int(state.turn)
            state.do_as(seat, _chosen(bots[seat], state, seat, rng, part.stray))
            if state.moves % part.every == phase and not state.over:
                for seat in range(config.seats):
                    fill(state, seat, out)
                    rows.extend(out)
                found.games.append(len(found.results))
    except UserError:
        raise
    except Exception as error:  # a bug in a game or in its features
        raise UserError("game-failed", seed=str(own), problem=f"{type(error).__name__}: {error}") from error
    found.results.append([float(score) for score in state.scores()])
    found.wins.append(shares(state))
    found.scores.append(state.scores())
    found.moves += int(state.moves)


def _bot(game: Game, config: Config, part: Part, seed: int) -> Decider:
    if part.search:
        evaluation = None if part.brain is None else evaluation_of_brain(game, config, part.brain)
        return SearchBot("search", seed, part.search, evaluation=evaluation)
    if part.brain is None:
        return GreedyBot("greedy", seed)
    return LearnedBot("learned", seed, evaluation_of_brain(game, config, part.brain), part.levels, part.most)


def _chosen(bot: Decider, state: State, seat: int, rng: Rng, stray: int) -> int:
    options = state.legal_for(seat)
    if rng.below(1000) < stray:
        return options[int(rng.below(len(options)))]
    return ask(bot, state, seat, rng)


def shares(state: State) -> list[float]:
    """A win, shared by those who tie."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
