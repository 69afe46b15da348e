"""Logs as one JSON object a line. Nothing secret is ever put in: no cookies, no links, no action of a hidden hand."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec

KEPT = ("table", "seat", "fields")
DEEPEST = 10


DATABASE = ("sqlalchemy", "asyncpg", "sqlite3", "aiosqlite")
"""What these say may hold what was written: names, links, hashes, hands."""


def _trace(problem: BaseException | None) -> str:
    """Where it went wrong, cause by cause; of the database's errors only their kind."""
    said: list[str] = []
    while problem is not None and len(said) < DEEPEST:
        frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(problem.__traceback__)]
        kind = type(problem)
        state = str(getattr(problem, "sqlstate", "") or getattr(problem, "sqlite_errorname", "") or "")
        words = state if kind.__module__.startswith(DATABASE) else str(problem)
        said.append("\n".join([*frames, f"{kind.__module__}.{kind.__name__}: {words}"]))
        problem = problem.__cause__ or problem.__context__
    return "\n\n".join(said)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {"at": when, "level": record.levelname.lower(), "logger": record.name}
        line["event"] = record.getMessage()
        for name in KEPT:
            value = getattr(record, name, None)
            if value is not None:
                line.update(value if isinstance(value, dict) else {name: value})
        if record.exc_info:
            line["error"] = _trace(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def install(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("regalia").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        found = logging.getLogger(name)
        found.handlers = []
        found.propagate = True
        found.setLevel(level.upper())
