"""A SQLite file belongs to one server at a time: it is held by a lock that ends with the process, however that ends."""

from __future__ import annotations

import contextlib
import importlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia.core.errors import UserError
from regalia.table.address import file_of

WAIT = 5.0
"""Seconds to wait for a server that is just ending."""
BETWEEN = 0.05


@contextlib.contextmanager
def held(url: str, wait: float = WAIT) -> Iterator[None]:
    """Hold the database for as long as the block lasts; refused with a sentence when another process holds it."""
    path = file_of(url)
    locks: Any = _locks()
    if path is None or locks is None:
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.stat().st_nlink > 1:
        # Each name has a lock and a log of its own.
        raise UserError("serve-linked", file=str(path))
    number = os.open(path.with_name(path.name + ".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _take(locks, number, path, wait)
        yield
    finally:
        os.close(number)


def _take(locks: Any, number: int, path: Path, wait: float) -> None:
    until = time.monotonic() + wait
    while True:
        try:
            locks.flock(number, locks.LOCK_EX | locks.LOCK_NB)
            return
        except OSError:
            if time.monotonic() >= until:
                raise UserError("serve-held", file=str(path)) from None
            time.sleep(BETWEEN)


def _locks() -> Any:
    """Not every system has this kind of lock; there the file is not guarded."""
    try:
        return importlib.import_module("fcntl")
    except ImportError:
        return None
