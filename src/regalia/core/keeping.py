"""Small JSON files that outlive a game: read whole, written whole or not at all. `kind` names the texts of the errors."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from regalia.core.errors import UserError


def read_kept(path: Path, kind: str) -> Any:
    """What the file holds; None if there is no such file yet."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise UserError(f"{kind}-unreadable", file=str(path), problem=str(problem.strerror)) from None
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as problem:
        raise UserError(f"{kind}-broken", file=path.name, problem=str(problem)) from None


def write_kept(path: Path, kind: str, data: Any) -> None:
    """A crash never leaves half a file under the name."""
    partial = path.with_name(path.name + ".part")
    try:
        with partial.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as problem:
        raise UserError(f"{kind}-unwritable", file=str(path), problem=str(problem.strerror)) from None
