"""The table as text: the landscape as a grid of coloured blocks, the ring, the hands and what each heir has access to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.drawing.painter import Painter

if TYPE_CHECKING:
    from regalia.core.game import Game

View = dict[str, Any]
NORTH_SEAT = 1
WIDTH = 9
GROUND = {"green": "48;5;65;38;5;231", "grey": "48;5;244;38;5;231", "yellow": "48;5;179;38;5;16"}
MARK = {"white": "○", "blue": "●"}
TROOP_MARK = {"cavalry": "♞", "1": "1", "2": "2"}
ROAD = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


def draw(game: Game, view: View, lang: str, colour: bool) -> str:
    p = Painter(game, view, lang, colour)
    table = view["table"]
    blocks = [_landscape(p, table, view["seat"] == NORTH_SEAT), _ring(p, table), *(_player(p, view, seat) for seat in range(2))]
    if "henri" in table:
        blocks.append(_henri(p, table["henri"]))
    return "\n\n".join(blocks)


# -- the landscape ---------------------------------------------------------------------------------


def _landscape(p: Painter, table: View, turned: bool) -> str:
    """As the seat that looks sees it: from the north the table is the other way round."""
    plots = {tuple(plot["cell"]): plot for plot in table["landscape"]}
    troops = _troops_by_cell(table)
    xs = [x for x, _ in plots]
    ys = [y for _, y in plots]
    columns = range(min(xs) - 1, max(xs) + 2)[:: -1 if turned else 1]
    lines = ["     " + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in range(min(ys) - 1, max(ys) + 2)[:: 1 if turned else -1]:
        rows = [_cell(p, table, plots.get((x, y)), troops.get((x, y), ""), turned) for x in columns]
        for number in range(3):
            head = f"{y:>4} " if number == 1 else "     "
            lines.append((head + "".join(row[number] for row in rows)).rstrip())
    return "\n".join(lines)


def _troops_by_cell(table: View) -> dict[tuple[int, int], str]:
    found: dict[tuple[int, int], str] = {}
    for id, troop in table["troops"].items():
        if isinstance(troop["place"], list):
            player, _, rank = id.partition("_")
            x, y = troop["place"]
            mark = f"{MARK[player]}{TROOP_MARK[rank]}" + ("×" if troop["acted"] else "")
            found[(x, y)] = found.get((x, y), "") + mark
    return found


def _turned(exits: int) -> int:
    """Roads of a tile seen from the other side: north for south, east for west."""
    return (exits << 2 | exits >> 2) & 15


def _cell(p: Painter, table: View, plot: View | None, troops: str, turned: bool) -> list[str]:
    if plot is None:
        return [" " * WIDTH, f"{'·':^{WIDTH}}", " " * WIDTH]
    code = GROUND[plot["color"]]
    inner = WIDTH - 1
    if plot["owner"] is None:
        name, foot = p.text(f"short-{plot['color']}"), ""
    else:
        name = p.text(f"building-{table['printed'][plot['tile']]['building']}")
        exits = _turned(plot["exits"]) if turned else plot["exits"]
        foot = f"{MARK[plot['owner']]} {ROAD[exits]} {plot['points']}"
    texts = [name[:inner], foot, troops]
    return [p.paint(f"{text:^{inner}}", code) + " " for text in texts]


# -- the ring and the players --------------------------------------------------------------------------


def _ring(p: Painter, table: View) -> str:
    shield = table["royal_shield"]
    supply = table["common_supply"]
    lines = [p.text("table-ring", crown=f"@player-{shield['crown']}")]
    within = table["reached"][table["players"].index(table["active"])]
    for step in range(1, 7):
        place = (shield["place"] + step) % 7
        mark = "›" if place in within else " "
        lines.append(f" {mark}{step}  {tile_line(p, table, table['royal_supply'][place])}")
    top = f"@color-{supply['top']}" if supply["top"] else "@table-none"
    lines.append(p.text("table-supply", tiles=supply["tiles"], top=top))
    if table["last_turns"] is not None:
        lines.append(p.text("table-last-round", turns=table["last_turns"]))
    return "\n".join(lines)


def tile_line(p: Painter, table: View, id: str | None) -> str:
    """A tile with its colour, cost, direction and roads."""
    if id is None:
        return "—"
    tile = table["printed"][id]
    cost = ", ".join(p.text(f"amount-{name}", count=count) for name, count in tile["cost"].items() if count)
    facing = f" ({p.text('facing-' + tile['orientation'])})" if tile["orientation"] else ""
    block = p.paint(f" {p.text('short-' + tile['color']):<6}", GROUND[tile["color"]])
    return f"{block} {p.text(tile['name'])}{facing} {ROAD[tile['roads']]}  [{cost}]"


def _player(p: Painter, view: View, seat: int) -> str:
    table = view["table"]
    player = table["players"][seat]
    henri = "henri" in table and seat == 1
    name = p.text("henri") if henri else p.text(f"player-{player}")
    score = view["scores"][seat]
    marker = "▶" if seat in view["actors"] else " "
    lines = [f"{marker} {MARK[player]} {name}   {p.text('table-score', points=score)}"]
    if henri:
        return lines[0]
    have = table["access"][seat]
    access = ", ".join(f"@amount-{good}*{count}" for good, count in have.items() if count) or "none"
    lines.append("    " + p.text("table-access", reach=table["reach"][seat], access=access))
    if table["active"] == player and table["discounts"]:
        lines.append("    " + p.text("table-discounts", count=table["discounts"]))
    lines += [f"    {tile_line(p, table, tile)}" for tile in table["hands"][player]] or ["    " + p.text("table-empty-hand")]
    return "\n".join(lines)


def _henri(p: Painter, henri: View) -> str:
    x, y = henri["reference"]
    lines = [p.text("table-henri", x=x, y=y, stack=henri["treasure_stack"])]
    for token in henri["treasures"]:
        x, y = token["cell"]
        count = min(token["there"], token["needed"])
        lines.append(f"  ({x},{y}) {p.text(token['name'])} ({count}/{token['needed']})")
    return "\n".join(lines)
