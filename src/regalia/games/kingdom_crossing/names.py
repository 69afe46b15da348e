"""Text keys of components, for the log and for labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.kingdom_crossing import tables as t

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.state import Crossing


def card_name(g: Crossing, face: i64) -> str:
    return f"@card-{g.tables.card_ids[face]}"


def structure_name(g: Crossing, structure: i64) -> str:
    return f"@structure-{g.tables.structure_ids[structure]}"


def bird_name(g: Crossing, bird: i64) -> str:
    return f"@bird-{g.tables.bird_ids[bird]}"


def favour_name(g: Crossing, favour: i64) -> str:
    return f"@favour-{g.tables.favour_ids[favour]}"


def favour_text(g: Crossing, favour: i64) -> str:
    return f"@effect-{g.tables.favour_ids[favour]}"


def queen_name(g: Crossing, queen: i64) -> str:
    return f"@queen-{g.tables.queen_ids[queen]}"


def start_name(g: Crossing, card: i64) -> str:
    return f"@start-{g.tables.start_ids[card]}"


def solo_name(g: Crossing, tile: i64) -> str:
    return f"@solo-{g.tables.solo_ids[tile]}"


def spot_name(g: Crossing, spot: i64) -> str:
    return f"@spot-{g.tables.spot_ids[spot]}"


def tile_name(g: Crossing, tile: i64) -> str:
    return f"@tile-{g.tables.tile_ids[tile]}"


def objective_name(g: Crossing, tile: i64) -> str:
    return f"@objective-{g.tables.objective_ids[tile]}"


def queen_text(g: Crossing, queen: i64) -> str:
    return f"@effect-{g.tables.queen_ids[queen]}"


def space_region(g: Crossing, space: i64) -> str:
    """The region in which a space of the main board lies."""
    return region_name(g.tables.region_of_space[space])


def region_name(region: i64) -> str:
    return f"@region-{t.REGION_IDS[region]}"


def bridge_name(bridge: i64) -> str:
    return f"@bridge-{t.BRIDGE_IDS[bridge]}"


def guild_name(guild: i64) -> str:
    return f"@guild-{t.GUILD_IDS[guild]}"


def track_name(track: i64) -> str:
    return f"@resource-{t.TRACK_IDS[track]}"
