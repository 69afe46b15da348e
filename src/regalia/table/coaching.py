"""The coach at a table: asked by whoever has to decide, answered by a worker from what that seat may know.

An answer is kept while the position stands, and asked for once however often it is wanted. It never takes longer than the
limit, counted from when the question came in: time spent in the line is searched less; where no worker has answered shortly
before the limit, the server answers by a glance of its own and says so; the worker's answer is there for the next time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec

from regalia.coach.asking import Inquiry, advise
from regalia.core.step import NOBODY
from regalia.table import records as kinds
from regalia.table.errors import Busy, Forbidden, Missing
from regalia.table.live import Live
from regalia.table.moves import Caller, own_seat
from regalia.table.thinking import Thinker

SECONDS = 1.6
LIMIT = 2.9
LONGER = 8.0
LIMIT_LONGER = 15.0
IN_RESERVE = 0.6
"""Seconds before the limit at which a glance takes the place of the answer that does not come."""
GLANCE = 60
"""Iterations: some milliseconds."""
KEPT = 256
AT_ONCE = 3
"""Questions of one person that may be under way."""

Key = tuple[str, int, int, str, bool]


def agreed(live: Live, seat: int) -> bool:
    """Whether the coach may speak: nobody else plays, or all the others have agreed."""
    mine = live.seats[seat].identity
    return all(other.coach for other in live.seats if other.kind == "human" and other.identity != mine)


def agree(live: Live, caller: Caller, seat: int, yes: bool, now: float) -> None:
    found = own_seat(live, caller, seat)
    if live.seats[found].coach != yes:
        live.write(kinds.COACH, now, seat=found, who=caller.identity, data={"yes": yes})


class Coach:
    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.answers: OrderedDict[Key, str] = OrderedDict()
        self.running: dict[Key, asyncio.Task[str]] = {}
        self.waiting: dict[Key, int] = {}

    async def ask(self, live: Live, seat: int, lang: str, who: str, longer: bool = False, since: float = 0.0) -> str:
        """The answer for a seat that is asked, as JSON, within the limit of `since` (time.monotonic; 0.0: now), by a glance if
        need be; Busy when even that does not come in time. Whoever gives up waiting as the last one ends the work as far as it
        can be ended."""
        key = self.check(live, seat, lang, who, longer)
        if key in self.answers:
            self.answers.move_to_end(key)
            return self.answers[key]
        until = (since or time.monotonic()) + (LIMIT_LONGER if longer else LIMIT)
        inquiry = self._inquiry(live, key, until - IN_RESERVE)
        if live.state is not None and len(live.state.legal_for(seat)) < 2:
            return advise(inquiry)  # nothing is looked for
        task = self.running.get(key)
        if task is None:
            task = self.running[key] = asyncio.create_task(self._think(inquiry, key, who))
            task.add_done_callback(partial(self._ended, key))
        self.waiting[key] = self.waiting.get(key, 0) + 1
        try:
            return await _within(asyncio.shield(task), until - IN_RESERVE)
        except (TimeoutError, BrokenProcessPool):
            return await self._glance(inquiry, key, until)
        except asyncio.CancelledError:
            if self.waiting[key] == 1:
                task.cancel()
            raise
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    async def _glance(self, inquiry: Inquiry, key: Key, until: float) -> str:
        """A first impression, which is not kept; the answer of the worker if it comes after all."""
        if key[-1]:
            raise Busy("coach-busy")  # who asks for a longer look had a short one
        glance = msgspec.structs.replace(inquiry, iterations=GLANCE, glance=True)
        try:
            found = await _within(asyncio.to_thread(advise, glance), until)
        except TimeoutError:
            raise Busy("coach-busy") from None
        return self.answers.get(key, found)

    def _ended(self, key: Key, task: asyncio.Task[str]) -> None:
        del self.running[key]
        if not task.cancelled():
            task.exception()  # told to those who wait; nobody may be left

    def check(self, live: Live, seat: int, lang: str, who: str, longer: bool) -> Key:
        if live.state is None or seat == NOBODY or seat not in live.people_asked():
            raise Missing("web-no-hint")
        if live.header.rated:
            raise Forbidden("coach-rated")
        if not agreed(live, seat):
            raise Forbidden("coach-people")
        if self.thinker.line.waiting_of(who) >= AT_ONCE:
            raise Busy("coach-busy")
        # What was seen and not the step: after a take-back the same step may be another position.
        return (live.header.id, live.sequence(seat), seat, lang, longer)

    def _inquiry(self, live: Live, key: Key, until: float) -> Inquiry:
        _, _, seat, lang, longer = key
        assert live.state is not None
        seed = live.header.seed(live.step(seat), "coach") % 2**32
        position = live.state.resample(seat, seed).to_json()
        return Inquiry(live.game.id, position, seat, lang, seed, seconds=LONGER if longer else SECONDS, until=until)

    async def _think(self, inquiry: Inquiry, key: Key, who: str) -> str:
        seconds = inquiry.seconds or SECONDS
        found = await self.thinker.work_on(advise, inquiry, who, seconds + 10)
        self.answers[key] = found
        while len(self.answers) > KEPT:
            self.answers.popitem(last=False)
        return found


async def _within(coming: Awaitable[str], until: float) -> str:
    """TimeoutError when it does not come until then (time.monotonic)."""
    return await asyncio.wait_for(coming, max(0.0, until - time.monotonic()))
