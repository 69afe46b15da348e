"""The landscape: tiles as they lie for whoever looks, roads with their letters, troops, lit cells, Henri's tokens."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, hypot
from typing import Any

from regalia.drawing.lettering import cut, wide
from regalia.drawing.markup import circle, esc, group, lit_circle, lit_rect, num, path, rect, ribbon, signed, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import at_end, board, charge, piece, seen_as, shield, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.two_heirs.board import henri
from regalia.games.two_heirs.board.tiles import FOOT_ABOVE, FOOT_BELOW, GOOD_OF, GOODS, TOUCHED, TROOP_AT, face, troop, turned
from regalia.games.two_heirs.places import around

WIDTH, HEIGHT = 536, 528
SIZES = (96, 88, 76, 64)
WORDED, DETAILED = 88, 76
"""On smaller tiles than these "×2" and "+1" go, then targets and chips: their sign, or the tooltip, says it."""
ROOM = 480
NAME_ROOM = 150
GILDED = 0.68
"""Radius of a lit troop's ring, in sizes of the troop."""
APART = 32
"""A road's label keeps so far from troops and other labels, if it can."""
BESIDE = 30
Cell = tuple[int, int]
Point = tuple[float, float]


class Map:
    """Where cells lie in the drawing: seen from the viewer's side, as large as fits."""

    def __init__(self, scene: Scene) -> None:
        self.flip = -1 if looking(scene) == 1 else 1
        cells = [self.turn(plot["cell"]) for plot in scene.table["landscape"]]
        cells += [self.turn(parse(piece)) for piece in scene.lit if piece.startswith("cell:")]
        plan = henri.plan(scene)
        if plan is not None and plan.cell is not None:
            cells.append(self.turn(plan.cell))
        self.left = min(x for x, _ in cells)
        self.top = max(y for _, y in cells)
        columns = max(x for x, _ in cells) - self.left + 1
        rows = self.top - min(y for _, y in cells) + 1
        fitting = [size for size in SIZES if columns * size <= ROOM and rows * size <= ROOM]
        self.size = fitting[0] if fitting else SIZES[-1]
        larger = max(1, (columns * self.size + 56) / WIDTH, (rows * self.size + 48) / HEIGHT)
        self.width = WIDTH * larger
        self.height = HEIGHT * larger
        self.columns, self.rows = columns, rows
        self.base = {96: 14.5, 88: 14.5, 76: 15.5, 64: 16.5}[self.size]
        self.x = (self.width - columns * self.size) / 2
        self.y = (self.height - rows * self.size) / 2

    def turn(self, cell: Any) -> Cell:
        return cell[0] * self.flip, cell[1] * self.flip

    def place(self, cell: Any) -> tuple[float, float]:
        """Upper left corner of a cell in the drawing."""
        x, y = self.turn(cell)
        return self.x + (x - self.left) * self.size, self.y + (self.top - y) * self.size


def parse(piece: str) -> Cell:
    x, _, y = piece.removeprefix("cell:").partition(",")
    return int(x), int(y)


def beside(scene: Scene, cell: Any) -> str:
    """What a cell touches, as the rules' own words for it."""
    plots = [(*plot["cell"], _word(scene, plot), plot["owner"] is not None) for plot in scene.table["landscape"]]
    return around(plots, *cell)


def _word(scene: Scene, plot: dict[str, Any]) -> str:
    return f"@land-{plot['color']}" if plot["owner"] is None else f"@{scene.table['printed'][plot['tile']]['name']}"


def draw(scene: Scene) -> BoardPart:
    m = Map(scene)
    plots = sorted(scene.table["landscape"], key=lambda plot: m.place(plot["cell"])[1])
    lip = "".join(rect(x, y + 3, m.size, m.size, 0, "") for x, y in (m.place(plot["cell"]) for plot in plots))
    mat = rect(0.5, 0.5, m.width - 1, m.height - 1, 10, "mat")
    body = [mat, _crosses(m), _sides(scene, m), group(lip, classes="lip")]
    body += [_plot(scene, m, plot) for plot in plots]
    body += [_lit_cell(scene, m, piece) for piece in scene.lit if piece.startswith("cell:")]
    if any(source == "roads" for source, _ in scene.table["breakdown"][0]):
        body += _road_labels(scene, m)
    if henri.is_solo(scene):
        body.append(_henri(scene, m))
    body += [_troop(scene, m, id) for id in scene.table["troops"]]
    body += [_change(scene, m, piece) for piece in scene.lit if piece.startswith("cell:")]
    return board("landscape", scene.t("board-landscape"), "".join(body), (m.width, m.height), "i-field", f"ld s{m.size}")


def _crosses(m: Map) -> str:
    """The corners of the cells, as far as the mat reaches."""
    columns = range(-int(m.x // m.size), m.columns + int(m.x // m.size) + 1)
    rows = range(-int((m.y - 16) // m.size), m.rows + int((m.y - 16) // m.size) + 1)
    marks = (f"M{num(m.x + c * m.size - 4)} {num(m.y + r * m.size)}h8m-4-4v8" for c in columns for r in rows)
    return group(path("".join(marks), ""), classes="grid")


def _sides(scene: Scene, m: Map) -> str:
    """A coloured edge with a name on the side where each heir sits."""
    me = looking(scene)
    found = []
    for seat, edge, base in ((1 - me, 3.0, 14.0), (me, m.height - 3, m.height - 5)):
        line = f"M10 {num(edge)}H{num(m.width - 10)}"
        name = cut(esc(scene.seats[seat]), 13, NAME_ROOM)
        long = ceil(wide(name, 13)) + 52
        start = (m.width - long) / 2
        slope = "l-8 19" if edge == 3 else "l-8 -19"
        shape = f"M{num(start)} {num(0 if edge == 3 else m.height)}h{long}{slope}h{16 - long}z"
        body = path(line, "edgo") + path(line, "edge") + path(shape, "tab")
        body += shield(scene, seat, start + 14, base - 12, 16) + text(start + 36, base, name, "tabt")
        found.append(group(body, classes=scene.seat_class(seat)))
    return "".join(found)


def _plot(scene: Scene, m: Map, plot: dict[str, Any]) -> str:
    x, y = m.place(plot["cell"])
    cell = ",".join(map(str, plot["cell"]))
    if plot["owner"] is None:
        inner = use(f"h-o-{plot['color']}", 0, 0, 96) + path("M.5.5H95.5V95.5H.5Z", "hol")
        name = scene.t("board-open-land", color=f"@color-{plot['color']}", near=beside(scene, plot["cell"]))
        classes, tip, end = "open", f"land:{plot['color']}", ""
    else:
        seat = scene.table["players"].index(plot["owner"])
        inner = _building(scene, m, plot, seat)
        tile = scene.table["printed"][plot["tile"]]["name"]
        name = scene.t("board-building", tile=f"@{tile}", seat=f"#{seat}", points=plot["final"])
        classes, tip, end = scene.seat_class(seat), f"tile:{plot['tile']}", at_end(plot["final"])
    scaled = f'<g transform="scale({num(m.size / 96)})" class="t{m.size}">{inner}</g>' if m.size != 96 else inner
    return piece(scene, f"cell:{cell}", name, scaled, (x, y), moves=f"plot:{cell}", tip=tip, classes=classes, end=end)


def _building(scene: Scene, m: Map, plot: dict[str, Any], seat: int) -> str:
    below = seat == looking(scene)
    printed = scene.table["printed"][plot["tile"]]
    exits = plot["exits"] if looking(scene) == 0 else turned(plot["exits"])
    top = 76 if below else 0
    frame = path("M2.3 2.3H93.7V93.7H2.3Z", "hfr") + path("M.5.5H95.5V95.5H.5ZM4.6 4.6H91.4V91.4H4.6Z", "hfl")
    frame += path(f"M.5 {top + 0.5}H95.5V{top + 19.5}H.5Z", "hpl")
    raised = not below and _treasured(scene, plot["cell"])
    body = face(printed, exits, FOOT_BELOW if below else FOOT_ABOVE, frame, raised, m.size >= DETAILED)
    body += charge(scene, seat, 5, top + 3.5, 13)
    if plot["doubled"] and m.size >= WORDED:
        body += text(21, top + 14.5, "×2", "x2")
    if printed["gives"]:
        worded = text(59, top + 14.5, "+1", "x2") if m.size >= WORDED else ""
        return body + worded + use(GOODS[printed["gives"][0]], 74, top + 1, 18)
    points = plot["final"]
    wide = 22 if m.size >= WORDED or points < 10 else 26 if m.size >= DETAILED else 30
    return body + ribbon(91 - wide, top + 1, wide, 18.5) + text(91 - wide / 2, top + m.base, points, "rb")


def _treasured(scene: Scene, cell: Any) -> bool:
    return henri.is_solo(scene) and any(token["cell"] == cell for token in scene.table["henri"]["treasures"])


def scored_roads(scene: Scene) -> list[tuple[list[Any], int, int]]:
    """(cells, winning seat or -1, points) of every road, in the order of the table."""
    scores = zip(scene.table["roads"], scene.table["road_scores"], strict=True)
    return [(road, -1 if score["seat"] is None else score["seat"], score["points"]) for road, score in scores]


def _road_labels(scene: Scene, m: Map) -> list[str]:
    taken = [_where(scene, m, id) for id, troop in scene.table["troops"].items() if isinstance(troop["place"], list)]
    if henri.is_solo(scene):
        taken += [_plate(scene, m, token) for token in scene.table["henri"]["treasures"]]
    found = []
    for number, (cells, winner, points) in enumerate(scored_roads(scene)):
        x, y = _free_point(_points_of(m, cells), taken)
        taken.append((x, y))
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26]
        words = f"+{points}" if winner >= 0 else "="
        half = 18 if m.size >= DETAILED else 15.5
        body = rect(x - half, y - half / 2, 2 * half, half, half / 2, "rp")
        body += text(x - half / 2, y + 4.3, letter, "rpl") + text(x + half * 0.4, y + 4.3, words, "rpn")
        classes = scene.seat_class(winner) if winner >= 0 else "tie"
        lights = " ".join(f"plot:{cx},{cy}" for cx, cy in cells)
        extra = told(tip="road", lights=lights) + seen_as(road_name(scene, letter, winner, points))
        found.append(group(body, classes=classes, extra=extra))
    return found


def road_name(scene: Scene, letter: str, winner: int, points: int) -> str:
    """A road by its letter, and what it brings to whom."""
    if winner < 0:
        return scene.t("board-road-even", letter=letter)
    return scene.t("board-road-won", letter=letter, seat=f"#{winner}", count=points)


def _points_of(m: Map, cells: list[Any]) -> list[Point]:
    """Where a road may carry its label: joints, middles of tiles, above or below a joint; from the road's middle outwards."""
    middles = [(x + m.size / 2, y + m.size / 2) for x, y in (m.place(cell) for cell in cells)]
    joints = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(middles)]
    beside = [(x, y + dy) for x, y in joints for dy in (-BESIDE, BESIDE)]
    ordered = []
    for points in (joints, middles, beside):
        centre = (len(points) - 1) / 2
        ordered += [points[n] for n in sorted(range(len(points)), key=lambda n: abs(n - centre))]
    return ordered


def _free_point(points: list[Point], taken: list[Point]) -> Point:
    """The first with nothing near, else the one with the most room."""

    def room(point: Point) -> float:
        return min((hypot(point[0] - x, (point[1] - y) * 1.25) for x, y in taken), default=APART)

    return next((point for point in points if room(point) >= APART), max(points, key=room))


def _lit_cell(scene: Scene, m: Map, id: str) -> str:
    """An empty cell that may be chosen; a lit tile is gilded where it lies."""
    x, y = m.place(parse(id))
    inset = 6 * m.size / 96
    side = m.size - 2 * inset
    built = any(list(parse(id)) == plot["cell"] for plot in scene.table["landscape"])
    if built:
        return lit_rect(x + 1.5, y + 1.5, m.size - 3, m.size - 3, 3)
    body = rect(x + inset, y + inset, side, side, 6, "") + lit_rect(x + inset, y + inset, side, side, 6)
    body += _gain(scene, id, x, y, m.size / 96)
    return piece(scene, id, scene.t("board-empty-cell", near=beside(scene, parse(id))), body, classes="slotc")


def _change(scene: Scene, m: Map, piece: str) -> str:
    """On a lit tile: what a troop would change by standing there."""
    change = scene.gains.get(piece)
    built = any(list(parse(piece)) == plot["cell"] for plot in scene.table["landscape"])
    if change is None or not built or not change[looking(scene)]:
        return ""
    x, y = m.place(parse(piece))
    gain = change[looking(scene)]
    body = rect(-25, -11, 50, 22, 11, "chg") + use("i-vp", -21, -9, 18) + text(11, 5, signed(gain), "chn")
    return group(body, x + m.size / 2, y + m.size / 2, "chp")


def _gain(scene: Scene, piece: str, x: float, y: float, scale: float) -> str:
    """What a tile there would bring, and what it would change for the other heir."""
    change = scene.gains.get(piece)
    if change is None:
        return ""
    me = looking(scene)
    other = change[1 - me]
    line = 48 if not other else 39
    body = use("i-vp", 16, line - 12, 24) + text(44, line + 7, signed(change[me]), "dl")
    if other:
        body += shield(scene, 1 - me, 20, 59, 16) + text(44, 72, signed(other), "dl2")
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{body}</g>'


def _where(scene: Scene, m: Map, id: str) -> Point:
    """The middle of a troop that stands in the landscape."""
    place = scene.table["troops"][id]["place"]
    seat = scene.table["players"].index(id.split("_", maxsplit=1)[0])
    x, y = m.place(place)
    dx, dy = _stand(scene, place, seat)
    ring = _disc(m) * GILDED * 96 / m.size
    plot = next(plot for plot in scene.table["landscape"] if plot["cell"] == place)
    if plot["owner"] is not None:
        dx = min(max(dx, ring - 3), 99 - ring)
        dy = min(dy, 78 - ring) if _is_mine(scene, place) else max(dy, 18 + ring)
    return x + dx * m.size / 96, y + dy * m.size / 96


def _disc(m: Map) -> float:
    return max(34 * m.size / 96, 26)


def _troop(scene: Scene, m: Map, id: str) -> str:
    entry = scene.table["troops"][id]
    if not isinstance(entry["place"], list):
        return ""
    seat = scene.table["players"].index(id.split("_", maxsplit=1)[0])
    cx, cy = _where(scene, m, id)
    size = _disc(m)
    lit = scene.is_lit(f"troop:{id}")
    gild = circle(cx, cy, TOUCHED, "hitc") + lit_circle(cx, cy, size * GILDED) if lit else ""
    automa = henri.is_solo(scene) and seat == 1
    body = gild + troop(scene, seat, id, cx, cy, size, bool(entry["acted"]) or automa)
    if m.size >= DETAILED and not automa:
        color = next(plot["color"] for plot in scene.table["landscape"] if plot["cell"] == entry["place"])
        x, y = cx + size * 0.4, cy + size * 0.4
        body += circle(x, y, 8, "chip") + use(GOOD_OF[color], x - 6.5, y - 6.5, 13)
    return piece(scene, f"troop:{id}", scene.t(f"troop-{id}"), body, moves=f"troop:{id}")


def _stand(scene: Scene, cell: Any, seat: int) -> tuple[float, float]:
    """Where on its tile a troop stands: beside the road, and beside the other cavalry on the start tile."""
    plot = next(plot for plot in scene.table["landscape"] if plot["cell"] == cell)
    if plot["owner"] is None:
        shared = sum(troop["place"] == cell for troop in scene.table["troops"].values()) > 1
        if shared:
            return (28, 52) if seat == looking(scene) else (68, 44)
        return 48, 52
    below = scene.table["players"].index(plot["owner"]) == looking(scene)
    exits = plot["exits"] if looking(scene) == 0 else turned(plot["exits"])
    x, y = TROOP_AT[exits][FOOT_BELOW if below else FOOT_ABOVE]
    return (x, min(y, 46)) if _treasured(scene, cell) and not below else (x, y)


def _is_mine(scene: Scene, cell: Any) -> bool:
    plot = next(plot for plot in scene.table["landscape"] if plot["cell"] == cell)
    return plot["owner"] is not None and scene.table["players"].index(plot["owner"]) == looking(scene)


def _plate(scene: Scene, m: Map, token: dict[str, Any]) -> Point:
    x, y = m.place(token["cell"])
    dx, dy = henri.plate_at(m.size, _is_mine(scene, token["cell"]))
    return x + dx, y + dy


def _henri(scene: Scene, m: Map) -> str:
    """The treasures with their conditions, the scaffolding on the reference building, and where his next tile would go."""
    found = []
    for token in scene.table["henri"]["treasures"]:
        found.append(henri.treasure(scene, token, *m.place(token["cell"]), m.size, _is_mine(scene, token["cell"])))
    reference = scene.table["henri"]["reference"]
    plot = next(plot for plot in scene.table["landscape"] if plot["cell"] == reference)
    standing = [id for id, troop in scene.table["troops"].items() if troop["place"] == reference]
    stand = _stand(scene, reference, scene.table["players"].index(standing[0].split("_", maxsplit=1)[0])) if standing else None
    found.append(henri.scaffold(*m.place(reference), m.size, plot["exits"], stand))
    plan = henri.plan(scene)
    if plan is not None and plan.cell is not None:
        x, y = m.place(plan.cell)
        inset = 6 * m.size / 96
        if f"cell:{plan.cell[0]},{plan.cell[1]}" not in scene.lit:
            frame = rect(x + inset, y + inset, m.size - 2 * inset, m.size - 2 * inset, 6, "hnext")
            found.append(group(frame, classes=scene.seat_class(1)))
        found.append(group(henri.pill(x + inset + 3, y + inset + 3, plan.option), extra=' data-tip="henri"'))
    return "".join(found)
