"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from regalia.games.crown_of_emara.state import Emara


class EmaraValues(Values):
    def names(self) -> list[str]:
        return [
            "phase",
            "round",
            "turns_begun",
            "statue",
            "active",
            "countryside",
            "town",
            "markers",
            "huts",
            "offers",
            "next_advisor",
            "advisor_pile",
            "event",
            "event_pile",
            "favour_pile",
            "favour_discard",
            "goods",
            "sources",
            "councillors",
            "advisors",
            "favours",
            "nobility",
            "slots",
            "hands",
            "piles",
            "named",
            "card",
            "slot",
            "done",
            "used",
            "swapped",
            "by_card",
            "craftsmen_to_use",
            "location",
            "visited",
            "visits",
            "drawn",
            "drawn_known",
            "resource",
            "amount",
            "hut",
            "advisor",
            "trade",
            "due",
            "any_due",
            "gold_pays",
            "drops",
            "unit",
            "pay_type",
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, Emara)
        ledger.number(0, g.phase)
        ledger.number(1, g.round)
        ledger.number(2, g.turns_begun)
        ledger.number(3, g.statue)
        ledger.number(4, g.active)
        ledger.row(5, g.countryside)
        ledger.row(6, g.town)
        ledger.row(7, g.markers)
        ledger.row(8, g.huts)
        ledger.row(9, g.offers)
        ledger.number(10, g.next_advisor)
        ledger.number(11, g.advisor_pile)
        ledger.number(12, g.event)
        ledger.number(13, g.event_pile)
        ledger.row(14, g.favour_pile)
        ledger.row(15, g.favour_discard)
        ledger.row(16, g.goods)
        ledger.row(17, g.sources)
        ledger.row(18, g.councillors)
        ledger.row(19, g.advisors)
        ledger.row(20, g.favours)
        ledger.row(21, g.nobility)
        ledger.row(22, g.slots)
        ledger.row(23, g.hands)
        ledger.row(24, g.piles)
        ledger.number(25, g.named)
        ledger.number(26, g.card)
        ledger.number(27, g.slot)
        ledger.number(28, g.done)
        ledger.number(29, g.used)
        ledger.number(30, g.swapped)
        ledger.number(31, 1 if g.by_card else 0)
        ledger.number(32, g.craftsmen_to_use)
        ledger.number(33, g.location)
        ledger.number(34, g.visited)
        ledger.number(35, g.visits)
        ledger.row(36, g.drawn)
        ledger.number(37, g.drawn_known)
        ledger.number(38, g.resource)
        ledger.number(39, g.amount)
        ledger.number(40, g.hut)
        ledger.number(41, g.advisor)
        ledger.number(42, g.trade)
        ledger.row(43, g.due)
        ledger.number(44, g.any_due)
        ledger.number(45, 1 if g.gold_pays else 0)
        ledger.number(46, g.drops)
        ledger.number(47, g.unit)
        ledger.number(48, g.pay_type)


VALUES = EmaraValues()
