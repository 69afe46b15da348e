"""What a server on this machine uses: processor time and memory of a process and everything it started. Where the system does not
say, 0."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

SYSTEM = Path("/proc")


def family(pid: int) -> list[int]:
    """The process and its descendants."""
    parents: dict[int, int] = {}
    for path in SYSTEM.glob("[0-9]*/stat"):
        fields = _fields(path)
        if fields:
            parents[int(path.parent.name)] = int(fields[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def processor_seconds(pid: int) -> float:
    ticks = 0
    for one in family(pid):
        fields = _fields(SYSTEM / str(one) / "stat")
        ticks += int(fields[11]) + int(fields[12]) if fields else 0
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def memory_bytes(pid: int) -> int:
    pages = 0
    for one in family(pid):
        fields = _fields(SYSTEM / str(one) / "stat")
        pages += int(fields[21]) if fields else 0
    return pages * os.sysconf("SC_PAGE_SIZE") if pages else 0


def more_descriptors() -> None:
    """As many as the system lets this process and those it starts have: every viewer is a connection on both sides."""
    try:
        system: Any = importlib.import_module("resource")
    except ImportError:
        return
    _, hard = system.getrlimit(system.RLIMIT_NOFILE)
    system.setrlimit(system.RLIMIT_NOFILE, (hard, hard))


def _fields(path: Path) -> list[str]:
    """What stands behind the name of the process, which may hold anything."""
    try:
        return path.read_text().rpartition(") ")[2].split()
    except OSError:
        return []
