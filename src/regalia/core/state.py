"""The state of a game: a stack of steps, the options of whoever acts, and the state's own generator.

A game subclasses State with its own fields and writes `copy`, `score` and the like by hand. The kernel
runs the flow: it applies an action, runs automatic steps, drops questions without an answer, and
enumerates the options once per decision into one reused buffer.

Several seats may decide at once: then each of them has a lane, a stack of its own. Any of them may act first;
what happens in a lane is seen by its seat alone until the last lane is empty. For search and for
environments that want one actor at a time, `turn` names the first seat whose lane is still open.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from regalia.core.chance import ChanceMismatch, ChanceWanted
from regalia.core.events import EVERYBODY, Event
from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.reasons import IllegalAction, Refusal
from regalia.core.rng import Rng, seeded
from regalia.core.step import LEGAL, NOBODY, Step
from regalia.core.vecs import vec

if TYPE_CHECKING:
    from regalia.core.config import Config
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


class State(metaclass=ABCMeta):
    def __init__(self, game: Game, config: Config, seats: i64) -> None:
        self.game: Game = game
        self.config: Config = config
        self.seats: i64 = seats
        self.stack: list[Step[Any]] = []
        self.lanes: list[list[Step[Any]]] = []
        self.lane_moves: list[int] = []
        self.lane: i64 = MAIN
        self.options: Options = Options()
        self.turn: i64 = NOBODY
        self.over: bool = False
        self.moves: i64 = 0
        self.rng: Rng = Rng(0, 0, 0, 0)
        self.events: list[Event] | None = None
        self.recording: bool = False
        self.history: Entry | None = None
        self.origin: Any = None
        self.outcomes: list[int] = []
        self.script: list[int] = []
        self.scripted: i64 = NOBODY
        self.barrier: bool = False

    # -- what a game provides ------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> State:
        """A copy that shares nothing changeable. Written by hand in each game; start with `copy_kernel`."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """Points of a seat if the game were scored now."""

    def value(self, seat: i64) -> float:
        """How good the position looks for a seat; a bot's guess, not a rule."""
        return float(self.score(seat))

    # What follows is answered by a function of the same name in a room of the game's folder, if it has one.

    def breakdown(self, seat: i64) -> list[tuple[str, int]]:
        """`scoring`: where the points come from: (source, points), in the rulebook's order; the sum is `score`."""
        found: list[tuple[str, int]] = self.game.ask("scoring", "breakdown", self, seat)
        return found

    def tie_break(self, seat: i64) -> list[int]:
        """`scoring`: compared in order after the score, higher first."""
        found: list[int] = self.game.ask("scoring", "tie_break", self, seat, default=[])
        return found

    def out_of_turn(self, seat: i64, action: i64) -> i64:
        """`reasons`: the reason why a seat that is not asked may not act; also after the end of the game."""
        found: int = self.game.ask("reasons", "out_of_turn", self, seat, action)
        return found

    def resample_hidden(self, seat: i64) -> None:
        """Deal anew, from `self.rng`, whatever the seat cannot see, as declared in `fields`; the seat's view stays the same."""
        self.game.deal_anew(self, seat)

    def option_args(self, action: i64) -> dict[str, int | str]:
        """`labels`: parameters of the option's label beyond its item (texts: `option-<block>`)."""
        found: dict[str, int | str] = self.game.ask("labels", "option_args", self, action, default={})
        return found

    def option_piece(self, action: i64) -> str:
        """`labels`: id of the piece on the board that stands for this option, or ""."""
        found: str = self.game.ask("labels", "option_piece", self, action, default="")
        return found

    # -- the flow ------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """Put a step on top: of the lane being played, or of the main stack."""
        if self.lane == MAIN:
            self.stack.append(step)
        else:
            self.lanes[self.lane].append(step)

    def together(self, steps: list[Step[Any]]) -> None:
        """Let the seats of these steps decide at once and in secret; the main stack goes on when all are done."""
        self.lanes = [[] for _ in range(self.seats)]
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

    def _settle(self, stack: list[Step[Any]]) -> bool:
        """True when the top of the stack is a question to be put; otherwise it has been dealt with."""
        top = stack[-1]
        if top.auto:
            if top.seat != NOBODY:
                self.barrier = True
            stack.pop().apply(self, NOBODY)
            return False
        self.options.clear()
        top.legal(self, self.options)
        count = self.options.count
        if count == 0:
            stack.pop()
            return False
        if count == 1 and not top.always:
            only = self.options.items[0]
            stack.pop().apply(self, only)
            return False
        return True

    def playout(self) -> None:
        """Play uniformly at random to the end."""
        rng = self.rng
        options = self.options
        while not self.over:
            self.do(options.items[rng.below(options.count)])

    # -- chance --------------------------------------------------------------------------------

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

    # -- asking --------------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The options of the seat in `turn`."""
        return self.options.listed()

    def actors(self) -> list[int]:
        """The seats that may act now; several while they decide at once."""
        if self.over:
            return []
        if len(self.lanes) > 0:
            return [seat for seat in range(self.seats) if len(self.lanes[seat]) > 0]
        return [self.turn]

    def question(self, seat: i64) -> Step[Any]:
        """The step that asks this seat; the seat must be one of `actors()`."""
        if len(self.lanes) > 0:
            return self.lanes[seat][-1]
        return self.stack[-1]

    def legal_for(self, seat: i64) -> list[int]:
        """The options of any seat that may act now; none for the others."""
        if self.over:
            return []
        if seat == self.turn:
            return self.options.listed()
        found = Options()
        if len(self.lanes) > 0 and len(self.lanes[seat]) > 0:
            self.lanes[seat][-1].legal(self, found)
        return found.listed()

    def refusal(self, seat: i64, action: i64) -> i64:
        """LEGAL, or the number of the reason why this seat may not do this now."""
        if self.over or seat not in self.actors():
            return self.out_of_turn(seat, action)
        return self.question(seat).refusal(self, action)

    def why_not(self, action: i64, seat: i64 = NOBODY) -> Refusal | None:
        """None if the action is legal, else the reason with its clause. Without a seat: the one in `turn`."""
        who = seat
        if who == NOBODY:
            who = self.turn
        if who == NOBODY:
            who = 0
        number = self.refusal(who, action)
        if number == LEGAL:
            return None
        reason = self.game.reasons[number]
        args: dict[str, int | str] = {}
        if not self.over and who in self.actors():
            args = self.question(who).refusal_args(self, action, number)
        return Refusal(reason.key, reason.clause, args)

    def apply(self, action: i64, seat: i64 = NOBODY, chance: list[str] | None = None) -> None:
        """Apply an action, or raise IllegalAction with the reason and change nothing. `chance`: the outcomes that fall, as
        `fallen` names them; ConfigError if they cannot fall."""
        if chance is not None:
            self.game.apply_with(self, action, seat, chance)
            return
        who = seat
        if who == NOBODY:
            who = self.turn
        if action < 0 or action >= len(self.game.catalogue):
            raise ValueError(f"no action has the number {action}")
        if who < 0 or who >= self.seats or action not in self.legal_for(who):
            refusal = self.why_not(action, who)
            if refusal is None:
                raise AssertionError(self.key(action))
            raise IllegalAction(self.key(action), refusal)
        self.do_as(who, action)

    # -- copies and chance of search -----------------------------------------------------------

    def chances(self, action: i64, seat: i64 = NOBODY, most: i64 = 1000) -> Any:
        """Everything that chance can make of an action, with probabilities and the states that follow (regalia.core.chances);
        None if there are more than `most` ways."""
        from regalia.core.chances import ways

        return ways(self, action, self.turn if seat == NOBODY else seat, most)

    def copy_kernel(self, other: State) -> None:
        """Give `other`, a fresh state of the same game, the kernel's part of this one. Nobody listens to a copy."""
        other.stack = self.stack.copy()
        if len(self.lanes) > 0:
            other.lanes = [lane.copy() for lane in self.lanes]
            other.lane_moves = self.lane_moves.copy()
        other.lane = self.lane
        other.options = self.options.copy()
        other.turn = self.turn
        other.over = self.over
        other.moves = self.moves
        other.rng = self.rng.copy()
        other.recording = self.recording
        other.history = self.history
        other.origin = self.origin
        other.barrier = self.barrier

    def bare(self) -> State:
        """A copy that keeps no history, nor how the set-up fell: for search and playouts."""
        other = self.copy()
        other.recording = False
        other.history = None
        other.origin = None
        return other

    def resample(self, seat: i64, seed: int) -> State:
        """A copy without history in which everything the seat cannot know is dealt anew, the future included."""
        other = self.bare()
        other.rng = seeded(seed)
        other.resample_hidden(seat)
        other.moves = self.moves
        if not other.over:
            # The options of another seat depend on what has just been dealt to it.
            other.options.clear()
            other.question(other.turn).legal(other, other.options)
        return other

    # -- results -------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """1 for the winner or winners, by score and tie-breaks; seats that stay tied share a rank. Without a contest: 0."""
        if not self.config.contest:
            return [0] * self.seats
        results = [[self.score(seat), *self.tie_break(seat)] for seat in range(self.seats)]
        return [1 + sum(1 for other in results if other > mine) for mine in results]

    def winners(self) -> list[int]:
        """Nobody where the mode is no contest."""
        return [seat for seat, rank in enumerate(self.ranks()) if rank == 1]

    # -- names, views, files: the work is done in the uncompiled modules -----------------------------

    def key(self, action: i64) -> str:
        return self.game.catalogue.keys[action]

    def play(self, *keys: str) -> State:
        """Apply actions given by key, one after the other; for tests, notebooks and scripts."""
        for key in keys:
            self.apply(self.game.action(key))
        return self

    def view(self, seat: i64) -> dict[str, Any]:
        """What a seat may know, as plain data; seat NOBODY is a spectator."""
        found: dict[str, Any] = self.game.full_view(self, seat)
        return found

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = self.game.write_position(self)
        return found

    def digest(self) -> str:
        found: str = self.game.digest(self)
        return found

    def journal(self) -> Any:
        """The record of the game so far (see regalia.core.journal)."""
        return self.game.journal_of(self)

    def undo(self, seat: i64 = NOBODY) -> State:
        """The state before the seat's last decision, if nothing stands in between (see regalia.core.undo)."""
        found: State = self.game.undo(self, seat)
        return found

    def undoable(self, seat: i64) -> int:
        """How many decisions the seat can take back."""
        found: int = self.game.undoable(self, seat)
        return found

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows: the table as a spectator sees it."""
        found: str | None = self.game.picture(self)
        return found

    def fallen(self) -> list[str]:
        """The outcomes of chance since the last decision or since the position was read, by name; a recorded state has them."""
        found: list[str] = self.game.chance.write(self.outcomes)
        return found

    def __repr__(self) -> str:
        found: str = self.game.describe(self)
        return found

    def __reduce__(self) -> Any:
        return self.game.reduce(self)
