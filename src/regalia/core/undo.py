"""Taking back: as far as nothing hidden was shown, no chance fell and nobody else acted since.

The barrier is computed by the kernel while it applies a decision (a chance outcome, `reveal`, an automa's move, the moment
several secret choices become known); no game declares it by hand. Within an open secret choice a seat may take back its own
decisions whatever the others have done meanwhile, since none of it depends on theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.errors import UndoRefused
from regalia.core.state import Entry, State
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
        raise UndoRefused("undo-other" if state.history.seat != who else "undo-barrier")
    kept = [entry for entry in entries_of(state) if entry is not tail[0]]
    earlier = begin(game, of_state(game, state))
    for entry in kept:
        _again(earlier, entry)
    earlier.rng = state.rng.copy()
    return earlier


def _own_tail(state: State, seat: int) -> list[Entry]:
    """The seat's decisions at the end of the history that no barrier protects, last first."""
    found: list[Entry] = []
    others_acted = False
    entry = state.history
    while entry is not None and not entry.barrier:
        in_open_lane = entry.lane and len(state.lanes) > 0
        if entry.seat == seat and (in_open_lane or not others_acted):
            found.append(entry)
        elif in_open_lane:
            others_acted = True
        else:
            break
        entry = entry.before
    return found


def _again(state: State, entry: Entry) -> None:
    state.script = entry.chance
    state.scripted = 0
    state.apply(entry.action, entry.seat)
    state.script = []
    state.scripted = NOBODY
