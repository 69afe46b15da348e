"""What a change in the lobby makes of a table that has not begun: the fold of its row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from regalia.core.step import NOBODY
from regalia.table.records import ClockSettings, Row, Seat

if TYPE_CHECKING:
    from regalia.table.live import Live


def edit(live: Live, row: Row) -> None:
    """A seat is `{"from": N}`, whoever sits at N now, or a seat as it is written."""
    data = row.data
    header = msgspec.structs.replace(
        live.header,
        rules=data["rules"],
        mode=data["mode"],
        players=data["players"],
        options=data["options"],
        clock=msgspec.convert(data["clock"], ClockSettings),
        title=data["title"],
        hold=data["hold"],
        lot=data["lot"],
        rated=data["rated"],
    )
    places = [int(seat.get("from", NOBODY)) for seat in data["seats"]]
    seats = [
        live.seats[place] if place != NOBODY else msgspec.convert(seat, Seat)
        for place, seat in zip(places, data["seats"], strict=True)
    ]
    live.refit(header, seats, places)
