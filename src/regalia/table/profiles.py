"""What a person has chosen for themselves, and the devices on which an account is signed in.

Preferences are one JSON value of named fields with defaults: a new preference is a new field, and older rows lack it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from regalia.table import schema
from regalia.table.store import Store

LABEL = 60
MOST_DEVICES = 100
"""On which one account is signed in."""
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""In this order: later ones also stand in the names that earlier ones give themselves."""
NAMES = {"Edg": "Edge", "OPR": "Opera"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


class Preferences(msgspec.Struct, frozen=True):
    """`shield`: the colour and charge beside one's name, 1 to 6. `open_to_friends`: whether others may ask to be friends."""

    shield: int = 1
    open_to_friends: bool = True


class Device(msgspec.Struct, frozen=True):
    session: str
    label: str
    since: float


async def preferences(store: Store, identity: str) -> Preferences:
    query = select(schema.profiles.c.data).where(schema.profiles.c.identity == identity)
    async with store.db.reading() as connection:
        found = (await connection.execute(query)).scalar()
    return Preferences() if found is None else msgspec.json.decode(found, type=Preferences)


async def prefer(store: Store, identity: str, wanted: Preferences) -> None:
    text = msgspec.json.encode(wanted).decode()
    query = store.inserting(schema.profiles).values(identity=identity, data=text)
    async with store.db.writing() as connection:
        await connection.execute(query.on_conflict_do_update(index_elements=["identity"], set_={"data": text}))


async def change_preferences(store: Store, identity: str, changes: dict[str, Any]) -> Preferences:
    wanted = msgspec.structs.replace(await preferences(store, identity), **changes)
    await prefer(store, identity, wanted)
    return wanted


# -- devices ---------------------------------------------------------------------------------------


def label_of(agent: str) -> str:
    """A browser and its system in two words; nothing else of what a browser says is kept."""
    browser = next((name for name in BROWSERS if name in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(word for word in (NAMES.get(browser, browser), system) if word)[:LABEL]


async def note_device(store: Store, session: str, identity: str, label: str, now: float) -> list[str]:
    """The sessions for which there is no room any more; they are forgotten."""
    d = schema.devices.c
    newest = select(d.session).where(d.identity == identity).order_by(d.since.desc(), d.session).limit(MOST_DEVICES)
    async with store.db.writing() as connection:
        await connection.execute(insert(schema.devices).values(session=session, identity=identity, label=label, since=now))
        kept = list((await connection.execute(newest)).scalars())
        old = (d.identity == identity) & d.session.not_in(kept)
        gone = list((await connection.execute(select(d.session).where(old))).scalars())
        if gone:
            await connection.execute(delete(schema.devices).where(old))
    return gone


async def devices(store: Store, identity: str) -> list[Device]:
    d = schema.devices.c
    query = select(d.session, d.label, d.since).where(d.identity == identity).order_by(d.since.desc())
    async with store.db.reading() as connection:
        return [Device(*row) for row in (await connection.execute(query)).all()]


async def forget_device(store: Store, identity: str, session: str | None) -> bool:
    """One, or all of them (None); False when there is no such device of this person."""
    d = schema.devices.c
    which = d.identity == identity if session is None else (d.identity == identity) & (d.session == session)
    async with store.db.writing() as connection:
        return bool((await connection.execute(delete(schema.devices).where(which))).rowcount)
