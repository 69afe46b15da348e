"""The other processes of a shared batch: each owns some rows, waits for a word, does it, and says that it is done.

Words pass through two semaphores and a byte of shared memory; what has more to say (a final position, an error) goes through a
pipe. Whoever waits looks for a moment without sleeping, since steps follow each other quickly, and then sleeps.
"""

from __future__ import annotations

import multiprocessing
import os
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

from regalia.envs.batches import Batch
from regalia.envs.rows import laid_out, sizes

STEP, STEP_DRAWN, SAMPLE, RESET, FINAL, FINALS, LEGAL, PLAYOUT, CLOSE = range(9)
"""STEP_DRAWN: a step after which the rows draw anew, since what they had drawn was used."""
QUIET, TALKS = 0, 1
"""Whether an answer waits in the pipe."""
LOOKS = 3000
"""So often is looked before sleeping: some tenths of a millisecond."""
NAP = 1.0
"""Seconds after which whoever sleeps looks whether the other is still there."""
PATIENCE = 30.0
"""Seconds a process may take to end when it is told to."""


class Plan(NamedTuple):
    """What a batch is made of, in words that a process can be told."""

    game: str
    n: int
    players: int | None
    mode: str | None
    seed: int
    words: dict[str, Any]

    def built(self, first: int, last: int, **more: Any) -> Batch:
        return Batch(self.game, last - first, self.players, self.mode, seed=self.seed, first=first, **self.words, **more)


class Station(NamedTuple):
    """What both ends of a process have: where its words lie, the semaphores and the pipe."""

    number: int
    go: Any
    done: Any
    line: Connection
    memory: str
    words: str


def acquired(semaphore: Any, timeout: float) -> bool:
    for _ in range(LOOKS):
        if semaphore.acquire(False):
            return True
    return bool(semaphore.acquire(True, timeout))


class Worker:
    """The owner's side of a process."""

    def __init__(self, number: int, plan: Plan, first: int, last: int, memory: SharedMemory, words: SharedMemory) -> None:
        context = multiprocessing.get_context("spawn")
        self.first, self.last = first, last
        self.words, self.at = words, 2 * number
        self.line, theirs = context.Pipe()
        self.go, self.done = context.Semaphore(0), context.Semaphore(0)
        station = Station(number, self.go, self.done, theirs, memory.name, words.name)
        self.process = context.Process(target=work, args=(station, plan, first, last), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, word: int, more: Any = None) -> None:
        if word > SAMPLE:
            with suppress(OSError):
                self.line.send(more)
        buffer(self.words)[self.at] = word
        self.go.release()

    def hear(self) -> Any:
        """What came of it; RuntimeError if the process is gone."""
        while not acquired(self.done, NAP):
            if not self.process.is_alive() and not self.done.acquire(False):
                rows, code = f"rows {self.first} to {self.last - 1}", self.process.exitcode
                raise RuntimeError(f"process {self.process.pid} of the batch ({rows}) has ended, exit code {code}")
        found = self.line.recv() if buffer(self.words)[self.at + 1] == TALKS else None
        if isinstance(found, Exception):
            raise found
        return found

    def end(self) -> None:
        if self.process.is_alive():
            self.tell(CLOSE)
            self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()
        del self.go, self.done


def buffer(memory: SharedMemory) -> memoryview:
    found = memory.buf
    assert found is not None
    return found


def work(station: Station, plan: Plan, first: int, last: int) -> None:
    """One process: its rows are `first` to `last` of the shared arrays."""
    memory, words = SharedMemory(station.memory), SharedMemory(station.words)
    try:
        with suppress(EOFError, KeyboardInterrupt, OSError):
            _serve(station, plan, first, last, memory, buffer(words))
    finally:
        for one in (memory, words):
            with suppress(BufferError):
                one.close()


def _serve(station: Station, plan: Plan, first: int, last: int, memory: SharedMemory, words: memoryview) -> None:
    at, owner = 2 * station.number, os.getppid()
    batch = None
    try:
        sample = plan.built(0, 1)
        rows = laid_out(sizes(plan.n, sample.observer, sample.seats), memory).part(first, last)
        batch = plan.built(first, last, rows=rows)
        rows.drawn[:] = batch.fleet.foreseen()
        found: Any = None
    except Exception as wrong:
        found = wrong
    while True:
        words[at + 1] = QUIET if found is None else TALKS
        if found is not None:
            station.line.send(found)
        station.done.release()
        while not acquired(station.go, NAP):
            if os.getppid() != owner:
                return
        word = words[at]
        more = station.line.recv() if word > SAMPLE else None
        if word == CLOSE or batch is None:
            return
        try:
            found = done(batch, word, more)
        except Exception as wrong:
            found = wrong


def done(batch: Batch, word: int, more: Any = None) -> Any:
    """What a word asks for; None where the shared arrays say all. What the rows draw next is always there before it is asked for,
    so that drawing needs no word of its own."""
    rows = batch.rows
    assert rows is not None
    if word == FINAL:
        state, seen = batch.final(*more)
        return state.to_json(), seen
    if word == FINALS:
        return batch.finals(more)
    if word == LEGAL:
        return batch.legal()
    if word == PLAYOUT:
        return batch.playout(*more)
    if word in (STEP_DRAWN, SAMPLE):
        batch.fleet.draw()
    if word in (STEP, STEP_DRAWN):
        batch.step(rows.actions)
    elif word == RESET:
        batch.reset(more)
    rows.drawn[:] = batch.fleet.foreseen()
    return None
