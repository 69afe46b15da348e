"""The Work action with a moving tile, step by step in the order of CROSSING-WORK-01.

`stage` is set to what comes next before anything is asked, so that the look-ahead knows where the action will go on.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import market
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.names import card_name
from regalia.games.kingdom_crossing.state import (
    S_BEFORE,
    S_CARD,
    S_CROSS,
    S_DONE,
    S_FLY_AFTER,
    S_FLY_BEFORE,
    S_HOUSE,
    S_MEET,
    S_PAY,
    S_REVEAL,
    S_TUCK,
    S_W1,
    S_W2,
    S_W4,
    Crossing,
)
from regalia.games.kingdom_crossing.steps import effects
from regalia.games.kingdom_crossing.steps.base import Auto
from regalia.games.kingdom_crossing.steps.gains import SEATS
from regalia.games.kingdom_crossing.steps.house import HOUSE
from regalia.games.kingdom_crossing.steps.move import BALLOON_AFTER, BALLOON_BEFORE, BRIDGE, CARD, TRADE
from regalia.kit.sets import BIT


class Work(Auto):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"work:{seat}")
        self.whose: Final[i64] = seat

    def run(self, g: Crossing) -> None:
        """Go through the stages until one of them needs an answer."""
        going = True
        while going:
            if g.stage < S_CARD:
                going = self._move(g)
            elif g.stage <= S_PAY:
                going = self._buy(g)
            else:
                going = self._finish(g)

    # Each of these runs the present stage and answers whether to go straight on to the next.

    def _move(self, g: Crossing) -> bool:
        """(1) to (4), with the windows W1 and W2."""
        stage = g.stage
        seat = self.whose
        if stage == S_CROSS:
            if g.left == 0:
                g.stage = S_FLY_AFTER
                return True
            g.push(self)
            g.push(BRIDGE[seat])
            return False
        g.stage = stage + 1
        if stage == S_BEFORE:
            effect: i64 = g.tables.before_move[g.tile * 2 + g.side]
            if effect == t.NONE:
                return True
            g.push(self)
            effects.run(g, seat, effect)
            return False
        if stage == S_W1 or stage == S_W2:  # noqa: SIM109 - faster compiled
            return self._window(g)
        if g.flown or g.players[seat].coins < g.flight_price(seat):
            return True
        g.push(self)
        g.push(BALLOON_BEFORE[seat] if stage == S_FLY_BEFORE else BALLOON_AFTER[seat])
        return False

    def _window(self, g: Crossing) -> bool:
        if not g.may_trade(self.whose):
            return True
        g.push(self)
        g.push(TRADE[self.whose])
        return False

    def _buy(self, g: Crossing) -> bool:
        """(5) to (7), with the window W3."""
        stage = g.stage
        seat = self.whose
        if stage == S_PAY:
            self._pay(g)
            return False
        g.stage = stage + 1
        if stage == S_CARD:
            g.push(self)
            g.push(CARD[seat])
            return False
        if stage == S_MEET:
            if g.bird_on[g.space] == t.NONE:
                return True
            g.push(self)
            effects.meet(g, seat, g.space)
            return False
        return self._window(g)

    def _pay(self, g: Crossing) -> None:
        """(7) and (8): a Character's effect comes before it is tucked, a Structure is owned before its effect."""
        p = g.players[self.whose]
        face: i64 = g.face[g.space]
        cost: i64 = g.tables.cost[face]
        p.coins -= cost
        if g.events is not None:
            g.emit("buy" if face < t.CARDS else "use-empty-deck", self.whose, {"card": card_name(g, face), "coins": cost})
        g.push(self)
        if face >= t.CARDS:
            g.stage = S_W4
            self._run_all(g, face - t.CARDS)
            return
        market.leave_space(g, g.space)
        if face >= t.CHARACTERS:
            p.structures |= BIT[face - t.CHARACTERS]
            g.stage = S_REVEAL
        else:
            g.buying = face
            g.stage = S_TUCK
        effects.run(g, self.whose, g.tables.card_effect[face])

    def _run_all(self, g: Crossing, tile: i64) -> None:
        """The effects of an Empty-deck tile in their order: the last one is pushed first."""
        for n in range(t.EMPTY_EFFECTS - 1, -1, -1):
            if g.tables.empty_effect[tile * t.EMPTY_EFFECTS + n] != t.NONE:
                g.push(EFFECT[self.whose * t.EMPTY_EFFECTS + n])

    def _finish(self, g: Crossing) -> bool:
        """(8) to (10), then W4; CROSSING-BUY-06, -08."""
        stage = g.stage
        seat = self.whose
        if stage == S_DONE:
            return False
        g.stage = stage + 1
        if stage == S_TUCK:
            p = g.players[seat]
            p.tuck(g.tables.guild[g.buying])
            p.add_character(g.buying)
            g.buying = t.NONE
            return True
        if stage == S_HOUSE:
            if not g.players[seat].houses_due():
                return True
            g.push(self)
            g.push(HOUSE[seat])
            return False
        if stage == S_REVEAL:
            market.reveal_next(g, g.space)
            return True
        return self._window(g)


class EmptyDeckEffect(Auto):
    """One of the effects of the Empty-deck tile chosen (CROSSING-BUY-10)."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(f"empty_deck:{seat}:{number}")
        self.whose: Final[i64] = seat
        self.number: Final[i64] = number

    def run(self, g: Crossing) -> None:
        tile: i64 = g.face[g.space] - t.CARDS
        effects.run(g, self.whose, g.tables.empty_effect[tile * t.EMPTY_EFFECTS + self.number])


EFFECT: Final[list[EmptyDeckEffect]] = [EmptyDeckEffect(seat, n) for seat in range(SEATS) for n in range(t.EMPTY_EFFECTS)]
WORK: Final[list[Work]] = [Work(seat) for seat in range(SEATS)]


def begin(g: Crossing, seat: i64, tile: i64) -> None:
    """CROSSING-DAY-06: the side showing now counts for the whole turn."""
    g.tile = tile
    g.side = (g.players[seat].upgraded >> tile) & 1
    g.stage = S_BEFORE
    g.left = g.tables.bridges[tile]
    g.flown = False
    g.traded = False
    g.space = t.NONE
    g.push(WORK[seat])
