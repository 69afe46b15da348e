"""The state of Rise to Nobility.

Numbers of a seat stand in lists by seat; lists with several entries to a seat are flat (`resources[seat * 6 + resource]`).
Piles whose order nobody knows are bit masks of what is left in them. A die on a slot is one number, `owner * 8 + value`, where
owners from 6 on are the automa's colours; 0 is an empty slot.

Commission cards are kept in `held_*`: one entry for each card in a hand, in the order they were taken. Only the cards put
back under the deck have an order (`under`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.state import State
from regalia.games.rise_to_nobility import heuristics, hidden, labels, scoring
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.tables import DISPLAY, FACES, GUILDS, HAND, OFFICES, RESOURCES, ZONES, SetupCard, Tables

if TYPE_CHECKING:
    from regalia.core.config import Config
    from regalia.core.game import Game

SEATS: Final = 6
EMPTY: Final = -1
NO_DIE: Final = 0
AUTOMA_OWNER: Final = 6
AUTOMA_SEAT: Final = 1

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

NOTHING: Final[list[int]] = []


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
        self.slots: list[int] = NOTHING
        self.display: list[int] = NOTHING
        self.settlers_deck: i64 = 0
        self.settlers_discard: i64 = 0
        self.apprentices: list[int] = NOTHING
        self.workshops: list[int] = NOTHING
        self.owners: list[int] = NOTHING
        self.hall: list[int] = NOTHING
        self.building_bag: i64 = 0
        self.building_discard: i64 = 0
        self.buildings_out: i64 = 0
        self.ship: i64 = EMPTY
        self.ships_left: i64 = 0
        self.sold: list[int] = NOTHING
        self.council: list[int] = NOTHING
        self.council_pile: i64 = 0

        # Players.
        self.gold: list[int] = NOTHING
        self.resources: list[int] = NOTHING
        self.modifiers: list[int] = NOTHING
        self.reputation: list[int] = NOTHING
        self.nobility: list[int] = NOTHING
        self.vp: list[int] = NOTHING
        self.workers: list[int] = NOTHING
        self.houses: list[int] = NOTHING
        self.built: list[int] = NOTHING
        self.dice: list[int] = NOTHING
        self.placed: list[int] = NOTHING
        self.unsatisfied: list[int] = NOTHING
        self.satisfied: list[int] = NOTHING
        self.races: list[int] = NOTHING
        self.taken: list[int] = NOTHING
        self.characters: list[int] = NOTHING
        self.zones: list[int] = NOTHING

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
        self.renewed: bool = False
        self.satisfying: i64 = EMPTY
        self.spending: i64 = EMPTY
        self.spent: i64 = 0
        self.part: i64 = 0

        # Solo.
        self.objective: i64 = EMPTY
        self.automa: list[int] = NOTHING
        self.won: bool = False

        # Chancery.
        self.offices: list[int] = NOTHING
        self.benefits: list[int] = NOTHING
        self.held_by: list[int] = NOTHING
        self.held_card: list[int] = NOTHING
        self.held_tile: list[int] = NOTHING
        self.held_state: list[int] = NOTHING
        self.commissions: i64 = 0
        self.under: list[int] = NOTHING
        self.drawn: list[int] = NOTHING
        self.returned: list[int] = NOTHING
        self.dice_tiles: i64 = 0

    def lay_out(self) -> None:
        """Empty boards for a game to be set up or read."""
        n = self.players
        self.slots = [NO_DIE] * SLOTS
        self.display = [EMPTY] * DISPLAY
        self.apprentices = [0] * (GUILDS * SEATS)
        self.workshops = [EMPTY] * WORKSHOPS
        self.owners = [EMPTY] * WORKSHOPS
        self.hall = [EMPTY] * FACES
        self.sold = [0] * RESOURCES
        self.council = [EMPTY] * COUNCIL_SPACES
        self.gold = [0] * n
        self.resources = [0] * (n * RESOURCES)
        self.modifiers = [0] * n
        self.reputation = [0] * n
        self.nobility = [0] * n
        self.vp = [0] * (n * VP_SOURCES)
        self.workers = [0] * n
        self.houses = [0] * n
        self.built = [0] * n
        self.dice = [0] * (n * FACES)
        self.placed = [0] * n
        self.unsatisfied = [EMPTY] * (n * HAND)
        self.satisfied = [0] * n
        self.races = [0] * n
        self.taken = [0] * n
        self.characters = [EMPTY] * n
        self.zones = [EMPTY] * (n * ZONES)
        self.automa = [0] * 5 if self.solo else []
        self.benefits = [0] * n
        self.offices = [EMPTY] * OFFICES if self.chancery else []
        self.returned = [0] * n if self.chancery else []
        self.held_by = []
        self.held_card = []
        self.held_tile = []
        self.held_state = []
        self.under = []
        self.drawn = [0] * n if self.chancery else []

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
        g.renewed = self.renewed
        g.satisfying = self.satisfying
        g.spending = self.spending
        g.spent = self.spent
        g.part = self.part
        g.objective = self.objective
        g.won = self.won
        if self.solo:
            g.automa = self.automa.copy()
        if self.chancery:
            self._copy_chancery(g)
        return g

    def _copy_board(self, g: Nobility) -> None:
        g.slots = self.slots.copy()
        g.display = self.display.copy()
        g.settlers_deck = self.settlers_deck
        g.settlers_discard = self.settlers_discard
        g.apprentices = self.apprentices.copy()
        g.workshops = self.workshops.copy()
        g.owners = self.owners.copy()
        g.hall = self.hall.copy()
        g.building_bag = self.building_bag
        g.building_discard = self.building_discard
        g.buildings_out = self.buildings_out
        g.ship = self.ship
        g.ships_left = self.ships_left
        g.sold = self.sold.copy()
        g.council = self.council.copy()
        g.council_pile = self.council_pile

    def _copy_players(self, g: Nobility) -> None:
        g.gold = self.gold.copy()
        g.resources = self.resources.copy()
        g.modifiers = self.modifiers.copy()
        g.reputation = self.reputation.copy()
        g.nobility = self.nobility.copy()
        g.vp = self.vp.copy()
        g.workers = self.workers.copy()
        g.houses = self.houses.copy()
        g.built = self.built.copy()
        g.dice = self.dice.copy()
        g.placed = self.placed.copy()
        g.unsatisfied = self.unsatisfied.copy()
        g.satisfied = self.satisfied.copy()
        g.races = self.races.copy()
        g.taken = self.taken.copy()
        g.characters = self.characters.copy()
        g.zones = self.zones.copy()
        g.benefits = self.benefits.copy()

    def _copy_chancery(self, g: Nobility) -> None:
        g.offices = self.offices.copy()
        g.held_by = self.held_by.copy()
        g.held_card = self.held_card.copy()
        g.held_tile = self.held_tile.copy()
        g.held_state = self.held_state.copy()
        g.commissions = self.commissions
        g.under = self.under.copy()
        g.drawn = self.drawn.copy()
        g.returned = self.returned.copy()
        g.dice_tiles = self.dice_tiles

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
        """NOBILITY-TURN-04, NOBILITY-ROUND-04: a player who has passed, or anybody else."""
        if self.over:
            return why.GAME_OVER
        if seat >= 0 and (self.passed >> seat) & 1 == 1:
            return why.PASSED
        return why.NOT_YOUR_TURN

    def resample_hidden(self, seat: i64) -> None:
        if self.chancery and not self.over:
            hidden.deal_commissions_anew(self, seat)

    def option_args(self, action: i64) -> dict[str, int | str]:
        return labels.option_args(self, action)

    def option_piece(self, action: i64) -> str:
        return labels.option_piece(self, action)
