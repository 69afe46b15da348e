"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from regalia.games.two_heirs.state import Heirs


class HeirsValues(Values):
    def names(self) -> list[str]:
        return [
            "active",
            "ring",
            "shield",
            "crown",
            "hands",
            "cells",
            "colors",
            "tiles",
            "owners",
            "troops",
            "acted",
            "discounts",
            "last_turns",
            "stuck",
            "besieged",
            "reference",
            "treasure_stack",
            "treasures",
            "treasure_bag",
            "removed",
            "supply",
            "top",
            "unseen",
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, Heirs)
        ledger.number(0, g.active)
        ledger.row(1, g.ring)
        ledger.number(2, g.shield)
        ledger.number(3, g.crown)
        ledger.row(4, g.hands)
        ledger.row(5, g.cells)
        ledger.row(6, g.colors)
        ledger.row(7, g.tiles)
        ledger.row(8, g.owners)
        ledger.row(9, g.troops)
        ledger.row(10, g.acted)
        ledger.number(11, g.discounts)
        ledger.number(12, g.last_turns)
        ledger.number(13, 1 if g.stuck else 0)
        ledger.number(14, g.besieged)
        ledger.number(15, g.reference)
        ledger.number(16, g.treasure_stack)
        ledger.row(17, g.treasures)
        ledger.number(18, g.treasure_bag)
        ledger.number(19, g.removed)
        ledger.row(20, g.supply)
        ledger.number(21, g.top)
        ledger.number(22, g.unseen)


VALUES = HeirsValues()
