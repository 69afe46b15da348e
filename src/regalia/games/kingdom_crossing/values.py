"""Hands the declared attributes to a ledger. Written by `make docs` from fields.py; not to be edited."""

from __future__ import annotations

from regalia.core.observing.ledger import Ledger, Values
from regalia.core.state import State
from regalia.games.kingdom_crossing.state import Crossing


class CrossingValues(Values):
    def names(self) -> list[str]:
        return [
            "round",
            "phase",
            "first",
            "leader",
            "turns",
            "balloon",
            "deck_of",
            "face",
            "bird_on",
            "decks",
            "stacks",
            "empty_tiles",
            "queen",
            "unseen_queens",
            "objective_at",
            "hard",
            "slots",
            "visible",
            "supply",
            "pair_face",
            "pair_favour",
            "tile",
            "side",
            "stage",
            "left",
            "flown",
            "traded",
            "space",
            "buying",
            "met",
            "again",
            "times",
            "used",
            "resolved",
            "solo_deck",
            "players.coins",
            "players.vp",
            "players.invest",
            "players.tracks",
            "players.worker",
            "players.houses",
            "players.paws",
            "players.upgraded",
            "players.played",
            "players.spots",
            "players.characters",
            "players.more_characters",
            "players.queens",
            "players.start",
            "players.structures",
            "players.birds",
            "players.favours",
        ]

    def compare(self, g: State, ledger: Ledger) -> None:
        assert isinstance(g, Crossing)
        ledger.number(0, g.round)
        ledger.number(1, g.phase)
        ledger.number(2, g.first)
        ledger.number(3, g.leader)
        ledger.number(4, g.turns)
        ledger.number(5, g.balloon)
        ledger.row(6, g.deck_of)
        ledger.row(7, g.face)
        ledger.row(8, g.bird_on)
        ledger.row(9, g.decks)
        ledger.number(10, g.stacks)
        ledger.number(11, g.empty_tiles)
        ledger.number(12, g.queen)
        ledger.number(13, g.unseen_queens)
        ledger.row(14, g.objective_at)
        ledger.number(15, g.hard)
        ledger.row(16, g.slots)
        ledger.row(17, g.visible)
        ledger.number(18, g.supply)
        ledger.row(19, g.pair_face)
        ledger.row(20, g.pair_favour)
        ledger.number(21, g.tile)
        ledger.number(22, g.side)
        ledger.number(23, g.stage)
        ledger.number(24, g.left)
        ledger.number(25, 1 if g.flown else 0)
        ledger.number(26, 1 if g.traded else 0)
        ledger.number(27, g.space)
        ledger.number(28, g.buying)
        ledger.number(29, g.met)
        ledger.number(30, g.again)
        ledger.number(31, g.times)
        ledger.row(32, g.used)
        ledger.number(33, g.resolved)
        ledger.number(34, g.solo_deck)
        for owner in range(len(g.players)):
            one = g.players[owner]
            ledger.number_of(35, owner, one.coins)
            ledger.number_of(36, owner, one.vp)
            ledger.number_of(37, owner, one.invest)
            ledger.number_of(38, owner, one.tracks)
            ledger.number_of(39, owner, one.worker)
            ledger.number_of(40, owner, one.houses)
            ledger.number_of(41, owner, one.paws)
            ledger.number_of(42, owner, one.upgraded)
            ledger.number_of(43, owner, one.played)
            ledger.number_of(44, owner, one.spots)
            ledger.number_of(45, owner, one.characters)
            ledger.number_of(46, owner, one.more_characters)
            ledger.number_of(47, owner, one.queens)
            ledger.number_of(48, owner, one.start)
            ledger.number_of(49, owner, one.structures)
            ledger.number_of(50, owner, one.birds)
            ledger.number_of(51, owner, one.favours)


VALUES = CrossingValues()
