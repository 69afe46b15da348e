"""Writing a position: glossary words, ids instead of numbers."""

from __future__ import annotations

from typing import Any

from regalia.core.step import NOBODY
from regalia.games.two_heirs.actions import x_of, y_of
from regalia.games.two_heirs.components import COLORS, Components
from regalia.games.two_heirs.state import EMPTY, IN_SUPPLY, NOT_YET, UNSEEN, Heirs

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
