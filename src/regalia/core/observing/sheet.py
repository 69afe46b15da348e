"""Where observations and masks are written: rows of small numbers side by side, which NumPy reads without a copy.

A row is mostly zeros. So a sheet remembers which cells of a row it has written and clears those alone before it writes the row
anew; a mask of ten thousand actions costs as much as its few dozen options.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i16, i32, i64, u8
from regalia.core.options import Options
from regalia.core.vecs import append, vec

MOST: Final = 32767
LEAST: Final = -32768


class Sheet:
    """`rows` times `width` numbers of 16 bits. `begin` a row, then `put` what is not zero."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.cells: vec[i16] = vec[i16]()
        self.written: vec[i32] = vec[i32]()
        self.counts: vec[i64] = vec[i64]()
        for _ in range(rows * width):
            self.cells = append(self.cells, i16(0))
            self.written = append(self.written, i32(0))
        for _ in range(rows):
            self.counts = append(self.counts, 0)
        self.row: i64 = 0
        self.base: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear a row; what is put now belongs to it."""
        base: i64 = row * self.width
        for n in range(self.counts[row]):
            self.cells[base + i64(self.written[base + n])] = i16(0)
        self.counts[row] = 0
        self.row = row
        self.base = base

    def put(self, at: i64, value: i64) -> None:
        """Write one number of the row, kept within 16 bits."""
        if value == 0:
            return
        kept: i64 = value
        if kept > MOST:
            kept = MOST
        elif kept < LEAST:
            kept = LEAST
        where: i64 = self.base + at
        if self.cells[where] == 0:
            count: i64 = self.counts[self.row]
            self.written[self.base + count] = i32(at)
            self.counts[self.row] = count + 1
        self.cells[where] = i16(kept)

    def add(self, at: i64) -> None:
        """One more of what this number counts."""
        self.put(at, i64(self.cells[self.base + at]) + 1)

    def put_set(self, at: i64, mask: i64) -> None:
        """A bit mask, a cell for each of its bits."""
        rest: i64 = mask
        number: i64 = at
        while rest > 0:
            if rest & 0xFF == 0:
                rest >>= 8
                number += 8
                continue
            if rest & 1 == 1:
                self.put(number, 1)
            rest >>= 1
            number += 1


class Mask:
    """`rows` times `width` bytes: 1 for an action that is legal."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.cells: vec[u8] = vec[u8]()
        for _ in range(rows * width):
            self.cells = append(self.cells, u8(0))
        self.legal: list[Options] = [Options() for _ in range(rows)]

    def clear(self, row: i64) -> None:
        base: i64 = row * self.width
        legal = self.legal[row]
        for n in range(legal.count):
            self.cells[base + legal.items[n]] = u8(0)
        legal.clear()

    def write(self, row: i64, options: Options) -> None:
        """These options and no others."""
        self.clear(row)
        base: i64 = row * self.width
        legal = self.legal[row]
        for n in range(options.count):
            action: i64 = options.items[n]
            self.cells[base + action] = u8(1)
            legal.add(action)

    def count(self) -> i64:
        """How many options all rows have together."""
        found: i64 = 0
        for row in range(self.rows):
            found += self.legal[row].count
        return found
