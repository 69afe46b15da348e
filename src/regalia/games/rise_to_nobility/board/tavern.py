"""The Cavern Tavern with its six families and its rising stair; the Construction Yard with its falling stair."""

from __future__ import annotations

from regalia.drawing.markup import group, num, path, rect, text, use
from regalia.drawing.pieces import lit_box, piece
from regalia.games.rise_to_nobility.board.looks import GOODS, RACES, Json, Look
from regalia.games.rise_to_nobility.board.pieces import changed, frame, known_as, only, slot, written

WIDTH, HEIGHT, YARD = 380, 136, 146
SLOT = 26
MANY = 6
"""So many slots stand closer, to leave the title its room."""


def draw(look: Look) -> str:
    inside = known_as("tavern", use("n-v-tavern", 0, 0, 64, 42)) + path("M64 0V42", "vr") + path(f"M0 42H{WIDTH}", "vr")
    cards = look.table["cavern_tavern"]["settlers"]
    body = [frame("tavern", WIDTH, HEIGHT, inside), known_as("tavern", text(73, 19, look.t("location-tavern"), "h"))]
    dice = look.table["cavern_tavern"]["dice"]
    least = _last(dice)
    body.append(text(73, 35, _order(look, "board-or-more", least, bool(None in dice)), "s"))
    body.append(_slots(look, dice, least))
    body += [_card(look, id, 7 + 61.6 * n) for n, id in enumerate(cards) if id is not None]
    return "".join(body)


def _last(dice: list[Json | None]) -> int:
    """The value of the last die placed; 0 if there is none."""
    return next((seen["value"] for seen in reversed(dice) if seen), 0)


def _order(look: Look, key: str, value: int, room: bool) -> str:
    if not room:
        return look.t("board-full")
    return look.t(key, value=value) if value and not look.any_order() else look.t("board-any-die")


def _next(dice: list[Json | None]) -> int:
    return next((n for n, seen in enumerate(dice) if seen is None), -1)


def _bound(look: Look, x: float, y: float, bound: str) -> str:
    """What the next slot takes: a bound, or any value."""
    return written(x, y, bound) if bound and not look.any_order() else text(x, y - 1, "1–6", "sv sm m")


def _slots(look: Look, dice: list[Json | None], least: int) -> str:
    """From left to right up a stair: no die may be lower than the one before."""
    count = len(dice)
    pitch = 33 if count < MANY else 30.5
    left = WIDTH - 9 - (pitch * (count - 1) + 28)
    rise = 6 / max(1, count - 1)
    stair = f"M{num(left - 3.5)} 42"
    found = []
    for n, seen in enumerate(dice):
        y = 12 - rise * n
        stair += f"H{num(left + pitch * (n + 1) - 3.5)}" + (f"V{num(42 - rise * (n + 1))}" if n < count - 1 else "")
        here = n == _next(dice)
        words = _bound(look, left + pitch * n + 13, y + 18, f"≥{least}" if least > 1 else "") if here else ""
        pieces = only(["location:tavern"], here, look)
        found.append(slot(look, (left + pitch * n, y, SLOT, SLOT), seen, words, pieces, look.t("location-tavern"), "slot:tavern"))
    return path(stair, "stair") + "".join(found)


def _card(look: Look, id: str, x: float) -> str:
    """A family: bust, workers and stars it brings, what it asks for, how much of it."""
    card = look.settlers(id)
    body = [rect(x, 47.5, 58, 83, 5, "cardf"), rect(x + 2.5, 50, 53, 78, 3, "cardi"), use(RACES[card.race], x + 3, 51.5, 27)]
    body += [text(x + 40, 63, card.workers, "gn e"), group(use("i-worker", x + 40.5, 52, 13), classes="plain")]
    body += [text(x + 40, 77.5, card.stars, "gn e"), use("i-star", x + 40.5, 66.5, 13), path(f"M{num(x + 5)} 81h48", "hair")]
    goods = card.resources
    rows = [goods] if len(goods) <= 3 else [goods[: (len(goods) + 1) // 2], goods[(len(goods) + 1) // 2 :]]
    for r, row in enumerate(rows):
        y, size = (90.5, 15.5) if len(rows) == 1 else (82.5 + 15.5 * r, 14)
        for n, good in enumerate(row):
            gx = x + 29 - 8.25 * len(row) + 16.5 * n + (16.5 - size) / 2
            body.append(use(GOODS[good], gx, y, size))
            if not look.mine["resources"][good]:
                body.append(path(f"M{num(gx + size / 2 - 5.75)} {num(y + size - 0.2)}h11.5", "miss"))
    body.append(text(x + 29, 125.5, f"{card.min}–{card.max}", "rng m"))
    name, gilt, me = look.t(f"settlers-{id}"), lit_box(x + 1, 48.5, 56, 81, 5), f"settlers:{id}"
    return piece(look.scene, me, name, "".join(body), gilt=gilt, moves=me, tip=me)


# -- the yard --------------------------------------------------------------------------------------


def yard(look: Look) -> str:
    dice = look.table["construction_yard"]["dice"]
    count = len(dice)
    flights = count > 4
    sky = 18 if flights else 40
    picture = known_as("yard", group(use("n-v-yard", 0, 0, 146, 40), 0, sky - 40))
    body = [frame("yard", YARD, HEIGHT, picture + path(f"M0 {sky}H{YARD}", "vr"))]
    body.append(known_as("yard", text(10, sky + (17 if flights else 18), look.t("location-yard"), "h15")))
    most = _last(dice)
    price = look.house_price()
    line = sky + (34 if flights else 36)
    flag = changed(look, "house_price", 33, line - 11)
    after = 46 if flag else 36
    arrow = path(f"M{after} {line - 5}h{8 if flag else 10}m-4-3.5 4 3.5-4 3.5", "arr")
    body += [group(text(10, line, price, "n13") + use("i-gold", 18.5, line - 11.5, 15)), flag + arrow]
    body.append(group(use("i-house", after + (10 if flag else 14), line - 13, 17), classes=look.scene.seat_class(look.me)))
    body.append(text(136, line, _order(look, "board-or-less", most, bool(None in dice)), "s e"))
    pitch, top, steps = (45.0, 64.0, 2.0) if flights else (33.5, 87.0, 4.0)
    stairs, found = "", []
    for n, seen in enumerate(dice):
        row, column = divmod(n, 3) if flights else (0, n)
        x, y = 10 + pitch * column, top + 34 * row + steps * column
        edge = pitch if flights else 33.5
        if column == 0:
            stairs += f"M{num(x - 3.5)} {num(y + 30)}"
        stairs += f"H{num(x + edge - 4)}"
        last = column == (2 if flights else count - 1) or n == count - 1
        stairs += "" if last else f"V{num(y + 30 + steps)}"
        here = n == _next(dice)
        words = _bound(look, x + 13, y + 18, f"≤{most}" if 0 < most < 6 else "") if here else ""
        pieces = only(["location:yard"], here, look)
        found.append(slot(look, (x, y, SLOT, SLOT), seen, words, pieces, look.t("location-yard"), "slot:yard"))
    return "".join(body) + path(stairs, "stair") + "".join(found)
