"""What a component pack may say: checks of single entries, each error naming the entry (checks.py checks the whole)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.core.errors import ComponentError
from regalia.games.kingdom_crossing import tables as t

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.load.types import (
        ActionTile,
        Condition,
        MaterialFile,
        Objective,
        Side,
        SoloFile,
        StartCard,
    )
    from regalia.games.kingdom_crossing.load.whole import Components

MOST = 99
MOST_INVESTMENTS = 4


def count(where: str, clause: str, found: int, expected: int) -> None:
    if found != expected:
        raise ComponentError("component-count", clause, where=where, found=found, expected=expected)


def within(where: str, clause: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise not_allowed(where, clause, str(value))


def not_allowed(where: str, clause: str, value: str) -> ComponentError:
    return ComponentError("component-value", clause, where=where, value=value)


# -- what the box holds ----------------------------------------------------------------------------


def check_material(found: MaterialFile, standard: MaterialFile) -> None:
    """CROSSING-COMP-01: the counts are stated by the rulebook and the ids of the colours name seats; names are free."""
    for key, general in standard.general.items():
        if found.general[key] != general:
            raise not_allowed(f"material.general.{key}", "CROSSING-COMP-01", str(found.general[key]))
    for key, number in standard.per_player.items():
        within(f"material.per_player.{key}", "CROSSING-COMP-01", found.per_player[key], number, number)
    colours = found.player_colours
    if colours.ids != standard.player_colours.ids:
        raise not_allowed("material.player_colours.ids", "CROSSING-COMP-01", ",".join(colours.ids))
    count("material.player_colours.name_en", "CROSSING-COMP-01", len(colours.name_en), len(colours.ids))
    count("material.player_colours.name_fr", "CROSSING-COMP-01", len(colours.name_fr), len(colours.ids))
    values = found.coin_denominations["values"]
    if not isinstance(values, list) or any(not isinstance(value, int) or value < 1 for value in values):
        raise not_allowed("material.coin_denominations.values", "CROSSING-COMP-03", str(values))


def check_spaces(c: Components, standard: Sequence[str]) -> None:
    """CROSSING-SETUP-02: the ten spaces, whichever region each of them lies in."""
    for region in c.map.region:
        for space in region.spaces:
            if space not in standard:
                raise not_allowed(f"map.{region.id}.spaces", "CROSSING-SETUP-02", space)
    listed = sum(len(region.spaces) for region in c.map.region)
    count("map.region.spaces", "CROSSING-SETUP-02", len(c.space), t.SPACES)
    count("map.region.spaces", "CROSSING-SETUP-02", listed, t.SPACES)


def check_cards(c: Components) -> None:
    for kind in c.types:
        count(f"characters.{kind.id}.count", "CROSSING-SETUP-01", kind.count, t.DECK_SIZE)
    within("structures.house_card.cost", "CROSSING-PSETUP-05", c.house_card.cost, 0, 0)
    count("structures.house_card.count", "CROSSING-PSETUP-05", c.house_card.count, len(c.material.player_colours.ids))
    for start in c.start_cards:
        check_start_card(start)
    for tile in c.empty_tiles:
        effects = len(tile.effect)
        count(f"tokens.{tile.id}.effect", "CROSSING-BUY-10", effects, min(max(effects, 1), t.EMPTY_EFFECTS))


def check_start_card(start: StartCard) -> None:
    """CROSSING-START-01, -05: faces A and B; which colour of Bird either shows is free (CROSSING-START-08)."""
    where = f"start_cards.{start.id}.face"
    count(where, "CROSSING-START-01", len(start.face), 2)
    ids = ",".join(face.id for face in start.face)
    if ids != "A,B":
        raise not_allowed(where, "CROSSING-START-01", ids)
    for face in start.face:
        within(f"{where}.{face.id}.coins", "CROSSING-START-05", face.coins, 0, MOST)
        within(f"{where}.{face.id}.invest", "CROSSING-START-05", face.invest, 0, MOST_INVESTMENTS)
        for track, number in face.resources.items():
            within(f"{where}.{face.id}.resources.{track}", "CROSSING-START-05", number, 0, t.LAST_SQUARE)


# -- Action tiles ----------------------------------------------------------------------------------


def check_tile(tile: ActionTile, visits_queen: bool) -> None:
    where = f"action_tiles.{tile.id}"
    if tile.visits_queen != visits_queen or tile.visits_queen != (tile.bridges == 0):
        raise not_allowed(f"{where}.visits_queen", "CROSSING-TILE-06", str(tile.visits_queen))
    within(f"{where}.bridges", "CROSSING-MOVE-03", tile.bridges, 0, 3)
    _check_side(f"{where}.base", tile.base, visits_queen)
    _check_side(f"{where}.upgraded", tile.upgraded, visits_queen)


def _check_side(where: str, side: Side, visits_queen: bool) -> None:
    """CROSSING-QUEEN-05: a Royal Visit has its effect and nothing else; no other tile has it."""
    within(f"{where}.rest_coins", "CROSSING-DAY-07", side.rest_coins, 0, MOST)
    within(f"{where}.trade_cost", "CROSSING-QUEEN-05", side.trade_cost, 0, 0 if visits_queen else MOST)
    times = side.queen_effect_times
    within(f"{where}.queen_effect_times", "CROSSING-TILE-06", times, 1 if visits_queen else 0, 9 if visits_queen else 0)
    if visits_queen and (side.before_move is not None or side.double_bird):
        field = "double_bird" if side.before_move is None else "before_move"
        raise not_allowed(f"{where}.{field}", "CROSSING-QUEEN-05", field)


# -- Bridge Objectives -----------------------------------------------------------------------------

CONDITIONS: dict[str, list[str]] = {
    "resources": ["wood", "stone", "sap", "food"],
    "symbols": ["flower", "sculpture"],
    "invest_back": ["steps"],
    "houses": ["n"],
    "structures": ["n"],
    "birds": ["n"],
}
"""Per kind of condition, the fields that say how much."""


def check_objectives(c: Components) -> None:
    for tile in c.objectives:
        _check_objective(c, tile)
    for row in c.rows:
        count("objectives.tree_positions.rows", "CROSSING-SETUP-06", len(row), 2)
    count("objectives.tree_positions.rows", "CROSSING-SETUP-06", len(c.rows), 3)
    count("objectives.tree_positions.rows", "CROSSING-SETUP-06", len(c.place), t.OBJECTIVES)
    check_slots("objectives.slots.easy", c.slots.easy)
    check_slots("objectives.slots.hard", c.slots.hard)


def _check_objective(c: Components, tile: Objective) -> None:
    for side, condition in (("easy", tile.easy), ("hard", tile.hard)):
        where = f"objectives.{tile.id}.{side}"
        _check_condition(c, where, condition)
        if condition.slots is not None:
            check_slots(f"{where}.slots", condition.slots)


def check_slots(where: str, slots: list[int]) -> None:
    count(where, "CROSSING-OBJ-05", len(slots), t.SLOTS)
    for at, vp in enumerate(slots):
        within(f"{where}[{at}]", "CROSSING-OBJ-05", vp, 0, MOST)


def _check_condition(c: Components, where: str, condition: Condition) -> None:
    """CROSSING-OBJ-09: a condition demands something of its kind, and nothing that no player can have."""
    symbols = {"flower": 0, "sculpture": 0}
    for spot in c.board.spot:
        symbols[spot.decor] += spot.symbols
    highest: dict[str, int] = dict.fromkeys(CONDITIONS["resources"], t.LAST_SQUARE) | symbols
    highest["steps"] = len(c.investment.coins) - 1
    highest["n"] = {"houses": t.HOUSES, "structures": t.STRUCTURES, "birds": t.BIRDS}.get(condition.kind, 0)
    total = 0
    for field, most in highest.items():
        number: int = getattr(condition, field)
        within(f"{where}.{field}", "CROSSING-OBJ-09", number, 0, most if field in CONDITIONS[condition.kind] else 0)
        total += number
    if total == 0:
        raise not_allowed(f"{where}.{CONDITIONS[condition.kind][0]}", "CROSSING-OBJ-09", "0")


# -- personal board and Paco & Paca ----------------------------------------------------------------


def check_guilds(c: Components) -> None:
    """CROSSING-END-05: a guild and its track name each other."""
    for guild in c.board.guild:
        for track in c.board.track:
            if (guild.resource == track.id) != (track.guild == guild.id):
                raise not_allowed(f"player_board.{guild.id}.resource", "CROSSING-END-05", f"{guild.resource}, {track.guild}")


def check_spots(c: Components) -> None:
    """CROSSING-COMP-06: every spot is for a token that exists."""
    tokens = [(token.decor, token.symbols, token.stars) for token in c.decorations]
    for spot in c.board.spot:
        if (spot.decor, spot.symbols, spot.stars) not in tokens:
            raise not_allowed(f"player_board.{spot.id}", "CROSSING-COMP-06", f"{spot.decor} {spot.symbols}, {spot.stars}")


def check_solo(solo: SoloFile, c: Components) -> None:
    """CROSSING-SOLO-05, -10: a Bird tile shows the colour of the region of its space; the markers in some order."""
    colour = {space: region.bird for region in c.map.region for space in region.spaces}
    for tile in solo.tile:
        if tile.bird != colour.get(tile.space):
            raise not_allowed(f"solo.{tile.id}.bird", "CROSSING-SOLO-05", str(tile.bird))
    if sorted(solo.automa.deer_tie_order) != sorted(t.TRACK_IDS):
        raise not_allowed("solo.automa.deer_tie_order", "CROSSING-SOLO-10", ",".join(solo.automa.deer_tie_order))
