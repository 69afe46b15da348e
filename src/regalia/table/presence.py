"""Who looks on: people with an open stream, in whatever process; kept in the database because processes come and go."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from regalia.core.step import NOBODY
from regalia.table.errors import Unavailable

if TYPE_CHECKING:
    from regalia.table.hall import Hall
    from regalia.table.live import Live

FRESH = 45.0
"""Seconds since the last sign of life within which somebody counts as present."""
AWAY = 180.0
"""Seconds without a sign of life after which the others are offered a stand-in."""
KNOWN = 5000
"""Tables of which we remember who was seen."""
MARK = "presence:"


class Presence:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: OrderedDict[str, tuple[float, dict[str, float]]] = OrderedDict()
        self.noted: dict[tuple[str, str], float] = {}
        self.streams: dict[tuple[str, str], int] = {}
        self.unwritten: set[tuple[str, str]] = set()
        """Who came while the database was away."""

    async def arrived(self, id: str, identity: str) -> None:
        self.streams[id, identity] = self.streams.get((id, identity), 0) + 1
        self.unwritten.add((id, identity))
        await self.hall.store.seen(id, identity, self.hall.now())
        self.unwritten.discard((id, identity))
        await self._tell(id)

    def stays(self, id: str, identity: str) -> None:
        """Noted now, written with all the others in a moment."""
        self.noted[id, identity] = self.hall.now()

    async def write(self) -> None:
        noted, self.noted = self.noted, {}
        came = {key: at for key, at in noted.items() if key in self.unwritten}
        try:
            await self.hall.store.seen_many(came)
            self.unwritten.difference_update(came)
            await self.hall.store.still_seen({key: at for key, at in noted.items() if key not in came})
        except Unavailable:
            self.noted = noted | self.noted
            raise

    async def left(self, id: str, identity: str) -> None:
        count = self.streams.pop((id, identity), 1) - 1
        if count > 0:
            self.streams[id, identity] = count
            return
        self.unwritten.discard((id, identity))
        await self.hall.store.still_seen({(id, identity): self.hall.now() - FRESH - 1}, self.hall.now())
        await self._tell(id)

    async def _tell(self, id: str) -> None:
        self.heard(id)
        await self.hall.store.notify(MARK + id)

    def heard(self, id: str) -> None:
        self.known.pop(id, None)
        self.hall.news.tell(id, people=True)

    async def _seen(self, id: str) -> dict[str, float]:
        now = self.hall.now()
        at, found = self.known.get(id, (0.0, {}))
        if now - at <= FRESH / 3 and id in self.known:
            return found
        if id in self.known:
            # One asks for all who look on; meanwhile the others go by what was known.
            self.known[id] = (now, found)
        found = await self.hall.store.present(id)
        self.known[id] = (now, found)
        self.known.move_to_end(id)
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return found

    def known_present(self, live: Live) -> list[int] | None:
        """Who looks on, if that need not be asked of the database."""
        at, seen = self.known.get(live.header.id, (float("-inf"), {}))
        return None if self.hall.now() - at > FRESH / 3 else self._of(live, seen)

    async def present(self, live: Live) -> list[int]:
        return self._of(live, await self._seen(live.header.id))

    def _of(self, live: Live, seen: dict[str, float]) -> list[int]:
        since = self.hall.now() - FRESH
        return [number for number, seat in enumerate(live.seats) if seen.get(seat.identity, 0.0) >= since]

    async def last_seen(self, live: Live) -> list[float]:
        """When the person of each seat was last seen; 0.0 where nobody was."""
        seen = await self._seen(live.header.id)
        return [seen.get(seat.identity, 0.0) for seat in live.seats]

    async def offered(self, live: Live) -> list[int]:
        """Seats to which the others may lend a stand-in: left, or without a sign of life for long."""
        if not live.running:
            return []
        seen = await self._seen(live.header.id)
        since = self.hall.now() - AWAY
        signs = {live.rows[number].who: live.rows[number].at for number in live.seen[NOBODY + 1]}
        begun = next(row.at for row in live.rows if row.kind == "start")
        found = []
        for number, seat in enumerate(live.seats):
            last = max(seen.get(seat.identity, 0.0), signs.get(seat.identity, 0.0), begun)
            if seat.kind == "human" and not seat.stand_in and (seat.left or last < since):
                found.append(number)
        return found
