"""Where observations and masks are written: rows of small numbers side by side, which NumPy reads without a copy.

Between two decisions little of a row changes, and most of it is zeros. So there are two ways to write:

kept     `set`, `set_one`, `set_members` say all of what some cells hold. The sheet knows what it wrote there last and touches
         only what differs.
fresh    `put`, `add`, `put_set` say what is not zero. The sheet remembers the cells and clears them before the next time.

A cell is written in one of the ways, always the same. A piece of an observation has a stretch of cells of its own; as long as it
is not opened again, they stay as they are.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i16, i32, i64, u8
from regalia.core.observing.ledger import Ledger
from regalia.core.options import Options
from regalia.core.vecs import append, vec

MOST: Final = 32767
LEAST: Final = -32768
NOTHING: Final = -1


class Sheet:
    """`rows` times `width` numbers of 16 bits.

    before    of the kept cells: at the first cell of a set, or of one of several, what was written there last
    written   of the fresh cells of a piece: where they are, as many from the piece's first cell on as `counts` says there
    ledger    what the rows held when they were observed last; without one every piece is written every time
    """

    def __init__(self, rows: i64, width: i64, ledger: Ledger | None = None) -> None:
        self.rows: Final[i64] = rows
        self.width: Final[i64] = width
        self.ledger: Final[Ledger | None] = ledger
        self.cells: vec[i16] = vec[i16]()
        self.before: vec[i64] = vec[i64]()
        self.written: vec[i32] = vec[i32]()
        self.counts: vec[i32] = vec[i32]()
        for _ in range(rows * width):
            self.cells = append(self.cells, i16(0))
            self.before = append(self.before, 0)
            self.written = append(self.written, i32(0))
            self.counts = append(self.counts, i32(0))
        self.base: i64 = 0
        self.open: i64 = 0

    def begin(self, row: i64, at: i64 = 0) -> None:
        """What is written now belongs to a piece of this row, from `at` on; its fresh cells are cleared."""
        base: i64 = row * self.width
        self.base = base
        self.open = base + at
        count: i64 = i64(self.counts[self.open])
        if count > 0:
            cells = self.cells
            written = self.written
            for n in range(self.open, self.open + count):
                cells[base + i64(written[n])] = i16(0)
            self.counts[self.open] = i32(0)

    # -- kept ----------------------------------------------------------------------------------

    def set(self, at: i64, value: i64) -> None:
        """One number, kept within 16 bits."""
        self.cells[self.base + at] = i16(min(MOST, max(LEAST, value)))

    def set_row(self, at: i64, size: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """`count` numbers of a row, from its place `first` on, then zeros up to `size`."""
        cells = self.cells
        where: i64 = self.base + at
        for n in range(size):
            value: i64 = 0
            if n < count:
                value = numbers[first + n]
            cells[where + n] = i16(min(MOST, max(LEAST, value)))

    def set_one(self, at: i64, number: i64) -> None:
        """1 in the cell of this number from `at` on, zeros in the others; NOTHING, or any number below 0: zeros in all."""
        where: i64 = self.base + at
        last: i64 = self.before[where]
        now: i64 = 0
        if number >= 0:
            now = number + 1
        if last == now:
            return
        if last > 0:
            self.cells[where + last - 1] = i16(0)
        if now > 0:
            self.cells[where + number] = i16(1)
        self.before[where] = now

    def set_ones(self, at: i64, places: i64, ids: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """The same for each of several places side by side: `count` numbers of a row, then nothing. What is no id is nothing."""
        for n in range(places):
            number: i64 = NOTHING
            if n < count:
                number = numbers[first + n]
                if number >= ids:
                    number = NOTHING
            self.set_one(at + n * ids, number)

    def set_seat(self, at: i64, seats: i64, whose: i64, seat: i64) -> None:
        """One of the seats, as `seat` counts them: itself first, then clockwise; below 0: nobody."""
        place: i64 = whose
        if whose >= 0:
            place = whose - seat
            if place < 0:
                place += seats
        self.set_one(at, place)

    def set_members(self, at: i64, mask: i64) -> None:
        """A bit mask, a cell for each of its bits."""
        where: i64 = self.base + at
        last: i64 = self.before[where]
        if last == mask:
            return
        self.before[where] = mask
        self.exchange(where, last, mask)

    def set_stretch(self, at: i64, first: i64, mask: i64) -> None:
        """The same for a set whose cells begin `first` behind `at`, now here and now there; zeros in all other cells."""
        where: i64 = self.base + at
        last: i64 = self.before[where]
        if self.before[where + 1] != first:
            self.exchange(where + self.before[where + 1], last, 0)
            last = 0
            self.before[where + 1] = first
        if last != mask:
            self.exchange(where + first, last, mask)
        self.before[where] = mask

    def exchange(self, where: i64, last: i64, mask: i64) -> None:
        """Write the cells in which two masks differ."""
        cells = self.cells
        rest: i64 = last ^ mask
        now: i64 = mask
        cell: i64 = where
        while rest != 0:
            if rest & 0xFF == 0:
                rest >>= 8
                now >>= 8
                cell += 8
                continue
            if rest & 1 == 1:
                cells[cell] = i16(now & 1)
            rest >>= 1
            now >>= 1
            cell += 1

    # -- fresh ---------------------------------------------------------------------------------

    def put(self, at: i64, value: i64) -> None:
        """Write one number of the row, kept within 16 bits."""
        if value == 0:
            return
        where: i64 = self.base + at
        if self.cells[where] == 0:
            count = self.counts[self.open]
            self.written[self.open + i64(count)] = i32(at)
            self.counts[self.open] = count + i32(1)
        self.cells[where] = i16(min(MOST, max(LEAST, value)))

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
