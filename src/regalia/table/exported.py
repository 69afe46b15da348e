"""The file of an export: one JSON object a line, compressed if its name says so.

It is written beside its place and put there when it is whole, readable for nobody else. It is read with distrust: whatever is not
exactly a row of one of our tables, too long, cut short or followed by anything is a damaged file, and nothing else.
"""

from __future__ import annotations

import contextlib
import errno
import gzip
import hashlib
import math
import os
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import Boolean, Column, Float, Integer, Table

from regalia.core.errors import UserError
from regalia.table import schema

FORMAT = 1
LONGEST = 1 << 26
"""Bytes of a line: a small compressed file must not fill the memory."""
LARGEST = 2**63 - 1
TABLES: list[Table] = [table for table in schema.metadata.sorted_tables if table.name != "presence"]
"""Who was seen when need not be kept."""
NAMED = {str(table.name): table for table in TABLES}
COMPRESSED = b"\x1f\x8b"


class Damaged(Exception):
    """This is no whole file of ours."""


class Counted:
    """Rows on their way, counted and summed up."""

    def __init__(self) -> None:
        self.rows = 0
        self.sum = hashlib.sha256()

    def line(self, table: Table, row: dict[str, Any]) -> bytes:
        written = msgspec.json.encode({"table": str(table.name), "row": {str(name): value for name, value in row.items()}})
        self.rows += 1
        self.sum.update(written)
        return written

    def end(self) -> dict[str, Any]:
        return {"rows": self.rows, "digest": self.sum.hexdigest()}


# -- writing ---------------------------------------------------------------------------------------


class Part:
    """A file on its way, beside its place and under a name of its own: two exports at once do not mix."""

    def __init__(self, path: Path, revision: str) -> None:
        self.path = path
        with self._saying():
            if path.exists() and not path.is_file():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
            number, self.name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
            self.whole = os.fdopen(number, "wb")
            self.file = gzip.GzipFile(path.name, "wb", fileobj=self.whole) if path.suffix == ".gz" else self.whole
        self.add(msgspec.json.encode({"regalia": "export", "format": FORMAT, "revision": revision}))

    def add(self, line: bytes) -> None:
        with self._saying():
            self.file.write(line + b"\n")

    def finish(self, counted: Counted) -> None:
        """Put it in its place."""
        self.add(msgspec.json.encode({"end": counted.end()}))
        with self._saying():
            if self.file is not self.whole:
                self.file.close()
            self.whole.flush()
            os.fsync(self.whole.fileno())
            Path(self.name).replace(self.path)

    def close(self) -> None:
        """Nothing is left of what was not finished."""
        with contextlib.suppress(OSError):
            self.whole.close()
        Path(self.name).unlink(missing_ok=True)

    @contextlib.contextmanager
    def _saying(self) -> Iterator[None]:
        try:
            yield
        except OSError as problem:
            raise UserError("cli-unwritable", file=str(self.path), problem=str(problem.strerror or problem)) from None


# -- reading ---------------------------------------------------------------------------------------


def entries(path: Path, revision: str) -> Iterator[dict[str, Any]]:
    """What follows the heading, line by line."""
    with _opened(path) as file:
        head = _decoded(_line(file))
        if head.get("regalia") != "export" or head.get("format") != FORMAT or head.get("revision") != revision:
            raise UserError("import-format", file=str(path))
        while line := _line(file):
            yield _decoded(line)


def _opened(path: Path) -> IO[bytes]:
    """Compressed or not, whatever its name says."""
    try:
        file = path.open("rb")
    except OSError as problem:
        raise UserError("file-unreadable", file=str(path), problem=str(problem.strerror)) from None
    return cast(IO[bytes], gzip.GzipFile(fileobj=file)) if file.peek(2)[:2] == COMPRESSED else file


def _line(file: IO[bytes]) -> bytes:
    try:
        line = file.readline(LONGEST)
    except (OSError, EOFError, zlib.error):
        raise Damaged from None
    if len(line) == LONGEST:
        raise Damaged
    return line


def _decoded(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damaged from None


def row_of(entry: dict[str, Any]) -> tuple[Table, dict[str, Any]]:
    """The table and the row of a line, which is exactly one of ours: whether it may stand there is the database's affair."""
    name, row = entry.get("table"), entry.get("row")
    table = NAMED.get(name) if isinstance(name, str) else None
    if table is None or not isinstance(row, dict) or len(entry) != 2 or set(row) != set(table.columns.keys()):
        raise Damaged
    if misfit(table, row):
        raise Damaged
    return table, row


def misfit(table: Table, row: Mapping[str, Any]) -> str:
    """The first column whose value is none of its kind: SQLite keeps whatever a damaged file holds."""
    return next((f"{table.name}.{column.name}" for column in table.columns if not _fits(column, row[column.name])), "")


def _fits(column: Column[Any], value: Any) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, Integer):
        return type(value) is int and abs(value) <= LARGEST
    if isinstance(column.type, Float):
        return isinstance(value, float) and math.isfinite(value)
    return isinstance(value, str)
