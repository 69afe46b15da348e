"""What an observation says of markers, huts, goods, councillors and nobility cards, which no kind of field can say."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State
from regalia.games.crown_of_emara.state import NONE, VICTORIA, Emara
from regalia.games.crown_of_emara.tables import BP, CARDS_PER_RANK, CP, EDGES, GOODS, HUTS, MARKERS, RANKS, RING_SIZE

LEFT_OUT: Final = ["players.sources", "victoria.sources"]
"""Where points came from changes nothing any more."""
MOST: Final = 9_999


class Markers(Unit):
    """For each marker a cell for each edge it may show; the last is the printed value that remains when it is removed."""

    def __init__(self) -> None:
        super().__init__([MARKERS, EDGES], 0, 1, ["markers"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Emara)
        for marker in range(MARKERS):
            out.set_one(at + marker * EDGES, min(EDGES - 1, g.markers[marker]))


class Huts(Unit):
    """For each hut a cell for each player, the observing one first: whose craftsman works there."""

    def __init__(self, players: i64) -> None:
        super().__init__([HUTS, players], 0, 1, ["huts"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Emara)
        for hut in range(HUTS):
            out.set_seat(at + hut * g.players, g.players, g.huts[hut], seat)


class Goods(Unit):
    """Some of the goods and points of a seat, side by side; `fixed`: of this seat, whoever the owner is."""

    def __init__(self, first: i64, count: i64, fixed: i64 = NONE) -> None:
        super().__init__([count], 0, MOST, ["goods"])
        self.first: Final[i64] = first
        self.fixed: Final[i64] = fixed

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Emara)
        who: i64 = owner if self.fixed == NONE else self.fixed
        out.set_row(at, self.size, g.goods, who * GOODS + self.first, self.size)


class Councillors(Unit):
    """For the countryside, then the town: a cell for each location, 1 where the seat's councillor stands."""

    def __init__(self) -> None:
        super().__init__([2, RING_SIZE], 0, 1, ["councillors", "countryside", "town"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Emara)
        out.set_one(at, g.tile_of(owner))
        out.set_one(at + RING_SIZE, g.town_of(owner))


class Nobility(Unit):
    """For each rank a cell for each card of its stack: 1 for the one the seat holds; `fixed`: of this seat."""

    def __init__(self, fixed: i64 = NONE) -> None:
        super().__init__([RANKS, CARDS_PER_RANK], 0, 1, ["nobility"])
        self.fixed: Final[i64] = fixed

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Emara)
        who: i64 = owner if self.fixed == NONE else self.fixed
        for rank in range(RANKS):
            out.set_one(at + rank * CARDS_PER_RANK, g.nobility[who * RANKS + rank])


def units(g: Emara) -> dict[str, Unit]:
    return {
        "markers": Markers(),
        "huts": Huts(g.players),
        "players.goods": Goods(0, CP),
        "players.citizens": Goods(CP, 1),
        "players.buildings": Goods(BP, 1),
        "players.councillors": Councillors(),
        "players.nobility": Nobility(),
        "victoria.citizens": Goods(CP, 1, VICTORIA),
        "victoria.nobility": Nobility(VICTORIA),
    }
