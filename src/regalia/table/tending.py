"""Looking after tables: bots are asked, clocks that have run out have their consequence.

The process in which a table has just changed asks its bots at once. Every process also looks, once a second, for tables whose
due time has passed (kept beside the rows), and so takes over whatever a process that died has left. Two processes that do the
same work cannot harm: a bot's answer follows from the table's secret and the step, and the first row wins.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from regalia.table import moves, planning, results, seating, vacations
from regalia.table.errors import Busy, Missing, Quarantined, Unavailable
from regalia.table.keeping import Rule, prune
from regalia.table.live import Live
from regalia.table.quarantine import TENDING
from regalia.table.thinking import QUICKEST, Question, Thinker, decide

if TYPE_CHECKING:
    from regalia.table.hall import Hall

log = logging.getLogger("regalia.table")
PAUSE = 0.3
"""Seconds before a stand-in decides, or a plan is followed."""
UNWATCHED = 0.25
"""The share of a bot's time where only bots play."""
PRUNING = 3600.0
"""Seconds between two looks for tables that need not be kept."""
MAKING_UP = 60.0
"""Seconds between two looks for finished games whose result nobody has noted."""
NOT_NOW = (Missing, Quarantined, Unavailable)
"""What is no fault of whoever looks after a table: it is gone, put aside, or the database is away. Whoever finds that out has
said it once; with a line for each table and round the log would say nothing else."""


def only_bots(live: Live) -> bool:
    """Whether nobody but bots plays: then nobody waits for them."""
    return all(seat.kind in ("bot", "automa") for seat in live.seats)


def nobody_waits(live: Live) -> bool:
    """Whether bots and stand-ins play for themselves: every person has left, or somebody stands in for them."""
    return all(seat.kind != "human" or seat.left or seat.stand_in for seat in live.seats)


class Tender:
    def __init__(self, hall: Hall, thinker: Thinker, patrol: float, keep: Rule, pause: float) -> None:
        self.hall = hall
        self.keep = keep
        self.pruned = float("-inf")
        self.made_up = float("-inf")
        self.without_result: set[str] = set()
        self.failed: set[str] = set()
        """Finished tables whose result could not be noted."""
        self.thinker = thinker
        self.patrol = patrol
        self.pause = pause
        self.asked: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.round: asyncio.Task[None] | None = None
        self.stopped = False
        self.ending = asyncio.Event()

    def start(self) -> None:
        self.round = asyncio.create_task(self._patrol())

    def alive(self) -> bool:
        return self.round is not None and not self.round.done()

    async def stop(self) -> None:
        """The round ends by itself, between two looks at the database; bots are no longer waited for."""
        self.stopped = True
        self.ending.set()
        asked = list(self.asked.values())
        for task in asked:
            task.cancel()
        tasks = [*asked, *([self.round] if self.round is not None else [])]
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinker.close()

    def look(self, live: Live) -> None:
        """Ask every bot whose turn it is, unless it thinks already; follow the plans of people."""
        if self.stopped:
            return
        for seat in planning.due(live):
            self._watch((live.header.id, seat), self._follow(live, seat))
        for seat in live.bots_asked():
            self._watch((live.header.id, seat), self._ask(live, seat))

    def _watch(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        """One piece of work for a seat at a time."""
        if key in self.asked:
            work.close()
            return
        task = asyncio.create_task(work)
        self.asked[key] = task
        task.add_done_callback(partial(self._answered, key))

    async def _follow(self, live: Live, seat: int) -> None:
        """A moment later, so that everybody sees what came before."""
        await asyncio.sleep(self.pause)
        try:
            await self.hall.change(live.header.id, lambda draft: planning.follow(draft, seat, self.hall.now()))
        except (*NOT_NOW, Busy):
            raise
        except Exception as problem:
            log.error("plan-failed", extra={"table": live.header.id, "seat": seat}, exc_info=problem)
            await self.hall.change(live.header.id, lambda draft: planning.give_up(draft, seat, self.hall.now()))

    def look_after_end(self, live: Live) -> None:
        """A game that is over is noted at once; the round makes up for it if this fails."""
        if live.status == "finished" and not self.stopped:
            self._behind(partial(results.note, self.hall, live))

    def _behind(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._once(work))
        self.hall.writing.add(task)
        task.add_done_callback(self.hall.writing.discard)

    def _answered(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        del self.asked[key]
        if self.stopped or task.cancelled():
            return
        problem = task.exception()
        if isinstance(problem, NOT_NOW):
            return
        if isinstance(problem, Busy):
            log.warning("tending-waits", extra={"table": key[0], "fields": {"problem": problem.key}})
        elif isinstance(problem, Exception):
            log.error("bot-failed", extra={"table": key[0], "seat": key[1]}, exc_info=problem)
            self._behind(partial(self.hall.quarantine.put_aside, key[0], TENDING, problem))
        else:
            known = self.hall.opened.get(key[0])
            if known is not None:
                self.look(known[0])

    async def _ask(self, live: Live, seat: int) -> None:
        assert live.state is not None
        step = live.step(seat)
        seed = live.header.seed(step, f"bot-{seat}")
        alone = nobody_waits(live)
        budget = self.thinker.budget * (UNWATCHED if alone else 1.0)
        question = Question(live.game.id, live.state.to_json(), seat, live.seats[seat].player, seed, budget)
        try:
            key = await self.thinker.think(question, live.header.owner, waited_for=not alone)
        except Exception as problem:
            log.error("bot-failed", extra={"table": live.header.id, "seat": seat}, exc_info=problem)
            key = await asyncio.to_thread(decide, Question(live.game.id, question.position, seat, QUICKEST, seed, 0.0))
        if live.seats[seat].stand_in:
            await asyncio.sleep(self.pause)
        await self.hall.change(live.header.id, lambda draft: self._answer(draft, seat, step, key))

    def _answer(self, draft: Live, seat: int, step: int, key: str) -> None:
        """The decision, if it is still wanted: the seat may have been taken back, or another process was quicker."""
        if draft.step(seat) == step and seat in draft.bots_asked():
            moves.write_act(draft, seat, key, self.hall.now())

    # -- the round -----------------------------------------------------------------------------

    async def _patrol(self) -> None:
        await self._once(self.hall.quarantine.look_again)
        while not self.stopped:
            await self._once(self.tend_all)
            self.hall.forget_tables_at_rest()
            await self._once(self.hall.presence.write)
            await self._once(self._make_up)
            await self._once(self._prune)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), self.patrol)

    async def _once(self, work: Callable[[], Awaitable[None]]) -> None:
        """The round must go on whatever happens: the database may be away for a moment."""
        try:
            await work()
        except Unavailable:
            """Said where it is noticed."""
        except Exception as problem:
            log.error("patrol-failed", exc_info=problem)

    async def _prune(self) -> None:
        now = self.hall.now()
        if now - self.pruned >= PRUNING:
            self.pruned = now
            await prune(self.hall.store, self.keep, now, self.without_result)

    async def _make_up(self) -> None:
        now = self.hall.now()
        if now - self.made_up >= MAKING_UP:
            self.made_up = now
            await results.make_up(self.hall, self.without_result, self.failed)

    async def tend_all(self) -> None:
        """Every table that is due, each by itself: however many are due or fail, the others have their turn."""
        now = self.hall.now()
        after = (0.0, "")
        while not self.stopped and (page := await self.hall.store.due(now, after)):
            for after in page:
                if self.stopped:
                    return
                await self._tend_alone(after[1], now)

    async def _tend_alone(self, id: str, now: float) -> None:
        if self._thinks(id, now):
            return
        try:
            await self.tend(id)
        except NOT_NOW:
            """The next round finds it again, if it is still there."""
        except Busy as problem:
            log.warning("tending-waits", extra={"table": id, "fields": {"problem": problem.key}})
        except Exception as problem:
            log.error("tending-failed", extra={"table": id}, exc_info=problem)
            await self.hall.quarantine.put_aside(id, TENDING, problem)

    def _thinks(self, id: str, now: float) -> bool:
        """Whether the table is due only because a bot of ours thinks about it."""
        known = self.hall.opened.get(id)
        return known is not None and not known[0].clocks.late(now) and any((id, seat) in self.asked for seat in known[0].actors())

    async def tend(self, id: str) -> None:
        known = self.hall.opened.get(id)
        if known is None or known[0].header.clock.kind == "days":
            await vacations.spare_the_absent(self.hall, await self.hall.table(id))
        live, _ = await self.hall.change(id, lambda draft: seating.time_out(draft, self.hall.now()))
        self.look(live)
