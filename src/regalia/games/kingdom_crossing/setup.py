"""Setting up (4.2 to 4.4; solo CROSSING-SOLO-01 to -05): every chance event in the order of the rules' table."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.kingdom_crossing import market
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import AUTOMA_START
from regalia.games.kingdom_crossing.chance import C_DECK, C_FACE, C_FIRST, C_OBJECTIVE, C_SIDE, C_START, draw_favour
from regalia.games.kingdom_crossing.player import Player
from regalia.games.kingdom_crossing.state import AUTOMA, Crossing
from regalia.games.kingdom_crossing.steps.base import Auto
from regalia.games.kingdom_crossing.steps.evening import NIGHT
from regalia.games.kingdom_crossing.steps.morning import MORNING_PHASE
from regalia.games.kingdom_crossing.steps.starting import BALLOON_ARRIVES, PICK_START
from regalia.kit.sets import BIT

# Which side the Objectives show.
RANDOM_SIDES: Final = 0
EASY_SIDES: Final = 1
HARD_SIDES: Final = 2
SIDES: Final[list[str]] = ["random", "all_easy", "all_hard"]


class SetUp(Auto):
    def __init__(self, sides: i64, random_first: bool) -> None:
        super().__init__(f"set_up:{SIDES[sides]}:{'random' if random_first else 'seat_1'}")
        self.sides: Final[i64] = sides
        self.random_first: Final[bool] = random_first

    def run(self, g: Crossing) -> None:
        self._lay_decks(g)
        self._lay_objectives(g)
        g.visible = [draw_favour(g) for _ in range(t.VISIBLE)]
        self._lay_pairs(g)
        self._name_first_player(g)
        g.push(NIGHT)
        g.push(MORNING_PHASE)
        g.push(BALLOON_ARRIVES)
        if g.solo:
            g.push(AUTOMA_START)
        for turn in range(g.seats):
            seat: i64 = (g.first + turn) % g.seats
            if not (g.solo and seat == AUTOMA):
                g.push(PICK_START[seat])

    def _lay_decks(self, g: Crossing) -> None:
        """CROSSING-SETUP-01 to -03: a deck for each space, then its top card."""
        decks = list(range(t.DECKS))
        laid: list[int] = []
        for _ in range(t.SPACES):
            deck = g.pick(C_DECK, decks)
            decks.remove(deck)
            laid.append(deck)
        g.deck_of = laid
        for space in range(t.SPACES):
            g.face[space] = market.draw_card(g, laid[space])
        for region in range(t.REGIONS):
            g.refresh_cheapest(region)

    def _lay_objectives(self, g: Crossing) -> None:
        """CROSSING-SETUP-06, -07."""
        tiles = list(range(t.OBJECTIVES))
        laid: list[int] = []
        for _ in range(t.OBJECTIVES):
            tile = g.pick(C_OBJECTIVE, tiles)
            tiles.remove(tile)
            laid.append(tile)
            hard: i64 = g.roll(C_SIDE, 2) if self.sides == RANDOM_SIDES else self.sides - 1
            g.hard |= hard * BIT[tile]
        g.objective_at = laid

    def _lay_pairs(self, g: Crossing) -> None:
        """CROSSING-START-01, -02: as many starting cards as players, each on a random face, then a Favour under each."""
        cards = list(range(t.START_CARDS))
        chosen: list[int] = []
        for _ in range(g.seats):
            card = g.pick(C_START, cards)
            cards.remove(card)
            chosen.append(card)
            g.pair_face[card] = g.roll(C_FACE, 2)
        for card in chosen:
            g.pair_favour[card] = draw_favour(g)

    def _name_first_player(self, g: Crossing) -> None:
        """CROSSING-SETUP-10; in solo always Paco & Paca (CROSSING-SOLO-01)."""
        g.first = 0
        if g.solo:
            g.first = AUTOMA
        elif self.random_first:
            g.first = g.roll(C_FIRST, g.seats)
        g.leader = g.first
        if g.events is not None:
            g.emit("first-player", g.first, {})


SET_UP: Final[list[SetUp]] = [SetUp(sides, random_first) for sides in range(3) for random_first in (False, True)]


def empty_table(g: Crossing) -> None:
    """CROSSING-PSETUP-01 to -05 and the boxes of components, nothing drawn yet."""
    g.players = [Player() for _ in range(g.seats)]
    g.decks = [1023] * t.DECKS
    g.face = [NOBODY] * t.SPACES
    g.bird_on = [NOBODY] * t.SPACES
    g.cheapest = [0] * t.REGIONS
    g.deck_of = list(range(t.DECKS))
    g.objective_at = list(range(t.OBJECTIVES))
    g.stacks = BIT[t.BIRDS] - 1
    g.slots = [NOBODY] * (t.OBJECTIVES * t.SLOTS)
    g.visible = [NOBODY] * t.VISIBLE
    g.pair_face = [NOBODY] * t.START_CARDS
    g.pair_favour = [NOBODY] * t.START_CARDS


def prepare(g: Crossing, sides: i64, random_first: bool) -> None:
    empty_table(g)
    g.push(SET_UP[sides * 2 + (1 if random_first else 0)])
