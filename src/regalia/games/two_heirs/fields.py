"""The fields of a state, declared once: the position, the base of a view, conservation and copies follow from this table.

Everything is open except the order of the supplies and the front of the start tile, and those do not exist in the state
(HEIRS-SETUP-12; hands are public).
"""

from __future__ import annotations

from typing import Any

from regalia.core.errors import PositionError
from regalia.core.fields import (
    ALL,
    Fields,
    Population,
    by_hand,
    by_seat,
    counts,
    flag,
    group,
    listed,
    members,
    number,
    one,
    pile,
    seat,
    slots,
)
from regalia.core.position import Reader, check_id, check_number
from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import RANGE, cell_at, x_of, y_of
from regalia.games.two_heirs.state import ASIDE, EMPTY, HAND, IN_SUPPLY, NOT_YET, PLACES, UNSEEN, Heirs
from regalia.games.two_heirs.tables import COLOR_IDS, PLAYER_IDS, TILES
from regalia.kit.sets import members as in_mask

ACTS = ("", "moved", "deployed", "retired")


def colours(g: Heirs) -> list[str]:
    """The seats by their colour, south first."""
    return [PLAYER_IDS[g.south_color], PLAYER_IDS[1 - g.south_color]]


def tiles_in_game(g: Heirs) -> list[int]:
    """HEIRS-SETUP-01: the tiles of the chosen sets."""
    chosen = g.config.chosen("sets")
    return [tile for tile in range(TILES) if g.tables.set_ids[g.tables.set_of[tile]] in chosen]


# -- cells, plots and troops -----------------------------------------------------------------------


def cell_pair(cell: int) -> list[int]:
    return [int(x_of(cell)), int(y_of(cell))]


def read_cell(value: Any, field: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise PositionError("position-list", field=field)
    return int(cell_at(check_number(value[0], field, -RANGE, RANGE), check_number(value[1], field, -RANGE, RANGE)))


def read_plot(g: Heirs, value: Any, field: str) -> int:
    """The plot of a cell that must hold a tile."""
    plot = int(g.plot_at(read_cell(value, field)))
    if plot == EMPTY:
        raise PositionError("position-no-tile", field=field, value=str(value))
    return plot


def _write_landscape(g: Heirs) -> list[dict[str, Any]]:
    names = colours(g)
    return [
        {
            "cell": cell_pair(g.cells[plot]),
            "tile": None if g.tiles[plot] == UNSEEN else g.tables.tile_ids[g.tiles[plot]],
            "color": COLOR_IDS[g.colors[plot]],
            "owner": None if g.owners[plot] == NOBODY else names[g.owners[plot]],
        }
        for plot in range(len(g.cells))
    ]


def _read_landscape(g: Heirs, reader: Reader) -> None:
    index = {id: n for n, id in enumerate(g.tables.tile_ids)}
    seats = {id: n for n, id in enumerate(colours(g))}
    for plot in reader.objects("landscape"):
        cell = read_cell(plot.raw("cell"), plot.at("cell"))
        if g.plot_at(cell) != EMPTY:
            raise plot.wrong("cell", "position-twice", "HEIRS-BUILD-01", value=str(cell_pair(cell)))
        tile, owner = plot.optional_id("tile", index), plot.optional_id("owner", seats)
        printed = EMPTY if tile == UNSEEN else g.tables.color[tile]
        colors = {id: n for n, id in enumerate(COLOR_IDS)}
        color = plot.id("color", colors) if plot.has("color") or tile == UNSEEN else printed
        if tile != UNSEEN and color != printed:
            raise plot.wrong("color", "position-unknown-id", "HEIRS-COMP-02", value=COLOR_IDS[color])
        if tile == UNSEEN and (owner != NOBODY or cell != cell_at(0, 0)):
            raise plot.wrong("tile", "position-missing", "HEIRS-SETUP-08")
        g.lay(cell, color, tile, owner)
        plot.done()


def _built_tiles(g: Heirs) -> list[int]:
    return [tile for tile in g.tiles if tile != UNSEEN]


def _write_troops(g: Heirs) -> dict[str, Any]:
    return {id: {"place": _troop_place(g, n), "acted": ACTS[g.acted[n]] or None} for n, id in enumerate(g.tables.troop_ids)}


def _troop_place(g: Heirs, troop: int) -> Any:
    plot = g.troops[troop]
    return cell_pair(g.cells[plot]) if plot >= 0 else "royal_supply" if plot == IN_SUPPLY else "aside"


def _read_troops(g: Heirs, reader: Reader) -> None:
    troops = reader.object("troops")
    acts = {name: n for n, name in enumerate(ACTS) if name}
    elsewhere = {"royal_supply": IN_SUPPLY, "aside": ASIDE}
    for troop, id in enumerate(g.tables.troop_ids):
        one_troop = troops.object(id)
        place = one_troop.raw("place")
        g.troops[troop] = elsewhere[place] if place in ("royal_supply", "aside") else read_plot(g, place, one_troop.at("place"))
        acted = one_troop.raw("acted") if one_troop.has("acted") else None
        g.acted[troop] = 0 if acted is None else check_id(acted, one_troop.at("acted"), acts)
        one_troop.used.add("acted")
        one_troop.done()
    troops.done()


def _read_besieged(g: Heirs, reader: Reader) -> None:
    for value in reader.items("besieged"):
        g.besieged |= 1 << read_plot(g, value, reader.at("besieged"))


# -- Henri -----------------------------------------------------------------------------------------


def _read_reference(g: Heirs, reader: Reader) -> None:
    g.reference = read_plot(g, reader.raw("reference"), reader.at("reference"))


def _write_treasures(g: Heirs) -> list[dict[str, Any]]:
    tokens = [(cell_pair(g.cells[plot]), token) for plot, token in enumerate(g.treasures) if token != EMPTY]
    return [{"cell": cell, "treasure": g.tables.treasure_ids[token]} for cell, token in tokens]


def _read_treasures(g: Heirs, reader: Reader) -> None:
    index = {id: n for n, id in enumerate(g.tables.treasure_ids)}
    for token in reader.objects("treasures"):
        plot = read_plot(g, token.raw("cell"), token.at("cell"))
        if g.treasures[plot] != EMPTY:
            raise token.wrong("cell", "position-twice", "HEIRS-SOLO-28", value=str(cell_pair(g.cells[plot])))
        g.treasures[plot] = token.id("treasure", index)
        token.done()


# -- the supply ------------------------------------------------------------------------------------


def _read_tiles_left(g: Heirs, reader: Reader) -> None:
    if reader.number("tiles", 0, TILES) != sum(g.supply):
        raise reader.wrong("tiles", "position-total", found=reader.raw("tiles"), expected=sum(g.supply))


FIELDS = Fields(
    seat("active", names=colours),
    slots("royal_supply", of="tile", count=PLACES, attr="ring", population="tiles"),
    group("royal_shield", number("place", 0, PLACES - 1, attr="shield"), seat("crown", names=colours)),
    by_seat(listed("hands", of="tile", most="hand_limit", room=HAND, population="tiles", clause="HEIRS-TAKE-06"), names=colours),
    by_hand(
        "landscape",
        ("cells", "colors", "tiles", "owners"),
        write=_write_landscape,
        read=_read_landscape,
        held=_built_tiles,
        population="tiles",
    ),
    by_hand("troops", ("troops", "acted"), write=_write_troops, read=_read_troops),
    number("discounts", 0, TILES),
    number("last_turns", 0, 3, none=NOT_YET),
    flag("stuck"),
    by_hand(
        "besieged",
        ("besieged",),
        write=lambda g: [cell_pair(g.cells[plot]) for plot in in_mask(g.besieged)],
        read=_read_besieged,
    ),
    group(
        "henri",
        by_hand("reference", ("reference",), write=lambda g: cell_pair(g.cells[g.reference]), read=_read_reference),
        number("treasure_stack", 0, lambda g: len(g.tables.condition)),
        by_hand(
            "treasures",
            ("treasures",),
            write=_write_treasures,
            read=_read_treasures,
            held=lambda g: [token for token in g.treasures if token != EMPTY],
            population="treasures",
        ),
        members("treasures_unseen", of="treasure", attr="treasure_bag", population="treasures", clause="HEIRS-SOLO-03"),
        members("removed", of="tile", population="tiles", clause="HEIRS-COMP-01"),
        when=lambda g: g.solo,
    ),
    group(
        "common_supply",
        counts("colors", by=COLOR_IDS, high=TILES, attr="supply"),
        by_hand("tiles", (), write=lambda g: sum(g.supply), read=_read_tiles_left, optional=True),
        one("top", of=COLOR_IDS),
        pile("unseen", of="tile", population="tiles", seen=ALL, clause="HEIRS-COMP-01"),
    ),
    populations=[
        Population(
            "tiles",
            of="tile",
            clause="HEIRS-COMP-01",
            all=tiles_in_game,
            field="common_supply.unseen",
            stranger=("position-set-not-chosen", "HEIRS-SETUP-01"),
        ),
        Population("treasures", of="treasure", clause="HEIRS-SOLO-03", leave=True),
    ],
    fixed=("tables", "solo", "roads", "south_color"),
    derived=("near",),
)
