"""The state of Kingdom Crossing.

Everything is public but what lies face down, and of that no order exists: a deck is the set of its cards not yet seen, and
so are the Bird stacks, the Favour supply, the Queen cards, the Empty-deck tiles and the solo deck (CROSSING-COMP-07).

While a player Works, `stage` says which step of CROSSING-WORK-01 comes when everything above the Work step on the stack is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.state import State
from regalia.core.vecs import vec
from regalia.games.kingdom_crossing import heuristics, scoring
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.player import Player

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

# Phases.
SETUP: Final = 0
MORNING: Final = 1
DAY: Final = 2
EVENING: Final = 3

# Stages of a Work action with a moving tile (CROSSING-WORK-01): what comes next.
IDLE: Final = 0
S_BEFORE: Final = 1  # (1) the tile's effect
S_W1: Final = 2
S_FLY_BEFORE: Final = 3  # (2)
S_CROSS: Final = 4  # (3)
S_FLY_AFTER: Final = 5  # (4)
S_W2: Final = 6
S_CARD: Final = 7  # (5)
S_MEET: Final = 8  # (6)
S_W3: Final = 9
S_PAY: Final = 10  # (7)
S_TUCK: Final = 11  # (8) the effect has been resolved
S_HOUSE: Final = 12  # (9)
S_REVEAL: Final = 13  # (10)
S_W4: Final = 14
S_DONE: Final = 15

AUTOMA: Final = 1
NEVER: Final = 1_000_000  # the lowest cost where there is no card


class Crossing(State):
    def __init__(self, game: Game, config: Config, tables: t.Tables, seats: i64, solo: bool, rest_tiles: i64) -> None:
        super().__init__(game, config, seats)
        self.tables: Final[t.Tables] = tables
        self.solo: Final[bool] = solo
        self.rest_tiles: Final[i64] = rest_tiles
        self.players: list[Player] = []
        # The round.
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.first: i64 = 0
        self.leader: i64 = t.NONE  # first in the order of this phase (CROSSING-ROUND-03)
        self.turns: i64 = 0  # actions begun this Day
        # The main board.
        self.deck_of: vec[i64] = vec[i64]()  # [space]
        self.decks: vec[i64] = vec[i64]()  # [space]: mask of the cards of its deck face down
        self.face: vec[i64] = vec[i64]()  # [space]: a card, CARDS + an Empty-deck tile, or NONE
        self.bird_on: vec[i64] = vec[i64]()  # [space]
        self.cheapest: vec[i64] = vec[i64]()  # [region]: lowest cost there, follows from `face`
        self.stacks: i64 = 0  # Birds face down
        self.empty_tiles: i64 = (1 << t.EMPTY_TILES) - 1
        self.balloon: i64 = t.NONE
        # The Tree board.
        self.queen: i64 = t.NONE
        self.unseen_queens: i64 = (1 << t.QUEENS) - 1
        self.objective_at: vec[i64] = vec[i64]()  # [place]
        self.hard: i64 = 0  # Objective tiles on their hard side
        self.slots: vec[i64] = vec[i64]()  # [tile * 4 + slot]: seat or NONE
        self.visible: vec[i64] = vec[i64]()
        self.supply: i64 = (1 << t.FAVOURS) - 1
        # Starting pairs still to be taken.
        self.pair_face: vec[i64] = vec[i64]()  # [start card], NONE if not on offer
        self.pair_favour: vec[i64] = vec[i64]()
        # The Work action or Royal Visit under way.
        self.tile: i64 = t.NONE
        self.side: i64 = 0
        self.stage: i64 = IDLE
        self.left: i64 = 0  # crossings still due
        self.flown: bool = False
        self.traded: bool = False
        self.space: i64 = t.NONE
        self.buying: i64 = t.NONE  # the card paid for, until it lies with its owner
        self.met: i64 = t.NONE  # the Bird whose bonus is being resolved
        self.again: i64 = 0  # resolutions of that bonus still to come
        self.times: i64 = 0  # applications of the Queen card still to come
        # Effects under way.
        self.used: vec[i64] = vec[i64]()  # Structures triggered by each unfinished effect, innermost last
        self.resolved: i64 = 0  # guilds (bits 0 to 4) and Structures (from bit 5) of this income
        # Paco & Paca.
        self.solo_deck: i64 = 0

    def lay_out(self) -> None:
        """The rows of an empty table; a copy brings its own."""
        self.players = [Player() for _ in range(self.seats)]
        self.deck_of = row(t.SPACES, t.NONE)
        self.decks = row(t.SPACES, t.NONE)
        self.face = row(t.SPACES, t.NONE)
        self.bird_on = row(t.SPACES, t.NONE)
        self.cheapest = row(t.REGIONS, NEVER)
        self.objective_at = row(t.OBJECTIVES, t.NONE)
        self.slots = row(t.OBJECTIVES * t.SLOTS, t.NONE)
        self.visible = row(t.VISIBLE, t.NONE)
        self.pair_face = row(t.START_CARDS, t.NONE)
        self.pair_favour = row(t.START_CARDS, t.NONE)

    def copy(self) -> Crossing:
        g = Crossing(self.game, self.config, self.tables, self.seats, self.solo, self.rest_tiles)
        self.copy_kernel(g)
        g.players = [player.copy() for player in self.players]
        g.round = self.round
        g.phase = self.phase
        g.first = self.first
        g.leader = self.leader
        g.turns = self.turns
        g.deck_of = self.deck_of[:]
        g.decks = self.decks[:]
        g.face = self.face[:]
        g.bird_on = self.bird_on[:]
        g.cheapest = self.cheapest[:]
        g.stacks = self.stacks
        g.empty_tiles = self.empty_tiles
        g.balloon = self.balloon
        g.queen = self.queen
        g.unseen_queens = self.unseen_queens
        g.objective_at = self.objective_at[:]
        g.hard = self.hard
        g.slots = self.slots[:]
        g.visible = self.visible[:]
        g.supply = self.supply
        g.pair_face = self.pair_face[:]
        g.pair_favour = self.pair_favour[:]
        g.tile = self.tile
        g.side = self.side
        g.stage = self.stage
        g.left = self.left
        g.flown = self.flown
        g.traded = self.traded
        g.space = self.space
        g.buying = self.buying
        g.met = self.met
        g.again = self.again
        g.times = self.times
        g.used = self.used[:]
        g.resolved = self.resolved
        g.solo_deck = self.solo_deck
        return g

    # -- looking at the table ------------------------------------------------------------------

    def refresh_cheapest(self, region: i64) -> None:
        lowest: i64 = NEVER
        for space in range(self.tables.first_space[region], self.tables.first_space[region + 1]):
            face = self.face[space]
            if face != t.NONE:
                lowest = min(lowest, self.tables.cost[face])
        self.cheapest[region] = lowest

    def flight_price(self, seat: i64) -> i64:
        """CROSSING-BALL-03."""
        here = self.balloon == self.players[seat].worker
        return self.tables.flight_here if here else self.tables.flight_elsewhere

    def trade_price(self) -> i64:
        """The price of a Trade with the tile in use; 0 for any other tile."""
        if self.tile == t.NONE:
            return 0
        return self.tables.trade_cost[self.tile * 2 + self.side]

    def at_home(self, seat: i64) -> bool:
        """CROSSING-EVE-02: the Worker is in a region with an own House."""
        p = self.players[seat]
        return (p.houses >> p.worker) & 1 == 1

    def may_trade(self, seat: i64) -> bool:
        """CROSSING-WORK-05: the Trade tile in use, no Trade yet this turn, and the price at hand."""
        price = self.trade_price()
        return price > 0 and not self.traded and self.players[seat].coins >= price

    def paying_ahead(self) -> bool:
        """CROSSING-WORK-04, -09: whether choices must still lead to a payment."""
        return IDLE < self.stage <= S_PAY

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)
