"""Where games are kept: the user's data directory."""

from __future__ import annotations

import os
import time
from pathlib import Path

from regalia.core.errors import UserError
from regalia.core.journal import Journal


def data_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return base / "regalia"


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_name(journal: Journal) -> Path:
    """A name not yet taken: game, mode, date and time."""
    stem = f"{journal.game}-{journal.mode}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = saves_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = saves_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def place(name: str) -> Path:
    """A file the player named: a bare name goes to the saves, anything with a folder goes there."""
    path = Path(name).expanduser()
    if path.name and not path.suffix:
        path = path.with_suffix(".json")
    return saves_folder() / path if path.parent == Path() else path


def find(name: str) -> Path:
    """The file meant by a name: as it stands, or among the saves."""
    given = Path(name).expanduser()
    kept = place(name)
    return kept if kept.is_file() and not given.is_file() else given


def store(journal: Journal, path: Path) -> None:
    """Write the journal; our own folder is made when needed, no other."""
    try:
        if path.parent == saves_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        journal.save(path)
    except OSError as error:
        raise UserError("cli-unwritable", file=str(path), problem=str(error.strerror)) from None
