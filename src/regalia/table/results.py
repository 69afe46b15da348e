"""Results of finished games, noted once each beside the tables: what histories, ratings and evenings are read from.

A game is noted after it has ended, by whichever process comes first; one that died before it could is made up for by the
patrol, because a finished table without a result can be found. Results are numbered in the order in which they were noted.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, func, insert, or_, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.table import ratings, schema
from regalia.table.errors import Unavailable
from regalia.table.guiding import LESSON
from regalia.table.live import Live
from regalia.table.puzzle_tables import PUZZLE
from regalia.table.store import Store

if TYPE_CHECKING:
    from regalia.table.hall import Hall

log = logging.getLogger("regalia.table")
LOCK = 0x52455355
"""The advisory lock of PostgreSQL under which results are numbered and ratings follow."""
AT_ONCE = 50
NO_RESULT = {LESSON, PUZZLE, "journal"}
"""Origins of tables that are no game of their own: a lesson, a puzzle, a journal that was brought in."""


class Place(msgspec.Struct, frozen=True):
    """One seat of a finished game; `counted` is its place as ratings take it."""

    seat: int
    identity: str
    name: str
    bot: str
    score: int
    rank: int
    counted: int


class Outcome(msgspec.Struct, frozen=True):
    """A finished game; `number` 0 while it is not noted."""

    table: str
    game: str
    mode: str
    at: float
    ended_by: str
    rated: bool
    evening: str
    places: list[Place]
    number: int = 0


def outcome_of(live: Live, accounts: set[str]) -> Outcome | None:
    """What a finished table gives; None for lessons and tables without a result."""
    if live.result is None or live.status != "finished" or not NO_RESULT.isdisjoint(live.header.origin):
        return None
    counted = _counted(live)
    places = [
        Place(
            number,
            seat.identity,
            seat.name,
            seat.bot or ("automa" if seat.kind == "automa" else ""),
            score,
            rank,
            counted[number],
        )
        for number, (seat, score, rank) in enumerate(zip(live.seats, live.result.scores, live.result.ranks, strict=False))
    ]
    at = max((row.at for row in live.rows if row.kind in ("act", "redo", "timeout", "start")), default=live.header.created)
    evening = str(live.header.origin.get("evening", ""))
    rated = live.header.rated and ratings.fit(live, accounts)
    return Outcome(live.header.id, live.header.game, live.header.mode, at, live.result.ended_by, rated, evening, places)


def _counted(live: Live) -> list[int]:
    """Places for ratings: whoever was not there at the end (left, too late, or a stand-in played) is behind all who were."""
    assert live.result is not None
    ranks = list(live.result.ranks)
    gone = [seat.left or bool(seat.stand_in) for seat in live.seats]
    order = sorted({(away, rank) for away, rank in zip(gone, ranks, strict=False)})
    return [1 + order.index((away, rank)) for away, rank in zip(gone, ranks, strict=False)]


async def note(hall: Hall, live: Live) -> None:
    """Note a finished game, if nobody has; its ratings follow in the same transaction."""
    people = {seat.identity for seat in live.seats if seat.identity}
    outcome = outcome_of(live, await with_accounts(hall.store, people))
    if outcome is None:
        return
    try:
        async with hall.results_lock, hall.store.db.writing() as connection:
            if hall.store.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await _write(connection, outcome)
    except IntegrityError:
        """Another process was quicker."""


async def _write(connection: AsyncConnection, outcome: Outcome) -> None:
    r = schema.results.c
    if (await connection.execute(select(r.number).where(r.table_id == outcome.table))).scalar() is not None:
        return
    last = (await connection.execute(select(func.max(r.number)))).scalar() or 0
    numbered = msgspec.structs.replace(outcome, number=last + 1)
    values: dict[str, Any] = {name: getattr(outcome, name) for name in ("game", "mode", "at", "ended_by", "rated", "evening")}
    await connection.execute(insert(schema.results).values(number=last + 1, table_id=outcome.table, **values))
    rows = [{"table_id": outcome.table, **msgspec.structs.asdict(place)} for place in outcome.places]
    await connection.execute(insert(schema.places), rows)
    if outcome.rated:
        await ratings.rate(connection, numbered)


async def with_accounts(store: Store, people: set[str]) -> set[str]:
    """Those of some people who have an account."""
    a = schema.accounts.c
    async with store.db.reading() as connection:
        return set((await connection.execute(select(a.identity).where(a.identity.in_(sorted(people))))).scalars())


def gives_none() -> ColumnElement[bool]:
    """The same as NO_RESULT, asked of the database: there may be very many of them."""
    header = schema.tables.c.header
    return or_(*(header.contains(f'"origin":{{"{kind}":', autoescape=True) for kind in sorted(NO_RESULT)))


async def missing(store: Store) -> list[str]:
    """Finished tables that were not noted, and should be."""
    t, r = schema.tables.c, schema.results.c
    query = (
        select(t.id)
        .outerjoin(schema.results, r.table_id == t.id)
        .where(t.status == "finished", t.fault.is_(None), r.number.is_(None), ~gives_none())
    )
    async with store.db.reading() as connection:
        return list((await connection.execute(query.order_by(t.created, t.id))).scalars())


async def make_up(hall: Hall, known: set[str], failed: set[str]) -> None:
    """Note what nobody has noted, each by itself. Not opened again and again are `known` tables that give no result, and those of
    which noting has `failed`, until the next start."""
    found = await missing(hall.store)
    known.intersection_update(found)
    failed.intersection_update(found)
    for id in [id for id in found if id not in known | failed][:AT_ONCE]:
        try:
            for live in await hall.each([id]):
                await note(hall, live)
        except Unavailable:
            raise
        except Exception as problem:
            log.error("result-failed", extra={"table": id}, exc_info=problem)
            failed.add(id)
        else:
            known.add(id)


# -- reading ---------------------------------------------------------------------------------------


async def history(store: Store, identity: str, before: int | None, limit: int) -> list[Outcome]:
    """The finished games of a person, newest first."""
    r, p = schema.results.c, schema.places.c
    mine = select(p.table_id).where(p.identity == identity)
    query = select(schema.results).where(r.table_id.in_(mine)).order_by(r.number.desc()).limit(limit)
    if before is not None:
        query = query.where(r.number < before)
    async with store.db.reading() as connection:
        rows = (await connection.execute(query)).mappings().all()
        return await _outcomes(connection, rows)


async def of_evening(store: Store, evening: str) -> dict[str, Outcome]:
    """The finished games of an evening, by table."""
    r = schema.results.c
    async with store.db.reading() as connection:
        rows = (await connection.execute(select(schema.results).where(r.evening == evening))).mappings().all()
        return {found.table: found for found in await _outcomes(connection, rows)}


async def outcomes_in_order(connection: AsyncConnection) -> list[Outcome]:
    """Every rated result in the order of its number."""
    r = schema.results.c
    rows = (await connection.execute(select(schema.results).where(r.rated).order_by(r.number))).mappings().all()
    return await _outcomes(connection, rows)


async def _outcomes(connection: AsyncConnection, rows: Any) -> list[Outcome]:
    p = schema.places.c
    ids = [row["table_id"] for row in rows]
    places: dict[str, list[dict[str, Any]]] = {id: [] for id in ids}
    for start in range(0, len(ids), 500):
        query = select(schema.places).where(p.table_id.in_(ids[start : start + 500])).order_by(p.table_id, p.seat)
        for found in (await connection.execute(query)).mappings().all():
            places[found["table_id"]].append({name: found[name] for name in Place.__struct_fields__})
    return [one for row in rows if (one := _readable(row, places[row["table_id"]])) is not None]


def _readable(row: Any, places: list[dict[str, Any]]) -> Outcome | None:
    """One that cannot be read must not hide the others."""
    rest = {name: row[name] for name in Outcome.__struct_fields__ if name in row}
    try:
        return msgspec.convert({**rest, "table": row["table_id"], "places": places}, Outcome)
    except msgspec.ValidationError:
        log.error("result-unreadable", extra={"table": str(row["table_id"])})
        return None
