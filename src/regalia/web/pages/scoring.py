"""Scores told source by source: during the game as a preview, afterwards as the result."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regalia.core.reading import score_clause
from regalia.core.state import State
from regalia.web.pages.sight import Sight


class ScoreRow(msgspec.Struct):
    name: str
    clause: str
    points: list[int | None]


class Standing(msgspec.Struct):
    seat: int
    name: str
    tincture: int
    rank: int
    score: int
    breaker: str


def score_rows(sight: Sight) -> list[ScoreRow]:
    """One row per source that brought somebody something, one column per seat; None where a seat has no such source."""
    state = sight.state
    parts = [state.breakdown(seat) for seat in range(int(state.seats))]
    found = [
        ScoreRow(source_name(sight, source), score_clause(sight.game, source), _points(parts, source)) for source in merged(parts)
    ]
    return [row for row in found if any(row.points)]


def merged(parts: Sequence[Sequence[tuple[str, int]]]) -> list[str]:
    """Every source once, in the rulebook's order where the seats agree."""
    found: list[str] = []
    for part in parts:
        at = 0
        for source, _ in part:
            if source not in found:
                found.insert(at, source)
            at = found.index(source) + 1
    return found


def _points(parts: Sequence[Sequence[tuple[str, int]]], source: str) -> list[int | None]:
    found: list[int | None] = []
    for part in parts:
        points = [value for name, value in part if name == source]
        found.append(sum(points) if points else None)
    return found


def source_name(sight: Sight, source: str) -> str:
    own = f"score-{source}"
    return sight.t(own if sight.game.texts.has(sight.lang, own) else source)


def standings(sight: Sight, scores: Sequence[int], ranks: Sequence[int]) -> list[Standing]:
    """The seats from first to last; what broke a tie stands where scores are equal."""
    order = sorted(range(len(sight.names)), key=lambda seat: ranks[seat])
    return [
        Standing(
            seat, sight.shown_names[seat], sight.tincture(seat), ranks[seat], scores[seat], _breaker(sight.state, seat, scores)
        )
        for seat in order
    ]


def _breaker(state: State, seat: int, scores: Sequence[int]) -> str:
    if list(scores).count(scores[seat]) < 2:
        return ""
    return ", ".join(str(value) for value in state.tie_break(seat))
