"""Tables at which a lesson is given: making one, and finding those of a person."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import select

from regalia.core.errors import JournalError
from regalia.core.game import Game
from regalia.core.journal import read_config
from regalia.lessons.lesson import Lesson
from regalia.table import guiding, schema
from regalia.table import records as kinds
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import ClockSettings, Seat, name_bots
from regalia.table.seating import new_header
from regalia.table.store import Store, header_of

MOST = 400
"""So many of a person's newest tables are looked through."""


def begin(caller: Caller, game: Game, lesson: Lesson, now: float) -> Live:
    """The learner's table, dealt as the lesson says."""
    data = {"rules": lesson.rules, "mode": lesson.mode, "players": lesson.players, "options": lesson.options}
    config = read_config(game, data, JournalError)
    seats = [Seat("bot", bot=guiding.EASY) for _ in range(config.players)]
    seats[lesson.seat] = Seat("human", identity=caller.identity, name=caller.name)
    name_bots(seats)
    seats += [Seat("automa") for _ in range(config.automa)]
    header = new_header(caller, config, game.id, now, ClockSettings(), seats)
    header.origin = guiding.origin(lesson)
    live = Live(header)
    live.write(kinds.START, now, True, chance=list(lesson.setup))
    for line in lesson.before:
        guiding.write(live, line, now)
    return live


class Given(NamedTuple):
    """A table of a lesson, by its id."""

    table: str
    game: str
    lesson: str


async def given_to(store: Store, identity: str) -> list[Given]:
    """The lessons of a person, the newest table of each."""
    t = schema.tables.c
    query = (
        select(t.id, t.game, t.header)
        .join(schema.members, schema.members.c.table_id == t.id)
        .where(schema.members.c.identity == identity, t.fault.is_(None), t.header.like(f'%"{guiding.LESSON}":%'))
        .order_by(t.created.desc())
        .limit(MOST)
    )
    async with store.db.reading() as connection:
        rows = (await connection.execute(query)).all()
    found: dict[tuple[str, str], Given] = {}
    for id, game, written in rows:
        lesson = _lesson(str(written))
        if lesson:
            found.setdefault((str(game), lesson), Given(str(id), str(game), lesson))
    return list(found.values())


def _lesson(written: str) -> str:
    try:
        return str(header_of(written).origin.get(guiding.LESSON, ""))
    except msgspec.DecodeError:
        return ""
