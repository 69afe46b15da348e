"""What is worth a notice, and what no longer is: from a table before and after a change. Who wants to hear it is not known."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from regalia.table.live import Live
from regalia.table.puzzle_tables import apart
from regalia.table.records import CHAT, DEAF, Row

TURN: Final = "turn"
CLOCK: Final = "clock"
INVITE: Final = "invite"
OVER: Final = "over"
TALK: Final = "talk"
KINDS: Final = (TURN, CLOCK, INVITE, OVER, TALK)
AWAY: Final = 120.0
"""Seconds somebody must be away before their turn, or the end of their game, is worth a notice."""
LOW: Final = 3600.0
"""Seconds before a clock runs out at which its person is told; only of clocks that give half as much again."""


class Occasion(msgspec.Struct, frozen=True):
    """`after`: not to be told before this time."""

    kind: str
    identity: str
    after: float


class Change(msgspec.Struct, frozen=True):
    """`gone`: occasions of this table that are no longer true, by kind and person."""

    new: list[Occasion]
    gone: list[tuple[str, str]]


def people_asked(live: Live) -> set[str]:
    return {live.seats[seat].identity for seat in live.people_asked()} - {""} if live.running else set()


def invited(live: Live) -> set[str]:
    return {seat.invited for seat in live.seats if seat.kind == "open"} - {""}


def change(before: Live, after: Live, now: float) -> Change:
    if apart(after):
        return Change([], [])
    was, asked = people_asked(before), people_asked(after)
    new = [Occasion(TURN, identity, now + AWAY) for identity in asked - was]
    new += [one for identity in asked - was for one in _low(after, identity, now)]
    new += [Occasion(INVITE, identity, now) for identity in invited(after) - invited(before)]
    if after.status == "finished" and before.status != "finished":
        new += [Occasion(OVER, identity, now + AWAY) for identity in _people(after)]
    new += [one for row in after.rows[before.last :] if row.kind == CHAT for one in _named(after, row, now)]
    gone = [(kind, identity) for identity in was - asked for kind in (TURN, CLOCK)]
    gone += [(INVITE, identity) for identity in invited(before) - invited(after)]
    return Change(sorted(new, key=msgspec.structs.astuple), sorted(gone))


def _people(live: Live) -> set[str]:
    return {seat.identity for seat in live.seats if seat.kind == "human"} - {""}


def _low(live: Live, identity: str, now: float) -> list[Occasion]:
    times = [live.clocks.deadline(seat) for seat in live.seats_of(identity)]
    ends = min((at for at in times if at is not None), default=None)
    return [Occasion(CLOCK, identity, ends - LOW)] if ends is not None and ends - now >= 1.5 * LOW else []


def _named(live: Live, row: Row, now: float) -> list[Occasion]:
    """Those whose name stands in what somebody else has said, and who hear it."""
    text, deaf = str(row.data.get("text", "")), row.data.get(DEAF, [])
    found = []
    for number, seat in enumerate(live.seats):
        names = seat.kind == "human" and seat.name and seat.identity != row.who and number not in deaf
        if names and re.search(rf"(?<!\w){re.escape(seat.name)}(?!\w)", text, re.IGNORECASE):
            found.append(Occasion(TALK, seat.identity, now + AWAY))
    return found
