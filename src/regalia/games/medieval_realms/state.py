"""The state of Medieval Realms.

Seats sit clockwise (0, 1, 2…); the turn order is another thing. The rows by seat are flat: `tokens` holds seven numbers a
seat, `leaders` three, `seals` ten, `areas` four, `realms` as many as there are cards. No order of the deck exists: it is the
bag of the cards not yet seen, from which chance draws (REALMS-INFO-02).

`placed` holds what stands on the realm boards: first the mayors of every seat on the six management slots, then every seat's
decoys, generals and admirals on the ten terrains. It is hidden from the others as long as the seats place at once
(REALMS-INFO-03), public afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.core.vecs import append, vec
from regalia.games.medieval_realms import heuristics, scoring
from regalia.games.medieval_realms.tables import AREA, CARDS, CURRENT, LEADERS, PLACED, RESOURCES, SEALS, UPCOMING, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

EMPTY: Final = -1
REGENT: Final = 1
NO_LEVEL: Final = -1


class Realms(State):
    """`level` is the Regent's difficulty, or NO_LEVEL without a Regent."""

    def __init__(self, game: Game, config: Config, tables: Tables, seats: i64, level: i64) -> None:
        super().__init__(game, config, seats)
        self.tables: Final[Tables] = tables
        self.level: Final[i64] = level
        self.round: i64 = 1
        self.scored: bool = False
        # by seat, once scored: gold that came with the points of the final scoring, where a condition counts tokens
        self.final_bonus: vec[i64] = vec[i64]()
        # the realms
        self.tokens: vec[i64] = vec[i64]()
        self.leaders: vec[i64] = vec[i64]()
        self.vp: vec[i64] = vec[i64]()
        self.placed: vec[i64] = vec[i64]()
        self.areas: vec[i64] = vec[i64]()  # [seat * AREA + place], in the order the cards came in
        self.realms: vec[i64] = vec[i64]()  # [seat * CARDS + place], likewise
        self.sizes: vec[i64] = vec[i64]()  # how many cards a realm has
        self.seals: vec[i64] = vec[i64]()  # how many of each seal
        # the main board
        self.current: vec[i64] = vec[i64]()
        self.upcoming: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        # turns; `passed` are seats, `pairs` the starting pairs taken
        self.order: vec[i64] = vec[i64]()
        self.active: i64 = NOBODY
        self.passed: i64 = 0
        self.pairs: i64 = 0
        # the auction: the card beside the panel, the highest bid and its seat, who is out
        self.lot: i64 = EMPTY
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.out: i64 = 0
        # the card at work, how many of its immediate effects and how many of the realm's permanent effects have begun
        self.card: i64 = EMPTY
        self.effect: i64 = 0
        self.trigger: i64 = 0

    def lay_out(self) -> None:
        """The rows of an empty table; a copy brings its own."""
        seats = self.seats
        self.final_bonus = row(seats, 0)
        self.tokens = row(seats * RESOURCES, 0)
        self.leaders = row(seats * LEADERS, 0)
        self.vp = row(seats, 0)
        self.placed = row(PLACED, 0)
        self.areas = row(seats * AREA, EMPTY)
        self.realms = row(seats * CARDS, EMPTY)
        self.sizes = row(seats, 0)
        self.seals = row(seats * SEALS, 0)
        self.current = row(CURRENT, EMPTY)
        self.upcoming = row(UPCOMING, EMPTY)
        self.order = vec[i64]()
        for seat in range(seats):
            self.order = append(self.order, seat)

    def copy(self) -> Realms:
        g = Realms(self.game, self.config, self.tables, self.seats, self.level)
        self.copy_kernel(g)
        g.round = self.round
        g.scored = self.scored
        g.final_bonus = self.final_bonus[:]
        g.tokens = self.tokens[:]
        g.leaders = self.leaders[:]
        g.vp = self.vp[:]
        g.placed = self.placed[:]
        g.areas = self.areas[:]
        g.realms = self.realms[:]
        g.sizes = self.sizes[:]
        g.seals = self.seals[:]
        g.current = self.current[:]
        g.upcoming = self.upcoming[:]
        g.deck = self.deck[:]
        g.discard = self.discard[:]
        g.order = self.order[:]
        g.active = self.active
        g.passed = self.passed
        g.pairs = self.pairs
        g.lot = self.lot
        g.bid = self.bid
        g.bidder = self.bidder
        g.out = self.out
        g.card = self.card
        g.effect = self.effect
        g.trigger = self.trigger
        return g

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)

    # -- questions that every part of the rules asks -----------------------------------------------

    def is_regent(self, seat: i64) -> bool:
        return seat == REGENT and self.level != NO_LEVEL

    def has(self, seat: i64, resource: i64) -> i64:
        """Tokens of a resource in a palace."""
        return self.tokens[seat * RESOURCES + resource]

    def owns(self, seat: i64, leader: i64) -> i64:
        return self.leaders[seat * LEADERS + leader]

    def has_passed(self, seat: i64) -> bool:
        return (self.passed >> seat) & 1 == 1

    def is_out(self, seat: i64) -> bool:
        """Whether a seat has dropped out of the auction."""
        return (self.out >> seat) & 1 == 1

    def area_size(self, seat: i64) -> i64:
        """How many cards lie in a deployment area."""
        count: i64 = 0
        while count < AREA and self.areas[seat * AREA + count] != EMPTY:
            count += 1
        return count
