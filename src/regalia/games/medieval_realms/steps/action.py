"""D3, the action phase: activate, play or pass, one at a time until all have passed (REALMS-ACT-01 to -06, PASS, PRICE)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY, Arg, Automatic, Question
from regalia.core.vecs import append
from regalia.games.medieval_realms import automa, majority, realm
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_ACTIVATE, A_ACTIVATE_UPCOMING, A_PASS, A_PLAY
from regalia.games.medieval_realms.labels import amount_name, card_name, resource_name, seal_name
from regalia.games.medieval_realms.state import EMPTY, REGENT, Realms
from regalia.games.medieval_realms.steps import auction, effects
from regalia.games.medieval_realms.tables import (
    ADMIRAL,
    AREA,
    AUCTION,
    CURRENT,
    KINGDOM,
    MOST_SEATS,
    NOTHING,
    PRODUCTION,
    RESOURCES,
)
from regalia.kit.sets import BIT

# -- what an action does -----------------------------------------------------------------------------


def activate(g: Realms, seat: i64, slot: i64) -> None:
    """REALMS-ACT-06: the card leaves its slot at once; kingdom and majority cards cost production (REALMS-PRICE-01)."""
    card: i64 = g.current[slot]
    g.current[slot] = EMPTY
    if g.tables.type[card] == AUCTION:
        auction.put_up(g, seat, card)
        return
    price: i64 = g.tables.price[slot]
    realm.pay(g, seat, PRODUCTION, price)
    if g.events is not None:
        g.emit("activate", seat, {"card": card_name(g, card), "price": price, "slot": slot + 1})
    if g.tables.type[card] == KINGDOM:
        realm.deploy(g, seat, card)
    else:
        award(g, seat, card)


def award(g: Realms, activator: i64, card: i64) -> None:
    """REALMS-MAJ-02, -06: nobody pays the card's cost now; without an eligible seat it is discarded."""
    winner = majority.winner(g, card, activator)
    if winner == NOBODY:
        g.discard = append(g.discard, card)
        if g.events is not None:
            g.emit("majority-discarded", NOBODY, {"card": card_name(g, card)})
        return
    realm.deploy(g, winner, card)
    if g.events is not None:
        resource: i64 = g.tables.cost_of[card]
        args: dict[str, int | str] = {"card": card_name(g, card), "tokens": amount_name(g, resource, g.has(winner, resource))}
        g.emit("majority-won", winner, args)


def pass_round(g: Realms, seat: i64) -> None:
    """REALMS-PASS-01: final for the round."""
    g.passed |= BIT[seat]
    if g.events is not None:
        g.emit("pass", seat, {})


def next_turn(g: Realms) -> None:
    """REALMS-ACT-04: the next in turn order after the acting seat who has not passed; nobody when all have."""
    seats = g.seats
    at = _place(g)
    for _ in range(seats):
        at += 1
        if at == seats:
            at = 0
        seat: i64 = g.order[at]
        if not g.has_passed(seat):
            put_turn(g, seat)
            return


def _place(g: Realms) -> i64:
    """Of the acting seat in the turn order."""
    at: i64 = 0
    while g.order[at] != g.active:
        at += 1
    return at


def put_turn(g: Realms, seat: i64) -> None:
    g.active = seat
    if g.is_regent(seat):
        g.push(NEXT_TURN)
        g.push(REGENT_TURN)
    else:
        g.push(ACTION[seat])


# -- the steps ---------------------------------------------------------------------------------------


class Actions(Automatic[Realms]):
    """The phase begins with the first player of the round (REALMS-ACT-01)."""

    def __init__(self) -> None:
        super().__init__("actions")

    def run(self, g: Realms) -> None:
        g.passed = 0
        put_turn(g, g.order[0])


class NextTurn(Automatic[Realms]):
    """After an action that took several steps, whoever got the card (REALMS-ACT-04)."""

    def __init__(self) -> None:
        super().__init__("next_turn")

    def run(self, g: Realms) -> None:
        next_turn(g)


class Action(Question[Realms]):
    def __init__(self, seat: i64) -> None:
        super().__init__(f"action:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        found = list(range(A_ACTIVATE, A_PLAY))
        for at in range(self.seat * AREA, self.seat * AREA + g.area_size(self.seat)):
            found.append(A_PLAY + g.areas[at])
        found.append(A_PASS)
        return found

    def legal(self, g: Realms, out: Options) -> None:
        """The same as the candidates without a refusal, enumerated directly: the widest step of the game."""
        seat = self.seat
        t = g.tables
        first: i64 = seat * RESOURCES
        tokens = g.tokens
        current = g.current
        production: i64 = tokens[first + PRODUCTION]
        area: i64 = seat * AREA
        waiting = g.area_size(seat)
        held: i64 = 0
        for at in range(area, area + waiting):
            held |= BIT[t.seal[g.areas[at]]]
        full: bool = waiting >= t.area
        for slot in range(CURRENT):
            card: i64 = current[slot]
            if card == EMPTY:
                continue
            type: i64 = t.type[card]
            if type == AUCTION:
                if tokens[first + t.cost_of[card]] > 0:
                    out.add(A_ACTIVATE + slot)
            elif t.price[slot] <= production and (type != KINGDOM or (not full and (held >> t.seal[card]) & 1 == 0)):
                out.add(A_ACTIVATE + slot)
        for at in range(area, area + waiting):
            if realm.can_play(g, seat, g.areas[at]):
                out.add(A_PLAY + g.areas[at])
        out.add(A_PASS)

    def refusal(self, g: Realms, action: i64) -> i64:
        if action == A_PASS:
            return LEGAL
        if A_ACTIVATE <= action < A_PLAY:
            return self._activate_refusal(g, action - A_ACTIVATE)
        if A_PLAY <= action < A_PASS:
            return self._play_refusal(g, action - A_PLAY)
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        return why.ONLY_UPCOMING if action >= A_ACTIVATE_UPCOMING else why.ACTION_PENDING

    def _activate_refusal(self, g: Realms, slot: i64) -> i64:
        """The order for kingdom cards is the rulebook's own: area, price, seal."""
        card: i64 = g.current[slot]
        if card == EMPTY:
            return why.EMPTY_SLOT
        type: i64 = g.tables.type[card]
        if type == AUCTION:
            return LEGAL if g.has(self.seat, g.tables.cost_of[card]) > 0 else why.NOTHING_TO_BID
        afford: bool = g.has(self.seat, PRODUCTION) >= g.tables.price[slot]
        if type != KINGDOM:
            return LEGAL if afford else why.MAJORITY_PRICE
        if g.area_size(self.seat) >= g.tables.area:
            return why.AREA_FULL
        if not afford:
            return why.KINGDOM_PRICE
        return why.SAME_SEAL if realm.holds_seal(g, self.seat, g.tables.seal[card]) else LEGAL

    def _play_refusal(self, g: Realms, card: i64) -> i64:
        if not realm.in_area(g, self.seat, card):
            return why.NOT_IN_AREA
        if not realm.can_pay(g, self.seat, card):
            return why.COST
        return LEGAL if realm.can_play(g, self.seat, card) else why.TOO_FEW_ADMIRALS

    def apply(self, g: Realms, action: i64) -> None:
        seat = self.seat
        if action == A_PASS:
            pass_round(g, seat)
            next_turn(g)
        elif action >= A_PLAY:
            g.push(NEXT_TURN)
            effects.play(g, seat, action - A_PLAY)
        elif g.tables.type[g.current[action - A_ACTIVATE]] == AUCTION:
            g.push(NEXT_TURN)
            activate(g, seat, action - A_ACTIVATE)
        else:
            activate(g, seat, action - A_ACTIVATE)
            next_turn(g)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        if reason == why.AREA_FULL:
            return {"limit": g.tables.area}
        if reason == why.KINGDOM_PRICE or reason == why.MAJORITY_PRICE:
            return {"price": g.tables.price[action - A_ACTIVATE], "held": g.has(self.seat, PRODUCTION)}
        if reason == why.SAME_SEAL:
            return {"seal": seal_name(g, g.tables.seal[g.current[action - A_ACTIVATE]])}
        if reason == why.NOTHING_TO_BID:
            return {"resource": resource_name(g, g.tables.cost_of[g.current[action - A_ACTIVATE]])}
        if reason == why.COST:
            resource: i64 = g.tables.cost_of[action - A_PLAY]
            cost: i64 = g.tables.cost[action - A_PLAY]
            return {"cost": cost, "tokens": amount_name(g, resource, cost), "held": g.has(self.seat, resource)}
        if reason == why.TOO_FEW_ADMIRALS:
            return {"needed": realm.admirals_needed(g, self.seat, action - A_PLAY), "held": g.owns(self.seat, ADMIRAL)}
        return {}

    def warning(self, g: Realms, action: i64) -> str:
        """Legal, but the card goes to somebody else or to nobody (A-27); or passing with something playable."""
        if A_ACTIVATE <= action < A_PLAY:
            card: i64 = g.current[action - A_ACTIVATE]
            if card != EMPTY and g.tables.type[card] != AUCTION and g.tables.type[card] != KINGDOM:
                return self._majority_warning(g, action - A_ACTIVATE)
        if action == A_PASS:
            for at in range(self.seat * AREA, self.seat * AREA + g.area_size(self.seat)):
                if realm.can_play(g, self.seat, g.areas[at]):
                    return "pass-with-playable"
        return ""

    def _majority_warning(self, g: Realms, slot: i64) -> str:
        winner = majority.prospect(g, slot, self.seat)
        if winner == NOBODY:
            return "majority-for-nobody"
        return "" if winner == self.seat else "majority-for-other"


class RegentTurn(Automatic[Realms]):
    """REALMS-SOLO-04: play, else activate, else pass."""

    def __init__(self) -> None:
        super().__init__("regent_turn", REGENT)

    def run(self, g: Realms) -> None:
        card = automa.card_to_play(g, REGENT)
        if card != NOTHING:
            if g.events is not None:
                g.emit("regent-plays", REGENT, {})
            effects.play(g, REGENT, card)
            return
        slot = automa.slot_to_activate(g, REGENT)
        if slot == NOTHING:
            if g.events is not None:
                g.emit("regent-passes", REGENT, {})
            pass_round(g, REGENT)
            return
        if g.events is not None:
            g.emit("regent-activates", REGENT, {"slot": slot + 1})
        auctioned = g.tables.type[g.current[slot]] == AUCTION
        activate(g, REGENT, slot)
        if auctioned:
            auction.bid(g, REGENT, g.tables.opening_bid)

    def misplaced(self, g: Realms) -> str:
        return "" if g.active == REGENT else "table.active"


ACTION: Final[list[Action]] = [Action(seat) for seat in range(MOST_SEATS)]
ACTIONS: Final = Actions()
NEXT_TURN: Final = NextTurn()
REGENT_TURN: Final = RegentTurn()
