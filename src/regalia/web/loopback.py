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
from collections.abc import Iterator
from pathlib import Path

TRIED_PORTS = 20
PATIENCE = 60.0
BETWEEN = 0.1


@contextlib.contextmanager
def running(database: str = "", workers: int = 1) -> Iterator[tuple[str, str]]:
    """A server of our own on the loopback for as long as the block lasts: its address and its database."""
    with tempfile.TemporaryDirectory(prefix="regalia-bench-") as folder:
        kept = database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        port = free_port("127.0.0.1", 0)
        with (Path(folder) / "log").open("w") as log:
            server = subprocess.Popen(_command(port, kept, workers), env=_environment(), stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}", kept
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def _command(port: int, database: str, workers: int) -> list[str]:
    words = [sys.executable, "-m", "regalia", "serve", "--port", str(port)]
    return [*words, "--database", database, "--workers", str(workers)]


def _environment() -> dict[str, str]:
    """Without the limits that protect a server from a single person, which is what we are."""
    free = {"REGALIA_RATE": "1000000", "REGALIA_BURST": "1000000", "REGALIA_MAX_STREAMS": "100000"}
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


def is_up(url: str) -> bool:
    """Whether a server answers there, as soon as it does; False if it never does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
        except OSError:
            time.sleep(BETWEEN)
        else:
            return True
    return False
