"""The coach's answer as a person reads it: a title, one or two sentences, at most three options."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.bots.analysis import Analysis, Weighed
from regalia.coach import weighing
from regalia.coach.lines import Walk, in_a_sentence, inside_quotes, shortest, walk
from regalia.coach.wording import explaining, listed, said_wins, tenths, whole, win_words
from regalia.core.game import Game
from regalia.core.state import State
from regalia.core.step import Arg
from regalia.drawing.markup import signed

FAR = 8
"""A range so wide hangs on what nobody has seen."""


class Row(msgspec.Struct):
    """One option in the coach's list. `mark`: 1, 2, 3 or =; `said`: the whole row for a screen reader; `low`, `margin` and `high`
    place the bar; `wins`: the chance in words, "" where it is not told; `cells`: wins of ten, −1 where nobody wins."""

    key: str
    mark: str
    name: str
    then: str
    points: str
    wins: str
    cells: int
    low: float
    margin: float
    high: float
    said: str
    line: list[str]
    pieces: list[str]


class Price(msgspec.Struct):
    """An option that would be costly: the question and the sentence of its warning."""

    points: int
    sure: str
    title: str
    why: str
    row: Row
    best: Row


class Told(msgspec.Struct):
    """What the page, the terminal and `regalia hint` show. `glance`: a first impression, to be asked again."""

    kind: str
    title: str
    sure: str
    why: str
    note: str
    rows: list[Row]
    costly: dict[str, Price]
    options: int
    seconds: float
    glance: bool = False


class Teller:
    """Puts one analysis of one position into the words of one language."""

    def __init__(self, state: State, seat: int, analysis: Analysis, lang: str, seed: int = 0, glance: bool = False) -> None:
        self.game: Game = state.game
        self.state = state
        self.seat = seat
        self.lang = lang
        self.seed = seed
        self.glance = glance
        self.contest = bool(state.config.contest) and not by_objective(state)
        self.analysis = analysis
        self.count = len(state.legal_for(seat))
        self.options: list[Any] = weighing.compared(analysis.options)
        self.walks: dict[str, Walk] = {}
        self.kind = weighing.kind_of(self.options, self.count, self.contest)

    def t(self, key: str, **args: Arg) -> str:
        return self.game.texts.format(self.lang, key, args)

    def tell(self) -> Told:
        kind = self.kind
        shown = self.options[: weighing.SHOWN]
        second = shown[1] if len(shown) > 1 else None
        sure = weighing.certainty(shown[0], second) if shown else "not"
        level = weighing.level_group(self.options) if kind == "level" else []
        rows = [self.row(o, self.mark(o, number, level)) for number, o in enumerate(shown, start=1)]
        return Told(
            kind=kind,
            title=self.t("coach-title-best", name=rows[0].name) if kind == "best" else self.t(f"coach-title-{kind}"),
            sure=self.sure(kind, sure) if second is not None else "",
            why=self.why(kind, shown),
            note=self.note(kind, shown),
            rows=[] if kind == "only" else rows,
            costly=self.prices() if kind in ("best", "level") and not self.glance else {},
            options=self.count,
            seconds=round(self.analysis.seconds, 2),
            glance=self.glance and kind != "only",
        )

    def sure(self, kind: str, found: str) -> str:
        """How sure the coach is, where it prefers something."""
        if kind not in ("best", "level"):
            return ""
        return self.t(f"coach-sure-{'not' if kind == 'level' or self.glance else found}")

    def mark(self, option: Weighed, number: int, level: list[Any]) -> str:
        return "=" if option in level else str(number)

    # -- the sentences -------------------------------------------------------------------------

    def why(self, kind: str, shown: list[Any]) -> str:
        if kind in ("only", "same", "decided"):
            return self.t(f"coach-why-{kind}")
        if len(shown) < 2:
            return self.t("coach-why-alone", count=self.count)
        first, second = shown[0], shown[1]
        if kind == "level" and same_turn(first, second):
            return self.t("coach-why-order", first=self.quoted(first), second=self.quoted(second))
        if kind == "level":
            return " ".join([self.t("coach-why-level"), *self.level_gains(first, second)])
        return " ".join([self.better(first, second), *self.gains(first, second)])

    def better(self, first: Weighed, second: Weighed) -> str:
        """By how many points, and from which sources."""
        points = whole(first.margin) - whole(second.margin)
        rows = explaining(first.sources, second.sources, points)
        other = self.quoted(second)
        sources = listed(self.game, self.lang, rows, named=True)
        if points < 1:
            return self.t("coach-better-slightly", other=other)
        key = "coach-better-by" if rows else "coach-better"
        return self.t(key, points=points, other=other, sources=sources)

    def gains(self, first: Weighed, second: Weighed) -> list[str]:
        """What the player holds afterwards, against the second choice."""
        rows = self.apart(first, second)
        if not rows:
            return []
        key = "coach-after-line" if self.both_end(first, second) else "coach-at-once"
        if all(count < 0 for _, count in rows):
            key = "coach-costs-now"
        return [self.t(key, gains=listed(self.game, self.lang, rows))]

    def both_end(self, first: Weighed, second: Weighed) -> bool:
        return self.walked(first).ended and self.walked(second).ended

    def level_gains(self, first: Weighed, second: Weighed) -> list[str]:
        rows = self.apart(first, second)
        mine = listed(self.game, self.lang, [row for row in rows if row[1] > 0])
        theirs = listed(self.game, self.lang, [(key, -count) for key, count in rows if count < 0])
        if mine and theirs:
            return [self.t("coach-level-both", first=self.quoted(first), second=self.quoted(second), gains=mine, others=theirs)]
        if mine or theirs:
            return [self.t("coach-level-one", name=self.quoted(first if mine else second), gains=mine or theirs)]
        return []

    def apart(self, first: Weighed, second: Weighed) -> list[tuple[str, int]]:
        """Whole turns are compared with whole turns, else first decisions with each other."""
        one, other = self.walked(first), self.walked(second)
        return _apart(one.gains, other.gains) if self.both_end(first, second) else _apart(one.at_once, other.at_once)

    def note(self, kind: str, shown: list[Any]) -> str:
        """It hangs on what is hidden, where that is so; or there was time for a glance only."""
        if self.glance and kind != "only":
            return self.t("coach-glance")
        if kind != "level" or shown[0].high - shown[0].low < FAR or same_turn(shown[0], shown[1]):
            return ""
        return self.t("coach-hangs") if hides_something(self.state, self.seat) else ""

    # -- the rows ------------------------------------------------------------------------------

    def walked(self, option: Weighed) -> Walk:
        if option.key not in self.walks:
            self.walks[option.key] = walk(self.state, self.seat, option.line or [option.key], self.lang, self.seed)
        return self.walks[option.key]

    def label(self, option: Weighed) -> str:
        return self.game.label(self.lang, self.game.action(option.key), self.state)

    def name(self, option: Weighed) -> str:
        """As short as it can be said without meaning another option as well."""
        full = self.label(option)
        short = self.short(option)
        alike = [other for other in self.options if other.key != option.key and self.short(other) == short]
        return full.rstrip(".") if alike else short

    def short(self, option: Weighed) -> str:
        return shortest(self.game, self.lang, self.game.action(option.key), self.label(option))

    def quoted(self, option: Weighed) -> str:
        """The name where a sentence puts it in quotation marks."""
        return inside_quotes(self.name(option))

    def row(self, option: Weighed, mark: str) -> Row:
        then = self.then(option)
        points = whole(option.margin)
        open_yet = self.contest and self.kind != "decided"
        wins = win_words(self.game, self.lang, option.win, self.rivals()) if open_yet else ""
        shown = signed(points) if self.contest else str(points)
        key = "coach-row-said" if open_yet else "coach-row-said-margin" if self.contest else "coach-row-said-score"
        what = ", ".join(filter(None, [self.name(option), then]))
        chance = said_wins(self.game, self.lang, option.win, self.rivals()) if open_yet else ""
        said = self.t(key, mark=mark, what=what, points=shown, count=abs(points), wins=chance)
        return Row(
            key=option.key,
            mark=mark,
            name=self.name(option),
            then=then,
            points=shown,
            wins=wins,
            cells=tenths(option.win) if self.contest else -1,
            low=round(option.low, 1),
            margin=round(option.margin, 1),
            high=round(option.high, 1),
            said=said,
            line=option.line,
            pieces=self.walked(option).pieces,
        )

    def then(self, option: Weighed) -> str:
        """How the line goes on inside the own turn."""
        rest = [in_a_sentence(label) for label in self.walked(option).labels[1:3]]
        if len(rest) == 2:
            return self.t("coach-then-two", first=rest[0], second=rest[1])
        return self.t("coach-then", first=rest[0]) if rest else ""

    def rivals(self) -> int:
        return int(self.state.seats)

    def prices(self) -> dict[str, Price]:
        """The options that deserve a warning, each against the best."""
        found = {}
        best = self.options[0]
        for option in self.options[1:]:
            if weighing.costly(best, option):
                points = whole(best.margin) - whole(option.margin)
                rows = explaining(option.sources, best.sources, -points)
                key = "coach-cost-by" if rows else "coach-cost"
                sources = listed(self.game, self.lang, rows, named=True)
                found[option.key] = Price(
                    points=points,
                    sure=self.t("coach-sure-quite"),
                    title=self.t("coach-cost-title"),
                    why=self.t(key, points=points, other=self.quoted(best), sources=sources),
                    row=self.row(option, "!"),
                    best=self.row(best, "1"),
                )
        return found


def by_objective(state: State) -> bool:
    """Whether an objective decides alone: the evaluation's chance is the share of it that is met, not one of winning."""
    return state.config.mode in getattr(state.game.room("features"), "AIMED", ())


def same_turn(one: Weighed, other: Weighed) -> bool:
    """Whether two lines are made of the same decisions in another order."""
    return len(one.line) > 1 and sorted(one.line) == sorted(other.line)


def _apart(one: dict[str, int], other: dict[str, int]) -> list[tuple[str, int]]:
    rows = [(key, one.get(key, 0) - other.get(key, 0)) for key in {**one, **other}]
    return sorted((row for row in rows if row[1]), key=lambda row: (-abs(row[1]), row[0]))


def hides_something(state: State, seat: int) -> bool:
    """Whether the seat does not see all: dealing anew what it cannot know changes the position."""
    written = _without_generator(state)
    return any(_without_generator(state.resample(seat, deal)) != written for deal in range(3))


def _without_generator(state: State) -> dict[str, Any]:
    position = state.to_json()
    position.pop("generator", None)
    return position
