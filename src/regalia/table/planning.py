"""Plans: moves tried on a private copy of the table, and what a seat has asked to be done once it is its turn.

A plan is tried on a position in which everything hidden from the seat was dealt anew, so it can show nothing that the seat does
not know; where chance would fall or something would be shown it stops before that. While others are on move the plan supposes the
least of them, and says what. A kept plan is a row that only its own seat sees; the service follows it when the seat is asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from regalia.core.reasons import IllegalAction
from regalia.core.state import State
from regalia.table import records as kinds
from regalia.table.chains import ENDINGS, TRIAL_SEED
from regalia.table.errors import Conflict, Illegal, TableError
from regalia.table.live import Live, Plan
from regalia.table.moves import Caller, playing_seat, write_act

SUPPOSED = 40
"""So many decisions of others are supposed at most."""


class Supposed(msgspec.Struct):
    """What another seat is taken to do; `state` is the position before it."""

    seat: int
    action: int
    state: State


class Trial(msgspec.Struct):
    """A plan as far as it can be shown. `stopped`: "chance" (the last decision is not shown), "others", "over", or nothing."""

    base: State
    position: State
    keys: tuple[str, ...]
    actions: list[tuple[State, int]]
    stopped: str
    supposed: list[Supposed]


def known(state: State, seat: int) -> State:
    """A copy in which the seat can find nothing that it does not know."""
    return state.resample(seat, TRIAL_SEED)


def suppose(state: State, seat: int) -> tuple[State, list[Supposed]]:
    """The position in which the seat is asked next, if the others do no more than they must; refused where chance comes first."""
    position = known(state, seat)
    found: list[Supposed] = []
    while seat not in position.actors():
        if position.over or len(found) >= SUPPOSED:
            raise TableError("plan-not-now")
        other = position.actors()[0]
        action = _least(position, other)
        found.append(Supposed(other, action, position))
        position = position.copy()
        position.apply(action, other)
        if position.barrier:
            raise TableError("plan-not-now")
    return position, found


def _least(state: State, seat: int) -> int:
    """An end if there is one, else the first option."""
    options = list(state.legal_for(seat))
    ends = [action for action in options if state.game.catalogue.block_of(action).name in ENDINGS]
    return (ends or options)[0]


def tried(state: State, seat: int, keys: Sequence[str]) -> Trial:
    """The plan on the position as the seat knows it."""
    base, supposed = suppose(state, seat)
    position, stopped = base, ""
    actions: list[tuple[State, int]] = []
    for key in keys:
        action = state.game.action(key)
        if stopped:
            raise TableError("plan-ends", action=key)
        actions.append((position, action))
        after = position.copy()
        try:
            after.apply(action, seat)
        except IllegalAction:
            raise TableError("plan-refused", action=state.game.label("en", action, position)) from None
        stopped = "chance" if after.barrier else "over" if after.over else "" if seat in after.actors() else "others"
        position = position if after.barrier else after
    return Trial(base, position, tuple(keys), actions, stopped, supposed)


def seen(state: State, seat: int) -> str:
    """A mark of everything that the seat sees of a position."""
    return hashlib.sha256(msgspec.json.encode(known(state, seat).view(seat), order="deterministic")).hexdigest()[:24]


# -- keeping ---------------------------------------------------------------------------------------


def keep(live: Live, caller: Caller, seat: int, keys: Sequence[str], strict: bool, now: float) -> int:
    """Remember a plan: to be followed if the table is then as it was planned (`strict`), or as far as it is still allowed."""
    seat = playing_seat(live, caller, seat)
    assert live.state is not None
    trial = tried(live.state, seat, keys)
    if not keys:
        raise TableError("plan-empty")
    data = {"keys": list(keys), "seen": seen(trial.base, seat) if strict else ""}
    live.write(kinds.PLAN, now, seat=seat, who=caller.identity, data=data)
    return seat


def always_pass(live: Live, caller: Caller, seat: int, now: float) -> int:
    """Pass for the seat whenever it is asked and may."""
    seat = playing_seat(live, caller, seat)
    if not can_pass(live):
        raise Conflict("plan-no-pass", live.step(seat))
    live.write(kinds.PLAN, now, seat=seat, who=caller.identity, data={"passes": True})
    return seat


def drop(live: Live, caller: Caller, seat: int, now: float) -> int:
    seat = playing_seat(live, caller, seat)
    if seat in live.plans:
        end(live, seat, "dropped", now, caller.identity)
    return seat


def end(live: Live, seat: int, why: str, now: float, who: str = "") -> None:
    """`why`: done, rest (the first part was), changed, refused, dropped."""
    live.write(kinds.PLAN, now, seat=seat, who=who, data={"end": why})


def can_pass(live: Live) -> bool:
    """Whether the game says what passing is."""
    return hasattr(live.game.room("chains"), "passes")


# -- following -------------------------------------------------------------------------------------


def due(live: Live) -> list[int]:
    """The seats that are asked and have said what they want."""
    return [seat for seat in live.people_asked() if seat in live.plans and wants(live, seat)]


def wants(live: Live, seat: int) -> bool:
    assert live.state is not None
    return not live.plans[seat].passes or bool(pass_of(live.state, seat))


def pass_of(state: State, seat: int) -> str:
    """The key by which the seat passes now, or ""."""
    options = (action for action in state.legal_for(seat) if state.game.ask("chains", "passes", state, action, default=False))
    action = next(options, None)
    return "" if action is None else state.key(action)


def follow(live: Live, seat: int, now: float) -> None:
    """Do what the seat has planned, if it is asked and that is still what it wants; else say why not."""
    if seat not in due(live) or seat in live.clocks.late(now):
        return
    assert live.state is not None
    plan, who = live.plans[seat], live.seats[seat].identity
    if plan.passes:
        write_act(live, seat, pass_of(live.state, seat), now, who)
        return
    if plan.seen and plan.seen != seen(live.state, seat):
        end(live, seat, "changed", now, who)
        return
    allowed = _allowed(live.state, seat, plan.keys)
    if not allowed:
        end(live, seat, "refused", now, who)
        return
    done = _write(live, seat, allowed, now, who)
    end(live, seat, "done" if done == len(plan.keys) else "rest", now, who)


def give_up(live: Live, seat: int, now: float) -> None:
    """Whatever is wrong with a plan, its seat is asked like any other."""
    if seat in live.plans:
        end(live, seat, "refused", now, live.seats[seat].identity)


def _allowed(state: State, seat: int, keys: Sequence[str]) -> list[str]:
    """The first keys, as far as the seat can know that they are possible one after the other."""
    trial = known(state, seat)
    found: list[str] = []
    for key in keys:
        try:
            trial.apply(state.game.action(key), seat)
        except IllegalAction:
            break
        found.append(key)
        if trial.barrier or seat not in trial.actors():
            break
    return found


def _write(live: Live, seat: int, keys: Sequence[str], now: float, who: str) -> int:
    """How many were written: what chance or a reveal makes impossible is left."""
    for number, key in enumerate(keys):
        try:
            write_act(live, seat, key, now, who)
        except Illegal:
            return number
        if seat not in live.people_asked():
            return number + 1
    return len(keys)


__all__ = ["Plan", "Trial", "always_pass", "drop", "due", "follow", "keep", "seen", "suppose", "tried"]
