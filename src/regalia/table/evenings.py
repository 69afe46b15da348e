"""Evenings: a series of tables with a running total, or a small tournament of pairs, run by one host.

An evening is one value with a number of its version; whoever has read an older version is told to look again. The tables of a
round are made under names that follow from the evening and the round, so that a request that comes twice makes them once.
Results are read from where they are noted; nothing about them is kept here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from regalia.core.registry import game as find_game
from regalia.table import pairing, schema
from regalia.table.errors import Conflict, Forbidden, Missing, Quarantined, TableError
from regalia.table.moves import Caller
from regalia.table.records import BOT_NAMES, ClockSettings, nobody_any_more
from regalia.table.seating import check_bot, configured
from regalia.table.store import Store

Kind = Literal["series", "round-robin", "swiss"]
MOST = 32
TRIES = 50
MOST_OF_ONE = 20
"""Evenings of one host that are not over."""
MOST_SENT_AWAY = 100


class Overtaken(Conflict):
    """Somebody else has written the next version first."""


class Player(msgspec.Struct):
    """`gone`: no longer paired; what was played stays."""

    identity: str = ""
    name: str = ""
    bot: str = ""
    gone: bool = False


class Match(msgspec.Struct):
    """Players by their numbers, in the order of their seats; one alone has a bye and no table."""

    players: list[int]
    table: str = ""


class Plan(msgspec.Struct):
    """What is played: a mode of a game, at tables of two except in a series, for so many rounds."""

    kind: Kind
    game: str
    mode: str
    options: dict[str, Any] = {}
    clock: ClockSettings = ClockSettings()
    rounds: int = 0
    rated: bool = True


class Evening(msgspec.Struct):
    id: str
    owner: str
    join_key: str
    title: str
    plan: Plan
    players: list[Player]
    rounds: list[list[Match]]
    status: str = "open"
    created: float = 0.0
    version: int = 0
    sent_away: list[str] = []
    """By a mark that tells nobody who it is."""

    @property
    def active(self) -> list[int]:
        return [number for number, player in enumerate(self.players) if not player.gone]

    @property
    def length(self) -> int:
        """How many rounds there are to be."""
        count = len(self.active)
        if self.plan.kind == "round-robin":
            return pairing.rounds_of_round_robin(count) if count > 1 else 0
        return self.plan.rounds or (pairing.usual_swiss_rounds(count) if self.plan.kind == "swiss" else 0)

    def number_of(self, identity: str) -> int | None:
        return next((n for n, player in enumerate(self.players) if identity and player.identity == identity), None)


def id_of(owner: str, request: str) -> str:
    """The same for the same request of the same person, so that it makes one evening however often it comes."""
    return hashlib.sha256(f"{owner} {request}".encode()).hexdigest()[:16] if request else secrets.token_hex(8)


def new(caller: Caller, title: str, plan: Plan, bots: Sequence[str], takes_part: bool, now: float, request: str = "") -> Evening:
    mode = find_game(plan.game).info.mode(plan.mode)
    if plan.kind != "series" and (2 not in mode.players or not mode.contest):
        raise TableError("evening-pairs")
    count = 2 if 2 in mode.players else min(mode.players)
    configured(plan.game, count, plan.mode, plan.options)
    players = [Player(caller.identity, caller.name)] if takes_part else []
    key = secrets.token_urlsafe(16)
    found = Evening(id_of(caller.identity, request), caller.identity, key, title, plan, players, [], created=now)
    for bot in bots:
        add_bot(found, caller, bot)
    return found


def room(evening: Evening) -> int:
    if evening.plan.kind != "series":
        return MOST
    return max(find_game(evening.plan.game).info.mode(evening.plan.mode).players)


def _host(evening: Evening, caller: Caller) -> None:
    if evening.owner != caller.identity:
        raise Forbidden("evening-host-only")


def _open(evening: Evening) -> None:
    if evening.status != "open":
        raise Conflict("evening-begun", 0)


def join(evening: Evening, caller: Caller) -> None:
    if evening.number_of(caller.identity) is not None:
        return
    _open(evening)
    if _mark(evening, caller.identity) in evening.sent_away:
        raise Forbidden("table-removed")
    if len(evening.players) >= room(evening):
        raise Conflict("evening-full", 0)
    evening.players.append(Player(caller.identity, caller.name))


def _mark(evening: Evening, identity: str) -> str:
    return hashlib.sha256(f"{evening.id} {identity}".encode()).hexdigest()[:16]


def add_bot(evening: Evening, caller: Caller, bot: str) -> None:
    _host(evening, caller)
    _open(evening)
    if len(evening.players) >= room(evening):
        raise Conflict("evening-full", 0)
    taken = {player.name for player in evening.players}
    numbered = (f"{name} {number}" for number in range(2, MOST) for name in BOT_NAMES)
    name = next(name for name in (*BOT_NAMES, *numbered) if name not in taken)
    evening.players.append(Player(name=name, bot=check_bot(bot)))


def withdraw(evening: Evening, caller: Caller, number: int, version: int | None = None) -> None:
    """By oneself or by the host, who does not see them again: before the start the place is free again, and those behind it move
    up; later nobody is paired with it any more. `version`: of the evening in which this was the number."""
    if version not in (None, evening.version):
        raise Conflict("evening-changed", 0)
    if not 0 <= number < len(evening.players):
        raise Missing("evening-no-player")
    if evening.players[number].identity != caller.identity:
        _host(evening, caller)
        if gone := evening.players[number].identity:
            evening.sent_away = [*evening.sent_away, _mark(evening, gone)][-MOST_SENT_AWAY:]
    if evening.status == "open":
        del evening.players[number]
    else:
        evening.players[number].gone = True


def finish(evening: Evening, caller: Caller) -> None:
    _host(evening, caller)
    evening.status = "finished"


# -- keeping ---------------------------------------------------------------------------------------


async def add(store: Store, evening: Evening) -> None:
    """A new evening; nothing where the same request has made it before."""
    e = schema.evenings.c
    running = select(e.id).where(e.owner == evening.owner, e.status != "finished")
    with contextlib.suppress(IntegrityError):
        async with store.db.writing() as connection:
            others = set((await connection.execute(running)).scalars()) - {evening.id}
            if len(others) >= MOST_OF_ONE:
                raise Forbidden("evening-too-many", most=MOST_OF_ONE)
            values = {name: getattr(evening, name) for name in ("id", "owner", "join_key", "status", "version", "created")}
            await connection.execute(insert(schema.evenings).values(**values, data=_text(evening)))
            await _note_guests(connection, evening)


async def change(store: Store, find: Callable[[], Awaitable[Evening]], propose: Callable[[Evening], None]) -> Evening:
    """Tried until it is written or refused: who was overtaken by somebody else looks again."""
    for attempt in range(TRIES):
        evening = await find()
        before = _text(evening)
        propose(evening)
        if _text(evening) == before:
            return evening
        try:
            await save(store, evening)
        except Overtaken:
            await asyncio.sleep(random.random() * 0.02 * attempt)
        else:
            return evening
    raise Conflict("evening-changed", 0)


async def save(store: Store, evening: Evening) -> None:
    """The next version; refused when somebody else has written it first."""
    e = schema.evenings.c
    before, evening.version = evening.version, evening.version + 1
    values = {"status": evening.status, "version": evening.version, "data": _text(evening), "owner": evening.owner}
    async with store.db.writing() as connection:
        done = await connection.execute(update(schema.evenings).where(e.id == evening.id, e.version == before).values(**values))
        if not done.rowcount:
            raise Overtaken("evening-changed", 0)
        await _note_guests(connection, evening)


async def _note_guests(connection: Any, evening: Evening) -> None:
    g = schema.guests.c
    people = {player.identity for player in evening.players} | {evening.owner}
    await connection.execute(delete(schema.guests).where(g.evening_id == evening.id))
    rows = [{"identity": identity, "evening_id": evening.id} for identity in sorted(people - {""})]
    await connection.execute(insert(schema.guests), rows)


def _text(evening: Evening) -> str:
    return msgspec.json.encode(evening).decode()


async def read(store: Store, id: str) -> Evening:
    return await _one(store, schema.evenings.c.id == id)


async def by_key(store: Store, key: str) -> Evening:
    return await _one(store, schema.evenings.c.join_key == key)


async def _one(store: Store, where: Any) -> Evening:
    async with store.db.reading() as connection:
        found = (await connection.execute(select(schema.evenings.c.data).where(where))).scalar()
    if found is None:
        raise Missing("evening-unknown")
    evening = _readable(found)
    if evening is None:
        raise Quarantined("evening-quarantined")
    return evening


async def of_person(store: Store, identity: str, limit: int = 50) -> list[Evening]:
    e, g = schema.evenings.c, schema.guests.c
    mine = select(g.evening_id).where(g.identity == identity)
    query = select(e.data).where(or_(e.id.in_(mine), e.owner == identity)).order_by(e.created.desc()).limit(limit)
    async with store.db.reading() as connection:
        written = list((await connection.execute(query)).scalars())
    return [one for data in written if (one := _readable(data)) is not None]


def _readable(written: str) -> Evening | None:
    """One that cannot be read must not hide the others."""
    try:
        return msgspec.json.decode(written, type=Evening)
    except (msgspec.DecodeError, TypeError):
        return None


async def adopt(store: Store, guest: str, caller: Caller) -> None:
    """Evenings of a guest become the account's, where it does not take part already."""

    def take_over(evening: Evening) -> None:
        number = evening.number_of(guest)
        if number is not None and evening.number_of(caller.identity) is None:
            evening.players[number].identity, evening.players[number].name = caller.identity, caller.name
        if evening.owner == guest:
            evening.owner = caller.identity

    for one in await of_person(store, guest, 10_000):
        await change(store, partial(read, store, one.id), take_over)


async def forget(store: Store, identity: str) -> None:
    """Of a person who goes only the results stay, under no name; an evening without its host is over."""

    def leave(evening: Evening) -> None:
        for player in evening.players:
            if player.identity == identity:
                player.identity, player.name, player.gone = "", "", True
        if evening.owner == identity:
            evening.owner, evening.status, evening.title = nobody_any_more(), "finished", "…"

    for one in await of_person(store, identity, 10_000):
        await change(store, partial(read, store, one.id), leave)
