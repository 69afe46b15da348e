"""The preparation phase: the event, then the dice (NOBILITY-ROUND-03, NOBILITY-EVENT-03)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.rise_to_nobility import chances, dice
from regalia.games.rise_to_nobility.chances import C_EVENT
from regalia.games.rise_to_nobility.labels import event_name, event_text
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.tables import EVENTS
from regalia.kit.sets import bit, draw

FIRST_DECK_ROUNDS: Final = 5


class Preparation(Automatic[Nobility]):
    def __init__(self) -> None:
        super().__init__("preparation", NOBODY)

    def misplaced(self, g: Nobility) -> str:
        if dice.any_out(g):
            return "players.dice"
        return "events.current" if g.event != EMPTY else ""

    def run(self, g: Nobility) -> None:
        if g.events is not None:
            g.emit("round", NOBODY, {"round": g.round})
        if g.with_events:
            reveal_event(g)
        for turn in range(g.players):
            chances.roll_dice(g, (g.first + turn) % g.players, g.card.dice, "roll")


def reveal_event(g: Nobility) -> None:
    """NOBILITY-EVENT-01 to -03: five cards of deck I, then five of deck II; which five is settled as they come."""
    deck: i64 = 1 if g.round <= FIRST_DECK_ROUNDS else 2
    found: i64 = 0
    for event in range(EVENTS):
        if g.tables.event_deck[event] == deck and (g.events_left >> event) & 1 == 1:
            found |= bit(event)
    g.event = EMPTY
    if found == 0:
        return
    g.event = draw(g, C_EVENT, found)
    g.events_left ^= bit(g.event)
    if g.events is not None:
        g.emit("event", NOBODY, {"event": event_name(g, g.event), "text": event_text(g, g.event)})


PREPARATION: Final = Preparation()
