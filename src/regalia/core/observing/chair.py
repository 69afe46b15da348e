"""One seat of one game at a time: its decision, those of others who choose at random, and what it sees then."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.pieces import Writer
from regalia.core.observing.sheet import Mask, Sheet
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import State


class Chair:
    """`sheet` and `mask` have one row each, which is written again and again."""

    def __init__(self, writer: Writer, actions: i64) -> None:
        self.writer: Final[Writer] = writer
        self.sheet: Final[Sheet] = writer.sheet(1)
        self.mask: Final[Mask] = Mask(1, actions)

    def act(self, g: State, seat: i64, action: i64) -> bool:
        """Do it if it is legal; false if it is not, with nothing changed."""
        if not options_of(g, seat).has(action):
            return False
        g.do_as(seat, action)
        return True

    def pass_on(self, g: State, seat: i64, chances: list[Rng]) -> None:
        """Let the others choose at random until the seat is asked; `chances`: a generator for each seat."""
        while not g.over and not is_asked(g, seat):
            options = g.options
            g.do_as(g.turn, options.items[chances[g.turn].below(options.count)])

    def turn(self, g: State, seat: i64, action: i64, chances: list[Rng]) -> bool:
        """A step of somebody who plays against chance: the seat's decision, those of the others, and what the seat sees then.
        False if it is not legal, with nothing changed."""
        if not self.act(g, seat, action):
            return False
        self.pass_on(g, seat, chances)
        self.show(g, seat)
        return True

    def show(self, g: State, seat: i64) -> None:
        """What the seat sees, and what it may do."""
        self.look(g, seat)
        self.list_options(g, seat)

    def listed(self) -> list[int]:
        """The options that the mask shows."""
        return self.mask.legal[0].listed()

    def look(self, g: State, seat: i64) -> None:
        self.writer.write(g, seat, self.sheet, 0)

    def list_options(self, g: State, seat: i64) -> None:
        """The mask of what the seat may do now."""
        self.mask.write(0, options_of(g, seat))


def is_asked(g: State, seat: i64) -> bool:
    if len(g.lanes) > 0:
        return len(g.lanes[seat]) > 0
    return g.turn == seat and not g.over


def options_of(g: State, seat: i64) -> Options:
    """The options of a seat; those in the engine's own buffer are only to be looked at."""
    if g.over:
        return Options()
    if seat == g.turn:
        return g.options
    found = Options()
    if len(g.lanes) > 0 and len(g.lanes[seat]) > 0:
        g.lanes[seat][-1].legal(g, found)
    return found
