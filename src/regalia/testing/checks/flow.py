"""Games start, go on and end; copies are equal and independent; points add up."""

from __future__ import annotations

from math import isfinite

from regalia.core.config import Config
from regalia.core.errors import PositionError
from regalia.core.game import Game
from regalia.core.state import State
from regalia.testing.playing import play_random, positions, sample, setup_id, walk


def place(state: State, seed: int) -> str:
    """Where a check failed: enough to find the position again with `play_random`."""
    return f"{state.game.id} {setup_id(state.config)} seed {seed} after {state.moves} decisions"


def check_conserved(state: State, where: str) -> None:
    """Nothing is lost or doubled, and no field contradicts another."""
    try:
        state.game.check(state)
    except PositionError as problem:
        raise AssertionError(f"{where}: {problem}") from None


def check_ends(game: Game, config: Config, seed: int = 0) -> None:
    """A random game comes to its end; at every step components are conserved and whoever acts has a choice."""
    for state in walk(game, config, seed):
        where = place(state, seed)
        check_conserved(state, where)
        if state.over:
            assert state.actors() == [], f"{where}: over, but {state.actors()} may act"
            assert state.legal() == [], f"{where}: over, but there are options"
            assert bool(state.winners()) == config.contest, f"{where}: over, winners {state.winners()}, contest {config.contest}"
            continue
        assert state.turn in state.actors(), f"{where}: turn {state.turn} is not among the actors {state.actors()}"
        for seat in state.actors():
            options = state.legal_for(seat)
            assert options, f"{where}: seat {seat} is asked {state.question(seat).name} without an option"
            assert len(set(options)) == len(options), f"{where}: options of seat {seat} listed twice"
            assert seat < config.players, f"{where}: the automa in seat {seat} is asked a question"


def check_same_again(game: Game, config: Config, seed: int = 0) -> None:
    """The same seed gives the same game."""
    first, second = (play_random(game, config, seed).journal().to_text() for _ in range(2))
    assert first == second, f"{game.id} {setup_id(config)}: two games with seed {seed} differ"


def check_copies(game: Game, config: Config, seed: int = 0, count: int = 12) -> None:
    """A copy has the same digest and options; what is played on it never touches the original, and the reverse."""
    for original in sample(positions(game, config, seed), count):
        where = place(original, seed)
        before, options, generator = original.digest(), original.legal(), original.rng.words()
        copy = original.copy()
        assert copy.digest() == before, f"{where}: a copy differs from its original"
        assert copy.legal() == options, f"{where}: a copy has other options"
        copy.bare().playout()
        assert copy.digest() == before, f"{where}: a playout on a copy has changed its original"
        copy.playout()
        after = (original.digest(), original.legal(), original.rng.words())
        assert after == (before, options, generator), f"{where}: playing on a copy has changed the original"
        assert original.copy().recording == original.recording, f"{where}: a copy forgets its history"


def check_scores(game: Game, config: Config, seed: int = 0, count: int = 40) -> None:
    """The breakdown adds up, ranks follow the scores, and the guess of a position is a number."""
    for state in sample(positions(game, config, seed), count):
        where = place(state, seed)
        scores, ranks = state.scores(), state.ranks()
        for seat in range(state.seats):
            parts = state.breakdown(seat)
            assert sum(points for _, points in parts) == scores[seat], f"{where}: seat {seat} scores {scores[seat]}, but {parts}"
            assert len({source for source, _ in parts}) == len(parts), f"{where}: a source of points stands twice in {parts}"
            assert isfinite(state.value(seat)), f"{where}: value {state.value(seat)}"
        if config.contest:
            _check_ranks(scores, ranks, where)
        else:
            assert set(ranks) == {0}, f"{where}: places {ranks} without a contest"
        assert state.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1], f"{where}: winners are not rank 1"


def _check_ranks(scores: list[int], ranks: list[int], where: str) -> None:
    for mine, rank in zip(scores, ranks, strict=True):
        better = sum(other < rank for other in ranks)
        assert rank == better + 1, f"{where}: ranks {ranks} leave a gap"
        for other, other_rank in zip(scores, ranks, strict=True):
            assert mine <= other or rank < other_rank, f"{where}: scores {scores} and ranks {ranks} disagree"
