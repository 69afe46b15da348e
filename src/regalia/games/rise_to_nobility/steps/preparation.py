"""The preparation phase: the event, then the dice (NOBILITY-ROUND-03, NOBILITY-EVENT-03)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY, Automatic
from regalia.games.rise_to_nobility.draws import C_DIE, C_EVENT
from regalia.games.rise_to_nobility.labels import event_name, event_text
from regalia.games.rise_to_nobility.state import EMPTY, Nobility
from regalia.games.rise_to_nobility.tables import EVENTS, FACES
from regalia.kit.sets import bit, draw

FIRST_DECK_ROUNDS: Final = 5


class Preparation(Automatic[Nobility]):
    def __init__(self) -> None:
        super().__init__("preparation", NOBODY)

    def run(self, g: Nobility) -> None:
        if g.events is not None:
            g.emit("round", NOBODY, {"round": g.round})
        if g.with_events:
            reveal_event(g)
        for turn in range(g.players):
            roll_dice(g, (g.first + turn) % g.players)


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


def roll_dice(g: Nobility, seat: i64) -> None:
    rolled: list[int] = []
    for _ in range(g.card.dice):
        face = g.roll(C_DIE, FACES) + 1
        g.dice[seat * FACES + face - 1] += 1
        rolled.append(face)
    if g.events is not None:
        g.emit("roll", seat, {"dice": " ".join([str(face) for face in rolled])})


PREPARATION: Final = Preparation()
