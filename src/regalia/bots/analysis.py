"""What a position offers a seat: its options weighed by the search, and by games played on quickly to their end.

Only what the seat may know goes in: the first thing done is to deal everything else anew.
"""

from __future__ import annotations

import time

import msgspec

from regalia.bots.evaluation import compare, evaluation_of
from regalia.bots.levels import tuning_of
from regalia.bots.quick import play_quickly
from regalia.bots.search import UNLIMITED, Search
from regalia.bots.tree import NEW, Node
from regalia.core.rng import seeded
from regalia.core.state import State

PLAYED_ON = 3
"""Options that are played on to the end."""
GAMES = 16
LONGEST_GAME = 3000
SEARCHING = 0.6
"""Share of the time for the search; the rest is for playing on."""
CATCHING_UP = 0.1
"""Share of the time for options that the search has hardly looked at, and that are to be compared all the same."""
FIRM = 12
"""Visits after which a decision belongs to the line."""
FLOOR = 0.03
"""Share of the search that each of the options that are compared gets at least."""


class Weighed(msgspec.Struct):
    """One option. `line`: keys of what the seat would do in this turn, the option first; `share` of the search's attention;
    `margin`, in points, with the range that holds 8 outcomes of 10; `sources`: the seat's points at the end by scoring source,
    only of options that were played on."""

    action: int
    key: str
    line: list[str]
    visits: int
    share: float
    win: float
    margin: float
    low: float
    high: float
    sources: dict[str, float]


class Analysis(msgspec.Struct):
    """`options` best first; `win` and `margin` are those of the first."""

    seat: int
    options: list[Weighed]
    iterations: int
    seconds: float
    win: float
    margin: float


def analyse(
    state: State,
    seat: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    level: str = "sovereign",
) -> Analysis:
    """Weigh the options of a seat that is asked. With `iterations` alone the same seed gives the same analysis."""
    begun = time.perf_counter()
    told = state.resample(seat, seed)
    evaluation = evaluation_of(state.game, state.config)
    search = Search(told, seat, seeded(seed), evaluation, tuning_of(level))
    search.whole = True
    wanted = iterations if iterations is not None else UNLIMITED if seconds is not None else 2000
    deadline = begun + seconds * SEARCHING if seconds is not None else 0.0
    search.run(wanted, deadline)
    _look_at_rivals(search, deadline + seconds * CATCHING_UP if seconds is not None else 0.0)
    options = _weighed(search)
    end = begun + seconds * 0.95 if seconds is not None else None
    played = _play_on(search, options[:PLAYED_ON], seed, end)
    for option, ends in zip(options, played, strict=False):
        _tell(option, ends)
    first = options[0]
    return Analysis(seat, options, int(search.iterations), time.perf_counter() - begun, first.win, first.margin)


def _look_at_rivals(search: Search, deadline: float) -> None:
    """The best option is compared with the next: those get a fair look, however poor they seemed at first. A player asks what
    is wrong with the obvious choice."""
    root = search.root
    least = int(int(search.iterations) * FLOOR)
    ordered = sorted(range(len(root.actions)), key=lambda at: (-root.visits[at], -root.mean(at)))
    for at in ordered[:PLAYED_ON]:
        if root.visits[at] < least:
            search.only = at
            search.run(least - int(root.visits[at]), deadline)
    search.only = NEW


def _weighed(search: Search) -> list[Weighed]:
    root, state = search.root, search.state
    found = []
    for at in sorted(range(len(root.actions)), key=lambda at: (-root.visits[at], -root.mean(at))):
        visits = int(root.visits[at])
        seen = visits > 0
        margin = search.margin_sums[at] / visits if seen else _looks(search, int(root.actions[at]))[0]
        win = search.win_sums[at] / visits if seen else _looks(search, int(root.actions[at]))[1]
        key = state.key(root.actions[at])
        spread = 2.0 * search.evaluation.spread
        share = visits / max(1, int(search.iterations))
        line = _line(search, at)
        weighed = Weighed(int(root.actions[at]), key, line, visits, share, win, margin, margin - spread, margin + spread, {})
        found.append(weighed)
    return found


def _looks(search: Search, action: int) -> tuple[float, float]:
    """Margin and chance right after an option that the search never tried."""
    then = search.state.bare()
    then.do_as(search.seat, action)
    search.utility(then, search.seat)
    return search.margins[search.seat], search.wins[search.seat]


def _line(search: Search, at: int) -> list[str]:
    """The option and what the seat would decide after it, as far as the search is firm and the seat stays asked."""
    line = [search.state.key(search.root.actions[at])]
    node: Node | None = search.root.children[at]
    while node is not None and node.seat == search.seat and len(node.actions) > 0:
        at = int(node.most_visited())
        if node.visits[at] < FIRM:
            break
        line.append(search.state.key(node.actions[at]))
        node = node.children[at]
    return line


class _Ends:
    """How the games ended that began with one option."""

    def __init__(self) -> None:
        self.margins: list[float] = []
        self.sources: dict[str, float] = {}


def _play_on(search: Search, options: list[Weighed], seed: int, end: float | None) -> list[_Ends]:
    """Every option from the same deals, turn about, until the time is over."""
    found = [_Ends() for _ in options]
    for game in range(GAMES):
        for option, ends in zip(options, found, strict=True):
            if end is not None and time.perf_counter() >= end:
                return found
            _finish(search, option, ends, seed + 1 + game)
    return found


def _finish(search: Search, option: Weighed, ends: _Ends, seed: int) -> None:
    seat = int(search.seat)
    state = search.state.resample(seat, seed)
    for key in option.line:
        action = state.game.action(key)
        if state.over or seat not in state.actors() or action not in state.legal_for(seat):
            break
        state.do_as(seat, action)
    play_quickly(state, search.evaluation, LONGEST_GAME)
    scores = [float(score) for score in state.scores()]
    if state.config.contest:
        compare(scores)
    ends.margins.append(scores[seat])
    for source, points in state.breakdown(seat):
        ends.sources[source] = ends.sources.get(source, 0.0) + points


def _tell(option: Weighed, ends: _Ends) -> None:
    """The range is that of the games played on, laid around the margin that the search expects."""
    count = len(ends.margins)
    if count == 0:
        return
    option.sources = {source: points / count for source, points in ends.sources.items()}
    if count >= 5:
        ordered = sorted(ends.margins)
        middle = sum(ordered) / count
        option.low = option.margin + ordered[count // 10] - middle
        option.high = option.margin + ordered[-1 - count // 10] - middle
