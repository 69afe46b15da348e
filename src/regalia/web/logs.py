"""Logs as one JSON object a line. Nothing secret is ever put in: no cookies, no links, no action of a hidden hand."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

KEPT = ("table", "seat", "fields")


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
            line["error"] = self.formatException(record.exc_info)
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
