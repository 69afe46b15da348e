"""The state of Crown of Emara.

Seats are numbered clockwise (EMARA-GEN-10); in solo seat 1 is Victoria, who has citizen points and nobility cards only. Piles
whose order nobody knows are kept as what they hold: a mask of cards, or a count per token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.state import State
from regalia.core.vecs import vec
from regalia.games.crown_of_emara import heuristics, scoring
from regalia.games.crown_of_emara.tables import (
    EDGES,
    GOODS,
    HUTS,
    MARKERS,
    RANKS,
    RESOURCES,
    RING_SIZE,
    SLOTS,
    SOURCES,
    SPACES,
    TOKENS,
    Tables,
)

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

NONE: Final = -1
VICTORIA: Final = 1

# Parts of the game.
TURNS: Final = 0
EVENT_PHASE: Final = 1
FINAL: Final = 2

# What the active player has done this turn.
CARD_DONE: Final = 1
MOVE_DONE: Final = 2
RANK_DONE: Final = 4
HIRE_DONE: Final = 8
RECRUIT_DONE: Final = 16
CARD_SKIPPED: Final = 32

# The direction of the chamberlain's swaps in this gap (EMARA-TURN-10).
NO_SWAP: Final = 0
TO_GOLD: Final = 1
TO_RING: Final = 2


class Emara(State):
    def __init__(self, game: Game, config: Config, tables: Tables, players: i64, solo: bool, informed: bool) -> None:
        super().__init__(game, config, players + 1 if solo else players)
        self.tables: Final[Tables] = tables
        self.players: Final[i64] = players
        self.solo: Final[bool] = solo
        self.informed: Final[bool] = informed
        self.marker_setup: Final[i64] = 0 if solo else players - 1
        # The game: round 1 to 6, the statue, how many turns of the round have begun.
        self.phase: i64 = TURNS
        self.round: i64 = 0
        self.statue: i64 = 0
        self.turns_begun: i64 = 0
        self.active: i64 = 0
        # The board.
        self.countryside: vec[i64] = vec[i64]()
        self.town: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.huts: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()
        self.next_advisor: i64 = NONE
        self.advisor_pile: i64 = 0
        self.event: i64 = NONE
        self.event_pile: i64 = 0
        self.favour_pile: vec[i64] = vec[i64]()
        self.favour_discard: vec[i64] = vec[i64]()
        # The players: goods and points, where the points came from, pieces and cards.
        self.goods: vec[i64] = vec[i64]()
        self.sources: vec[i64] = vec[i64]()
        self.councillors: vec[i64] = vec[i64]()
        self.hired: vec[i64] = vec[i64]()
        self.advisors: vec[i64] = vec[i64]()
        self.favours: vec[i64] = vec[i64]()
        self.ranks_held: vec[i64] = vec[i64]()
        self.nobility: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        # The turn of the active player.
        self.named: i64 = NONE
        self.card: i64 = NONE
        self.slot: i64 = 0
        self.done: i64 = 0
        self.used: i64 = 0
        self.swapped: i64 = NO_SWAP
        self.by_card: bool = False
        self.craftsmen_to_use: i64 = 0
        # A visit to a town location, its sub-actions used, and the locations visited this turn.
        self.location: i64 = NONE
        self.visited: i64 = 0
        self.visits: i64 = 0
        self.drawn: vec[i64] = vec[i64]()
        self.drawn_known: i64 = 0
        # A payment and what it is for.
        self.due: vec[i64] = vec[i64]()
        self.any_due: i64 = 0
        self.gold_pays: bool = True
        self.drops: i64 = 0
        self.unit: i64 = 0
        self.pay_type: i64 = NONE
        self.resource: i64 = NONE
        self.amount: i64 = 0
        self.hut: i64 = NONE
        self.advisor: i64 = NONE
        self.trade: i64 = NONE

    def lay_out(self) -> None:
        """The lists of a fresh state; a copy brings its own."""
        self.countryside = row(RING_SIZE, 0)
        self.town = row(RING_SIZE, 0)
        self.markers = row(MARKERS, 0)
        self.huts = row(HUTS, NONE)
        self.offers = row(SPACES, NONE)
        self.favour_pile = row(TOKENS, 0)
        self.favour_discard = row(TOKENS, 0)
        self.goods = row(self.seats * GOODS, 0)
        self.sources = row(self.seats * SOURCES * 2, 0)
        self.councillors = row(self.players * 2, 0)
        self.hired = row(self.players, 0)
        self.advisors = row(self.players, 0)
        self.favours = row(self.players * TOKENS, 0)
        self.ranks_held = row(self.seats, 0)
        self.nobility = row(self.seats * RANKS, NONE)
        self.hands = row(self.players, 0)
        self.piles = row(self.players, 0)
        self.slots = row(self.players * SLOTS, NONE)
        self.due = row(RESOURCES, 0)

    def copy(self) -> Emara:
        g = Emara(self.game, self.config, self.tables, self.players, self.solo, self.informed)
        self.copy_kernel(g)
        g.phase = self.phase
        g.round = self.round
        g.statue = self.statue
        g.turns_begun = self.turns_begun
        g.active = self.active
        g.countryside = self.countryside[:]
        g.town = self.town[:]
        g.markers = self.markers[:]
        g.huts = self.huts[:]
        g.offers = self.offers[:]
        g.next_advisor = self.next_advisor
        g.advisor_pile = self.advisor_pile
        g.event = self.event
        g.event_pile = self.event_pile
        g.favour_pile = self.favour_pile[:]
        g.favour_discard = self.favour_discard[:]
        g.goods = self.goods[:]
        g.sources = self.sources[:]
        g.councillors = self.councillors[:]
        g.hired = self.hired[:]
        g.advisors = self.advisors[:]
        g.favours = self.favours[:]
        g.ranks_held = self.ranks_held[:]
        g.nobility = self.nobility[:]
        g.hands = self.hands[:]
        g.piles = self.piles[:]
        g.slots = self.slots[:]
        g.named = self.named
        g.card = self.card
        g.slot = self.slot
        g.done = self.done
        g.used = self.used
        g.swapped = self.swapped
        g.by_card = self.by_card
        g.craftsmen_to_use = self.craftsmen_to_use
        g.location = self.location
        g.visited = self.visited
        g.visits = self.visits
        g.drawn = self.drawn[:]
        g.drawn_known = self.drawn_known
        g.due = self.due[:]
        g.any_due = self.any_due
        g.gold_pays = self.gold_pays
        g.drops = self.drops
        g.unit = self.unit
        g.pay_type = self.pay_type
        g.resource = self.resource
        g.amount = self.amount
        g.hut = self.hut
        g.advisor = self.advisor
        g.trade = self.trade
        return g

    # -- asking the board ----------------------------------------------------------------------

    def held(self, seat: i64, good: i64) -> i64:
        return self.goods[seat * GOODS + good]

    def resources_of(self, seat: i64) -> i64:
        """All resources together; gold is none (EMARA-GEN-02)."""
        at: i64 = seat * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    def marker(self, marker: i64) -> i64:
        """What the marker shows, or the printed value once it is removed (EMARA-MARK-07)."""
        return self.tables.marker_value[(self.marker_setup * MARKERS + marker) * EDGES + self.markers[marker]]

    def tile_of(self, seat: i64) -> i64:
        """The countryside tile where the seat's councillor stands."""
        return self.countryside[self.councillors[seat * 2]]

    def town_of(self, seat: i64) -> i64:
        """The town tile where the seat's councillor stands."""
        return self.town[self.councillors[seat * 2 + 1]]

    def owns(self, seat: i64, mask: i64) -> bool:
        """Whether the seat has recruited an advisor of the mask."""
        return (self.advisors[seat] & mask) != 0

    # -- results and names ---------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)
