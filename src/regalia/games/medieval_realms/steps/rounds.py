"""The round and its end: discards, sliding, refilling, the next round, or the final scoring (REALMS-ROUND-01, ENDR, END-01)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.core.vecs import append, vec
from regalia.games.medieval_realms import scoring
from regalia.games.medieval_realms.chances import draw_card
from regalia.games.medieval_realms.labels import card_name
from regalia.games.medieval_realms.state import EMPTY, Realms
from regalia.games.medieval_realms.steps.action import ACTIONS
from regalia.games.medieval_realms.steps.placement import PLACEMENT
from regalia.games.medieval_realms.steps.production import REVEAL
from regalia.games.medieval_realms.tables import CURRENT, UPCOMING


class Round(Automatic[Realms]):
    """REALMS-ROUND-01, last step first: the one on top comes next."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, g: Realms) -> None:
        if g.events is not None:
            g.emit("round", NOBODY, {"round": g.round})
        g.push(END_ROUND)
        g.push(ACTIONS)
        g.push(REVEAL)
        g.push(PLACEMENT)


class EndRound(Automatic[Realms]):
    def __init__(self) -> None:
        super().__init__("end_round")

    def run(self, g: Realms) -> None:
        if g.round == g.tables.rounds:
            if g.events is not None:
                g.emit("game-over", NOBODY, {})
            scoring.finish(g)
            return
        discard_first(g)
        slide(g.current)
        fill_current(g)
        fill_upcoming(g)
        g.round += 1
        g.passed = 0
        g.active = NOBODY
        g.push(ROUND)


def discard_first(g: Realms) -> None:
    """REALMS-ENDR-01: what still lies in the first slots, by player count."""
    for slot in range(g.tables.discarded):
        card: i64 = g.current[slot]
        if card != EMPTY:
            g.current[slot] = EMPTY
            g.discard = append(g.discard, card)
            if g.events is not None:
                g.emit("discard", NOBODY, {"card": card_name(g, card), "slot": slot + 1})


def slide(row: vec[i64]) -> None:
    """REALMS-ENDR-02, -05: towards slot 1, in the same order, no gap left before a card."""
    free: i64 = 0
    for slot in range(len(row)):
        card: i64 = row[slot]
        if card != EMPTY:
            row[slot] = EMPTY
            row[free] = card
            free += 1


def fill_current(g: Realms) -> None:
    """REALMS-ENDR-03, -04: with the upcoming cards, slot 1 first; then from the deck."""
    taken: i64 = 0
    for slot in range(CURRENT):
        if g.current[slot] != EMPTY:
            continue
        while taken < UPCOMING and g.upcoming[taken] == EMPTY:
            taken += 1
        if taken < UPCOMING:
            g.current[slot] = g.upcoming[taken]
            g.upcoming[taken] = EMPTY
        elif len(g.deck) > 0:
            g.current[slot] = draw_card(g)
        if g.events is not None and g.current[slot] != EMPTY:
            g.emit("enter", NOBODY, {"card": card_name(g, g.current[slot]), "slot": slot + 1})


def fill_upcoming(g: Realms) -> None:
    """REALMS-ENDR-05, -08: an empty deck leaves slots empty."""
    slide(g.upcoming)
    for slot in range(UPCOMING):
        if g.upcoming[slot] == EMPTY and len(g.deck) > 0:
            g.upcoming[slot] = draw_card(g)
            if g.events is not None:
                g.emit("announce", NOBODY, {"card": card_name(g, g.upcoming[slot]), "slot": slot + 1})


ROUND: Final = Round()
END_ROUND: Final = EndRound()
