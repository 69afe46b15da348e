"""How strong bots are, from who finished before whom: ratings with intervals, Wilson's interval of a share, and when to stop.

Ratings are those of OpenSkill (Plackett-Luce) on the scale of Elo: 1500 in the middle, and 400 points are ten wins to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Any

MEAN = 1500.0
DOUBT = 500.0
SCALE = 400.0 / math.log(10) / math.sqrt(2)
"""With this spread of a single game the model's chances are those of Elo."""
Z95 = NormalDist().inv_cdf(0.975)
LEVEL = 0.05
FIRST_LOOK = 20
"""Deals before the first look; the later ones each after twice as many."""

Rating = tuple[float, float, float]
"""Rating, and where it lies 95 times in 100."""


def ratings(bots: int, matches: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[Rating] | None:
    """From matches of (bots, ranks); of a bot in several seats the middle rank counts. None without the package."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(mu=MEAN, sigma=DOUBT, beta=SCALE, tau=0.0)
    found: list[Any] = [model.rating() for _ in range(bots)]
    for who, ranks in matches:
        present = sorted(set(who))
        if len(present) < 2:
            continue
        middle = [fmean(rank for bot, rank in zip(who, ranks, strict=True) if bot == one) for one in present]
        for one, (rated,) in zip(present, model.rate([[found[one]] for one in present], ranks=middle), strict=True):
            found[one] = rated
    centre = fmean(one.mu for one in found) - MEAN
    return [_rounded(one.mu - centre, one.sigma) for one in found]


def _rounded(middle: float, doubt: float) -> Rating:
    return round(middle, 1), round(middle - Z95 * doubt, 1), round(middle + Z95 * doubt, 1)


def looks(deals: int) -> list[int]:
    """After how many deals a run that may stop early looks at what it has."""
    found = [FIRST_LOOK]
    while found[-1] < deals:
        found.append(2 * found[-1])
    return [*(look for look in found if look < deals), deals]


def significant(differences: Sequence[float], tests: int) -> bool:
    """Whether the middle of independent differences is not zero. Whoever looks often errs often: `tests` share the 5 %. So few
    that equals, too, would all have the same sign often enough say nothing, however alike they are."""
    apart = sum(difference != 0.0 for difference in differences)
    if len(differences) < 2 or 2 * 0.5**apart > LEVEL / tests:
        return False
    middle, spread = fmean(differences), stdev(differences)
    bound = NormalDist().inv_cdf(1 - LEVEL / 2 / tests)
    return middle != 0.0 and abs(middle) >= bound * spread / math.sqrt(len(differences))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins; a shared win counts as its fraction."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)
