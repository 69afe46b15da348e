"""Asking again for what one has: a lesson or a puzzle at which nothing was done yet, a journal that was brought before.

What is made without a word of the request gets one by what there was before it, so that it is made once by many requests at once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from sqlalchemy import select

from regalia.core.errors import UserError
from regalia.table import schema
from regalia.table.hall import Hall
from regalia.table.live import Live

LONG = 40
Purpose = tuple[str, str, str]
"""A game, and what the header of a table says it was made for: a word and its value."""


def word_of(*parts: str) -> str:
    """The same for the same parts."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:LONG]


async def again(hall: Hall, owner: str, purpose: Purpose, untouched: Callable[[Live], bool]) -> tuple[Live | None, str]:
    """The owner's newest table of this purpose, if nothing was done at it yet; and the word by which to make another one."""
    game, kind, id = purpose
    t = schema.tables.c
    same = t.header.contains(f'"{kind}":"{id}"', autoescape=True)
    query = select(t.id).where(t.owner == owner, t.game == game, same).order_by(t.created.desc(), t.id).limit(1)
    async with hall.store.db.reading() as connection:
        newest = str((await connection.execute(query)).scalar() or "")
    try:
        live = await hall.table(newest) if newest else None
    except UserError:
        live = None
    return live if live is not None and untouched(live) else None, word_of(*purpose, newest)
