"""A line in which nobody is served twice while somebody else waits for the first time.

Each owner has a queue of their own, and the queues are served in turn. Where a person waits comes before tables that only bots
play; so that these are not forgotten, every tenth turn is theirs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

FOR_OTHERS = 10

Queues = OrderedDict[str, deque[asyncio.Future[None]]]


class FairLine:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waited_for: Queues = OrderedDict()
        self.others: Queues = OrderedDict()
        self.turns = 0

    @asynccontextmanager
    async def turn(self, who: str, waited_for: bool) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            await self._wait(self.waited_for if waited_for else self.others, who)
        try:
            yield
        finally:
            self._next()

    def waiting(self) -> int:
        return sum(len(queue) for queues in (self.waited_for, self.others) for queue in queues.values())

    def waiting_of(self, who: str) -> int:
        return sum(len(queues.get(who, ())) for queues in (self.waited_for, self.others))

    async def _wait(self, queues: Queues, who: str) -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queues.setdefault(who, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._next()  # our turn came just now, and we do not take it
            elif who in queues:
                queues[who].remove(ready)
                if not queues[who]:
                    del queues[who]
            raise

    def _next(self) -> None:
        """Whoever is next gets the place that has become free."""
        self.turns += 1
        order = (self.others, self.waited_for) if self.turns % FOR_OTHERS == 0 else (self.waited_for, self.others)
        for queues in order:
            while queues:
                who, queue = queues.popitem(last=False)
                ready = queue.popleft()
                if queue:
                    queues[who] = queue
                if not ready.done():
                    ready.set_result(None)
                    return
        self.free += 1
