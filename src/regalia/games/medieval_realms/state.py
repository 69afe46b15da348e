"""The state of Medieval Realms.

Seats sit clockwise (0, 1, 2…); the turn order is another thing. The lists by seat are flat: `tokens` holds seven numbers a
seat, `leaders` three, `seals` ten, `placed` a whole realm board. No order of the deck exists: it is the bag of the
cards not yet seen, from which chance draws (REALMS-INFO-02).

A realm board in `placed`: mayors on the six management slots, then decoys, generals and admirals on the ten terrains.
It is hidden from the others as long as the seats place at once (REALMS-INFO-03), public afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.games.medieval_realms import heuristics, hidden, labels, refusals, scoring
from regalia.games.medieval_realms.tables import CURRENT, LEADERS, RESOURCES, SEALS, UPCOMING, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

EMPTY: Final = -1
REGENT: Final = 1
NO_LEVEL: Final = -1

# A realm board within `placed`.
BOARD: Final = 36
DECOYS_AT: Final = 6
GENERALS_AT: Final = 16
ADMIRALS_AT: Final = 26


class Realms(State):
    """`level` is the Regent's difficulty, or NO_LEVEL without a Regent."""

    def __init__(self, game: Game, config: Config, tables: Tables, seats: i64, level: i64) -> None:
        super().__init__(game, config, seats)
        self.tables: Tables = tables
        self.level: i64 = level
        self.round: i64 = 1
        self.scored: bool = False
        # the realms
        self.tokens: list[int] = []
        self.leaders: list[int] = []
        self.vp: list[int] = []
        self.placed: list[int] = []
        self.areas: list[list[int]] = []
        self.realms: list[list[int]] = []
        self.seals: list[int] = []
        # the main board
        self.current: list[int] = []
        self.upcoming: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        # turns; `pairs` is a bit mask of the starting pairs taken
        self.order: list[int] = []
        self.active: i64 = NOBODY
        self.passed: i64 = 0
        self.pairs: i64 = 0
        # the auction: the card beside the panel, the highest bid and its seat, who is out
        self.lot: i64 = EMPTY
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.out: i64 = 0
        # the card whose effects are being resolved, and how far: its own effects, then the permanent ones it triggers
        self.card: i64 = EMPTY
        self.effect: i64 = 0
        self.trigger: i64 = 0

    def clear_table(self) -> None:
        """Everything empty; kept out of the constructor because a copy brings its own lists."""
        seats = self.seats
        self.tokens = [0] * (seats * RESOURCES)
        self.leaders = [0] * (seats * LEADERS)
        self.vp = [0] * seats
        self.placed = [0] * (seats * BOARD)
        self.areas = [[] for _ in range(seats)]
        self.realms = [[] for _ in range(seats)]
        self.seals = [0] * (seats * SEALS)
        self.current = [EMPTY] * CURRENT
        self.upcoming = [EMPTY] * UPCOMING
        self.order = list(range(seats))

    def copy(self) -> Realms:
        g = Realms(self.game, self.config, self.tables, self.seats, self.level)
        self.copy_kernel(g)
        g.round = self.round
        g.scored = self.scored
        g.tokens = self.tokens.copy()
        g.leaders = self.leaders.copy()
        g.vp = self.vp.copy()
        g.placed = self.placed.copy()
        for area in self.areas:
            g.areas.append(area.copy())
        for realm in self.realms:
            g.realms.append(realm.copy())
        g.seals = self.seals.copy()
        g.current = self.current.copy()
        g.upcoming = self.upcoming.copy()
        g.deck = self.deck.copy()
        g.discard = self.discard.copy()
        g.order = self.order.copy()
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

    # -- results and names -------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def breakdown(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def tie_break(self, seat: i64) -> list[int]:
        return scoring.tie_break(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)

    def out_of_turn(self, seat: i64, action: i64) -> i64:
        return refusals.out_of_turn(self, seat, action)

    def resample_hidden(self, seat: i64) -> None:
        hidden.deal_placements(self, seat)

    def option_args(self, action: i64) -> dict[str, int | str]:
        return labels.option_args(self, action)

    def option_piece(self, action: i64) -> str:
        return labels.option_piece(self, action)
