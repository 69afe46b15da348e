"""Tasks on a Ray cluster: one that runs already, by its address, or one started here for as long as it is needed.

Ray begins the tasks of a lost machine again on the others, and fetches what was lost with it by running it once more. Every
machine needs the same Regalia installed, and the files of bots and packs under the same paths.
"""

from __future__ import annotations

import importlib
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from regalia.core.errors import UserError
from regalia.lab.pool import AHEAD, Result, Task, Where

FOR_EVER = -1
KNOCK = 10.0
"""Seconds that an address may take to answer."""


def on_ray(function: Callable[[Task], Result], tasks: Sequence[Task], where: Where) -> Iterator[tuple[int, Result]]:
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _join(ray, where)
    try:
        remote = ray.remote(max_retries=FOR_EVER)(_do)
        given = ray.put(function)
        waiting = iter(enumerate(tasks))
        running: dict[Any, int] = {}
        while True:
            while len(running) < _wanted(ray) and (one := next(waiting, None)) is not None:
                running[remote.remote(given, one[1])] = one[0]
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), _got(ray, reference)
    finally:
        if ours:
            ray.shutdown()


def _do(function: Callable[[Task], Result], task: Task) -> Result:
    """On a worker: any callable that can be sent, which Ray itself does not take."""
    return function(task)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise UserError("backend-missing", backend="ray", extra="ray") from None


def _join(ray: Any, where: Where) -> None:
    """Ray itself knocks for minutes where nobody is at home: whether anybody is, is asked first."""
    try:
        if where.address is not None:
            host, colon, port = where.address.removeprefix("ray://").rpartition(":")
            if colon:
                socket.create_connection((host, int(port)), KNOCK).close()
            ray.init(address=where.address, log_to_driver=False, logging_level="error")
        else:
            ray.init(num_cpus=where.jobs, include_dashboard=False, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray raises Exception itself when its processes do not come up in time
        raise UserError("ray-unreachable", address=where.address or "local", problem=str(error).split("\n")[0]) from None


def _wanted(ray: Any) -> int:
    """How many tasks may be under way: machines come and go, so this is asked each time."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _got(ray: Any, reference: Any) -> Any:
    """A task's own error as it was raised there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, UserError) else error from None
