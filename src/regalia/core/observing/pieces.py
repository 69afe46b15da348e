"""The named pieces of an observation: who sees which share of a field, and the whole of them as one writer.

Of a set that the seat may not see a piece tells only how many components it holds, of another hidden value nothing.
"""

from __future__ import annotations

from typing import Any, Final

from regalia.core.ints import i64
from regalia.core.observing.ledger import WORD, Layout, Ledger, Values
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import ALL_KNOWN, Unit
from regalia.core.state import State
from regalia.core.step import NOBODY

# Who sees a piece.
EVERYBODY: Final = 0
OWNER: Final = 1
NOBODY_SEES: Final = 2


class Sight:
    """Who may see a value: `seen`, or everybody when `open_when(g, owner)`; `owner(g)` of a value of the table; `known(g)`: how
    many of its first components everybody knows."""

    def __init__(self, seen: i64, owner: Any, open_when: Any, known: Any) -> None:
        self.seen: Final[i64] = seen
        self.owner: Final[Any] = owner
        self.open_when: Final[Any] = open_when
        self.known: Final[Any] = known

    def limit(self, g: State, seat: i64, share: i64) -> i64:
        """How many components of the share the seat may know: ALL_KNOWN, or those that everybody knows."""
        if self.seen == EVERYBODY:
            return ALL_KNOWN
        owner: i64 = share
        if self.owner is not None:
            owner = self.owner(g)
        if self.seen == OWNER and seat == owner and owner != NOBODY:
            return ALL_KNOWN
        if self.open_when is not None and self.open_when(g, owner):
            return ALL_KNOWN
        if self.known is not None:
            known: i64 = self.known(g)
            return known
        return 0


class Piece:
    """A field, or what each seat or thing has of it: `shares` of them, from `at` on. `turned`: the shares are the seats', the
    observing seat's first. `counted`: the last cell of each share is how many components it holds."""

    def __init__(self, name: str, unit: Unit, shares: i64, turned: bool, sight: Sight, counted: bool, alone: bool) -> None:
        self.name: Final[str] = name
        self.unit: Final[Unit] = unit
        self.shares: Final[i64] = shares
        self.turned: Final[bool] = turned
        self.sight: Final[Sight] = sight
        self.counted: Final[bool] = counted
        self.alone: Final[bool] = alone
        self.only_counted: Final[bool] = counted and sight.seen == NOBODY_SEES and sight.open_when is None
        width: i64 = 0 if self.only_counted else unit.size
        if counted:
            width += 1
        self.width: Final[i64] = width
        self.at: i64 = 0
        self.open: Final[bool] = sight.seen == EVERYBODY

    @property
    def size(self) -> int:
        return self.width * self.shares

    @property
    def shape(self) -> list[int]:
        inner: list[int] = list(self.unit.shape)
        if self.counted:
            inner = [self.width]
        return inner if self.alone else [self.shares, *inner]

    def bounds(self) -> list[tuple[int, int]]:
        inner = [] if self.only_counted else self.unit.bounds()
        if self.counted:
            inner = [*inner, (0, 127)]
        return inner * self.shares

    def write(self, g: State, seat: i64, out: Sheet) -> None:
        self.unit.prepare(g)
        if self.open and not self.counted:
            self.write_all(g, seat, out)
        else:
            self.write_known(g, seat, out)

    def write_all(self, g: State, seat: i64, out: Sheet) -> None:
        """Everybody sees everything."""
        unit = self.unit
        shares: i64 = self.shares
        width: i64 = self.width
        at: i64 = self.at
        share: i64 = 0
        if self.turned:
            share = seat
        for _ in range(shares):
            unit.write(g, share, seat, out, at, ALL_KNOWN)
            at += width
            share += 1
            if share == shares:
                share = 0

    def write_known(self, g: State, seat: i64, out: Sheet) -> None:
        """Share by share, what the seat may know of it."""
        unit = self.unit
        at: i64 = self.at
        for n in range(self.shares):
            share: i64 = n
            if self.turned:
                share = (seat + n) % self.shares
            if self.open:
                unit.write(g, share, seat, out, at, ALL_KNOWN)
            elif not self.only_counted:
                limit = self.sight.limit(g, seat, NOBODY if self.alone else share)
                if limit > 0:
                    unit.write(g, share, seat, out, at, limit)
                else:
                    unit.hide(out, at)
            if self.counted:
                out.set(at + self.width - 1, unit.held(g, share))
            at += self.width


class Rule:
    """Who may see some pieces, where that changes in the course of a game: for each of their shares the limit stands in the
    ledger as if it were an attribute of this number."""

    def __init__(self, sight: Sight, shares: i64, alone: bool, number: i64) -> None:
        self.sight: Final[Sight] = sight
        self.shares: Final[i64] = shares
        self.alone: Final[bool] = alone
        self.number: Final[i64] = number

    def compare(self, g: State, seat: i64, ledger: Ledger) -> None:
        for share in range(self.shares):
            ledger.number_of(self.number, share, self.sight.limit(g, seat, NOBODY if self.alone else share))


class Followed:
    """How a game's attributes are followed, where it has the room `values`."""

    def __init__(self, values: Values, layout: Layout, rules: list[Rule]) -> None:
        self.values: Final[Values] = values
        self.layout: Final[Layout] = layout
        self.rules: Final[list[Rule]] = rules

    def compare(self, g: State, seat: i64, row: i64, ledger: Ledger) -> None:
        ledger.begin(row, seat)
        self.values.compare(g, ledger)
        for rule in self.rules:
            rule.compare(g, seat, ledger)


class Writer:
    """All pieces of a game, one behind the other. Without `followed` every piece is written every time."""

    def __init__(self, pieces: list[Piece], followed: Followed | None = None) -> None:
        self.pieces: Final[list[Piece]] = pieces
        self.followed: Final[Followed | None] = followed
        at: i64 = 0
        for piece in pieces:
            piece.at = at
            at += piece.width * piece.shares
        self.size: Final[i64] = at

    def sheet(self, rows: i64) -> Sheet:
        """Where so many observations can be written, each as long as it is kept up to date."""
        return Sheet(rows, self.size, None if self.followed is None else Ledger(self.followed.layout, rows))

    def write(self, g: State, seat: i64, out: Sheet, row: i64) -> None:
        """What the seat may see, as one row."""
        followed = self.followed
        ledger = out.ledger
        if followed is None or ledger is None:
            for piece in self.pieces:
                out.begin(row, piece.at)
                piece.write(g, seat, out)
            return
        followed.compare(g, seat, row, ledger)
        for word in range(ledger.words):
            marks: i64 = ledger.stale[word]
            number: i64 = word * WORD
            while marks != 0:
                if marks & 0xFF == 0:
                    marks >>= 8
                    number += 8
                    continue
                if marks & 1 == 1:
                    changed = self.pieces[number]
                    out.begin(row, changed.at)
                    changed.write(g, seat, out)
                marks >>= 1
                number += 1
