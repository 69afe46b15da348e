"""What an observation says of dice, workshops, apprentices and commissions, which no kind of field can say."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.observing.kernel import SCORE
from regalia.core.observing.sheet import NOTHING, Sheet
from regalia.core.observing.units import Unit
from regalia.core.state import State
from regalia.games.rise_to_nobility import state as at_
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.scoring import commission_vp
from regalia.games.rise_to_nobility.state import ACTIVE, DICE_SHIFT, EMPTY, NO_DIE, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.chancery import TILE_SLOTS

LEFT_OUT: Final = ["chancery.dice_tiles"]
"""The dice tiles that no commission has."""

MOST_HELD: Final = 13
"""Commissions of a player: one, and one more for each office."""
MOST_DICE: Final = 5
COMMISSION: Final = t.COMMISSIONS + t.DICE_TILES + 2 * TILE_SLOTS + 2


class Dice(Unit):
    """For each slot: a cell for each player (the observing one first) and one for the automa, whose die lies there; its value.
    `stride`: how far the slots of the next place are."""

    def __init__(self, players: i64, first: i64, count: i64, stride: i64) -> None:
        super().__init__([count, players + 2], 0, t.FACES, ["slots"])
        self.players: Final[i64] = players
        self.first: Final[i64] = first
        self.count: Final[i64] = count
        self.stride: Final[i64] = stride

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        start: i64 = self.first + owner * self.stride
        for slot in range(self.count):
            die: i64 = g.slots[start + slot]
            first: i64 = at + slot * (self.players + 2)
            if die == NO_DIE:
                out.set_one(first, NOTHING)
                out.set(first + self.players + 1, 0)
                continue
            whose: i64 = die >> 3
            if whose >= SEATS:
                out.set_one(first, self.players)
            else:
                out.set_seat(first, self.players, whose, seat)
            out.set(first + self.players + 1, die & 7)

    def bounds(self) -> list[tuple[int, int]]:
        return ([(0, 1)] * (self.players + 1) + [(0, t.FACES)]) * self.count


class Marked(Unit):
    """How many dice of each face are marked."""

    def __init__(self) -> None:
        super().__init__([t.FACES], 0, MOST_DICE, ["marked"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        for face in range(t.FACES):
            out.set(at + face, (g.marked >> (3 * (face + 1))) & 7)


class Workshops(Unit):
    """For each workshop slot of the guild: a cell for each building, then for each player, the observing one first: the owner."""

    def __init__(self, players: i64) -> None:
        super().__init__([t.WORKSHOP_SLOTS, t.BUILDINGS + players], 0, 1, ["workshops", "owners"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        for slot in range(t.WORKSHOP_SLOTS):
            place: i64 = owner * t.WORKSHOP_SLOTS + slot
            first: i64 = at + slot * (t.BUILDINGS + g.players)
            out.set_one(first, g.workshops[place])
            out.set_seat(first + t.BUILDINGS, g.players, g.owners[place], seat)


class Apprentices(Unit):
    """How many apprentices each player has in the guild, the observing one first."""

    def __init__(self, players: i64, most: i64) -> None:
        super().__init__([players], 0, most, ["apprentices"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        for n in range(self.size):
            out.set(at + n, g.apprentices[owner * self.size + (seat + n) % self.size])


class Unplaced(Unit):
    """How many dice of each face the player has still to place."""

    def __init__(self) -> None:
        super().__init__([t.FACES], 0, MOST_DICE, ["dice"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        out.set_row(at, t.FACES, g.dice, owner * t.FACES, t.FACES)


class BoardDie(Unit):
    """The die on the player's own board, 0 for none."""

    def __init__(self) -> None:
        super().__init__([1], 0, t.FACES, ["slots"])

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        out.set(at, g.slots[at_.S_RECALL + owner] & 7)


class Commissions(Unit):
    """For each commission in hand: a cell for each card (nothing where the seat may not know it), a cell for each dice tile, the
    complete slots, the slots with a die, whether it is activated, whether there is one."""

    def __init__(self) -> None:
        super().__init__([MOST_HELD, COMMISSION], 0, 1)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        first: i64 = at
        known = owner == seat or g.over
        last: i64 = at + MOST_HELD * COMMISSION
        for holding in range(len(g.held_by)):
            if g.held_by[holding] != owner or first >= last:
                continue
            if known:
                out.put(first + g.held_card[holding], 1)
            if g.held_tile[holding] != EMPTY:
                out.put(first + t.COMMISSIONS + g.held_tile[holding], 1)
            state: i64 = g.held_state[holding]
            slots: i64 = first + t.COMMISSIONS + t.DICE_TILES
            for slot in range(TILE_SLOTS):
                out.put(slots + slot, (state >> slot) & 1)
                out.put(slots + TILE_SLOTS + slot, (state >> (slot + DICE_SHIFT)) & 1)
            out.put(slots + 2 * TILE_SLOTS, 1 if state & ACTIVE != 0 else 0)
            out.put(slots + 2 * TILE_SLOTS + 1, 1)
            first += COMMISSION


class OpenScores(Unit):
    """NOBILITY-INFO-03: the scores, of the others without their commissions until the end."""

    def __init__(self, seats: i64) -> None:
        super().__init__([seats], -SCORE, SCORE)

    def write(self, g: State, owner: i64, seat: i64, out: Sheet, at: i64, limit: i64) -> None:
        assert isinstance(g, Nobility)
        for n in range(self.size):
            other: i64 = (seat + n) % self.size
            score = g.score(other)
            if n > 0 and g.chancery and not g.over:
                score -= commission_vp(g, other)
            out.set(at + n, score)


def units(g: Nobility) -> dict[str, Unit]:
    n = g.players
    return {
        "scores": OpenScores(g.seats),
        "action.marked": Marked(),
        "cavern_tavern.dice": Dice(n, at_.S_TAVERN, g.card.tavern_slots, 0),
        "construction_yard.dice": Dice(n, at_.S_YARD, g.card.yard_slots, 0),
        "guilds.dice": Dice(n, at_.S_GUILD, 3, 3),
        "guilds.workshops": Workshops(n),
        "guilds.apprentices": Apprentices(n, g.tables.workers),
        "town_hall.dice": Dice(n, at_.S_HALL, t.FACES, 0),
        "port.dice": Dice(n, at_.S_PORT, t.FACES, 0),
        "stone_council.dice": Dice(n, at_.S_COUNCIL, 3 * t.RACES, 0),
        "berk_office.dice": Dice(n, at_.S_BERK, 3, 0),
        "ivory_castle.dice": Dice(n, at_.S_CASTLE, g.card.castle_slots, 0),
        "players.dice": Unplaced(),
        "players.board_die": BoardDie(),
        "players.commissions": Commissions(),
        "chancery.dice": Dice(n, at_.S_CHANCERY, t.FACES, 0),
    }
