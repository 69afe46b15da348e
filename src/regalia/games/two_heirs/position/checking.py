"""Contradictions: conservation of tiles, treasures and troops, and a flow that fits the table."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.games.two_heirs.actions import cell_at, inside
from regalia.games.two_heirs.components import COLORS, Components
from regalia.games.two_heirs.position.writing import cell_pair, player_of
from regalia.games.two_heirs.state import ASIDE, EMPTY, IN_SUPPLY, NORTH_SEAT, NOT_YET, PLACES, RETIRED, UNSEEN, Heirs
from regalia.games.two_heirs.steps.place import PlaceTile
from regalia.games.two_heirs.steps.troop import SendTroop


def known_tiles(g: Heirs) -> list[int]:
    """Every tile whose place is known: ring, hands, landscape, removed."""
    known = [tile for tile in g.ring if tile != EMPTY] + g.hands[0] + g.hands[1] + g.removed
    return known + [tile for tile in g.tiles if tile != UNSEEN]


def check_sets(c: Components, g: Heirs, tiles: list[int], field: str) -> None:
    """HEIRS-SETUP-01, HEIRS-COMP-01: only the chosen sets, each tile once, nine to a set."""
    chosen = [c.set[name] for name in g.config.chosen("sets")]
    counts = dict.fromkeys(chosen, 0)
    for tile in tiles:
        if g.tables.set_of[tile] not in counts:
            raise PositionError("position-set-not-chosen", "HEIRS-SETUP-01", field=field, value=c.tiles[tile].id)
        counts[g.tables.set_of[tile]] += 1
    for number, count in counts.items():
        if count > c.tiles_per_set:
            args: dict[str, Any] = {"set": c.sets[number].id, "found": count, "expected": c.tiles_per_set}
            raise PositionError("position-set-size", "HEIRS-COMP-01", field=field, **args)


def check(c: Components, g: Heirs) -> None:
    """Conservation of tiles, treasures and troops; PositionError names the field that contradicts."""
    _check_tiles(c, g)
    _check_supply(g)
    _check_last_round(g)
    _check_landscape(g)
    _check_troops(c, g)
    _check_flow(g)
    if g.solo:
        _check_henri(c, g)
        _check_treasures(g)


def _check_tiles(c: Components, g: Heirs) -> None:
    places = {
        "royal_supply": [tile for tile in g.ring if tile != EMPTY],
        "hands": g.hands[0] + g.hands[1],
        "landscape": [tile for tile in g.tiles if tile != UNSEEN],
        "henri.removed": g.removed,
        "common_supply.unseen": g.unseen[0] + g.unseen[1] + g.unseen[2],
    }
    seen: set[int] = set()
    for field, tiles in places.items():
        check_sets(c, g, tiles, f"table.{field}")
        for tile in tiles:
            if tile in seen:
                raise PositionError("position-twice", "HEIRS-COMP-01", field=f"table.{field}", value=c.tiles[tile].id)
            seen.add(tile)


def _check_supply(g: Heirs) -> None:
    """The colours left in the supply are the unseen tiles, less the start tile."""
    for color, name in enumerate(COLORS):
        hidden = sum(1 for plot, tile in enumerate(g.tiles) if tile == UNSEEN and g.colors[plot] == color)
        expected = len(g.unseen[color]) - hidden
        if g.supply[color] != expected:
            field = f"table.common_supply.colors.{name}"
            raise PositionError("position-total", "HEIRS-COMP-06", field=field, found=g.supply[color], expected=expected)
    if (g.top == EMPTY) != (sum(g.supply) == 0) or (g.top != EMPTY and g.supply[g.top] == 0):
        value = "null" if g.top == EMPTY else COLORS[g.top]
        raise PositionError("position-unknown-id", "HEIRS-SETUP-12", field="table.common_supply.top", value=value)


def _check_last_round(g: Heirs) -> None:
    """The ring is full, and nobody has a last turn, as long as the supply has a tile (HEIRS-TAKE-04, HEIRS-END-02)."""
    tiles = sum(tile != EMPTY for tile in g.ring)
    if sum(g.supply) > 0 and tiles != PLACES - 1:
        raise PositionError("position-total", "HEIRS-REACH-01", field="table.royal_supply", found=tiles, expected=PLACES - 1)
    going_on = g.last_turns == 0 and len(g.stack) > 0
    if (sum(g.supply) > 0) != (g.last_turns == NOT_YET) or going_on:
        value = "null" if g.last_turns == NOT_YET else str(g.last_turns)
        raise PositionError("position-unknown-id", "HEIRS-END-02", field="table.last_turns", value=value)


def _check_landscape(g: Heirs) -> None:
    if g.plot_at(cell_at(0, 0)) == EMPTY:
        raise PositionError("position-no-tile", "HEIRS-SETUP-08", field="table.landscape", value="[0, 0]")
    hidden = sum(tile == UNSEEN for tile in g.tiles)
    if hidden != 1:
        raise PositionError("position-total", "HEIRS-SETUP-08", field="table.landscape", found=hidden, expected=1)
    assert all(inside(cell) for cell in g.cells)


def _check_troops(c: Components, g: Heirs) -> None:
    stood: dict[int, str] = {}
    for id, troop in c.troop.items():
        field = f"table.troops.{id}.place"
        plot = g.troops[troop]
        henri = g.solo and g.seat_of_troop(troop) == 1
        cavalry = c.pieces.troop[troop].type == "cavalry"
        if (plot == ASIDE and not henri) or (plot == IN_SUPPLY and (henri or cavalry)):
            clause = "HEIRS-SOLO-02" if g.solo else "HEIRS-TROOP-04"
            raise PositionError("position-troop-place", clause, field=field, value=id)
        if g.acted[troop] and (plot == IN_SUPPLY) != (g.acted[troop] == RETIRED):
            raise PositionError("position-troop-place", "HEIRS-TROOP-01", field=field, value=id)
        if plot >= 0 and plot in stood:
            shared_start = (
                not g.solo and g.cells[plot] == cell_at(0, 0) and id.endswith("cavalry") and stood[plot].endswith("cavalry")
            )
            if not shared_start:
                raise PositionError("position-twice", "HEIRS-TROOP-06", field=field, value=id)
        stood[plot] = id


def _check_flow(g: Heirs) -> None:
    """The questions on the stack are put to the active player, about a tile in hand or a troop of theirs."""
    for step in g.stack:
        if step.auto:
            continue
        if step.seat != g.active or (g.solo and step.seat == NORTH_SEAT):
            raise PositionError("position-wrong-seat", "HEIRS-TURN-01", field="stack", value=step.name)
        no_tile = isinstance(step, PlaceTile) and step.tile not in g.hands[step.seat]
        no_troop = isinstance(step, SendTroop) and g.seat_of_troop(step.troop) != step.seat
        if no_tile or no_troop:
            raise PositionError("position-troop-place", "HEIRS-TURN-02", field="stack", value=step.name)
    in_siege = len(g.stack) > 0 and g.stack[-1].kind == "siege"
    for plot in g.besieged:
        if not in_siege or g.owners[plot] != 1 - g.active:
            value = str(cell_pair(g.cells[plot]))
            raise PositionError("position-troop-place", "HEIRS-BLD-SIEGE-01", field="table.besieged", value=value)


def _check_henri(c: Components, g: Heirs) -> None:
    """Henri holds no tiles, and the reference is never a building of his (HEIRS-SOLO-20, -21)."""
    hand = g.hands[NORTH_SEAT]
    if hand:
        field = f"table.hands.{player_of(c, g, NORTH_SEAT)}"
        raise PositionError("position-length", "HEIRS-SOLO-20", field=field, count=len(hand), expected=0)
    if g.owners[g.reference] == NORTH_SEAT:
        value = str(cell_pair(g.cells[g.reference]))
        raise PositionError("position-wrong-seat", "HEIRS-SOLO-21", field="table.henri.reference", value=value)


def _check_treasures(g: Heirs) -> None:
    on_table = [token for token in g.treasures if token != EMPTY]
    tokens = on_table + g.treasure_bag
    if len(set(tokens)) != len(tokens):
        raise PositionError("position-twice", field="table.henri.treasures_unseen", value=str(len(tokens)))
    removed = g.tables.treasures_removed[g.config.number("level") - 1]
    if len(g.treasure_bag) != g.treasure_stack + removed:
        field = "table.henri.treasure_stack"
        expected = len(g.treasure_bag) - removed
        raise PositionError("position-total", "HEIRS-SOLO-03", field=field, found=g.treasure_stack, expected=expected)
