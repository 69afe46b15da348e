"""The state of a game: what every game provides and everybody may ask.

A game subclasses State with its own fields and writes `copy`, `score` and the like by hand. Below it, `running` runs the
flow and `luck` keeps its chance.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.reasons import IllegalAction, Refusal
from regalia.core.rng import seeded
from regalia.core.running import Running
from regalia.core.step import LEGAL, NOBODY, Step

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game


class State(Running, metaclass=ABCMeta):
    def __init__(self, game: Game, config: Config, seats: i64) -> None:
        super().__init__(game, seats)
        self.config: Config = config
        self.origin: Any = None

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
