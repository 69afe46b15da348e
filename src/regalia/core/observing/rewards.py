"""What a seat gets for a game, or for a decision of it.

win     1 for the winner, -1 for the others; 0 for those who share the first place
rank    from 1 for the first place down to -1 for the last, in equal steps; seats that stay tied share
score   the own score minus the best of the others, at the end
shaped  what the own live score has changed since it was asked last; the sum over a game is its change in all
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.state import State

WIN: Final = 0
RANK: Final = 1
SCORE: Final = 2
SHAPED: Final = 3
KINDS: Final[list[str]] = ["win", "rank", "score", "shaped"]


def at_end(g: State, kind: i64) -> list[float]:
    """Of every seat when the game is over. Where nobody wins or loses, the first two kinds are the score."""
    if kind == SCORE or not g.config.contest:
        return differences(g)
    if kind == RANK:
        return places(g)
    winners = g.winners()
    best = 1.0 if len(winners) == 1 else 0.0
    return [best if seat in winners else -1.0 for seat in range(g.seats)]


def places(g: State) -> list[float]:
    ranks = g.ranks()
    last = len(ranks) - 1
    found: list[float] = []
    for mine in ranks:
        tied = 0
        for other in ranks:
            if other == mine:
                tied += 1
        middle = mine - 1 + (tied - 1) / 2.0
        found.append(1.0 - 2.0 * middle / last if last > 0 else 0.0)
    return found


def differences(g: State) -> list[float]:
    """Of a single seat, or where there is no contest, the score itself."""
    scores = g.scores()
    found: list[float] = []
    for seat in range(len(scores)):
        best = 0
        first = True
        for other in range(len(scores)):
            if other != seat and g.config.contest and (first or scores[other] > best):
                best = scores[other]
                first = False
        found.append(float(scores[seat] - best))
    return found
