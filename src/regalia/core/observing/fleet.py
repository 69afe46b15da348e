"""Many games at once: stepped, observed and started anew in one compiled loop.

Row n of every table belongs to game n. A game that ends is kept in `ended` and a new one takes its place at once, so that each
row always has somebody to ask. Seats outside `asked` play by themselves: at random, or as `others` decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regalia.core.ints import i32, i64, u8
from regalia.core.observing import rewards
from regalia.core.observing.pieces import Writer
from regalia.core.observing.sheet import Mask, Sheet
from regalia.core.rng import Rng, seeded
from regalia.core.state import State
from regalia.core.vecs import append, vec

Other = Callable[[Any, int, int], int]
"""The decision of a seat that nobody outside is asked for: of game, seat and number of the game."""


PICKING: Final[int] = 0x5EED_0FAC_C104_5ED1
"""Parts the generators that pick options from those that deal."""


class Fleet:
    """`asked`: the seats, as a mask, whose decisions come from outside. `deal(rng)` gives a new game. `first`: the rows of a
    larger fleet that stand before these; each row has the same games in both."""

    def __init__(
        self,
        writer: Writer,
        deal: Callable[[Rng], Any],
        games: i64,
        seats: i64,
        actions: i64,
        asked: i64,
        reward: i64,
        others: Other | None,
        seed: int,
        first: i64 = 0,
    ) -> None:
        self.first: Final[i64] = first
        self.writer: Final[Writer] = writer
        self.deal: Final[Callable[[Rng], Any]] = deal
        self.games: Final[i64] = games
        self.seats: Final[i64] = seats
        self.asked: Final[i64] = asked
        self.kind: Final[i64] = reward
        self.others: Final[Other | None] = others
        self.sheet: Final[Sheet] = writer.sheet(games)
        self.mask: Final[Mask] = Mask(games, actions)
        self.actor: vec[i32] = vec[i32]()
        self.done: vec[u8] = vec[u8]()
        self.rewards: vec[float] = vec[float]()
        self.before: vec[i64] = vec[i64]()
        for _ in range(games):
            self.actor = append(self.actor, i32(0))
            self.done = append(self.done, u8(0))
            for _ in range(seats):
                self.rewards = append(self.rewards, 0.0)
                self.before = append(self.before, 0)
        self.values: vec[i32] = vec[i32]()
        self.offsets: vec[i64] = vec[i64]()
        self.states: list[State] = []
        self.ended: list[State | None] = []
        self.rngs: list[Rng] = []
        self.pickers: list[Rng] = []
        self.next_pick: vec[i64] = vec[i64]()
        for _ in range(games):
            self.next_pick = append(self.next_pick, 0)
        self.decisions: i64 = 0
        self.start(seed)

    def start(self, seed: int) -> None:
        """New games everywhere; the same for the same seed."""
        picking = self.rows_source(seed ^ PICKING)
        self.pickers = [branch(picking) for _ in range(self.games)]
        self.draw()
        source = self.rows_source(seed)
        self.rngs = []
        self.states = []
        self.ended = []
        for n in range(self.games):
            self.rngs.append(branch(source))
            self.ended.append(None)
            self.done[n] = u8(0)
            self.states.append(self.fresh(n))
            self.clear_rewards(n)
            self.show(n)

    def rows_source(self, seed: int) -> Rng:
        """What gives each row a generator of its own, whatever rows stand with it."""
        source = seeded(seed)
        for _ in range(self.first):
            branch(source)
        return source

    def fresh(self, n: i64) -> State:
        """A new game in which somebody outside is asked, or which has ended without."""
        g: State = self.deal(branch(self.rngs[n]))
        self.go_on(g, n)
        if self.kind == rewards.SHAPED:
            for seat in range(self.seats):
                self.before[n * self.seats + seat] = g.score(seat)
        return g

    def go_on(self, g: State, n: i64) -> None:
        """Let the others play until somebody outside is asked."""
        while not g.over and (self.asked >> g.turn) & 1 == 0:
            if self.others is not None:
                g.do(self.others(g, g.turn, n))
            else:
                g.do(g.options.items[g.rng.below(g.options.count)])

    def step(self, actions: list[int]) -> i64:
        """A decision in every game. The number of the first game whose action is not legal, with nothing changed; or -1."""
        for n in range(self.games):
            if not self.states[n].options.has(actions[n]):
                return n
        for n in range(self.games):
            g = self.states[n]
            g.do(actions[n])
            self.go_on(g, n)
            self.decisions += 1
            self.clear_rewards(n)
            if self.kind == rewards.SHAPED:
                self.note_change(g, n)
            if g.over:
                self.end(g, n)
            else:
                self.done[n] = u8(0)
            self.show(n)
        return -1

    def end(self, g: State, n: i64) -> None:
        self.done[n] = u8(1)
        self.ended[n] = g
        if self.kind != rewards.SHAPED:
            found = rewards.at_end(g, self.kind)
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = found[seat]
        self.states[n] = self.fresh(n)

    def clear_rewards(self, n: i64) -> None:
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = 0.0

    def note_change(self, g: State, n: i64) -> None:
        for seat in range(self.seats):
            at: i64 = n * self.seats + seat
            now = g.score(seat)
            change: i64 = now - self.before[at]
            self.rewards[at] = float(change)
            self.before[at] = now

    def show(self, n: i64) -> None:
        """Actor, observation and mask of a game."""
        g = self.states[n]
        self.actor[n] = i32(g.turn)
        if g.over:
            self.mask.clear(n)
            self.writer.write(g, 0, self.sheet, n)
            return
        self.mask.write(n, g.options)
        self.writer.write(g, g.turn, self.sheet, n)

    def list_legal(self) -> None:
        """The options of all games, one behind the other in `values`; those of game n from offsets[n] to offsets[n + 1]."""
        total = self.mask.count()
        while len(self.values) < total:
            self.values = append(self.values, i32(0))
        while len(self.offsets) <= self.games:
            self.offsets = append(self.offsets, 0)
        at: i64 = 0
        for n in range(self.games):
            self.offsets[n] = at
            legal = self.mask.legal[n]
            for k in range(legal.count):
                self.values[at + k] = i32(legal.items[k])
            at += legal.count
        self.offsets[self.games] = at

    def pick(self, rng: Rng | None) -> list[int]:
        """An option for each game, each as likely: from a generator, or from the rows' own."""
        if rng is not None:
            return [picked(g, rng.next32()) for g in self.states]
        found = self.foreseen()
        self.draw()
        return found

    def foreseen(self) -> list[int]:
        """What the rows' own generators pick next; it stays the next until `draw`."""
        return [picked(self.states[n], self.next_pick[n]) for n in range(self.games)]

    def draw(self) -> None:
        """The next pick of every row's own generator."""
        for n in range(self.games):
            self.next_pick[n] = self.pickers[n].next32()

    def playout(self, times: i64, seed: int) -> list[list[int]]:
        """From every game, so many random games to the end: the sums of the scores, then of the victories, seat by seat."""
        found: list[list[int]] = []
        source = self.rows_source(seed)
        for n in range(self.games):
            rng = branch(source)
            sums: list[int] = [0] * (2 * self.seats)
            for _ in range(times):
                g = self.states[n].bare()
                g.rng = branch(rng)
                g.playout()
                for seat in range(self.seats):
                    sums[seat] += g.score(seat)
                for winner in g.winners():
                    sums[self.seats + winner] += 1
            found.append(sums)
        return found


def branch(rng: Rng) -> Rng:
    """A generator of its own, drawn from another."""
    return Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())


def picked(g: State, word: i64) -> i64:
    """The option that a word of 32 bits picks."""
    return g.options.items[(word * g.options.count) >> 32]
