"""A game as small as the kernel allows, to test the kernel: each seat adds numbers in turn, then all plan twice in secret."""

from pathlib import Path

import pytest

from regalia import _pure
from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.errors import PositionError
from regalia.core.game import Game
from regalia.core.reasons import reason_table
from regalia.core.state import State
from regalia.core.step import LEGAL, Automatic, Question, StepBook

if _pure.compiled():
    pytest.skip("a compiled kernel takes compiled games only; run with REGALIA_PURE=1", allow_module_level=True)

ADD, DRAW, PEEK, DONE, PLAN = 0, 3, 4, 5, 6
ELSEWHERE, TOO_MUCH, NO_CARD = 1, 2, 3
SEATS = 3
CARDS = 4


class TinyState(State):
    def __init__(self, game, config):
        super().__init__(game, config, config.seats)
        self.limit = 10
        self.totals = [0] * config.seats
        self.drawn = []
        self.plans = [[] for _ in range(config.seats)]

    def copy(self):
        other = TinyState(self.game, self.config)
        self.copy_kernel(other)
        other.limit = self.limit
        other.totals = self.totals.copy()
        other.drawn = self.drawn.copy()
        other.plans = [plan.copy() for plan in self.plans]
        return other

    def score(self, seat):
        return self.totals[seat]

    def breakdown(self, seat):
        return [("all", self.totals[seat])]

    def out_of_turn(self, seat, action):
        return ELSEWHERE

    def resample_hidden(self, seat):
        for other in range(self.seats):
            if other != seat and self.lanes:
                self.plans[other] = [self.rng.below(2) for _ in self.plans[other]]


class Act(Question):
    """Add 1 to 3, draw a card, peek at something hidden, or be done."""

    def __init__(self, seat):
        super().__init__(f"act:{seat}", seat)

    def candidates(self, g):
        return [ADD, ADD + 1, ADD + 2, DRAW, PEEK, DONE]

    def refusal(self, g, action):
        if action >= PLAN:
            return ELSEWHERE
        if action == DRAW and len(g.drawn) == CARDS:
            return NO_CARD
        return TOO_MUCH if action < DRAW and g.totals[self.seat] + action + 1 > g.limit else LEGAL

    def refusal_args(self, g, action, reason):
        return {"left": g.limit - g.totals[self.seat]} if reason == TOO_MUCH else {}

    def prompt_args(self, g):
        return {"count": g.limit - g.totals[self.seat]}

    def apply(self, g, action):
        if action < DRAW:
            g.totals[self.seat] += action + 1
            g.emit("add", self.seat, {"number": action + 1})
        elif action == DRAW:
            g.drawn.append(g.pick(0, [card for card in range(CARDS) if card not in g.drawn]))
        elif action == PEEK:
            g.reveal()
        if action != DONE:
            g.push(self)


class Together(Automatic):
    def run(self, g):
        g.together([PLANS[seat] for seat in range(g.seats)])


class Plan(Question):
    """Two decisions in a lane."""

    def __init__(self, seat):
        super().__init__(f"plan:{seat}", seat)

    def candidates(self, g):
        return [PLAN, PLAN + 1]

    def refusal(self, g, action):
        return LEGAL if action >= PLAN else ELSEWHERE

    def apply(self, g, action):
        g.plans[self.seat].append(action - PLAN)
        g.emit("plan", self.seat, {"item": "ab"[action - PLAN]})
        if len(g.plans[self.seat]) < 2:
            g.push(self)


ACTS = [Act(seat) for seat in range(SEATS)]
PLANS = [Plan(seat) for seat in range(SEATS)]
TOGETHER = Together("together")


class Tiny(Game):
    def __init__(self):
        super().__init__(Path(__file__).parent)
        self.catalogue = Catalogue()
        self.catalogue.block("add", ADD, ["1", "2", "3"])
        for name, index in (("draw", DRAW), ("peek", PEEK), ("done", DONE)):
            self.catalogue.single(name, index)
        self.catalogue.block("plan", PLAN, ["a", "b"])
        rows = [
            (ELSEWHERE, "elsewhere", "TINY-ALL-01"),
            (TOO_MUCH, "too-much", "TINY-ALL-02"),
            (NO_CARD, "no-card", "TINY-ALL-03"),
        ]
        self.reasons = reason_table(rows)
        self.chance = ChanceTable()
        self.chance.add(0, "card", ["ace", "king", "queen", "jack"])
        self.steps = StepBook()
        for step in [*ACTS, *PLANS, TOGETHER]:
            self.steps.add(step)

    def start(self, config):
        state = self.blank(config)
        state.stack = [TOGETHER, *(ACTS[seat] for seat in reversed(range(config.seats)))]
        return state

    def blank(self, config):
        state = TinyState(self, config)
        state.limit = config.options.get("limit", 10)
        return state

    def write_fields(self, state):
        return {"totals": list(state.totals), "drawn": list(state.drawn), "plans": [list(plan) for plan in state.plans]}

    def read_fields(self, state, reader):
        state.totals = reader.numbers("totals", 0, 99, state.seats)
        state.drawn = reader.numbers("drawn", 0, 3)
        state.plans = [list(plan) for plan in reader.items("plans", state.seats)]
        reader.done()

    def view_fields(self, state, seat):
        plans = [plan if own == seat or not state.lanes else None for own, plan in enumerate(state.plans)]
        return {"totals": list(state.totals), "drawn": list(state.drawn), "plans": plans}

    def check(self, state):
        if max(state.totals) > state.limit:
            raise PositionError("position-range", field="totals", value=max(state.totals), low=0, high=state.limit)

    def draw_text(self, view, lang, colour):
        return " ".join(map(str, view["table"]["totals"]))


GAME = Tiny()
