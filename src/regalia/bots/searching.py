"""The bot that searches, and how its work is shared out over processes."""

from __future__ import annotations

import json
import os
import threading
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from time import perf_counter

from regalia.bots.bot import Bot
from regalia.bots.evaluation import Evaluation, evaluation_of
from regalia.bots.search import UNLIMITED, Search, Tuning
from regalia.core.rng import seeded
from regalia.core.state import State

USED = 0.9
"""Share of the time that is searched: the last iteration and the answer take a little."""
WORTH_A_PROCESS = 300
"""Iterations from which a second process pays."""
LATE = 0.1

Tally = dict[int, tuple[int, float]]
"""For each option its visits and the sum of what came of them."""


class SearchBot(Bot):
    """`iterations` a decision at most, and no longer than `seconds` (0.0: as long as they take).

    `parts` searches of their own share the iterations and are counted together; the same seed gives the same decision in one
    process or in several (`processes`), as long as the clock does not end it. Without an evaluation of its own it takes the one
    of the game and mode it sits at."""

    def __init__(
        self,
        name: str = "search",
        seed: int = 0,
        iterations: int = 1000,
        seconds: float = 0.0,
        parts: int = 1,
        tuning: Tuning | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(name, seed)
        self.iterations = iterations
        self.limit = seconds
        self.seconds = seconds
        self.parts = parts
        self.processes = 1
        self.tuning = tuning or Tuning()
        self.own = evaluation
        self.evaluation: Evaluation | None = None
        self.searches: list[Search] = []

    def decide(self, state: State, seat: int) -> int:
        begun = perf_counter()
        options = state.legal_for(seat)
        if len(options) == 1:
            return options[0]
        self.begin(state, seat)
        seconds = min((limit for limit in (self.limit, self.seconds) if limit > 0), default=0.0)
        tally = self.run(begun, seconds)
        return max(options, key=lambda action: tally.get(action, (0, 0.0)))

    def begin(self, state: State, seat: int) -> None:
        """New searches, unless those of the decision before hold good for this one."""
        if self.searches and len(self.searches) == 1 and self.searches[0].goes_on(state, seat):
            return
        if self.evaluation is None or not self.searches or self.searches[0].state.config is not state.config:
            self.evaluation = self.own or evaluation_of(state.game, state.config)
        seeds = [int(self.rng.next32()) for _ in range(self.parts)]
        self.searches = [Search(state, seat, seeded(seed), self.evaluation, self.tuning) for seed in seeds]

    def run(self, begun: float, seconds: float) -> Tally:
        """Side by side where that pays, else one after the other in equal shares of the time."""
        iterations = (self.iterations or UNLIMITED) // self.parts
        side_by_side = self.processes > 1 and self.parts > 1 and iterations >= WORTH_A_PROCESS and hasattr(os, "fork")
        if side_by_side and threading.active_count() < 3:
            deadline = begun + seconds * USED if seconds else 0.0
            return together(self.searches, iterations, deadline)
        for done, search in enumerate(self.searches, 1):
            search.run(self.wanted(search, iterations), begun + seconds * USED * done / self.parts if seconds else 0.0)
        return counted(self.searches)

    def wanted(self, search: Search, iterations: int) -> int:
        """Fewer where an earlier search has looked at this question already."""
        return max(iterations - int(search.visited()), iterations // 4)


def counted(searches: list[Search]) -> Tally:
    found: Tally = {}
    for search in searches:
        for action, visits, total in tallied(search):
            before = found.get(action, (0, 0.0))
            found[action] = (before[0] + visits, before[1] + total)
    return found


def tallied(search: Search) -> list[tuple[int, int, float]]:
    root = search.root
    return [(int(root.actions[at]), int(root.visits[at]), float(root.total[at])) for at in range(len(root.actions))]


# -- several processes ---------------------------------------------------------------------------


def together(searches: list[Search], iterations: int, deadline: float) -> Tally:
    """The first search here, each other in a copy of this process that answers with what it has counted."""
    others = [_start(search, iterations, deadline) for search in searches[1:]]
    searches[0].run(iterations, deadline)
    found = counted(searches[:1])
    for process, answer in others:
        patience = max(0.0, deadline + LATE - perf_counter()) if deadline else None
        for action, visits, total in _answer(process, answer, patience):
            before = found.get(action, (0, 0.0))
            found[action] = (before[0] + visits, before[1] + total)
    return found


def _start(search: Search, iterations: int, deadline: float) -> tuple[int, Connection]:
    answer, end = Pipe(duplex=False)
    process = os.fork()
    if process == 0:
        try:
            search.run(iterations, deadline)
            end.send_bytes(json.dumps(tallied(search)).encode())
        finally:
            os._exit(0)
    end.close()
    return process, answer


def _answer(process: int, answer: Connection, patience: float | None) -> list[tuple[int, int, float]]:
    """What the process has counted; nothing if it died or is late."""
    try:
        if answer.poll(patience):
            return [(action, visits, total) for action, visits, total in json.loads(answer.recv_bytes())]
        os.kill(process, 9)
    except (EOFError, OSError):
        pass
    finally:
        answer.close()
        os.waitpid(process, 0)
    return []
