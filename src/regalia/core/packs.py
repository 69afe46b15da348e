"""Component files and packs: a pack is a folder of TOML that overrides fields of entries, found by their id.

The owner of a box can so put the printed values in place of reconstructed ones. A pack changes values, never adds
or removes an entry; what it holds goes whole into the journal, which therefore needs no file to be replayed.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.core.errors import ComponentError

T = TypeVar("T")
Table = dict[str, Any]


class Pack(msgspec.Struct, frozen=True):
    """`files`: file name without ending → what overrides it, as in the TOML."""

    name: str
    files: dict[str, Table]

    def __hash__(self) -> int:
        return hash(self.digest)

    @property
    def digest(self) -> str:
        return hashlib.sha256(msgspec.json.encode(self.files, order="sorted")).hexdigest()[:16]


def pack_of(view: Table) -> Pack | None:
    """The pack of the game that a view shows."""
    return msgspec.convert(view["pack"], Pack) if "pack" in view else None


def read_toml(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError("file-unreadable", file=path.name, problem=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentError("file-broken", file=path.name, problem=str(error)) from None


def load_pack(folder: Path) -> Pack:
    if not folder.is_dir():
        raise ComponentError("pack-missing", folder=str(folder))
    files = {path.stem: read_toml(path) for path in sorted(folder.glob("*.toml"))}
    if not files:
        raise ComponentError("pack-empty", folder=str(folder))
    name = str(files.pop("pack", {}).get("name", folder.resolve().name))
    return Pack(name, files)


def load_components(folder: Path, type_of: dict[str, type[Any]], pack: Pack | None) -> dict[str, Any]:
    """Every file named in `type_of`, with the pack's overrides, decoded and checked against its type."""
    if pack is not None:
        for name in pack.files:
            if name not in type_of:
                raise ComponentError("pack-unknown-file", pack=pack.name, file=name, files=", ".join(type_of))
    return {name: _load_file(folder, name, type_of[name], pack) for name in type_of}


def _load_file(folder: Path, name: str, type: type[T], pack: Pack | None) -> T:
    data = read_toml(folder / f"{name}.toml")
    if pack is not None and name in pack.files:
        data = _override(data, pack.files[name], f"{pack.name}/{name}")
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        raise ComponentError("file-invalid", file=f"{name}.toml", problem=str(error)) from None


def _override(base: Table, changes: Table, where: str) -> Table:
    merged = dict(base)
    for key, change in changes.items():
        if key not in base:
            raise ComponentError("pack-unknown-field", where=where, field=key)
        old = base[key]
        if isinstance(old, list) and old and isinstance(old[0], dict):
            merged[key] = _override_entries(old, change, f"{where}.{key}")
        elif isinstance(old, dict) and isinstance(change, dict):
            merged[key] = _override(old, change, f"{where}.{key}")
        else:
            merged[key] = change
    return merged


def _override_entries(entries: list[Table], changes: Any, where: str) -> list[Table]:
    if not isinstance(changes, list):
        raise ComponentError("pack-not-entries", where=where)
    by_id = {entry.get("id"): entry for entry in entries}
    changed: dict[Any, Table] = {}
    for change in changes:
        id = change.get("id") if isinstance(change, dict) else None
        if id is None or id not in by_id:
            raise ComponentError("pack-unknown-entry", where=where, id=str(id))
        extra = sorted(set(change) - set(by_id[id]))
        if extra:
            raise ComponentError("pack-unknown-field", where=f"{where}.{id}", field=extra[0])
        changed[id] = {**by_id[id], **change}
    return [changed.get(entry.get("id"), entry) for entry in entries]
