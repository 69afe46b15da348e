"""A server on this machine: a free port, waiting for it, and one of our own for measuring and for pictures."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from regalia.core.errors import UserError

TRIED_PORTS = 20
PATIENCE = 300.0
"""Seconds; a machine with other work takes its time. A server that has ended is not waited for."""
BETWEEN = 0.1


class Running(NamedTuple):
    url: str
    database: str
    pid: int


@contextlib.contextmanager
def running(database: str = "", workers: int = 1) -> Iterator[Running]:
    """A server of our own on the loopback, answering, for as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="regalia-bench-") as folder:
        kept = database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        port = free_port("127.0.0.1", 0)
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(_command(port, kept, workers), env=_environment(), stdout=log, stderr=log)
        try:
            if not is_up(f"http://127.0.0.1:{port}", lambda: server.poll() is None):
                raise UserError("serve-database", problem=kept)
            yield Running(f"http://127.0.0.1:{port}", kept, server.pid)
        finally:
            _end(server)


def _end(server: subprocess.Popen[bytes]) -> None:
    """In good order, but never left running."""
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _command(port: int, database: str, workers: int) -> list[str]:
    words = [sys.executable, "-m", "regalia", "serve", "--port", str(port)]
    return [*words, "--database", database, "--workers", str(workers)]


def _environment() -> dict[str, str]:
    """Without the limits that protect a server from a single person, which is what we are."""
    free = {
        "REGALIA_RATE": "1000000",
        "REGALIA_BURST": "1000000",
        "REGALIA_MAX_STREAMS": "100000",
        "REGALIA_BUDGET": "1000000",
        "REGALIA_ALL_STREAMS": "100000",
    }
    return {**os.environ, **free, "REGALIA_LOG_LEVEL": "warning"}


def free_port(host: str, wanted: int) -> int:
    """The wanted port or one of the next; whatever the system gives where all are taken or none is wanted."""
    for port in [*range(wanted, wanted + TRIED_PORTS), 0] if wanted else [0]:
        with socket.socket() as trial:
            try:
                trial.bind((host, port))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    return wanted


def is_up(url: str, alive: Callable[[], bool] = lambda: True) -> bool:
    """Whether a server answers there, as soon as it does; False if it has ended or never does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and alive():
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
        except OSError:
            time.sleep(BETWEEN)
        else:
            return True
    return False
