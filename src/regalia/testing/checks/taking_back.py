"""Undo goes back to the very states that were, never behind a barrier; secret choices may come in any order."""

from __future__ import annotations

from itertools import pairwise

from regalia.core.config import Config
from regalia.core.errors import UndoRefused
from regalia.core.game import Game
from regalia.core.journal import entries_of
from regalia.core.running import Entry
from regalia.core.state import State
from regalia.testing.checks.flow import place
from regalia.testing.checks.secrets import view_text
from regalia.testing.playing import positions, sample
from regalia.testing.words import check_error


def check_undo(game: Game, config: Config, seed: int = 0, count: int = 40) -> None:
    """Each seat can take back exactly its last decisions up to a barrier or another seat's decision."""
    states = positions(game, config, seed)
    digests = [state.digest() for state in states]
    for state in sample([state for state in states if not state.lanes], count):
        entries = entries_of(state)
        _check_barriers(entries, place(state, seed))
        for seat in range(state.seats):
            _check_back(state, seat, _free_tail(entries, seat), digests, place(state, seed))


def _check_barriers(entries: list[Entry], where: str) -> None:
    for entry in entries:
        assert entry.barrier or not entry.chance, f"{where}: chance without a barrier"


def _free_tail(entries: list[Entry], seat: int) -> int:
    count = 0
    for entry in reversed(entries):
        if entry.barrier or entry.seat != seat:
            break
        count += 1
    return count


def _check_back(state: State, seat: int, free: int, digests: list[str], where: str) -> None:
    asked = f"{where}, seat {seat}"
    assert state.undoable(seat) == free, f"{asked}: {state.undoable(seat)} decisions to take back, {free} expected"
    now, before = state, state.digest()
    for back in range(1, free + 1):
        now = now.undo(seat)
        assert now.digest() == digests[state.moves - back], f"{asked}: {back} back is not the state that was"
    _check_refused(now, seat, asked)
    assert state.digest() == before, f"{asked}: taking back has changed the state it began with"


def _check_refused(state: State, seat: int, asked: str) -> None:
    try:
        state.undo(seat)
    except UndoRefused as problem:
        check_error(problem, asked)
        return
    raise AssertionError(f"{asked}: went back behind a barrier")


def check_undo_tells_nothing(game: Game, config: Config, seed: int = 0, count: int = 40, deals: int = 4) -> None:
    """What a seat sees after a decision it can take back follows from what it knew before: it has learned nothing hidden."""
    states = positions(game, config, seed)
    for before, after in sample(list(pairwise(states)), count):
        entry = after.history
        if entry is None or entry.barrier:
            continue
        seat, seen = int(entry.seat), view_text(after, int(entry.seat))
        for deal in range(deals):
            other = before.resample(seat, seed * 100 + deal)
            other.apply(entry.action, seat)
            learned = f"{place(before, seed)}, seat {seat}, {before.key(entry.action)}"
            assert view_text(other, seat) == seen, f"{learned}: shows something hidden, but no barrier stops undo"


# -- several seats at once ---------------------------------------------------------------------


def openings(states: list[State]) -> list[State]:
    """The states in which several seats begin to decide at once."""
    return [state for state in states if len(state.actors()) > 1 and not sum(state.lane_moves)]


def _choice(state: State, seat: int, number: int) -> int:
    """What a seat chooses in these checks: it depends on the seat and on how often it has chosen, not on the others."""
    options = state.legal_for(seat)
    return options[(7 * seat + 3 * number) % len(options)]


def _play_lanes(start: State, order: str) -> State:
    """Play the open choices to their end: one seat after the other, backwards, or by turns."""
    state = start.copy()
    made = [0] * state.seats
    before = len(entries_of(state))
    while state.lanes and not _closed(state, before):
        actors = state.actors()
        seat = {"forwards": actors[0], "backwards": actors[-1]}.get(order, min(actors, key=lambda seat: made[seat]))
        state.apply(_choice(state, seat, made[seat]), seat)
        made[seat] += 1
    return state


def _closed(state: State, before: int) -> bool:
    """Whether the choices were made known since: a next secret choice may be open already."""
    return any(entry.barrier for entry in entries_of(state)[before:])


def check_lane_order(game: Game, config: Config, seed: int = 0, count: int = 10) -> None:
    """When several seats decide at once, the order in which they do so changes nothing."""
    for state in sample(openings(positions(game, config, seed)), count):
        digests = {order: _play_lanes(state, order).digest() for order in ("forwards", "backwards", "by turns")}
        assert len(set(digests.values())) == 1, f"{place(state, seed)}: the order of secret choices matters: {digests}"


def check_undo_in_lanes(game: Game, config: Config, seed: int = 0, count: int = 10) -> None:
    """In an open choice a seat takes back its own decisions, whatever the others have done; theirs stay."""
    for start in sample(openings(positions(game, config, seed)), count):
        for seat in start.actors():
            others = _all_but_last(start, leave_out=seat)
            state = others.copy()
            made = 0
            while state.lanes and seat in state.actors() and made < 20:
                after = state.copy()
                after.apply(_choice(after, seat, made), seat)
                if not after.lanes or after.barrier:
                    break
                state, made = after, made + 1
            _check_lane_back(state, seat, made, others, place(start, seed))


def _all_but_last(start: State, leave_out: int) -> State:
    """Every other seat has made its first decision, but the last of them stays open so that the choice goes on."""
    state = start.copy()
    others = [seat for seat in start.actors() if seat != leave_out]
    for seat in others[:-1]:
        state.apply(_choice(state, seat, 0), seat)
    return state


def _check_lane_back(state: State, seat: int, made: int, others: State, where: str) -> None:
    asked = f"{where}, seat {seat} in a secret choice"
    assert state.undoable(seat) >= made, f"{asked}: cannot take back its own {made} decisions"
    for _ in range(made):
        state = state.undo(seat)
    assert state.digest() == others.digest(), f"{asked}: taking back has changed more than its own decisions"


def check_reveals(game: Game, config: Config, seed: int = 0, count: int = 16, deals: int = 4, most: int = 12) -> None:
    """A decision that shows its seat something hidden cannot be taken back: if what the seat sees afterwards depends on what
    it could not see before, there is a barrier."""
    for state in sample([one for one in positions(game, config, seed) if not one.over], count):
        for seat in state.actors():
            for action in sample(state.legal_for(seat), most):
                after = state.copy()
                after.apply(action, seat)
                if not after.barrier:
                    _check_nothing_shown(state, after, seat, action, deals, place(state, seed))


def _check_nothing_shown(state: State, after: State, seat: int, action: int, deals: int, where: str) -> None:
    seen = view_text(after, seat)
    for deal in range(deals):
        twin = state.resample(seat, deal)
        if action in twin.legal_for(seat):
            twin.apply(action, seat)
            asked = f"{where}, seat {seat}, {state.key(action)}"
            assert view_text(twin, seat) == seen, f"{asked}: shows something hidden, yet can be taken back"
