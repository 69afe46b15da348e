"""A table that cannot be used is kept, marked and named, and harms no other.

Whatever fails while a table is opened or tended concerns this table alone: it gets a mark beside its rows, which every loop over
tables passes over, and its players get a sentence. Nothing is deleted: a table whose rows replay again is opened again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from regalia.core.errors import JournalError, UserError
from regalia.table.errors import Quarantined, Unavailable, Unreadable

if TYPE_CHECKING:
    from regalia.table.hall import Hall

log = logging.getLogger("regalia.table")
T = TypeVar("T")

OPENING = "opening"
TENDING = "tending"


class Quarantine:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.count = 0
        """How many tables this process has found unusable."""

    async def guarded(self, id: str, work: Awaitable[T], fault: str = "") -> T:
        """Do what opens a table; when it fails the table is put aside. `fault`: its mark so far."""
        try:
            return await work
        except Exception as problem:
            if isinstance(problem, Unavailable) and not isinstance(problem, Unreadable):
                raise
            await self.put_aside(id, OPENING, problem, fault)
            key = "table-rules-changed" if isinstance(problem, JournalError) else "table-quarantined"
            raise Quarantined(key, problem.clause if isinstance(problem, UserError) else "") from problem

    async def put_aside(self, id: str, doing: str, problem: Exception, fault: str = "") -> None:
        found = f"{doing}: {describe(problem)}"
        self.hall.forget(id)
        if found == fault:
            return
        self.count += 1
        log.error("table-quarantined", extra={"table": id, "fields": {"fault": found}})
        await self.hall.store.set_fault(id, found)

    async def lift(self, id: str) -> None:
        log.warning("table-usable-again", extra={"table": id})
        await self.hall.store.set_fault(id, None)

    async def look_again(self) -> None:
        """At the start: each marked table gets another chance."""
        for id, fault in await self.hall.store.faults():
            if not fault.startswith(OPENING):
                await self.lift(id)
                continue
            for _ in await self.hall.each([id]):
                """Opening it has lifted the mark."""


def describe(problem: Exception) -> str:
    """What went wrong, without anything that was hidden at the table."""
    name = type(problem).__name__
    return f"{name} {problem.key}" if isinstance(problem, UserError) else name
