"""What buildings bring, in signs only: points, what is counted, where."""

from __future__ import annotations

from regalia.drawing.markup import group, icon, use
from regalia.drawing.scene import Scene
from regalia.drawing.signs import Script, Sign
from regalia.games.two_heirs.board.tiles import GOOD_OF, GOODS, PICTURES, Printed

ZONES = ("mill", "mine", "stable")
OWN_COLORS = ("bakery", "forge", "chalet")
SIZE = 16


class Effects(Script):
    """The signs of a building as a seat would lay it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        super().__init__(gap=2, letter=8.6, smallest=SIZE, classes="en2", points=(17, 18))
        self.colours = {"mine": scene.seat_class(seat), "theirs": scene.seat_class(1 - seat)}

    def draw(self, kind: str, value: str, x: float, size: float) -> str:
        if kind in self.colours:
            return group(use(value, x, -size / 2, size), classes=self.colours[kind])
        return super().draw(kind, value, x, size)

    def write(self, kind: str, value: str, size: int) -> str:
        return icon(value, size, self.colours[kind]) if kind in self.colours else super().write(kind, value, size)


def effect_signs(printed: Printed) -> list[Sign]:
    """What a building brings: points in a pennon, numbers, symbols, or symbols in a player's colours ("mine", "theirs")."""
    kind = printed["building"]
    goods = [("icon", GOOD_OF[color]) for color in printed["counts"]]
    worth, each = ("points", str(printed["base"])), ("n", f"+{printed['per']}")
    times = [("points", str(printed["per"])), ("n", "×")]
    if printed["gives"]:
        return [("n", "+1"), ("icon", GOODS[printed["gives"][0]])]
    if kind in ZONES:
        return [worth, each, *goods, ("icon", "h-zone")]
    if kind in OWN_COLORS:
        return [worth, each, ("mine", "i-house"), *goods]
    if len(printed["counts"]) == 2:
        return [*times, *goods, ("icon", "h-diag" if printed["orientation"] == "diagonal" else "h-orth")]
    line = ("icon", "h-row" if printed["orientation"] == "row" else "h-col")
    aimed = ("icon", PICTURES.get(printed["target"], "i-any"))
    signs: dict[str, list[Sign]] = {
        "inn": [worth, each, line, ("n", f"≤{printed['base'] + 2 * printed['cap'] * printed['per']}")],
        "market": [worth, each, ("icon", "h-orth")],
        "pilgrimage_site": [*times, ("icon", "h-road")],
        "thieves_barony": [worth, each, ("theirs", "i-house"), ("icon", "h-orth")],
        "camp": [worth, ("n", "/"), ("icon", "h-flip"), ("icon", "h-take")],
        "trading_post": [*times, aimed],
        "cathedral": [worth],
        "siege_tower": [("icon", "h-siege"), ("icon", "h-siege"), ("icon", "h-flip"), ("theirs", "i-house")],
        "fortress": [*times, ("mine", "h-siege"), ("mine", "h-fortress")],
        "town_hall": [aimed, ("n", "→".join(map(str, printed["improves"])))],
        "watchtower": [worth, each, ("icon", GOOD_OF[printed["color"]]), line],
        "garrison": [*times, ("icon", "h-watch"), ("icon", "h-diag")],
    }
    return signs[kind]
