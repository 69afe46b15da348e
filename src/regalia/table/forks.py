"""A new table that goes on from a moment of another one.

From a finished table the true position is taken. From a running one only what the seat may know of it: everything hidden is dealt
anew, so a fork is a planning board and never a look behind the screen.
"""

from __future__ import annotations

from typing import Any

from regalia.core import journal as journals
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table.errors import Conflict, Missing
from regalia.table.live import Live
from regalia.table.moves import Caller, own_seat
from regalia.table.records import ClockSettings, Seat
from regalia.table.seating import new_header, start_if_full


def fork(live: Live, caller: Caller, seat: int, step: int | None, now: float) -> Live:
    """All seats of people become the caller's; bots and automata stay what they are."""
    if live.state is None:
        raise Conflict("table-open", live.step(NOBODY))
    state = _position(live, caller, seat, step)
    if state.over:
        raise Missing("table-no-step", step=_last(live), last=_last(live) - 1)
    seats = [_seat_of(entry, caller) for entry in live.seats]
    header = new_header(caller, live.config, live.header.game, now, ClockSettings(), seats)
    header.position = _written(state)
    header.origin = {"fork": live.header.id, "step": _last(live) if step is None else step}
    found = Live(header)
    start_if_full(found, now)
    return found


def _last(live: Live) -> int:
    """The last step that may be named: what is decided in secret right now is not counted."""
    assert live.state is not None
    hidden = sum(live.state.lane_moves) if live.running and live.state.lanes else 0
    return len(live.line.plays) - hidden


def _position(live: Live, caller: Caller, seat: int, step: int | None) -> State:
    assert live.state is not None
    if step is not None and not 0 <= step <= _last(live):
        raise Missing("table-no-step", step=step, last=_last(live))
    if not live.running:
        return _at(live, _last(live) if step is None else step)
    mine = own_seat(live, caller, seat)
    state = live.state if step is None else _at(live, step)
    return state.resample(mine, live.header.seed(live.last, "fork"))


def _at(live: Live, step: int) -> State:
    origin = live.line.origin
    assert origin is not None
    state = origin.copy()
    for number, line in enumerate(live.line.lines()[:step], start=1):
        journals.follow(live.game, state, line, number)
    return state


def _written(state: State) -> dict[str, Any]:
    position = state.to_json()
    del position["generator"]
    return position


def _seat_of(seat: Seat, caller: Caller) -> Seat:
    if seat.kind == "human":
        return Seat("human", identity=caller.identity, name=caller.name if seat.identity == caller.identity else seat.name)
    return Seat(seat.kind, bot=seat.bot)
