"""Finding puzzles in games: where a search would choose otherwise than whoever played, or one choice is striking, and searches of
other seeds and larger budgets agree that it is clearly best, there is a puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import floor, sqrt
from statistics import fmean, stdev

import msgspec

from regalia.bots.analysis import Analysis, Weighed, analyse
from regalia.bots.driver import ask
from regalia.bots.evaluation import evaluation_of
from regalia.bots.levels import squire, tuning_of
from regalia.bots.search import Search
from regalia.bots.searching import SearchBot
from regalia.bots.second_look import look_again
from regalia.coach import weighing
from regalia.coach.moments import play_on
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.setup import Setup, mixed_seed
from regalia.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle

FEWEST, MOST = 3, 40
"""Choices of a decision that is neither trivial nor a needle in a haystack."""
GLANCE = 300
LOOK = 2500
STUDY = 6000
EACH = 1200
"""Iterations of the search: for each decision of the game, for a promising one, for a puzzle, for each of its choices."""
CLEAR = 3.0
"""Points by which the best choice must be better than the next."""
STRIKING = 6.0
"""Points at a glance from which a choice that anybody sees is worth a look all the same."""
DEALS = 20
KEPT = 4
APART = 6
"""Decisions between two puzzles of one game, so that they do not resemble each other."""


class Made(msgspec.Struct):
    """A position that passed, and how the search saw it; `behind`: by how many points each other choice lies behind the best."""

    state: State
    seat: int
    study: Analysis
    margin: float
    hardness: int
    behind: dict[str, float]


def make(setup: Setup, seed: int, wanted: int, games: int, seen: Callable[[int, int], None] | None = None) -> Iterator[Made]:
    """At most `wanted` puzzles from at most so many games."""
    found = 0
    for number in range(games):
        for made in from_game(setup, seed, number):
            yield made
            found += 1
            if seen is not None:
                seen(found, wanted)
            if found >= wanted:
                return


def from_game(setup: Setup, seed: int, number: int) -> Iterator[Made]:
    """Squires play, so that there is something to be found."""
    game, config = setup.opened()
    state = game.deal(config, seeded(mixed_seed(seed, number, "puzzles")), record=False)
    rng = seeded(mixed_seed(seed, number, "hidden"))
    bots = [squire("squire", mixed_seed(seed, number, f"bot {seat}")) for seat in range(config.players)]
    last = -APART
    while not state.over:
        seat = int(state.turn)
        before = state.bare()
        chosen = ask(bots[seat], state, seat, rng)
        wide = len(state.legal_for(seat))
        if FEWEST <= wide <= MOST and state.moves - last >= APART:
            made = study(before, seat, chosen, mixed_seed(seed, number, f"study {state.moves}") % 2**31)
            if made is not None:
                last = int(state.moves)
                yield made
        state.do_as(seat, chosen)


def study(state: State, seat: int, plain: int, seed: int) -> Made | None:
    """Cheap questions first; whatever fails one is no puzzle. `plain`: the choice of the squire."""
    told = state.resample(seat, seed)
    glance = SearchBot("search", seed + 1, GLANCE).decide(told.bare(), seat)
    if glance == plain and lead(told, seat) < STRIKING:
        return None
    look = analyse(told, seat, iterations=LOOK, seed=seed + 2, games=0)
    if not clear(look):
        return None
    deep = analyse(told, seat, iterations=STUDY, seed=seed + 3)
    if not clear(deep) or deep.options[0].key != look.options[0].key:
        return None
    behind = costs(told, seat, deep.options[0].key, seed + 5)
    if min(behind.values()) < CLEAR or not _holds_when_played(told, seat, deep, seed + 4):
        return None
    best = deep.options[0].action
    hardness = EASY if plain == best else MEDIUM if glance == best else HARD
    return Made(told, seat, deep, min(gap(look), gap(deep), *behind.values()), hardness, behind)


def costs(state: State, seat: int, best: str, seed: int, iterations: int = EACH) -> dict[str, float]:
    """By how many points every other choice lies behind the best one, after as long a search of each."""
    search = Search(state, seat, seeded(seed), evaluation_of(state.game, state.config), tuning_of("sovereign"))
    search.run(1, 0.0)
    keys = [state.key(action) for action in search.root.actions]
    looks = look_again(search, range(len(keys)), iterations, 0.0, seed)
    margins = {key: looks[place].after(looks[place].length)[0] for place, key in enumerate(keys)}
    return {key: margins[best] - margin for key, margin in margins.items() if key != best}


def lead(state: State, seat: int) -> float:
    """By how much the best choice leads at a glance, one choice ahead."""
    evaluation = evaluation_of(state.game, state.config)
    margins = [0.0] * int(state.seats)
    looks = []
    for option in state.legal_for(seat):
        then = state.bare()
        then.do_as(seat, option)
        evaluation.margins(then, margins)
        looks.append(margins[seat])
    looks.sort(reverse=True)
    return looks[0] - looks[1]


def gap(analysis: Analysis) -> float:
    return analysis.options[0].margin - max((option.margin for option in rivals(analysis)), default=0.0)


def rivals(analysis: Analysis) -> list[Weighed]:
    """The other choices that the search has looked at often enough."""
    first = analysis.options[0]
    return [option for option in analysis.options[1:] if option.visits >= weighing.FEW and option.key != first.key]


def clear(analysis: Analysis) -> bool:
    """One choice clearly best, the game undecided, and both said with certainty."""
    first = analysis.options[0]
    others = rivals(analysis)
    if not others or gap(analysis) < CLEAR or not 0.03 < first.win < 0.995:
        return False
    return all(weighing.certainty(first, other) == "quite" for other in others)


def _holds_when_played(state: State, seat: int, analysis: Analysis, seed: int) -> bool:
    """Best and next played on from the same deals: the difference is there too, and not by chance."""
    first, second = analysis.options[0], max(rivals(analysis), key=lambda option: option.margin)
    one = play_on(state, seat, first.line, DEALS, seed).margins
    two = play_on(state, seat, second.line, DEALS, seed).margins
    apart = [mine - theirs for mine, theirs in zip(one, two, strict=True)]
    return fmean(apart) >= 2 * stdev(apart) / sqrt(DEALS) and fmean(apart) >= CLEAR / 2


def as_puzzle(made: Made, id: str, command: str) -> Puzzle:
    """Small enough for a file: the best choices whole, of the others what they cost."""
    options = [made.study.options[0], *rivals(made.study)][:KEPT]
    kept = {option.key for option in options}
    position = made.state.to_json()
    position.pop("generator", None)
    return Puzzle(
        id=id,
        game=made.state.game.id,
        seat=made.seat,
        position=position,
        options=[_rounded(option) for option in options],
        others={key: round(points, 1) for key, points in made.behind.items() if key not in kept},
        margin=floor(made.margin * 10) / 10,
        hardness=made.hardness,
        made=command,
    )


def _rounded(option: Weighed) -> Weighed:
    sources = {source: round(points, 1) for source, points in option.sources.items()}
    numbers = {name: round(getattr(option, name), 3) for name in ("share", "win", "margin", "low", "high")}
    return msgspec.structs.replace(option, sources=sources, doubt=round(option.doubt or 0.0, 3), **numbers)
