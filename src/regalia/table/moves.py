"""What a player may add to a running game: decisions, undo and redo, a take-back by consent.

Each function checks a request against a draft and writes the rows; what is refused raises and leaves the draft to be thrown
away. A seat's answer never depends on what it cannot see: whatever is tried out before it is committed is tried on a
position in which the hidden part was dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.core.errors import UndoRefused
from regalia.core.reasons import IllegalAction
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table import guiding
from regalia.table import records as kinds
from regalia.table.asides import others_to_ask
from regalia.table.errors import Conflict, Forbidden, Illegal, TableError, Unconfirmed
from regalia.table.live import Live, Receipt

TRIAL_SEED = 1
LONGEST_CHAIN = 50
FORCED = "forced"
POST = "post"


class Caller(msgspec.Struct, frozen=True):
    identity: str
    name: str = ""


class Post(msgspec.Struct, frozen=True):
    """One request to act: one key, or a few that are applied all or not at all."""

    seat: int
    keys: tuple[str, ...]
    expected: int
    request: str = ""
    confirm: bool = False
    pass_forced: bool = False
    """Whether decisions that leave no choice follow by themselves."""


def own_seat(live: Live, caller: Caller, seat: int) -> int:
    """The seat the caller speaks for; NOBODY stands for the one of theirs that is asked, else their first."""
    mine = live.seats_of(caller.identity)
    if seat == NOBODY and mine:
        asked = [number for number in live.actors() if number in mine]
        return (asked or mine)[0]
    if seat not in mine:
        raise Forbidden("table-not-your-seat", seat=seat + 1)
    return seat


def playing_seat(live: Live, caller: Caller, seat: int) -> int:
    """The same, in a running game, with the person and not a stand-in deciding."""
    found = own_seat(live, caller, seat)
    if not live.running:
        raise Conflict(f"table-{live.status}", live.step(found))
    if live.seats[found].stand_in:
        raise Conflict("table-stand-in-plays", live.step(found))
    return found


def act(live: Live, caller: Caller, post: Post, now: float) -> Receipt:
    """The first answer again if the request was made before; otherwise the decisions, committed together."""
    known = live.requests.get((caller.identity, post.request)) if post.request else None
    seat = own_seat(live, caller, post.seat)
    if known is not None:
        if known.seat != seat or known.keys != list(post.keys):
            raise Conflict("table-request-reused", live.step(seat))
        return known
    seat = playing_seat(live, caller, seat)
    expect(live, seat, post.expected)
    if seat in live.clocks.late(now):
        raise Conflict("table-time-over", live.step(seat))
    if guiding.guided(live):
        guiding.act(live, seat, post.keys, now, caller.identity, post.request)
        return Receipt(seat, list(post.keys), live.step(seat))
    _check_keys(live, seat, post)
    for key in post.keys:
        write_act(live, seat, key, now, caller.identity, post.request)
        state = live.state
        assert state is not None
        assert state.history is not None
        if key is not post.keys[-1] and state.history.barrier:
            raise TableError("table-sequence", action=key)
    if post.pass_forced:
        pass_forced(live, seat, now, caller.identity)
    return live.requests.get((caller.identity, post.request)) or Receipt(seat, list(post.keys), live.step(seat))


def pass_forced(live: Live, seat: int, now: float, who: str) -> None:
    for _ in range(LONGEST_CHAIN):
        key = forced(live.state, seat) if live.running and live.state is not None else ""
        if not key:
            return
        live.write(kinds.ACT, now, seat=seat, action=key, who=who, data={FORCED: True})


def forced(state: State, seat: int) -> str:
    """The key of the seat's only option, if nothing is lost by taking it at once: nothing is shown, the seat goes on deciding,
    and no caution speaks against it. Else ""."""
    options = state.legal_for(seat) if seat in state.actors() else []
    if len(options) != 1 or state.question(seat).warning(state, options[0]):
        return ""
    trial = state.resample(seat, TRIAL_SEED)
    trial.apply(options[0], seat)
    return state.key(options[0]) if not trial.barrier and seat in trial.actors() else ""


def expect(live: Live, seat: int, expected: int) -> None:
    if live.step(seat) != expected:
        raise Conflict("table-conflict", live.step(seat))


def write_act(live: Live, seat: int, key: str, now: float, who: str = "", request: str = "") -> None:
    try:
        live.write(kinds.ACT, now, seat=seat, action=key, who=who, request=request)
    except Illegal as problem:
        raise Illegal(problem.game, problem.action, problem.refusal, live.names("en")) from None


def _check_keys(live: Live, seat: int, post: Post) -> None:
    """Try the keys on what the seat may know: nobody learns from a refusal what would be drawn."""
    assert live.state is not None
    for key in post.keys:
        live.game.action(key)
    confirm = live.seats[seat].confirm and not post.confirm
    if len(post.keys) == 1 and not confirm:
        return
    trial = live.state.resample(seat, TRIAL_SEED)
    for number, key in enumerate(post.keys, start=1):
        _try(live, trial, seat, key)
        if trial.barrier and number < len(post.keys):
            raise TableError("table-sequence", action=key)
    if confirm and seat not in trial.actors():
        raise Unconfirmed("table-confirm", live.step(seat))


def _try(live: Live, trial: State, seat: int, key: str) -> None:
    try:
        trial.apply(live.game.action(key), seat)
    except IllegalAction as problem:
        raise Illegal(live.game, key, problem.refusal, live.names("en")) from None


# -- taking back -----------------------------------------------------------------------------------


def free_undo(state: State, seat: int) -> int:
    """How many decisions the seat can take back without asking: a number that tells nothing of an open secret choice."""
    return state.undoable(seat) if state.history is not None else 0


def undo(live: Live, caller: Caller, seat: int, expected: int, now: float) -> int:
    """Take back the last decision of one's own, with those of the same post; those that followed by themselves go with it."""
    seat = playing_seat(live, caller, seat)
    expect(live, seat, expected)
    if guiding.guided(live):
        return guiding.undo(live, seat, now, caller.identity)
    assert live.state is not None
    if not free_undo(live.state, seat):
        raise UndoRefused("undo-nothing" if live.line.last_of(seat) is None else "table-undo-asks")
    for row in undo_rows(live, seat):
        live.write(kinds.UNDO, now, seat=seat, who=caller.identity, data={"of": row})
    return live.step(seat)


def undo_rows(live: Live, seat: int) -> list[int]:
    """The rows of the decisions that an undo of the seat would take back, the last one first."""
    assert live.state is not None
    found: list[int] = []
    post = ""
    for play in [play for play in reversed(live.line.plays) if play.line.seat == seat][: free_undo(live.state, seat)]:
        if found and not _was_forced(live, found[-1]) and (not post or _post_of(live, play.row) != post):
            break
        found.append(play.row)
        if not _was_forced(live, play.row):
            post = _post_of(live, play.row)
    return found


def redo(live: Live, caller: Caller, seat: int, expected: int, now: float) -> int:
    """Make the last decision taken back again, with those of the same post and those that followed by themselves."""
    seat = playing_seat(live, caller, seat)
    expect(live, seat, expected)
    if not live.undone.get(seat):
        raise UndoRefused("table-redo-nothing")
    post = _redo(live, caller, seat, now)
    while live.undone.get(seat) and _belongs(live, live.undone[seat][-1].row, post):
        _redo(live, caller, seat, now)
    return live.step(seat)


def _redo(live: Live, caller: Caller, seat: int, now: float) -> str:
    """The post to which the decision belongs."""
    play = live.undone[seat][-1]
    post = _post_of(live, play.row)
    data: dict[str, Any] = {FORCED: True} if _was_forced(live, play.row) else {POST: post} if post else {}
    live.write(kinds.REDO, now, seat=seat, action=play.line.action, who=caller.identity, data=data)
    return post


def _belongs(live: Live, row: int, post: str) -> bool:
    return _was_forced(live, row) or bool(post and _post_of(live, row) == post)


def _post_of(live: Live, row: int) -> str:
    """The word of the request in which a decision was made; one made again keeps it."""
    found = live.rows[row - 1]
    return found.request or str(found.data.get(POST, ""))


def _was_forced(live: Live, row: int) -> bool:
    return bool(live.rows[row - 1].data.get(FORCED))


def ask_back(live: Live, caller: Caller, seat: int, expected: int, now: float) -> int:
    """Ask to go back before one's own last decision; done at once when nobody else is there to be asked."""
    seat = playing_seat(live, caller, seat)
    expect(live, seat, expected)
    if guiding.guided(live):
        return guiding.undo(live, seat, now, caller.identity)
    play = live.line.last_of(seat)
    if play is None:
        raise UndoRefused("undo-nothing")
    if live.ask is not None:
        raise Conflict("table-asked-already", live.step(seat))
    data = {"to": live.line.index_of(play.row), "of": others_to_ask(live, seat), "stands": True}
    live.write(kinds.ASK, now, seat=seat, who=caller.identity, data=data)
    return live.step(seat)


def answer(live: Live, caller: Caller, seat: int, yes: bool, now: float) -> int:
    seat = own_seat(live, caller, seat)
    if not live.running:
        raise Conflict(f"table-{live.status}", live.step(seat))
    if live.ask is None:
        raise Conflict("table-nothing-asked", live.step(seat))
    if seat not in live.ask.waiting:
        raise Forbidden("table-not-asked")
    live.write(kinds.ANSWER, now, seat=seat, who=caller.identity, data={"yes": yes})
    return live.step(seat)


def must_ask(live: Live, seat: int) -> Sequence[int]:
    return others_to_ask(live, seat)
