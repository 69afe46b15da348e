"""Setting up (4.2 to 4.4; solo CROSSING-SOLO-01 to -05): every chance event in the order of the rules' table."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.packing import row
from regalia.core.vecs import append, vec
from regalia.games.kingdom_crossing import market
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import AUTOMA_START
from regalia.games.kingdom_crossing.chances import C_DECK, C_FACE, C_FIRST, C_OBJECTIVE, C_SIDE, C_START, draw_favour
from regalia.games.kingdom_crossing.state import AUTOMA, Crossing
from regalia.games.kingdom_crossing.steps.base import Auto
from regalia.games.kingdom_crossing.steps.evening import NIGHT
from regalia.games.kingdom_crossing.steps.gains import SEATS
from regalia.games.kingdom_crossing.steps.morning import MORNING_PHASE
from regalia.games.kingdom_crossing.steps.starting import BALLOON_ARRIVES, PICK_START
from regalia.kit.sets import BIT

# Which side the Objectives show.
RANDOM_SIDES: Final = 0
EASY_SIDES: Final = 1
HARD_SIDES: Final = 2
SIDES: Final[list[str]] = ["random", "all_easy", "all_hard"]


class SetUp(Auto):
    """`first` is the seat of the first player, NONE to draw it."""

    def __init__(self, sides: i64, first: i64) -> None:
        super().__init__(f"set_up:{SIDES[sides]}:{'random' if first == t.NONE else str(first + 1)}")
        self.sides: Final[i64] = sides
        self.first: Final[i64] = first

    def run(self, g: Crossing) -> None:
        self._lay_decks(g)
        self._lay_objectives(g)
        for slot in range(t.VISIBLE):
            g.visible[slot] = draw_favour(g)
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
        decks: i64 = BIT[t.DECKS] - 1
        for space in range(t.SPACES):
            deck = g.pick_member(C_DECK, decks)
            decks &= ~BIT[deck]
            g.deck_of[space] = deck
        for space in range(t.SPACES):
            g.face[space] = market.draw_card(g, space)
        for region in range(t.REGIONS):
            g.refresh_cheapest(region)

    def _lay_objectives(self, g: Crossing) -> None:
        """CROSSING-SETUP-06, -07."""
        tiles: i64 = BIT[t.OBJECTIVES] - 1
        for place in range(t.OBJECTIVES):
            tile = g.pick_member(C_OBJECTIVE, tiles)
            tiles &= ~BIT[tile]
            g.objective_at[place] = tile
            hard: i64 = g.roll(C_SIDE, 2) if self.sides == RANDOM_SIDES else self.sides - 1
            g.hard |= hard * BIT[tile]

    def _lay_pairs(self, g: Crossing) -> None:
        """CROSSING-START-01, -02: as many starting cards as players, each on a random face, then a Favour under each."""
        cards: i64 = BIT[t.START_CARDS] - 1
        chosen = vec[i64]()
        for _ in range(g.seats):
            card = g.pick_member(C_START, cards)
            cards &= ~BIT[card]
            chosen = append(chosen, card)
            g.pair_face[card] = g.roll(C_FACE, 2)
        for n in range(g.seats):
            g.pair_favour[chosen[n]] = draw_favour(g)

    def _name_first_player(self, g: Crossing) -> None:
        """CROSSING-SETUP-10; in solo always Paco & Paca (CROSSING-SOLO-01)."""
        if g.solo:
            g.first = AUTOMA
        elif self.first == t.NONE:
            g.first = g.roll(C_FIRST, g.seats)
        else:
            g.first = self.first
        g.leader = g.first
        if g.events is not None:
            g.emit("automa-first-player" if g.solo and g.first == g.seats - 1 else "first-player", g.first, {})


FIRSTS: Final = SEATS + 1
SET_UP: Final[list[SetUp]] = [SetUp(sides, first - 1) for sides in range(3) for first in range(FIRSTS)]


def prepare(g: Crossing, sides: i64, first: i64) -> None:
    """CROSSING-PSETUP-01 to -05 and the boxes of components, nothing drawn yet."""
    g.decks = row(t.SPACES, BIT[t.DECK_SIZE] - 1)
    g.stacks = BIT[t.BIRDS] - 1
    g.push(SET_UP[sides * FIRSTS + first + 1])
