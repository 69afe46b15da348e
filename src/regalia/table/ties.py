"""Friends and blocked people. Two are friends when each has named the other; a block is one person's own affair.

Nobody is told who somebody else is: a tie has a key of its own, which means nothing to anybody but its owner.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import delete, func, or_, select

from regalia.table import schema
from regalia.table.errors import Forbidden
from regalia.table.live import Live
from regalia.table.records import DEAF
from regalia.table.store import Store

FRIEND, BLOCKED = "friend", "blocked"
MOST = 500
"""Ties of one person."""


class Tie(msgspec.Struct, frozen=True):
    """`mutual`: a friend who has said the same."""

    other: str
    kind: str
    key: str
    name: str
    mutual: bool = False


async def tie(store: Store, identity: str, other: str, name: str, kind: str, now: float) -> None:
    """Friend or blocked, one of them at a time."""
    t = schema.ties.c
    count = select(func.count()).select_from(schema.ties).where(t.identity == identity, t.other != other)
    values = {"kind": kind, "name": name, "since": now}
    query = store.inserting(schema.ties).values(identity=identity, other=other, key=secrets.token_hex(8), **values)
    async with store.db.writing() as connection:
        if ((await connection.execute(count)).scalar() or 0) >= MOST:
            raise Forbidden("people-too-many", most=MOST)
        await connection.execute(query.on_conflict_do_update(index_elements=["identity", "other"], set_=values))


async def untie(store: Store, identity: str, key: str) -> bool:
    t = schema.ties.c
    async with store.db.writing() as connection:
        done = await connection.execute(delete(schema.ties).where(t.identity == identity, t.key == key))
        return bool(done.rowcount)


async def ties_of(store: Store, identity: str) -> list[Tie]:
    t = schema.ties.c
    both = or_(t.identity == identity, t.other == identity)
    query = select(t.identity, t.other, t.kind, t.key, t.name).where(both).order_by(t.name, t.since)
    async with store.db.reading() as connection:
        rows = (await connection.execute(query)).all()
    back = {row.identity for row in rows if row.other == identity and row.kind == FRIEND}
    return [
        Tie(row.other, row.kind, row.key, row.name, row.kind == FRIEND and row.other in back)
        for row in rows
        if row.identity == identity
    ]


async def friends(store: Store, identity: str) -> list[Tie]:
    return [found for found in await ties_of(store, identity) if found.mutual]


async def asking(store: Store, identity: str) -> list[Tie]:
    """People who want to be friends and have had no answer, by the names of their accounts."""
    t, a = schema.ties.c, schema.accounts.c
    mine = select(t.other).where(t.identity == identity)
    query = (
        select(t.identity, t.kind, t.key, a.name)
        .join(schema.accounts, a.identity == t.identity)
        .where(t.other == identity, t.kind == FRIEND, t.identity.not_in(mine))
        .order_by(t.since)
    )
    async with store.db.reading() as connection:
        return [Tie(*row) for row in (await connection.execute(query)).all()]


async def blockers(store: Store, identity: str, among: Iterable[str]) -> set[str]:
    """Those of some people who have blocked this one."""
    others = set(among) - {"", identity}
    if not identity or not others:
        return set()
    t = schema.ties.c
    query = select(t.identity).where(t.other == identity, t.kind == BLOCKED, t.identity.in_(sorted(others)))
    async with store.db.reading() as connection:
        return set((await connection.execute(query)).scalars())


async def apart(store: Store, identity: str, among: Iterable[str]) -> set[str]:
    """Those of some people whom this one has blocked, or who have blocked this one."""
    people = set(among)
    mine = {found.other for found in await ties_of(store, identity) if found.kind == BLOCKED}
    return (mine & people) | await blockers(store, identity, people)


async def check_welcome(store: Store, live: Live, identity: str) -> None:
    """Nobody joins a table of somebody who has blocked them. It is said as to anybody who may not come: not by whom, nor why."""
    people = {live.header.owner, *(seat.identity for seat in live.seats)}
    if live.status == "open" and not live.seats_of(identity) and await blockers(store, identity, people):
        raise Forbidden("table-removed")


async def deaf(store: Store, live: Live, identity: str) -> dict[str, Any]:
    """For a row with words: the seats of those who do not want to hear this person."""
    found = await blockers(store, identity, (seat.identity for seat in live.seats))
    seats = [number for number, seat in enumerate(live.seats) if seat.identity in found]
    return {DEAF: seats} if seats else {}
