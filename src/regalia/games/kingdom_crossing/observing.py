"""What an observation says of cards, Objectives, starting pairs and markers, which no kind of field can say."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.sheet import Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.player import LOW_CARDS
from regalia.games.kingdom_crossing.state import Crossing

FACES: Final = 2


class FaceDown(Unit):
    """A cell for each card: 1 if it lies face down on the space."""

    def __init__(self) -> None:
        super().__init__([t.CARDS], 0, 1, ["decks", "deck_of"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        out.set_stretch(at, g.deck_of[owner] * t.DECK_SIZE, g.decks[owner])


class Side(Unit):
    """1 if the Objective at the place lies on its hard side."""

    def __init__(self) -> None:
        super().__init__([1], 0, 1, ["hard", "objective_at"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        out.set(at, (g.hard >> g.objective_at[owner]) & 1)


class Claims(Unit):
    """For each slot of the Objective at the place a cell for each seat, the observing seat first."""

    def __init__(self, seats: i64) -> None:
        super().__init__([t.SLOTS, seats], 0, 1, ["slots", "objective_at"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        first: i64 = g.objective_at[owner] * t.SLOTS
        for slot in range(t.SLOTS):
            out.set_seat(at + slot * g.seats, g.seats, g.slots[first + slot], seat)


class StartPairs(Unit):
    """For each starting card a cell for each face that is on offer, then a cell for each Favour beside it."""

    def __init__(self) -> None:
        super().__init__([t.START_CARDS, FACES + t.FAVOURS], 0, 1, ["pair_face", "pair_favour"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        for card in range(t.START_CARDS):
            first: i64 = at + card * (FACES + t.FAVOURS)
            if g.pair_face[card] != t.NONE:
                out.put(first + g.pair_face[card], 1)
                out.put(first + FACES + g.pair_favour[card], 1)


class Resources(Unit):
    """The squares of the resource markers."""

    def __init__(self) -> None:
        super().__init__([t.TRACKS], 0, t.LAST_SQUARE, ["players.tracks"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        for track in range(t.TRACKS):
            out.set(at + track, g.players[owner].square(track))


class Characters(Unit):
    """A cell for each Character card: 1 if the seat has it."""

    def __init__(self) -> None:
        super().__init__([t.CHARACTERS], 0, 1, ["players.characters", "players.more_characters"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        out.set_members(at, g.players[owner].characters)
        out.set_members(at + LOW_CARDS, g.players[owner].more_characters)


class StartCard(Unit):
    """A cell for each face of each starting card: 1 for the seat's."""

    def __init__(self) -> None:
        super().__init__([t.START_CARDS * FACES], 0, 1, ["players.start"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        if g.players[owner].start != t.NONE:
            out.put(at + g.players[owner].start, 1)


class Structures(Unit):
    """A cell for each Structure: 1 if the seat has it."""

    def __init__(self) -> None:
        super().__init__([t.STRUCTURES], 0, 1, ["players.structures"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        out.set_members(at, g.players[owner].structures)


class Used(Unit):
    """A cell for each Structure: 1 if the innermost effect has triggered it already."""

    def __init__(self) -> None:
        super().__init__([t.STRUCTURES], 0, 1, ["used"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Crossing)
        inner: i64 = 0
        if len(g.used) > 0:
            inner = g.used[len(g.used) - 1]
        out.set_members(at, inner)


def units(g: Crossing) -> dict[str, Unit]:
    return {
        "spaces.face_down": FaceDown(),
        "objectives.side": Side(),
        "objectives.slots": Claims(g.seats),
        "start_pairs": StartPairs(),
        "players.resources": Resources(),
        "players.characters": Characters(),
        "players.start_card": StartCard(),
        "players.structures": Structures(),
        "effects.structures_used": Used(),
    }
