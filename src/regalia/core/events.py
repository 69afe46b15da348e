"""What happened, and who may know it: feeds the log, the animation and the metrics.

Events are recorded only while somebody listens, so playouts do not pay for them.
"""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.step import Arg

EVERYBODY: Final = -1


class Event:
    """`key` names the sentence (`log-<key>`); `to` is EVERYBODY or a bit mask of seats."""

    def __init__(self, key: str, seat: i64, args: dict[str, Arg], to: i64) -> None:
        self.key: Final[str] = key
        self.seat: Final[i64] = seat
        self.args: Final[dict[str, Arg]] = args
        self.to: Final[i64] = to

    def visible_to(self, seat: i64) -> bool:
        """Spectators (seat NOBODY) see what everybody sees."""
        return self.to == EVERYBODY or (seat >= 0 and (self.to >> seat) & 1 == 1)

    def __repr__(self) -> str:
        return f"Event({self.key}, seat {self.seat}, {self.args})"
