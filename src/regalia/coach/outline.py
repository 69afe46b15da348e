"""A finished game in turns: who decided what, which round it was, and how the scores stood after each turn."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from regalia.core import journal as journals
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.journal import Journal
from regalia.core.state import State

NEW_TURN = ("turn", "round")
"""Events after which another turn begins even if the same seat goes on."""
PARTS = 4
"""A game without rounds is told in so many parts."""


class Turn(msgspec.Struct):
    """The decisions `first` up to but not including `last`; `scores` as they stand afterwards; `round` counts from 1."""

    number: int
    seat: int
    round: int
    first: int
    last: int
    scores: list[int]


class Outline(msgspec.Struct):
    """`rounds`: whether the game counts rounds itself; otherwise they are parts of equal length."""

    game: str
    seats: int
    players: int
    contest: bool
    rounds: bool
    start: list[int]
    turns: list[Turn]
    steps: int
    scores: list[int]
    ranks: list[int]


def steps(game: Game, journal: Journal) -> Iterator[tuple[int, State, journals.Line, list[Event]]]:
    """Each decision with the position before it and what it led to. The position is changed afterwards: copy what you keep."""
    events: list[Event] = []
    state = journals.begin(game, journal, events)
    for number, line in enumerate(journal.entries):
        before = state.copy()
        events.clear()
        journals.follow(game, state, line, number + 1)
        yield number, before, line, events


def outline(game: Game, journal: Journal) -> Outline:
    events: list[Event] = []
    state = journals.begin(game, journal, events)
    round_number = sum(event.key == "round" for event in events)
    counted = round_number > 0
    start = [int(score) for score in state.scores()]
    turns: list[Turn] = []
    fresh = True
    for number, line in enumerate(journal.entries):
        together = bool(state.lanes)
        if fresh or (turns[-1].seat != line.seat and not (together and turns[-1].last == number and _same(state))):
            turns.append(Turn(len(turns) + 1, line.seat, max(1, round_number), number, number, []))
        events.clear()
        journals.follow(game, state, line, number + 1)
        turns[-1].last = number + 1
        turns[-1].scores = [int(score) for score in state.scores()]
        begun = sum(event.key == "round" for event in events)
        round_number += begun
        counted = counted or begun > 0
        fresh = any(event.key in NEW_TURN for event in events)
    if not counted:
        for turn in turns:
            turn.round = 1 + (turn.number - 1) * PARTS // max(1, len(turns))
    final = [int(score) for score in state.scores()]
    ranks = [int(rank) for rank in state.ranks()] if state.over else []
    config = state.config
    return Outline(
        game.id, int(state.seats), config.players, config.contest, counted, start, turns, len(journal.entries), final, ranks
    )


def _same(state: State) -> bool:
    """Whether the seats that decide at once have begun already: then all of it is one turn."""
    return sum(state.lane_moves) > 0
