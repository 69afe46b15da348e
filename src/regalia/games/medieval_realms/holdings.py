"""What a player counts of their own: the tokens of the palace and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms.tables import RESOURCES

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def of(g: Realms, seat: i64) -> list[tuple[str, int]]:
    first: i64 = seat * RESOURCES
    ids = g.tables.resource_ids
    return [(f"token-{ids[n]}", int(g.tokens[first + n])) for n in range(RESOURCES)]
