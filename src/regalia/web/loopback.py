"""A server of our own on this machine, for measuring."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def running(database: str = "", workers: int = 1) -> Iterator[tuple[str, str]]:
    """A server of our own on the loopback for as long as the block lasts: its address and its database."""
    with tempfile.TemporaryDirectory(prefix="regalia-bench-") as folder:
        kept = database or f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        port = _free_port()
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


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
