"""The countryside: four tiles with their huts and what a visit brings."""

from __future__ import annotations

from regalia.drawing.markup import group, path, ring_of, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import piece, told
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import tiles
from regalia.games.crown_of_emara.board.looks import SIGNS, looking, pending, units
from regalia.games.crown_of_emara.board.tiles import COUNTRYSIDE, TOP_RIGHT

HUT = "M0 54V18L21 0L42 18V54Z"
ROOF = "M-3 20L21 -2L45 20"
GILD = "M-5 57V17L21 -6L47 17V57Z"


def draw(scene: Scene) -> BoardPart:
    order: list[str] = scene.table["countryside"]
    body = [_tile(scene, corner, id) for corner, id in enumerate(order)]
    body += [tiles.medallion(COUNTRYSIDE), tiles.flags(scene, COUNTRYSIDE, order)]
    return tiles.part(COUNTRYSIDE, scene.t("board-countryside"), "".join(body))


def _tile(scene: Scene, corner: int, id: str) -> str:
    body = [tiles.ground(scene, COUNTRYSIDE, corner, id), _yield(scene, corner, id)]
    costs = scene.table["printed"]["huts"][id]
    lit = _craftsmen_to_use(scene, id)
    body += [_hut(scene, id, hut, cost, 14 + 54 * n, hut in lit) for n, (hut, cost) in enumerate(costs.items())]
    body.append(tiles.councillors(scene, COUNTRYSIDE, corner, id))
    return group("".join(body), *COUNTRYSIDE.place(corner), "tile")


def _yield(scene: Scene, corner: int, id: str) -> str:
    """What the viewer's next visit brings: one, and one per own craftsman."""
    me = looking(scene)
    own = [hut for hut in scene.table["printed"]["huts"][id] if scene.table["huts"][hut] == me]
    left = 48 if corner == TOP_RIGHT else 12
    words = text(left, 223, scene.t("board-you-take" if scene.me == me else "board-yield"), "s")
    good = use(SIGNS[scene.table["printed"]["resources"][id]], left + 76, 209, 20)
    return words + group(good + text(left + 98, 224, f"×{1 + len(own)}", "n"), extra=told(tip=f"location:{id}"))


def _craftsmen_to_use(scene: Scene, id: str) -> list[str]:
    """The huts whose craftsmen have not yet worked in this visit."""
    if pending(scene) != "craftsman_choice" or not scene.is_lit(f"craftsman:{id}"):
        return []
    own = [hut for hut in scene.table["printed"]["huts"][id] if scene.table["huts"][hut] == looking(scene)]
    return own[len(own) - scene.table["turn"]["craftsmen_to_use"] :]


def _hut(scene: Scene, tile: str, id: str, cost: dict[str, int], x: float, working: bool) -> str:
    owner = scene.table["huts"][id]
    if owner is None:
        signs = units(cost)
        first = 21 - 9 * len(signs) if len(signs) < 4 else 3
        step = 18 if len(signs) < 3 else 36 / len(signs)
        size = 16 if len(signs) < 3 else 13
        body = path(HUT, "hole") + "".join(use(sign, max(first, 3) + 1 + step * n, 26, size) for n, sign in enumerate(signs))
    else:
        house = path(HUT, "hut-own")
        craftsman = use("i-craftsman", 6, 19, 30)
        body = group(house + craftsman, classes=scene.seat_class(owner))
    body += path(ROOF, "roof")
    stands_for = f"hut:{id}"
    if working:
        stands_for = f"craftsman:{tile}"
    elif scene.is_lit("hire") and id in scene.table["targets"]["huts"]:
        stands_for = "hire"
    name = scene.t(f"hut-{id}") if owner is None else scene.t("board-hut-of", hut=f"@hut-{id}", seat=f"#{owner}")
    gilt, tip = ring_of(path(GILD, ""), 21, -6), "hut" if owner is None else "craftsman"
    return piece(scene, stands_for, name, body, (x, 142), gilt, tip=tip)
