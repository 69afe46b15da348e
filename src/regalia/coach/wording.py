"""Numbers in the coach's words: wins out of ten, whole points, never a percentage."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

from regalia.core.game import Game
from regalia.drawing.markup import signed

LISTED = 3
DOUBTFUL = 2.5
"""A sum of sources so many times larger or smaller than the margin explains nothing."""
NAMED = 0.75
"""Differences of less are not worth a word."""


def tenths(win: float) -> int:
    """Wins out of ten."""
    return max(0, min(10, round(win * 10)))


def whole(points: float) -> int:
    """Rounded half away from zero, so that +2.5 and −2.5 are as far from level."""
    return int(points + 0.5) if points >= 0 else -int(-points + 0.5)


def win_words(game: Game, lang: str, win: float, seats: int = 2) -> str:
    """“6 in 10”, “less than 1 in 10”, “level” within half a ten of an even share."""
    if abs(win - 1 / max(2, seats)) < 0.05:
        return game.texts.format(lang, "coach-win-level")
    if win < 0.05:
        return game.texts.format(lang, "coach-win-little")
    if win > 0.95:
        return game.texts.format(lang, "coach-win-much")
    return game.texts.format(lang, "coach-win", {"wins": tenths(win)})


def said_wins(game: Game, lang: str, win: float, seats: int = 2) -> str:
    """The same as part of a sentence: “wins 6 in 10”."""
    known = {"little": win < 0.05, "much": win > 0.95, "level": abs(win - 1 / max(2, seats)) < 0.05}
    found = next((name for name, holds in known.items() if holds), "some")
    return game.texts.format(lang, f"coach-wins-{found}", {"wins": tenths(win)})


def source_name(game: Game, lang: str, source: str) -> str:
    own = f"score-{source}"
    return game.texts.format(lang, own if game.texts.has(lang, own) else source)


def differences(one: Mapping[str, float], other: Mapping[str, float]) -> list[tuple[str, int]]:
    """Sources in which two lines differ, largest first. A source that only ever takes points away corrects others: left out."""
    found = []
    for source in {**one, **other}:
        mine, theirs = one.get(source, 0.0), other.get(source, 0.0)
        if abs(mine - theirs) >= NAMED and not (mine <= 0 and theirs <= 0):
            found.append((source, whole(mine - theirs)))
    found.sort(key=lambda row: (-abs(row[1]), -row[1], row[0]))
    return [row for row in found if row[1]]


def explaining(one: Mapping[str, float], other: Mapping[str, float], points: float) -> list[tuple[str, int]]:
    """The differences by source that are named, if they tell the same story as the margin: sources come from fewer games than the
    margin, and where the two disagree the margin alone is said. What speaks for the margin comes first; of what speaks against
    it the largest is named too."""
    if not agreeing(one, other, points):
        return []
    rows = differences(one, other)
    against = [row for row in rows if row[1] * points < 0][:1]
    named = [row for row in rows if row[1] * points > 0][: LISTED - len(against)] + against
    return named if _alike(points, sum(count for _, count in named)) else []


def agreeing(one: Mapping[str, float], other: Mapping[str, float], points: float) -> bool:
    """Whether the points by source of two lines lie about as far apart as the margin says."""
    return bool(one) and bool(other) and _alike(points, sum(one.values()) - sum(other.values()))


def _alike(points: float, apart: float) -> bool:
    return points * apart > 0 and abs(points) / DOUBTFUL <= abs(apart) <= abs(points) * DOUBTFUL


def listed(game: Game, lang: str, rows: list[tuple[str, int]], named: bool = False) -> str:
    """“Guild cards +2, Objectives +5”. `named`: the rows are sources of points; else keys of texts."""
    names = [source_name(game, lang, key) if named else game.texts.format(lang, key) for key, _ in rows[:LISTED]]
    parts = [f"{name}\u00a0{signed(count)}" for name, (_, count) in zip(names, rows, strict=False)]
    if not any("," in name for name in names):
        return ", ".join(parts)
    return reduce(lambda first, second: game.texts.format(lang, "coach-list", {"first": first, "second": second}), parts)
