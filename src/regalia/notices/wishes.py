"""What a person asked to be told, and how: by push, by mail, to a program of their own; and when to be left alone."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import and_, delete, select, update

from regalia.notices.occasions import KINDS
from regalia.table import schema
from regalia.table.store import Store

MOST_SUBSCRIPTIONS = 12
"""Browsers of one person that are told; the oldest are forgotten."""


class Quiet(msgspec.Struct, frozen=True):
    """Minutes of the day in the person's time zone between which nothing is sent; `days`: every day, workdays or weekends, by the
    day on which the quiet begins."""

    on: bool = False
    begins: int = 22 * 60
    ends: int = 7 * 60 + 30
    days: str = "all"
    zone: str = "UTC"

    @property
    def place(self) -> ZoneInfo:
        return ZoneInfo(self.zone)


class Wishes(msgspec.Struct, frozen=True):
    """Nothing is wished for until it is asked for. `mail_hours`: a mail tells everything since the last one, at most so often."""

    lang: str = "en"
    push: frozenset[str] = frozenset()
    mail: frozenset[str] = frozenset()
    quiet: Quiet = Quiet()
    mail_hours: int = 6
    webhook: str = ""
    webhook_key: str = ""
    confirmed: bool = False
    """Whether the person has shown that the mail address is theirs."""
    mailed: float = 0.0


class Person(msgspec.Struct, frozen=True):
    identity: str
    address: str
    wishes: Wishes


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be told: where, and the keys with which only it can read."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def key(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


async def person(store: Store, identity: str) -> Person:
    w = schema.wishes.c
    async with store.db.reading() as connection:
        found = (await connection.execute(select(w.address, w.data).where(w.identity == identity))).first()
    return Person(identity, "", Wishes()) if found is None else Person(identity, found[0], _read(found[1]))


async def by_address(store: Store, address: str) -> list[Person]:
    """Whoever has shown that this address is theirs."""
    w = schema.wishes.c
    async with store.db.reading() as connection:
        rows = (await connection.execute(select(w.identity, w.address, w.data).where(w.address == address))).all()
    found = [Person(identity, where, _read(data)) for identity, where, data in rows]
    return [one for one in found if one.wishes.confirmed]


async def wishing(store: Store) -> set[str]:
    """Everybody who asked for anything."""
    async with store.db.reading() as connection:
        return set((await connection.execute(select(schema.wishes.c.identity))).scalars())


async def keep(store: Store, person: Person) -> None:
    values = {"address": person.address, "data": _text(person.wishes)}
    query = store.inserting(schema.wishes).values(identity=person.identity, **values)
    async with store.db.writing() as connection:
        await connection.execute(query.on_conflict_do_update(index_elements=["identity"], set_=values))


async def note_mailed(store: Store, person: Person, now: float) -> bool:
    """Claim the right to send a mail now: only one process has it. What stands there is compared as it is written: the same
    wishes may be written in another order by another process."""
    w = schema.wishes.c
    async with store.db.writing() as connection:
        written = (await connection.execute(select(w.data).where(w.identity == person.identity))).scalar()
        if written is None or _read(written) != person.wishes:
            return False
        values = {"data": _text(msgspec.structs.replace(person.wishes, mailed=now))}
        query = update(schema.wishes).where(w.identity == person.identity, w.data == written).values(values)
        return bool((await connection.execute(query)).rowcount)


def checked(given: dict[str, Any]) -> dict[str, frozenset[str]]:
    """Only kinds of notices that there are."""
    return {name: frozenset(kinds) & frozenset(KINDS) for name, kinds in given.items()}


def new_key() -> str:
    return secrets.token_urlsafe(24)


def _read(data: str) -> Wishes:
    return msgspec.json.decode(data, type=Wishes)


def _text(wished: Wishes) -> str:
    return msgspec.json.encode(wished, order="deterministic").decode()


# -- browsers ----------------------------------------------------------------------------------------


async def subscribe(store: Store, identity: str, one: Subscription, now: float, session: str = "") -> None:
    """A browser belongs to whoever used it last."""
    s = schema.subscriptions.c
    keys = {"endpoint": one.endpoint, "p256dh": one.p256dh, "auth": one.auth}
    values = {"identity": identity, **keys, "since": now, "session": session}
    query = store.inserting(schema.subscriptions).values(key=one.key, **values)
    async with store.db.writing() as connection:
        await connection.execute(query.on_conflict_do_update(index_elements=["key"], set_=values))
        newest = select(s.key).where(s.identity == identity).order_by(s.since.desc(), s.key).limit(MOST_SUBSCRIPTIONS)
        kept = list((await connection.execute(newest)).scalars())
        await connection.execute(delete(schema.subscriptions).where(s.identity == identity, s.key.not_in(kept)))


async def unsubscribe(store: Store, identity: str, key: str) -> None:
    s = schema.subscriptions.c
    async with store.db.writing() as connection:
        await connection.execute(delete(schema.subscriptions).where(s.identity == identity, s.key == key))


async def forget_browsers(store: Store, identity: str, *, of: str | None = None, but: str | None = None) -> None:
    """Whoever is signed out is told no more: the browser of one session, all but that of one, or all. `but`: where the session of
    a browser is not known, it is not that one."""
    s = schema.subscriptions.c
    which = s.identity == identity
    if of is not None:
        which = and_(which, s.session == of)
    if but:
        which = and_(which, s.session != but)
    async with store.db.writing() as connection:
        await connection.execute(delete(schema.subscriptions).where(which))


async def move_browser(store: Store, identity: str, before: str, session: str) -> None:
    """The browser of a session goes on in another."""
    s = schema.subscriptions.c
    async with store.db.writing() as connection:
        await connection.execute(
            update(schema.subscriptions).where(s.identity == identity, s.session == before).values(session=session)
        )


async def subscriptions(store: Store, identity: str) -> list[Subscription]:
    s = schema.subscriptions.c
    query = select(s.endpoint, s.p256dh, s.auth).where(s.identity == identity).order_by(s.since)
    async with store.db.reading() as connection:
        return [Subscription(*row) for row in (await connection.execute(query)).all()]
