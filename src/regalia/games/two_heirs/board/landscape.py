"""The landscape: tiles as they lie for whoever looks, roads with their letters, troops, lit cells, Henri's tokens."""

from __future__ import annotations

from typing import Any

from regalia.drawing.markup import circle, esc, group, lit_circle, lit_rect, num, path, rect, ribbon, signed, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.scene import Scene
from regalia.games.two_heirs.board.ring import looking
from regalia.games.two_heirs.board.tiles import FOOT_ABOVE, FOOT_BELOW, GOOD_OF, PRODUCERS, TROOP_AT, face, troop, turned

WIDTH, HEIGHT = 536, 528
SIZES = (96, 88, 76, 64)
ROOM = 480
LONGEST_NAME = 18
Cell = tuple[int, int]


class Map:
    """Where cells lie in the drawing: seen from the viewer's side, as large as fits."""

    def __init__(self, scene: Scene) -> None:
        self.flip = -1 if looking(scene) == 1 else 1
        cells = [self.turn(plot["cell"]) for plot in scene.table["landscape"]]
        cells += [self.turn(parse(piece)) for piece in scene.lit if piece.startswith("cell:")]
        self.left = min(x for x, _ in cells)
        self.top = max(y for _, y in cells)
        columns = max(x for x, _ in cells) - self.left + 1
        rows = self.top - min(y for _, y in cells) + 1
        fitting = [size for size in SIZES if columns * size <= ROOM and rows * size <= ROOM]
        self.size = fitting[0] if fitting else SIZES[-1]
        self.width = max(WIDTH, columns * self.size + 56)
        self.height = max(HEIGHT, rows * self.size + 48)
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


def draw(scene: Scene) -> BoardPart:
    m = Map(scene)
    plots = sorted(scene.table["landscape"], key=lambda plot: m.place(plot["cell"])[1])
    lip = "".join(rect(x, y + 3, m.size, m.size, 0, "") for x, y in (m.place(plot["cell"]) for plot in plots))
    body = [rect(0.5, 0.5, m.width - 1, m.height - 1, 10, "mat"), _sides(scene, m), group(lip, classes="lip")]
    body += [_plot(scene, m, plot) for plot in plots]
    body += [_lit_cell(scene, m, piece) for piece in scene.lit if piece.startswith("cell:")]
    if "henri" in scene.table:
        body.append(_henri(scene, m))
    body += [_troop(scene, m, id) for id in scene.table["troops"]]
    if scene.view["over"] or "roads" in scene.table:
        body += [_road_label(scene, m, number, road) for number, road in enumerate(scored_roads(scene))]
    title = scene.t("board-landscape")
    svg = f'<svg class="bd ld" viewBox="0 0 {num(m.width)} {num(m.height)}" width="{num(m.width)}" height="{num(m.height)}" role="group"'
    return BoardPart("landscape", title, f'{svg} aria-label="{title}">' + "".join(body) + "</svg>", int(m.width), int(m.height))


def _sides(scene: Scene, m: Map) -> str:
    """A coloured edge with a name on the side where each heir sits."""
    me = looking(scene)
    found = []
    for seat, edge, base in ((1 - me, 3.0, 14.0), (me, m.height - 3, m.height - 5)):
        line = f"M10 {num(edge)}H{num(m.width - 10)}"
        name = scene.seats[seat] if len(scene.seats[seat]) <= LONGEST_NAME else scene.seats[seat][: LONGEST_NAME - 1] + "…"
        wide = 62 + 7 * len(name)
        start = (m.width - wide) / 2
        slope = "l-8 19" if edge == 3 else "l-8 -19"
        shape = f"M{num(start)} {num(0 if edge == 3 else m.height)}h{wide}{slope}h{16 - wide}z"
        body = path(line, "edgo") + path(line, "edge") + path(shape, "tab")
        body += use(f"i-seat-{scene.tincture(seat)}", start + 14, base - 12, 16) + text(start + 36, base, esc(name), "tabt")
        found.append(group(body, classes=scene.seat_class(seat)))
    return "".join(found)


def _plot(scene: Scene, m: Map, plot: dict[str, Any]) -> str:
    x, y = m.place(plot["cell"])
    cell = ",".join(map(str, plot["cell"]))
    piece = f"cell:{cell}"
    if plot["owner"] is None:
        inner = use(f"h-o-{plot['color']}", 0, 0, 96) + path("M.5.5H95.5V95.5H.5Z", "hol")
        name = scene.t("board-open-land", color=f"@color-{plot['color']}", cell=cell)
        classes, tip = "open", f"land:{plot['color']}"
    else:
        seat = scene.table["players"].index(plot["owner"])
        inner = _building(scene, plot, seat)
        name = scene.t("board-building", tile=f"@tile-{plot['tile']}", cell=cell, seat=f"#{seat}", points=plot["points"])
        classes, tip = scene.seat_class(seat), f"tile:{plot['tile']}"
    extra = scene.touch(piece, name) + f' data-id="plot:{cell}" data-tip="{tip}"'
    scaled = f'<g transform="scale({num(m.size / 96)})">{inner}</g>' if m.size != 96 else inner
    return group(scaled, x, y, classes, extra)


def _building(scene: Scene, plot: dict[str, Any], seat: int) -> str:
    below = seat == looking(scene)
    printed = scene.table["printed"][plot["tile"]]
    exits = plot["exits"] if looking(scene) == 0 else turned(plot["exits"])
    top = 76 if below else 0
    frame = path("M2.3 2.3H93.7V93.7H2.3Z", "hfr") + path("M.5.5H95.5V95.5H.5ZM4.6 4.6H91.4V91.4H4.6Z", "hfl")
    frame += path(f"M.5 {top + 0.5}H95.5V{top + 19.5}H.5Z", "hpl")
    body = face(printed, exits, FOOT_BELOW if below else FOOT_ABOVE, frame)
    body += f'<g color="var(--cn)">{use(scene.mark(seat), 5, top + 3.5, 13)}</g>'
    if _doubled(scene, plot, seat):
        body += text(21, top + 14.5, "×2", "x2")
    if printed["building"] in PRODUCERS:
        body += text(59, top + 14.5, "+1", "x2") + use(PRODUCERS[printed["building"]], 76, top + 2, 16)
    else:
        points = plot["points"] * (2 if _doubled(scene, plot, seat) else 1)
        body += ribbon(69, top + 1.5, 22, 18) + text(80, top + 14.5, points, "rb")
    return body


def _doubled(scene: Scene, plot: dict[str, Any], seat: int) -> bool:
    if "henri" in scene.table and seat == 1:
        return False
    player = scene.table["players"][seat]
    return any(id.startswith(player) and troop["place"] == plot["cell"] for id, troop in scene.table["troops"].items())


def scored_roads(scene: Scene) -> list[tuple[list[Any], int, int]]:
    """(cells, winning seat or -1, points) of every road, in the order of the table."""
    owners = {tuple(plot["cell"]): plot["owner"] for plot in scene.table["landscape"]}
    found = []
    for road in scene.table["roads"]:
        counts = [sum(owners[tuple(cell)] == player for cell in road) for player in scene.table["players"]]
        gap = counts[0] - counts[1]
        found.append((road, -1 if gap == 0 else int(gap < 0), abs(gap)))
    return found


def _road_label(scene: Scene, m: Map, number: int, road: tuple[list[Any], int, int]) -> str:
    cells, winner, points = road
    middle = len(cells) // 2
    (ax, ay), (bx, by) = m.place(cells[middle - 1]), m.place(cells[middle])
    x, y = (ax + bx + m.size) / 2, (ay + by + m.size) / 2
    letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26]
    words = f"+{points}" if winner >= 0 else "="
    body = rect(x - 18, y - 9, 36, 18, 9, "rp") + text(x - 10, y + 4.5, letter, "rpl") + text(x + 6, y + 4.5, words, "rpn")
    return group(body, classes=scene.seat_class(winner) if winner >= 0 else "seat-6")


def _lit_cell(scene: Scene, m: Map, piece: str) -> str:
    """An empty cell that may be chosen; a lit tile is gilded where it lies."""
    x, y = m.place(parse(piece))
    inset = 6 * m.size / 96
    side = m.size - 2 * inset
    built = any(list(parse(piece)) == plot["cell"] for plot in scene.table["landscape"])
    if built:
        return lit_rect(x + inset, y + inset, side, side, 6)
    body = rect(x + inset, y + inset, side, side, 6, "") + lit_rect(x + inset, y + inset, side, side, 6)
    body += _gain(scene, piece, x, y, m.size / 96)
    cell = piece.removeprefix("cell:")
    return group(body, classes="slotc", extra=scene.touch(piece, scene.t("board-empty-cell", cell=cell)))


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
        body += use(f"i-seat-{scene.tincture(1 - me)}", 20, 59, 16) + text(44, 72, signed(other), "dl2")
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(scale)})">{body}</g>'


def _troop(scene: Scene, m: Map, id: str) -> str:
    entry = scene.table["troops"][id]
    if not isinstance(entry["place"], list):
        return ""
    player = id.split("_", maxsplit=1)[0]
    seat = scene.table["players"].index(player)
    x, y = m.place(entry["place"])
    dx, dy = _stand(scene, entry["place"], seat)
    scale = m.size / 96
    cx, cy, size = x + dx * scale, y + dy * scale, max(34 * scale, 26)
    piece = f"troop:{id}"
    gild = lit_circle(cx, cy, size * 0.68) if scene.is_lit(piece) else ""
    body = gild + troop(scene, seat, id, cx, cy, size, bool(entry["acted"]))
    return group(body, extra=scene.touch(piece, scene.t(f"troop-{id}")) + f' data-id="troop:{id}"')


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
    return TROOP_AT[exits][FOOT_BELOW if below else FOOT_ABOVE]


def _henri(scene: Scene, m: Map) -> str:
    """The scaffolding on the reference building, and the treasures with their conditions."""
    henri = scene.table["henri"]
    x, y = m.place(henri["reference"])
    scale = m.size / 96
    body = circle(x + 15 * scale, y + 15 * scale, 13, "rsd") + use("i-scaffold", x + 15 * scale - 9, y + 15 * scale - 9, 18)
    found = [group(body, extra=' data-tip="scaffolding"')]
    for token in henri["treasures"]:
        x, y = m.place(token["cell"])
        low = m.size - 26 if _free_below(scene, token["cell"]) else 22 * scale
        found.append(_treasure(scene, token, x + 7 * scale, y + low))
    return "".join(found)


def _free_below(scene: Scene, cell: Any) -> bool:
    """Whether no troop stands on the lower half of a tile."""
    standing = [id for id, troop in scene.table["troops"].items() if troop["place"] == cell]
    seats = [scene.table["players"].index(id.split("_", maxsplit=1)[0]) for id in standing]
    return all(_stand(scene, cell, seat)[1] < 48 for seat in seats)


SIGNS = {"col": "h-col", "row": "h-row"}
LAYOUTS = {"ns": "h-col", "ew": "h-row", "nesw": "h-ne", "nwse": "h-nw"}


def _treasure(scene: Scene, token: dict[str, Any], x: float, y: float) -> str:
    kind, _, rest = token["treasure"].removeprefix("treasure_").partition("_")
    sign = SIGNS.get(kind) or LAYOUTS[rest]
    good = GOOD_OF.get(rest, "i-any")
    body = rect(0, 0, 66, 20, 4, "trs") + use("i-treasure", 2, 1, 18) + use(sign, 23, 2, 16) + use(good, 44, 2, 16)
    name = scene.t(f"treasure-{token['treasure']}")
    return group(body, x, y, extra=f' role="img" aria-label="{name}" data-tip="treasure:{token["treasure"]}"')
