"""One source of legality: every option applies, everything else is refused with a reason and a clause."""

from __future__ import annotations

from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.reasons import IllegalAction, Refusal
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.core.step import LEGAL
from regalia.testing.checks.flow import check_conserved, place
from regalia.testing.playing import positions, sample
from regalia.testing.words import check_text

SWEEP = 400
"""So many actions of the catalogue are tried on an ordinary position; on a few all of them are."""


def check_options_apply(game: Game, config: Config, seed: int = 0, count: int = 25, most: int = 60) -> None:
    """Every listed option can be applied and leaves a sound position."""
    for state in sample(positions(game, config, seed), count):
        where = place(state, seed)
        for seat in state.actors():
            for action in sample(state.legal_for(seat), most):
                after = state.copy()
                after.apply(action, seat)
                assert after.moves == state.moves + 1, f"{where}: {state.key(action)} does not count as one decision"
                check_conserved(after, f"{where}, then {state.key(action)}")


def check_refusals(game: Game, config: Config, seed: int = 0, count: int = 25, whole: int = 3) -> None:
    """The options are exactly the catalogue's actions without a refusal; every refusal has its text and its clause."""
    found = sample(positions(game, config, seed), count)
    swept = {id(state) for state in sample(found, whole)}
    for number, state in enumerate(found):
        tried = list(range(len(game.catalogue)))
        if id(state) not in swept and len(tried) > SWEEP:
            rng = seeded(seed * 1000 + number)
            tried = [rng.below(len(tried)) for _ in range(SWEEP)]
        for seat in state.actors():
            _check_seat(game, state, seat, tried, place(state, seed))


def _check_seat(game: Game, state: State, seat: int, tried: list[int], where: str) -> None:
    options = set(state.legal_for(seat))
    candidates = set(state.question(seat).candidates(state))
    assert options <= candidates, f"{where}: options that are no candidates of {state.question(seat).name}"
    seen: set[str] = set()
    for action in {*tried, *candidates}:
        refusal = state.refusal(seat, action)
        asked = f"{where}, seat {seat}, {state.key(action)}"
        assert (refusal == LEGAL) == (action in options), f"{asked}: listed {action in options}, but refusal {refusal}"
        if refusal != LEGAL:
            _check_refusal(game, state, seat, action, seen, asked)


def _check_refusal(game: Game, state: State, seat: int, action: int, seen: set[str], asked: str) -> None:
    refusal = _check_reason(game, state, seat, action, asked)
    check_text(game, f"reason-{refusal.key}", refusal.args)
    if refusal.key not in seen:
        seen.add(refusal.key)
        check_unchanged(state, seat, action, asked)


def _check_reason(game: Game, state: State, seat: int, action: int, asked: str) -> Refusal:
    refusal = state.why_not(action, seat)
    assert refusal is not None, f"{asked}: refused without a reason"
    assert refusal.clause in game.rulebook.clauses, f"{asked}: {refusal.key} cites {refusal.clause}, which is no clause"
    return refusal


def check_unchanged(state: State, seat: int, action: int, asked: str) -> None:
    """A refused action raises IllegalAction and changes nothing."""
    before = state.digest()
    _check_raises(state, seat, action, asked)
    assert state.digest() == before, f"{asked}: refused, yet the state has changed"


def _check_raises(state: State, seat: int, action: int, asked: str) -> None:
    try:
        state.apply(action, seat)
    except IllegalAction:
        return
    raise AssertionError(f"{asked}: refused, yet applied")


def check_out_of_turn(game: Game, config: Config, seed: int = 0, count: int = 25) -> None:
    """A seat that is not asked may do nothing, nor anybody after the end."""
    for state in sample(positions(game, config, seed), count):
        where, before = place(state, seed), state.digest()
        for seat in (seat for seat in range(state.seats) if seat not in state.actors()):
            assert state.legal_for(seat) == [], f"{where}: seat {seat} is not asked but has options"
            _check_waiting(game, state, seat, f"{where}, seat {seat} out of turn")
            assert state.digest() == before, f"{where}: seat {seat} was refused out of turn, yet the state has changed"


def _check_waiting(game: Game, state: State, seat: int, where: str) -> None:
    """Whatever it tries is refused; sentences that are the same are read once."""
    told: set[str] = set()
    for action in sample(list(range(len(game.catalogue))), 30):
        asked = f"{where}, {state.key(action)}"
        assert state.refusal(seat, action) != LEGAL, f"{asked}: not refused"
        refusal = _check_reason(game, state, seat, action, asked)
        _check_raises(state, seat, action, asked)
        sentence = f"{refusal.key} {refusal.args}"
        if sentence not in told:
            told.add(sentence)
            check_text(game, f"reason-{refusal.key}", refusal.args)
