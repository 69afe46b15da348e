"""Which of a person's tables wait for them, the most pressing first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.table.live import Live
from regalia.table.puzzle_tables import apart

if TYPE_CHECKING:
    from regalia.table.hall import Hall

NO_HURRY = float("inf")


def waits_for(live: Live, identity: str) -> bool:
    mine = live.seats_of(identity)
    return any(seat in mine for seat in live.people_asked())


def deadline(live: Live, identity: str | None = None) -> float:
    """When the time of whoever is asked is over, or of one person; for ever without a clock."""
    seats = live.actors() if identity is None else live.seats_of(identity)
    found = [live.clocks.deadline(seat) for seat in seats]
    return min((when for when in found if when is not None), default=NO_HURRY)


def urgency(live: Live, identity: str) -> tuple[float, float]:
    """Least time first; without clocks whoever has waited longest."""
    return deadline(live, identity), live.rows[-1].at if live.rows else live.header.created


async def waiting_tables(hall: Hall, identity: str) -> list[Live]:
    running = await hall.each([row.id for row in await hall.store.listed(identity, "running")])
    found = [live for live in running if waits_for(live, identity) and not apart(live)]
    return sorted(found, key=lambda live: urgency(live, identity))
