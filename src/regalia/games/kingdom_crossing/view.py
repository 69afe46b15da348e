"""What a seat may know. Everything is open but what lies face down, and of that only the set is in the state, which anybody can
work out from what has been seen; so all seats see the same table (CROSSING-COMP-07)."""

from __future__ import annotations

from typing import Any

from regalia.games.kingdom_crossing import objectives, scoring
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.automa import tiles_in_use
from regalia.games.kingdom_crossing.fields import seat_ids
from regalia.games.kingdom_crossing.state import Crossing
from regalia.kit.sets import members as in_mask


def build(g: Crossing, _seat: int, view: dict[str, Any]) -> None:
    view["seats"] = seat_ids(g)
    for n, id in enumerate(view["seats"]):
        view["players"][id].update(_shown(g, n))
    for n, place in enumerate(g.tables.place_ids):
        tile = g.objective_at[n]
        view["objectives"][place]["next_vp"] = int(objectives.slot_vp(g, tile))
        view["objectives"][place]["fulfilled_by"] = [
            id for s, id in enumerate(view["seats"]) if objectives.fulfilled(g, s, tile) and _may_claim(g, s, tile)
        ]
    view["due"] = [step.name for step in g.stack]
    view["breakdown"] = [g.breakdown(n) for n in range(g.seats)]
    if g.solo:
        view["solo_revealed"] = [g.tables.solo_ids[n] for n in in_mask(tiles_in_use(g) & ~g.solo_deck)]
        view["rest_tiles"] = g.rest_tiles


def _may_claim(g: Crossing, seat: int, tile: int) -> bool:
    if g.players[seat].claimed >> tile & 1:
        return False
    return not scoring.is_automa(g, seat) or g.tables.automa_claims[tile] != 0


def _shown(g: Crossing, seat: int) -> dict[str, Any]:
    """What a player reads off a board at a glance."""
    p = g.players[seat]
    tables = g.tables
    square = scoring.final_square(tables, p)
    flight = None if p.worker == t.NONE or g.balloon == t.NONE else g.flight_price(seat)
    return {
        "columns": {guild: p.column(n) for n, guild in enumerate(t.GUILD_IDS)},
        "stars": {track: p.stars(tables, n) for n, track in enumerate(t.TRACK_IDS)},
        "symbols": {"flower": p.symbols(tables, t.FLOWER), "sculpture": p.symbols(tables, t.SCULPTURE)},
        "structure_value": tables.structure_value[p.lowest()],
        "flight_price": flight,
        "guild_points": {guild: scoring.points_of_guild(tables, p, n) for n, guild in enumerate(t.GUILD_IDS)},
        "coins_invested": int(scoring.steps_bought(tables, p) * tables.coins_per_step),
        "favour_points": _favour_points(g, seat, square),
    }


def _favour_points(g: Crossing, seat: int, square: int) -> dict[str, int]:
    p = g.players[seat]
    found = {}
    for favour, id in enumerate(g.tables.favour_ids):
        if p.favours >> favour & 1:
            if scoring.is_automa(g, seat):
                found[id] = g.tables.favour_vp_per_rest * g.rest_tiles
            else:
                found[id] = scoring.points_of_favour(g.tables, p, favour, square)
    return found
