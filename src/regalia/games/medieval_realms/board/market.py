"""The events: the market of three price rows and the cards to come; chips in their place while the walls are up."""

from __future__ import annotations

from functools import cache

from regalia.drawing.lettering import wide
from regalia.drawing.markup import group, lit_rect, num, path, rect, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.pieces import board, hole, lit_last, now_at, piece, told
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board import bidding, cards
from regalia.games.medieval_realms.board.looks import walls_up
from regalia.games.medieval_realms.board.signs import inked
from regalia.games.medieval_realms.load import name_key

ROWS = (0, 1, 2)
TRAY = 126
CHIP_ROW = 36
WIDE_CHIP = 191
CHIP = 143


def events(scene: Scene) -> BoardPart:
    title = scene.t("board-events")
    if walls_up(scene):
        return board("events", title, _chips(scene), (640, 134), "i-market", "mkt chips", "230 44 640 134")
    body = [_bracket(scene), *(_tray(row) for row in ROWS)]
    slots = enumerate(scene.table["panel"])
    body += lit_last((scene.is_lit(f"slot:{slot['slot']}"), _slot(scene, number)) for number, slot in slots)
    if scene.table["auction"]:
        body.append(bidding.panel(scene))
    right = ' preserveAspectRatio="xMaxYMid meet"'
    return board("events", title, "".join(body), (738, 394), "i-market", "mkt", "-4 -2 738 394", right)


def _bracket(scene: Scene) -> str:
    """Above the slots that are cleared at the end of the round."""
    leaving = sum(slot["leaves"] for slot in scene.table["panel"])
    end = 31 + 173 * leaving
    middle = (40 + end) / 2
    words = scene.t("board-leaving") if leaving > 1 else ""
    room = wide(words, 12) * 1.05 + (22 if words else 18)
    arm = (end - 40 - room) / 2 - 5
    body = path(f"M40 16v-7h{num(arm)}M{end} 16v-7h-{num(arm)}", "brk")
    body += inked("m-leave", middle - room / 2, 2, 14, "wh2")
    if words:
        body += text(middle - room / 2 + 19, 13, words, "s")
    return group(body, classes="leaving", extra=told(tip="leaving"))


@cache
def _tray(row: int) -> str:
    y = 18 + TRAY * row
    body = rect(0, y, 730, 120, 10, "tray") + text(19, y + 60, row + 1, "pr1") + use("i-production", 8, y + 67, 22)
    if row:
        body += path(f"M19 {y + 28}v-17m-6 6 6-6 6 6", "flow")
    return group(body, classes=f"price price-{row}", extra=told(tip="price"))


def place(number: int) -> tuple[int, int]:
    """Upper left corner of a slot, counted from 0."""
    return 40 + 173 * (number % 4), 22 + TRAY * (number // 4)


def _slot(scene: Scene, number: int) -> str:
    slot = scene.table["panel"][number]
    id, at, classes = f"slot:{slot['slot']}", place(number), f"ms sl-{number}"
    if slot["card"] is None:
        body = hole(0, 0, *cards.MARKET, 6) + text(82, 65, slot["slot"], "gh")
        return piece(scene, id, scene.t("board-empty-slot", slot=slot["slot"]), body, at, classes=classes)
    body, gilt = cards.face(scene, slot["card"], slot), lit_rect(-2, -2, 168, 116, 7.5)
    return piece(scene, id, _slot_name(scene, number), body, at, gilt, classes=classes)


def _slot_name(scene: Scene, number: int) -> str:
    slot = scene.table["panel"][number]
    return scene.t("board-slot", card="@" + name_key(scene.pack, f"card-{slot['card']}"), slot=slot["slot"], price=slot["price"])


def _chips(scene: Scene) -> str:
    """The market while leaders are placed: what will be on offer, by price."""
    body = [text(238, 59, scene.t("board-on-offer"), "hd")]
    for row in ROWS:
        y = 66 + CHIP_ROW * row
        price = text(240, y + 22, row + 1, "pr2") + use("i-production", 250, y + 8, 16)
        body.append(group(price, classes=f"price price-{row}"))
        for column in range(4):
            slot = scene.table["panel"][4 * row + column]
            id, at, classes = f"slot:{slot['slot']}", (272 + 148 * column, y), f"ms sl-{4 * row + column}"
            if slot["card"] is None:
                name = scene.t("board-empty-slot", slot=slot["slot"])
                body.append(piece(scene, id, name, hole(0, 0, CHIP, 32, 4), at, classes=classes))
            else:
                body.append(group(cards.chip(scene, slot["card"], id, CHIP), *at, classes))
    return "".join(body)


def _to_come(coming: list[str | None]) -> str:
    count = sum(id is not None for id in coming)
    return group(text(870, 12, count, "s e"), extra=told(tip="upcoming") + now_at(count))


# -- upcoming --------------------------------------------------------------------------------------


def upcoming(scene: Scene) -> BoardPart:
    title = scene.t("board-upcoming")
    coming = scene.table["upcoming_events"]
    if walls_up(scene):
        body = [text(238, 190, title, "hd")]
        for number, id in enumerate(coming):
            x, top = 272 + 197.5 * (number % 3), 196 + CHIP_ROW * (number // 3)
            stands_for = f"upcoming:{number + 1}"
            shown = cards.chip(scene, id, stands_for, WIDE_CHIP) if id else hole(0, 0, WIDE_CHIP, 32, 4)
            body.append(group(shown, x, top, f"nx nx-{number}"))
        return board("upcoming", title, "".join(body), (640, 90), "i-deck", "up chips", "230 178 640 90")
    body = [text(748, 12, title, "hd"), _to_come(coming)]
    for number, id in enumerate(coming):
        y = 18 + 62.6 * (5 - number)
        if id is None:
            body.append(hole(748, y, *cards.UPCOMING, 6))
        else:
            body.append(group(cards.upcoming(scene, id, f"upcoming:{number + 1}"), 748, y))
    body.append(path("M747 360h-11m5-5-5 5 5 5", "flow"))
    left = ' preserveAspectRatio="xMinYMid meet"'
    return board("upcoming", title, "".join(body), (140, 394), "i-deck", "up", "734 -2 140 394", left)
