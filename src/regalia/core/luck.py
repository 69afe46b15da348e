"""The chance of one game: its own generator, the record of what fell, and outcomes given in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.chance import ChanceMismatch, ChanceWanted
from regalia.core.ints import i64
from regalia.core.rng import Rng
from regalia.core.step import NOBODY
from regalia.core.vecs import vec

if TYPE_CHECKING:
    from regalia.core.game import Game


class Luck:
    """`outcomes` are those since the last decision, (kind, outcome) in a row; `script` those given in advance, `scripted` how
    many of its numbers have been used, NOBODY without a script. `barrier`: undo stops here."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.rng: Rng = Rng(0, 0, 0, 0)
        self.recording: bool = False
        self.outcomes: list[int] = []
        self.script: list[int] = []
        self.scripted: i64 = NOBODY
        self.barrier: bool = False

    def pick(self, kind: i64, values: vec[i64]) -> i64:
        """One of the values, each as likely; recorded, or taken from the record being replayed."""
        found: i64 = NOBODY
        if self.scripted != NOBODY:
            if self._used_up():
                raise self._wanted(kind, list(values), [1 for _ in values])
            found = self._scripted(kind)
            if found not in values:
                raise ChanceMismatch(self.game.chance.write([kind, found])[0])
        else:
            found = values[self.rng.below(len(values))]
        self._note(kind, found)
        return found

    def pick_member(self, kind: i64, mask: i64) -> i64:
        """One of the numbers in a bit mask, each as likely; recorded, or taken from the record being replayed."""
        found: i64 = 0
        if self.scripted != NOBODY:
            if self._used_up():
                inside = [number for number in range(63) if (mask >> number) & 1 == 1]
                raise self._wanted(kind, inside, [1 for _ in inside])
            found = self._scripted(kind)
            if found < 0 or found > 62 or (mask >> found) & 1 == 0:
                raise ChanceMismatch(self.game.chance.write([kind, found])[0])
        else:
            rest: i64 = mask
            count: i64 = 0
            while rest != 0:
                rest &= rest - 1
                count += 1
            skip: i64 = self.rng.below(count)
            rest = mask
            while skip > 0:
                rest &= rest - 1
                skip -= 1
            while rest & 0xFF == 0:
                rest >>= 8
                found += 8
            while rest & 1 == 0:
                rest >>= 1
                found += 1
        self._note(kind, found)
        return found

    def pick_weighted(self, kind: i64, weights: vec[i64]) -> i64:
        """An index, in proportion to its weight; recorded, or taken from the record being replayed."""
        found: i64 = 0
        if self.scripted != NOBODY:
            if self._used_up():
                likely = [at for at in range(len(weights)) if weights[at] > 0]
                raise self._wanted(kind, likely, [weights[at] for at in likely])
            found = self._scripted(kind)
            if found >= len(weights) or weights[found] <= 0:
                raise ChanceMismatch(self.game.chance.write([kind, found])[0])
        else:
            total: i64 = 0
            for at in range(len(weights)):
                total += weights[at]
            rest: i64 = self.rng.below(total)
            while rest >= weights[found]:
                rest -= weights[found]
                found += 1
        self._note(kind, found)
        return found

    def roll(self, kind: i64, sides: i64) -> i64:
        """A number from 0 to sides - 1, each as likely; recorded, or taken from the record being replayed."""
        if self.scripted != NOBODY:
            if self._used_up():
                raise self._wanted(kind, list(range(sides)), [1] * sides)
            found = self._scripted(kind)
            if found < 0 or found >= sides:
                raise ChanceMismatch(self.game.chance.write([kind, found])[0])
        else:
            found = self.rng.below(sides)
        self._note(kind, found)
        return found

    def _note(self, kind: i64, found: i64) -> None:
        self.barrier = True
        if self.recording:
            self.outcomes.append(kind)
            self.outcomes.append(found)

    def _used_up(self) -> bool:
        return self.scripted + 1 >= len(self.script)

    def _wanted(self, kind: i64, outcomes: list[int], weights: list[int]) -> ChanceWanted:
        return ChanceWanted(self.game.chance.kinds[kind].name, kind, outcomes, weights)

    def _scripted(self, kind: i64) -> i64:
        at = self.scripted
        if at + 1 >= len(self.script) or self.script[at] != kind:
            expected = self.game.chance.kinds[kind].name
            raise ChanceMismatch(expected)
        self.scripted = at + 2
        return self.script[at + 1]

    def reveal(self) -> None:
        """Something hidden has been shown without a chance event: undo stops here."""
        self.barrier = True
