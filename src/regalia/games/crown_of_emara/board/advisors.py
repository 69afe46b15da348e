"""Advisors: what they do in signs only, as a card on a town tile and as a chip in front of a player."""

from __future__ import annotations

from typing import Any

from regalia.drawing.markup import group, icon, lit_rect, path, rect, ribbon, text, use
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board.looks import SIGNS, looking, units

WIDTH, HEIGHT = 92, 79
ROOM = 57
"""Where the signs of the effect must end: the pennon stands behind them."""
LONGEST_NAME = 11
NAME_ROOM = 79
Sign = tuple[str, str]
"""(sign, symbol), (word, text) or (arrow, "")."""


def printed(scene: Scene, id: str) -> dict[str, Any]:
    found: dict[str, Any] = scene.table["printed"]["advisors"][id]
    return found


def effect(entry: dict[str, Any]) -> list[Sign]:
    """Price, arrow, gain."""
    arrow = ("arrow", "")
    kinds: dict[str, list[Sign]] = {
        "none": [("sign", "i-cp")],
        "gain": gained(entry["gain"], "+"),
        "swap_resource": [("sign", "i-any"), arrow, ("sign", "i-any")],
        "swap_ring_gold": [("sign", "i-ring"), ("both", ""), ("sign", "i-gold")],
        "any_resources_for_hire_recruit": [("sign", "i-any"), arrow, ("sign", "i-hire"), ("sign", "i-recruit")],
        "hire_recruit_anywhere": [("sign", "i-hire"), ("sign", "i-recruit")],
        "on_gift": [("sign", "i-castle"), arrow, *gained(entry["gain"], "+")],
        "on_donation": [("sign", "i-cathedral"), arrow, *gained(entry["gain"], "+")],
        "on_bp_gain": [("sign", "i-bp"), arrow, *gained(entry["gain"], "+")],
    }
    if entry["effect"] == "trade":
        trade = entry["trades"][0]
        return [*(("sign", sign) for sign in units(trade["pay"])), arrow, *gained(trade["gain"])]
    return kinds[entry["effect"]]


def gained(goods: dict[str, int], plus: str = "") -> list[Sign]:
    """Points with their number, goods one by one."""
    found: list[Sign] = []
    for good, count in goods.items():
        if good in ("cp", "bp"):
            found += [("word", f"{plus}{count}"), ("sign", SIGNS[good])]
        else:
            found += [("sign", SIGNS[good])] * count
    return found


def width_of(sign: Sign, size: float) -> float:
    kind, value = sign
    return {"sign": size + 0.5, "arrow": 11, "both": 14, "word": 7.9 * len(value) + 1}[kind]


def drawn(signs: list[Sign], x: float, y: float, room: float) -> str:
    """The signs in a drawing, as large as there is room."""
    size = next((s for s in (17, 16, 15, 14, 13, 12) if sum(width_of(sign, s) for sign in signs) <= room), 12)
    body = []
    for sign in signs:
        kind, value = sign
        middle = y + 8.5
        if kind == "sign":
            body.append(use(value, x, middle - size / 2, size))
        elif kind == "word":
            body.append(text(x, y + 14, value, "en"))
        elif kind == "arrow":
            body.append(path(f"M{x + 1:.1f} {middle}h8m-3-3 3 3-3 3", "arr"))
        else:
            body.append(path(f"M{x + 1.5:.1f} {middle}h10m-3-3 3 3-3 3m-4 0-3-3 3-3", "arr"))
        x += width_of(sign, size)
    return "".join(body)


def written(signs: list[Sign]) -> str:
    """The signs in running text."""
    arrows = {"arrow": "<u>→</u>", "both": "<u>↔</u>"}
    return "".join(icon(value, 15) if kind == "sign" else arrows.get(kind, value) for kind, value in signs)


def card(scene: Scene, id: str | None, x: float, y: float) -> str:
    """A space of a town tile: the advisor on offer, or the empty place."""
    if id is None:
        return f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5" class="hole" stroke-dasharray="3 2.5"/>'
    entry = printed(scene, id)
    name = scene.t(f"advisor-{id}")
    fit = f' textLength="{NAME_ROOM}" lengthAdjust="spacingAndGlyphs"' if len(name) > LONGEST_NAME + 2 else ""
    body = [rect(0, 0, WIDTH, HEIGHT, 5, "cardf"), rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 3, "cardi")]
    body.append(f'<text x="7" y="18" class="cn"{fit}>{name}</text>')
    if entry["cp"]:
        body += [ribbon(WIDTH - 26, 25, 21, 24), text(WIDTH - 15.5, 40, entry["cp"], "rb")]
    body.append(drawn(effect(entry), 7, 26, ROOM if entry["cp"] else WIDTH - 14))
    body.append(path(f"M7 54H{WIDTH - 7}", "hair"))
    body += [use(sign, 6.5 + 16 * n, 58, 16) for n, sign in enumerate(units(entry["cost"]))]
    piece = "recruit" if scene.is_lit("recruit") and id in scene.table["targets"]["advisors"] else f"advisor:{id}"
    if scene.is_lit(piece):
        body.append(lit_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 6.5))
    return group("".join(body), x, y, "adv", scene.touch(piece, name) + f' data-id="advisor:{id}" data-tip="advisor:{id}"')


def chip(scene: Scene, id: str, seat: int, small: bool, many: bool) -> str:
    """In front of a player: what still works says how, what worked once is only named, or a sign where there are many."""
    entry = printed(scene, id)
    name = scene.t(f"advisor-{id}")
    spent = entry["timing"] == "immediate"
    used = spent or (seat == scene.table["active"] and id in scene.table["turn"]["used"])
    piece = f"advisor:{id}"
    mine = seat == looking(scene)
    lit = "islit" if mine and scene.is_lit(piece) else ""
    what = f'<em class="{"dim" if used else ""}">{written(effect(entry))}</em>'
    words = icon("i-advisor", 16) if spent and (small or many) else what if small else name if spent else f"{name}{what}"
    touch = scene.touch(piece, name) if mine else f' aria-label="{name}"'
    kind = "used" if used else "ready" if entry["timing"] == "once_per_turn" else "perm"
    return f'<li class="{kind} {lit}"{touch} data-id="advisor:{id}" data-tip="advisor:{id}">{words}</li>'
