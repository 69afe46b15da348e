"""What a player counts of their own: gold, resources, reputation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.rise_to_nobility.tables import RESOURCES

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility


def of(g: Nobility, seat: i64) -> list[tuple[str, int]]:
    first: i64 = seat * RESOURCES
    found: list[tuple[str, int]] = [("holding-gold", int(g.gold[seat])), ("holding-reputation", int(g.reputation[seat]))]
    ids = g.tables.resource_ids
    for resource in range(RESOURCES):
        found.append((f"resource-{ids[resource]}", int(g.resources[first + resource])))
    return found
