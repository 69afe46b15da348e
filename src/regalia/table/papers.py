"""The journal of a table: whole when the game is over; while it runs, only what the viewer may know.

Of a running game a viewer gets the log of every decision it could see, and its own decisions by key. The keys of others and
the outcomes of chance are given where nothing at all was hidden from the viewer, before and after: then they tell nothing new.
Whether something is hidden is computed: dealing anew what the viewer cannot see must leave the position as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core import journal as journals
from regalia.core.state import State
from regalia.core.step import NOBODY
from regalia.table.live import Live
from regalia.table.shapes import PartialEntry, PartialJournal

DEALS, SURE = 3, 16
"""So many deals must leave the position as it is: of few that could be, each of a few deals may by chance be the true one. In a
game in which nothing was hidden so far the fewer do."""
PAUSE = 8
"""Where something is hidden, so many further positions are taken to hide something too: looking costs time, and to withhold is
always safe."""


def whole(live: Live) -> journals.Journal:
    """The record of a finished game, in the format that the other commands read."""
    assert live.state is not None
    return journals.of_state(live.game, live.state, live.names("en"))


def partial(live: Live, viewer: int, lang: str) -> PartialJournal:
    h = live.header
    names, you = live.names(lang), viewer if live.alone(viewer) else NOBODY
    found: PartialJournal = {
        "game": h.game,
        "rules": h.rules,
        "mode": h.mode,
        "players": h.players,
        "options": dict(h.options),
        "seats": names,
        "partial": True,
        "setup": None,
        "entries": [],
    }
    if live.state is None or live.line.origin is None:
        return found
    shown = list(_open_positions(live, viewer))
    if shown[0] and live.header.position is None:
        found["setup"] = live.rows[_start_row(live)].chance
    last = len(live.line.plays) - live.hidden_plays()
    for number, play in enumerate(live.line.plays):
        own = play.line.seat == viewer
        if number >= last and not own:
            continue
        known = _near(shown, number, -1) and _near(shown, number + 1, 1)
        log = [live.game.log_line(lang, event, names, you) for event in live.told[play.row - 1] if event.visible_to(viewer)]
        entry: PartialEntry = {
            "seat": play.line.seat,
            "action": play.line.action if known or own else None,
            "chance": play.line.chance if known else None,
            "log": log,
        }
        found["entries"].append(entry)
    return found


def _start_row(live: Live) -> int:
    return next(index for index, row in enumerate(live.rows) if row.kind == "start")


def _open_positions(live: Live, viewer: int) -> Iterator[bool | None]:
    """For the position before each play, and the last one: whether nothing is hidden from the viewer. None in the middle of a
    secret choice."""
    assert live.line.origin is not None
    state = live.line.origin.copy()
    shown = nothing_hidden(state, viewer)
    deals = DEALS if shown else SURE
    yield shown
    wait = 0 if shown else PAUSE
    for number, play in enumerate(live.line.plays, start=1):
        journals.follow(live.game, state, play.line, number)
        wait -= 1
        if state.lanes and sum(state.lane_moves):
            yield None
        elif wait > 0:
            yield False
        else:
            shown = nothing_hidden(state, viewer, deals)
            deals = deals if shown else SURE
            yield shown
            wait = 0 if shown else PAUSE


def nothing_hidden(state: State, viewer: int, deals: int = DEALS) -> bool:
    digest = state.digest()
    return all(state.resample(viewer, seed).digest() == digest for seed in range(deals))


def _near(shown: list[bool | None], at: int, direction: int) -> bool:
    """The nearest position outside a secret choice; False when the choice is still open."""
    while 0 <= at < len(shown):
        found = shown[at]
        if found is not None:
            return found
        at += direction
    return False
