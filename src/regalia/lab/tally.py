"""What many games add up to. Only whole numbers are kept, so the sum does not depend on the order of the games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from regalia.lab.records import Played

QUANTILES = (5, 25, 50, 75, 95)


class Tally:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.forced = 0
        self.errors = 0
        self.first_error: Played | None = None
        self.lengths: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins: Counter[tuple[int, int]] = Counter()
        """(seat, how many shared the first place) → games."""

    def add(self, one: Played) -> None:
        if one.problem:
            self._failed(one)
            return
        self.games += 1
        self.decisions += one.decisions
        self.options += one.options
        self.forced += one.forced
        self.lengths[one.decisions] += 1
        for seat, score in enumerate(one.scores):
            self.scores[seat][score] += 1
        for seat in one.winners:
            self.wins[seat, len(one.winners)] += 1

    def _failed(self, one: Played) -> None:
        self.errors += 1
        if self.first_error is None or one.number < self.first_error.number:
            self.first_error = one

    def result(self) -> dict[str, Any]:
        decisions = max(1, self.decisions)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "mean_legal": round(self.options / decisions, 3),
            "forced_share": round(self.forced / decisions, 4),
            "wins_by_seat": [self._wins(seat) for seat in range(len(self.scores))],
            "scores": [summary(scores) for scores in self.scores],
            "lengths": summary(self.lengths, quantiles=False),
            "errors": self.errors,
            "first_error": self._problem(),
        }

    def _problem(self) -> dict[str, Any] | None:
        first = self.first_error
        return None if first is None else {"seed": int(first.seed), "problem": first.problem}

    def _wins(self, seat: int) -> float:
        return tidy(sum(games / shared for (who, shared), games in self.wins.items() if who == seat))


def summary(counts: Counter[int], quantiles: bool = True) -> dict[str, Any]:
    total = counts.total()
    if total == 0:
        return {"min": None, "mean": None, "max": None}
    found: dict[str, Any] = {
        "min": min(counts),
        "mean": round(sum(value * games for value, games in counts.items()) / total, 3),
        "max": max(counts),
    }
    if quantiles:
        found["quantiles"] = {str(percent): quantile(counts, percent) for percent in QUANTILES}
    return found


def quantile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least this share of the games does not exceed."""
    wanted = counts.total() * percent / 100
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= wanted:
            return value
    return max(counts)


def tidy(number: float) -> float:
    """A whole number without its decimals, anything else with three."""
    return int(number) if number == int(number) else round(number, 3)
