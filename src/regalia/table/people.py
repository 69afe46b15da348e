"""What the database keeps of people: accounts, who was seen where, and which proofs of identity have ended."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.table import schema
from regalia.table.database import PATIENCE, Database
from regalia.table.naming import folded, formerly_folded
from regalia.table.records import Account, Ended

CHANNEL = "regalia"
ENDED = "ended:"
"""Tells the other processes which proof of identity has ended."""


class People:
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.db = Database(url, patience)
        self.url, self.shared, self.engine = self.db.url, self.db.shared, self.db.engine
        dialect: Any = postgresql if self.shared else sqlite
        self.inserting = dialect.insert

    def _insert_or_skip(self, table: Any) -> Any:
        return self.inserting(table).on_conflict_do_nothing()

    async def tell(self, connection: AsyncConnection, payload: str) -> None:
        """To the other processes, when the transaction is committed."""
        if self.shared:
            await connection.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": payload})

    async def notify(self, payload: str) -> None:
        if self.shared:
            async with self.db.writing() as connection:
                await self.tell(connection, payload)

    # -- accounts ------------------------------------------------------------------------------

    async def add_account(self, account: Account, now: float) -> bool:
        """False when the name or the identity is taken."""
        values = {**msgspec.structs.asdict(account), "folded": folded(account.name), "created": now}
        try:
            async with self.db.writing() as connection:
                await connection.execute(insert(schema.accounts).values(**values))
        except IntegrityError:
            return False
        return True

    async def account(self, *, name: str | None = None, identity: str | None = None) -> Account | None:
        c = schema.accounts.c
        query = select(c.identity, c.name, c.passphrase)
        if name is None:
            query = query.where(c.identity == identity)
        else:
            query = query.where(c.folded.in_([folded(name), formerly_folded(name)])).order_by(c.folded != formerly_folded(name))
        async with self.db.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Account(*found)

    async def misnamed(self, bearers: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
        """Those of some people (identity and name) who bear a name that somebody else has registered meanwhile."""
        people = [(identity, name, folded(name)) for identity, name in bearers if identity and name]
        c = schema.accounts.c
        query = select(c.folded, c.identity).where(c.folded.in_(sorted({compared for _, _, compared in people})))
        async with self.db.reading() as connection:
            owners = {str(name): str(owner) for name, owner in (await connection.execute(query)).all()}
        return {(identity, name) for identity, name, compared in people if owners.get(compared, identity) != identity}

    async def set_passphrase(self, identity: str, hashed: str) -> None:
        async with self.db.writing() as connection:
            found = schema.accounts.c.identity == identity
            await connection.execute(update(schema.accounts).where(found).values(passphrase=hashed))

    # -- proofs of identity ----------------------------------------------------------------------

    async def end(self, entry: Ended) -> None:
        """The other processes are told what has ended, so that none must read everything again."""
        values = msgspec.structs.asdict(entry)
        query = self.inserting(schema.ended).values(**values)
        async with self.db.writing() as connection:
            await connection.execute(query.on_conflict_do_update(index_elements=["what"], set_=values))
            await connection.execute(delete(schema.ended).where(schema.ended.c.until < entry.at))
            await self.tell(connection, ENDED + msgspec.json.encode(entry).decode())

    async def use_up(self, what: str, now: float, until: float) -> bool:
        """Something that is good once is used now; False when it was before."""
        query = self._insert_or_skip(schema.ended).values(what=what, at=now, until=until)
        async with self.db.writing() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def ended(self) -> list[Ended]:
        """Those that end first are first."""
        c = schema.ended.c
        async with self.db.reading() as connection:
            found = (await connection.execute(select(c.what, c.at, c.until).order_by(c.until))).all()
        return [Ended(*row) for row in found]

    async def signing_key(self) -> str:
        """The key of all cookies, made at the first start and shared by every process."""
        return await self.made_once("signing-key", secrets.token_urlsafe(32))

    async def made_once(self, name: str, value: str) -> str:
        """A value that is made at the first start and stays: the one given, unless there is one already."""
        async with self.db.writing() as connection:
            await connection.execute(self._insert_or_skip(schema.settings), {"name": name, "value": value})
            found = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.name == name))
            return str(found.scalar_one())

    async def setting(self, name: str) -> str | None:
        async with self.db.reading() as connection:
            found = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.name == name))
            value = found.scalar()
        return None if value is None else str(value)

    # -- presence ------------------------------------------------------------------------------

    async def seen(self, id: str, identity: str, now: float) -> None:
        await self.seen_many({(id, identity): now})

    async def seen_many(self, noted: Mapping[tuple[str, str], float]) -> None:
        """When each person came to each table, all at once; in one order, so that two processes never wait for each other."""
        if not noted:
            return
        query = self.inserting(schema.presence)
        query = query.on_conflict_do_update(
            index_elements=["table_id", "identity"], set_={"seen": query.excluded.seen, "looked": query.excluded.looked}
        )
        values = [
            {"table_id": id, "identity": identity, "seen": at, "looked": at} for (id, identity), at in sorted(noted.items())
        ]
        async with self.db.writing() as connection:
            await connection.execute(query, values)

    async def still_seen(self, noted: Mapping[tuple[str, str], float], looked: float | None = None) -> None:
        """The same of people who had come: whoever was deleted since, or whose table was, is not written down again. `looked`:
        until when they truly looked on, where that is another moment."""
        if not noted:
            return
        c = schema.presence.c
        found = (c.table_id == bindparam("at_table")) & (c.identity == bindparam("who"))
        query = update(schema.presence).where(found).values(seen=bindparam("now"), looked=bindparam("until"))
        values = [
            {"at_table": id, "who": identity, "now": at, "until": looked or at} for (id, identity), at in sorted(noted.items())
        ]
        async with self.db.writing() as connection:
            await connection.execute(query, values)

    async def looked(self, id: str, identity: str) -> float | None:
        """Until when somebody looked at a table before now."""
        c = schema.presence.c
        async with self.db.reading() as connection:
            found = await connection.execute(select(c.looked).where(c.table_id == id, c.identity == identity))
            value = found.scalar()
        return None if value is None else float(value)

    async def present(self, id: str) -> dict[str, float]:
        """When each person was last seen at the table."""
        c = schema.presence.c
        async with self.db.reading() as connection:
            found = (await connection.execute(select(c.identity, c.seen).where(c.table_id == id))).all()
        return {str(identity): float(seen) for identity, seen in found}
