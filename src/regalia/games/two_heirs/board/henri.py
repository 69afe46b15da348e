"""The solo table: treasures with what is there and what is missing, the scaffolding, and what Henri would do next."""

from __future__ import annotations

from typing import Any, NamedTuple

from regalia.drawing.markup import circle, group, icon, num, rect, text, use
from regalia.drawing.scene import Scene
from regalia.games.two_heirs.board.tiles import GOOD_OF, PICTURES, E, N, turned
from regalia.games.two_heirs.components import SoloFile, components

SIGNS = {"col": "h-col", "row": "h-row", "ns": "h-col", "ew": "h-row", "nesw": "h-ne", "nwse": "h-nw"}
LAYOUTS = {"ns": ((0, 1), (0, -1)), "ew": ((1, 0), (-1, 0)), "nesw": ((1, 1), (-1, -1)), "nwse": ((-1, 1), (1, -1))}
# Clockwise from the top, as Henri tries the cells (HEIRS-SOLO-22); the even ones are orthogonal.
AROUND = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OPTIONS = "ABCD"
SMALL = 76
Cell = tuple[int, int]


class Plan(NamedTuple):
    """Henri's turn if it came now: the colour he looks for, the place he takes from, the option and its cell."""

    color: str | None
    place: int
    tile: str
    option: str
    cell: Cell | None


def solo(scene: Scene) -> SoloFile:
    return components(scene.pack).solo


def is_solo(scene: Scene) -> bool:
    return "henri" in scene.table


# -- what he would do ----------------------------------------------------------------------------------


def plan(scene: Scene) -> Plan | None:
    """Only while somebody could still end a turn before his (HEIRS-SOLO-10, -11, -22 to -26)."""
    last = scene.table["last_turns"]
    if not is_solo(scene) or scene.view["actors"] != [0] or (last is not None and last <= 1):
        return None
    ring = scene.table["royal_supply"]
    shield = scene.table["royal_shield"]["place"]
    order = [place for place in ((shield + step) % 7 for step in range(1, 7)) if ring[place] is not None]
    if not order:
        return None
    color = scene.table["common_supply"]["top"]
    place = next((p for p in order if scene.table["printed"][ring[p]]["color"] == color), order[0])
    option, cell = _cell(scene, scene.table["printed"][ring[place]]["roads"])
    return Plan(color, place, ring[place], option, cell)


def _cell(scene: Scene, roads: int) -> tuple[str, Cell | None]:
    plots = {tuple(plot["cell"]): plot for plot in scene.table["landscape"]}
    x, y = scene.table["henri"]["reference"]
    exits = plots[(x, y)]["exits"] if (x, y) in plots else 0
    laid = turned(roads)
    free = [(d, (x + dx, y + dy)) for d, (dx, dy) in enumerate(AROUND) if (x + dx, y + dy) not in plots]
    leading = [(d, cell) for d, cell in free if _has_exit(exits, d)]
    meeting = [(d, cell) for d, cell in leading if _has_exit(laid, (d + 4) % 8)]
    for option, found in zip(OPTIONS, (meeting, leading, free), strict=False):
        if found:
            return option, found[0][1]
    return OPTIONS[-1], None


def _has_exit(exits: int, direction: int) -> bool:
    return direction % 2 == 0 and bool(exits >> (direction // 2) & 1)


def pill(x: float, y: float, letter: str = "") -> str:
    """Henri's mask on leather: never gold, for it is not a choice."""
    wide = 42 if letter else 26
    body = rect(0, 0, wide, 18, 9, "hpill") + use("i-automa", 5, 1, 16)
    return group(body + (text(31, 13.5, letter, "hpt") if letter else ""), x, y)


def next_move(scene: Scene) -> str:
    """In Henri's panel: what follows if the turn ends now."""
    found = plan(scene)
    if found is None:
        return ""
    kind = scene.table["printed"][found.tile]["building"]
    looked = icon(GOOD_OF[found.color], 20) if found.color else icon("i-any", 20)
    first = scene.t(f"tile-{found.tile}")
    then = scene.t(f"board-henri-option-{found.option.lower()}")
    move = f'<div class="nx">{looked}→{icon(PICTURES[kind], 24)}<p><b>{first}</b><br>{then}</p></div>'
    return f'<div class="nxt"><h2>{scene.t("board-henri-next")}</h2>{move}</div>'


# -- treasures -----------------------------------------------------------------------------------------


def treasure_kind(token: dict[str, Any]) -> tuple[str, str]:
    """("col" or "row", colour) or (layout, "any")."""
    kind, _, rest = token["treasure"].removeprefix("treasure_").partition("_")
    return (rest, "any") if kind == "layout" else (kind, rest)


def there(scene: Scene, token: dict[str, Any]) -> int:
    """How many of the tiles that a treasure asks for are laid."""
    kind, color = treasure_kind(token)
    x, y = token["cell"]
    others = [plot for plot in scene.table["landscape"] if plot["cell"] != token["cell"]]
    if kind in LAYOUTS:
        cells = [plot["cell"] for plot in others]
        return sum([x + dx, y + dy] in cells for dx, dy in LAYOUTS[kind])
    axis = 0 if kind == "col" else 1
    return sum(plot["color"] == color and plot["cell"][axis] == token["cell"][axis] for plot in others)


def progress(scene: Scene, token: dict[str, Any]) -> str:
    needed = solo(scene).treasure_tiles_needed
    return f"{min(there(scene, token), needed)}/{needed}"


def treasure(scene: Scene, token: dict[str, Any], x: float, y: float, size: float, below: bool) -> str:
    """A plate on the tile, on the side away from its foot; on a small tile the colour is left to the tooltip."""
    kind, color = treasure_kind(token)
    scale = size / 96
    count = progress(scene, token)
    if size >= SMALL:
        body = rect(0, 0, 82, 20, 4, "trs") + use("i-treasure", 2, 1, 18) + use(SIGNS[kind], 22, 2, 16)
        body += use(GOOD_OF.get(color, "i-any"), 40, 2, 16) + text(79, 14.5, count, "trn")
        left, top, high = 7, 72, 20
    else:
        body = rect(0, 0, 84, 25, 4, "trs") + use("i-treasure", 3, 2, 21)
        body += use(SIGNS[kind], 26, 2.5, 20) + text(80, 19, count, "trn")
        left, top, high = 6, 67, 25
    name = scene.t(f"treasure-{token['treasure']}")
    at = (96 - high - top) if below else top
    extra = f' role="img" aria-label="{name} ({count})" data-tip="treasure:{token["treasure"]}" data-id="{token["treasure"]}"'
    place = f"translate({num(x + left * scale)} {num(y + at * scale)}) scale({num(scale)})"
    return f'<g{extra} class="k-{color} {"" if size >= SMALL else "t64"}"><g transform="{place}">{body}</g></g>'


def plate_at(size: float, below: bool) -> tuple[float, float]:
    """The middle of a treasure's plate on its tile."""
    low = (82 if size >= SMALL else 79.5) * size / 96
    return size / 2, size - low if below else low


def scaffold(x: float, y: float, size: float, exits: int, stand: tuple[float, float] | None) -> str:
    """On the reference building, in the upper corner that road and troop leave free."""
    left = exits in (N | E, 15) or (stand is not None and stand[0] > 48 and stand[1] < 48)
    scale = size / 96
    radius = max(13 * scale, 11)
    cx, cy = x + (16 if left else 80) * scale, y + 16 * scale
    side = radius * 1.4
    body = circle(cx, cy, radius, "rsd") + use("i-scaffold", cx - side / 2, cy - side / 2, side)
    return group(body, extra=' data-tip="scaffolding" data-id="scaffolding"')


def treasures(scene: Scene) -> str:
    """The list beside the board: nearest to completion first, then the stack."""
    henri = scene.table["henri"]
    rows = []
    for token in sorted(henri["treasures"], key=lambda token: -there(scene, token)):
        kind, color = treasure_kind(token)
        cell = ",".join(map(str, token["cell"]))
        good = icon(GOOD_OF.get(color, "i-any"), 18)
        count = progress(scene, token)
        rows.append(
            f'<li data-lights="plot:{cell}" data-tip="treasure:{token["treasure"]}">{icon("i-treasure", 20)}'
            f"{icon(SIGNS[kind], 18, f'k-{color}')}{good}<span>{scene.t(f'board-treasure-{kind}')}</span><b>{count}</b></li>"
        )
    stack = scene.t("board-treasure-stack", count=henri["treasure_stack"])
    title = scene.t("board-treasures-each", points=solo(scene).treasure_points)
    rows.append(f'<li class="stk">{icon("i-hidden", 20)}<span>{stack}</span></li>')
    return f'<section class="tre"><h2>{title}</h2><ol>{"".join(rows)}</ol></section>'
