"""What people are to be told and have not been yet, in the database: it outlives the process, and only one process sends it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import ColumnElement, delete, or_, select, update

from regalia.notices.occasions import Change, Occasion
from regalia.table import schema
from regalia.table.store import Store

TRIES = 5
PATIENCE = 60.0
"""Seconds before a notice that could not be sent is tried again; twice as long each time."""
FORGET = 3 * 86_400.0
"""Seconds after which a notice that was not wanted by any way is thrown away."""
AT_ONCE = 500


class Due(msgspec.Struct, frozen=True):
    identity: str
    table_id: str
    kind: str
    made: float
    tries: int
    told: bool
    mailed: bool


async def note(store: Store, id: str, change: Change, now: float) -> None:
    """The newest occasion of a kind at a table replaces the one before."""
    o = schema.outbox.c
    async with store.db.writing() as connection:
        for kind, identity in change.gone:
            await connection.execute(delete(schema.outbox).where(o.identity == identity, o.table_id == id, o.kind == kind))
        for one in change.new:
            values = {"made": now, "after": one.after, "tries": 0, "told": False, "mailed": False}
            query = store.inserting(schema.outbox).values(identity=one.identity, table_id=id, kind=one.kind, **values)
            await connection.execute(query.on_conflict_do_update(index_elements=["identity", "table_id", "kind"], set_=values))


def wanted(change: Change, people: Iterable[str]) -> Change:
    """Only what concerns these people."""
    known = set(people)
    new: list[Occasion] = [one for one in change.new if one.identity in known]
    return Change(new, [one for one in change.gone if one[1] in known])


async def due(store: Store, now: float, after: str = "") -> list[Due]:
    """One page after another, by the person: what somebody's quiet hours hold back must not hide the rest."""
    o = schema.outbox.c
    columns = (o.identity, o.table_id, o.kind, o.made, o.tries, o.told, o.mailed)
    waiting = or_(o.told.is_(False), o.mailed.is_(False))
    query = select(*columns).where(o.after <= now, waiting, o.identity > after).order_by(o.identity, o.made).limit(AT_ONCE)
    async with store.db.reading() as connection:
        return [Due(*row) for row in (await connection.execute(query)).all()]


def _this(one: Due) -> list[ColumnElement[bool]]:
    o = schema.outbox.c
    return [o.identity == one.identity, o.table_id == one.table_id, o.kind == one.kind, o.made == one.made]


async def claim(store: Store, one: Due) -> bool:
    """Take it upon oneself to tell this at once; False when another process has, or it is no longer true."""
    o = schema.outbox.c
    async with store.db.writing() as connection:
        query = update(schema.outbox).where(*_this(one), o.told.is_(False)).values(told=True)
        return bool((await connection.execute(query)).rowcount)


async def try_again(store: Store, one: Due, now: float) -> None:
    if one.tries + 1 < TRIES:
        values = {"told": False, "tries": one.tries + 1, "after": now + PATIENCE * 2**one.tries}
        async with store.db.writing() as connection:
            await connection.execute(update(schema.outbox).where(*_this(one)).values(**values))


async def settle(store: Store, ones: Sequence[Due], *, mailed: bool = False) -> None:
    """Told by mail, or not to be told at all."""
    values = {"mailed": True} if mailed else {"told": True, "mailed": True}
    async with store.db.writing() as connection:
        for one in ones:
            await connection.execute(update(schema.outbox).where(*_this(one)).values(**values))


async def sweep(store: Store, now: float) -> None:
    """Throw away what was told, and what has waited too long to be news."""
    o = schema.outbox.c
    told = o.told.is_(True) & o.mailed.is_(True)
    async with store.db.writing() as connection:
        await connection.execute(delete(schema.outbox).where(or_(told, o.after < now - FORGET)))
