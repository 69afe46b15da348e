"""How strong bots are, from who finished before whom: a Bradley-Terry fit on the Elo scale, and Wilson's interval.

Each pair of bots in a game is one comparison; an equal rank is half a win for both. The strengths are found by the
usual minorise-maximise iteration. Every pair is given one drawn game that was never played, so that a bot which has
won or lost everything still has a finite rating.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

MEAN = 1500.0
SCALE = 400.0
ROUNDS = 500
CLOSE = 1e-9
Z95 = 1.959964


def bradley_terry(bots: Sequence[str], beaten: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings with the mean at 1500; `beaten[a, b]` is how often a finished before b, ties as halves."""
    won = {(a, b): beaten.get((a, b), 0.0) + 0.5 for a in bots for b in bots if a != b}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        better = {a: _update(a, bots, won, strength) for a in bots}
        centre = math.exp(sum(math.log(value) for value in better.values()) / len(bots))
        better = {a: value / centre for a, value in better.items()}
        moved = max(abs(better[a] - strength[a]) for a in bots)
        strength = better
        if moved < CLOSE:
            break
    return {a: round(MEAN + SCALE * math.log10(strength[a]), 1) for a in bots}


def _update(a: str, bots: Sequence[str], won: Mapping[tuple[str, str], float], strength: Mapping[str, float]) -> float:
    if len(bots) == 1:
        return 1.0
    wins = sum(won[a, b] for b in bots if b != a)
    met = sum((won[a, b] + won[b, a]) / (strength[a] + strength[b]) for b in bots if b != a)
    return wins / met


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins; a shared win counts as its fraction."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)
