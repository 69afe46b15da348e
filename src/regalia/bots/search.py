"""The bot that searches: Monte Carlo tree search on information sets.

Every iteration takes a position in which everything the seat cannot know was dealt anew, walks down the tree of decisions to a
question that is new, and asks the evaluation how good the position is to each seat there; everybody is taken to choose what is
best for himself. The first look at a question rates each of its options one decision ahead, which says where to look first;
options that look poor are reached late or never, so wide questions do no harm.

Several seats that decide at once have trees of their own: what the others do in secret is, to each of them, like chance.
"""

from __future__ import annotations

import gc
from math import exp, sqrt, tanh
from time import perf_counter
from typing import Final

from regalia.bots.evaluation import Evaluation
from regalia.bots.tree import NEW, Node
from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.core.vecs import append, vec

DEALS: Final = 48
"""Different deals of what is hidden; the future of each is drawn anew in every iteration."""
PER_DEAL: Final = 24
"""Iterations until another deal is added."""
LONGEST: Final = 60
"""Decisions in one walk."""
FORCED: Final = 12
"""Questions with one answer that are passed over in a row."""
WIN: Final = 0.5
"""How much winning counts beside the margin."""
EXPLORE: Final = 1.2
SHARPNESS: Final = 0.04
"""How much better an option must look one decision ahead to get most of the attention."""
UNIFORM: Final = 0.15
"""Attention shared equally, whatever the options look like."""
LEAST: Final = 0.01
UNLIMITED: Final = 1_000_000_000


class Tuning:
    """What was measured best; `settle`: decisions that the leaf's seat makes greedily before the position is rated."""

    def __init__(self, explore: float = EXPLORE, sharpness: float = SHARPNESS, win: float = WIN, settle: i64 = 0) -> None:
        self.explore: float = explore
        self.sharpness: float = sharpness
        self.win: float = win
        self.settle: i64 = settle


class Search:
    """One seat's search from one position; `run` as often as wanted. `state` is what the seat was told."""

    def __init__(self, state: State, seat: i64, rng: Rng, evaluation: Evaluation, tuning: Tuning) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.evaluation: Evaluation = evaluation
        self.tuning: Tuning = tuning
        self.root: Node = Node(seat)
        self.deals: list[State] = []
        self.iterations: i64 = 0
        self.dealt_at: i64 = 0
        self.whole: bool = False
        """Whether to go on when the choice cannot change any more: for those who want to know all about it."""
        self.only: i64 = NEW
        """The place of the one option of the root to look at, for those who want to know it better; NEW: whichever is best."""
        self.margins: list[float] = [0.0] * int(state.seats)
        self.wins: list[float] = [0.0] * int(state.seats)
        self.found: list[float] = [0.0] * int(state.seats)
        self.centre: list[float] = [0.0] * int(state.seats)
        self.evaluation.margins(state, self.centre)
        self.half: float = 0.5 / evaluation.spread
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.path: list[Node] = []
        self.places: vec[i64] = vec[i64]()
        """The decisions of the walk: a question and the place of the option taken. The first `steps` count."""
        self.steps: i64 = 0
        self.found_at: vec[i64] = vec[i64]()
        """Places of the options of one question."""
        self.cursors: list[Node | None] = []
        self.buffer: Options = Options()
        self.margin_sums: vec[float] = vec[float]()
        self.win_sums: vec[float] = vec[float]()
        """For each option of the root: the seat's margins and chances at the ends of its walks, summed."""

    # -- iterations ----------------------------------------------------------------------------

    def run(self, iterations: i64, deadline: float) -> None:
        """So many more iterations; fewer if the clock (perf_counter; 0.0: none) says so or the choice cannot change any more.

        Trees and positions have no cycles: what collects those would only walk the growing tree again and again."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._run(iterations, deadline)
        finally:
            if collecting:
                gc.enable()

    def _run(self, iterations: i64, deadline: float) -> None:
        last: i64 = self.iterations + iterations
        begun = perf_counter()
        started: i64 = self.iterations
        while self.iterations < last:
            self.iterate()
            if deadline > 0.0:
                now = perf_counter()
                if now >= deadline:
                    return
                if self.iterations & 63 == 0:
                    rate = float(self.iterations - started) / (now - begun + 0.000001)
                    left: i64 = i64(rate * (deadline - now)) + 1
                    if self.settled(left if left < last - self.iterations else last - self.iterations):
                        return
            elif self.iterations & 63 == 0 and self.settled(last - self.iterations):
                return

    def settled(self, left: i64) -> bool:
        """Whether no other option can become the most visited one."""
        if self.whole:
            return False
        first: i64 = 0
        second: i64 = 0
        for at in range(len(self.root.visits)):
            visits: i64 = self.root.visits[at]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def iterate(self) -> None:
        state = self.imagined()
        self.steps = 0
        self.walk(state)
        self.rate(state)
        self.learn()
        self.iterations += 1

    def imagined(self) -> State:
        """A copy of one of the deals, with a future of its own."""
        known: i64 = len(self.deals)
        if known < DEALS and self.iterations - self.dealt_at >= known * PER_DEAL:
            self.deals.append(self.state.resample(self.seat, int(self.rng.next32())))
            known += 1
        state = self.deals[self.iterations % known].bare()
        state.rng = Rng(self.rng.next32(), self.rng.next32(), self.rng.next32(), 1)
        return state

    # -- down the tree -------------------------------------------------------------------------

    def walk(self, state: State) -> None:
        """To the first question of the main line that is new. The others' secret choices do not end the walk."""
        node = self.root
        in_lanes = len(state.lanes) > 0
        opened = node
        if in_lanes:
            self.cursors = [None] * int(state.seats)
        steps: i64 = 0
        while not state.over and steps < LONGEST:
            steps += 1
            if len(state.lanes) == 0:
                in_lanes = False
            elif not in_lanes:
                in_lanes = True
                opened = node
                self.cursors = [None] * int(state.seats)
            actor: i64 = self.actor(state)
            options = self.options_of(state, actor)
            if options.count == 1 and self.steps > 0:
                state.do_as(actor, options.items[0])
                continue
            if in_lanes and actor != self.seat:
                self.secret(state, actor, options, opened)
                continue
            node = node.of(actor)
            if node.count == 0 and node is not self.root:
                node.count = 1
                return
            at = self.choose(state, node, actor, options)
            if node is self.root and self.only != NEW:
                at = self.only
            self.took(node, at)
            state.do_as(actor, node.actions[at])
            child = node.children[at]
            if child is None:
                child = Node(self.actor(state))
                node.children[at] = child
            node = child

    def secret(self, state: State, actor: i64, options: Options, opened: Node) -> None:
        """A decision that the searching seat does not see: in the tree of that seat, kept where the secret choices began."""
        node = self.cursors[actor]
        if node is None:
            node = opened.lane(actor, state.seats)
        at = self.choose(state, node, actor, options)
        self.took(node, at)
        state.do_as(actor, node.actions[at])
        child = node.children[at]
        if child is None:
            child = Node(actor)
            node.children[at] = child
        self.cursors[actor] = child

    def took(self, node: Node, at: i64) -> None:
        if self.steps < len(self.places):
            self.path[self.steps] = node
            self.places[self.steps] = at
        else:
            self.path.append(node)
            self.places = append(self.places, at)
        self.steps += 1

    def actor(self, state: State) -> i64:
        """Who decides next. Of several at once the searching seat is first: it may not see what the others do."""
        if len(state.lanes) > 0 and len(state.lanes[self.seat]) > 0:
            return self.seat
        return state.turn

    def options_of(self, state: State, actor: i64) -> Options:
        if actor == state.turn:
            return state.options
        self.buffer.clear()
        state.question(actor).legal(state, self.buffer)
        return self.buffer

    def choose(self, state: State, node: Node, actor: i64, options: Options) -> i64:
        """The place of the option to look at: a good average, or not looked at enough for how it looks."""
        count: i64 = options.count
        attention = 0.0
        visited: i64 = 0
        for n in range(count):
            at = node.find(options.items[n], n)
            if at == NEW:
                self.meet(state, node, actor, options)
                at = node.find(options.items[n], n)
            if n < len(self.found_at):
                self.found_at[n] = at
            else:
                self.found_at = append(self.found_at, at)
            attention += node.weight[at]
            visited += node.visits[at]
        node.count += 1
        reach = self.tuning.explore * self.deviation() * sqrt(float(visited) + 1.0)
        equally = reach * UNIFORM / float(count)
        by_looks = reach * (1.0 - UNIFORM) / attention
        best: i64 = NEW
        best_score = 0.0
        for n in range(count):
            at = self.found_at[n]
            score = node.total[at] + node.first[at] + equally + by_looks * node.weight[at]
            score /= float(node.visits[at]) + 1.0
            if best == NEW or score > best_score:
                best = at
                best_score = score
        return best

    def deviation(self) -> float:
        """How much outcomes differ; exploring counts in this unit."""
        count = float(self.iterations) + 1.0
        mean = self.sum / count
        spread = self.squares / count - mean * mean
        return LEAST if spread < LEAST * LEAST else sqrt(spread)

    def meet(self, state: State, node: Node, actor: i64, options: Options) -> None:
        """Rate the options that are new here, one decision ahead."""
        fresh: vec[i64] = vec[i64]()
        for n in range(options.count):
            if node.find(options.items[n], n) == NEW:
                fresh = append(fresh, options.items[n])
        looks: vec[float] = vec[float]()
        best = node.best
        for n in range(len(fresh)):
            then = state.bare()
            then.do_as(actor, fresh[n])
            go_on(then)
            look = self.utility(then, actor)
            looks = append(looks, look)
            if look > best or (n == 0 and len(node.actions) == 0):
                best = look
        if len(node.actions) == 0:
            node.best = best
        for n in range(len(fresh)):
            far = (looks[n] - node.best) / self.tuning.sharpness
            node.add(fresh[n], looks[n], exp(far if far < 3.0 else 3.0))

    # -- what it is worth ----------------------------------------------------------------------

    def utility(self, state: State, seat: i64) -> float:
        self.evaluation.rate(state, self.margins, self.wins)
        return self.blend(seat)

    def blend(self, seat: i64) -> float:
        """Winning and the margin, each between 0 and 1; the margin is measured from what it was at the root."""
        ahead = 0.5 + 0.5 * tanh((self.margins[seat] - self.centre[seat]) * self.half)
        win = self.tuning.win
        return win * self.wins[seat] + (1.0 - win) * ahead

    def rate(self, state: State) -> None:
        """What the position at the end of the walk is worth to everybody."""
        self.settle(state)
        self.evaluation.rate(state, self.margins, self.wins)
        for seat in range(len(self.found)):
            self.found[seat] = self.blend(seat)
        own = self.found[self.seat]
        self.sum += own
        self.squares += own * own

    def settle(self, state: State) -> None:
        """Let the seat in turn finish what it has begun, by what looks best to it one decision ahead."""
        left: i64 = self.tuning.settle
        actor = state.turn
        while left > 0 and asked(state, actor):
            left -= 1
            count: i64 = state.options.count
            best: i64 = state.options.items[0]
            best_look = 0.0
            for n in range(count):
                then = state.bare()
                then.do_as(actor, state.options.items[n])
                look = self.utility(then, actor)
                if n == 0 or look > best_look:
                    best = state.options.items[n]
                    best_look = look
            state.do_as(actor, best)

    def learn(self) -> None:
        for n in range(self.steps):
            node = self.path[n]
            at = self.places[n]
            node.visits[at] += 1
            node.total[at] += self.found[node.seat]
        first = self.places[0]
        while len(self.margin_sums) <= first:
            self.margin_sums = append(self.margin_sums, 0.0)
            self.win_sums = append(self.win_sums, 0.0)
        self.margin_sums[first] += self.margins[self.seat]
        self.win_sums[first] += self.wins[self.seat]

    # -- the same turn goes on -----------------------------------------------------------------

    def goes_on(self, state: State, seat: i64) -> bool:
        """Whether this is the position after the chosen option, and nothing that was hidden has shown itself: then what was
        found out about it before still holds, and the search takes up there."""
        if seat != self.seat or state.moves != self.state.moves + 1 or state.barrier:
            return False
        found = self.root.children[self.root.most_visited()]
        options = self.options_of(state, seat)
        if found is None:
            return False
        found = found.of(seat)
        if len(found.actions) != options.count:
            return False
        for n in range(options.count):
            if found.find(options.items[n], n) == NEW:
                return False
        self.root = found
        self.state = state
        self.deals = []
        self.dealt_at = self.iterations
        self.margin_sums = vec[float]()
        self.win_sums = vec[float]()
        return True

    def visited(self) -> i64:
        """Visits of the root's options, those of before included."""
        found: i64 = 0
        for at in range(len(self.root.visits)):
            found += self.root.visits[at]
        return found

    # -- what came of it -----------------------------------------------------------------------

    def best(self) -> int:
        return int(self.root.actions[self.root.most_visited()])


def go_on(state: State) -> None:
    """Past the questions that have one answer only."""
    left: i64 = FORCED
    while left > 0 and len(state.lanes) == 0 and not state.over and state.options.count == 1:
        left -= 1
        state.do(state.options.items[0])


def asked(state: State, seat: i64) -> bool:
    """Whether this seat alone has the next decision."""
    return not state.over and len(state.lanes) == 0 and state.turn == seat
