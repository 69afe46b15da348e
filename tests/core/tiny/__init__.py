"""A game as small as the kernel allows, to test the kernel: each seat adds numbers in turn, then all plan twice in secret."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from regalia import _pure
from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.errors import PositionError
from regalia.core.fields import OWNER, Fields, Population, listed, numbers, players
from regalia.core.flow import BOTTOM, LANE
from regalia.core.game import Game
from regalia.core.reasons import reason_table
from regalia.core.stack import Stack
from regalia.core.state import State
from regalia.core.step import LEGAL, Automatic, Question, StepBook

if _pure.compiled():
    pytest.skip("a compiled kernel takes compiled games only; run with REGALIA_PURE=1", allow_module_level=True)

ADD, DRAW, PEEK, DONE, PLAN = 0, 3, 4, 5, 6
ELSEWHERE, TOO_MUCH, NO_CARD = 1, 2, 3
SEATS = 3
CARDS = ["ace", "king", "queen", "jack"]


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


class Act(Question):
    """Add 1 to 3, draw a card, peek at something hidden, or be done."""

    def __init__(self, seat):
        super().__init__(f"act:{seat}", seat)

    def candidates(self, g):
        return [ADD, ADD + 1, ADD + 2, DRAW, PEEK, DONE]

    def refusal(self, g, action):
        if action >= PLAN:
            return ELSEWHERE
        if action == DRAW and len(g.drawn) == len(CARDS):
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
            g.drawn.append(g.pick(0, [card for card in range(len(CARDS)) if card not in g.drawn]))
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


FIELDS = Fields(
    numbers("totals", 0, 99, count=lambda g: g.seats),
    listed("drawn", of=CARDS, population="cards"),
    players(numbers("plans", 0, 1, seen=OWNER, open=lambda g, _seat: not g.lanes)),
    populations=[Population("cards", of=CARDS, clause="TINY-ALL-03", leave=True)],
    fixed=("limit",),
)

FLOW = {
    "together": (BOTTOM,),
    "act:2": ("together",),
    "act:1": ("together", "act:2"),
    "act:0": ("together", "act:1"),
    "plan": (LANE,),
}


class Tiny(Game):
    def room(self, name):
        """Plans grow with every decision: an observation leaves them out."""
        if name == "observing":
            return SimpleNamespace(units=lambda _state: {}, LEFT_OUT=["players.plans"])
        return super().room(name)

    def __init__(self):
        super().__init__(Path(__file__).parent)
        self.fields, self.flow = FIELDS, FLOW
        FIELDS.check_declared(TinyState)
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
        self.chance.add(0, "card", CARDS)
        self.steps = StepBook(ACTS, PLANS, [TOGETHER])

    def start(self, config):
        state = self.blank(config)
        state.stack = Stack([TOGETHER, *(ACTS[seat] for seat in reversed(range(config.seats)))])
        return state

    def blank(self, config):
        state = TinyState(self, config)
        state.limit = config.options.get("limit", 10)
        return state

    def deal_anew(self, state, seat):
        """Plans are numbers, no components that could be dealt: by hand."""
        for other in range(state.seats):
            if other != seat and state.lanes:
                state.plans[other] = [state.rng.below(2) for _ in state.plans[other]]

    def check(self, state):
        super().check(state)
        if max(state.totals) > state.limit:
            raise PositionError("position-range", field="totals", value=max(state.totals), low=0, high=state.limit)

    def draw_text(self, view, lang, colour):
        return " ".join(map(str, view["table"]["totals"]))


GAME = Tiny()
