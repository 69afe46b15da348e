"""The state of Crown of Emara.

Seats are numbered clockwise (EMARA-GEN-10); in solo seat 1 is Victoria, who has citizen points and nobility cards only. Piles
whose order nobody knows are kept as what they hold: a mask of cards, or a count per token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.games.crown_of_emara import heuristics, hidden, labels, scoring
from regalia.games.crown_of_emara.reasons import GAME_OVER, NOT_YOUR_TURN
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
EMPTY: Final[list[int]] = []
"""Stands where a list will be; never changed."""
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
        self.tables: Tables = tables
        self.players: i64 = players
        self.solo: bool = solo
        self.informed: bool = informed
        self.marker_setup: i64 = 0 if solo else players - 1
        # The game: round 1 to 6, the statue, how many turns of the round have begun.
        self.phase: i64 = TURNS
        self.round: i64 = 0
        self.statue: i64 = 0
        self.turns_begun: i64 = 0
        self.active: i64 = 0
        # The board.
        self.countryside: list[int] = EMPTY
        self.town: list[int] = EMPTY
        self.markers: list[int] = EMPTY
        self.huts: list[int] = EMPTY
        self.offers: list[int] = EMPTY
        self.next_advisor: i64 = NONE
        self.advisor_pile: i64 = 0
        self.event: i64 = NONE
        self.event_pile: i64 = 0
        self.favour_pile: list[int] = EMPTY
        self.favour_discard: list[int] = EMPTY
        # The players: goods and points, where the points came from, pieces and cards.
        self.goods: list[int] = EMPTY
        self.sources: list[int] = EMPTY
        self.councillors: list[int] = EMPTY
        self.hired: list[int] = EMPTY
        self.advisors: list[int] = EMPTY
        self.favours: list[int] = EMPTY
        self.ranks_held: list[int] = EMPTY
        self.nobility: list[int] = EMPTY
        self.hands: list[int] = EMPTY
        self.piles: list[int] = EMPTY
        self.slots: list[int] = EMPTY
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
        self.drawn: list[int] = EMPTY
        self.drawn_known: i64 = 0
        # A payment and what it is for.
        self.due: list[int] = EMPTY
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
        self.countryside = [0] * RING_SIZE
        self.town = [0] * RING_SIZE
        self.markers = [0] * MARKERS
        self.huts = [NONE] * HUTS
        self.offers = [NONE] * SPACES
        self.favour_pile = [0] * TOKENS
        self.favour_discard = [0] * TOKENS
        self.goods = [0] * (self.seats * GOODS)
        self.sources = [0] * (self.seats * SOURCES * 2)
        self.councillors = [0] * (self.players * 2)
        self.hired = [0] * self.players
        self.advisors = [0] * self.players
        self.favours = [0] * (self.players * TOKENS)
        self.ranks_held = [0] * self.seats
        self.nobility = [NONE] * (self.seats * RANKS)
        self.hands = [0] * self.players
        self.piles = [0] * self.players
        self.slots = [NONE] * (self.players * SLOTS)
        self.drawn = []
        self.due = [0] * RESOURCES

    def copy(self) -> Emara:
        g = Emara(self.game, self.config, self.tables, self.players, self.solo, self.informed)
        self.copy_kernel(g)
        g.phase = self.phase
        g.round = self.round
        g.statue = self.statue
        g.turns_begun = self.turns_begun
        g.active = self.active
        g.countryside = self.countryside
        g.town = self.town
        g.markers = self.markers.copy()
        g.huts = self.huts.copy()
        g.offers = self.offers.copy()
        g.next_advisor = self.next_advisor
        g.advisor_pile = self.advisor_pile
        g.event = self.event
        g.event_pile = self.event_pile
        g.favour_pile = self.favour_pile.copy()
        g.favour_discard = self.favour_discard.copy()
        g.goods = self.goods.copy()
        g.sources = self.sources.copy()
        g.councillors = self.councillors.copy()
        g.hired = self.hired.copy()
        g.advisors = self.advisors.copy()
        g.favours = self.favours.copy()
        g.ranks_held = self.ranks_held.copy()
        g.nobility = self.nobility.copy()
        g.hands = self.hands.copy()
        g.piles = self.piles.copy()
        g.slots = self.slots.copy()
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
        g.drawn = self.drawn.copy()
        g.drawn_known = self.drawn_known
        g.due = self.due.copy()
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

    def breakdown(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.breakdown(self, seat)

    def tie_break(self, seat: i64) -> list[int]:
        return scoring.tie_break(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)

    def out_of_turn(self, seat: i64, action: i64) -> i64:
        return GAME_OVER if self.over else NOT_YOUR_TURN

    def resample_hidden(self, seat: i64) -> None:
        hidden.deal_anew(self, seat)

    def option_args(self, action: i64) -> dict[str, int | str]:
        return labels.option_args(self, action)

    def option_piece(self, action: i64) -> str:
        return labels.option_piece(self, action)
