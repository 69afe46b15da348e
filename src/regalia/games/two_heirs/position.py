"""A position as readable JSON: written, read back, and checked for contradictions."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.position import Reader, check_id, check_number
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import RANGE, cell_at, inside, x_of, y_of
from regalia.games.two_heirs.components import COLORS, Components
from regalia.games.two_heirs.state import ASIDE, EMPTY, IN_SUPPLY, NOT_YET, PLACES, UNSEEN, Heirs
from regalia.games.two_heirs.tables import TILES

ACTS = ("", "moved", "deployed", "retired")
SEATS = (0, 1)


def player_of(c: Components, g: Heirs, seat: int) -> str:
    """The colour of a seat."""
    color = g.south_color if seat == 0 else 1 - g.south_color
    return c.pieces.player[color].id


def seat_index(c: Components, g: Heirs) -> dict[str, int]:
    return {player_of(c, g, seat): seat for seat in SEATS}


def cell_pair(cell: int) -> list[int]:
    return [int(x_of(cell)), int(y_of(cell))]


# -- writing ---------------------------------------------------------------------------------------


def write(c: Components, g: Heirs) -> dict[str, Any]:
    written: dict[str, Any] = {
        "active": player_of(c, g, g.active),
        "royal_supply": [None if tile == EMPTY else c.tiles[tile].id for tile in g.ring],
        "royal_shield": {"place": g.shield, "crown": player_of(c, g, g.crown)},
        "common_supply": write_supply(c, g),
        "hands": {player_of(c, g, seat): [c.tiles[tile].id for tile in g.hands[seat]] for seat in SEATS},
        "landscape": [_write_plot(c, g, plot) for plot in range(len(g.cells))],
        "troops": {troop.id: _write_troop(g, n) for n, troop in enumerate(c.pieces.troop)},
        "discounts": g.discounts,
        "last_turns": None if g.last_turns == NOT_YET else g.last_turns,
        "stuck": g.stuck,
        "besieged": [cell_pair(g.cells[plot]) for plot in g.besieged],
    }
    if g.solo:
        written["henri"] = _write_henri(c, g)
    return written


def write_supply(c: Components, g: Heirs) -> dict[str, Any]:
    return {
        "tiles": sum(g.supply),
        "colors": {color: g.supply[n] for n, color in enumerate(COLORS)},
        "top": None if g.top == EMPTY else COLORS[g.top],
        "unseen": [c.tiles[tile].id for tile in sorted(g.unseen[0] + g.unseen[1] + g.unseen[2])],
    }


def _write_plot(c: Components, g: Heirs, plot: int) -> dict[str, Any]:
    owner, tile = g.owners[plot], g.tiles[plot]
    return {
        "cell": cell_pair(g.cells[plot]),
        "tile": None if tile == UNSEEN else c.tiles[tile].id,
        "color": COLORS[g.colors[plot]],
        "owner": None if owner == NOBODY else player_of(c, g, owner),
    }


def _write_troop(g: Heirs, troop: int) -> dict[str, Any]:
    plot = g.troops[troop]
    place: Any = cell_pair(g.cells[plot]) if plot >= 0 else "royal_supply" if plot == IN_SUPPLY else "aside"
    return {"place": place, "acted": ACTS[g.acted[troop]] or None}


def _write_henri(c: Components, g: Heirs) -> dict[str, Any]:
    tokens = [(cell_pair(g.cells[plot]), token) for plot, token in enumerate(g.treasures) if token != EMPTY]
    return {
        "reference": cell_pair(g.cells[g.reference]) if g.cells else [0, 0],
        "treasure_stack": g.treasure_stack,
        "treasures": [{"cell": cell, "treasure": c.treasures[token].id} for cell, token in tokens],
        "treasures_unseen": [c.treasures[token].id for token in sorted(g.treasure_bag)],
        "removed": [c.tiles[tile].id for tile in g.removed],
    }


# -- reading ---------------------------------------------------------------------------------------


def read(c: Components, g: Heirs, reader: Reader) -> None:
    seats = seat_index(c, g)
    g.active = reader.id("active", seats)
    _read_ring(c, g, reader, seats)
    hands = reader.object("hands")
    for player, seat in seats.items():
        g.hands[seat] = hands.ids(player, c.tile)
        if len(g.hands[seat]) > g.tables.hand_limit:
            raise hands.wrong(player, "position-length", "HEIRS-TAKE-06", count=len(g.hands[seat]), expected=g.tables.hand_limit)
    hands.done()
    for plot in reader.objects("landscape"):
        _read_plot(c, g, plot, seats)
    _read_troops(c, g, reader.object("troops"))
    g.discounts = reader.number("discounts", 0, TILES)
    g.last_turns = NOT_YET if reader.raw("last_turns") is None else reader.number("last_turns", 0, 3)
    g.stuck = reader.flag("stuck")
    g.besieged = [_read_plot_ref(g, value, reader.at("besieged")) for value in reader.items("besieged")]
    if g.solo:
        _read_henri(c, g, reader.object("henri"))
    _read_supply(c, g, reader.object("common_supply"))
    reader.done()


def _read_ring(c: Components, g: Heirs, reader: Reader, seats: dict[str, int]) -> None:
    places = reader.items("royal_supply", PLACES)
    where = reader.at("royal_supply")
    g.ring = [EMPTY if tile is None else check_id(tile, f"{where}[{n}]", c.tile) for n, tile in enumerate(places)]
    shield = reader.object("royal_shield")
    g.shield = shield.number("place", 0, PLACES - 1)
    g.crown = shield.id("crown", seats)
    shield.done()
    if g.ring[g.shield] != EMPTY:
        raise reader.wrong("royal_supply", "position-twice", "HEIRS-REACH-01", value=c.tiles[g.ring[g.shield]].id)


def _read_plot(c: Components, g: Heirs, reader: Reader, seats: dict[str, int]) -> None:
    cell = _read_cell(reader.raw("cell"), reader.at("cell"))
    if g.plot_at(cell) != EMPTY:
        raise reader.wrong("cell", "position-twice", "HEIRS-BUILD-01", value=str(cell_pair(cell)))
    tile = reader.optional_id("tile", c.tile)
    owner = reader.optional_id("owner", seats)
    color = g.tables.color[tile] if tile != UNSEEN and not reader.has("color") else reader.id("color", c.color)
    if tile != UNSEEN and color != g.tables.color[tile]:
        raise reader.wrong("color", "position-unknown-id", "HEIRS-COMP-02", value=COLORS[color])
    if tile == UNSEEN and (owner != NOBODY or cell != cell_at(0, 0)):
        raise reader.wrong("tile", "position-missing", "HEIRS-SETUP-08")
    g.lay(cell, color, tile, owner)
    reader.done()


def _read_cell(value: Any, field: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise PositionError("position-list", field=field)
    return int(cell_at(check_number(value[0], field, -RANGE, RANGE), check_number(value[1], field, -RANGE, RANGE)))


def _read_plot_ref(g: Heirs, value: Any, field: str) -> int:
    """The plot of a cell that must hold a tile."""
    plot = int(g.plot_at(_read_cell(value, field)))
    if plot == EMPTY:
        raise PositionError("position-no-tile", field=field, value=str(value))
    return plot


def _read_troops(c: Components, g: Heirs, reader: Reader) -> None:
    acts = {name: n for n, name in enumerate(ACTS)}
    for id, troop in c.troop.items():
        one = reader.object(id)
        place = one.raw("place")
        if place == "royal_supply":
            g.troops[troop] = IN_SUPPLY
        elif place == "aside":
            g.troops[troop] = ASIDE
        else:
            g.troops[troop] = _read_plot_ref(g, place, one.at("place"))
        acted = one.raw("acted") if one.has("acted") else None
        one.used.add("acted")
        g.acted[troop] = 0 if acted is None else check_id(acted, one.at("acted"), acts)
        one.done()
    reader.done()


def _read_henri(c: Components, g: Heirs, reader: Reader) -> None:
    g.reference = _read_plot_ref(g, reader.raw("reference"), reader.at("reference"))
    g.treasure_stack = reader.number("treasure_stack", 0, len(c.treasures))
    for token in reader.objects("treasures"):
        plot = _read_plot_ref(g, token.raw("cell"), token.at("cell"))
        g.treasures[plot] = token.id("treasure", c.treasure)
        token.done()
    g.treasure_bag = reader.ids("treasures_unseen", c.treasure)
    g.removed = reader.ids("removed", c.tile)
    reader.done()


def _read_supply(c: Components, g: Heirs, reader: Reader) -> None:
    g.supply = reader.counts("colors", c.color, TILES)
    g.top = reader.optional_id("top", c.color)
    if reader.has("tiles") and reader.number("tiles", 0, TILES) != sum(g.supply):
        raise reader.wrong("tiles", "position-total", found=reader.raw("tiles"), expected=sum(g.supply))
    reader.used.add("tiles")
    seen = set(_known_tiles(g))
    sets = [c.set[name] for name in g.config.chosen("sets")]
    unseen = [tile for tile in range(TILES) if g.tables.set_of[tile] in sets and tile not in seen]
    if reader.has("unseen"):
        given = reader.ids("unseen", c.tile)
        _check_sets(c, g, given + _known_tiles(g), reader.at("unseen"))
        if sorted(given) != unseen:
            raise reader.wrong("unseen", "position-total", "HEIRS-COMP-01", found=len(given), expected=len(unseen))
    g.unseen = [[tile for tile in unseen if g.tables.color[tile] == color] for color in range(len(COLORS))]
    reader.done()


# -- contradictions --------------------------------------------------------------------------------


def _known_tiles(g: Heirs) -> list[int]:
    """Every tile whose place is known: ring, hands, landscape, removed."""
    known = [tile for tile in g.ring if tile != EMPTY] + g.hands[0] + g.hands[1] + g.removed
    return known + [tile for tile in g.tiles if tile != UNSEEN]


def _check_sets(c: Components, g: Heirs, tiles: list[int], field: str) -> None:
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
    _check_landscape(g)
    _check_troops(c, g)
    if g.solo:
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
        _check_sets(c, g, tiles, f"table.{field}")
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
        if plot >= 0 and plot in stood:
            shared_start = g.cells[plot] == cell_at(0, 0) and id.endswith("cavalry") and stood[plot].endswith("cavalry")
            if not shared_start:
                raise PositionError("position-twice", "HEIRS-TROOP-06", field=field, value=id)
        stood[plot] = id


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
