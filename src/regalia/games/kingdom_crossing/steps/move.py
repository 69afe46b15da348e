"""The choices of a Work action with a moving tile: D06 trade, D07 and D09 balloon, D08 bridge, D10 card.

Before the payment each keeps only options after which a card can still be paid (CROSSING-WORK-04).
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import reasons as why
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.lookahead import flight_pays, outlook, walk_pays
from regalia.games.kingdom_crossing.names import bridge_name, card_name, region_name, track_name
from regalia.games.kingdom_crossing.reasons import elsewhere
from regalia.games.kingdom_crossing.state import S_CROSS, Crossing
from regalia.games.kingdom_crossing.steps import effects
from regalia.games.kingdom_crossing.steps.base import Ask, free_choice, real_purse
from regalia.games.kingdom_crossing.steps.gains import SEATS, gain_vp
from regalia.kit.sets import BIT


class Trade(Ask):
    """D06 in the windows W1 to W5 (CROSSING-WORK-05): skip, or one resource for the price of the tile."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"trade:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [*range(act.A_TRADE, act.A_TRADE_SKIP), act.A_TRADE_SKIP]

    def legal(self, g: Crossing, out: Options) -> None:
        """A window whose only answer would be to skip is no question."""
        for track in range(t.TRACKS):
            if self._trade_refusal(g, track) == LEGAL:
                out.add(act.A_TRADE + track)
        if len(out) > 0 and self._skip_refusal(g) == LEGAL:
            out.add(act.A_TRADE_SKIP)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_TRADE_SKIP:
            return self._skip_refusal(g)
        if act.A_TRADE <= action < act.A_TRADE_SKIP:
            return self._trade_refusal(g, action - act.A_TRADE)
        if action == act.A_PASS:
            return why.DECLINE_TRADE if self._skip_refusal(g) == LEGAL else why.UNPAYABLE
        return elsewhere(g, self.seat, action)

    def _trade_refusal(self, g: Crossing, track: i64) -> i64:
        p = g.players[self.seat]
        price = g.trade_price()
        if p.coins < price:
            return why.NO_TRADE_COINS
        if p.square(track) >= t.LAST_SQUARE:
            return why.TRACK_FULL
        if not g.paying_ahead():
            return LEGAL
        look = outlook(g, self.seat)
        look.traded = True
        purses: list[int] = []
        look.traded_for(real_purse(g, self.seat), track, look.birds, purses)
        return LEGAL if look.can_any(purses) else why.UNPAYABLE

    def _skip_refusal(self, g: Crossing) -> i64:
        if free_choice(g, self.seat):
            return LEGAL
        look = outlook(g, self.seat)
        return LEGAL if look.can(real_purse(g, self.seat)) else why.UNPAYABLE

    def apply(self, g: Crossing, action: i64) -> None:
        if action == act.A_TRADE_SKIP:
            return
        track: i64 = action - act.A_TRADE
        g.traded = True
        g.players[self.seat].coins -= g.trade_price()
        if g.events is not None:
            g.emit("trade", self.seat, {"resource": track_name(track), "coins": g.trade_price()})
        effects.gain(g, self.seat, track, 1)

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"price": g.trade_price()}


class Balloon(Ask):
    """D07 and D09 (CROSSING-BALL-01 to -07): fly to another region, or not."""

    def __init__(self, seat: i64, before: bool) -> None:
        super().__init__(f"balloon_{'before' if before else 'after'}:{seat}", seat)
        self.first: Final[i64] = act.A_BEFORE if before else act.A_AFTER

    def candidates(self, g: Crossing) -> list[int]:
        return [*range(self.first, self.first + t.REGIONS), self.first + t.REGIONS]

    def legal(self, g: Crossing, out: Options) -> None:
        """A flight that is not worth its price to the rules is no question: skip alone is not asked."""
        for region in range(t.REGIONS):
            if self._flight_refusal(g, region) == LEGAL:
                out.add(self.first + region)
        if len(out) > 0 and self._skip_refusal(g) == LEGAL:
            out.add(self.first + t.REGIONS)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == self.first + t.REGIONS:
            return self._skip_refusal(g)
        if self.first <= action < self.first + t.REGIONS:
            return self._flight_refusal(g, action - self.first)
        if act.A_BEFORE <= action < act.A_BEFORE_SKIP or act.A_AFTER <= action < act.A_AFTER_SKIP:
            return why.FLIGHT_WRONG_TIME
        if action == act.A_PASS:
            return why.DECLINE_FLIGHT if self._skip_refusal(g) == LEGAL else why.UNPAYABLE
        return elsewhere(g, self.seat, action)

    def _flight_refusal(self, g: Crossing, region: i64) -> i64:
        p = g.players[self.seat]
        if p.coins < g.flight_price(self.seat):
            return why.NO_FLIGHT_COINS
        if p.worker == region:
            return why.OWN_REGION
        return LEGAL if flight_pays(g, self.seat, region, g.stage) else why.UNPAYABLE

    def _skip_refusal(self, g: Crossing) -> i64:
        if free_choice(g, self.seat):
            return LEGAL
        return LEGAL if outlook(g, self.seat).can(real_purse(g, self.seat)) else why.UNPAYABLE

    def apply(self, g: Crossing, action: i64) -> None:
        if action == self.first + t.REGIONS:
            return
        p = g.players[self.seat]
        price = g.flight_price(self.seat)
        p.coins -= price
        g.flown = True
        p.worker = action - self.first
        g.balloon = p.worker
        if g.events is not None:
            g.emit("fly", self.seat, {"region": region_name(p.worker), "coins": price})

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"price": g.flight_price(self.seat)}


class Bridge(Ask):
    """D08: the next bridge (CROSSING-MOVE-01 to -06)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"bridge:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        return [act.A_BRIDGE + bridge for bridge in range(t.BRIDGES)]

    def legal(self, g: Crossing, out: Options) -> None:
        p = g.players[self.seat]
        for bridge in range(t.BRIDGES):
            to: i64 = g.tables.other_end[bridge * t.REGIONS + p.worker]
            if to != t.NONE and (p.paws >> bridge) & 1 == 0 and self._leads_on(g, bridge, to):
                out.add(act.A_BRIDGE + bridge)

    def _leads_on(self, g: Crossing, bridge: i64, to: i64) -> bool:
        p = g.players[self.seat]
        mask: i64 = p.paws | BIT[bridge]
        if walk_pays(g, to, mask, g.left - 1, p.coins):
            return True
        if g.tables.walk_ends(to, mask, g.left - 1) == 0:
            return False
        look = outlook(g, self.seat)
        look.stage = S_CROSS
        look.region = to
        look.mask = mask
        look.left -= 1
        return look.can(real_purse(g, self.seat))

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_PASS:
            return why.CROSS_EXACTLY
        if action < act.A_BRIDGE or action >= act.A_AFTER:
            return elsewhere(g, self.seat, action)
        p = g.players[self.seat]
        bridge: i64 = action - act.A_BRIDGE
        to: i64 = g.tables.other_end[bridge * t.REGIONS + p.worker]
        if to == t.NONE:
            return why.BRIDGE_NOT_ADJACENT
        if (p.paws >> bridge) & 1:
            return why.BRIDGE_USED
        return LEGAL if self._leads_on(g, bridge, to) else why.UNPAYABLE

    def apply(self, g: Crossing, action: i64) -> None:
        p = g.players[self.seat]
        bridge: i64 = action - act.A_BRIDGE
        p.worker = g.tables.other_end[bridge * t.REGIONS + p.worker]
        p.paws |= BIT[bridge]
        g.left -= 1
        if g.events is not None:
            g.emit("cross", self.seat, {"bridge": bridge_name(bridge), "region": region_name(p.worker), "paws": p.paw_count()})
        placed = p.paw_count()
        if placed == 6:
            gain_vp(g, self.seat, g.tables.vp_sixth)
        elif placed == 7:
            gain_vp(g, self.seat, g.tables.vp_seventh)

    def prompt_args(self, g: Crossing) -> dict[str, Arg]:
        return {"left": g.left}


class Card(Ask):
    """D10: the card or Empty-deck tile of the region (CROSSING-WORK-02, CROSSING-BUY-01, -10)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"card:{seat}", seat)

    def candidates(self, g: Crossing) -> list[int]:
        region = g.players[self.seat].worker
        spaces = range(g.tables.first_space[region], g.tables.first_space[region + 1])
        return [act.A_CARD + g.face[space] for space in spaces if g.face[space] != t.NONE]

    def legal(self, g: Crossing, out: Options) -> None:
        p = g.players[self.seat]
        for space in range(g.tables.first_space[p.worker], g.tables.first_space[p.worker + 1]):
            face: i64 = g.face[space]
            if face != t.NONE and (g.tables.cost[face] <= p.coins or self._can_settle(g, space)):
                out.add(act.A_CARD + face)

    def _can_settle(self, g: Crossing, space: i64) -> bool:
        return outlook(g, self.seat).can_settle(space, real_purse(g, self.seat), g.traded)

    def refusal(self, g: Crossing, action: i64) -> i64:
        if action == act.A_PASS:
            return why.MUST_BUY
        if action < act.A_CARD or action >= act.A_STRUCTURE:
            return elsewhere(g, self.seat, action)
        space = space_of(g, action - act.A_CARD)
        if space == t.NONE or g.tables.region_of_space[space] != g.players[self.seat].worker:
            return why.NOT_IN_REGION
        return LEGAL if self._can_settle(g, space) else why.TOO_EXPENSIVE

    def refusal_args(self, g: Crossing, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.TOO_EXPENSIVE:
            return {"cost": g.tables.cost[action - act.A_CARD], "coins": g.players[self.seat].coins}
        return super().refusal_args(g, action, reason)

    def apply(self, g: Crossing, action: i64) -> None:
        g.space = space_of(g, action - act.A_CARD)
        if g.events is not None:
            g.emit("choose", self.seat, {"card": card_name(g, action - act.A_CARD)})


def space_of(g: Crossing, face: i64) -> i64:
    """The space where a card lies face up, or NONE."""
    for space in range(t.SPACES):
        if g.face[space] == face:
            return space
    return t.NONE


TRADE: Final[list[Trade]] = [Trade(seat) for seat in range(SEATS)]
BALLOON_BEFORE: Final[list[Balloon]] = [Balloon(seat, True) for seat in range(SEATS)]
BALLOON_AFTER: Final[list[Balloon]] = [Balloon(seat, False) for seat in range(SEATS)]
BRIDGE: Final[list[Bridge]] = [Bridge(seat) for seat in range(SEATS)]
CARD: Final[list[Card]] = [Card(seat) for seat in range(SEATS)]
