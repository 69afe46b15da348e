"""Cards on the spaces of the map, the Birds on them, and the tiles of used-up decks."""

from __future__ import annotations

from typing import Any

from regalia.drawing.lettering import cut, lines
from regalia.drawing.markup import circle, group, lit_rect, num, path, rect, text, use
from regalia.drawing.pieces import card_face, chosen_box, muted, piece
from regalia.drawing.scene import Scene
from regalia.games.kingdom_crossing.board import signs
from regalia.games.kingdom_crossing.board.looks import BIRD_SIGNS, active, parts_of
from regalia.games.kingdom_crossing.load.types import Character, Structure

WIDTH, HEIGHT = 106, 86
NAME_ROOM = 93
GILT = lit_rect(-2, -2, WIDTH + 4, HEIGHT + 4, 7)
PLACES = {
    "n1": (160, 15),
    "n2": (270, 15),
    "n3": (716, 15),
    "w1": (160, 187),
    "w2": (270, 187),
    "e1": (648, 187),
    "e2": (757, 187),
    "s1": (160, 363),
    "s2": (270, 363),
    "s3": (716, 363),
}
TALL, MIDDLING = 6, 3
"""From so many cards face down a deck shows three edges, or two."""


def space(scene: Scene, id: str) -> str:
    found = scene.table["spaces"][id]
    x, y = PLACES[id]
    work = scene.table["work"]
    chosen = work is not None and work["space"] == id and bool(found["card"] or work["buying"])
    face = _face(scene, found, work["buying"] if chosen else None)
    return group(face + (_chosen(scene) if chosen else "") + _bird(scene, found), x, y, "kcard")


def is_lit(scene: Scene, id: str) -> bool:
    found = scene.table["spaces"][id]
    return scene.is_lit(f"card:{found['card']}") or scene.is_lit(f"bird:{found['bird']}")


def portrait(card: Character | Structure) -> str:
    if isinstance(card, Character):
        return f"i-{card.guild}"
    return "k-lodge" if card.deck == "building" else "i-cart"


def _chosen(scene: Scene) -> str:
    """Round the card that is being bought: gold for whoever buys it, a dashed line for the others."""
    box = (-2, -2, WIDTH + 4, HEIGHT + 4, 7)
    return chosen_box(*box) if active(scene) == scene.me else rect(*box, "echo")


def _face(scene: Scene, found: dict[str, Any], bought: str | None) -> str:
    """The card on a space; while it is being bought it stays there, but belongs to nobody's board yet."""
    c = parts_of(scene)
    id = found["card"] or bought
    if id is None:
        return group(rect(0, 0, WIDTH, HEIGHT, 5, "spc0"), extra=' data-tip="no-deck"')
    if id in c.empty_tile:
        return _empty(scene, id)
    number = c.card[id]
    card: Character | Structure = c.characters[number] if number < len(c.characters) else c.structures[number - len(c.characters)]
    left = len(found["face_down"])
    name = scene.t(f"deck-{found['deck']}") if isinstance(card, Character) else scene.t(f"card-{id}")
    shown = lines(name, 12.5, NAME_ROOM) or (cut(name, 12.5, NAME_ROOM),)
    down = 3 if len(shown) > 1 else 0
    edges = 3 if left >= TALL else 2 if left >= MIDDLING else 1 if left else 0
    body = "".join(rect(1.5 * n, 2.5 * n, WIDTH, HEIGHT, 5, "under") for n in range(edges, 0, -1))
    body += card_face(WIDTH, HEIGHT)
    body += "".join(text(8, (18 if down else 23) + 13 * n, line, "cn") for n, line in enumerate(shown))
    body += circle(21, 46 + down, 14.5 - down / 2, "por") + use(portrait(card), 9.5, 34.5 + down, 23)
    body += signs.drawn(signs.signs(card.effect), 39, 46 + down, 18, 63)
    body += _price(card.cost) + muted("i-deck", 75, 69, 12) + text(98, 79.5, left, "dl")
    label = scene.t("board-card", card=f"@card-{id}", cost=card.cost)
    return piece(scene, f"card:{id}", label, body, gilt=GILT, moves=f"card:{id}" if found["card"] else "", tip=f"card:{id}")


def _price(cost: int) -> str:
    return path("M7 65.500H99", "hair") + use("i-gold", 7, 67.5, 15) + text(25, 80, cost, "cost")


def _empty(scene: Scene, id: str) -> str:
    """Instead of a used-up deck: free, again and again."""
    tile = next(tile for tile in parts_of(scene).empty_tiles if tile.id == id)
    found = [sign for effect in tile.effect for sign in signs.signs(effect)]
    body = rect(0, 0, WIDTH, HEIGHT, 5, "spce") + signs.drawn(found, 10, 36, 22, 86)
    return piece(scene, f"card:{id}", scene.t(f"card-{id}"), body + _price(0), gilt=GILT, moves=f"card:{id}", tip=f"card:{id}")


def _bird(scene: Scene, found: dict[str, Any]) -> str:
    """A pill on the upper edge of the card: the bird, then its bonus."""
    id = found["bird"]
    if id is None:
        return ""
    c = parts_of(scene)
    token = c.birds[c.bird[id]]
    bonus = signs.signs(token.effect)
    end = 29 + signs.width(bonus, 15)
    right = num(end - 6)
    body = path(f"M11 2H{right}A10.500 10.500 0 0 1 {right} 23H11A10.500 10.500 0 0 1 11 2Z", "bt-f")
    body += use(BIRD_SIGNS[token.kind], 0, -4, 27) + signs.drawn(bonus, 29, 12.5, 15)
    gilt, me = lit_rect(-2, -1.5, end + 8, 28, 12), f"bird:{id}"
    return piece(scene, me, scene.t(f"bird-{id}"), body, (106 - end, -14), gilt, me, me, f"bt b-{token.kind}")
