"""Running the same function on many tasks: in this process, in several, or on a Ray cluster.

A task says all that its result depends on, so it does not matter where it runs, nor whether it runs twice: when a worker is lost
its tasks are simply begun again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from regalia.core.errors import UserError

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
Numbered = Iterator[tuple[int, Result]]
BACKENDS = ("local", "ray")
AHEAD = 4
"""Tasks handed out for each worker, so that none waits for the next; few enough to stop early."""
PATIENCE = 5
"""So many losses in a row without a single result: the tasks themselves are at fault."""


class Where(msgspec.Struct, frozen=True):
    """Where tasks run. `address`: of a Ray cluster that is running already."""

    jobs: int = 1
    backend: str = "local"
    address: str | None = None

    def checked(self) -> Where:
        if self.backend not in BACKENDS:
            raise UserError("backend-unknown", backend=self.backend, backends=", ".join(BACKENDS))
        if self.address is not None and self.backend != "ray":
            raise UserError("backend-address", backend=self.backend)
        return self


def run(
    function: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
    address: str | None = None,
) -> list[Result]:
    """The results in the order of the tasks, whatever the order they came in."""
    return run_at(function, tasks, Where(jobs, backend, address), progress)


def run_at(
    function: Callable[[Task], Result], tasks: Sequence[Task], where: Where, progress: Progress | None = None
) -> list[Result]:
    """The same, where `where` says."""
    found = dict(as_they_come(function, tasks, where, progress))
    return [found[number] for number in range(len(tasks))]


def as_they_come(
    function: Callable[[Task], Result], tasks: Sequence[Task], where: Where, progress: Progress | None = None
) -> Numbered[Result]:
    """Numbers of tasks with their results, in the order in which they are done. Whoever stops listening stops the work."""
    where.checked()
    found: Numbered[Result]
    if where.backend == "ray":
        from regalia.lab.cluster import on_ray

        found = on_ray(function, tasks, where)
    elif where.jobs <= 1 or len(tasks) <= 1:
        found = ((number, function(task)) for number, task in enumerate(tasks))
    else:
        found = _in_processes(function, tasks, min(where.jobs, len(tasks)))
    for done, one in enumerate(found, start=1):
        if progress is not None:
            progress(done, len(tasks))
        yield one


def chunks(total: int, jobs: int, largest: int) -> list[range]:
    """0 … total - 1 in runs small enough to keep every process busy and the progress bar moving."""
    size = max(1, min(largest, -(-total // (jobs * 8))))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def _in_processes(function: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Numbered[Result]:
    """A pool that has lost a process is of no use: what it had not finished goes to a new one."""
    left = list(range(len(tasks)))
    losses = 0
    while left:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
        try:
            for number, result in _in_pool(pool, function, tasks, left, jobs):
                losses = 0
                left.remove(number)
                yield number, result
        except BrokenProcessPool:
            losses += 1
            if losses >= PATIENCE:
                raise UserError("worker-lost", times=PATIENCE) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _in_pool(
    pool: ProcessPoolExecutor, function: Callable[[Task], Result], tasks: Sequence[Task], left: Sequence[int], jobs: int
) -> Numbered[Result]:
    waiting = iter(list(left))
    running: dict[Future[Result], int] = {}
    while True:
        while len(running) < AHEAD * jobs and (number := next(waiting, None)) is not None:
            running[pool.submit(function, tasks[number])] = number
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        whole = [future for future in done if not isinstance(future.exception(), BrokenProcessPool)]
        for future in whole:
            yield running.pop(future), future.result()
        if len(whole) < len(done):
            raise BrokenProcessPool


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
