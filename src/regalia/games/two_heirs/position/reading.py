"""Reading a position, field by field; every refusal names the field."""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.position import Reader, check_id, check_number
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import RANGE, cell_at
from regalia.games.two_heirs.components import COLORS, Components
from regalia.games.two_heirs.position.checking import check_sets, known_tiles
from regalia.games.two_heirs.position.writing import ACTS, cell_pair, seat_index
from regalia.games.two_heirs.state import ASIDE, EMPTY, IN_SUPPLY, NOT_YET, PLACES, UNSEEN, Heirs
from regalia.games.two_heirs.tables import TILES


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
    acts = {name: n for n, name in enumerate(ACTS) if name}
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
        if g.treasures[plot] != EMPTY:
            raise token.wrong("cell", "position-twice", "HEIRS-SOLO-28", value=str(cell_pair(g.cells[plot])))
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
    seen = set(known_tiles(g))
    sets = [c.set[name] for name in g.config.chosen("sets")]
    unseen = [tile for tile in range(TILES) if g.tables.set_of[tile] in sets and tile not in seen]
    if reader.has("unseen"):
        given = reader.ids("unseen", c.tile)
        check_sets(c, g, given + known_tiles(g), reader.at("unseen"))
        if sorted(given) != unseen:
            raise reader.wrong("unseen", "position-total", "HEIRS-COMP-01", found=len(given), expected=len(unseen))
    g.unseen = [[tile for tile in unseen if g.tables.color[tile] == color] for color in range(len(COLORS))]
    reader.done()
