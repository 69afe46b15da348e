"""The events: the market of three price rows and the cards to come; chips in their place while the walls are up."""

from __future__ import annotations

from functools import cache

from regalia.drawing.markup import group, lit_rect, num, path, rect, text, use
from regalia.drawing.parts import BoardPart
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board import bidding, cards
from regalia.games.medieval_realms.board.looks import walls_up, wide
from regalia.games.medieval_realms.load import name_key

ROWS = (0, 1, 2)
TRAY = 126
CHIP_ROW = 36
WIDE_CHIP = 191
CHIP = 143


def events(scene: Scene) -> BoardPart:
    title = scene.t("board-events")
    if walls_up(scene):
        svg = f'<svg class="bd ev chips" viewBox="230 44 640 134" width="640" height="134" role="group" aria-label="{title}">'
        return BoardPart("events", title, svg + _chips(scene) + "</svg>", 640, 134, sign="i-market")
    body = [_bracket(scene), *(_tray(row) for row in ROWS)]
    slots = scene.table["panel"]
    lit = [scene.is_lit(f"slot:{slot['slot']}") for slot in slots]
    body += [_slot(scene, number) for number in range(len(slots)) if not lit[number]]
    body += [_slot(scene, number) for number in range(len(slots)) if lit[number]]
    if scene.table["auction"]:
        body.append(bidding.panel(scene))
    svg = '<svg class="bd ev" viewBox="-4 -2 738 394" width="738" height="394" preserveAspectRatio="xMaxYMid meet"'
    return BoardPart("events", title, f'{svg} role="group" aria-label="{title}">{"".join(body)}</svg>', 738, 394, sign="i-market")


def _bracket(scene: Scene) -> str:
    """Above the slots that are cleared at the end of the round."""
    leaving = sum(slot["leaves"] for slot in scene.table["panel"])
    end = 31 + 173 * leaving
    middle = (40 + end) / 2
    words = scene.t("board-leaving") if leaving > 1 else ""
    room = wide(words, 12) * 1.05 + (22 if words else 18)
    arm = (end - 40 - room) / 2 - 5
    body = path(f"M40 16v-7h{num(arm)}M{end} 16v-7h-{num(arm)}", "brk")
    body += f'<use href="#m-leave" x="{num(middle - room / 2)}" y="2" width="14" height="14" class="wh2"/>'
    if words:
        body += text(middle - room / 2 + 19, 13, words, "s")
    return group(body, classes="leaving", extra=' data-tip="leaving"')


@cache
def _tray(row: int) -> str:
    y = 18 + TRAY * row
    body = rect(0, y, 730, 120, 10, "tray") + text(19, y + 60, row + 1, "pr1") + use("i-production", 8, y + 67, 22)
    if row:
        body += path(f"M19 {y + 28}v-17m-6 6 6-6 6 6", "flow")
    return group(body, classes=f"price price-{row}", extra=' data-tip="price"')


def place(number: int) -> tuple[int, int]:
    """Upper left corner of a slot, counted from 0."""
    return 40 + 173 * (number % 4), 22 + TRAY * (number // 4)


def _slot(scene: Scene, number: int) -> str:
    slot = scene.table["panel"][number]
    x, y = place(number)
    piece = f"slot:{slot['slot']}"
    if slot["card"] is None:
        body = rect(0, 0, *cards.MARKET, 6, "hole d") + text(82, 65, slot["slot"], "gh")
        return group(body, x, y, f"sl sl-{number}", scene.touch(piece, scene.t("board-empty-slot", slot=slot["slot"])))
    body = cards.face(scene, slot["card"], slot)
    if scene.is_lit(piece):
        body += lit_rect(-2, -2, 168, 116, 7.5)
    return group(body, x, y, f"sl sl-{number}", scene.touch(piece, _slot_name(scene, number)))


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
            x, piece = 272 + 148 * column, f"slot:{slot['slot']}"
            if slot["card"] is None:
                name = scene.t("board-empty-slot", slot=slot["slot"])
                body.append(group(rect(0, 0, CHIP, 32, 4, "hole d"), x, y, f"sl sl-{4 * row + column}", scene.touch(piece, name)))
            else:
                body.append(group(cards.chip(scene, slot["card"], piece, CHIP), x, y, f"sl sl-{4 * row + column}"))
    return "".join(body)


# -- upcoming --------------------------------------------------------------------------------------


def upcoming(scene: Scene) -> BoardPart:
    title = scene.t("board-upcoming")
    coming = scene.table["upcoming_events"]
    if walls_up(scene):
        svg = f'<svg class="bd up chips" viewBox="230 178 640 90" width="640" height="90" role="group" aria-label="{title}">'
        body = [text(238, 190, title, "hd")]
        for number, id in enumerate(coming):
            x, top = 272 + 197.5 * (number % 3), 196 + CHIP_ROW * (number // 3)
            piece = f"upcoming:{number + 1}"
            shown = cards.chip(scene, id, piece, WIDE_CHIP) if id else rect(0, 0, WIDE_CHIP, 32, 4, "hole d")
            body.append(group(shown, x, top, f"nx nx-{number}"))
        return BoardPart("upcoming", title, svg + "".join(body) + "</svg>", 640, 90, sign="i-deck")
    body = [text(748, 12, title, "hd"), text(870, 12, sum(id is not None for id in coming), "s e")]
    for number, id in enumerate(coming):
        y = 18 + 62.6 * (5 - number)
        if id is None:
            body.append(rect(748, y, *cards.UPCOMING, 6, "hole d"))
        else:
            body.append(group(cards.upcoming(scene, id, f"upcoming:{number + 1}"), 748, y))
    body.append(path("M747 360h-11m5-5-5 5 5 5", "flow"))
    svg = '<svg class="bd up" viewBox="734 -2 140 394" width="140" height="394" preserveAspectRatio="xMinYMid meet"'
    return BoardPart("upcoming", title, f'{svg} role="group" aria-label="{title}">{"".join(body)}</svg>', 140, 394, sign="i-deck")
