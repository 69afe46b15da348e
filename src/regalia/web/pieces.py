"""A body that comes in crumbs: each piece of one costs the same work, so thousands of a byte each would hold up everybody."""

from __future__ import annotations

from typing import Any

import h11

FEW = 500
"""So many pieces may be as small as they like."""
SMALLEST = 512
"""Bytes that pieces must have on average when there are more: less than any network sends at once."""


class Pieces(h11.Connection):
    """What a connection says, as far as its bodies come in pieces worth the work; else it counts as spoilt."""

    def __init__(self, largest_head: int | None) -> None:
        super().__init__(h11.SERVER, **({} if largest_head is None else {"max_incomplete_event_size": largest_head}))
        self.pieces = self.size = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.size = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            self.size += len(event.data)
            if self.pieces > FEW and self.size < self.pieces * SMALLEST:
                raise h11.RemoteProtocolError("crumbs")
        return event
