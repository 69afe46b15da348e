"""The solo table: treasures with what is there and what is missing, the scaffolding, and what Henri would do next."""

from __future__ import annotations

from typing import Any, NamedTuple

from regalia.drawing.markup import circle, group, icon, num, rect, text, use
from regalia.drawing.panels import section
from regalia.drawing.pieces import seen_as, told
from regalia.drawing.scene import Scene
from regalia.games.two_heirs.board.tiles import GOOD_OF, PICTURES, E, N
from regalia.games.two_heirs.load import components

# A layout that is no line through the tile is drawn cell by cell.
SIGNS = {"column": "h-col", "row": "h-row", "ns": "h-col", "ew": "h-row", "nesw": "h-ne", "nwse": "h-nw"}
LINES = {frozenset("NS"): "ns", frozenset("EW"): "ew", frozenset(("NE", "SW")): "nesw", frozenset(("NW", "SE")): "nwse"}
SPOTS = {
    "N": (9, 1.2),
    "NE": (16.8, 1.2),
    "E": (16.8, 9),
    "SE": (16.8, 16.8),
    "S": (9, 16.8),
    "SW": (1.2, 16.8),
    "W": (1.2, 9),
    "NW": (1.2, 1.2),
}
SMALL = 76
Cell = tuple[int, int]


class Plan(NamedTuple):
    """Henri's turn if it came now: the colour he looks for, the place he takes from, the option and its cell."""

    color: str | None
    place: int
    tile: str
    option: str
    cell: Cell | None


def is_solo(scene: Scene) -> bool:
    return "henri" in scene.table


# -- what he would do ----------------------------------------------------------------------------------


def plan(scene: Scene) -> Plan | None:
    """Only while somebody could still end a turn before his."""
    found = scene.table["henri"]["next"] if is_solo(scene) else None
    if found is None:
        return None
    cell = (found["cell"][0], found["cell"][1]) if found["cell"] is not None else None
    return Plan(found["color"], found["place"], found["tile"], found["option"], cell)


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
    printed = scene.table["printed"][found.tile]
    looked = icon(GOOD_OF[found.color], 20) if found.color else icon("i-any", 20)
    first = scene.t(printed["name"])
    then = scene.t(f"board-henri-option-{found.option.lower()}")
    move = f'<div class="nx">{looked}→{icon(PICTURES[printed["building"]], 24)}<p><b>{first}</b><br>{then}</p></div>'
    return f'<div class="nxt"><h2>{scene.t("board-henri-next")}</h2>{move}</div>'


# -- treasures -----------------------------------------------------------------------------------------


def treasure_kind(token: dict[str, Any]) -> str:
    """ "column", "row", a line through the tile, or "layout"."""
    condition: str = token["condition"]
    return LINES.get(frozenset(token["cells"]), condition)


def sign(token: dict[str, Any], size: int) -> str:
    """Where the tiles must lie, as a drawing of its own."""
    kind = treasure_kind(token)
    if kind in SIGNS:
        return icon(SIGNS[kind], size, f"k-{token['color']}")
    spots = [(*SPOTS[cell], "var(--k,none)") for cell in token["cells"]] + [(9, 9, "currentColor")]
    body = "".join(f'<rect x="{x}" y="{y}" width="6" height="6" rx="1" fill="{fill}"/>' for x, y, fill in spots)
    head = f'<svg class="ic k-{token["color"]}" width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true"'
    return f'{head} stroke="currentColor" stroke-width="1.4">{body}</svg>'


def _sign_at(token: dict[str, Any], x: float, y: float, size: int) -> str:
    kind = treasure_kind(token)
    return use(SIGNS[kind], x, y, size) if kind in SIGNS else group(sign(token, size), x, y)


def progress(token: dict[str, Any]) -> str:
    return f"{min(token['there'], token['needed'])}/{token['needed']}"


def treasure(scene: Scene, token: dict[str, Any], x: float, y: float, size: float, below: bool) -> str:
    """A plate on the tile, on the side away from its foot; on a small tile the colour is left to the tooltip."""
    color = token["color"]
    scale = size / 96
    count = progress(token)
    if size >= SMALL:
        body = rect(0, 0, 82, 20, 4, "trs") + use("i-treasure", 2, 1, 18) + _sign_at(token, 22, 2, 16)
        body += use(GOOD_OF.get(color, "i-any"), 40, 2, 16) + text(79, 14.5, count, "trn")
        left, top, high = 7, 72, 20
    else:
        body = rect(0, 0, 84, 25, 4, "trs") + use("i-treasure", 3, 2, 21)
        body += _sign_at(token, 26, 2.5, 20) + text(80, 19, count, "trn")
        left, top, high = 6, 67, 25
    name = scene.t(token["name"])
    at = (96 - high - top) if below else top
    extra = seen_as(f"{name} ({count})") + told(token["treasure"], f"treasure:{token['treasure']}")
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
    return group(body, extra=told("scaffolding", "scaffolding"))


def treasures(scene: Scene) -> str:
    """The list beside the board: nearest to completion first, then the stack."""
    henri = scene.table["henri"]
    rows = []
    for token in sorted(henri["treasures"], key=lambda token: -int(token["there"])):
        kind, color = treasure_kind(token), token["color"]
        cell = ",".join(map(str, token["cell"]))
        good = icon(GOOD_OF.get(color, "i-any"), 18)
        count = progress(token)
        rows.append(
            f"<li{told(tip='treasure:' + token['treasure'], lights=f'plot:{cell}')}>{icon('i-treasure', 20)}"
            f"{sign(token, 18)}{good}<span>{scene.t(f'board-treasure-{kind}', count=token['needed'])}</span><b>{count}</b></li>"
        )
    stack = scene.t("board-treasure-stack", count=henri["treasure_stack"])
    title = scene.t("board-treasures-each", points=components(scene.pack).solo.treasure_points)
    rows.append(f'<li class="stk">{icon("i-hidden", 20)}<span>{stack}</span></li>')
    return section(title, f"<ol>{''.join(rows)}</ol>", "tre")
