"""What the games of an arena say of its bots: who won how often, how strong each is, and whether their order is clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from regalia.lab.ratings import ratings, significant, wilson
from regalia.lab.records import Played
from regalia.lab.tally import tidy

AUTOMA = "automa"


def unique(bots: Sequence[str]) -> list[str]:
    """The bots' names; the second of the same name is called name#2."""
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        seen[bot] += 1
        names.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
    return names


def matches_of(played: list[Played], seatings: int, alone: bool, contest: bool) -> list[Played]:
    """What is compared: the seats of a game; at a table for one, and where nobody wins, the scores of the same deal."""
    if contest and not alone:
        return played
    matches = []
    for first in range(0, len(played), seatings):
        seats = [(bot, score) for table in played[first : first + seatings] for bot, score in _of_bots(table)]
        scores = [score for _, score in seats]
        ranks = [1 + sum(1 for other in scores if other > mine) for mine in scores]
        winners = [place for place, rank in enumerate(ranks) if rank == 1 and contest]
        matches.append(Played(first // seatings, played[first].seed, [bot for bot, _ in seats], scores, ranks, winners))
    return matches


def _of_bots(table: Played) -> list[tuple[int, int]]:
    """Bot and score of every seat but the automa's."""
    return [(bot, score) for bot, score in zip(table.bots, table.scores, strict=True) if bot >= 0]


def standings(names: list[str], matches: list[Played], automa: bool) -> dict[str, Any]:
    everybody = [*names, AUTOMA] if automa else names
    won = [0.0] * len(everybody)
    took_part = [0] * len(everybody)
    points: list[list[int]] = [[] for _ in everybody]
    draws = 0
    for match in matches:
        who = [bot % len(everybody) for bot in match.bots]
        for bot in set(who):
            took_part[bot] += 1
        for place in match.winners:
            won[who[place]] += 1 / len(match.winners)
        draws += len(match.winners) > 1
        for place, bot in enumerate(who):
            points[bot].append(match.scores[place])
    found = ratings(len(everybody), [([bot % len(everybody) for bot in match.bots], match.ranks) for match in matches])
    return {
        "wins": {name: tidy(won[at]) for at, name in enumerate(everybody)},
        "draws": draws,
        "ratings": {} if found is None else {name: found[at][0] for at, name in enumerate(everybody)},
        "rating_intervals": {} if found is None else {name: list(found[at][1:]) for at, name in enumerate(everybody)},
        "interval": {name: list(wilson(won[at], took_part[at])) for at, name in enumerate(everybody)},
        "played": {name: took_part[at] for at, name in enumerate(everybody)},
        "mean_scores": {name: round(sum(points[at]) / max(1, len(points[at])), 3) for at, name in enumerate(everybody)},
    }


def best_first(result: dict[str, Any]) -> list[str]:
    """The bots of a result in their order."""
    return sorted(result["wins"], key=lambda bot: (-result["ratings"].get(bot, 0.0), -result["wins"][bot]))


def decided(bots: int, matches: list[Played], deals: int, stops: int) -> bool:
    """Whether each bot is clearly stronger than the next. The games of a deal hang together, so deals are compared."""
    apart = {pair: [0.0] * deals for pair in combinations(range(bots), 2)}
    each = len(matches) // deals
    for at, match in enumerate(matches):
        for one, two in combinations(range(len(match.bots)), 2):
            a, b = match.bots[one], match.bots[two]
            if a != b and min(a, b) >= 0:
                before = (match.ranks[two] > match.ranks[one]) - (match.ranks[two] < match.ranks[one])
                apart[min(a, b), max(a, b)][at // each] += before if a < b else -before
    strength = [sum(_signed(apart, bot, other) for other in range(bots) if other != bot) for bot in range(bots)]
    order = sorted(range(bots), key=lambda bot: -strength[bot])
    return all(significant(apart[min(pair), max(pair)], stops * (bots - 1)) for pair in pairwise(order))


def _signed(apart: dict[tuple[int, int], list[float]], bot: int, other: int) -> float:
    total = sum(apart[min(bot, other), max(bot, other)])
    return total if bot < other else -total


def wins_by_seat(played: list[Played], seats: int) -> dict[str, Any]:
    shares = [sum(1 / len(table.winners) for table in played if seat in table.winners) for seat in range(seats)]
    return {"wins_by_seat": [tidy(share) for share in shares]}
