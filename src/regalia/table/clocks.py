"""Clocks, kept outside the engine: a fold over the times at which rows were written, so a restart loses nothing.

A turn lasts from the moment a seat is asked until it is no longer asked, or until something irrevocable has come of its
decision. Each turn has its own time (`move`, `days`) or adds an increment to the bank when it ends (`bank`). Taking back does not
give time back.
"""

from __future__ import annotations

from collections.abc import Iterable

from regalia.table.records import ClockSettings

GRACE = 30.0
"""Seconds that somebody who comes back from a time-out has at least."""


class Clocks:
    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self.settings = settings
        self.left = [float(settings.seconds)] * seats
        self.since: list[float | None] = [None] * seats
        self.paid = [False] * seats
        self.rest_until = [0.0] * seats
        """Until then the seat's clock does not run, whatever is asked of it."""
        self.shown_outside: tuple[list[float], list[float | None]] | None = None
        """What others are shown while several seats decide in secret: how it stood when they began."""

    def copy(self) -> Clocks:
        other = Clocks(self.settings, 0)
        other.left = self.left.copy()
        other.since = self.since.copy()
        other.paid = self.paid.copy()
        other.rest_until = self.rest_until.copy()
        other.shown_outside = self.shown_outside
        return other

    @property
    def used(self) -> bool:
        return self.settings.kind != "none"

    def acted(self, at: float, seat: int, running: Iterable[int], ended: bool) -> None:
        """A decision fell: `running` are the seats asked now; `ended`: the turn of the seat is over though it is asked again."""
        asked = set(running)
        if seat >= 0 and (seat not in asked or ended):
            self._end_turn(at, seat)
        for other in asked:
            if self.since[other] is None:
                self._begin_turn(other)
        self._run(at, asked)

    def rewound(self, at: float, running: Iterable[int]) -> None:
        """Something was taken back, or a seat changed hands: nobody gains time."""
        asked = set(running)
        for seat in asked:
            if self.since[seat] is None and self.paid[seat]:
                self.left[seat] -= self.settings.increment
                self.paid[seat] = False
        self._run(at, asked)

    def forgiven(self, seat: int) -> None:
        """Somebody is back after the time was over."""
        fresh = self.settings.seconds if self.settings.kind != "bank" else self.settings.increment
        self.left[seat] = max(self.left[seat], float(fresh), GRACE)

    def rest(self, at: float, seat: int, until: float) -> None:
        """From `at` on the clock rests; an earlier end (`until` = `at`) lets it run again."""
        running = self.since[seat] is not None
        self._stop(at, seat)
        self.rest_until[seat] = until
        if running:
            self.since[seat] = max(at, until)

    def hide(self) -> None:
        """Secret choices begin: others are shown the clocks as they stand."""
        self.shown_outside = (self.left.copy(), self.since.copy())

    def show(self) -> None:
        self.shown_outside = None

    def deadline(self, seat: int) -> float | None:
        since = self.since[seat]
        return None if since is None or not self.used else since + self.left[seat]

    def next_deadline(self) -> float | None:
        found = [self.deadline(seat) for seat in range(len(self.left))]
        return min((when for when in found if when is not None), default=None)

    def late(self, now: float) -> list[int]:
        return [seat for seat in range(len(self.left)) if (when := self.deadline(seat)) is not None and when <= now]

    def face(self, seat: int, viewer: int) -> tuple[float, float | None]:
        """Seconds left, and since when they run (None: stopped), as the viewer may know them."""
        if seat != viewer and self.shown_outside is not None:
            left, since = self.shown_outside
            return left[seat], since[seat] if self.since[seat] is not None else None
        return self.left[seat], self.since[seat]

    def _stop(self, at: float, seat: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.left[seat] -= max(0.0, at - since)
            self.since[seat] = None

    def _end_turn(self, at: float, seat: int) -> None:
        if self.since[seat] is None:
            return
        self._stop(at, seat)
        if self.settings.kind == "bank":
            self.left[seat] += self.settings.increment
            self.paid[seat] = True

    def _begin_turn(self, seat: int) -> None:
        self.paid[seat] = False
        if self.settings.kind in ("move", "days"):
            self.left[seat] = float(self.settings.seconds)

    def _run(self, at: float, asked: set[int]) -> None:
        """A clock that runs on is not touched: its face must not tell that somebody else has decided."""
        for seat in range(len(self.left)):
            if seat not in asked:
                self._stop(at, seat)
            elif self.since[seat] is None:
                self.since[seat] = max(at, self.rest_until[seat])
