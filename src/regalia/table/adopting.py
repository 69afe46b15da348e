"""A guest who signs in brings the tables of this device along: from then on they are the account's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select, update

from regalia.core.errors import UserError
from regalia.table import evenings, schema
from regalia.table import records as kinds
from regalia.table.errors import Unavailable
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import Row

if TYPE_CHECKING:
    from regalia.table.hall import Hall


def fold(live: Live, row: Row) -> None:
    before = str(row.data["from"])
    for number in live.seats_of(before):
        seat = msgspec.structs.replace(live.seats[number], identity=row.who, name=str(row.data["name"]))
        live.seats[number] = seat
    if live.header.owner == before:
        live.header = msgspec.structs.replace(live.header, owner=row.who)


def adopt(live: Live, guest: str, caller: Caller, now: float) -> None:
    if live.seats_of(guest) or live.header.owner == guest:
        live.write(kinds.ADOPT, now, who=caller.identity, data={"from": guest, "name": caller.name})


async def bring(hall: Hall, guest: str, caller: Caller) -> int:
    """All tables and evenings of the guest become the caller's; how many."""
    store, count = hall.store, 0
    m, t, p = schema.members.c, schema.tables.c, schema.places.c
    async with store.db.reading() as connection:
        ids = list((await connection.execute(select(m.table_id).where(m.identity == guest))).scalars())
    for id in ids:
        try:
            await hall.change(id, lambda draft: adopt(draft, guest, caller, hall.now()))
        except Unavailable:
            raise
        except UserError:
            continue  # A table that cannot be used just now stays the guest's.
        async with store.db.writing() as connection:
            await connection.execute(delete(schema.members).where(m.table_id == id, m.identity == guest))
            await connection.execute(
                update(schema.tables).where(t.id == id, t.owner == guest).values(owner=caller.identity, request=None)
            )
            mine = update(schema.places).where(p.table_id == id, p.identity == guest)
            await connection.execute(mine.values(identity=caller.identity, name=caller.name))
        count += 1
    await evenings.adopt(store, guest, caller)
    return count
