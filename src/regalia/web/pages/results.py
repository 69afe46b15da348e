"""Results of modes without a contest: nobody wins, so a score stands beside one's others with the same set-up."""

from __future__ import annotations

from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import Header

COMPARED = 24
"""So many of the newest games with the same mode and number of players are looked at."""


def own_scores(live: Live) -> list[int]:
    """What the players scored, without the automa; empty while the game goes on."""
    return [] if live.result is None else live.result.scores[: live.config.players]


async def results_beside(hall: Hall, live: Live, caller: Caller) -> list[int]:
    """The caller's results with the set-up of this finished table, best first; none where somebody wins."""
    if live.config.contest or live.result is None or not live.seats_of(caller.identity):
        return []
    found: list[int] = []
    h = live.header
    listed = await hall.store.listed(caller.identity, "finished")
    same = [row.id for row in listed if (row.game, row.mode, row.players) == (h.game, h.mode, h.players)]
    for other in await hall.each(same[:COMPARED]):
        if other.result is not None and other.result.ended_by == "played" and _alike(other.header, h):
            found += [other.result.scores[seat] for seat in other.seats_of(caller.identity)]
    return sorted(found, reverse=True)


def _alike(one: Header, other: Header) -> bool:
    return (one.options, one.pack) == (other.options, other.pack)
