"""Component files and packs: a pack is a folder of TOML that overrides fields of entries, found by their id.

The owner of a box can so put the printed values in place of reconstructed ones. A pack changes values, never adds
or removes an entry; what it holds goes whole into the journal, which therefore needs no file to be replayed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.core.errors import ComponentError
from regalia.core.files import convert, read_toml

__all__ = ["Pack", "load_components", "load_pack", "pack_of", "read_toml"]

T = TypeVar("T")
Table = dict[str, Any]
PACKS, FACES = 32, 4096
"""How many packs, and how many faces of components, a game keeps in memory."""
LARGEST, LONGEST, MOST, DEEPEST = 1000, 500, 200, 8
"""No printed number, text, list or nesting comes near these; what lies beyond them is no component."""


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


def load_pack(folder: Path) -> Pack:
    if not folder.is_dir():
        raise ComponentError("pack-missing", folder=str(folder))
    files = {path.stem: read_toml(path) for path in sorted(folder.glob("*.toml"))}
    if not files:
        raise ComponentError("pack-empty", folder=str(folder))
    name = str(files.pop("pack", {}).get("name", folder.resolve().name))
    return Pack(name, files)


def check_pack(pack: Pack) -> Pack:
    """Every value of a pack, wherever it came from, is one that a component could have; else ComponentError names its field."""
    _check_text(pack.name, "pack.name")
    _check_value(pack.files, shown(pack.name), DEEPEST)
    return pack


def _check_value(value: Any, where: str, deeper: int) -> None:
    if isinstance(value, str):
        _check_text(value, where)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if not -LARGEST <= value <= LARGEST:
            raise ComponentError("pack-number", where=where, low=-LARGEST, high=LARGEST)
    elif isinstance(value, (dict, list)):
        if len(value) > MOST or deeper == 0:
            raise ComponentError("pack-too-much", where=where, most=MOST)
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            _check_text(str(name), where)
            _check_value(part, f"{where}.{name}", deeper - 1)
    elif value is not None and not isinstance(value, bool):
        raise ComponentError("pack-text", where=where)


def _check_text(text: str, where: str) -> None:
    """Text that every database, file and page can hold."""
    if len(text) > LONGEST or "\x00" in text or any(0xD800 <= ord(character) <= 0xDFFF for character in text):
        raise ComponentError("pack-text", where=shown(where))


def shown(text: str) -> str:
    """A text from outside, fit to stand in a sentence."""
    return text[:LONGEST].encode("utf-8", "replace").decode()


def load_components(folder: Path, type_of: dict[str, type[Any]], pack: Pack | None) -> dict[str, Any]:
    """Every file named in `type_of`, with the pack's overrides, decoded and checked against its type."""
    if pack is not None:
        for name in pack.files:
            if name not in type_of:
                raise ComponentError("pack-unknown-file", pack=pack.name, file=name, files=", ".join(type_of))
    return {name: _load_file(folder, name, type_of[name], pack) for name in type_of}


def _load_file(folder: Path, name: str, type: type[T], pack: Pack | None) -> T:
    path = folder / f"{name}.toml"
    data = read_toml(path)
    if pack is None or name not in pack.files:
        return convert(data, type, path)
    try:
        return msgspec.convert(_override(data, pack.files[name], f"{pack.name}/{name}"), type)
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
    known = {field for entry in entries for field in entry}
    changed: dict[Any, Table] = {}
    for change in changes:
        id = change.get("id") if isinstance(change, dict) else None
        if not isinstance(id, (str, int)) or id not in by_id:
            raise ComponentError("pack-unknown-entry", where=where, id=str(id))
        extra = sorted(set(change) - known)
        if extra:
            raise ComponentError("pack-unknown-field", where=f"{where}.{id}", field=extra[0])
        changed[id] = {**by_id[id], **change}
    return [changed.get(entry.get("id"), entry) for entry in entries]
