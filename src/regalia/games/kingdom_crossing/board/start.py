"""The starting pairs while they are being taken: a card with its region, guild and gains, and the Favour below it."""

from __future__ import annotations

from typing import Any

from regalia.drawing.lettering import cut
from regalia.drawing.markup import circle, group, lit_rect, path, rect, text, use
from regalia.drawing.pieces import card_face, lit_last, piece
from regalia.drawing.scene import Scene
from regalia.drawing.signs import Sign
from regalia.games.kingdom_crossing.board import signs
from regalia.games.kingdom_crossing.board.looks import BIRD_SIGNS, parts_of

WIDTH, HEIGHT, GAP = 119, 204, 12.0


def draw(scene: Scene) -> str:
    """All pairs side by side, to stand where the personal board will be."""
    pairs = scene.table["start_pairs"]
    step = WIDTH + GAP
    left = (512 - step * len(pairs) + GAP) / 2
    found = [(scene.is_lit(f"start:{pair['card']}"), _pair(scene, pair, left + step * n)) for n, pair in enumerate(pairs)]
    return "".join(lit_last(found))


def _pair(scene: Scene, pair: dict[str, Any], x: float) -> str:
    c = parts_of(scene)
    card = c.start_cards[c.start_card[pair["card"]]]
    face = next(face for face in card.face if face.id == pair["face"])
    bird = face.bird or card.bird
    region = next(region.id for region in c.map.region if region.bird == bird)
    body = rect(0, 2, WIDTH, HEIGHT, 6, "lip") + card_face(WIDTH, HEIGHT, 6, 3)
    sign = rect(8, 9, WIDTH - 16, 24, 5, "bt-f") + use(BIRD_SIGNS[bird], 12, 9, 24)
    sign += text(42, 26, scene.t(f"board-region-{region}"), "cnr")
    body += group(sign, classes=f"b-{bird}")
    body += circle(30, 63, 20, "por") + use(f"i-{face.guild}", 14, 47, 32)
    body += text(57, 60, f"{face.coins}", "big") + use("i-gold", 57 + 10.5 * len(str(face.coins)), 45, 20)
    body += text(57, 80, scene.t(f"board-guild-{face.guild}"), "s")
    gains: list[Sign] = [("icon", "k-invest")] * face.invest
    for track, count in face.resources.items():
        gains += [("icon", f"i-{track}")] * count
    if face.decoration:
        gains.append(("icon", f"i-{face.decoration}"))
    body += signs.drawn(gains, 8, 105, 24, WIDTH - 16) + path(f"M8 125H{WIDTH - 8}", "hair2")
    favour = c.favours[c.favour[pair["favour"]]]
    body += use("i-favour", WIDTH / 2 - 10, 130, 20) + text(
        WIDTH / 2, 165, cut(scene.t(f"favour-{favour.id}"), 12, WIDTH - 12), "cs mid12"
    )
    body += signs.drawn(signs.worth(favour), 8, 183, 18, WIDTH - 16)
    label = scene.t("board-pair", card=f"@start-{card.id}", region=f"@region-{region}", favour=f"@favour-{favour.id}")
    gilt = lit_rect(-1, -1, WIDTH + 2, HEIGHT + 2, 7)
    return piece(scene, f"start:{pair['card']}", label, body, (x, 0), gilt, tip=f"start:{favour.id}", classes="kcard")
