"""Reviews of finished tables: made behind, turn by turn, kept in the database, continued where they stopped.

A turn is one piece of work for the bots' workers, behind everybody who waits for a move. What is done is stored every few
turns, so another process, or this one after a restart, goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select

from regalia.coach.moments import Budget, Chapter, Examined, examine
from regalia.coach.reviewing import FORMAT, Review, begin
from regalia.core.errors import JournalError
from regalia.table import papers, schema
from regalia.table.errors import Busy, Unavailable
from regalia.table.live import Live

if TYPE_CHECKING:
    from regalia.table.hall import Hall

log = logging.getLogger("regalia.table")
STORED_EVERY = 8
PATIENCE = 120.0
"""Seconds for one turn until its worker is given up."""
MOST, OF_ONE = 16, 2
"""Reviews under way in one process, and of tables of one owner: the workers take them in turn, owner by owner."""
KEPT = 64


class Reviews:
    def __init__(self, hall: Hall, budget: Budget | None = None) -> None:
        self.hall = hall
        self.budget = budget or Budget()
        self.known: dict[str, Review] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.owners: dict[str, str] = {}
        """Of the tables whose reviews are under way."""
        self.pace: dict[str, float] = {}
        """Seconds that a turn took lately."""

    async def of(self, live: Live) -> Review:
        """What is known of a finished table so far, from memory or from the database."""
        if live.status != "finished":
            raise JournalError("review-running")
        id = live.header.id
        if id not in self.known:
            found = await self._stored(id)
            if found is None:
                found = await asyncio.to_thread(lambda: begin(live.game, papers.whole(live)))
            while len(self.known) >= KEPT:
                resting = next((old for old in self.known if old not in self.tasks), None)
                if resting is None:
                    break
                del self.known[resting]
            self.known[id] = found
        return self.known[id]

    async def start(self, live: Live) -> Review:
        """Look at the turns that are still to be looked at, behind."""
        review = await self.of(live)
        id = live.header.id
        if not review.finished and id not in self.tasks:
            owner = live.header.owner
            if len(self.tasks) >= MOST or list(self.owners.values()).count(owner) >= OF_ONE:
                raise Busy("review-busy")
            self.owners[id] = owner
            task = self.tasks[id] = asyncio.create_task(self._go_on(live, review))
            task.add_done_callback(partial(self._ended, id))
        return review

    def stop(self, id: str) -> None:
        """Stop after the turn that is being looked at; what was found stays."""
        task = self.tasks.get(id)
        if task is not None:
            task.cancel()

    def running(self, id: str) -> bool:
        return id in self.tasks

    def seconds_left(self, id: str) -> float:
        review = self.known.get(id)
        if review is None:
            return 0.0
        return self.pace.get(id, 3.0) * (len(review.story.turns) - review.done)

    def points(self, id: str, seat: int) -> list[tuple[int, bool]]:
        """The turning points found so far, for a replay: of one seat, or of all players."""
        review = self.known.get(id)
        if review is None:
            return []
        seats = [seat] if 0 <= seat < review.story.players else range(review.story.players)
        return sorted((moment.step, moment.worth > 0) for one in seats for moment in review.moments(one))

    async def close(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        for known in (self.tasks, self.owners, self.pace):
            known.pop(id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("review-failed", extra={"table": id}, exc_info=task.exception())

    async def _go_on(self, live: Live, review: Review) -> None:
        id = live.header.id
        text = await asyncio.to_thread(lambda: papers.whole(live).to_text())
        try:
            while not review.finished:
                turn = review.story.turns[review.done]
                begun = time.monotonic()
                review.add(await self._examine(live, Chapter(text, turn.first, turn.last, self.budget)))
                took = time.monotonic() - begun
                self.pace[id] = took if id not in self.pace else 0.7 * self.pace[id] + 0.3 * took
                if review.done % STORED_EVERY == 0:
                    await self._store(id, review)
        finally:
            await asyncio.shield(self._store(id, review))

    async def _examine(self, live: Live, chapter: Chapter) -> Examined:
        thinker = self.hall.tender.thinker
        for _ in range(2):
            try:
                found = await thinker.work_on(examine, chapter, live.header.owner, PATIENCE, waited_for=False)
                return msgspec.json.decode(found, type=Examined)
            except BrokenProcessPool:
                continue
        raise Busy("review-busy")

    # -- the database --------------------------------------------------------------------------

    async def _stored(self, id: str) -> Review | None:
        query = select(schema.reviews.c.data).where(schema.reviews.c.table_id == id)
        async with self.hall.store.db.reading() as connection:
            found = (await connection.execute(query)).scalar()
        if found is None:
            return None
        try:
            review = msgspec.json.decode(str(found), type=Review)
        except msgspec.DecodeError:
            return None
        return review if review.format == FORMAT else None

    async def _store(self, id: str, review: Review) -> None:
        """What is stored can be found again; when the database is away, memory has it for now."""
        data = msgspec.json.encode(review).decode()
        try:
            async with self.hall.store.db.writing() as connection:
                await connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == id))
                await connection.execute(insert(schema.reviews).values(table_id=id, data=data))
        except Unavailable:
            log.warning("review-not-stored", extra={"table": id})
