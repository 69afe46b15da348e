"""What the tiles of both rings share: shape, picture, title, councillors, the flags of the steps, the medallion."""

from __future__ import annotations

from regalia.drawing.markup import circle, group, lit_circle, lit_rect, path, rect, ring_of, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import board, charge, hit, piece, shade
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board.looks import around, is_victoria, looking, pending, player_of

HEIGHT = 238
GAP = 8
SCOOP = 37
TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT = range(4)
"""The places of a ring, clockwise."""
PART_SIGNS = {"countryside": "i-field", "town": "i-castle"}


class Ring:
    """One of the two rings: how wide its tiles are, how tall their pictures."""

    def __init__(self, id: str, width: int, picture: int, cut: str, sign: str) -> None:
        self.id = id
        self.width = width
        self.picture = picture
        self.cut = cut
        self.sign = sign

    def place(self, corner: int) -> tuple[float, float]:
        x = self.width + GAP if corner in (TOP_RIGHT, BOTTOM_RIGHT) else 0
        return x, HEIGHT + GAP if corner in (BOTTOM_RIGHT, BOTTOM_LEFT) else 0


COUNTRYSIDE = Ring("countryside", 178, 106, "country", "i-wheat")
TOWN = Ring("town", 234, 63, "town", "i-castle")


def outline(width: int, corner: int) -> str:
    """A rounded tile, scooped where the four meet."""
    r, w, h = SCOOP, width, HEIGHT
    tl = f"M0 {r}A{r} {r} 0 0 0 {r} 0" if corner == BOTTOM_RIGHT else "M0 10A10 10 0 0 1 10 0"
    tr = f"H{w - r}A{r} {r} 0 0 0 {w} {r}" if corner == BOTTOM_LEFT else f"H{w - 10}A10 10 0 0 1 {w} 10"
    br = f"V{h - r}A{r} {r} 0 0 0 {w - r} {h}" if corner == TOP_LEFT else f"V{h - 10}A10 10 0 0 1 {w - 10} {h}"
    bl = f"H{r}A{r} {r} 0 0 0 0 {h - r}Z" if corner == TOP_RIGHT else f"H10A10 10 0 0 1 0 {h - 10}Z"
    return tl + tr + br + bl


def ground(scene: Scene, ring: Ring, corner: int, id: str) -> str:
    """The tile itself: it can be chosen, it answers, and it explains itself."""
    shape = outline(ring.width, corner)
    whole = f"location:{id}"
    name = scene.t(f"location-{id}")
    body = [f'<path d="{shape}" class="tile-edge" transform="translate(0 2)"/>', path(shape, "tile-face")]
    picture = use(f"e-{id}", 0, 0, ring.width, ring.picture) + rect(0, ring.picture, ring.width, 1.5, 0, "tile-rule")
    body.append(f'<g clip-path="url(#e-cut-{ring.cut}-{corner})">{picture}</g>')
    body += [path(shape, "tile-line"), text(12, ring.picture + (21 if ring is COUNTRYSIDE else 17.5), name, "h")]
    if scene.is_lit(whole):
        body.append(ring_of(path(shape, ""), ring.width / 2, 0))
    asked = scene.is_lit(whole) or ring is TOWN or pending(scene) in ("choose_councillor", "town_choice")
    return group("".join(body), extra=(scene.touch(whole, name) if asked else "") + f' data-tip="location:{id}"')


def councillors(scene: Scene, ring: Ring, corner: int, id: str) -> str:
    """The councillors on a tile, each seat in its own lane, the viewer's first and on top."""
    first, step = (8.0, 42.0) if ring is COUNTRYSIDE else (40.0, 38.0) if corner == BOTTOM_RIGHT else (12.0, 44.0)
    body = []
    for lane, seat in enumerate(around(scene)):
        if not is_victoria(scene, seat) and player_of(scene, seat)["councillors"][ring.id] == id:
            body.append(_councillor(scene, ring, seat, first + step * lane))
    return "".join(reversed(body))


def _councillor(scene: Scene, ring: Ring, seat: int, x: float) -> str:
    whole, part = f"councillor:{seat}", f"councillor:{ring.id}:{seat}"
    id = part if scene.is_lit(part) else whole
    pawn = shade(20, 38, 14.4, 3.6) + use("i-councillor", 0, 0, 40) + charge(scene, seat, 13.2, 22.4, 13.6)
    gild = lit_circle(20, 21, 23) if scene.is_lit(id) and seat == looking(scene) else ""
    name = scene.t(f"board-councillor-{ring.id}", seat=f"#{seat}")
    body = hit(circle(20, 21, 21, "")) + circle(20, 21, 21.5, "jm") + gild + pawn
    classes = f"{scene.seat_class(seat)} piece"
    return piece(scene, id, name, body, (x, ring.picture - 41), moves=part, tip="councillor", classes=classes)


def flags(scene: Scene, ring: Ring, order: list[str]) -> str:
    """How many steps the viewer's councillor would need to each tile, for the moves that are still open."""
    if scene.view["over"]:
        return ""
    me = looking(scene)
    start = order.index(player_of(scene, me)["councillors"][ring.id])
    return "".join(_flag(scene, ring, (start + steps) % 4, steps, f"councillor:{ring.id}:{me}") for steps in open_steps(scene))


def open_steps(scene: Scene) -> list[int]:
    """The slot of this turn until the move is made; while one waits for a turn, every free slot."""
    me = looking(scene)
    turn, asked = scene.table["turn"], scene.table["pending"]
    mine = scene.table["active"] == me and scene.table["phase"] == "turns"
    if mine and asked and "steps" in asked:
        return [asked["steps"]]
    if mine and turn["slot"]:
        return [] if "move" in turn["done"] else [turn["slot"]]
    if scene.table["phase"] != "turns":
        return []
    return [n for n, card in enumerate(player_of(scene, me)["slots"], start=1) if card is None]


def _flag(scene: Scene, ring: Ring, corner: int, steps: int, id: str) -> str:
    x, y = ring.place(corner)
    x += ring.width - (80 if corner == BOTTOM_LEFT else 44)
    body = rect(0, 0, 36, 22, 11, "step") + f'<g class="stepi">{use("i-move", 5, 3, 16)}</g>' + text(25, 16, steps, "stepn")
    if not scene.is_lit(id):
        return group(body, x, y + 8, "flag")
    body = lit_rect(-2.5, -2.5, 41, 27, 13.5) + body
    return piece(scene, id, scene.t("board-steps", steps=steps), body, (x, y + 8), classes="flag")


def medallion(ring: Ring) -> str:
    """Where the tiles meet: which way round."""
    turn = "M-15 -15A21.2 21.2 0 0 1 15 -15m-.5-5.5 1 6-6 .6"
    arrows = "".join(f'<path d="{turn}" class="meda" transform="rotate({angle})"/>' for angle in (0, 180))
    body = circle(0, 0, 30, "med") + circle(0, 0, 26, "med2") + arrows + use(ring.sign, -12, -12, 24)
    return group(body, ring.width + GAP / 2, HEIGHT + GAP / 2, extra=' data-tip="clockwise"')


def part(ring: Ring, title: str, body: str) -> BoardPart:
    width, height = 2 * ring.width + GAP + (12 if ring is COUNTRYSIDE else 8), 2 * HEIGHT + GAP + 10
    return board(ring.id, title, body, (width, height), PART_SIGNS[ring.id], ring.id, f"-4 -4 {width} {height}")
