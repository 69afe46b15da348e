"""Labels of the options in their situation, and the piece on the board that stands for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs.access import access, missing
from regalia.games.two_heirs.actions import x_of, y_of
from regalia.games.two_heirs.places import NORTH_SEAT, after_shield, beside, plot_name, side_of
from regalia.games.two_heirs.tables import COLOR_IDS

if TYPE_CHECKING:
    from regalia.games.two_heirs.state import Heirs


def option_args(g: Heirs, action: i64) -> dict[str, int | str]:
    if action < act.A_BUILD:
        tile = g.ring[action - act.A_TAKE]
        return {"tile": tile_name(g, tile), "place": after_shield(g, action - act.A_TAKE)} if tile >= 0 else {}
    if action < act.A_EXPAND:
        tile = action - act.A_BUILD
        return {"tile": tile_name(g, tile), "discounts": missing(g, tile, access(g, g.turn)), "twin": twin(g, tile)}
    if action < act.A_TROOP:
        tile = action - act.A_EXPAND
        return {"tile": tile_name(g, tile), "color": color_name(g.tables.color[tile])}
    if act.A_TROOP <= action < act.A_END:
        return {"troop": troop_name(action - act.A_TROOP)}
    if act.A_CELL <= action < act.A_TO:
        return side_of(g, act.cell_of(action - act.A_CELL), g.turn == NORTH_SEAT) | {"nth": nth(g, action)}
    if act.A_TO <= action < act.A_SUPPLY:
        plot = g.plot_at(act.cell_of(action - act.A_TO))
        return {"onto": plot_name(g, plot), "near": beside(g, g.cells[plot]), "nth": nth(g, action)} if plot >= 0 else {}
    if act.A_CAMP <= action < act.A_DESTROY:
        return {"near": beside(g, act.cell_of(action - act.A_CAMP)), "nth": nth(g, action)}
    if action >= act.A_DESTROY:
        plot = g.plot_at(act.cell_of(action - act.A_DESTROY))
        return {"tile": tile_name(g, g.tiles[plot]), "nth": nth(g, action)} if plot >= 0 and g.tiles[plot] >= 0 else {}
    return {}


def nth(g: Heirs, action: i64) -> int:
    """0 if an option's words are its own. Where two places have the same, which of them it is, counted from the top left as the
    seat that is asked sees the table."""
    # Tiles of one kind are called the same, whatever their number.
    kinds = {f"@{text}": str(g.tables.kind[tile]) for tile, text in enumerate(g.tables.tile_texts)}
    words = _where(g, action, kinds)
    same = [other for other in g.legal() if _where(g, other, kinds) == words]
    if len(same) < 2 or int(action) not in same:
        return 0
    flip = -1 if g.turn == NORTH_SEAT else 1
    places = sorted((-flip * int(y_of(_cell(other))), flip * int(x_of(_cell(other))), other) for other in same)
    return 1 + [other for _, _, other in places].index(int(action))


def twin(g: Heirs, tile: i64) -> str:
    """The colour of a tile, if another of its kind is in hand."""
    same = [other for other in g.hand(g.turn) if g.tables.kind[other] == g.tables.kind[tile]]
    return color_name(g.tables.color[tile]) if len(same) > 1 else "none"


def _cell(action: i64) -> i64:
    first = next(base for base in (act.A_DESTROY, act.A_CAMP, act.A_TO, act.A_CELL) if action >= base)
    return act.cell_of(action - first)


def _where(g: Heirs, action: i64, kinds: dict[str, str]) -> list[str]:
    """What an option says of its place; nothing for options that are no places."""
    said: list[str] = []
    if act.A_CELL <= action < act.A_TO:
        said = ["cell", *[str(word) for word in side_of(g, _cell(action)).values()]]
    elif act.A_TO <= action < act.A_SUPPLY and g.plot_at(_cell(action)) >= 0:
        said = ["to", plot_name(g, g.plot_at(_cell(action))), *beside(g, _cell(action)).split(", ")]
    elif act.A_CAMP <= action < act.A_DESTROY:
        said = ["camp", *beside(g, _cell(action)).split(", ")]
    elif action >= act.A_DESTROY and g.plot_at(_cell(action)) >= 0:
        said = ["destroy", plot_name(g, g.plot_at(_cell(action)))]
    return [kinds.get(word, word) for word in said]


def tile_name(g: Heirs, tile: i64) -> str:
    return f"@{g.tables.tile_texts[tile]}"


def color_name(color: i64) -> str:
    return f"@color-{COLOR_IDS[color]}"


def treasure_name(g: Heirs, token: i64) -> str:
    return f"@{g.tables.treasure_texts[token]}"


def troop_id(troop: i64) -> str:
    color = "white" if troop < 3 else "blue"
    rank: i64 = troop % 3
    return f"{color}_cavalry" if rank == 0 else f"{color}_{rank}"


def troop_name(troop: i64) -> str:
    """With its article; `troop-<id>` is the name by itself."""
    return f"@the-{troop_id(troop)}"


def option_piece(g: Heirs, action: i64) -> str:
    key = g.key(action)
    kind, _, item = key.partition(":")
    if kind == "take":
        return f"place:{item}"
    if kind in ("build", "expand"):
        return f"tile:{item}"
    if kind in ("cell", "to", "camp", "destroy"):
        return "supply" if item == "supply" else f"cell:{item}"
    if kind == "troop":
        return f"troop:{item}"
    return ""
