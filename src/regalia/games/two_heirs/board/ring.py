"""The royal supply as a ring of seven places round a medallion, and the common supply below it."""

from __future__ import annotations

from math import cos, pi, sin

from regalia.drawing.markup import circle, group, lit_circle, lit_rect, num, path, rect, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import board, hit, hole, lit_last, now_at, piece, round_hole, seen_as, shield, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.two_heirs.board import henri
from regalia.games.two_heirs.board.signs import SIZE, Effects, effect_signs
from regalia.games.two_heirs.board.tiles import GOOD_OF, NO_FOOT, TOUCHED, cost_signs, face, troop

WIDTH, HEIGHT = 324, 528
CENTRE = (162, 174)
CARD = (82, 80)
ARC = (48, 56)
BESIDE = 0.34
"""So much before its tip stands the other heir's number when both reach equally far (radians)."""
LAST_LIPS = 3


def draw(scene: Scene) -> BoardPart:
    body = [rect(0.5, 0.5, 323, 342, 10, "pnl"), _title(scene)]
    crowned = scene.table["royal_shield"]["place"]
    body += lit_last((scene.is_lit(f"place:{place}"), _place(scene, place)) for place in _from(crowned))
    body.append(_medallion(scene))
    body += [_arc(scene, seat) for seat in (1 - looking(scene), looking(scene)) if not _is_henri(scene, seat)]
    x, y = centre(crowned)
    crown = scene.table["players"].index(scene.table["royal_shield"]["crown"])
    body.append(group(use("h-shield", x - 35, y - 35, 70), classes=scene.seat_class(crown), extra=' data-id="shield"'))
    body.append(_common_supply(scene))
    return board("ring", scene.t("board-royal-supply"), "".join(body), (WIDTH, HEIGHT), "i-crown", "rg")


def _from(place: int) -> list[int]:
    """The six places clockwise after one."""
    return [(place + step) % 7 for step in range(1, 7)]


def _title(scene: Scene) -> str:
    """On two lines: the card of place 0 stands beside it."""
    first, _, rest = scene.t("board-royal-supply").partition(" ")
    return text(12, 23, first, "cap") + text(12, 38, rest, "cap")


def _is_henri(scene: Scene, seat: int) -> bool:
    return "henri" in scene.table and seat == 1


def centre(place: int) -> tuple[float, float]:
    angle = 2 * pi * place / 7
    return 162 + 120 * sin(angle), 178 - 129 * cos(angle)


def _after_shield(scene: Scene, place: int) -> int:
    """Which tile after the shield this is."""
    ring = scene.table["royal_supply"]
    order = [at for at in _from(scene.table["royal_shield"]["place"]) if ring[at] is not None]
    return order.index(place) + 1


def _place(scene: Scene, place: int) -> str:
    x, y = centre(place)
    left, top = x - CARD[0] / 2, y - CARD[1] / 2
    tile = scene.table["royal_supply"][place]
    id = f"place:{place}"
    if tile is None:
        return piece(scene, id, scene.t("board-empty-place"), hole(0, 0, *CARD), (left, top), classes="rc")
    plan = henri.plan(scene)
    gilt = lit_rect(-2.5, -2.5, 87, 85, 7)
    body = card(scene, tile, looking(scene)) + (henri.pill(-4, -8) if plan is not None and plan.place == place else "")
    name = scene.t("board-ring-tile", tile=f"@{scene.table['printed'][tile]['name']}", place=_after_shield(scene, place))
    return piece(scene, id, name, body, (left, top), gilt, f"tile:{tile}", f"tile:{tile}", "rc")


def card(scene: Scene, tile: str, seat: int) -> str:
    """A tile that is not built yet: face, cost as a column, effect; 82×80, as the seat would lay it."""
    printed = scene.table["printed"][tile]
    body = [rect(0, 2, *CARD, 5, "tile-edge"), rect(0, 0, *CARD, 5, "cardf2")]
    body.append(f'<svg x="4" y="4" width="54" height="54" viewBox="0 0 96 96">{face(printed, printed["roads"], NO_FOOT)}</svg>')
    body.append(rect(4, 4, 54, 54, 1, "fc"))
    body += [use(good, 61.5, 4 + 13.4 * n, 15) for n, good in enumerate(cost_signs(printed))]
    return "".join(body) + Effects(scene, seat).drawn(effect_signs(printed), 4, 69.5, SIZE, 75)


def _medallion(scene: Scene) -> str:
    x, y = CENTRE
    plate = circle(x, y, 42, "med") + circle(x, y, 39, "med2") + path("M124 174H153M171 174H200", "hair2")
    plate += f'<path d="M{x} {y - 5}l5 5-5 5-5-5z" fill="var(--leaf)"/>'
    body = [piece(scene, "supply", scene.t("board-troops-here"), plate, gilt=lit_circle(x, y, 44))]
    me = looking(scene)
    for seat, row in ((1 - me, 156), (me, 192)):
        if _is_henri(scene, seat):
            body.append(group(use("i-automa", x - 12, row - 14, 24), classes="autm"))
            continue
        player = scene.table["players"][seat]
        for number, column in ((1, 146), (2, 178)):
            body.append(_supply_troop(scene, seat, f"{player}_{number}", column, row))
    return "".join(body)


def _supply_troop(scene: Scene, seat: int, id: str, x: float, y: float) -> str:
    entry = scene.table["troops"][id]
    if entry["place"] != "royal_supply":
        return round_hole(x, y, 12.5)
    gild = circle(x, y, TOUCHED, "hitc") + lit_circle(x, y, 16) if scene.is_lit(f"troop:{id}") else ""
    body = gild + troop(scene, seat, id, x, y, 23, bool(entry["acted"]))
    return piece(scene, f"troop:{id}", scene.t(f"troop-{id}"), body, moves=f"troop:{id}")


def _arc(scene: Scene, seat: int) -> str:
    """How far an heir reaches: from the shield clockwise to the last tile reached, a dot for each."""
    places = scene.table["reached"][seat]
    if not places:
        return ""
    mine = seat == looking(scene)
    radius = ARC[0] if mine else ARC[1]
    begin = _angle(scene.table["royal_shield"]["place"])
    points = [_on_circle(_angle(place), radius) for place in places]
    start, tip = _on_circle(begin, radius), points[-1]
    sweep = (_angle(places[-1]) - begin) % (2 * pi)
    line = f"M{num(start[0])} {num(start[1])}A{radius} {radius} 0 {int(sweep > pi)} 1 {num(tip[0])} {num(tip[1])}"
    body = [path(line, "arco"), path(line, "arcc")]
    body += [circle(x, y, 4.5, "arcd") for x, y in points[:-1]]
    both = not mine and scene.table["reached"][1 - seat][-1:] == places[-1:]
    number = _on_circle(_angle(places[-1]) - BESIDE * both, radius)
    body += [circle(*number, 9, "arcd"), text(number[0], number[1] + 4.5, len(places), "arcn")]
    extra = told(tip="reach") + seen_as(scene.t("board-reach-of", seat=f"#{seat}", count=len(places)))
    return group("".join(body), classes=scene.seat_class(seat), extra=extra)


def _angle(place: int) -> float:
    return 2 * pi * place / 7


def _on_circle(angle: float, radius: float) -> tuple[float, float]:
    return CENTRE[0] + radius * sin(angle), CENTRE[1] - radius * cos(angle)


def _common_supply(scene: Scene) -> str:
    supply = scene.table["common_supply"]
    body = [rect(0.5, 350.5, 323, 177, 10, "pnl"), text(12, 373, scene.t("board-common-supply"), "cap")]
    if supply["top"] is None:
        body.append(group(_last_round(scene), extra=told(tip="last-round")))
    else:
        body.append(group(_pile(scene), extra=told(tip="common") + now_at(supply["tiles"])))
    body.append(path("M112 456H312", "hair"))
    for n, name in enumerate(scene.table["sets"]):
        row = hit(rect(108, 461 + 20 * n, 204, 20, 3, "")) + use(f"h-set-{name}", 112, 463 + 20 * n, 16)
        row += text(136, 476 + 20 * n, scene.t(f"set-{name}"), "s")
        body.append(group(row, extra=told(tip=f"set:{name}")))
    return "".join(body)


def _pile(scene: Scene) -> str:
    """The tile on top by its back, how many there are, and how many of each colour."""
    supply = scene.table["common_supply"]
    lips = min(LAST_LIPS, supply["tiles"] - 1)
    body = [rect(14, 384 + 3 * n, 82, 82, 4, "tile-edge pile") for n in range(lips, 0, -1)]
    top = f'<svg x="14" y="384" width="82" height="82" viewBox="0 0 96 96">{use("h-o-" + supply["top"], 0, 0, 96)}</svg>'
    name = scene.t("board-top-tile", color=f"@color-{supply['top']}")
    body.append(group(top + rect(14, 384, 82, 82, 3, "fc"), extra=seen_as(name)))
    body.append(text(112, 405, supply["tiles"], "big"))
    body.append(text(118 + 15 * len(str(supply["tiles"])), 404, scene.t("board-tiles-left"), "s"))
    for n, (color, count) in enumerate(supply["colors"].items()):
        cell = rect(112 + 70 * n, 416, 60, 28, 4, "cell") + use(GOOD_OF[color], 119 + 70 * n, 420, 20)
        body.append(group(cell + text(155 + 70 * n, 436, count, "dnm")))
    return "".join(body)


def _last_round(scene: Scene) -> str:
    """The supply is empty: a madder band, and the shields of those who still have a turn, in order."""
    body = [hole(14, 384, 82, 82, 4)]
    title = "board-game-over" if scene.view["over"] else "board-last-round"
    body += [rect(112, 384, 200, 26, 4, "lastb"), text(122, 402, scene.t(title), "lastt")]
    turns = 0 if scene.view["over"] else scene.table["last_turns"] or 0
    first = scene.table["players"].index(scene.table["active"])
    for n in range(turns):
        seat = (first + n) % 2
        body.append(shield(scene, seat, 112 + 30 * n, 418, 26))
        if n < turns - 1:
            body.append(text(146 + 30 * n - 4, 436, "›", "s"))
    if turns:
        body.append(text(116 + 30 * turns, 436, scene.t("board-turns-left", turns=turns), "s"))
    return "".join(body)
