"""The Tree board: the Queen at the crown, six Bridge Objectives on the branches, the Favours at the foot."""

from __future__ import annotations

from typing import Any

from regalia.drawing.lettering import cut, wide
from regalia.drawing.markup import circle, esc, group, lit_rect, path, rect, text, use
from regalia.drawing.pieces import card_face, drawing, lit_last, muted, piece, shield, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.kingdom_crossing.board import signs
from regalia.games.kingdom_crossing.board.looks import TRACKS, mine, parts_of, seat_of
from regalia.games.kingdom_crossing.load.types import Condition

LONG_NAME = 110
"""A Favour with a longer name than this does without the sign before it."""


def draw(scene: Scene) -> str:
    body = [use("k-tree", 0, 0, 232, 478), _queen(scene)]
    rows = parts_of(scene).rows
    lit: list[str] = []
    for number, row in enumerate(rows):
        for side, place in enumerate(row):
            drawn = _objective(scene, place, 8 + 116 * side, 112 + 76 * number)
            (lit if scene.is_lit(f"objective:{scene.table['objectives'][place]['tile']}") else body).append(drawn)
        body.append(_medallion(scene, row, 145 + 76 * number))
    body += [*lit, _favours(scene)]
    return f'<section class="treeb">{drawing("".join(body), 232, 478, scene.t("board-tree"), "trs")}</section>'


# -- the Queen -------------------------------------------------------------------------------------


def _queen(scene: Scene) -> str:
    """The card of the round: its effect, the first-player token, one card of its guild; or who took it."""
    c = parts_of(scene)
    queen = scene.table["queen"]
    left = max(0, len(queen["unseen"]) - 1)
    body = rect(0, 2, 212, 86, 6, "lip") + card_face(212, 86, 6, 3)
    body += circle(38, 44, 28, "por") + use("k-queen", 13, 19, 50) + text(76, 24, scene.t("board-queen"), "h")
    body += muted("i-deck", 177, 31, 13) + text(202, 41.5, left, "dl") + path("M76 49H202", "hair")
    tip = "queen"
    if queen["card"] is not None:
        card = c.queens[c.queen[queen["card"]]]
        tip = f"queen:{card.id}"
        body += text(76, 41, scene.t("board-queen-there"), "s")
        body += signs.drawn(signs.signs(card.effect), 76, 65.5, 20, 27, False) + path("M107 57v18", "hair2")
        body += use("i-crown", 113, 55, 21) + path("M140 57v18", "hair2")
        body += use(f"i-{card.guild}", 147, 54, 23) + text(173, 70, "+1", "en")
    elif scene.table["phase"] in ("day", "evening"):
        body += text(76, 41, scene.t("board-queen-taken"), "s")
        seat = seat_of(scene, scene.table["first_player"])
        body += shield(scene, seat, 76, 56, 20) + text(102, 71, cut(esc(scene.seats[seat]), 13, 104), "cnr")
    else:
        body += text(76, 41, scene.t("board-queen-later"), "s")
    return group(body, 10, 10, extra=told(f"queen:{queen['card'] or 'none'}", tip))


# -- Bridge Objectives -----------------------------------------------------------------------------


def _wanted(scene: Scene, need: Condition) -> list[tuple[str, int, int]]:
    """(sign, what the seat looking has, what is needed)."""
    me = mine(scene)
    if need.kind == "resources":
        return [(f"i-{track}", me["resources"][track], getattr(need, track)) for track in TRACKS if getattr(need, track)]
    if need.kind == "symbols":
        wanted = (("flower", need.flower), ("sculpture", need.sculpture))
        return [(f"i-{decor}", me["symbols"][decor], n) for decor, n in wanted if n]
    if need.kind == "invest_back":
        return [("k-invest", me["investment"], need.steps)]
    sign, key = {"houses": ("i-house", "houses"), "structures": ("k-lodge", "structures"), "birds": ("i-bird", "birds")}[
        need.kind
    ]
    return [(sign, len(me[key]), need.n)]


def _slots(scene: Scene) -> tuple[int, ...]:
    """At two players the second and fourth slot are not used, at three the fourth."""
    seats = scene.view["seats"]
    return (0, 2) if seats == 2 else tuple(range(seats))


def _objective(scene: Scene, place: str, x: float, y: float) -> str:
    c = parts_of(scene)
    entry: dict[str, Any] = scene.table["objectives"][place]
    tile = c.objectives[c.objective[entry["tile"]]]
    need = tile.hard if entry["side"] == "hard" else tile.easy
    values = need.slots or (c.slots.hard if entry["side"] == "hard" else c.slots.easy)
    body = rect(0, 2, 100, 66, 6, "lip") + rect(0, 0, 100, 66, 6, "cardf")
    if scene.table["seats"][looking(scene)] in entry["slots"]:
        body += group(rect(2.5, 2.5, 95, 32, 4, "ownr"), classes=scene.seat_class(looking(scene)))
    conditions = _wanted(scene, need)
    # Two numbers of two figures stand closer.
    first, size, step = (4, 17, 44) if len(conditions) > 1 and any(have > 9 for _, have, _ in conditions) else (6, 20, 47)
    for n, (sign, have, wanted) in enumerate(conditions):
        reached = "have ok" if have >= wanted else "have"
        body += use(sign, first + step * n, 18 - size / 2, size)
        numbers = f'<tspan class="{reached}">{have}</tspan><tspan class="need">/{wanted}</tspan>'
        body += f'<text x="{first + size + (2 if size > 17 else 1) + step * n}" y="23">{numbers}</text>'
    if need.kind == "invest_back":
        body += path("M66 18h12m-8.500-3.500-3.500 3.500 3.500 3.500", "arr") + text(82, 23, wanted, "en")
    body += path("M6 36.500H94", "hair")
    for slot in _slots(scene):
        body += _slot(scene, entry["slots"][slot], values[slot], 4 + 23.6 * slot)
    name = scene.t("board-objective", objective=f"@objective-{tile.id}", text=f"@effect-{tile.id}-{entry['side']}")
    tip = f"objective:{tile.id}-{entry['side']}"
    return piece(scene, f"objective:{tile.id}", name, body, (x, y), lit_rect(-2, -2, 104, 70, 8), tip=tip)


def _slot(scene: Scene, owner: str | None, points: int, x: float) -> str:
    if owner is None:
        return rect(x, 40, 22, 22, 4, "slot0") + text(x + 11, 55.5, points, "sv")
    seat = seat_of(scene, owner)
    return group(rect(x, 40, 22, 22, 4, "ownr"), classes=scene.seat_class(seat)) + shield(scene, seat, x + 2, 42, 18)


def _medallion(scene: Scene, row: list[str], y: float) -> str:
    """The Favour for both Objectives of a row, or the shield of whoever looks and has it."""
    me = scene.table["seats"][looking(scene)]
    earned = all(me in scene.table["objectives"][place]["slots"] for place in row)
    inside = shield(scene, looking(scene), -8.5, -8.5, 17) if earned else use("i-favour", -8.5, -8.5, 17)
    return group(circle(0, 0, 12, "med") + inside, 116, y, extra=told(tip="row"))


# -- Favours ---------------------------------------------------------------------------------------


def _favours(scene: Scene) -> str:
    favours = scene.table["favours"]
    body = rect(0, 2, 216, 126, 6, "lip") + rect(0, 0, 216, 126, 6, "cardf")
    body += text(10, 19, scene.t("board-favours"), "cnr")
    rows = []
    for n, id in enumerate(favours["visible"]):
        body += path(f"M8 {28 + 32 * n}H208", "hair")
        if id is not None:
            rows.append((scene.is_lit(f"favour:{n + 1}"), _favour(scene, id, n)))
    supply = rect(0, 0, 52, 22, 5, "pile") + muted("i-deck", 7, 4.5, 13) + text(44, 15.5, len(favours["supply"]), "dl")
    name, gilt = scene.t("board-favour-random"), lit_rect(-1, -1, 54, 24, 6)
    drawn = piece(scene, "favour:random", name, supply, (160, 3), gilt, tip="favour-supply")
    rows.append((scene.is_lit("favour:random"), drawn))
    return group(body + "".join(lit_last(rows)), 8, 342)


def _favour(scene: Scene, id: str, n: int) -> str:
    c = parts_of(scene)
    favour = c.favours[c.favour[id]]
    name = scene.t(f"favour-{id}")
    long = wide(name, 13) > LONG_NAME
    body = rect(4, 1, 208, 30, 4, "frow")
    if not long:
        body += use("i-favour", 8, 6, 20)
    body += text(10 if long else 32, 21, cut(name, 12.5, 142) if long else name, "cnr sm" if long else "cnr")
    found = signs.worth(favour)
    room = min(118.0, 206 - (10 if long else 34) - wide(name, 13))
    body += signs.drawn(found, 210 - min(room, signs.width(found, 17)), 16, 17, room, False)
    name = scene.t("board-favour", favour=f"@favour-{id}", text=f"@effect-{id}")
    gilt, me = lit_rect(2, 1, 212, 30, 6), f"favour:{id}"
    return piece(scene, f"favour:{n + 1}", name, body, (0, 28 + 32 * n), gilt, me, me)
