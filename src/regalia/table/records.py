"""What is stored of a table: a header that never changes, and rows that are only ever appended.

A table is the fold of its rows. The primary key (table, step) of a row is the point where something has happened:
whoever inserts it first has won, in one process or in several.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from regalia.core.packs import Pack
from regalia.core.step import NOBODY

SeatKind = Literal["human", "open", "bot", "automa"]
ClockKind = Literal["none", "move", "bank", "days"]
OnTime = Literal["stand-in", "lose"]

# Kinds of rows.
SIT = "sit"
STAND = "stand"
START = "start"
ACT = "act"
UNDO = "undo"
REDO = "redo"
ASK = "ask"
ANSWER = "answer"
LEAVE = "leave"
STAND_IN = "stand-in"
TIMEOUT = "timeout"
CHAT = "chat"
SETTING = "setting"
REMATCH = "rematch"
CLOSE = "close"
COACH = "coach"
LESSON = "lesson"
EDIT = "edit"
REST = "rest"
ADOPT = "adopt"
PLAN = "plan"

DEAF = "deaf"
"""In the data of a row: the seats that do not see it, because they have blocked whoever speaks."""


GONE = "gone-"


def nobody_any_more() -> str:
    """What stands in the place of the identity of somebody who is deleted."""
    return GONE + secrets.token_hex(6)


class Seat(msgspec.Struct):
    """Who sits where. Several seats of one person are a hot seat."""

    kind: SeatKind
    identity: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    left: bool = False
    late: bool = False
    """The stand-in plays because the time was over."""
    confirm: bool = False
    coach: bool = False
    """Whether its person agrees that others ask the coach."""
    invited: str = ""
    """The person for whom an open seat is kept."""

    @property
    def player(self) -> str:
        """The bot that decides for this seat, or "" when a person does."""
        return self.stand_in or self.bot


BOT_NAMES = ("Maude", "Tancred", "Isaut", "Odile", "Gauvain", "Mahaut", "Perceval")


def name_bots(seats: Sequence[Seat]) -> None:
    """Every bot gets a name that nobody at the table has."""
    free = iter([name for name in BOT_NAMES if name not in {seat.name for seat in seats}])
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = next(free, "")


class ClockSettings(msgspec.Struct, frozen=True):
    """move: seconds for every turn; bank: seconds for the game and an increment a turn; days: seconds counted in days."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    on_time: OnTime = "stand-in"


class Header(msgspec.Struct):
    id: str
    game: str
    rules: str
    mode: str
    players: int
    options: dict[str, bool | int | str | list[str]]
    pack: Pack | None
    seats: list[Seat]
    clock: ClockSettings
    owner: str
    secret: str
    join_key: str
    watch_key: str
    created: float
    position: dict[str, Any] | None = None
    origin: dict[str, Any] = {}
    public: bool = False
    """Shown to everybody while seats are open."""
    title: str = ""
    """What its host calls the table."""
    hold: bool = False
    """Whether a full table waits for its host to start it."""
    lot: bool = False
    """Whether the order of play is drawn by lot at the start."""
    rated: bool = False
    """Whether its host wants the result to count for ratings."""

    def seed(self, step: int, purpose: str) -> int:
        """All chance of a step follows from the table's secret, so no process keeps a generator."""
        digest = hashlib.sha256(f"{self.secret}/{step}/{purpose}".encode()).digest()
        return int.from_bytes(digest[:12], "big")


class Row(msgspec.Struct):
    """One thing that happened at a table."""

    step: int
    kind: str
    at: float
    seat: int = NOBODY
    action: str = ""
    chance: list[str] = []
    who: str = ""
    request: str = ""
    data: dict[str, Any] = {}


class Summary(msgspec.Struct):
    """What can be listed of a table without opening it; a cache beside the rows, written in the same transaction."""

    status: str
    due: float | None
    members: list[str]


class Birth(msgspec.Struct):
    """A new table as it is written; `request` is the word by which its maker asked for it."""

    header: Header
    rows: Sequence[Row]
    summary: Summary
    request: str = ""


class Listed(msgspec.Struct):
    """A table in somebody's list; status "quarantined": it cannot be used just now."""

    id: str
    game: str
    mode: str
    players: int
    status: str
    created: float


class Ended(msgspec.Struct, frozen=True):
    """Proofs of a session or identity made until `at` are worth nothing; after `until` none is left."""

    what: str
    at: float
    until: float


class Account(msgspec.Struct):
    identity: str
    name: str
    passphrase: str
