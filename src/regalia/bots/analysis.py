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
from regalia.bots.second_look import Look, look_again
from regalia.bots.tree import Node
from regalia.core.rng import seeded
from regalia.core.state import State

PLAYED_ON = 3
"""Options that are played on to the end."""
GAMES = 16
LONGEST_GAME = 3000
AT_A_TIME = 5
"""Decisions between two looks at the clock."""
AGAIN = 6
"""Options that get a look of their own: those that are played on first, then those a player may be warned of."""
SEARCHING, COMPARING = 0.4, 0.4
"""Shares of the time for the search and for looks of their own; the rest is for playing on."""
OF_ITS_OWN = 3
"""A look of its own has the search's iterations divided by this; of those that are not played on, half as many."""
LOOKED_AT = 8
"""Visits from which an option may be compared."""
FIRM = 12
"""Visits after which a decision belongs to the line."""


class Weighed(msgspec.Struct):
    """One option. `line`: keys of what the seat would do in this turn, the option first; `share` of the search's attention;
    `margin`, in points, with the range that holds 8 outcomes of 10; `sources`: the seat's points at the end by scoring source,
    only of options that were played on; `doubt`: points by which the margin may be off, if it had a look of its own."""

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
    doubt: float | None = None


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
    also: str = "",
    games: int = GAMES,
) -> Analysis:
    """Weigh the options of a seat that is asked, `also` this one with care, if named: at most so many `iterations` within so
    many `seconds`, then so many `games` played on from each of the foremost. Without `seconds` the same seed gives the same
    analysis."""
    begun = time.perf_counter()
    told = state.resample(seat, seed)
    evaluation = evaluation_of(state.game, state.config)
    search = Search(told, seat, seeded(seed), evaluation, tuning_of(level))
    search.whole = True
    wanted = iterations if iterations is not None else UNLIMITED if seconds is not None else 2000
    deadline = begun + seconds * SEARCHING if seconds is not None else 0.0
    search.run(wanted, deadline)
    options = _compared(search, _weighed(search), deadline + seconds * COMPARING if seconds is not None else 0.0, seed, also)
    end = begun + seconds * 0.95 if seconds is not None else None
    played = _play_on(search, options[:PLAYED_ON], seed, games, end)
    for option, ends in zip(options, played, strict=False):
        _tell(option, ends)
    first = options[0]
    return Analysis(seat, options, int(search.iterations), time.perf_counter() - begun, first.win, first.margin)


def _compared(search: Search, options: list[Weighed], end: float, seed: int, also: str) -> list[Weighed]:
    """The foremost options, and `also` whatever stands there, after as long a look at each, best first; then the others."""
    foremost = [option for at, option in enumerate(options) if at < PLAYED_ON or option.key == also]
    others = [option for option in options if option not in foremost and option.visits >= LOOKED_AT][: AGAIN - len(foremost)]
    if len(foremost) < 2:
        return options
    each = max(1, int(search.iterations) // OF_ITS_OWN)
    now = time.perf_counter()
    looks = look_again(search, _places(search, foremost), each, now + (end - now) * 0.7 if end else 0.0, seed + 1)
    if not looks:
        return options
    first = _look_told(foremost, looks, None)
    looks = look_again(search, _places(search, others), each // 2, end, seed + 1)
    if looks:
        _look_told(others, looks, first)
    told = [option for option in options if option.doubt is not None]
    return sorted(told, key=lambda option: -option.margin) + [option for option in options if option.doubt is None]


def _places(search: Search, options: list[Weighed]) -> list[int]:
    actions = [int(action) for action in search.root.actions]
    return [actions.index(option.action) for option in options]


def _look_told(options: list[Weighed], looks: dict[int, Look], first: Look | None) -> Look:
    """Write down what the looks found; those shorter than that at the `first` option are measured by what was known of it then.
    The look at the best of them."""
    length = min(look.length for look in looks.values())
    for option, look in zip(options, looks.values(), strict=True):
        margin, win, doubt = look.after(length)
        if first is not None:
            then, now = first.after(min(length, first.length)), first.after(first.length)
            margin, win = margin - then[0] + now[0], min(1.0, max(0.0, win - then[1] + now[1]))
        half = (option.high - option.low) / 2
        option.margin, option.win, option.doubt = margin, win, doubt
        option.low, option.high = margin - half, margin + half
        option.visits = max(option.visits, sum(chunks[-1][0] for chunks in look.chunks))
        option.line = max((_line(own, look.place) for own in look.searches), key=len)
    best = max(zip(options, looks.values(), strict=True), key=lambda pair: pair[0].margin)
    return best[1]


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


def _play_on(search: Search, options: list[Weighed], seed: int, games: int, end: float | None) -> list[_Ends]:
    """Every option from the same deals, turn about, until the time is over."""
    found = [_Ends() for _ in options]
    for game in range(games):
        for option, ends in zip(options, found, strict=True):
            if not _finish(search, option, ends, seed + 1 + game, end):
                return found
    return found


def _finish(search: Search, option: Weighed, ends: _Ends, seed: int, end: float | None) -> bool:
    """Whether there was time to bring the game to its end; else it does not count."""
    seat = int(search.seat)
    state = search.state.resample(seat, seed)
    for key in option.line:
        action = state.game.action(key)
        if state.over or seat not in state.actors() or action not in state.legal_for(seat):
            break
        state.do_as(seat, action)
    for _ in range(LONGEST_GAME // AT_A_TIME):
        if state.over:
            break
        if end is not None and time.perf_counter() >= end:
            return False
        play_quickly(state, search.evaluation, AT_A_TIME)
    scores = [float(score) for score in state.scores()]
    if state.config.contest:
        compare(scores)
    ends.margins.append(scores[seat])
    for source, points in state.breakdown(seat):
        ends.sources[source] = ends.sources.get(source, 0.0) + points
    return True


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
