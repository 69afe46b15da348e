"""A batch spread over processes: the same arrays and the same games, written by several cores into shared memory.

    batch = regalia.batch("two_heirs", 256, seed=1, processes=2)
    envs = VectorEnv("two_heirs", 64, mode="solo", processes=2)

Each process owns a share of the rows and steps them when told; actions and results pass through memory, only a word passes
through a pipe. Row n holds the same games however many processes there are, as long as no bots sit in. Close it when done, or
use it in a `with`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from regalia.core.rng import Rng
from regalia.envs.batches import Batch
from regalia.envs.observer import Array, Observer

STEP, RESET, FINAL, LEGAL, SAMPLE, PLAYOUT, CLOSE = "step", "reset", "final", "legal", "sample", "playout", "close"
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

    def built(self, first: int, last: int) -> Batch:
        return Batch(self.game, last - first, self.players, self.mode, seed=self.seed, first=first, **self.words)


class Rows(NamedTuple):
    """The arrays of a batch, all in one piece of shared memory."""

    observations: Array
    masks: Array
    rewards: Array
    dones: Array
    actor: Array
    actions: Array

    @staticmethod
    def sizes(n: int, batch: Batch) -> list[tuple[tuple[int, ...], Any]]:
        observer = batch.observer
        return [
            ((n, observer.size), observer.scaling.dtype),
            ((n, observer.actions), np.int8),
            ((n, batch.seats), np.float32),
            ((n,), np.bool_),
            ((n,), np.int32),
            ((n,), np.int64),
        ]


def laid_out(sizes: list[tuple[tuple[int, ...], Any]], memory: SharedMemory | None) -> tuple[list[Array], int]:
    """The arrays one behind the other, each at a multiple of 64 bytes; without memory only how many bytes they take."""
    found: list[Array] = []
    at = 0
    for shape, dtype in sizes:
        if memory is not None:
            found.append(np.ndarray(shape, dtype, buffer=memory.buf, offset=at))
        at += -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // 64) * 64
    return found, at


class SharedBatch:
    """What `Batch` offers, but for `state`: the states live in the other processes."""

    def __init__(
        self,
        game: str,
        n: int,
        players: int | None = None,
        mode: str | None = None,
        *,
        processes: int,
        seed: int = 0,
        **words: Any,
    ) -> None:
        if not 1 <= processes <= n:
            raise ValueError(f"{processes} processes for {n} games")
        plan = Plan(game, n, players, mode, seed, words)
        sample = plan.built(0, 1)
        self.game, self.config, self.n, self.seats = sample.game, sample.config, n, sample.seats
        self.observer: Observer = sample.observer
        sizes = Rows.sizes(n, sample)
        self._memory: SharedMemory | None = SharedMemory(create=True, size=laid_out(sizes, None)[1])
        self.rows = Rows(*laid_out(sizes, self._memory)[0])
        self.observations, self.masks, self.rewards = self.rows.observations, self.rows.masks, self.rows.rewards
        self.dones, self.actor = self.rows.dones, self.rows.actor
        context = multiprocessing.get_context("spawn")
        self._shares = [(n * k // processes, n * (k + 1) // processes) for k in range(processes)]
        self._lines: list[Connection] = []
        self._workers = []
        for first, last in self._shares:
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(theirs, plan, first, last, self._memory.name), daemon=True)
            worker.start()
            theirs.close()
            self._lines.append(mine)
            self._workers.append(worker)
        self._hear()

    def reset(self, seed: int = 0) -> Array:
        self._tell(RESET, seed)
        return self.observations

    def step(self, actions: Sequence[int] | Array) -> tuple[Array, Array, Array]:
        if len(actions) != self.n:
            raise ValueError(f"{len(actions)} actions for {self.n} games")
        self.rows.actions[:] = actions
        known = np.clip(self.rows.actions, 0, self.observer.actions - 1)
        wrong = np.flatnonzero((known != self.rows.actions) | (self.masks[np.arange(self.n), known] == 0))
        if wrong.size:
            n = int(wrong[0])
            raise ValueError(f"game {n}: action {int(actions[n])} is not legal for seat {int(self.actor[n])}")
        self._tell(STEP, None)
        return self.observations, self.rewards, self.dones

    def final(self, n: int, seat: int) -> tuple[Any, Array]:
        """The end of the last game of a row: its position, and the last observation of a seat."""
        k = next(k for k, (first, last) in enumerate(self._shares) if first <= n < last)
        self._lines[k].send((FINAL, (n - self._shares[k][0], seat)))
        position, seen = answer(self._lines[k])
        return self.game.from_json(position), seen

    def legal(self) -> tuple[Array, Array]:
        parts = self._tell(LEGAL, None)
        lengths = np.concatenate([np.diff(offsets) for _, offsets in parts])
        return np.concatenate([values for values, _ in parts]), np.concatenate([[0], np.cumsum(lengths)])

    def sample(self, rng: Rng | None = None) -> Array:
        """A legal action for each game, each as likely; from the rows' own generators unless one is given."""
        if rng is None:
            return np.concatenate(self._tell(SAMPLE, None))
        values, offsets = self.legal()
        return np.array([values[offsets[n] + rng.below(int(offsets[n + 1] - offsets[n]))] for n in range(self.n)], np.int64)

    def playout(self, times: int = 1, seed: int = 0) -> tuple[Array, Array]:
        parts = self._tell(PLAYOUT, (times, seed))
        return np.concatenate([scores for scores, _ in parts]), np.concatenate([wins for _, wins in parts])

    def close(self) -> None:
        """End the processes and give the memory back; the arrays may not be used any more."""
        if self._memory is None:
            return
        for line in self._lines:
            with suppress(OSError):
                line.send((CLOSE, None))
                line.close()
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
        empty = np.zeros(0)
        self.rows = Rows(*[empty] * len(Rows._fields))
        self.observations = self.masks = self.rewards = self.dones = self.actor = empty
        memory, self._memory = self._memory, None
        with suppress(BufferError):
            memory.close()
        memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_memory", None) is not None:
            self.close()

    def _tell(self, what: str, more: Any) -> list[Any]:
        for line in self._lines:
            line.send((what, more))
        return self._hear()

    def _hear(self) -> list[Any]:
        return [answer(line) for line in self._lines]


def answer(line: Connection) -> Any:
    try:
        found = line.recv()
    except EOFError:
        raise RuntimeError("a process of the batch has ended") from None
    if isinstance(found, Exception):
        raise found
    return found


def work(line: Connection, plan: Plan, first: int, last: int, name: str) -> None:
    """One process: its rows are `first` to `last` of the shared arrays."""
    try:
        batch = plan.built(first, last)
        memory = SharedMemory(name)
        rows = Rows(*[array[first:last] for array in laid_out(Rows.sizes(plan.n, batch), memory)[0]])
        share(batch, rows)
        line.send(None)
    except Exception as wrong:
        line.send(wrong)
        return
    with suppress(EOFError, KeyboardInterrupt, OSError):
        while serve(line, batch, rows):
            pass
    del rows
    with suppress(BufferError):
        memory.close()


def share(batch: Batch, rows: Rows) -> None:
    for name in ("observations", "masks", "rewards", "dones", "actor"):
        getattr(rows, name)[:] = getattr(batch, name)


def serve(line: Connection, batch: Batch, rows: Rows) -> bool:
    """One word from the owner; false when it was the last."""
    what, more = line.recv()
    if what == CLOSE:
        return False
    found: Any = None
    try:
        if what == STEP:
            batch.step(rows.actions)
        elif what == RESET:
            batch.reset(more)
        elif what == FINAL:
            state, seen = batch.final(*more)
            found = state.to_json(), seen
        elif what == LEGAL:
            found = batch.legal()
        elif what == SAMPLE:
            found = batch.sample()
        elif what == PLAYOUT:
            times, seed = more
            found = batch.playout(times, seed + batch.first)
        share(batch, rows)
    except Exception as wrong:
        found = wrong
    line.send(found)
    return True
