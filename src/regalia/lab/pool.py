"""Running the same function on many tasks: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import importlib
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from regalia.core.errors import UserError

Task = TypeVar("Task")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
BACKENDS = ("local", "ray")


def run(
    function: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int = 1,
    backend: str = "local",
    progress: Progress | None = None,
) -> list[Result]:
    """The results in the order of the tasks, whatever the order they came in."""
    report = progress or _silent
    if backend == "ray":
        return _on_ray(function, tasks, report)
    if backend != "local":
        raise UserError("backend-unknown", backend=backend, backends=", ".join(BACKENDS))
    if jobs <= 1 or len(tasks) <= 1:
        return _here(function, tasks, report)
    return _in_processes(function, tasks, min(jobs, len(tasks)), report)


def chunks(total: int, jobs: int, largest: int) -> list[range]:
    """0 … total - 1 in runs small enough to keep every process busy and the progress bar moving."""
    size = max(1, min(largest, -(-total // (jobs * 8))))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]


def _here(function: Callable[[Task], Result], tasks: Sequence[Task], report: Progress) -> list[Result]:
    results = []
    for done, task in enumerate(tasks, start=1):
        results.append(function(task))
        report(done, len(tasks))
    return results


def _in_processes(function: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, report: Progress) -> list[Result]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        futures = [pool.submit(function, task) for task in tasks]
        for done, _ in enumerate(as_completed(futures), start=1):
            report(done, len(tasks))
        return [future.result() for future in futures]
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(function: Callable[[Task], Result], tasks: Sequence[Task], report: Progress) -> list[Result]:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise UserError("backend-missing", backend="ray", extra="ray") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(function)
    pending = [remote.remote(task) for task in tasks]
    results: list[Result] = []
    for reference in pending:
        results.append(ray.get(reference))
        report(len(results), len(tasks))
    return results


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _silent(done: int, total: int) -> None:
    """Nobody watches."""
