"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from regalia.games.medieval_realms.state import Realms


class RealmsValues(Values):
    def names(self) -> list[str]:
        return [
            "round",
            "order",
            "active",
            "passed",
            "current",
            "upcoming",
            "discard",
            "pairs",
            "lot",
            "bid",
            "bidder",
            "out",
            "scored",
            "vp",
            "tokens",
            "leaders",
            "areas",
            "realms",
            "final_bonus",
            "placed",
            "deck",
            "card",
            "effect",
            "trigger",
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, Realms)
        ledger.number(0, g.round)
        ledger.row(1, g.order)
        ledger.number(2, g.active)
        ledger.number(3, g.passed)
        ledger.row(4, g.current)
        ledger.row(5, g.upcoming)
        ledger.row(6, g.discard)
        ledger.number(7, g.pairs)
        ledger.number(8, g.lot)
        ledger.number(9, g.bid)
        ledger.number(10, g.bidder)
        ledger.number(11, g.out)
        ledger.number(12, 1 if g.scored else 0)
        ledger.row(13, g.vp)
        ledger.row(14, g.tokens)
        ledger.row(15, g.leaders)
        ledger.row(16, g.areas)
        ledger.row(17, g.realms)
        ledger.row(18, g.final_bonus)
        ledger.row(19, g.placed)
        ledger.row(20, g.deck)
        ledger.number(21, g.card)
        ledger.number(22, g.effect)
        ledger.number(23, g.trigger)


VALUES = RealmsValues()
