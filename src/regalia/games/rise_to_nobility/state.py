"""The state of Rise to Nobility.

Numbers of a seat stand in rows by seat; rows with several entries to a seat are flat (`resources[seat * 6 + resource]`).
Piles whose order nobody knows are bit masks of what is left in them. A die on a slot is one number, `owner * 8 + value`, where
owners from 6 on are the automa's colours; 0 is an empty slot.

Commission cards are kept in `held_*`: one entry for each card in a hand, in the order they were taken. Only the cards put
back under the deck have an order (`under`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.state import State
from regalia.core.vecs import vec
from regalia.games.rise_to_nobility import heuristics, scoring
from regalia.games.rise_to_nobility.tables import DISPLAY, FACES, GUILDS, HAND, OFFICES, RESOURCES, ZONES, SetupCard, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

SEATS: Final = 6
EMPTY: Final = -1
NO_DIE: Final = 0
AUTOMA_OWNER: Final = 6
AUTOMA_SEAT: Final = 1
AUTOMA_DICE: Final = 5

# Die slots of all places in one list.
S_TAVERN: Final = 0
S_YARD: Final = 6
S_GUILD: Final = 12
S_HALL: Final = 30
S_PORT: Final = 36
S_COUNCIL: Final = 42
S_BERK: Final = 60
S_CASTLE: Final = 63
S_RECALL: Final = 67
S_CHANCERY: Final = 73
SLOTS: Final = 79

# Where victory points on the track come from: `vp[seat * 4 + source]`.
VP_SETTLERS: Final = 0
VP_WORKSHOPS: Final = 1
VP_COMMUNITY: Final = 2
VP_COUNCIL: Final = 3
VP_SOURCES: Final = 4

COUNCIL_SPACES: Final = 18
WORKSHOPS: Final = 18

# `held_state` of a commission: three bits of complete slots, three bits of dice lying there, one bit of activation.
DONE: Final = 7
DICE_SHIFT: Final = 3
ACTIVE: Final = 64


class Nobility(State):
    def __init__(self, game: Game, config: Config, tables: Tables, card: SetupCard, chancery: bool, events: bool) -> None:
        super().__init__(game, config, 2 if card.players == 1 else card.players)
        self.tables: Final[Tables] = tables
        self.card: Final[SetupCard] = card
        self.players: Final[i64] = card.players
        self.solo: Final[bool] = card.players == 1
        self.chancery: Final[bool] = chancery
        self.with_events: Final[bool] = events

        # Round and turn.
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.passed: i64 = 0
        self.die_done: bool = False
        self.card_done: bool = False
        self.sale_done: bool = False
        self.event: i64 = EMPTY
        self.events_left: i64 = 0
        self.events_past: i64 = 0

        # Board.
        self.slots: vec[i64] = vec[i64]()
        self.display: vec[i64] = vec[i64]()
        self.settlers_deck: i64 = 0
        self.settlers_discard: i64 = 0
        self.apprentices: vec[i64] = vec[i64]()  # [guild * players + seat]
        self.workshops: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        self.hall: vec[i64] = vec[i64]()
        self.building_bag: i64 = 0
        self.building_discard: i64 = 0
        self.buildings_out: i64 = 0
        self.ship: i64 = EMPTY
        self.ships_left: i64 = 0
        self.sold: vec[i64] = vec[i64]()
        self.council: vec[i64] = vec[i64]()
        self.council_pile: i64 = 0

        # Players.
        self.gold: vec[i64] = vec[i64]()
        self.resources: vec[i64] = vec[i64]()
        self.modifiers: vec[i64] = vec[i64]()
        self.reputation: vec[i64] = vec[i64]()
        self.nobility: vec[i64] = vec[i64]()
        self.vp: vec[i64] = vec[i64]()
        self.workers: vec[i64] = vec[i64]()
        self.houses: vec[i64] = vec[i64]()
        self.built: vec[i64] = vec[i64]()
        self.dice: vec[i64] = vec[i64]()
        self.placed: vec[i64] = vec[i64]()
        self.unsatisfied: vec[i64] = vec[i64]()
        self.satisfied: vec[i64] = vec[i64]()
        self.races: vec[i64] = vec[i64]()
        self.taken: vec[i64] = vec[i64]()
        self.characters: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()

        # The action being carried out: a die and its place, a card being satisfied, a gift, an income.
        self.face: i64 = 0
        self.value_chosen: i64 = 0
        self.place: i64 = EMPTY
        self.workshop: i64 = 0
        self.left: i64 = 0
        self.used: bool = False
        self.marked: i64 = 0
        self.given: i64 = EMPTY
        self.pending: i64 = EMPTY
        self.visit: i64 = 0
        self.satisfying: i64 = EMPTY
        self.spending: i64 = EMPTY
        self.spent: i64 = 0
        self.part: i64 = 0

        # Solo.
        self.objective: i64 = EMPTY
        self.automa: vec[i64] = vec[i64]()
        self.won: bool = False

        # Chancery.
        self.offices: vec[i64] = vec[i64]()
        self.benefits: vec[i64] = vec[i64]()
        self.held_by: vec[i64] = vec[i64]()
        self.held_card: vec[i64] = vec[i64]()
        self.held_tile: vec[i64] = vec[i64]()
        self.held_state: vec[i64] = vec[i64]()
        self.commissions: i64 = 0
        self.under: vec[i64] = vec[i64]()
        self.drawn: vec[i64] = vec[i64]()
        self.returned: vec[i64] = vec[i64]()

    def lay_out(self) -> None:
        """The rows of an empty table; a copy brings its own."""
        n = self.players
        self.slots = row(SLOTS, NO_DIE)
        self.display = row(DISPLAY, EMPTY)
        self.apprentices = row(GUILDS * n, 0)
        self.workshops = row(WORKSHOPS, EMPTY)
        self.owners = row(WORKSHOPS, EMPTY)
        self.hall = row(FACES, EMPTY)
        self.sold = row(RESOURCES, 0)
        self.council = row(COUNCIL_SPACES, EMPTY)
        self.gold = row(n, 0)
        self.resources = row(n * RESOURCES, 0)
        self.modifiers = row(n, 0)
        self.reputation = row(n, 0)
        self.nobility = row(n, 0)
        self.vp = row(n * VP_SOURCES, 0)
        self.workers = row(n, 0)
        self.houses = row(n, 0)
        self.built = row(n, 0)
        self.dice = row(n * FACES, 0)
        self.placed = row(n, 0)
        self.unsatisfied = row(n * HAND, EMPTY)
        self.satisfied = row(n, 0)
        self.races = row(n, 0)
        self.taken = row(n, 0)
        self.characters = row(n, EMPTY)
        self.zones = row(n * ZONES, EMPTY)
        self.benefits = row(n, 0)
        if self.solo:
            self.automa = row(AUTOMA_DICE, 0)
        if self.chancery:
            self.offices = row(OFFICES, EMPTY)
            self.drawn = row(n, 0)
            self.returned = row(n, 0)

    def copy(self) -> Nobility:
        g = Nobility(self.game, self.config, self.tables, self.card, self.chancery, self.with_events)
        self.copy_kernel(g)
        g.round = self.round
        g.first = self.first
        g.active = self.active
        g.passed = self.passed
        g.die_done = self.die_done
        g.card_done = self.card_done
        g.sale_done = self.sale_done
        g.event = self.event
        g.events_left = self.events_left
        g.events_past = self.events_past
        self._copy_board(g)
        self._copy_players(g)
        g.face = self.face
        g.value_chosen = self.value_chosen
        g.place = self.place
        g.workshop = self.workshop
        g.left = self.left
        g.used = self.used
        g.marked = self.marked
        g.given = self.given
        g.pending = self.pending
        g.visit = self.visit
        g.satisfying = self.satisfying
        g.spending = self.spending
        g.spent = self.spent
        g.part = self.part
        g.objective = self.objective
        g.won = self.won
        if self.solo:
            g.automa = self.automa[:]
        if self.chancery:
            self._copy_chancery(g)
        return g

    def _copy_board(self, g: Nobility) -> None:
        g.slots = self.slots[:]
        g.display = self.display[:]
        g.settlers_deck = self.settlers_deck
        g.settlers_discard = self.settlers_discard
        g.apprentices = self.apprentices[:]
        g.workshops = self.workshops[:]
        g.owners = self.owners[:]
        g.hall = self.hall[:]
        g.building_bag = self.building_bag
        g.building_discard = self.building_discard
        g.buildings_out = self.buildings_out
        g.ship = self.ship
        g.ships_left = self.ships_left
        g.sold = self.sold[:]
        g.council = self.council[:]
        g.council_pile = self.council_pile

    def _copy_players(self, g: Nobility) -> None:
        g.gold = self.gold[:]
        g.resources = self.resources[:]
        g.modifiers = self.modifiers[:]
        g.reputation = self.reputation[:]
        g.nobility = self.nobility[:]
        g.vp = self.vp[:]
        g.workers = self.workers[:]
        g.houses = self.houses[:]
        g.built = self.built[:]
        g.dice = self.dice[:]
        g.placed = self.placed[:]
        g.unsatisfied = self.unsatisfied[:]
        g.satisfied = self.satisfied[:]
        g.races = self.races[:]
        g.taken = self.taken[:]
        g.characters = self.characters[:]
        g.zones = self.zones[:]
        g.benefits = self.benefits[:]

    def _copy_chancery(self, g: Nobility) -> None:
        g.offices = self.offices[:]
        g.held_by = self.held_by[:]
        g.held_card = self.held_card[:]
        g.held_tile = self.held_tile[:]
        g.held_state = self.held_state[:]
        g.commissions = self.commissions
        g.under = self.under[:]
        g.drawn = self.drawn[:]
        g.returned = self.returned[:]

    def rest(self) -> None:
        """An action is complete: between actions nothing is in hand."""
        self.face = 0
        self.value_chosen = 0
        self.place = EMPTY
        self.workshop = 0
        self.left = 0
        self.used = False
        self.visit = 0

    def score(self, seat: i64) -> i64:
        return scoring.total(self, seat)

    def value(self, seat: i64) -> float:
        return heuristics.value(self, seat)
