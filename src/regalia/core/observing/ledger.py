"""What the declared attributes held when a row was observed last, so that only what has changed since is written again.

A game's room `values` (written by `make docs` from its table of fields) hands every declared attribute to the ledger, which
compares it and marks the pieces that tell of it. The observing seat counts too: what is told of seats is turned to it.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.core.vecs import append, vec

NEVER: Final = -1
"""No seat has observed the row yet."""
WORD: Final = 60
"""So many pieces are marked in one number."""


class Layout:
    """Which attributes there are and which pieces they concern: the same for all rows.

    rooms    how many numbers are kept of each attribute: one, or the length and the numbers of a row
    owners   how many objects have the attribute: 1 where it is the state's own
    readers  the pieces that tell of each attribute
    turned   the pieces that depend on the observing seat; always: those that depend on anything besides
    pieces   how many there are
    """

    def __init__(
        self,
        rooms: list[int],
        owners: list[int],
        readers: list[list[int]],
        turned: list[int],
        always: list[int],
        pieces: i64,
    ) -> None:
        self.words: Final[i64] = (pieces + WORD - 1) // WORD
        self.first: vec[i64] = vec[i64]()
        self.room: vec[i64] = vec[i64]()
        self.readers: vec[i64] = vec[i64]()
        at: i64 = 0
        for n in range(len(rooms)):
            self.first = append(self.first, at)
            self.room = append(self.room, rooms[n])
            at += rooms[n] * owners[n]
            self.readers = self.marks(self.readers, readers[n])
        self.width: Final[i64] = at
        self.always: vec[i64] = self.marks(vec[i64](), always)
        self.turned: vec[i64] = self.marks(vec[i64](), always + turned)
        self.all: vec[i64] = self.marks(vec[i64](), list(range(pieces)))

    def marks(self, row: vec[i64], pieces: list[int]) -> vec[i64]:
        """A row with the marks of some pieces behind it."""
        for word in range(self.words):
            found: i64 = 0
            for piece in pieces:
                if piece // WORD == word:
                    found |= 1 << (piece % WORD)
            row = append(row, found)
        return row


class Ledger:
    """`stale`: marks the pieces that are to be written."""

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.layout: Final[Layout] = layout
        self.words: Final[i64] = layout.words
        self.first: vec[i64] = layout.first
        self.room: vec[i64] = layout.room
        self.readers: vec[i64] = layout.readers
        self.stale: vec[i64] = layout.all[:]
        self.last: vec[i64] = vec[i64]()
        for _ in range(rows * layout.width):
            self.last = append(self.last, 0)
        self.seats: vec[i64] = vec[i64]()
        for _ in range(rows):
            self.seats = append(self.seats, NEVER)
        self.base: i64 = 0

    def begin(self, row: i64, seat: i64) -> None:
        """A row is to be observed by a seat: mark what must be written whatever has changed."""
        before: i64 = self.seats[row]
        self.seats[row] = seat
        self.base = row * self.layout.width
        marks = self.layout.always
        if before == NEVER:
            marks = self.layout.all
        elif before != seat:
            marks = self.layout.turned
        for word in range(self.words):
            self.stale[word] = marks[word]

    def number(self, attribute: i64, value: i64) -> None:
        where: i64 = self.base + self.first[attribute]
        if self.last[where] != value:
            self.last[where] = value
            self.mark(attribute)

    def number_of(self, attribute: i64, owner: i64, value: i64) -> None:
        """Of the object of a seat."""
        where: i64 = self.base + self.first[attribute] + owner
        if self.last[where] != value:
            self.last[where] = value
            self.mark(attribute)

    def row(self, attribute: i64, numbers: vec[i64]) -> None:
        self.row_of(attribute, 0, numbers)

    def row_of(self, attribute: i64, owner: i64, numbers: vec[i64]) -> None:
        """Of the object of a seat."""
        last = self.last
        room: i64 = self.room[attribute]
        where: i64 = self.base + self.first[attribute] + owner * room
        count: i64 = len(numbers)
        if count >= room:
            # Longer than was foreseen: told anew every time.
            self.mark(attribute)
            return
        same = last[where] == count
        n: i64 = 0
        while same and n < count:
            same = last[where + 1 + n] == numbers[n]
            n += 1
        if same:
            return
        last[where] = count
        for k in range(count):
            last[where + 1 + k] = numbers[k]
        self.mark(attribute)

    def mark(self, attribute: i64) -> None:
        first: i64 = attribute * self.words
        for word in range(self.words):
            self.stale[word] |= self.readers[first + word]


class Values:
    """What a game's room `values` offers. `names`: of the attributes, in the order of their numbers; those of the objects that
    seats have with the name of what holds the objects before them."""

    def names(self) -> list[str]:
        raise NotImplementedError

    def compare(self, g: State, ledger: Ledger) -> None:
        """Hand all attributes over."""
        raise NotImplementedError
