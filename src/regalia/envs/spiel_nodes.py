"""A game as a tree in which chance has nodes of its own, as OpenSpiel wants it.

The engine lets chance fall while an action is applied. Here the action is tried with the outcomes given so far; where they are
used up, the engine says what can fall and how likely, and that is a chance node. A node never changes, so copies share it.
"""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

from regalia.core.chance import ChanceTable, ChanceWanted
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.core.step import NOBODY


class Outcomes:
    """All outcomes of all kinds of chance of a game in one row of numbers."""

    def __init__(self, table: ChanceTable) -> None:
        self.table = table
        self.first: list[int] = []
        self.size = 0
        for kind in table.kinds:
            self.first.append(self.size)
            self.size += len(kind.outcomes)

    def number(self, kind: int, outcome: int) -> int:
        return self.first[kind] + outcome

    def of(self, number: int) -> tuple[int, int]:
        """Kind and outcome."""
        kind = max(at for at, first in enumerate(self.first) if first <= number)
        return kind, number - self.first[kind]

    def name(self, number: int) -> str:
        return self.table.write(list(self.of(number)))[0]


class Doing(NamedTuple):
    """What is being applied: by whom, and what has fallen so far. Before the first decision: the set-up, by nobody."""

    seat: int
    action: int
    fallen: list[int]


class Node:
    """`state`: the last one in which somebody was asked or the game was over; none during the set-up. `wanted`: what chance must
    decide before the next. `before`: the node of the last decision, from which a seat's memory is made."""

    def __init__(self, state: State | None, before: Node | None, doing: Doing | None, wanted: ChanceWanted | None) -> None:
        self.state = state
        self.before = before
        self.doing = doing
        self.wanted = wanted
        self._memory: dict[int, str] = {}
        self._seen: dict[int, str] = {}

    def acted(self, seat: int, action: int) -> Node:
        """The node after a decision."""
        return self._tried(Doing(seat, action, []))

    def fell(self, kind: int, outcome: int) -> Node:
        """The node after an outcome of this chance node."""
        assert self.doing is not None
        return self._tried(self.doing._replace(fallen=[*self.doing.fallen, kind, outcome]))

    def _tried(self, doing: Doing) -> Node:
        assert self.state is not None
        state = self.state.bare()
        try:
            run(state, doing)
        except ChanceWanted as wanted:
            return Node(self.state, self.before, doing, wanted)
        return Node(state, Node(self.state, self.before, doing, None), None, None)

    def resampled(self, seat: int, seed: int) -> Node:
        """The same to this seat, with all that it cannot know dealt anew."""
        assert self.state is not None
        assert self.wanted is None
        found = Node(self.state.resample(seat, seed), self.before, None, None)
        found._memory[seat] = self.memory(seat)
        return found

    def seen(self, seat: int) -> str:
        """What the seat sees, as text."""
        if self.state is None:
            return ""
        if seat not in self._seen:
            self._seen[seat] = json.dumps(self.state.view(seat), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return self._seen[seat]

    def memory(self, seat: int) -> str:
        """A fingerprint of all that the seat has seen and done before. What it could not notice leaves it as it is."""
        waiting: list[Node] = []
        at: Node | None = self
        while at is not None and seat not in at._memory:
            waiting.append(at)
            at = at.before
        for node in reversed(waiting):
            node._memory[seat] = node._remember(seat)
        return self._memory[seat]

    def _remember(self, seat: int) -> str:
        before = self.before
        if before is None:
            return ""
        assert before.doing is not None
        kept = before.memory(seat)
        own = before.doing.action if before.doing.seat == seat else NOBODY
        if own == NOBODY and before.seen(seat) == self.seen(seat):
            return kept
        return hashlib.sha256(f"{kept} {own} {before.seen(seat)}".encode()).hexdigest()[:32]


def run(state: State, doing: Doing) -> None:
    """Apply with given chance; ChanceWanted where it is used up."""
    state.script, state.scripted = doing.fallen, 0
    if doing.seat == NOBODY:
        state.advance()
    else:
        state.do_as(doing.seat, doing.action)
    state.script, state.scripted = [], NOBODY


class Beginning(Node):
    """The set-up, not yet complete."""

    def __init__(self, game: Game, config: Config, fallen: list[int], wanted: ChanceWanted) -> None:
        super().__init__(None, None, Doing(NOBODY, NOBODY, fallen), wanted)
        self.game, self.config = game, config

    def fell(self, kind: int, outcome: int) -> Node:
        assert self.doing is not None
        return begin(self.game, self.config, [*self.doing.fallen, kind, outcome])


def begin(game: Game, config: Config, fallen: list[int]) -> Node:
    """The first node: chance during the set-up, or the first question."""
    state = game.start(config)
    state.rng = seeded(0)
    try:
        run(state, Doing(NOBODY, NOBODY, fallen))
    except ChanceWanted as wanted:
        return Beginning(game, config, fallen, wanted)
    return Node(state, None, None, None)
