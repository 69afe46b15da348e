"""Reading and writing the database. Whatever `append` returns from is committed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.table import schema
from regalia.table.records import Account, Header, Row, Summary

CHANNEL = "regalia"
LISTED = 200


class Lost(Exception):
    """Somebody else has inserted this step first."""


def async_url(url: str) -> str:
    """The URL with the driver we use: people write postgresql:// and sqlite://."""
    parsed = make_url(url)
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    name = drivers.get(parsed.drivername, parsed.drivername)
    return parsed.set(drivername=name).render_as_string(hide_password=False)


def is_postgres(url: str) -> bool:
    return make_url(url).drivername.startswith("postgres")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.shared = is_postgres(url)
        """Whether other processes may write: then a cached table must be compared with the rows before it is used."""
        extra: dict[str, Any] = {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True} if self.shared else {}
        self.engine: AsyncEngine = create_async_engine(self.url, **extra)
        self.mark = secrets.token_hex(4)
        """By this we know our own notices when they come back to us."""
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """For single questions: no transaction to open and close."""
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.reading.connect() as connection:
            await connection.execute(select(1))

    # -- tables --------------------------------------------------------------------------------

    async def create(self, header: Header, rows: Sequence[Row], summary: Summary) -> None:
        async with self.engine.begin() as connection:
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
                )
            )
            await self._write(connection, header.id, rows, summary.members)

    async def append(self, id: str, rows: Sequence[Row], summary: Summary, before: Summary | None = None) -> None:
        """Insert the rows, all or none; Lost when one of the steps is taken. Returns after the commit. What is as it was before
        need not be written again."""
        people = [] if before is not None and before.members == summary.members else summary.members
        try:
            async with self.engine.begin() as connection:
                await self._write(connection, id, rows, people)
                if before is None or (before.status, before.due) != (summary.status, summary.due):
                    await connection.execute(
                        update(schema.tables).where(schema.tables.c.id == id).values(status=summary.status, due=summary.due)
                    )
        except IntegrityError as error:
            raise Lost from error

    async def _write(self, connection: AsyncConnection, id: str, rows: Sequence[Row], members: Sequence[str]) -> None:
        if rows:
            await connection.execute(insert(schema.entries), [_entry(id, row) for row in rows])
        if members:
            values = [{"identity": identity, "table_id": id} for identity in members]
            await connection.execute(self._insert_or_skip(schema.members), values)
        if self.shared and rows:
            notice = {"channel": CHANNEL, "id": f"{id} {self.mark}"}
            await connection.execute(text("SELECT pg_notify(:channel, :id)"), notice)

    def _insert_or_skip(self, table: Any) -> Any:
        dialect = postgresql if self.shared else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    async def header(self, id: str) -> Header | None:
        return await self._header_where(schema.tables.c.id == id)

    async def header_by_join(self, key: str) -> Header | None:
        return await self._header_where(schema.tables.c.join_key == key)

    async def header_by_watch(self, key: str) -> Header | None:
        return await self._header_where(schema.tables.c.watch_key == key)

    async def _header_where(self, condition: Any) -> Header | None:
        async with self.reading.connect() as connection:
            found = (await connection.execute(select(schema.tables.c.header).where(condition))).scalar()
        return None if found is None else msgspec.json.decode(found, type=Header)

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        c = schema.entries.c
        query = select(schema.entries).where(c.table_id == id, c.step > after).order_by(c.step)
        async with self.reading.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [_row(entry) for entry in found]

    async def listed(self, identity: str, status: str | None) -> list[tuple[Header, str]]:
        """The tables a person sits at or owns, newest first, with their status."""
        t = schema.tables.c
        query = (
            select(t.header, t.status)
            .join(schema.members, schema.members.c.table_id == t.id)
            .where(schema.members.c.identity == identity)
            .order_by(t.created.desc())
            .limit(LISTED)
        )
        if status is not None:
            query = query.where(t.status == status)
        async with self.reading.connect() as connection:
            found = (await connection.execute(query)).all()
        return [(msgspec.json.decode(header, type=Header), state) for header, state in found]

    async def waiting(self, limit: int) -> list[Header]:
        """Tables open to everybody that wait for people, newest first."""
        t = schema.tables.c
        query = select(t.header).where(t.public, t.status == "open").order_by(t.created.desc()).limit(limit)
        async with self.reading.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(header, type=Header) for header in found]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Running tables that somebody should look after: a bot to be asked, a clock that has run out."""
        t = schema.tables.c
        query = select(t.id).where(t.status == "running", t.due <= now).order_by(t.due).limit(limit)
        async with self.reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # -- people --------------------------------------------------------------------------------

    async def add_account(self, account: Account, now: float) -> bool:
        """False when the name or the identity is taken."""
        values = {**msgspec.structs.asdict(account), "folded": account.name.casefold(), "created": now}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.accounts).values(**values))
        except IntegrityError:
            return False
        return True

    async def account(self, *, name: str | None = None, identity: str | None = None) -> Account | None:
        c = schema.accounts.c
        condition = c.folded == name.casefold() if name is not None else c.identity == identity
        async with self.reading.connect() as connection:
            query = select(c.identity, c.name, c.passphrase).where(condition)
            found = (await connection.execute(query)).first()
        return None if found is None else Account(*found)

    async def seen(self, id: str, identity: str, now: float) -> None:
        values = {"table_id": id, "identity": identity, "seen": now}
        dialect: Any = postgresql if self.shared else sqlite
        query = dialect.insert(schema.presence).values(**values)
        query = query.on_conflict_do_update(index_elements=["table_id", "identity"], set_={"seen": now})
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def present(self, id: str) -> dict[str, float]:
        """When each person was last seen at the table."""
        c = schema.presence.c
        async with self.reading.connect() as connection:
            found = (await connection.execute(select(c.identity, c.seen).where(c.table_id == id))).all()
        return {str(identity): float(seen) for identity, seen in found}

    async def notify(self, payload: str) -> None:
        if self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": payload})

    async def signing_key(self) -> str:
        """The key of all cookies, made at the first start and shared by every process."""
        values = {"name": "signing-key", "value": secrets.token_urlsafe(32)}
        async with self.engine.begin() as connection:
            await connection.execute(self._insert_or_skip(schema.settings), values)
            found = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.name == "signing-key"))
            return str(found.scalar_one())


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _entry(id: str, row: Row) -> dict[str, Any]:
    return {**msgspec.structs.asdict(row), "table_id": id, "chance": _text(row.chance), "data": _text(row.data)}


def _row(entry: Mapping[Any, Any]) -> Row:
    return Row(
        step=entry["step"],
        kind=entry["kind"],
        at=entry["at"],
        seat=entry["seat"],
        action=entry["action"],
        chance=msgspec.json.decode(entry["chance"], type=list[str]),
        who=entry["who"],
        request=entry["request"],
        data=msgspec.json.decode(entry["data"]),
    )
