"""The town: four tiles with their sub-actions, the dials of the markers, and two advisors each."""

from __future__ import annotations

from typing import Any

from regalia.drawing.markup import group, lit_rect, path, rect, ring_of, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import arrow, hit, muted, piece
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import advisors, tiles
from regalia.games.crown_of_emara.board.looks import RESOURCES, SIGNS, looking, pending, player_of
from regalia.games.crown_of_emara.board.tiles import TOP_RIGHT, TOWN

DIAL = "M0 3A3 3 0 0 1 3 0H33A3 3 0 0 1 36 3V9L39.5 13.5L36 18V24A3 3 0 0 1 33 27H3A3 3 0 0 1 0 24Z"
CELL = "M3 0H14V25H3A3 3 0 0 1 0 22V3A3 3 0 0 1 3 0Z"
LOCATION_OF = {
    "gift": "castle",
    "book_to_buildings": "castle",
    "donation": "cathedral",
    "buy_gold": "market",
    "books_to_citizens": "market",
    "deliver_stone": "construction_site",
    "deliver_bread": "construction_site",
    "deliver_wood": "construction_site",
}
"""While a whole location is to be chosen, its sub-actions stand for it."""
# Round a sub-action that shares a line with another one, in units of the tile.
GIFT = "M7 88H228V121H108V147H7Z"
BOOKS = "M84 88.5H228V150H7V117H84Z"


def draw(scene: Scene) -> BoardPart:
    order: list[str] = scene.table["town"]
    body = [_tile(scene, corner, id) for corner, id in enumerate(order)]
    body += [tiles.medallion(TOWN), tiles.flags(scene, TOWN, order)]
    return tiles.part(TOWN, scene.t("board-town"), "".join(body))


def _tile(scene: Scene, corner: int, id: str) -> str:
    body = [tiles.ground(scene, TOWN, corner, id), _favours(scene, id)]
    body.append({"castle": _castle, "cathedral": _cathedral, "market": _market, "construction_site": _site}[id](scene))
    first = 37 if corner == TOP_RIGHT else 8
    body += [advisors.card(scene, advisor, first + 96 * n, 153) for n, advisor in enumerate(scene.table["advisors"][id])]
    body.append(tiles.councillors(scene, TOWN, corner, id))
    return group("".join(body), *TOWN.place(corner), "tile")


def _favours(scene: Scene, id: str) -> str:
    """A tile for which the viewer holds favour tokens says so."""
    tokens = scene.table["printed"]["tokens"]
    held = [token for token in player_of(scene, looking(scene))["favours"] if tokens[token]["location"] == id]
    if not held:
        return ""
    words = text(206, 83, f"×{len(held)}", "s") if len(held) > 1 else ""
    x = 184 if words else 206
    return group(use("i-favour", x, 67, 20) + words, extra=f' data-tip="token:{held[0]}"')


# -- sub-actions -----------------------------------------------------------------------------------


def _sub(scene: Scene, id: str, body: str, shape: str, x: float, top: float) -> str:
    """A sub-action with its gilding; `shape` is what one may touch."""
    own, whole = f"sub_action:{id}", f"location:{LOCATION_OF[id]}"
    gild = ring_of(shape, x, top) if scene.is_lit(own) else ""
    done = "spent" if pending(scene) == "town_menu" and id in scene.table["turn"]["visited"] else ""
    inside = hit(shape) + group(body, classes=done) + gild
    return piece(scene, whole if scene.is_lit(whole) else own, scene.t(f"sub_action-{id}"), inside, tip=own)


def _arrow(x: float, y: float) -> str:
    return arrow(x, y, 9, 3.5)


def _dial(scene: Scene, sign: str, value: dict[str, Any], x: float, y: float, id: str = "", name: str = "") -> str:
    """A marker: the number that counts, and behind it the next one; once removed, the printed value with a lock."""
    if value["removed"]:
        body = rect(0, 0, 36, 27, 3, "dial-off") + muted("i-lock", 38, 8, 12)
    else:
        body = path(DIAL, "dial") + text(42, 18, value["next"], "dx")
    body += use(sign, 2, 4.5, 18) + text(28, 19, value["now"], "dn")
    return piece(scene, id, name, body, (x, y), lit_rect(-2.5, -2.5, 41, 32, 5)) if id else group(body, x, y)


def _dials(scene: Scene, kind: str) -> str:
    values = scene.table["marker_values"][kind]
    asked = any(scene.is_lit(f"marker:{kind}:{good}") for good in RESOURCES)
    body = []
    for n, good in enumerate(RESOURCES):
        id = f"marker:{kind}:{good}" if asked else ""
        name = scene.t(f"marker-{kind}-{good}")
        body.append(_dial(scene, SIGNS[good], values[good], 12 + 53 * n, 90.5, id, name))
    return "".join(body)


def _castle(scene: Scene) -> str:
    gift = _dials(scene, "gift") + text(12, 138, scene.t("board-one-of"), "s") + _arrow(66, 134) + use("i-ring", 80, 124, 20)
    book = use("i-book", 122, 125, 18) + _arrow(144, 134)
    book += text(158, 139, scene.table["printed"]["book_buildings"], "n") + use("i-bp", 168, 124, 20)
    plans = rect(114, 124.5, 82, 22, 4, "")
    line = path("M109 126V144", "hair2")
    return line + _sub(scene, "gift", gift, path(GIFT, ""), 117, 88) + _sub(scene, "book_to_buildings", book, plans, 188, 124.5)


def _cathedral(scene: Scene) -> str:
    body = _dials(scene, "donation") + text(12, 138, scene.t("board-one-of"), "s") + _arrow(66, 134) + use("i-book", 81, 125, 18)
    body += text(102, 139, "+", "n") + use("i-favour", 113, 124, 20) + text(137, 138, scene.t("board-one-of-three"), "s")
    return _sub(scene, "donation", body, rect(7, 88, 221, 59, 5, ""), 117, 88)


def _market(scene: Scene) -> str:
    gold = use("i-any", 12, 92, 20) + _arrow(37, 102) + use("i-gold", 51, 92, 20)
    books = use("i-book", 92, 93, 18) + _arrow(114, 102) + use("i-cp", 128, 92, 20)
    asked = any(scene.is_lit(f"amount:books_to_citizens:{n}") for n in range(1, 6))
    for n, points in enumerate(scene.table["printed"]["books"]):
        cell = rect(0, 0, 39, 25, 3, "cell") + path(CELL, "cellb") + text(7, 17, n + 1, "cbn") + text(26.5, 18, points, "dnm")
        name, at = scene.t("board-books", count=n + 1, points=points), (12 + 43 * n, 121)
        gilt = lit_rect(-2, -2, 43, 29, 5)
        books += piece(scene, f"amount:books_to_citizens:{n + 1}", name, cell, at, gilt) if asked else group(cell, *at)
    bought = rect(7, 88.5, 69, 26.5, 5, "")
    line = path("M80 92V112", "hair2")
    return (
        line
        + _sub(scene, "buy_gold", gold, bought, 42, 88.5)
        + _sub(scene, "books_to_citizens", books, path(BOOKS, ""), 156, 88.5)
    )


def _site(scene: Scene) -> str:
    values = scene.table["marker_values"]
    stone = use("i-stone", 12, 94, 18) + _arrow(32, 103) + text(45, 108.5, scene.table["printed"]["stone_buildings"], "n")
    stone += use("i-bp", 53, 94, 18) + text(72, 108, "+", "s") + _dial(scene, "i-cp", values["stone"], 81, 90)
    bread = use("i-bread", 139, 94, 18) + _arrow(159, 103) + _dial(scene, "i-cp", values["bread"], 171, 90)
    found = [path("M134.5 92V115", "hair2"), _sub(scene, "deliver_stone", stone, rect(7, 88, 125, 32, 5, ""), 69, 88)]
    found.append(_sub(scene, "deliver_bread", bread, rect(137, 88, 91, 32, 5, ""), 182, 88))
    (few, little), (many, much) = scene.table["printed"]["wood"][:2]
    one = "".join(use("i-wood", 12 + 14 * n, 125, 18) for n in range(few)) + _arrow(18 + 14 * few, 134)
    one += text(31 + 14 * few, 139.5, little, "n") + use("i-bp", 39 + 14 * few, 125, 18)
    three = "".join(use("i-wood", 90 + 14 * n, 125, 18) for n in range(many)) + _arrow(97 + 14 * many, 134)
    three += text(110 + 14 * many, 139.5, much, "n") + use("i-bp", 127 + 14 * many, 125, 18)
    wood = _load(scene, few, one, 7, 69) + path("M81 124V146", "hair2") + _load(scene, many, three, 87, 112)
    found.append(_sub(scene, "deliver_wood", wood, rect(7, 123.5, 193, 23.5, 5, ""), 104, 123.5))
    return "".join(found)


def _load(scene: Scene, count: int, body: str, x: float, width: float) -> str:
    """One of the two loads of wood."""
    if not any(scene.is_lit(f"amount:deliver_wood:{n}") for n, _ in scene.table["printed"]["wood"]):
        return body
    name, gilt = scene.t("board-wood", count=count), lit_rect(x, 123.5, width, 23.5, 5)
    return piece(scene, f"amount:deliver_wood:{count}", name, body, gilt=gilt)
