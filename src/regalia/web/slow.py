"""Work of seconds that anybody may ask for: a whole game as one page, a journal without what is hidden.

It is done one piece after another in a thread of its own, so it holds up nobody's move, page or login. What many ask for is done
once, the last results are kept, and where too many wait one more is turned away.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from regalia.table.errors import Busy

WAITING = 8
"""Pieces of work under way at most."""
OF_ONE = 2
"""The same of one person, or of one address where nobody says who they are."""


class Slow:
    def __init__(self, kept: int) -> None:
        self.thread = ThreadPoolExecutor(1, "slow")
        self.most = kept
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.running: dict[Hashable, asyncio.Future[bytes]] = {}
        self.whose: dict[Hashable, str] = {}

    async def of(self, key: Hashable, work: Callable[..., bytes], *words: Any, who: str) -> bytes:
        """What `work` gives. The key says all that it depends on; `who` asks for it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        task = self.running.get(key)
        if task is None:
            if len(self.running) >= WAITING or list(self.whose.values()).count(who) >= OF_ONE:
                raise Busy("web-overload")
            self.whose[key] = who
            task = self.running[key] = asyncio.get_running_loop().run_in_executor(self.thread, work, *words)
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: Hashable, task: asyncio.Future[bytes]) -> None:
        del self.running[key], self.whose[key]
        if task.cancelled() or task.exception() is not None:
            return  # told to those who wait
        self.kept[key] = task.result()
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
