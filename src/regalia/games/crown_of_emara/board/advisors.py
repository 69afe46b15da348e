"""Advisors: what they do in signs only, as a card on a town tile and as a chip in front of a player."""

from __future__ import annotations

from typing import Any

from regalia.drawing.lettering import line_at
from regalia.drawing.markup import icon, lit_rect, path, use
from regalia.drawing.panels import block
from regalia.drawing.pieces import card_face, hole, pennon, piece
from regalia.drawing.scene import Scene
from regalia.drawing.signs import ARROW, BOTH, Script, Sign
from regalia.games.crown_of_emara.board.looks import SIGNS, looking, units

WIDTH, HEIGHT = 92, 79
ROOM = 57
"""Where the signs of the effect must end: the pennon stands behind them."""
NAME_ROOM = 79
SCRIPT = Script(gap=0.5, letter=7.9, arrow=11, smallest=12)
SIZE = 17


def printed(scene: Scene, id: str) -> dict[str, Any]:
    found: dict[str, Any] = scene.table["printed"]["advisors"][id]
    return found


def effect(entry: dict[str, Any]) -> list[Sign]:
    """Price, ARROW, gain."""
    kinds: dict[str, list[Sign]] = {
        "none": [("icon", "i-cp")],
        "gain": gained(entry["gain"], "+"),
        "swap_resource": [("icon", "i-any"), ARROW, ("icon", "i-any")],
        "swap_ring_gold": [("icon", "i-ring"), BOTH, ("icon", "i-gold")],
        "any_resources_for_hire_recruit": [("icon", "i-any"), ARROW, ("icon", "i-hire"), ("icon", "i-recruit")],
        "hire_recruit_anywhere": [("icon", "i-hire"), ("icon", "i-recruit")],
        "on_gift": [("icon", "i-castle"), ARROW, *gained(entry["gain"], "+")],
        "on_donation": [("icon", "i-cathedral"), ARROW, *gained(entry["gain"], "+")],
        "on_bp_gain": [("icon", "i-bp"), ARROW, *gained(entry["gain"], "+")],
    }
    if entry["effect"] == "trade":
        trade = entry["trades"][0]
        return [*(("icon", sign) for sign in units(trade["pay"])), ARROW, *gained(trade["gain"])]
    return kinds[entry["effect"]]


def gained(goods: dict[str, int], plus: str = "") -> list[Sign]:
    """Points with their number, goods one by one."""
    found: list[Sign] = []
    for good, count in goods.items():
        if good in ("cp", "bp"):
            found += [("n", f"{plus}{count}"), ("icon", SIGNS[good])]
        else:
            found += [("icon", SIGNS[good])] * count
    return found


def written(signs: list[Sign]) -> str:
    """The signs in running text."""
    return SCRIPT.written(signs, 15)


def card(scene: Scene, id: str | None, x: float, y: float) -> str:
    """A space of a town tile: the advisor on offer, or the empty place."""
    if id is None:
        return hole(x, y, WIDTH, HEIGHT)
    entry = printed(scene, id)
    name = scene.t(f"advisor-{id}")
    body = [card_face(WIDTH, HEIGHT), line_at(name, 7, 18, 12.5, NAME_ROOM, "cn")]
    if entry["cp"]:
        body.append(pennon(WIDTH - 26, 25, 21, 24, entry["cp"], 6.7))
    body.append(SCRIPT.drawn(effect(entry), 7, 34.5, SIZE, ROOM if entry["cp"] else WIDTH - 14))
    body.append(path(f"M7 54H{WIDTH - 7}", "hair"))
    body += [use(sign, 6.5 + 16 * n, 58, 16) for n, sign in enumerate(units(entry["cost"]))]
    stands_for = "recruit" if scene.is_lit("recruit") and id in scene.table["targets"]["advisors"] else f"advisor:{id}"
    gilt = lit_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 6.5)
    return piece(scene, stands_for, name, "".join(body), (x, y), gilt, f"advisor:{id}", f"advisor:{id}", "adv")


def chip(scene: Scene, id: str, seat: int, small: bool, many: bool) -> str:
    """In front of a player: what still works says how, what worked once is only named, or a sign where there are many."""
    entry = printed(scene, id)
    name = scene.t(f"advisor-{id}")
    spent = entry["timing"] == "immediate"
    used = spent or (seat == scene.table["active"] and id in scene.table["turn"]["used"])
    what = f'<em class="{"past" if used else ""}">{written(effect(entry))}</em>'
    words = icon("i-advisor", 16) if spent and (small or many) else what if small else name if spent else f"{name}{what}"
    kind = "used" if used else "ready" if entry["timing"] == "once_per_turn" else "perm"
    me = f"advisor:{id}"
    return block(scene, me, name, words, kind, me, me, tag="li", mine=seat == looking(scene))
