"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from regalia.games.rise_to_nobility.state import Nobility


class NobilityValues(Values):
    def names(self) -> list[str]:
        return [
            "round",
            "first",
            "active",
            "passed",
            "die_done",
            "card_done",
            "sale_done",
            "face",
            "value_chosen",
            "place",
            "workshop",
            "left",
            "spent",
            "part",
            "used",
            "visit",
            "marked",
            "given",
            "pending",
            "satisfying",
            "spending",
            "slots",
            "display",
            "settlers_deck",
            "settlers_discard",
            "workshops",
            "owners",
            "apprentices",
            "hall",
            "building_bag",
            "building_discard",
            "buildings_out",
            "ship",
            "sold",
            "ships_left",
            "council",
            "council_pile",
            "characters",
            "gold",
            "resources",
            "modifiers",
            "reputation",
            "nobility",
            "vp",
            "workers",
            "houses",
            "built",
            "dice",
            "unsatisfied",
            "satisfied",
            "taken",
            "zones",
            "held_by",
            "held_card",
            "held_tile",
            "held_state",
            "drawn",
            "returned",
            "event",
            "events_left",
            "events_past",
            "objective",
            "automa",
            "won",
            "offices",
            "commissions",
            "under",
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, Nobility)
        ledger.number(0, g.round)
        ledger.number(1, g.first)
        ledger.number(2, g.active)
        ledger.number(3, g.passed)
        ledger.number(4, 1 if g.die_done else 0)
        ledger.number(5, 1 if g.card_done else 0)
        ledger.number(6, 1 if g.sale_done else 0)
        ledger.number(7, g.face)
        ledger.number(8, g.value_chosen)
        ledger.number(9, g.place)
        ledger.number(10, g.workshop)
        ledger.number(11, g.left)
        ledger.number(12, g.spent)
        ledger.number(13, g.part)
        ledger.number(14, 1 if g.used else 0)
        ledger.number(15, g.visit)
        ledger.number(16, g.marked)
        ledger.number(17, g.given)
        ledger.number(18, g.pending)
        ledger.number(19, g.satisfying)
        ledger.number(20, g.spending)
        ledger.row(21, g.slots)
        ledger.row(22, g.display)
        ledger.number(23, g.settlers_deck)
        ledger.number(24, g.settlers_discard)
        ledger.row(25, g.workshops)
        ledger.row(26, g.owners)
        ledger.row(27, g.apprentices)
        ledger.row(28, g.hall)
        ledger.number(29, g.building_bag)
        ledger.number(30, g.building_discard)
        ledger.number(31, g.buildings_out)
        ledger.number(32, g.ship)
        ledger.row(33, g.sold)
        ledger.number(34, g.ships_left)
        ledger.row(35, g.council)
        ledger.number(36, g.council_pile)
        ledger.row(37, g.characters)
        ledger.row(38, g.gold)
        ledger.row(39, g.resources)
        ledger.row(40, g.modifiers)
        ledger.row(41, g.reputation)
        ledger.row(42, g.nobility)
        ledger.row(43, g.vp)
        ledger.row(44, g.workers)
        ledger.row(45, g.houses)
        ledger.row(46, g.built)
        ledger.row(47, g.dice)
        ledger.row(48, g.unsatisfied)
        ledger.row(49, g.satisfied)
        ledger.row(50, g.taken)
        ledger.row(51, g.zones)
        ledger.row(52, g.held_by)
        ledger.row(53, g.held_card)
        ledger.row(54, g.held_tile)
        ledger.row(55, g.held_state)
        ledger.row(56, g.drawn)
        ledger.row(57, g.returned)
        ledger.number(58, g.event)
        ledger.number(59, g.events_left)
        ledger.number(60, g.events_past)
        ledger.number(61, g.objective)
        ledger.row(62, g.automa)
        ledger.number(63, 1 if g.won else 0)
        ledger.row(64, g.offices)
        ledger.number(65, g.commissions)
        ledger.row(66, g.under)


VALUES = NobilityValues()
