"""Taking back: as far as nothing hidden was shown, no chance fell and nobody else acted since.

The barrier is computed by the kernel while it applies a decision (a chance outcome, `reveal`, an automa's move, the moment
several secret choices become known); no game declares it by hand. Within an open secret choice a seat may take back its own
decisions whatever the others have done meanwhile, since none of it depends on theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.errors import UndoRefused
from regalia.core.running import Entry
from regalia.core.state import State
from regalia.core.step import NOBODY

if TYPE_CHECKING:
    from regalia.core.game import Game


def undoable(state: State, seat: int) -> int:
    """How many of its decisions the seat can take back from here."""
    return len(_own_tail(state, seat))


def undo(game: Game, state: State, seat: int) -> State:
    """The state before the seat's last decision; UndoRefused says what stands in the way."""
    from regalia.core.journal import begin, entries_of, of_state

    if not state.recording or state.history is None:
        raise UndoRefused("undo-nothing")
    who = int(state.history.seat) if seat == NOBODY else seat
    tail = _own_tail(state, who)
    if not tail:
        raise UndoRefused(_obstacle(state, who))
    kept = [entry for entry in entries_of(state) if entry is not tail[0]]
    earlier = begin(game, of_state(game, state))
    for entry in kept:
        _again(earlier, entry)
    earlier.rng = state.rng.copy()
    return earlier


def _obstacle(state: State, seat: int) -> str:
    assert state.history is not None
    if state.lanes:
        return "undo-secret"
    return "undo-other" if state.history.seat != seat else "undo-barrier"


def _own_tail(state: State, seat: int) -> list[Entry]:
    """The seat's decisions at the end of the history that no barrier protects, last first.

    While several decide in secret only decisions of that choice count, so that the answer tells nothing of the others.
    """
    found: list[Entry] = []
    in_secret = len(state.lanes) > 0
    entry = state.history
    while entry is not None and not entry.barrier:
        if in_secret and not entry.lane:
            break
        if entry.seat == seat:
            found.append(entry)
        elif not in_secret:
            break
        entry = entry.before
    return found


def _again(state: State, entry: Entry) -> None:
    state.script = entry.chance
    state.scripted = 0
    state.apply(entry.action, entry.seat)
    state.script = []
    state.scripted = NOBODY
