"""The map: lands and river, cards, Houses and Workers on the plazas, bridges with Paw markers, the Balloon."""

from __future__ import annotations

from regalia.drawing.markup import circle, group, lit_circle, lit_rect, num, path, rect, ring_of, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import board, charge, lit_last, piece, seen_as, shade, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import around, looking, watching
from regalia.games.kingdom_crossing.board import cards, strip
from regalia.games.kingdom_crossing.board.looks import BIRD_SIGNS, NUMERALS, REGIONS, parts_of, player_of

WIDTH, HEIGHT, TOP = 872, 516, 58
# Plaza: left edge, top, width of the ground, width of the ribbon.
PLAZAS = {"north": (46, 14, 110, 100), "west": (46, 190, 110, 100), "south": (46, 366, 110, 100), "east": (558, 190, 90, 86)}
# Bridge: middle and turn in degrees; the seventh lies.
BRIDGES = {
    "b1": (112, 145, -2),
    "b5": (604, 144, 3),
    "b6": (600, 314, -3),
    "b4": (402, 314, -3),
    "b2": (402, 145, 3),
    "b3": (116, 314, 2),
    "b7": (515, 229, 0),
}
LYING = "b7"
BALLOONS = {"north": (470, 14), "west": (424, 160), "south": (624, 352), "east": (660, 101)}


def draw(scene: Scene) -> BoardPart:
    body = [use("k-land", 0, 0, 872, 458)]
    body += lit_last((cards.is_lit(scene, id), cards.space(scene, id)) for id in cards.PLACES)
    body += lit_last((scene.is_lit(f"region:{id}"), _plaza(scene, id)) for id in REGIONS)
    body += lit_last((scene.is_lit(f"bridge:{id}"), _bridge(scene, id)) for id in BRIDGES)
    body += [_balloon(scene), rect(0.75, 0.75, 870.5, 456.5, 10, "tile-line")]
    land = group("".join(body), 0, TOP, "land")
    return board("map", scene.t("board-map"), strip.draw(scene) + land, (WIDTH, HEIGHT), "i-bridge", "map")


# -- regions ---------------------------------------------------------------------------------------


def _plaza(scene: Scene, region: str) -> str:
    """The ribbon with the region's bird and name, Houses from the right, Workers from the left."""
    x, y, ground, ribbon = PLAZAS[region]
    colour = next(entry.bird for entry in parts_of(scene).map.region if entry.id == region)
    end = "H4A4 4 0 0 1 0 17V4A4 4 0 0 1 4 0Z"
    body = rect(-4, -2, ground + 4, 92, 8, "ground")
    sign = path(f"M4 0H{ribbon}L{ribbon - 6} 10.500L{ribbon} 21{end}", "rib") + path(f"M4 0H26V21{end}", "bt-f thin")
    sign += use(BIRD_SIGNS[colour], 3.5, 0.5, 20) + text(32, 15, scene.t(f"board-region-{region}"), "cnr")
    body += group(sign, classes=f"b-{colour}")
    gilt = lit_rect(-5, -4, ground + 4, 94, 9) if scene.is_lit(f"region:{region}") else ""
    seats = around(scene)
    owners = [seat for seat in reversed(seats) if region in player_of(scene, seat)["houses"]]
    workers = [seat for seat in seats if player_of(scene, seat)["worker"] == region]
    step = min(25.0, (ground - 2) / 4)
    body += gilt + "".join(_house(scene, seat, region, ground - 2 - 23 - step * n, 20) for n, seat in enumerate(owners))
    pitch = min(36.0, (ground - 38) / max(1, len(workers) - 1))
    plaza = piece(scene, f"region:{region}", scene.t(f"region-{region}"), body, tip=f"region:{region}")
    people = [(seat == looking(scene), _worker(scene, seat, 6 + pitch * n, 38)) for n, seat in enumerate(workers)]
    return group(plaza + "".join(lit_last(people)), x, y)


def _house(scene: Scene, seat: int, region: str, x: float, y: float) -> str:
    body = shade(11.5, 20.5, 9.6, 1.7) + use("i-house", 0, 0, 23)
    body += '<circle cx="11.5" cy="14.57" r="4.7" fill="var(--c)"/>' + charge(scene, seat, 7.67, 10.73, 7.67)
    return group(body, x, y, scene.seat_class(seat), told(f"house:{seat}:{region}"))


def _worker(scene: Scene, seat: int, x: float, y: float) -> str:
    size = 40 if seat == looking(scene) else 37
    body = shade(size * 0.458, size * 0.942, size * 0.375, size * 0.079) + use("k-worker", 0, 0, size)
    body += charge(scene, seat, size * 0.279, size * 0.608, size * 0.325)
    classes, moves = f"{scene.seat_class(seat)} piece", f"worker:{seat}"
    if seat == looking(scene) and scene.is_lit("stay"):
        gilt = lit_circle(size / 2, size / 2, size * 0.58)
        return piece(scene, "stay", scene.t("board-stay"), body, (x, y), gilt, moves, classes=classes)
    return group(body, x, y, f"{classes} still", told(moves))


# -- bridges ---------------------------------------------------------------------------------------


def _bridge(scene: Scene, id: str) -> str:
    x, y, turn = BRIDGES[id]
    lying = id == LYING
    if lying:
        body = use("k-bridge-h", x - 37, y - 28, 74, 56)
        plate = y + 12.5
    else:
        body = f'<g transform="translate({x} {y}) rotate({turn})">{use("k-bridge-v", -22, -42, 44, 84)}</g>'
        plate = y + 23.5
    body += _paws(scene, id, x, y, lying)
    body += rect(x - 12, plate, 24, 15, 3, "plate") + text(x, plate + 11.8, NUMERALS[id], "rom")
    name = scene.t("board-bridge", numeral=NUMERALS[id], bridge=f"@bridge-{id}")
    me = f"bridge:{id}"
    return piece(scene, me, name, body, gilt=_gilded(x, y, turn, lying), tip=me, classes="bridge")


def _gilded(x: float, y: float, turn: int, lying: bool) -> str:
    if lying:
        return lit_rect(x - 40, y - 31, 80, 60, 8)
    shape = (
        f'<rect x="{num(x - 26)}" y="{num(y - 46)}" width="52" height="92" rx="8" transform="rotate({turn} {num(x)} {num(y)})"/>'
    )
    return ring_of(shape, x + 0.8 * turn, y - 46)


def _paws(scene: Scene, bridge: str, x: float, y: float, lying: bool) -> str:
    """The viewer's large, with its place while empty; the others' small. A spectator sees all of them small."""
    seats = around(scene)
    if watching(scene):
        places = [(x - 9, y - 20), (x + 9, y - 20), (x - 9, y + 1), (x + 9, y + 1)]
        if lying:
            places = [(x - 27 + 18 * n, y - 6) for n in range(4)]
        there = [seat for seat in seats if bridge in player_of(scene, seat)["paws"]]
        return "".join(_paw(scene, seat, bridge, *places[n], 16) for n, seat in enumerate(there))
    own = (x - 19.5, y - 5.5) if lying else (x, y - 13.5)
    others = [seat for seat in seats[1:] if bridge in player_of(scene, seat)["paws"]]
    if bridge in player_of(scene, seats[0])["paws"]:
        body = _paw(scene, seats[0], bridge, *own, 27)
    else:
        body = circle(*own, 12.5, "pawslot ph" if lying else "pawslot")
    return body + "".join(
        _paw(scene, seat, bridge, *at) for seat, at in zip(others, _small(len(others), x, y, lying), strict=True)
    )


def _small(count: int, x: float, y: float, lying: bool) -> list[tuple[float, float, float]]:
    """Middles and size of the small Paw markers."""
    if lying:
        if count == 3:
            return [(x + 7, y - 13.5, 14), (x + 21.5, y - 13.5, 14), (x + 14, y + 0.5, 14)]
        return [(x + 7 + 17.5 * n, y - 5, 16) for n in range(count)]
    size, pitch = (14, 13.6) if count == 3 else (16, 17)
    return [(x + pitch * (n - (count - 1) / 2), y + 13, size) for n in range(count)]


def _paw(scene: Scene, seat: int, bridge: str, x: float, y: float, size: float) -> str:
    body = circle(x, y, 15 if size > 20 else size / 2 + 0.7, "pawd") + use("i-paw", x - size / 2, y - size / 2, size)
    return group(body, classes=scene.seat_class(seat), extra=told(f"paw:{seat}:{bridge}"))


# -- the Balloon -----------------------------------------------------------------------------------


def _balloon(scene: Scene) -> str:
    """With its price for the seat that looks: 3 where it stands, 10 elsewhere."""
    region = scene.table["balloon"]
    if region is None:
        return ""
    x, y = BALLOONS[region]
    body = shade(28, 88 if region != "east" else 60, 16, 4) + group(use("i-balloon", 0, 0, 56), classes="balloon")
    price = player_of(scene, looking(scene))["flight_price"]
    if price is not None:
        pill = rect(0, 0, 42, 21, 10.5, "step") + use("i-gold", 4, 3, 15) + text(29, 15.5, price, "stepn")
        body += group(pill, -30 if region == "west" else 42, 44)
    return group(body, x, y, "ball", told("balloon", "balloon") + seen_as(scene.t("board-balloon")))
