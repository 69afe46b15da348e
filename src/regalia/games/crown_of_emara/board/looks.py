"""What all parts of the drawing share: who looks, and the signs of goods, places and cards."""

from __future__ import annotations

from typing import Any

from regalia.drawing import seating
from regalia.drawing.scene import Scene

Goods = dict[str, int]
Player = dict[str, Any]

RESOURCES = ("wood", "cloth", "grain", "stone")
# The canonical order of the panels; favour tokens are counted behind them.
GOODS = (*RESOURCES, "gold", "bread", "book", "ring")
SIGNS = {
    "wood": "i-wood",
    "cloth": "i-cloth",
    "grain": "i-grain",
    "stone": "i-stone",
    "gold": "i-gold",
    "bread": "i-bread",
    "book": "i-book",
    "ring": "i-ring",
    "favour_token": "i-favour",
    "any_resource": "i-any",
    "cp": "i-cp",
    "bp": "i-bp",
}
PLACES = {
    "forest": "i-forest",
    "grain_field": "i-field",
    "quarry": "i-quarry",
    "weaving_mill": "i-mill",
    "castle": "i-castle",
    "cathedral": "i-cathedral",
    "market": "i-market",
    "construction_site": "i-site",
}
CARDS = {
    "card_wood": ("i-wood",),
    "card_stone": ("i-stone",),
    "card_cloth": ("i-cloth",),
    "card_grain": ("i-grain",),
    "card_ring": ("i-ring",),
    "card_exchange": ("i-any", "i-gold"),
    "card_step": ("i-move",),
    "card_discount": ("i-hire", "i-recruit"),
    "card_town": ("i-castle",),
}
# The same in one sign, for small places.
CARD_SIGN = {id: signs[0] for id, signs in CARDS.items()} | {"card_exchange": "i-gold"}
# Line icons take the colour of the text, painted ones bring their own.
LINE_ICONS = ("i-move", "i-hire", "i-recruit")


def players(scene: Scene) -> int:
    """Without Victoria, who sits behind them."""
    return len(scene.table["players"])


def looking(scene: Scene) -> int:
    return seating.looking(scene, players(scene))


def around(scene: Scene) -> list[int]:
    """All seats, the viewer's first, then clockwise; Victoria last."""
    return seating.around(scene, players(scene))


def player_of(scene: Scene, seat: int) -> Player:
    found: Player = scene.table["players"][seat]
    return found


def is_victoria(scene: Scene, seat: int) -> bool:
    return seat >= players(scene)


def pending(scene: Scene) -> str:
    """The kind of decision everybody waits for."""
    return scene.table["pending"]["decision"] if scene.table["pending"] else ""


def settled(scene: Scene, seat: int) -> bool:
    """Whether the final points of a seat have moved its pawns already (its goods stay where they are)."""
    return bool(player_of(scene, seat)["allocated"])


def units(goods: Goods) -> list[str]:
    """The signs of a price, one per unit, in the canonical order."""
    return [SIGNS[good] for good in SIGNS for _ in range(goods.get(good, 0))]
