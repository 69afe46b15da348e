"""What deserves to be said of an analysis: how sure the coach is, when it says nothing, when two options are level.

Points are expected margins at the end; `low` and `high` hold eight outcomes in ten. The thresholds are those of the coach's
guide: a level pair lies less than two points apart with ranges that overlap by half; whatever lies within one point is the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, Protocol

Kind = Literal["only", "same", "decided", "level", "best"]
Certainty = Literal["quite", "fairly", "not"]

SHOWN = 3
SAME = 1.0
LEVEL = 2.0
HALF = 0.5
DECIDED = 0.97
EIGHT_IN_TEN = 2.56
"""The width of the range that holds eight of ten outcomes, in standard deviations."""
LARGE = 3.0
"""Points from which a difference may be called quite sure."""
COSTLY = 5.0
COSTLY_WINS = 0.2
FEW = 8
"""Less often visited options are not compared with the others."""


class Weighed(Protocol):
    """What is needed of an option (`regalia.bots.analysis.Weighed`)."""

    key: str
    visits: int
    win: float
    margin: float
    low: float
    high: float
    doubt: float | None


def compared(options: Sequence[Weighed]) -> list[Weighed]:
    """The options that the search has looked at often enough; the first always."""
    return [option for at, option in enumerate(options) if at == 0 or option.visits >= FEW]


def kind_of(options: Sequence[Weighed], count: int, contest: bool) -> Kind:
    """`options`: those compared, best first; `count`: how many there are to choose from."""
    if count <= 1 or not options:
        return "only"
    if len(options) > 1 and len(options) >= count and options[0].margin - min(o.margin for o in options) <= SAME:
        return "same"
    if contest and (all(o.win >= DECIDED for o in options) or all(o.win <= 1 - DECIDED for o in options)):
        return "decided"
    return "level" if len(level_group(options)) > 1 else "best"


def level_group(options: Sequence[Weighed]) -> list[Weighed]:
    """The first option and those that are level with it, at most three."""
    first = options[0]
    found = [first]
    for other in options[1:SHOWN]:
        if abs(first.margin - other.margin) < LEVEL and overlap(first, other) >= HALF:
            found.append(other)
    return found


def overlap(one: Weighed, other: Weighed) -> float:
    """The share of the narrower range that lies in the other, 0 to 1."""
    narrow = min(one.high - one.low, other.high - other.low)
    common = min(one.high, other.high) - max(one.low, other.low)
    if narrow <= 0:
        return 1.0 if common >= 0 else 0.0
    return max(0.0, min(1.0, common / narrow))


def certainty(best: Weighed, other: Weighed | None) -> Certainty:
    """How sure the order of the two is: by how far apart the middles lie for what the search has seen of both."""
    if other is None:
        return "not"
    apart = best.margin - other.margin
    doubt = math.hypot(_doubt(best), _doubt(other))
    if apart >= LARGE and apart >= 2 * doubt:
        return "quite"
    return "fairly" if apart >= doubt and apart >= SAME else "not"


def _doubt(option: Weighed) -> float:
    """How far the middle itself may be off: by chance, and by how far apart two searches of their own ended."""
    chance = (option.high - option.low) / EIGHT_IN_TEN / math.sqrt(max(1, option.visits))
    return max(chance, option.doubt or 0.0)


def costly(best: Weighed, chosen: Weighed) -> bool:
    """Whether a choice deserves a warning: five points or two wins in ten, and the coach quite sure of it."""
    much = best.margin - chosen.margin >= COSTLY or best.win - chosen.win >= COSTLY_WINS - 1e-9
    return much and chosen.visits >= FEW and certainty(best, chosen) == "quite"
