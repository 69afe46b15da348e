"""A table as it stands: the fold of its rows.

A published Live never changes. Whoever wants to add something takes a `draft()`, adds rows to it, and publishes it once the
rows are committed; so everybody else always sees a whole table, and a draft that loses the race is thrown away.

What a viewer sees is counted for each viewer alone (`seen`, `steps`): a secret choice is a row that only its own seat sees, so
the numbers tell nobody how far the others are. That a seat is ready, or no longer, everybody sees: such a row is news for all,
though no step that a post of theirs would have to expect.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.core import journal as journals
from regalia.core.config import Config
from regalia.core.errors import JournalError
from regalia.core.events import EVERYBODY, Event
from regalia.core.game import Game
from regalia.core.registry import game as find_game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table import records as kinds
from regalia.table.clocks import Clocks
from regalia.table.errors import Forbidden
from regalia.table.guiding import guided
from regalia.table.line import Line, Play
from regalia.table.records import Header, Row, Seat, Summary, name_bots

MOST_ROWS = 10_000
"""Rows are kept in memory: after so many, which no game needs, only what brings the game to its end is added."""
FREE = (
    kinds.CHAT,
    kinds.UNDO,
    kinds.REDO,
    kinds.ASK,
    kinds.SIT,
    kinds.LEAVE,
    kinds.SETTING,
    kinds.COACH,
    kinds.EDIT,
    kinds.LESSON,
)
BOT_PATIENCE = 5.0
"""Seconds after which another process looks after a bot that should have answered."""


class Receipt(msgspec.Struct):
    """The answer to a request, kept so that a repeated request gets it again."""

    seat: int
    keys: list[str]
    step: int


class Ask(msgspec.Struct):
    """A take-back that waits for the others: to the position before the play number `to`. It stands while somebody decides in
    secret, else it would tell of that (`stands`; those of old did not)."""

    seat: int
    to: int
    waiting: list[int]
    stands: bool = False


class Plan(msgspec.Struct):
    """What a seat wants to be done when it is asked. `seen`: only if this is what it then sees; "": as far as it is allowed.
    `passes`: to pass, whenever that is possible."""

    keys: list[str] = []
    seen: str = ""
    passes: bool = False


class Result(msgspec.Struct):
    scores: list[int]
    ranks: list[int]
    ended_by: str
    late: int = NOBODY

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none where the mode is no contest."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Live:
    def __init__(self, header: Header) -> None:
        self.header = self.written = header
        """As it stands after the changes in the lobby, and as it was written when the table was made."""
        self.game: Game = find_game(header.game)
        self.config = config_of(self.game, header)
        self.seats: list[Seat] = list(header.seats)
        self.status = "open"
        self.state: State | None = None
        self.line = Line(self.game)
        self.undone: dict[int, list[Play]] = {}
        self.ask: Ask | None = None
        self.clocks = Clocks(header.clock, self.config.seats)
        self.rows: list[Row] = []
        self.told: list[list[Event]] = []
        self.seen: list[list[int]] = [[] for _ in range(self.config.seats + 1)]
        self.steps: list[int] = [0] * (self.config.seats + 1)
        self.requests: dict[tuple[str, str], Receipt] = {}
        self.plans: dict[int, Plan] = {}
        self.plan_ended: dict[int, str] = {}
        """Why the last plan of a seat came to its end."""
        self.result: Result | None = None
        self.rematch = ""
        self.told_step = 0
        """In a lesson: the step that was told last."""
        self.let_go = False
        """Whether the learner plays on without the lesson."""
        self.removed: frozenset[str] = frozenset()
        """People whom the owner has sent away from the table."""
        self.born: Live | None = None
        """A table that is to be stored together with the rows of this draft."""
        self.cached: dict[Any, bytes] = {}

    def draft(self) -> Live:
        other = Live.__new__(Live)
        other.__dict__.update(self.__dict__)
        other.seats = self.seats.copy()
        other.line = self.line.copy()
        other.undone = {seat: plays.copy() for seat, plays in self.undone.items()}
        other.clocks = self.clocks.copy()
        other.rows = self.rows.copy()
        other.told = self.told.copy()
        other.seen = [seen.copy() for seen in self.seen]
        other.steps = self.steps.copy()
        other.requests = self.requests.copy()
        other.plans = self.plans.copy()
        other.plan_ended = self.plan_ended.copy()
        other.cached = {}
        return other

    # -- asking --------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last row."""
        return len(self.rows)

    @property
    def running(self) -> bool:
        return self.status == "running"

    def step(self, viewer: int) -> int:
        """How many steps the viewer has seen: the number a post must expect."""
        return self.steps[viewer + 1]

    def sequence(self, viewer: int) -> int:
        """How many rows the viewer has seen, chat included: the number of an update."""
        return len(self.seen[viewer + 1])

    def seen_before(self, viewer: int, row: int) -> int:
        """How many rows the viewer had seen when this one was written: a number of it that tells nothing of the others."""
        return bisect_left(self.seen[viewer + 1], row - 1)

    def actors(self) -> list[int]:
        return self.state.actors() if self.state is not None and self.running else []

    def bots_asked(self) -> list[int]:
        """Not in a lesson: there everybody but the learner follows it."""
        return [] if guided(self) else [seat for seat in self.actors() if self.seats[seat].player]

    def people_asked(self) -> list[int]:
        return [seat for seat in self.actors() if not self.seats[seat].player]

    def seats_of(self, identity: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if identity and seat.identity == identity]

    def alone(self, viewer: int) -> bool:
        """Whether the viewer is a person with this one seat: only then is the seat "you"."""
        return viewer != NOBODY and self.seats[viewer].kind == "human" and len(self.seats_of(self.seats[viewer].identity)) == 1

    def last_step(self) -> int:
        """The last moment one may look back to: what is being decided in secret right now does not count."""
        if self.state is None:
            return 0
        plays = len(self.line.plays)
        return plays if self.status == "finished" else plays - self.hidden_plays()

    def hidden_plays(self) -> int:
        """How many of the last decisions belong to a secret choice that is still open. A table that began in the middle of one
        has not seen its first decisions."""
        if self.state is None or not self.state.lanes:
            return 0
        return min(len(self.line.plays), sum(self.state.lane_moves))

    def names(self, lang: str) -> list[str]:
        """What the seats are called: as their players wish, else in the rulebook's words."""
        given = self.game.seat_names(lang, self.config)
        return [seat.name or given[number] for number, seat in enumerate(self.seats)]

    def summary(self) -> Summary:
        """What is written beside the rows for those who have not opened the table."""
        identities = {name for seat in self.seats for name in (seat.identity, seat.invited)} | {self.header.owner}
        return Summary(self.status, self._due(), sorted(identities - {""}))

    def _due(self) -> float | None:
        due = self.clocks.next_deadline()
        if self.bots_asked() or any(seat in self.plans for seat in self.people_asked()):
            patience = self.rows[-1].at + BOT_PATIENCE
            due = patience if due is None else min(due, patience)
        return due

    # -- adding --------------------------------------------------------------------------------

    def add(self, row: Row) -> None:
        """A row as it was stored."""
        if row.step != self.last + 1:
            raise ValueError(f"row {row.step} after {self.last} rows of table {self.header.id}")
        self._fold(row, drawn=False)

    def write(self, kind: str, at: float, given: bool = False, **fields: Any) -> Row:
        """A new row of a draft. Chance, where the row needs it, is drawn now and noted in the row, unless it is given."""
        if len(self.rows) >= MOST_ROWS and _free(kind, fields.get("data", {})):
            raise Forbidden("table-enough")
        last = self.rows[-1].at if self.rows else 0.0
        row = Row(step=self.last + 1, kind=kind, at=max(at, last), **fields)
        self._fold(row, drawn=not given)
        return row

    def _fold(self, row: Row, drawn: bool) -> None:
        events: list[Event] = []
        to = EVERYBODY
        before, asked = self.state, self.actors()
        if row.kind == kinds.START:
            self._start(row, drawn, events)
        elif row.kind in (kinds.ACT, kinds.REDO):
            to = self._act(row, drawn, events)
        elif row.kind == kinds.UNDO:
            to = self._undo(row)
        else:
            to = self._aside(row)
        self.rows.append(row)
        self.told.append(events)
        self._count(row, to, self.state is not before or row.kind == kinds.TIMEOUT, self.actors() != asked)

    def _count(self, row: Row, to: int, step: bool, ready: bool) -> None:
        for viewer in range(NOBODY, len(self.seats)):
            if viewer in row.data.get(kinds.DEAF, ()):
                continue
            theirs = to in (EVERYBODY, viewer)
            if theirs or ready:
                self.seen[viewer + 1].append(len(self.rows) - 1)
            self.steps[viewer + 1] += step and theirs
        if row.request:
            before = self.requests.get((row.who, row.request))
            keys = [*(before.keys if before else []), row.action or row.kind]
            self.requests[row.who, row.request] = Receipt(row.seat, keys, self.step(row.seat))

    def refit(self, header: Header, seats: list[Seat], places: Sequence[int]) -> None:
        """Before the start: another set-up, with the people of `places` in the new seats (NOBODY: somebody new)."""
        self.header = header
        self.config = config_of(self.game, header)
        self.clocks = Clocks(header.clock, self.config.seats)
        self.reseat(seats, places)

    def reseat(self, seats: list[Seat], places: Sequence[int]) -> None:
        """Each seat goes on with what its person has seen."""
        if not seats:
            return
        automata = [Seat("automa") for _ in range(self.config.seats - len(seats))]
        from_where = [NOBODY, *places, *[NOBODY] * len(automata)]
        self.seats = [*seats, *automata]
        self.seen = [self.seen[place + 1].copy() for place in from_where]
        self.steps = [self.steps[place + 1] for place in from_where]

    # -- the game ------------------------------------------------------------------------------

    def _start(self, row: Row, drawn: bool, events: list[Event]) -> None:
        for number, bot in row.data.get("bots", {}).items():
            self.seats[int(number)] = Seat("bot", bot=bot)
        name_bots(self.seats)
        self.reseat([self.seats[number] for number in row.data.get("order", ())], row.data.get("order", ()))
        if drawn and self.header.position is None:
            state = self.game.deal(self.config, seeded(self.header.seed(row.step, "chance")), events=events)
            row.chance = self.game.chance.write(state.origin)
        else:
            state = journals.begin(self.game, self._journal(row.chance), events)
        state.events = None
        self.state = state
        self.line.begin(state)
        self.status = "running"
        if state.lanes:
            self.clocks.hide()
        self.clocks.acted(row.at, NOBODY, self.people_asked(), False)
        self._look_for_end()

    def _journal(self, setup: list[str]) -> journals.Journal:
        h = self.header
        options = dict(h.options)
        return journals.Journal(h.game, h.rules, h.mode, h.players, options, pack=h.pack, setup=setup, position=h.position)

    def _act(self, row: Row, drawn: bool, events: list[Event]) -> int:
        assert self.state is not None
        before = self.state
        rng = seeded(self.header.seed(row.step, "chance")) if drawn else None
        after = self.line.play(before, row, rng, events)
        self.state = after
        secret = bool(before.lanes) and _same_lanes(before, after)
        if row.kind == kinds.REDO:
            self.undone[row.seat].pop()
        else:
            self._forget_undone(row.seat, secret)
        self._no_ask(secret)
        ended = after.history is not None and bool(after.history.barrier)
        if not secret:
            self.clocks.show()
        self.clocks.acted(row.at, row.seat, self.people_asked(), ended)
        if after.lanes and not secret:
            self.clocks.hide()
        self._look_for_end()
        return row.seat if secret else EVERYBODY

    def _forget_undone(self, seat: int, secret: bool) -> None:
        if secret:
            self.undone.pop(seat, None)
        else:
            self.undone = {}

    def _undo(self, row: Row) -> int:
        assert self.state is not None
        before, number = bool(self.state.lanes), self.line.index_of(int(row.data["of"]))
        play, self.state = self.line.take_out(int(row.data["of"]))
        secret = before and bool(self.state.lanes)
        self.undone.setdefault(row.seat, []).append(play)
        self._no_ask(secret)
        if self.ask is not None and number < self.ask.to:
            self.ask = msgspec.structs.replace(self.ask, to=self.ask.to - 1)
        self.clocks.rewound(row.at, self.people_asked())
        return row.seat if secret else EVERYBODY

    def _no_ask(self, secret: bool) -> None:
        """The game goes on, and nobody is asked for a take-back any more; what others do not see changes nothing for them."""
        if not secret or (self.ask is not None and not self.ask.stands):
            self.ask = None

    def take_back(self, at: float, to: int) -> None:
        """To the position before the play number `to`."""
        assert self.state is not None
        self.state = self.line.back_to(to) if to < len(self.line.plays) else self.state
        self.undone = {}
        self.ask = None
        self.clocks.show()
        self.clocks.rewound(at, self.people_asked())
        if self.state.lanes:
            self.clocks.hide()

    def _look_for_end(self) -> None:
        if self.state is not None and self.state.over:
            self.finish(Result(self.state.scores(), self.state.ranks(), "played"), self.rows[-1].at if self.rows else 0.0)

    def finish(self, result: Result, at: float) -> None:
        self.result = result
        self.status = "finished"
        self.clocks.show()
        self.clocks.rewound(at, [])

    # -- everything else -----------------------------------------------------------------------

    def _aside(self, row: Row) -> int:
        from regalia.table.asides import fold

        return fold(self, row)


def _free(kind: str, data: dict[str, Any]) -> bool:
    """Whether people could go on adding such rows for ever, and the game ends without them."""
    return kind in FREE or (kind == kinds.STAND_IN and bool(data["bot"])) or (kind == kinds.PLAN and "end" not in data)


def config_of(game: Game, header: Header) -> Config:
    data = {"rules": header.rules, "mode": header.mode, "players": header.players, "options": header.options}
    if header.pack is not None:
        data["pack"] = msgspec.to_builtins(header.pack)
    return journals.read_config(game, data, JournalError)


def _same_lanes(before: State, after: State) -> bool:
    """Whether the secret choice that was open before the decision still is."""
    return bool(after.lanes) and sum(after.lane_moves) == sum(before.lane_moves) + 1
