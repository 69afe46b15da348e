"""Bots think in worker processes, never in the event loop.

A worker is told the position, the seat, the bot and a seed; it answers with an action key. A worker that dies is replaced and
the decision asked again; one that takes too long is replaced too, and the quickest bot decides instead, so that a game always
goes on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec

from regalia.bots import ask, make_bot
from regalia.core.registry import game as find_game
from regalia.core.registry import games
from regalia.core.rng import seeded
from regalia.table.fairness import FairLine

Q = TypeVar("Q")
QUICKEST = "random"
TRIES = 3
GIVES_WAY = 5
"""How much a worker gives way to the server: on a machine with few processors, answers to people come before thoughts."""
STARTING = 120.0
"""Seconds a worker may take to start: on a busy machine loading takes longer than any decision."""


class Question(msgspec.Struct, frozen=True):
    """`budget`: seconds; a bot that can be told takes it as its own limit."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: int
    budget: float


def decide(question: Question) -> str:
    """In the worker: the key of the bot's choice."""
    game = find_game(question.game)
    state = game.from_json(question.position, seed=question.seed, record=False)
    bot = make_bot(question.bot, question.seed)
    if hasattr(bot, "seconds"):
        bot.seconds = question.budget
    if hasattr(bot, "processes"):
        bot.processes = min(2, os.cpu_count() or 1)
    return game.catalogue.keys[ask(bot, state, question.seat, seeded(question.seed))]


def ready() -> str:
    """In the worker: it has started."""
    return ""


def _end_with_server() -> None:
    """Wait for the server's end, however it ends, and go too."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def prepare() -> None:
    """In the worker, once: signals are the server's business, and the games are loaded before the first question."""
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    threading.Thread(target=_end_with_server, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for game in games():
        assert game.texts is not None


class Thinker:
    def __init__(self, workers: int = 1, budget: float = 5.0, work: Callable[[Question], str] = decide) -> None:
        self.workers = workers
        self.budget = budget
        self.patience = budget * 2 + 10
        """Seconds of thinking, not of waiting in line, until a worker is given up."""
        self.work = work
        self.replaced = 0
        self.line = FairLine(workers)
        self.started: ProcessPoolExecutor | None = None
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, question: Question, who: str = "", waited_for: bool = True) -> str:
        """`who`: in whose name; nobody's many questions hold up the few of another. `waited_for`: a person waits for it."""
        for _ in range(TRIES):
            async with self.line.turn(who, waited_for):
                pool = self.pool()
                try:
                    await self._start(pool)
                    return await self._run(pool, self.patience, self.work, question)
                except BrokenProcessPool:
                    self._replace(pool)
                except TimeoutError:
                    self._replace(pool)
                    question = msgspec.structs.replace(question, bot=QUICKEST)
        return await asyncio.to_thread(decide, msgspec.structs.replace(question, bot=QUICKEST))

    async def work_on(self, work: Callable[[Q], str], question: Q, who: str, seconds: float, waited_for: bool = True) -> str:
        """Other work than a move, in the same line: what a worker answers within so many seconds of work.
        TimeoutError when it takes longer, BrokenProcessPool when the worker died: nobody else can answer instead."""
        async with self.line.turn(who, waited_for):
            pool = self.pool()
            try:
                await self._start(pool)
                return await self._run(pool, seconds, work, question)
            except (BrokenProcessPool, TimeoutError):
                # A worker that goes on with it would keep whoever is next waiting.
                self._replace(pool)
                raise

    async def _start(self, pool: ProcessPoolExecutor) -> None:
        if self.started is not pool:
            await self._run(pool, STARTING, ready)
            self.started = pool

    async def _run(self, pool: ProcessPoolExecutor, seconds: float, work: Callable[..., str], *words: Any) -> str:
        return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *words), seconds)

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=prepare)
        return self._pool

    def pids(self) -> list[int]:
        """The workers of the moment."""
        return [] if self._pool is None else list(self._pool._processes or {})

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Only once for a broken pool, however many questions were lost with it."""
        if self._pool is pool:
            self._pool = None
            self.replaced += 1
            _end(pool)

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop the workers whatever they do."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
