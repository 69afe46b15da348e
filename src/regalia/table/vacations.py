"""Vacations: a person's clocks of days rest until they are back, for a bounded number of days a year.

A vacation begins at once. It is written into every running table of the person with a clock of days; a table that began
meanwhile is told when that clock would run out.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.table import records as kinds
from regalia.table import schema
from regalia.table.errors import Conflict, Forbidden
from regalia.table.live import Live
from regalia.table.store import Store

if TYPE_CHECKING:
    from regalia.table.hall import Hall

DAY = 86_400.0


class Vacation(msgspec.Struct, frozen=True):
    begins: float
    until: float


async def vacations(store: Store, identity: str) -> list[Vacation]:
    async with store.db.reading() as connection:
        return await _taken(connection, identity)


async def _taken(connection: AsyncConnection, identity: str) -> list[Vacation]:
    v = schema.vacations.c
    rows = (await connection.execute(select(v.begins, v.until).where(v.identity == identity).order_by(v.begins))).all()
    return [Vacation(*row) for row in rows]


def days_used(taken: list[Vacation], year: int) -> float:
    """Days of a calendar year (UTC) that vacations take up."""
    first, last = (datetime(number, 1, 1, tzinfo=UTC).timestamp() for number in (year, year + 1))
    return sum(max(0.0, min(one.until, last) - max(one.begins, first)) for one in taken) / DAY


def year_of(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year


def now_on(taken: list[Vacation], now: float) -> Vacation | None:
    return next((one for one in taken if one.begins <= now < one.until), None)


async def begin(hall: Hall, identity: str, days: int, most: int) -> Vacation:
    """From now on, for so many days; refused beyond what a year allows."""
    now = hall.now()
    fresh = Vacation(now, now + days * DAY)
    async with hall.store.db.writing() as connection:
        await _one_at_a_time(hall.store, connection, identity)
        _check(await _taken(connection, identity), fresh, most)
        await connection.execute(insert(schema.vacations).values(identity=identity, begins=fresh.begins, until=fresh.until))
    await _tell_tables(hall, identity, fresh.until)
    return fresh


async def _one_at_a_time(store: Store, connection: AsyncConnection, identity: str) -> None:
    """Until the end of the transaction: many at once would all find that there are days left. Who writes into a file takes turns
    anyway."""
    if store.shared:
        await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:who))"), {"who": f"vacation {identity}"})


def _check(taken: list[Vacation], fresh: Vacation, most: int) -> None:
    if any(one.until > fresh.begins for one in taken):  # also one that begins later by the clock of another process
        raise Conflict("vacation-on", 0)
    for year in {year_of(fresh.begins), year_of(fresh.until)}:
        left = most - days_used(taken, year)
        if days_used([fresh], year) > left + 1e-6:
            raise Forbidden("vacation-days", left=max(0, int(left)), most=most)


async def end(hall: Hall, identity: str) -> None:
    """Back earlier: the days that are left are not used up, and the clocks run again."""
    now = hall.now()
    current = now_on(await vacations(hall.store, identity), now)
    if current is None:
        raise Conflict("vacation-off", 0)
    v = schema.vacations.c
    where = (v.identity == identity) & (v.begins == current.begins)
    async with hall.store.db.writing() as connection:
        await connection.execute(update(schema.vacations).where(where).values(until=now))
    await _tell_tables(hall, identity, now)


async def _tell_tables(hall: Hall, identity: str, until: float) -> None:
    for live in await hall.each([row.id for row in await hall.store.listed(identity, "running")]):
        if live.header.clock.kind == "days":
            await hall.change(live.header.id, lambda draft: rest(draft, identity, until, hall.now()))


def rest(live: Live, identity: str, until: float, now: float) -> bool:
    """Let the clocks of a person rest; False where there is nothing to do."""
    seats = live.seats_of(identity) if live.running and live.header.clock.kind == "days" else []
    told = [seat for seat in seats if live.clocks.rest_until[seat] != until]
    for seat in told:
        live.write(kinds.REST, now, seat=seat, who=identity, data={"until": until})
    return bool(told)


async def spare_the_absent(hall: Hall, live: Live) -> None:
    """Before clocks have their consequence: whoever is on vacation is not late."""
    now = hall.now()
    late = live.clocks.late(now) if live.running and live.header.clock.kind == "days" else []
    for identity in sorted({live.seats[seat].identity for seat in late} - {""}):
        current = now_on(await vacations(hall.store, identity), now)
        if current is not None:
            await hall.change(live.header.id, partial(rest, identity=identity, until=current.until, now=now))
