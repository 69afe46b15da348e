"""A new table that goes on from a moment of another one.

From a finished table the true position is taken. From one that runs, or was closed before its end, only what the seat may know of
it: everything hidden is dealt anew, so a fork is a planning board and never a look behind the screen.
"""

from __future__ import annotations

from typing import Any

from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table import records as kinds
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
        raise Missing("table-no-step", step=live.last_step(), last=live.last_step() - 1)
    seats = [_seat_of(entry, caller) for entry in live.seats]
    if live.header.origin.get("journal"):
        # Nobody sits at a table made of a journal: whoever goes on takes the seat that is asked.
        seats[int(state.turn)] = Seat("human", identity=caller.identity, name=caller.name)
    header = new_header(caller, live.config, live.header.game, now, ClockSettings(), seats)
    header.position = _written(state)
    kept = live.last_step() if step is None else step
    eyes = NOBODY if live.status == "finished" else own_seat(live, caller, seat)
    header.origin = {"fork": live.header.id, "step": kept, "log": _told(live, kept, eyes)}
    found = Live(header)
    start_if_full(found, now)
    return found


def _position(live: Live, caller: Caller, seat: int, step: int | None) -> State:
    assert live.state is not None
    if step is not None and not 0 <= step <= live.last_step():
        raise Missing("table-no-step", step=step, last=live.last_step())
    if live.status == "finished":
        return live.line.at(live.last_step() if step is None else step)
    mine = own_seat(live, caller, seat)
    # In the middle of a secret choice the last moment is the one before it: how far the others are is theirs to know.
    state = live.line.at(live.last_step() if step is None else step)
    # Dealt by what the seat has seen: another deal would tell that somebody has done something in secret.
    return state.resample(mine, live.header.seed(live.sequence(mine), f"fork-{mine}"))


def _told(live: Live, step: int, seat: int) -> list[dict[str, Any]]:
    """What was told until then, each line for those who could see it; of a game that is not over only what the seat could see."""
    rows = [number for number, row in enumerate(live.rows) if row.kind == kinds.START]
    rows += [play.row - 1 for play in live.line.plays[:step]]
    before = list(live.header.origin.get("log", ()))
    over = live.status == "finished"
    events = [event for row in rows for event in live.told[row] if over or event.visible_to(seat)]
    return before + [{"key": e.key, "seat": int(e.seat), "args": e.args, "to": int(e.to)} for e in events]


def _written(state: State) -> dict[str, Any]:
    position = state.to_json()
    del position["generator"]
    return position


def _seat_of(seat: Seat, caller: Caller) -> Seat:
    if seat.kind == "human":
        return Seat("human", identity=caller.identity, name=caller.name if seat.identity == caller.identity else seat.name)
    return Seat(seat.kind, bot=seat.bot)
