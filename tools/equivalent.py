"""Spoilt rules that make no difference: a list with reasons (equivalent.toml), held against the source as it is now.

`before` is a line as Python writes it back (ast.unparse), `after` what a change makes of it; without `after` every change of the
line is meant. An entry whose line is no longer there is named, so that nothing is excused that somebody has since rewritten.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_suffix(".toml")


class Entry(NamedTuple):
    file: str
    before: str
    after: str
    reason: str


def entries(files: Sequence[str]) -> list[Entry]:
    """Those of some files."""
    rows = tomllib.loads(LIST.read_text(encoding="utf-8")).get("change", [])
    found = [Entry(row["file"], row["before"], row.get("after", ""), row["reason"]) for row in rows]
    return [entry for entry in found if entry.file in files]


def outdated(known: Sequence[Entry]) -> list[Entry]:
    """Those whose line is gone."""
    sources = {file: lines_of(file) for file in {entry.file for entry in known}}
    return [entry for entry in known if entry.before not in sources[entry.file]]


def lines_of(file: str) -> set[str]:
    return {line.strip() for line in ast.unparse(ast.parse(Path(file).read_text(encoding="utf-8"))).splitlines()}


def reason_of(known: Sequence[Entry], file: str, change: str) -> str:
    """Why a change of one line makes no difference; nothing if it is not known to make none."""
    before, _, after = change.partition("\n")
    for entry in known:
        if entry.file == file and entry.before == before[1:].strip() and entry.after in ("", after[1:].strip()):
            return entry.reason
    return ""
