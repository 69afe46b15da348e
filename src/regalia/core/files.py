"""TOML files of the package and of packs: what is wrong with one is said with its place and its line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.core.errors import ComponentError

T = TypeVar("T")
PACKAGE = Path(__file__).parent.parent
AT_LINE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)")
AT_FIELD = re.compile(r"at `\$((?:\.[\w-]+|\[(?:\d+|\.\.\.)\])*)`")
PART = re.compile(r"\.([\w-]+)|\[(\d+)\]")


def place(path: Path) -> str:
    """A file as a sentence names it: from the package's folder on, or by its own name."""
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


def read_toml(path: Path) -> dict[str, Any]:
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise ComponentError("file-unreadable", file=place(path), problem=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ComponentError("file-broken", file=place(path), line=line, problem=error.reason) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line = int(found[1]) if found is not None and found[1] else text.count("\n") + 1
        raise ComponentError("file-broken", file=place(path), line=line, problem=AT_LINE.sub("", str(error))) from None


def convert(data: Any, type: type[T], path: Path) -> T:
    """The content of a file as a type; the complaint names the line where the field can be found."""
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        line = line_of(path.read_text(encoding="utf-8"), str(error))
        raise ComponentError("file-invalid-at", file=place(path), line=line, problem=str(error)) from None


def load(path: Path, type: type[T]) -> T:
    return convert(read_toml(path), type, path)


def line_of(text: str, problem: str) -> int:
    """The line of the field that msgspec complains of (… at `$.card[3].cost`), or of what lies nearest around it."""
    lines = text.splitlines()
    found, here = AT_FIELD.search(problem), 0
    header = ""
    for name, number in PART.findall(found[1]) if found is not None else []:
        if number:
            tables = [at for at, line in enumerate(lines) if line.strip().startswith(f"[[{header}]]") and at >= here]
            here = tables[int(number)] if int(number) < len(tables) else here
            continue
        header = f"{header}.{name}" if header else name
        here = next((at for at in range(here, len(lines)) if _declares(lines[at], name, header)), here)
    return here + 1


def _declares(line: str, name: str, header: str) -> bool:
    return re.match(rf"\s*(?:\[\[?{re.escape(header)}\]|\"?{re.escape(name)}\"?\s*=)", line) is not None
