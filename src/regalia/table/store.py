"""Reading and writing tables. Whatever `append` returns from is committed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Float, String, bindparam, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.table import schema
from regalia.table.database import PATIENCE
from regalia.table.errors import Unavailable
from regalia.table.people import CHANNEL, People
from regalia.table.records import EDIT, Birth, Header, Listed, Row, Summary

__all__ = ["CHANNEL", "Lost", "Store", "Twice"]

LISTED = 200
TRIAL, MUCH = "trial", 1 << 16
FORGET = "forget:"
"""Tells the other processes to drop what they have of a table in memory."""


NAMES = [column.name for column in schema.entries.columns]
READ = [field.name for field in msgspec.structs.fields(Row)]
APPEND_ONE = text(
    f"""WITH written AS (INSERT INTO entries ({", ".join(NAMES)}) VALUES ({", ".join(f":{name}" for name in NAMES)})),
    changed AS (UPDATE tables SET status = :status, due = :due
                WHERE id = :table_id AND (status, due) IS DISTINCT FROM (:status, :due))
    SELECT pg_notify(:channel, :told)"""
).bindparams(bindparam("status", type_=String), bindparam("due", type_=Float(53)))


class Lost(Exception):
    """Somebody else has inserted this step first."""


class Twice(Exception):
    """The same person has made a table with the same request before."""


class Arranged(msgspec.Struct, frozen=True):
    """What a list shows of a table that was changed in the lobby."""

    mode: str
    players: int


class Store(People):
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        super().__init__(url, patience)
        self.mark = secrets.token_hex(4)
        """By this we know our own notices when they come back to us."""

    async def close(self) -> None:
        await self.db.close()

    async def ping(self) -> None:
        """Whether the database can be used: it has our tables, and what could not be written lately can be written now."""
        s = schema.settings.c
        async with self.db.reading() as connection:
            await connection.execute(select(s.name).limit(1))
            closed = self.shared and (await connection.execute(text("SHOW transaction_read_only"))).scalar() == "on"
        if closed:
            raise Unavailable("web-unavailable")
        if self.db.unwritten:
            await self._try_to_write()

    async def _try_to_write(self) -> None:
        """As much as a decision may need: on a full disk there is often room for a little."""
        values = {"name": TRIAL, "value": "." * MUCH}
        async with self.db.writing() as connection:
            await connection.execute(self._insert_or_skip(schema.settings), values)
        async with self.db.stating() as connection:
            await connection.execute(delete(schema.settings).where(schema.settings.c.name == TRIAL))

    # -- writing -------------------------------------------------------------------------------

    async def create(self, header: Header, rows: Sequence[Row], summary: Summary, request: str = "") -> None:
        """A new table; Twice when its owner has made one with this request."""
        try:
            async with self.db.writing() as connection:
                await self._create(connection, Birth(header, rows, summary, request))
        except IntegrityError as error:
            if request and await self.made(header.owner, request) is not None:
                raise Twice from error
            raise

    async def _create(self, connection: AsyncConnection, born: Birth) -> None:
        header, summary = born.header, born.summary
        await connection.execute(
            insert(schema.tables).values(
                id=header.id,
                header=_text(header),
                game=header.game,
                owner=header.owner,
                join_key=header.join_key,
                watch_key=header.watch_key,
                created=header.created,
                status=summary.status,
                due=summary.due,
                public=header.public,
                request=born.request or None,
            )
        )
        await self._write(connection, header.id, born.rows, summary.members)

    async def append(
        self, id: str, rows: Sequence[Row], summary: Summary, before: Summary | None = None, born: Birth | None = None
    ) -> None:
        """Insert the rows, all or none; Lost when one of the steps is taken. Returns after the commit. What is as it was before
        need not be written again. A table that is `born` of these rows is written with them, or not at all."""
        people = [] if before is not None and before.members == summary.members else summary.members
        try:
            if self.shared and len(rows) == 1 and rows[0].kind != EDIT and not people and born is None:
                await self._append_one(id, rows[0], summary)
                return
            async with self.db.writing() as connection:
                if born is not None:
                    await self._create(connection, born)
                await self._write(connection, id, rows, people)
                await self._note_arrangement(connection, id, rows)
                if before is None or (before.status, before.due) != (summary.status, summary.due):
                    await connection.execute(
                        update(schema.tables).where(schema.tables.c.id == id).values(status=summary.status, due=summary.due)
                    )
        except IntegrityError as error:
            raise Lost from error

    async def _note_arrangement(self, connection: AsyncConnection, id: str, rows: Sequence[Row]) -> None:
        """Beside the rows: the header is never written again."""
        for row in rows:
            if row.kind == EDIT:
                shown = _text(Arranged(row.data["mode"], row.data["players"]))
                await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(arranged=shown))

    async def _append_one(self, id: str, row: Row, summary: Summary) -> None:
        """What nearly every decision writes, in one exchange: the row, the summary, the notice to the others."""
        told = {"channel": CHANNEL, "told": f"{id} {self.mark}", "status": summary.status, "due": summary.due}
        async with self.db.stating() as connection:
            await connection.execute(APPEND_ONE, {**entry_of(id, row), **told})

    async def _write(self, connection: AsyncConnection, id: str, rows: Sequence[Row], members: Sequence[str]) -> None:
        if rows:
            await connection.execute(insert(schema.entries), [entry_of(id, row) for row in rows])
        if members:
            values = [{"identity": identity, "table_id": id} for identity in members]
            await connection.execute(self._insert_or_skip(schema.members), values)
        if rows:
            await self.tell(connection, f"{id} {self.mark}")

    async def set_fault(self, id: str, fault: str | None) -> None:
        """Mark a table that cannot be used, or take the mark away."""
        async with self.db.writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(fault=fault))
            await self.tell(connection, FORGET + id)

    # -- reading -------------------------------------------------------------------------------

    async def header(self, id: str) -> Header | None:
        found = await self.stored(id)
        return None if found is None else header_of(found[0])

    async def stored(self, id: str) -> tuple[str, str] | None:
        """The header as it is written, and the table's fault."""
        t = schema.tables.c
        async with self.db.reading() as connection:
            found = (await connection.execute(select(t.header, t.fault).where(t.id == id))).first()
        return None if found is None else (str(found[0]), str(found[1] or ""))

    async def id_by_join(self, key: str) -> str | None:
        return await self._id_where(schema.tables.c.join_key == key)

    async def id_by_watch(self, key: str) -> str | None:
        return await self._id_where(schema.tables.c.watch_key == key)

    async def made(self, owner: str, request: str) -> str | None:
        """The table that somebody made with a request."""
        return await self._id_where(schema.tables.c.owner == owner, schema.tables.c.request == request)

    async def _id_where(self, *conditions: Any) -> str | None:
        async with self.db.reading() as connection:
            found = (await connection.execute(select(schema.tables.c.id).where(*conditions))).scalar()
        return None if found is None else str(found)

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        c = schema.entries.c
        query = select(schema.entries).where(c.table_id == id, c.step > after).order_by(c.step)
        async with self.db.reading() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [row_of(entry) for entry in found]

    async def listed(self, identity: str, status: str | None) -> list[Listed]:
        """The tables a person sits at or owns, newest first."""
        t = schema.tables.c
        query = (
            select(t.id, t.game, t.header, t.status, t.created, t.fault, t.arranged)
            .join(schema.members, schema.members.c.table_id == t.id)
            .where(schema.members.c.identity == identity)
            .order_by(t.created.desc())
            .limit(LISTED)
        )
        if status is not None:
            query = query.where(t.status == status)
        async with self.db.reading() as connection:
            found = (await connection.execute(query)).all()
        return [_listed(*row) for row in found]

    async def waiting(self, limit: int) -> list[str]:
        """Tables open to everybody that wait for people, newest first."""
        t = schema.tables.c
        query = select(t.id).where(t.public, t.status == "open", t.fault.is_(None)).order_by(t.created.desc()).limit(limit)
        async with self.db.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: float, after: tuple[float, str] = (0.0, ""), limit: int = 100) -> list[tuple[float, str]]:
        """Running tables that somebody should look after (a bot to be asked, a clock that has run out), one page after another:
        those that were due first, with the time."""
        t = schema.tables.c
        later = or_(t.due > after[0], (t.due == after[0]) & (t.id > after[1]))
        query = select(t.due, t.id).where(t.status == "running", t.fault.is_(None), t.due <= now, later)
        async with self.db.reading() as connection:
            found = (await connection.execute(query.order_by(t.due, t.id).limit(limit))).all()
        return [(float(when), str(id)) for when, id in found]

    async def faults(self) -> list[tuple[str, str]]:
        """The tables that cannot be used, with what is wrong."""
        t = schema.tables.c
        async with self.db.reading() as connection:
            found = (await connection.execute(select(t.id, t.fault).where(t.fault.is_not(None)).order_by(t.id))).all()
        return [(str(id), str(fault)) for id, fault in found]


def header_of(written: str) -> Header:
    return msgspec.json.decode(written, type=Header)


def _listed(id: str, game: str, written: str, status: str, created: Any, fault: str | None, arranged: str | None) -> Listed:
    """A header that cannot be read must not hide the other tables."""
    shown = "quarantined" if fault else status
    if not isinstance(created, float):  # SQLite keeps whatever is put into a column
        return Listed(id, str(game), "", 0, "quarantined", 0.0)
    try:
        header = header_of(written)
        now = msgspec.json.decode(arranged, type=Arranged) if arranged else Arranged(header.mode, header.players)
    except (msgspec.DecodeError, TypeError):
        return Listed(id, str(game), "", 0, "quarantined", created)
    return Listed(id, game, now.mode, now.players, shown, created)


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def entry_of(id: str, row: Row) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "table_id": id, "chance": _text(row.chance), "data": _text(row.data)}


def row_of(entry: Mapping[Any, Any]) -> Row:
    """Its types are looked at: SQLite keeps whatever is put into a column."""
    found = {name: entry[name] for name in READ}
    found["chance"], found["data"] = msgspec.json.decode(entry["chance"]), msgspec.json.decode(entry["data"])
    return msgspec.convert(found, Row)
