"""Results of single games, kept line by line while they are played, so that an interrupted run goes on where it stopped.

The file begins with what was asked for; a run with other wishes is not continued into it. While games are played their records
come in any order; at the end they are written in order, so the same games give the same file. CSV and Parquet are written then.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from regalia.core.errors import UserError

Kept = TypeVar("Kept", bound=msgspec.Struct)
ENDINGS = (".jsonl", ".csv", ".parquet")


class Played(msgspec.Struct, frozen=True):
    """One game. `number` within its run; `bots`: which of the run's bots sat in each seat (−1: automa); `options`: all that were
    offered in its decisions, `forced` of which had only one. `problem`: why it failed; then there are no scores."""

    number: int
    seed: str
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: int = 0
    options: int = 0
    forced: int = 0
    problem: str = ""


class Records(Generic[Kept]):
    """`head`: what was asked for. Use it as a context: the tables are written when all games are there."""

    def __init__(self, out: Path | None, kind: type[Kept], head: Mapping[str, Any], resume: bool = False) -> None:
        if out is not None and out.suffix not in ENDINGS:
            raise UserError("records-ending", file=str(out), endings=", ".join(ENDINGS))
        if out is not None and out.suffix == ".parquet":
            arrow()
        self.out = out
        self.path = None if out is None else out if out.suffix == ".jsonl" else out.with_name(out.name + ".jsonl")
        self.decoder = msgspec.json.Decoder(kind)
        self.head = dict(msgspec.to_builtins(head))
        self.known: dict[int, Kept] = {}
        if self.path is not None:
            self._open(self.path, resume)

    def _open(self, path: Path, resume: bool) -> None:
        if resume and path.exists():
            self.known = {_number(one): one for one in self._read(path)}
        elif path.exists() and not resume and path.stat().st_size:
            raise UserError("records-exist", file=str(path))
        _replace(path, [msgspec.json.encode(self.head), *map(msgspec.json.encode, self.known.values())])

    def _read(self, path: Path) -> Iterator[Kept]:
        """What a killed run has left: its last line may be cut off."""
        lines = path.read_bytes().split(b"\n")
        if not lines[0]:
            return
        if _decoded(lines[0], path) != msgspec.json.decode(msgspec.json.encode(self.head)):
            raise UserError("records-other", file=str(path))
        for line in lines[1:-1]:
            try:
                yield self.decoder.decode(line)
            except msgspec.DecodeError:
                raise UserError("records-broken", file=str(path)) from None

    def add(self, found: Iterable[Kept]) -> None:
        """Written at once: whoever is killed afterwards has them."""
        if self.path is None:
            return
        with self.path.open("ab") as file:
            for one in found:
                self.known[_number(one)] = one
                file.write(msgspec.json.encode(one) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def close(self) -> None:
        """All there: in order, and in the form that was asked for."""
        if self.path is None or self.out is None:
            return
        rows = [self.known[number] for number in sorted(self.known)]
        _replace(self.path, [msgspec.json.encode(self.head), *map(msgspec.json.encode, rows)])
        if self.out.suffix == ".csv":
            _write_csv(self.out, rows)
        elif self.out.suffix == ".parquet":
            _write_parquet(self.out, rows, self.head)


def _number(one: Any) -> int:
    return int(one.number)


def _decoded(line: bytes, path: Path) -> Any:
    try:
        return msgspec.json.decode(line)
    except msgspec.DecodeError:
        raise UserError("records-broken", file=str(path)) from None


def _replace(path: Path, lines: Iterable[bytes]) -> None:
    """Whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            file.writelines(line + b"\n" for line in lines)
        fresh.replace(path)
    except OSError as error:
        raise UserError("cli-unwritable", file=str(path), problem=str(error.strerror)) from None


def _write_csv(path: Path, rows: list[Kept]) -> None:
    """Lists with a space between their members."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        if rows:
            writer.writerow(msgspec.structs.asdict(rows[0]))
        for row in rows:
            writer.writerow([_cell(value) for value in msgspec.structs.asdict(row).values()])


def _cell(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _write_parquet(path: Path, rows: list[Kept], head: Mapping[str, Any]) -> None:
    pa, parquet = arrow()
    table = pa.Table.from_pylist([msgspec.to_builtins(row) for row in rows])
    table = table.replace_schema_metadata({"regalia": msgspec.json.encode(head)})
    parquet.write_table(table, path)


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet, or which extra is missing."""
    try:
        import pyarrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise UserError("extra-missing", package="pyarrow", extra="data") from None
    return pyarrow, parquet
