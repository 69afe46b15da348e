"""A batch spread over processes: the same arrays and the same games, written by several cores into shared memory.

    batch = regalia.batch("two_heirs", 256, seed=1, processes=2)
    envs = VectorEnv("two_heirs", 64, mode="solo", processes=2)

This process takes a share of the rows itself, so that two processes use two cores. Row n holds the same games, however many
processes there are. `send` and `receive` are the halves of a step, for whoever has something else to do in between, such as
choosing the actions of another batch. Close it when done, or use it in a `with`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from regalia.core.rng import Rng
from regalia.envs import crew
from regalia.envs.crew import Plan, Worker
from regalia.envs.observer import Array, Observer
from regalia.envs.rows import Rows, bytes_of, laid_out, sizes

WORDS = 2
"""Bytes of a process: what it is to do, and whether its answer lies in the pipe."""


class SharedBatch:
    """What `Batch` offers, but for `state`: most states live in the other processes."""

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
        found = sizes(n, sample.observer, sample.seats)
        self._shares = [(n * k // processes, n * (k + 1) // processes) for k in range(processes)]
        self._memories: list[SharedMemory] = []
        self._workers: list[Worker] = []
        self._sent: int | None = None
        self._drawn = False
        memory, spoken = self._shared(bytes_of(found)), self._shared(WORDS * processes)
        self._set(laid_out(found, memory))
        self._begins: Array = np.arange(n) * self.observer.actions
        for number, (first, last) in enumerate(self._shares[1:], start=1):
            self._workers.append(Worker(number, plan, first, last, memory, spoken))
        try:
            self._own = plan.built(0, self._shares[0][1], rows=self.rows.part(*self._shares[0]))
            self._own_rows.drawn[:] = self._own.fleet.foreseen()
            self._hear()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int = 0) -> Array:
        self._tell(crew.RESET, seed)
        crew.done(self._own, crew.RESET, seed)
        self._hear()
        self._drawn = False
        return self.observations

    def step(self, actions: Sequence[int] | Array) -> tuple[Array, Array, Array]:
        self.send(actions)
        return self.receive()

    def send(self, actions: Sequence[int] | Array) -> None:
        """Let the other processes begin a step; the arrays may not be read until `receive`."""
        self._free()
        if len(actions) != self.n:
            raise ValueError(f"{len(actions)} actions for {self.n} games")
        self.rows.actions[:] = actions
        self._check()
        word = crew.STEP_DRAWN if self._drawn else crew.STEP
        self._tell(word)
        self._sent, self._drawn = word, False

    def receive(self) -> tuple[Array, Array, Array]:
        """Do the own share of the step that was sent, and wait for the others."""
        if self._sent is None:
            raise RuntimeError("receive without send")
        word, self._sent = self._sent, None
        crew.done(self._own, word)
        self._hear()
        return self.observations, self.rewards, self.dones

    def final(self, n: int, seat: int) -> tuple[Any, Array]:
        """The end of the last game of a row: its state, and the last observation of a seat."""
        k = next(k for k, (first, last) in enumerate(self._shares) if first <= n < last)
        if k == 0:
            return self._own.final(n, seat)
        self._free()
        self._workers[k - 1].tell(crew.FINAL, (n - self._shares[k][0], seat))
        position, seen = self._workers[k - 1].hear()
        return self.game.from_json(position), seen

    def finals(self, seat: int) -> tuple[Array, Array]:
        self._free()
        ended = [
            worker for worker, (first, last) in zip(self._workers, self._shares[1:], strict=True) if self.dones[first:last].any()
        ]
        for worker in ended:
            worker.tell(crew.FINALS, seat)
        parts = [self._own.finals(seat)]
        for worker in ended:
            rows, seen = worker.hear()
            parts.append((worker.first + rows, seen))
        return np.concatenate([rows for rows, _ in parts]), np.concatenate([seen for _, seen in parts])

    def legal(self) -> tuple[Array, Array]:
        self._tell(crew.LEGAL)
        parts = [self._own.legal(), *self._hear()]
        lengths = np.concatenate([np.diff(offsets) for _, offsets in parts])
        return np.concatenate([values for values, _ in parts]), np.concatenate([[0], np.cumsum(lengths)])

    def sample(self, rng: Rng | None = None) -> Array:
        """A legal action for each game, each as likely; from the rows' own generators unless one is given."""
        if rng is not None:
            values, offsets = self.legal()
            return np.array([values[offsets[n] + rng.below(int(offsets[n + 1] - offsets[n]))] for n in range(self.n)], np.int64)
        self._free()
        if self._drawn:
            self._tell(crew.SAMPLE)
            crew.done(self._own, crew.SAMPLE)
            self._hear()
        self._drawn = True
        return self.rows.drawn.copy()

    def playout(self, times: int = 1, seed: int = 0) -> tuple[Array, Array]:
        self._tell(crew.PLAYOUT, (times, seed))
        parts = [self._own.playout(times, seed), *self._hear()]
        return np.concatenate([scores for scores, _ in parts]), np.concatenate([wins for _, wins in parts])

    def close(self) -> None:
        """End the processes and give the memory back; the arrays may not be used any more."""
        for worker in self._workers:
            worker.end()
        self._workers = []
        if hasattr(self, "_own"):
            del self._own
        self._set(Rows(*[np.zeros(0)] * len(Rows._fields)))
        for memory in self._memories:
            with suppress(BufferError):
                memory.close()
            memory.unlink()
        self._memories = []

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_memories", None):
            self.close()

    def _shared(self, size: int) -> SharedMemory:
        self._memories.append(SharedMemory(create=True, size=size))
        return self._memories[-1]

    def _set(self, rows: Rows) -> None:
        self.rows = rows
        self._own_rows = rows.part(*self._shares[0])
        self.observations, self.masks, self.rewards, self.dones, self.actor = rows[:5]

    def _check(self) -> None:
        """ValueError for the first action that is not legal: no row may move before all are known to be right."""
        given, most = self.rows.actions, self.observer.actions
        if given.min() >= 0 and given.max() < most and self.masks.take(self._begins + given).all():
            return
        wrong = next(n for n, action in enumerate(given) if not (0 <= action < most and self.masks[n, action]))
        raise ValueError(f"game {wrong}: action {int(given[wrong])} is not legal for seat {int(self.actor[wrong])}")

    def _free(self) -> None:
        if self._sent is not None:
            raise RuntimeError("a step was sent: receive it first")

    def _tell(self, word: int, more: Any = None) -> None:
        self._free()
        for worker in self._workers:
            worker.tell(word, more)

    def _hear(self) -> list[Any]:
        return [worker.hear() for worker in self._workers]
