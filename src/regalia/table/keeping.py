"""What is kept and what is deleted: tables pruned by rule, and everything of one person."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.core.errors import UserError
from regalia.table import evenings, schema
from regalia.table import records as kinds
from regalia.table.errors import Unavailable
from regalia.table.moves import POST, Caller
from regalia.table.records import GONE, nobody_any_more
from regalia.table.results import gives_none
from regalia.table.seating import leave
from regalia.table.store import FORGET, Store, header_of

if TYPE_CHECKING:
    from regalia.table.hall import Hall
    from regalia.table.live import Live

log = logging.getLogger("regalia.table")
DAY = 86_400.0
AT_ONCE = 200
OVER = ("finished", "closed")
PEOPLE = (schema.profiles, schema.ties, schema.devices, schema.vacations, schema.guests)
NOTICES = (schema.wishes, schema.subscriptions, schema.outbox)
OF_PERSON = (
    *NOTICES,
    schema.profiles,
    schema.ties,
    schema.devices,
    schema.vacations,
    schema.ratings,
    schema.shifts,
    schema.guests,
)
"""What belongs to one person alone."""

SAYING: dict[str, dict[str, Any]] = {
    kinds.SIT: {"name": ""},
    kinds.CHAT: {"name": "", "text": "…"},
    kinds.CLOSE: {"name": ""},
    kinds.ADOPT: {"name": ""},
    kinds.EDIT: {"title": ""},
    kinds.REDO: {POST: ""},
}
"""Rows in which a person says something of their own, and what takes its place."""


class Rule(msgspec.Struct, frozen=True):
    """Days without anything new after which a table is deleted; 0: never. `finished`: those that are over; `abandoned`: those
    that wait or run."""

    finished: float = 0.0
    abandoned: float = 0.0


async def prune(store: Store, rule: Rule, now: float, noted: Container[str] = ()) -> int:
    """Delete what the rule says; how many tables. `noted`: finished tables that are known to give no result."""
    count = 0
    for over, days in ((True, rule.finished), (False, rule.abandoned)):
        if days:
            count += await _prune(store, _stale(over, now - days * DAY), noted)
    if count:
        log.info("tables-pruned", extra={"fields": {"count": count}})
    return count


async def _prune(store: Store, stale: ColumnElement[bool], noted: Container[str]) -> int:
    t, r = schema.tables.c, schema.results.c
    count, after = 0, ""
    ready = or_(t.status != "finished", r.number.is_not(None), gives_none()).label("ready")
    query = select(t.id, ready).outerjoin(schema.results, r.table_id == t.id).order_by(t.id).limit(AT_ONCE)
    while True:
        async with store.db.reading() as connection:
            found = (await connection.execute(query.where(stale, t.id > after))).all()
        for after, ready_now in found:
            # What ratings and evenings are made of is noted first.
            if ready_now or after in noted:
                count += await delete_table(store, after, stale)
        if len(found) < AT_ONCE:
            return count


def _stale(over: bool, before: float) -> ColumnElement[bool]:
    """Nothing has happened since, nobody has looked, no clock runs on; and it is not one that nobody could use."""
    t, e, p = schema.tables.c, schema.entries.c, schema.presence.c
    newer = exists().where(e.table_id == t.id, e.at >= before)
    looked = exists().where(p.table_id == t.id, p.seen >= before)
    status = t.status.in_(OVER) if over else t.status.not_in(OVER)
    return and_(status, t.fault.is_(None), t.created < before, or_(t.due.is_(None), t.due < before), ~newer, ~looked)


async def delete_table(store: Store, id: str, still: ColumnElement[bool]) -> bool:
    """If it is still to be deleted when nobody else can write to it any more."""
    t = schema.tables.c
    async with store.db.writing() as connection:
        await connection.execute(select(t.id).where(t.id == id).with_for_update())
        # SQLite knows no such lock; there a change takes it.
        await connection.execute(update(schema.tables).where(t.id == id).values(status=t.status))
        if (await connection.execute(select(t.id).where(t.id == id, still))).scalar() is None:
            return False
        for table in (schema.entries, schema.members, schema.presence, schema.reviews, schema.outbox):
            await connection.execute(delete(table).where(table.c.table_id == id))
        await connection.execute(delete(schema.tables).where(t.id == id))
        await store.tell(connection, FORGET + id)
    return True


# -- a person ----------------------------------------------------------------------------------------


async def erase(hall: Hall, identity: str) -> None:
    """Everything of one person: account, names, chat, presence, lists, tables at which nobody else sat. Games that others play go
    on; the decisions made in them stay, and are nobody's."""
    store = hall.store
    await evenings.forget(store, identity)
    for id in await _tables_of(store, identity):
        words: set[str] = set()
        try:
            live, _ = await hall.change(id, lambda draft: _leave(draft, identity, hall.now()))
            words = {live.seats[seat].name for seat in live.seats_of(identity)}
            words |= {live.header.title} if live.header.owner == identity else set()
        except Unavailable:
            raise
        except UserError:
            """A table that cannot be opened is cleaned all the same."""
        await _erase_from_copies(hall, id, identity, words - {""})
        await _erase_from(store, id, identity, nobody_any_more())
        await delete_table(store, id, _of_nobody())
        hall.forget(id)
    async with store.db.writing() as connection:
        for table in (schema.accounts, schema.members, schema.presence, *OF_PERSON):
            await connection.execute(delete(table).where(table.c.identity == identity))
        await connection.execute(delete(schema.ties).where(schema.ties.c.other == identity))
        await _forget_places(connection, identity)


def _of_nobody() -> ColumnElement[bool]:
    """A table at which nobody but people who are deleted ever sat: whatever stands in it is theirs."""
    m = schema.members.c
    return ~exists().where(m.table_id == schema.tables.c.id, m.identity.not_like(f"{GONE}%"))


async def _tables_of(store: Store, identity: str) -> list[str]:
    m, t = schema.members.c, schema.tables.c
    mine = select(m.table_id).where(m.identity == identity)
    async with store.db.reading() as connection:
        found = await connection.execute(select(t.id).where(or_(t.id.in_(mine), t.owner == identity)))
        return list(found.scalars())


def _leave(draft: Live, identity: str, now: float) -> None:
    for seat in draft.seats_of(identity):
        leave(draft, Caller(identity), seat, now)


async def _erase_from(store: Store, id: str, identity: str, nobody: str) -> None:
    t, e = schema.tables.c, schema.entries.c
    async with store.db.writing() as connection:
        written = (await connection.execute(select(t.header).where(t.id == id).with_for_update())).scalar()
        if written is None:
            return
        values: dict[str, Any] = {"header": _without(str(written), identity, nobody)}
        await connection.execute(update(schema.tables).where(t.id == id).values(**values))
        mine = (t.id == id) & (t.owner == identity)
        await connection.execute(update(schema.tables).where(mine).values(owner=nobody, request=None))
        rows = (await connection.execute(select(e.step, e.kind, e.data).where(e.table_id == id, e.who == identity))).all()
        for step, kind, data in rows:
            where = (e.table_id == id) & (e.step == step)
            await connection.execute(update(schema.entries).where(where).values(who=nobody, request="", data=_silent(kind, data)))
        await _unnamed(connection, id, identity, nobody)
        await _forget_person(connection, id, identity)
        await store.tell(connection, FORGET + id)


async def _erase_from_copies(hall: Hall, id: str, identity: str, words: set[str]) -> None:
    """Tables that others made of this one, and of those: all seats are theirs, under the names of those who played, and the title
    is that of the first host."""
    if not words:
        return
    t, m = schema.tables.c, schema.members.c
    made = or_(*(t.header.contains(f'"{word}":"{id}"', autoescape=True) for word in ("fork", "rematch")))
    makers = select(m.identity).where(m.table_id == id)
    async with hall.store.db.reading() as connection:
        query = select(t.id, t.header).where(t.owner.in_(makers), t.owner != identity, made)
        found = (await connection.execute(query)).all()
    for copy, written in found:
        header = header_of(str(written))
        for seat in header.seats:
            seat.name = "" if seat.identity == header.owner and seat.name in words else seat.name
        header.title = "" if header.title in words else header.title
        async with hall.store.db.writing() as connection:
            changed = {"header": msgspec.json.encode(header).decode()}
            await connection.execute(update(schema.tables).where(t.id == copy).values(**changed))
            await hall.store.tell(connection, FORGET + copy)
        hall.forget(copy)
        await _erase_from_copies(hall, copy, identity, words)


async def _forget_places(connection: AsyncConnection, identity: str) -> None:
    """Results stay, and are nobody's; those of deleted tables too. Nothing ties them to each other any more."""
    p = schema.places.c
    for id in list((await connection.execute(select(p.table_id).where(p.identity == identity))).scalars()):
        place = update(schema.places).where(p.table_id == id, p.identity == identity)
        await connection.execute(place.values(identity=nobody_any_more(), name=""))


async def _unnamed(connection: AsyncConnection, id: str, identity: str, nobody: str) -> None:
    """Rows of others that speak of the person: a seat that was kept, a guest who became an account."""
    e = schema.entries.c
    rows = (
        await connection.execute(select(e.step, e.data).where(e.table_id == id, e.data.contains(identity, autoescape=True)))
    ).all()
    for step, data in rows:
        written = _uninvited(data, identity, nobody).replace(identity, nobody)
        await connection.execute(update(schema.entries).where(e.table_id == id, e.step == step).values(data=written))


def _uninvited(data: str, identity: str, nobody: str) -> str:
    """What cannot be read still loses the identity."""
    try:
        found: dict[str, Any] = msgspec.json.decode(data)
        for seat in found.get("seats", ()):
            if seat.get("invited") == identity:
                seat["invited"], seat["name"] = nobody, ""
    except (msgspec.DecodeError, AttributeError, TypeError):
        return data
    return msgspec.json.encode(found).decode()


async def _forget_person(connection: AsyncConnection, id: str, identity: str) -> None:
    for table in (schema.members, schema.presence):
        await connection.execute(delete(table).where(table.c.table_id == id, table.c.identity == identity))


def _without(written: str, identity: str, nobody: str) -> str:
    """The header without the person; one that cannot be read still loses the identity."""
    try:
        header = header_of(written)
    except msgspec.DecodeError:
        return written.replace(identity, nobody)
    for seat in header.seats:
        if seat.identity == identity:
            seat.identity, seat.name = nobody, ""
        if seat.invited == identity:
            seat.invited, seat.name = nobody, ""
    if header.owner == identity:
        header.owner, header.title = nobody, ""
    return msgspec.json.encode(header).decode()


def _silent(kind: str, data: str) -> str:
    """A row without the name and the words of the person; of one that cannot be read nothing stays."""
    if kind not in SAYING:
        return data
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
    except msgspec.DecodeError:
        return "{}"
    return msgspec.json.encode(found | SAYING[kind]).decode()
