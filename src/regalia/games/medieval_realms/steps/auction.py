"""D4, auctions: the opening bid, then clockwise by seat until one bidder is left (REALMS-AUC-01 to -09)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, NOBODY, Arg, Automatic, Question
from regalia.games.medieval_realms import automa, realm
from regalia.games.medieval_realms import reasons as why
from regalia.games.medieval_realms.actions import A_BID, A_DROP, HIGHEST_BID
from regalia.games.medieval_realms.labels import amount_name, card_name, resource_name
from regalia.games.medieval_realms.state import EMPTY, REGENT, Realms
from regalia.games.medieval_realms.steps import effects
from regalia.games.medieval_realms.tables import MOST_SEATS, RESOURCES
from regalia.kit.sets import BIT


def purse(g: Realms, seat: i64) -> i64:
    """The most a seat can bid on the card under auction (REALMS-AUC-03)."""
    held: i64 = g.tokens[seat * RESOURCES + g.tables.cost_of[g.lot]]
    return held if held < HIGHEST_BID else HIGHEST_BID


def put_up(g: Realms, seat: i64, card: i64) -> None:
    """REALMS-ACT-06: the card lies beside the panel; it costs no production (REALMS-PRICE-02)."""
    g.lot = card
    g.bid = 0
    g.bidder = NOBODY
    g.out = 0
    if g.events is not None:
        resource = resource_name(g, g.tables.cost_of[card])
        g.emit("auction", seat, {"card": card_name(g, card), "resource": resource})
    if not g.is_regent(seat):
        g.push(OPEN_BID[seat])


def bid(g: Realms, seat: i64, amount: i64) -> None:
    g.bid = amount
    g.bidder = seat
    if g.events is not None:
        g.emit("bid", seat, {"tokens": amount_name(g, g.tables.cost_of[g.lot], amount)})
    ask_next(g, seat)


def drop(g: Realms, seat: i64) -> None:
    """REALMS-AUC-04, -07: out of this auction, not of the round."""
    g.out |= BIT[seat]
    if g.events is not None:
        g.emit("drop", seat, {})
    ask_next(g, seat)


def ask_next(g: Realms, seat: i64) -> None:
    """Clockwise from `seat`: who cannot raise drops out unasked (REALMS-AUC-08). Back at the highest bidder all others are out:
    those before `seat` have been asked since the bid."""
    other = seat
    while True:
        other += 1
        if other == g.seats:
            other = 0
        if other == g.bidder:
            settle(g)
            return
        if g.is_out(other):
            continue
        if purse(g, other) <= g.bid:
            g.out |= BIT[other]
            if g.events is not None:
                g.emit("out-unasked", other, {})
        elif g.is_regent(other):
            g.push(REGENT_BID)
            return
        else:
            g.push(BID[other])
            return


def settle(g: Realms) -> None:
    """REALMS-AUC-05, -06: the winner pays and the card goes straight into the realm."""
    card = g.lot
    winner = g.bidder
    amount = g.bid
    realm.pay(g, winner, g.tables.cost_of[card], amount)
    if g.events is not None:
        tokens = amount_name(g, g.tables.cost_of[card], amount)
        g.emit("auction-won", winner, {"card": card_name(g, card), "tokens": tokens})
    g.lot = EMPTY
    g.bid = 0
    g.bidder = NOBODY
    g.out = 0
    effects.enter(g, winner, card)


def bid_misplaced(g: Realms, seat: i64) -> str:
    """The field that contradicts asking a seat to raise: it must be able to (REALMS-AUC-08), and all between the highest bidder
    and the seat have spoken since the bid."""
    if purse(g, seat) <= g.bid:
        return f"table.players[{seat}].palace"
    between: i64 = (g.bidder + 1) % g.seats
    while between != seat:
        if not g.is_out(between):
            return "table.auction.out"
        between = (between + 1) % g.seats
    return ""


class OpenBid(Question[Realms]):
    """D4a: at least 1, at most what one holds; no calling off (REALMS-AUC-01, -09)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"open_bid:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_BID, A_DROP))

    def legal(self, g: Realms, out: Options) -> None:
        for amount in range(1, purse(g, self.seat) + 1):
            out.add(A_BID + amount)

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action < A_BID or action >= A_DROP:
            return why.AUCTION_STANDS
        if action == A_BID:
            return why.OPENING_TOO_LOW
        return why.BID_TOO_HIGH if action - A_BID > purse(g, self.seat) else LEGAL

    def apply(self, g: Realms, action: i64) -> None:
        bid(g, self.seat, action - A_BID)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        return bid_args(g, self.seat, reason)

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return lot_args(g)

    def misplaced(self, g: Realms) -> str:
        if g.active != self.seat:
            return "table.active"
        if g.bidder != NOBODY or g.out != 0:
            return "table.auction"
        return f"table.players[{self.seat}].palace" if purse(g, self.seat) == 0 else ""


class Bid(Question[Realms]):
    """D4b: raise or drop out; asked only of a seat that can raise."""

    def __init__(self, seat: i64) -> None:
        super().__init__(f"bid:{seat}", seat)

    def candidates(self, g: Realms) -> list[int]:
        return list(range(A_BID, A_DROP + 1))

    def legal(self, g: Realms, out: Options) -> None:
        for amount in range(g.bid + 1, purse(g, self.seat) + 1):
            out.add(A_BID + amount)
        out.add(A_DROP)

    def refusal(self, g: Realms, action: i64) -> i64:
        reason = why.never(action)
        if reason != LEGAL:
            return reason
        if action == A_DROP:
            return LEGAL
        if action < A_BID or action > A_DROP:
            return why.BID_PENDING
        if action - A_BID <= g.bid:
            return why.MUST_RAISE
        return why.BID_TOO_HIGH if action - A_BID > purse(g, self.seat) else LEGAL

    def apply(self, g: Realms, action: i64) -> None:
        if action == A_DROP:
            drop(g, self.seat)
        else:
            bid(g, self.seat, action - A_BID)

    def refusal_args(self, g: Realms, action: i64, reason: i64) -> dict[str, Arg]:
        return bid_args(g, self.seat, reason)

    def prompt_args(self, g: Realms) -> dict[str, Arg]:
        return lot_args(g)

    def misplaced(self, g: Realms) -> str:
        return bid_misplaced(g, self.seat)


class RegentBid(Automatic[Realms]):
    """REALMS-SOLO-08."""

    def __init__(self) -> None:
        super().__init__("regent_bid", REGENT)

    def run(self, g: Realms) -> None:
        amount = automa.raise_to(g, REGENT)
        if amount == automa.DROPS:
            if g.events is not None:
                g.emit("regent-drops", REGENT, {"limit": g.tables.bid_limits[g.level]})
            drop(g, REGENT)
        else:
            bid(g, REGENT, amount)

    def misplaced(self, g: Realms) -> str:
        return bid_misplaced(g, REGENT)


def bid_args(g: Realms, seat: i64, reason: i64) -> dict[str, Arg]:
    if reason == why.BID_TOO_HIGH:
        return {"held": purse(g, seat), "tokens": amount_name(g, g.tables.cost_of[g.lot], purse(g, seat))}
    if reason == why.MUST_RAISE:
        return {"bid": g.bid}
    return {}


def lot_args(g: Realms) -> dict[str, Arg]:
    resource: i64 = g.tables.cost_of[g.lot]
    args: dict[str, Arg] = {"card": card_name(g, g.lot), "resource": resource_name(g, resource)}
    args["bid"] = amount_name(g, resource, g.bid)
    args["bidder"] = f"#{g.bidder}"
    return args


OPEN_BID: Final[list[OpenBid]] = [OpenBid(seat) for seat in range(MOST_SEATS)]
BID: Final[list[Bid]] = [Bid(seat) for seat in range(MOST_SEATS)]
REGENT_BID: Final = RegentBid()
