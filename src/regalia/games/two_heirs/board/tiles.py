"""Faces of tiles: ground, road, picture and cost; troops."""

from __future__ import annotations

from typing import Any

from regalia.drawing.markup import circle, group, path, use
from regalia.drawing.pieces import charge, shade
from regalia.drawing.scene import Scene

Printed = dict[str, Any]

# Pictures of the buildings; those of other games' sprite begin with i-.
PICTURES = {
    "inn": "h-inn",
    "market": "i-market",
    "pilgrimage_site": "h-pilgrim",
    "thieves_barony": "h-barony",
    "mill": "i-mill",
    "mine": "h-mine",
    "stable": "h-stable",
    "bakery": "h-bakery",
    "forge": "h-forge",
    "chalet": "h-chalet",
    "camp": "h-camp",
    "farm": "h-farm",
    "sawmill": "h-sawmill",
    "quarry": "h-quarry",
    "trading_post": "h-trade",
    "cathedral": "i-cathedral",
    "siege_tower": "h-siege",
    "fortress": "h-fortress",
    "basket_shop": "h-basket",
    "pottery": "h-pottery",
    "cooperage": "h-cooper",
    "town_hall": "h-townhall",
    "watchtower": "h-watch",
    "garrison": "h-garrison",
}
GOODS = {"wood": "i-wood", "stone": "i-stone", "wheat": "i-grain"}
GOOD_OF = {"green": "i-wood", "grey": "i-stone", "yellow": "i-grain"}

N, E, S, W = 1, 2, 4, 8
# Road symbol and its turn by the exits as laid.
ROADS = {
    N | S: ("h-r-straight", 0),
    E | W: ("h-r-straight", 90),
    N | E: ("h-r-curve", 0),
    E | S: ("h-r-curve", 90),
    S | W: ("h-r-curve", 180),
    N | W: ("h-r-curve", 270),
}
# Centre and size of the picture, beside the road: foot below, foot above, no foot.
PICTURE_AT: dict[int, tuple[tuple[int, int, int], ...]] = {
    0: ((48, 39, 52), (48, 57, 52), (48, 47, 62)),
    E | W: ((48, 23, 38), (48, 75, 36), (48, 22, 40)),
    N | S: ((23, 41, 36), (23, 59, 36), (23, 50, 42)),
    N | E: ((32, 53, 42), (33, 68, 44), (34, 62, 52)),
    E | S: ((33, 29, 42), (33, 43, 44), (34, 34, 52)),
    S | W: ((63, 29, 42), (63, 43, 44), (62, 34, 52)),
    N | W: ((64, 53, 42), (63, 68, 44), (62, 62, 52)),
    N | E | S | W: ((48, 44, 38), (48, 48, 38), (48, 46, 44)),
}
# Centre of a troop: foot below, foot above.
TROOP_AT: dict[int, tuple[tuple[int, int], ...]] = {
    0: ((74, 52), (74, 70)),
    E | W: ((73, 57), (73, 42)),
    N | S: ((73, 44), (73, 58)),
    N | E: ((72, 56), (72, 70)),
    E | S: ((72, 26), (72, 38)),
    S | W: ((24, 28), (24, 40)),
    N | W: ((24, 54), (24, 70)),
    N | E | S | W: ((75, 57), (75, 70)),
}
FOOT_BELOW, FOOT_ABOVE, NO_FOOT = 0, 1, 2
RAISED = 14
"""How far a picture makes room for a treasure, at most."""
TOUCHED = 20.0
"""Radius within which a finger means a troop, also where the board is small."""


def turned(exits: int) -> int:
    return ((exits << 2) | (exits >> 2)) & 15


def face(printed: Printed, exits: int, foot: int, frame: str = "", raised: bool = False, target: bool = True) -> str:
    """Ground, frame, road and picture of a built tile in 96 units; `exits` as they lie. A `raised` picture leaves the lower
    edge free; `target` says whether there is room for what a Trading Post or Town Hall aims at."""
    parts = [use(f"h-g-{printed['color']}", 0, 0, 96), frame, _road(printed, exits)]
    x, y, size = PICTURE_AT[exits][foot]
    if raised:
        y = min(y, max(y - RAISED, 22 + size // 2))
    parts.append(shade(x, y + size * 0.4, size * 0.46, size * 0.11))
    parts.append(use(PICTURES[printed["building"]], x - size / 2, y - size / 2, size))
    if printed["target"] and target:
        tx, ty = x + size * 0.42 + (4 if x < 60 else -4), max(y - size * 0.52, 12)
        parts += [circle(tx, ty, 10, "tgt"), use(PICTURES[printed["target"]], tx - 8, ty - 8, 16)]
    return "".join(parts)


def _road(printed: Printed, exits: int) -> str:
    if exits == 0:
        return ""
    if exits == 15:
        return use("h-r-end" if printed["building"] == "pilgrimage_site" else "h-r-cross", 0, 0, 96)
    symbol, turn = ROADS[exits]
    return use(symbol, 0, 0, 96, turn=turn)


def cost_signs(printed: Printed) -> list[str]:
    return [GOODS[good] for good in GOODS for _ in range(printed["cost"][good])]


def troop(scene: Scene, seat: int, id: str, x: float, y: float, size: float, moved: bool = False) -> str:
    """A troop on its disc, with the owner's charge; the cavalry is told by its horse."""
    half = size / 2
    symbol = "i-cavalry" if id.endswith("cavalry") else "h-troop"
    radius = half * 1.12
    inner = size * 0.8
    body = [
        circle(0, 0, radius + 3.5, "jm"),
        circle(0, 1.5, radius, "lipd"),
        circle(0, 0, radius, "cavd"),
        use(symbol, -inner / 2, -inner / 2, inner),
    ]
    mark = size * 0.28
    if symbol == "h-troop":
        body.append(charge(scene, seat, -mark / 2, -mark * 0.07, mark))
    if moved:
        body += [circle(-half * 0.8, half * 0.8, 7, "mvd"), path(f"M{-half * 0.8 - 3} {half * 0.8 - 3}l6 6m0-6l-6 6", "mvx")]
    return group("".join(body), x, y, f"{scene.seat_class(seat)} piece")
