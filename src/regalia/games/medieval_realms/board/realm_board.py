"""The viewer's realm board: a large one behind the wall while leaders are placed, a strip with the results afterwards."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from regalia.drawing.lettering import lines
from regalia.drawing.markup import group, lit_rect, num, path, rect, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import board, piece
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking, watching
from regalia.games.medieval_realms.board.looks import SIGNS, leader, mine, named, parts_of, per_mayor, tab, walls_up
from regalia.games.medieval_realms.board.signs import inked
from regalia.games.medieval_realms.load import name_key

MOST_TERRAINS = 10
FIGURES = {"decoys": "i-decoy", "generals": "i-general", "admirals": "i-admiral"}
TILE = (96, 148)
TALL = (374, 362)
REWARDS = {**SIGNS, "fleur_de_lis": "i-lys"}
MOST_SIGNS = 3
SIGN = 0.87
NAME = re.compile(r' data-id="[^"]*"')


def draw(scene: Scene) -> BoardPart:
    title = scene.t("board-realm")
    if walls_up(scene):
        return board("realm", title, _walled(scene), (878, 394), "i-castle", "rl wall", "-4 -2 878 394")
    left = ' preserveAspectRatio="xMinYMin"'
    return board("realm", title, _strip(scene) + _tall(scene), (870, 98), "i-castle", "rl", "0 44 870 98", left)


@cache
def _clip(id: str, width: float, height: float, radius: float) -> str:
    return f'<clipPath id="{id}">{rect(0, 0, width, height, radius, "")}</clipPath>'


def on_map(player: dict[str, Any], terrain: int) -> list[tuple[str, int]]:
    """Figures of a player on a terrain, with their number."""
    found = player.get("realm_map", {})
    return [(kind, found[kind][str(terrain)]) for kind in FIGURES if found.get(kind, {}).get(str(terrain))]


def reward_of(scene: Scene, terrain: int, room: float, step: float) -> tuple[str, float]:
    """A terrain's reward from the origin, combat first, with its width: a sign for every token, or figures for more than three."""
    reward = parts_of(scene).terrains[terrain - 1].reward
    order = sorted(reward, key=lambda resource: resource != "combat")
    signs = [REWARDS[resource] for resource in order for _ in range(reward[resource])]
    if len(signs) <= MOST_SIGNS:
        return "".join(use(sign, step * n, 0, step * SIGN) for n, sign in enumerate(signs)), step * len(signs)
    body, at = "", 0.0
    for resource in order:
        figure = str(reward[resource])
        body += text(at, step * 0.68, figure, "pnum l") + use(REWARDS[resource], at + 9 * len(figure), 0, step * SIGN)
        at += 9 * len(figure) + step
    scale = min(1.0, room / at)
    return f'<g transform="scale({num(scale)})">{body}</g>', at * scale


# -- behind the wall -------------------------------------------------------------------------------


def _walled(scene: Scene) -> str:
    """Management on the left, the map on the right, inside a crenellated wall."""
    built = _wall() + rect(10, 34, 850, 346, 6, "yard") + _ribbon(scene) + path("M332 44V372", "hair2")
    each = scene.t("board-per-mayor", count=per_mayor(scene))
    estates = text(20, 51, scene.t("board-management"), "hd") + text(322, 51, each, "s e")
    terrains = text(342, 51, scene.t("board-map"), "hd") + text(850, 51, scene.t("board-strongest"), "s e")
    body = [
        group(built, classes="built"),
        _clip("m-yard", *TILE, 8),
        group(estates, classes="of-es"),
        group(terrains, classes="of-te"),
    ]
    slots = [slot.resource for slot in parts_of(scene).slots]
    body += [_estate(scene, number, resource) for number, resource in enumerate(slots)]
    used = len(scene.table["terrains"])
    body += [_terrain(scene, number, used) for number in range(1, MOST_TERRAINS + 1)]
    return "".join(body)


@cache
def _wall() -> str:
    gap = (870 - 18 * 30) / 17
    top = "".join(f"H{num((30 + gap) * n + 30)}V12H{num((30 + gap) * (n + 1))}V0" for n in range(17))
    outline = f"M0 390V0{top}H870V390Z"
    courses = []
    for number, y in enumerate(range(12, 390, 14)):
        courses.append(f"M0 {y}.5H870")
        if y < 34 or y > 366:
            courses += [f"M{x} {y}v14" for x in range(16 if number % 2 == 0 else 0, 870, 32)]
        else:
            courses += [f"M{x} {y}v14" for x in ((5, 865) if number % 2 == 0 else ())]
    return path(outline, "wallf") + path("".join(courses), "wallc") + path(outline, "walll")


def _ribbon(scene: Scene) -> str:
    key = "board-wall-watched" if watching(scene) else "board-wall-ready" if mine(scene)["ready"] else "board-wall-up"
    words = scene.t(key)
    half = max(125, len(words) * 3.5 + 34)
    left, right = 435 - half, 435 + half
    shape = f"M{num(left)} 14H{num(right)}l-8 9 8 9H{num(left)}l8-9Z"
    sign = inked("m-wall", left + 20, 15.5, 15)
    return path(shape, "ribv") + sign + text(446, 27.5, words, "rbt")


def _estate(scene: Scene, number: int, resource: str) -> str:
    """A management slot: land, name, mayors, and the tokens they will bring."""
    x, y = 20 + 103 * (number % 3), 60 + 156 * (number // 3)
    count = mine(scene).get("management_area", {}).get(resource, 0)
    body = [
        _land(f"m-land-{resource}"),
        _figures([("i-mayor", count, f"own:mayor:{resource}")], scene.seat_class(looking(scene))),
    ]
    body.append(_names(scene, f"place-{resource}", ""))
    gain = _brought(scene, resource)
    tokens = text(9, 137, f"+{gain}", "pnum l") + use(SIGNS[resource], 22 + 9 * len(str(gain)), 121, 20)
    body.append(tokens if count else f'<g opacity=".5">{tokens}</g>')
    return _tile(scene, f"management:{resource}", f"place-{resource}", x, y, "".join(body), f"ld es-{number}")


def _brought(scene: Scene, resource: str) -> int:
    """Tokens for the mayors on a slot."""
    c = parts_of(scene)
    count: int = mine(scene).get("management_area", {}).get(resource, 0)
    return count * c.slots[c.slot[resource]].per_mayor


def _terrain(scene: Scene, number: int, used: int) -> str:
    columns = 5 if used == MOST_TERRAINS else 4
    column, row = (number - 1) % columns, (number - 1) // columns
    if number > used:
        column, row = 4, number - used - 1
    x, y = 342 + 103 * column, 60 + 156 * row
    signs = group(reward_of(scene, number, 84, 23)[0], 9, 120)
    if number > used:
        return _unused(scene, number, x, y, signs)
    mine_here = [(FIGURES[kind], count, f"own:{kind}:{number}") for kind, count in on_map(mine(scene), number)]
    figures = _figures(mine_here, scene.seat_class(looking(scene)))
    body = _land(f"m-land-t{number}") + figures + tab(7, 20, number) + _names(scene, f"place-{number}", "") + signs
    return _tile(scene, f"terrain:{number}", f"place-{number}", x, y, body, f"ld te-{number}")


def _unused(scene: Scene, number: int, x: float, y: float, signs: str) -> str:
    """Terrains 9 and 10 below five players: there, but locked."""
    land = f'<g opacity=".3">{use(f"m-land-t{number}", 0, 0, 96, 80)}</g>'
    body = f'<g clip-path="url(#m-yard)">{rect(0, 0, *TILE, 0, "sunkf")}{land}</g>{rect(0, 0, *TILE, 8, "holel")}'
    body += f'<g opacity=".55">{tab(7, 20, number)}</g>{inked("i-lock", 71, 6, 18, "wh3")}'
    body += _names(scene, f"place-{number}", " z3") + f'<g opacity=".4">{signs}</g>'
    me = f"terrain:{number}"
    return piece(scene, me, named(scene, f"place-{number}"), body, (x, y), tip=me, classes=f"ld te-{number}")


def _tile(scene: Scene, id: str, name: str, x: float, y: float, body: str, classes: str) -> str:
    gilt = lit_rect(-1.5, -1.5, TILE[0] + 3, TILE[1] + 3, 9)
    return piece(scene, id, named(scene, name), rect(0, 2, *TILE, 8, "tile-edge") + body, (x, y), gilt, tip=id, classes=classes)


@cache
def _land(symbol: str) -> str:
    inner = rect(0, 0, *TILE, 0, "cfill") + use(symbol, 0, 0, 96, 80)
    return f'<g clip-path="url(#m-yard)">{inner}</g>{path("M0 80H96", "aline")}{rect(0, 0, *TILE, 8, "tile-line")}'


def _names(scene: Scene, key: str, classes: str) -> str:
    words = named(scene, key)
    large = lines(words, 13.5, 85.5)
    kind = f"h2{'' if large else ' sm'}{classes}"
    return "".join(text(9, 98 + 15 * n, line, kind) for n, line in enumerate(large or lines(words, 12, 86) or (words,)))


def next_ids(scene: Scene, kind: str) -> list[str]:
    """Names that the next leader of a kind may get: its place, and the number of those there already."""
    me = mine(scene)
    if kind == "mayor":
        placed = me.get("management_area", {})
        return [f"own:mayor:{slot.resource}:{placed.get(slot.resource, 0)}" for slot in parts_of(scene).slots]
    placed = me.get("realm_map", {}).get(f"{kind}s", {})
    terrains = [terrain["terrain"] for terrain in scene.table["terrains"]]
    return [f"own:{kind}s:{number}:{placed.get(str(number), 0)}" for number in terrains]


def _figures(figures: list[tuple[str, int, str]], seat_class: str) -> str:
    """Pieces on the ground of a tile, with the beginning of their names; from five on one of each sort and how many."""
    total = sum(count for _, count, _ in figures)
    if total == 0:
        return ""
    shown = [(symbol, f"{id}:{n}") for symbol, count, id in figures for n in range(count if total < 5 else 1)]
    step = min(34.0, 54 / (len(shown) - 1)) if len(shown) > 1 else 0
    left = 48 - (38 + step * (len(shown) - 1)) / 2
    body = [leader(symbol, seat_class, left + step * n, 42, 38, id) for n, (symbol, id) in enumerate(shown)]
    if total >= 5:
        body.append(f'<g class="{seat_class}">{rect(66, 28, 27, 17, 8, "cntp")}{text(79.5, 41, f"×{total}", "cntn")}</g>')
    return "".join(body)


# -- after the reveal ------------------------------------------------------------------------------


def _strip(scene: Scene) -> str:
    slots = [slot.resource for slot in parts_of(scene).slots]
    used = len(scene.table["terrains"])
    width = (528 - 6 * used) / used
    body = [text(12, 58, scene.t("board-management"), "hd"), text(340, 58, scene.t("board-map"), "hd")]
    body += [_cell(scene, resource, 12 + 53 * n) for n, resource in enumerate(slots)]
    body += [_field(scene, n, 340 + (width + 6) * n, width) for n in range(used)]
    return _clip("m-cell", 48, 72, 6) + _clip("m-field", width, 72, 6) + group("".join(body), classes="wide")


def _tall(scene: Scene) -> str:
    """The same for a phone: six slots in a row, the map in two, as wide as the screen."""
    slots = [slot.resource for slot in parts_of(scene).slots]
    used = len(scene.table["terrains"])
    width = (528 - 6 * used) / used
    columns = (used + 1) // 2
    step = (TALL[0] - 6) / columns
    large = (step - 4) / width
    body = [text(4, 14, scene.t("board-management"), "hd"), text(4, 126, scene.t("board-map"), "hd")]
    body += [_scaled(_cell(scene, resource, 0), 4 + 61.5 * n, 20, 1.2) for n, resource in enumerate(slots)]
    body += [
        _scaled(_field(scene, n, 0, width), 4 + step * (n % columns), 133 + (72 * large + 6) * (n // columns), large)
        for n in range(used)
    ]
    wide, high = TALL
    size = f'x="0" y="44" width="870" height="{num(870 * high / wide)}"'
    return f'<svg class="tall" {size} viewBox="0 0 {wide} {high}">{"".join(body)}</svg>'


def _scaled(body: str, x: float, y: float, scale: float) -> str:
    """A cell of the strip, which stands at y 65 there, enlarged; its pieces have their names in the strip already."""
    return f'<g transform="translate({num(x)} {num(y - 65 * scale)}) scale({num(scale)})">{NAME.sub("", body)}</g>'


@cache
def _plot(clip: str, symbol: str, width: float) -> str:
    inner = rect(0, 0, width, 72, 0, "cfill") + use(symbol, 0, 0, width, 36)
    frame = path(f"M0 36H{num(width)}", "aline") + rect(0, 0, width, 72, 6, "cline")
    return f'{rect(0, 1.5, width, 72, 6, "tile-edge")}<g clip-path="url(#{clip})">{inner}</g>{frame}'


def _cell(scene: Scene, resource: str, x: float) -> str:
    seat = looking(scene)
    count = mine(scene).get("management_area", {}).get(resource, 0)
    body = _plot("m-cell", f"m-land-{resource}", 48)
    shown = count if count < 4 else 1
    step = min(15.0, 24 / (shown - 1)) if shown > 1 else 0
    left = 24 - (22 + step * (shown - 1)) / 2
    for n in range(shown):
        body += leader("i-mayor", scene.seat_class(seat), left + step * n, 16, 22, f"own:mayor:{resource}:{n}")
    if count:
        body += text(22, 60, f"+{_brought(scene, resource)}", "pnum e") + use(SIGNS[resource], 25, 45, 18)
    else:
        body += f'<g opacity=".45">{use(SIGNS[resource], 15, 45, 18)}</g>'
    me = f"management:{resource}"
    return piece(scene, me, named(scene, f"place-{resource}"), body, (x, 65), tip=me)


def _field(scene: Scene, index: int, x: float, width: float) -> str:
    """A terrain after the fight: everybody's pieces, the reward, and who has it."""
    terrain = scene.table["terrains"][index]
    number = terrain["terrain"]
    body = _plot("m-field", f"m-land-t{number}", width) + _fighters(scene, number, width) + tab(3, 15, number)
    step = min(16.0, (width - 4) / 3)
    reward, wide = reward_of(scene, number, width - 4, step)
    body += group(reward, (width - wide) / 2, 39.5)
    body += _outcome(scene, terrain, width)
    return piece(scene, f"terrain:{number}", _told(scene, terrain), body, (x, 65), tip=f"terrain:{number}")


def _told(scene: Scene, terrain: dict[str, Any]) -> str:
    place = "@" + name_key(scene.pack, f"place-{terrain['terrain']}")
    if terrain["controller"] is not None:
        return scene.t("board-terrain-won", place=place, seat=f"#{terrain['controller']}")
    return scene.t(f"board-terrain-{terrain['result']}", place=place)


def _fighters(scene: Scene, number: int, width: float) -> str:
    """Pieces of all seats, at most three, the strongest first; then how many more."""
    found = []
    strengths = scene.table["terrains"][number - 1]["strengths"]
    for seat in sorted(range(scene.view["seats"]), key=lambda seat: -strengths[seat]):
        for kind, count in on_map(scene.table["players"][seat], number):
            whose = "own" if seat == looking(scene) else f"on:{seat}"
            found += [(seat, FIGURES[kind], f"{whose}:{kind}:{number}:{n}") for n in range(count)]
    shown = found[:3]
    if not shown:
        return ""
    step = min(17.0, (width - 26) / max(1, len(shown) - 1)) if len(shown) > 1 else 0
    left = width / 2 - (22 + step * (len(shown) - 1)) / 2 + (4 if len(shown) < 3 else 0)
    body = [leader(symbol, scene.seat_class(seat), left + step * n, 15, 22, id) for n, (seat, symbol, id) in enumerate(shown)]
    if len(found) > 3:
        body.append(rect(width - 22, 2, 20, 14, 7, "cntm") + text(width - 12, 13, f"+{len(found) - 3}", "cntk"))
    return "".join(body)


def _outcome(scene: Scene, terrain: dict[str, Any], width: float) -> str:
    strengths = terrain["strengths"]
    best = max(strengths)
    middle = width / 2
    winner = terrain["controller"]
    if winner is not None:
        plate = rect(middle - 19, 56, 38, 14, 3, "ownb") + use(f"i-seat-{scene.tincture(winner)}", middle - 17, 56.5, 13)
        return group(plate, classes=scene.seat_class(winner)) + text(middle + 14, 67.5, best, "bdn")
    if terrain["result"] == "tied":
        return text(middle, 67.5, f"{best} = {best}", "tie")
    if terrain["result"] == "blocked":
        return f'<g class="gen">{use("i-decoy", middle - 17, 55.5, 15)}</g>' + text(middle + 8, 67.5, best, "tie")
    return text(middle, 67, "–", "tie")
