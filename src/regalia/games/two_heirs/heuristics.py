"""How good a position looks: the score as it stands, what the hand promises, what the troops give access to.

A guess for the bots; no rule depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.two_heirs.access import access, missing
from regalia.games.two_heirs.scoring import total

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs

# What a building of each scoring family is usually worth when built in a good place.
PROMISE: Final[list[float]] = [1.5, 4.0, 4.5, 4.0, 3.0, 5.0, 4.0, 3.0, 4.0, 3.0, 4.0, 4.0, 4.0]
# Share of that promise counted for a tile in hand, by the number of missing resources.
SHARE: Final[list[float]] = [0.55, 0.45, 0.3, 0.2, 0.1]
TURNS_OF_A_GAME: Final = 22
ACCESS_WORTH: Final = 0.25
RELATIVE: Final = True
"""The guess below already is one player's lead over the other."""


def value(g: Heirs, seat: i64) -> float:
    other: i64 = 1 - seat
    found = float(total(g, seat) - total(g, other))
    if g.over:
        return found
    return found + prospects(g, seat) - prospects(g, other)


def prospects(g: Heirs, seat: i64) -> float:
    """What is not yet points: tiles in hand, and access to different resources; nothing for Henri, who has neither."""
    if g.solo and seat == 1:
        return 0.0
    left = time_left(g)
    available = access(g, seat)
    found = 0.0
    for tile in g.hand(seat):
        short = missing(g, tile, available)
        if short > 4:
            short = 4
        found += PROMISE[g.tables.scoring[g.tables.kind[tile]]] * SHARE[short]
    for resource in range(3):
        found += ACCESS_WORTH * float(min(available[resource], 2))
    return found * left


def time_left(g: Heirs) -> float:
    """From 1 at the start down to almost nothing in the last turns."""
    if g.last_turns > 0:
        return 0.12 * float(g.last_turns)
    supply = g.supply[0] + g.supply[1] + g.supply[2]
    return 0.4 + 0.6 * float(supply) / 20.0
