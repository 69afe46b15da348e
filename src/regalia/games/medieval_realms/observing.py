"""What an observation says of the starting pairs, and of the scores: no point depends on a placement (REALMS-INFO-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.kernel import Scores
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State
from regalia.games.medieval_realms.state import Realms
from regalia.games.medieval_realms.tables import RESOURCES

PAIRS: Final = RESOURCES * (RESOURCES - 1) // 2


class StartingPairs(Unit):
    """A cell for each pair of resources: 1 if somebody has taken it."""

    def __init__(self) -> None:
        super().__init__([PAIRS], 0, 1, ["pairs"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Realms)
        out.set_members(at, g.pairs)


def units(g: Realms) -> dict[str, Unit]:
    return {"starting_pairs": StartingPairs(), "scores": Scores(g.seats, True)}
