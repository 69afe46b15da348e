"""The processes that serve: one, or several that are looked after, and the address at which they listen.

What keeps a server from starting is said in a sentence and ends it, however many processes it has: nothing is tried for ever.
"""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import socket
import tempfile
import threading
import traceback
from collections.abc import Iterator
from multiprocessing import parent_process
from typing import TYPE_CHECKING, NoReturn

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess

from regalia.core.errors import UserError
from regalia.web.metrics import FOLDER
from regalia.web.protocol import PatientProtocol

if TYPE_CHECKING:
    from fastapi import FastAPI

SHUTDOWN_SECONDS = 15
FAILED = 3
"""How a process ends that could not start."""
PATIENCE = 30
"""Seconds without a word after which a worker counts as hung: on a busy machine it may take some to begin."""
REASONS = {
    errno.EADDRINUSE: "used",
    errno.EADDRNOTAVAIL: "elsewhere",
    errno.EACCES: "rights",
    errno.EPERM: "rights",
}


def check_address(host: str, port: int) -> None:
    """Refused with a sentence when nobody can listen there."""
    if not host.strip():
        raise UserError("serve-address", host=host, port=str(port), problem="unknown")
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise UserError("serve-address", host=host, port=str(port), problem="unknown") from None
    failed = [problem for problem in map(_problem, places) if problem is not None]
    for problem in failed:
        # Of the addresses of a name some may be missing here, but none may be taken.
        if len(failed) == len(places) or problem.errno != errno.EADDRNOTAVAIL:
            word = REASONS.get(problem.errno or 0, str(problem.strerror))
            raise UserError("serve-address", host=host, port=str(port), problem=word)


def _problem(place: tuple[socket.AddressFamily, socket.SocketKind, int, str, tuple[object, ...]]) -> OSError | None:
    family, kind, number, _, address = place
    try:
        with socket.socket(family, kind, number) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            trial.bind(address)
    except OSError as problem:
        return problem
    return None


def serve(host: str, port: int, workers: int, proxy: str) -> int:
    signal.signal(signal.SIGTERM, _leave)
    with _figures(workers):
        config = uvicorn.Config(
            "regalia.cli.workers:create" if workers > 1 else "regalia.web.app:create_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            http=PatientProtocol,
            ws="none",
            proxy_headers=bool(proxy),
            forwarded_allow_ips=proxy or "none",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        try:
            started = _several(config) if workers > 1 else _one(config)
        except SystemExit as end:
            started = end.code != FAILED
            if started:
                raise
        if not started:
            raise UserError("serve-failed")
    return 0


def _leave(_number: int, _frame: object) -> NoReturn:
    """The server has stopped in good order and passes the signal on: clean up and report success."""
    raise SystemExit(0)


def _one(config: uvicorn.Config) -> bool:
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return server.started


def _several(config: uvicorn.Config) -> bool:
    if hasattr(config, "timeout_worker_healthcheck"):
        config.timeout_worker_healthcheck = PATIENCE
    looked_after = Workers(config, [config.bind_socket()])
    looked_after.run()
    return not looked_after.failed


class Workers(Multiprocess):
    """A worker that was killed is replaced; one that cannot start would not start the next time either."""

    failed = False
    known: frozenset[int | None] = frozenset()
    """The workers of the last look."""

    def init_processes(self) -> None:
        super().init_processes()
        self._look()

    def keep_subprocess_alive(self) -> None:
        if not (self.should_exit.is_set() or self._could_not_start()):
            super().keep_subprocess_alive()
            self._could_not_start()
            self._look()

    def _look(self) -> None:
        """What ended workers leave behind: their share of the figures of the moment, and a line that would be waited on to no end
        while we hold their end of it too."""
        now = frozenset(worker.pid for worker in self.processes)
        for ended in self.known - now:
            mark_process_dead(ended)  # type: ignore[no-untyped-call]
        for worker in self.processes:
            worker.child_conn.close()
        self.known = now

    def _could_not_start(self) -> bool:
        if any(worker.process.exitcode == FAILED for worker in self.processes):
            self.failed = True
            self.should_exit.set()
        return self.failed


def create() -> FastAPI:
    """The application of one process of several."""
    from regalia.web.app import create_app  # the process that looks after them does without

    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        return create_app()
    except Exception as problem:
        traceback.print_exception(problem)
        raise SystemExit(FAILED) from None


def _end_with_parent() -> None:
    """Whoever looks after us may be killed: nobody would replace or stop us any more, and the port would stay taken."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@contextlib.contextmanager
def _figures(workers: int) -> Iterator[None]:
    """A folder in which several processes keep what they have counted, so that each can tell of all."""
    given = os.environ.get(FOLDER, "")
    try:
        if given:
            tempfile.TemporaryFile(dir=given).close()
        made = tempfile.TemporaryDirectory(prefix="regalia-metrics-") if workers > 1 and not given else None
    except OSError as problem:
        raise UserError("cli-unwritable", file=given or FOLDER, problem=str(problem.strerror)) from None
    if made is None:
        yield
        return
    with made as folder:
        os.environ[FOLDER] = folder
        yield
