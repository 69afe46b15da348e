"""The decisions of a finished game weighed again: what each cost, what was found, which were turning points."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from regalia.bots.analysis import Weighed, analyse
from regalia.bots.evaluation import compare, evaluation_of
from regalia.bots.quick import play_quickly
from regalia.coach import weighing
from regalia.coach.outline import Outline, steps
from regalia.core.game import Game
from regalia.core.journal import Journal, parse
from regalia.core.registry import game as find_game
from regalia.core.state import State

TURNING = 2.0
TURNING_WINS = 0.1
MOST = 6
LETTERS = "ABCDEF"
THERE = 1.0
"""Points that must have been there in a round for a share of them to be told."""
DEALS = 6
GAMES = 12
LESS_GAMES = 4
THOROUGH = 100
"""Iterations from which a decision is also played on at length."""
PER_SECOND = 4000
"""Iterations that a second is worth at most: where the machine is quicker, the review is done sooner."""
LONGEST_GAME = 3000


class Budget(msgspec.Struct, frozen=True):
    """For one decision: seconds, or iterations for the same review every time."""

    seconds: float | None = 0.35
    iterations: int | None = None
    seed: int = 0


class Side(msgspec.Struct):
    """A line: its keys inside the turn, expected margin and wins at the end, expected points by source."""

    keys: list[str]
    margin: float
    win: float
    sources: dict[str, float]

    @property
    def points(self) -> float:
        return sum(self.sources.values())


class Finding(msgspec.Struct):
    """One decision: what was played and what was best. `gap`: how far the second best lay behind the best; `least`: the margin of
    the least option looked at; `sure`: as the coach says it; `plain`: the best is seen by looking one choice ahead."""

    step: int
    seat: int
    played: Side
    best: Side
    gap: float
    gap_wins: float
    least: float
    sure: str
    plain: bool = False

    @property
    def loss(self) -> float:
        return max(0.0, self.best.margin - self.played.margin)

    @property
    def loss_wins(self) -> float:
        return max(0.0, self.best.win - self.played.win)

    @property
    def well(self) -> bool:
        return self.played.keys[:1] == self.best.keys[:1]


class Chapter(msgspec.Struct):
    """What a worker looks at: one turn of a journal."""

    journal: str
    first: int
    last: int
    budget: Budget


class Examined(msgspec.Struct):
    """`wins`: each seat's chance after the turn."""

    findings: list[Finding]
    wins: list[float]


class Moment(msgspec.Struct):
    """A turning point of one seat; `worth`: points, above zero when well found, below when costly."""

    letter: str
    turn: int
    step: int
    seat: int
    worth: float
    wins: float
    sure: str
    played: Side
    better: Side


def examine(chapter: Chapter) -> str:
    """In the worker: the findings of one turn as JSON."""
    journal = parse(chapter.journal)
    found = examined(find_game(journal.game), journal, chapter.first, chapter.last, chapter.budget)
    return msgspec.json.encode(found).decode()


def examined(game: Game, journal: Journal, first: int, last: int, budget: Budget) -> Examined:
    findings: list[Finding] = []
    after: State | None = None
    for number, before, line, _ in steps(game, journal):
        if number >= last:
            after = before
            break
        if number >= first and len(before.legal_for(line.seat)) > 1:
            keys = _turn_keys(journal, number, last)
            findings += finding(before, number, line.seat, keys, budget)
    if after is None:
        after = game.replay(journal)
    return Examined(findings, chances(after))


def _turn_keys(journal: Journal, number: int, last: int) -> list[str]:
    """What the seat went on to decide in this turn."""
    seat = journal.entries[number].seat
    return [line.action for line in journal.entries[number:last] if line.seat == seat]


def finding(state: State, number: int, seat: int, keys: Sequence[str], budget: Budget) -> list[Finding]:
    """What the search says of a decision, as the seat knew the position. Where something hangs on it, both lines are played on
    from the same deals, and the difference is the middle of what search and games say."""
    seconds = None if budget.iterations is not None else budget.seconds or 0.0
    iterations = budget.iterations if seconds is None else int(seconds * PER_SECOND)
    position = state.bare()
    analysis = analyse(position, seat, seconds=seconds, iterations=iterations, seed=budget.seed + number, also=keys[0], games=0)
    options: list[Any] = list(analysis.options)
    chosen = next((option for option in options if option.key == keys[0]), None)
    if not options or chosen is None:
        return []
    best = options[0]
    rival = (options[1] if len(options) > 1 else None) if chosen is best else chosen
    if rival is None:
        return []
    least = min(option.margin for option in weighing.compared(options))
    played = Side(list(keys), chosen.margin, chosen.win, dict(chosen.sources))
    found = Finding(number, seat, played, _side(best), best.margin - rival.margin, best.win - rival.win, least, "not")
    if found.well and _plain(position.resample(seat, budget.seed + number), seat) == state.game.action(best.key):
        found.plain = True
    elif found.gap >= TURNING / 2 or found.gap_wins >= TURNING_WINS:
        _play_both_on(position, seat, found, list(rival.line) if chosen is best else list(keys), budget)
    return [found]


def _plain(state: State, seat: int) -> int:
    """The best choice by a look one choice ahead: whoever takes it has found nothing."""
    evaluation = evaluation_of(state.game, state.config)
    margins = [0.0] * int(state.seats)
    looks: dict[int, float] = {}
    for option in state.legal_for(seat):
        then = state.bare()
        then.do_as(seat, option)
        evaluation.margins(then, margins)
        looks[option] = margins[seat]
    return max(looks, key=lambda option: looks[option])


def _play_both_on(state: State, seat: int, found: Finding, other: list[str], budget: Budget) -> None:
    """Correct a finding by games from the same deals: the best line against another one."""
    games = LESS_GAMES if budget.iterations is not None and budget.iterations < THOROUGH else GAMES
    one = play_on(state, seat, found.best.keys, games, budget.seed + found.step)
    two = play_on(state, seat, other, games, budget.seed + found.step)
    apart = [mine - theirs for mine, theirs in zip(one.margins, two.margins, strict=True)]
    middle = sum(apart) / len(apart)
    doubt = math.sqrt(sum((value - middle) ** 2 for value in apart) / max(1, len(apart) - 1) / len(apart))
    correction = (found.gap + middle) / 2 - found.gap
    found.best.sources = one.sources
    if not found.well:
        found.played.sources = two.sources
        found.played.margin -= correction
    found.gap += correction
    if middle > 0 and found.gap >= TURNING / 2:
        found.sure = "quite" if middle >= 2 * doubt and found.gap >= weighing.LARGE else "fairly" if middle >= doubt else "not"


class Ends(msgspec.Struct):
    """Margins of the games played on from a line, and the points by source in the middle."""

    margins: list[float]
    sources: dict[str, float]


def play_on(state: State, seat: int, keys: Sequence[str], games: int, seed: int) -> Ends:
    evaluation = evaluation_of(state.game, state.config)
    found = Ends([], {})
    for deal in range(games):
        game = state.resample(seat, seed + deal)
        for key in keys:
            action = game.game.action(key)
            if game.over or action not in game.legal_for(seat):
                break
            game.do_as(seat, action)
        play_quickly(game, evaluation, LONGEST_GAME)
        scores = [float(score) for score in game.scores()]
        if game.config.contest:
            compare(scores)
        found.margins.append(scores[seat])
        for source, points in game.breakdown(seat):
            found.sources[source] = found.sources.get(source, 0.0) + points / games
    return found


def _side(option: Weighed) -> Side:
    return Side(list(option.line) or [option.key], option.margin, option.win, dict(option.sources))


def chances(state: State) -> list[float]:
    """Each seat's chance of winning; of a finished game the result. Hidden things are dealt anew a few times."""
    seats = int(state.seats)
    if state.over or not state.config.contest:
        winners = state.winners() if state.over else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    evaluation = evaluation_of(state.game, state.config)
    total = [0.0] * seats
    for seat in range(state.config.players):
        for deal in range(DEALS):
            out = [0.0] * seats
            evaluation.wins(state.resample(seat, deal), out)
            total[seat] += out[seat] / DEALS
            if seats > state.config.players:
                total[-1] += out[-1] / DEALS / state.config.players
    whole = sum(total)
    return [share / whole for share in total] if whole > 0 else [1 / seats] * seats


# -- the turning points --------------------------------------------------------------------------------


def moments(story: Outline, findings: Iterable[Finding], seat: int) -> list[Moment]:
    """The turning points of a seat in the order of play: at most six, those that weighed most."""
    found: dict[int, Moment] = {}
    for one in findings:
        if one.seat != seat:
            continue
        moment = _moment(story, one)
        if moment is None:
            continue
        old = found.get(moment.turn)
        if old is None or abs(moment.worth) > abs(old.worth):
            found[moment.turn] = moment
    heaviest = sorted(found.values(), key=lambda moment: -abs(moment.worth))[:MOST]
    ordered = sorted(heaviest, key=lambda moment: moment.step)
    return [msgspec.structs.replace(moment, letter=LETTERS[at]) for at, moment in enumerate(ordered)]


def _moment(story: Outline, one: Finding) -> Moment | None:
    turn = next(turn.number for turn in story.turns if turn.first <= one.step < turn.last)
    if one.well:
        good = not one.plain and one.sure == "quite" and (one.gap >= TURNING or one.gap_wins >= TURNING_WINS)
        worth, wins = one.gap, one.gap_wins
    else:
        good = one.sure != "not" and (one.loss >= TURNING or one.loss_wins >= TURNING_WINS)
        worth, wins = -one.loss, -one.loss_wins
    return Moment("", turn, one.step, one.seat, worth, wins, one.sure, one.played, one.best) if good else None


def accuracy(story: Outline, findings: Iterable[Finding]) -> dict[tuple[int, int], int]:
    """For each round and seat: of ten points that were there to be found, how many were; only where there were any."""
    there: dict[tuple[int, int], float] = {}
    found: dict[tuple[int, int], float] = {}
    rounds = {step: turn.round for turn in story.turns for step in range(turn.first, turn.last)}
    for one in findings:
        place = (rounds[one.step], one.seat)
        there[place] = there.get(place, 0.0) + one.best.margin - one.least
        found[place] = found.get(place, 0.0) + one.played.margin - one.least
    return {place: max(0, min(10, round(10 * found[place] / points))) for place, points in there.items() if points >= THERE}
