"""The line of play: the decisions that stand, with the positions before the last of them.

Taking back removes a decision from the line (never a row from the journal); the positions kept make that cheap.
"""

from __future__ import annotations

from typing import Any

from regalia.core import journal as journals
from regalia.core.errors import JournalError
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.reasons import IllegalAction
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.table.errors import Illegal
from regalia.table.records import Row

KEPT = 40


class Play:
    """One decision that stands. `row` is the number of its row; `before` the position before it, while it is kept."""

    def __init__(self, row: int, line: journals.Line, before: State | None) -> None:
        self.row = row
        self.line = line
        self.before = before


class Line:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.plays: list[Play] = []
        self.origin: State | None = None

    def copy(self) -> Line:
        other = Line(self.game)
        other.plays = self.plays.copy()
        other.origin = self.origin
        return other

    def begin(self, state: State) -> None:
        self.origin = state

    def play(self, state: State, row: Row, rng: Rng | None, events: list[Event]) -> State:
        """The position after a decision; with a generator its chance is drawn and noted in the row, without it is followed."""
        after = state.copy()
        after.events = events
        if rng is None:
            journals.follow(self.game, after, journals.Line(row.seat, row.action, row.chance), len(self.plays) + 1)
        else:
            after.rng = rng
            row.chance = self._draw(after, row.seat, row.action)
        after.events = None
        self._append(Play(row.step, journals.Line(row.seat, row.action, row.chance), state))
        return after

    def _draw(self, state: State, seat: int, key: str) -> list[str]:
        try:
            state.apply(self.game.action(key), seat)
        except IllegalAction as problem:
            raise Illegal(self.game, key, problem.refusal, ()) from None
        assert state.history is not None
        return self.game.chance.write(state.history.chance)

    def _append(self, play: Play) -> None:
        self.plays.append(play)
        if len(self.plays) > KEPT:
            old = self.plays[-KEPT - 1]
            self.plays[-KEPT - 1] = Play(old.row, old.line, None)

    def last_of(self, seat: int) -> Play | None:
        return next((play for play in reversed(self.plays) if play.line.seat == seat), None)

    def index_of(self, row: int) -> int:
        for index, play in enumerate(self.plays):
            if play.row == row:
                return index
        raise JournalError("journal-step", step=row, last=len(self.plays))

    def at(self, count: int) -> State:
        """The position after so many decisions, not to be changed."""
        if count < len(self.plays):
            return self._before(count)
        assert self.origin is not None
        return self._followed(self._before(count - 1), self.plays[-1]) if self.plays else self.origin

    def back_to(self, index: int) -> State:
        """Drop the plays from this one on; the position before it."""
        state = self._before(index)
        del self.plays[index:]
        return state

    def take_out(self, row: int) -> tuple[Play, State]:
        """Remove one decision; those of other seats after it, made in secret meanwhile, are played again."""
        index = self.index_of(row)
        removed = self.plays[index]
        later = self.plays[index + 1 :]
        state = self.back_to(index)
        for play in later:
            self._append(Play(play.row, play.line, state))
            state = self._followed(state, play)
        return removed, state

    def _before(self, index: int) -> State:
        kept = self.plays[index].before
        if kept is not None:
            return kept
        assert self.origin is not None
        state = self.origin.copy()
        for number, play in enumerate(self.plays[:index], start=1):
            journals.follow(self.game, state, play.line, number)
        return state

    def _followed(self, state: State, play: Play) -> State:
        after = state.copy()
        journals.follow(self.game, after, play.line, len(self.plays))
        return after

    def lines(self) -> list[Any]:
        return [play.line for play in self.plays]
