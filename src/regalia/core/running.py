"""A game that runs: a stack of steps, the options of whoever acts, and what is told of it.

It applies an action, runs automatic steps, drops questions without an answer, and enumerates the options once per decision
into one reused buffer.

Several seats may decide at once: then each of them has a lane, a stack of its own. Any of them may act first;
what happens in a lane is seen by its seat alone until the last lane is empty. For search and for
environments that want one actor at a time, `turn` names the first seat whose lane is still open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regalia.core.events import EVERYBODY, Event
from regalia.core.ints import i64
from regalia.core.luck import Luck
from regalia.core.options import Options
from regalia.core.stack import Stack
from regalia.core.step import NOBODY, Step

if TYPE_CHECKING:
    from regalia.core.game import Game

MAIN: Final = -1


class Entry:
    """One decision of the past, linked to the one before, so that copies share their history."""

    def __init__(self, before: Entry | None, seat: i64, action: i64, chance: list[int], barrier: bool, lane: bool) -> None:
        self.before: Final[Entry | None] = before
        self.seat: Final[i64] = seat
        self.action: Final[i64] = action
        self.chance: Final[list[int]] = chance
        self.barrier: Final[bool] = barrier
        self.lane: Final[bool] = lane


class Running(Luck):
    def __init__(self, game: Game, seats: i64) -> None:
        super().__init__(game)
        self.seats: i64 = seats
        self.stack: Stack = Stack()
        self.lanes: list[Stack] = []
        self.lane_moves: list[int] = []
        self.lane: i64 = MAIN
        self.options: Options = Options()
        self.turn: i64 = NOBODY
        self.over: bool = False
        self.moves: i64 = 0
        self.events: list[Event] | None = None
        self.history: Entry | None = None

    def push(self, step: Step[Any]) -> None:
        """Put a step on top: of the lane being played, or of the main stack."""
        if self.lane == MAIN:
            self.stack.append(step)
        else:
            self.lanes[self.lane].append(step)

    def together(self, steps: list[Step[Any]]) -> None:
        """Let the seats of these steps decide at once and in secret; the main stack goes on when all are done."""
        self.lanes = [Stack() for _ in range(self.seats)]
        self.lane_moves = [0] * self.seats
        for step in steps:
            self.lanes[step.seat].append(step)

    def do(self, action: i64) -> None:
        """Apply an option of the seat in `turn`, unchecked: for playouts and search."""
        self.do_as(self.turn, action)

    def do_as(self, seat: i64, action: i64) -> None:
        in_lane = len(self.lanes) > 0
        if self.recording:
            self.outcomes = []
        self.barrier = False
        if in_lane:
            self.lane = seat
            step = self.lanes[seat].pop()
            self.lane_moves[seat] += 1
        else:
            step = self.stack.pop()
        step.apply(self, action)
        self.moves += 1
        self.advance()
        if self.recording:
            self.history = Entry(self.history, seat, action, self.outcomes, self.barrier, in_lane)

    def advance(self) -> None:
        """Go on until somebody has a choice, or the game is over."""
        while True:
            if len(self.lanes) > 0:
                if self._advance_lanes():
                    return
                continue
            self.lane = MAIN
            if len(self.stack) == 0:
                self.turn = NOBODY
                self.options.clear()
                self.over = True
                return
            if self._settle(self.stack):
                self.turn = self.stack[-1].seat
                return

    def _advance_lanes(self) -> bool:
        """True when a lane waits for its seat. Only the lane just played can have changed; when lanes open, all of them."""
        played = self.lane
        if played == MAIN:
            for seat in range(len(self.lanes)):
                self._settle_lane(seat)
        else:
            self._settle_lane(played)
        self.lane = MAIN
        for seat in range(len(self.lanes)):
            if len(self.lanes[seat]) > 0:
                self.turn = seat
                if seat != played:
                    self.options.clear()
                    self.lanes[seat][-1].legal(self, self.options)
                return True
        self.lanes = []
        self.barrier = True
        return False

    def _settle_lane(self, seat: i64) -> None:
        lane = self.lanes[seat]
        self.lane = seat
        while len(lane) > 0 and not self._settle(lane):
            pass

    def _settle(self, stack: Stack) -> bool:
        """True when the top of the stack is a question to be put; otherwise it has been dealt with."""
        top = stack[-1]
        if top.auto:
            if top.seat != NOBODY:
                self.barrier = True
            stack.pop()
            top.apply(self, NOBODY)
            return False
        options = self.options
        options.clear()
        top.legal(self, options)
        count = len(options)
        if count > 1 or (count == 1 and top.always):
            return True
        stack.pop()
        if count == 1:
            top.apply(self, options[0])
        return False

    def playout(self) -> None:
        """Play uniformly at random to the end."""
        rng = self.rng
        options = self.options
        while not self.over:
            self.do(options[rng.below(len(options))])

    # -- events --------------------------------------------------------------------------------

    def emit(self, key: str, seat: i64, args: dict[str, int | str]) -> None:
        """Record an event for everybody; inside a lane, for its seat only. Guard the call with `self.events is not None`
        where building the arguments costs."""
        if self.events is not None:
            to: i64 = EVERYBODY if self.lane == MAIN else 1 << self.lane
            self.events.append(Event(key, seat, args, to))

    def emit_to(self, key: str, seat: i64, args: dict[str, int | str], to: i64) -> None:
        """Record an event for the seats of a bit mask only."""
        if self.events is not None:
            self.events.append(Event(key, seat, args, to))
