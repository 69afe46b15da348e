"""The shapes of what a viewer is told; the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class SeatShape(TypedDict):
    seat: int
    kind: str
    name: str
    bot: str
    stand_in: str
    left: bool


class Choice(TypedDict):
    key: str
    label: str
    warning: str
    piece: str


class Refused(TypedDict):
    key: str
    label: str
    reason: str
    clause: str


class Undo(TypedDict):
    free: int
    redo: int
    asks: bool


class AskShape(TypedDict):
    seat: int
    waiting: list[int]


class Face(TypedDict):
    seat: int
    left: float
    since: float | None


class ClockShape(TypedDict):
    kind: str
    seconds: int
    increment: int
    on_time: str
    faces: list[Face]


class ResultShape(TypedDict):
    scores: list[int]
    ranks: list[int]
    ended_by: str
    late: int | None


class TableFacts(TypedDict):
    id: str
    game: str
    title: str
    mode: str
    players: int
    options: dict[str, Any]
    pack: str
    status: str
    step: int
    sequence: int
    seat: int | None
    seats: list[SeatShape]
    actors: list[int]
    prompt: str
    undo: Undo
    ask: AskShape | None
    clock: ClockShape | None
    confirm: bool
    result: ResultShape | None
    origin: dict[str, Any]
    rematch: str


class TableShape(TableFacts):
    choices: list[Choice]
    view: dict[str, Any] | None
    board: str


class Happening(TypedDict):
    sequence: int
    kind: str
    seat: int | None
    at: float
    name: str
    lines: list[str]


class Update(TypedDict):
    since: int
    happened: list[Happening]
    table: TableShape


class PartialEntry(TypedDict):
    seat: int
    action: str | None
    chance: list[str] | None
    log: list[str]


class PartialJournal(TypedDict):
    game: str
    rules: str
    mode: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    partial: bool
    setup: list[str] | None
    entries: list[PartialEntry]
