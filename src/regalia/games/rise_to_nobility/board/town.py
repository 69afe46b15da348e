"""The Town Hall, the Port with the ship as its price list, the Ivory Castle and Berk's office."""

from __future__ import annotations

from regalia.drawing.markup import circle, group, num, path, rect, text, use
from regalia.drawing.pieces import amount, lit_box, piece, told
from regalia.games.rise_to_nobility.board.looks import CUBES, EFFECTS, GOODS, Look, span
from regalia.games.rise_to_nobility.board.pieces import changed, die, effects, frame, known_as, lock, only, slot, written

HALL, HALL_HEIGHT = 334, 136
PORT, PORT_HEIGHT = 196, 172
OFFICE, OFFICE_HEIGHT = 198, 83
LONGEST_SHIP = 17


# -- Town Hall -------------------------------------------------------------------------------------


def hall(look: Look) -> str:
    inside = known_as("town_hall", use("n-v-hall", 0, 0, 72, 42)) + path("M72 0V42", "vr") + path(f"M0 42H{HALL}", "vr")
    body = [frame("hall", HALL, HALL_HEIGHT, inside), known_as("town_hall", text(82, 19, look.t("location-town_hall"), "h"))]
    body.append(text(82, 35, look.t("board-hall-rule"), "s"))
    body += [_column(look, n) for n in range(6)]
    return "".join(body)


def _column(look: Look, n: int) -> str:
    """A building, and below it the slot and the price; the whole column is touched as one."""
    town = look.table["town_hall"]
    x, id, seen = 8 + 53.4 * n, town["buildings"][n], town["dice"][n]
    printed = look.c.board.town_hall_slot[n]
    tile = rect(x, 48, 50, 52, 5, "hole2") if id is None else _building(look, id, x)
    price = look.hall_price(n)
    cost = group(amount(x + 39, 123, price, "i-gold", 12.5, "n13 up" if price > look.mine["gold"] else "n13"))
    cost += changed(look, "building_price", x + 38, 101)
    fits = look.action.get("value") == printed.value
    pieces = only(["location:town_hall"], fits, look)
    words = written(x + 14, 123.5, printed.value)
    name = look.t("board-hall-slot", slot=printed.value)
    if not pieces:
        return tile + slot(look, (x + 1, 105, 26, 26), seen, words, [], name, "slot:town_hall") + cost
    now = look.lit(pieces[0])
    low = rect(x + 1, 105, 26, 26, 5, "slotl" if now else "slotd")
    low += words if seen is None else die(look, x, 104, seen)
    low += lit_box(x + 1, 105, 26, 26) if now else ""
    return piece(look.scene, pieces[0], name, rect(x, 48, 50, 84, 5, "hitb") + tile + low + cost, tip="slot:town_hall")


def _building(look: Look, id: str, x: float) -> str:
    """The guild's good over the effect; a community building has its well. Locked: not to be had whatever the die."""
    tile = look.building(id)
    body = [rect(x, 48, 50, 52, 5, "cardf"), rect(x + 2.5, 50.5, 45, 47, 3, "cardi"), path(f"M{num(x + 5)} 76.5h40", "hair")]
    if tile.guild is None:
        body += [use("n-community", x + 14, 53, 22), text(x + 14, 92, "+1", "n13"), use("i-vp", x + 28.5, 80, 15)]
    else:
        good = GOODS[look.good_of(tile.guild)]
        signs = [EFFECTS.get(effect) or good for effect in tile.effects]
        body += [use(good, x + 15, 54, 20), effects(signs, x + 25, 87, 17, 14)]
    if out_of_reach(look, id):
        body.append(lock(x + 43, 56))
    return group("".join(body), extra=told(f"building:{id}", f"building:{id}"))


def out_of_reach(look: Look, id: str) -> bool:
    """No apprentice in the guild, no workshop slot free; for a community building no worker or no zone."""
    guild = look.building(id).guild
    if guild is None:
        return not look.mine["workers"] or None not in look.mine["community_zones"]
    seen = look.table["guilds"][guild]
    return not seen["apprentices"][look.me] or None not in seen["workshops"]


# -- Port ------------------------------------------------------------------------------------------


def port(look: Look) -> str:
    seen = look.table["port"]
    sky = f'<rect y="27" width="{PORT}" height="110" fill="url(#n-sky)"/>' + circle(30, 41, 8, "sun")
    inside = (
        sky
        + known_as("port", group(use("n-v-ship", 0, 0, 196, 124), 0, 12))
        + rect(0, 134, PORT, 38, 0, "tcard")
        + path("M0 134H196M0 27H196", "vr")
    )
    body = [frame("port", PORT, PORT_HEIGHT, inside), known_as("port", text(10, 19, look.t("location-port"), "h"))]
    if seen["ship"] is not None:
        name = look.t(f"ship-{seen['ship']}")
        size = "sh e long" if len(name) > LONGEST_SHIP else "sh e"
        body.append(f'<g data-tip="ship:{seen["ship"]}">{text(186, 18.5, name, size)}</g>')
        body += [_crate(look, good, n) for n, good in enumerate(GOODS)]
    for n, printed in enumerate(look.c.board.port_slot):
        x = 9 + 31 * n
        fits = look.action.get("value") == printed.value
        pieces = only(["location:port"], fits, look)
        title = look.t("board-port-slot", slot=printed.value)
        body.append(
            slot(look, (x, 140, 26, 26), seen["dice"][n], written(x + 13, 158.5, printed.value), pieces, title, "slot:port")
        )
    body.append(changed(look, "port_max_sales", 46, 8) + changed(look, "port_price", 46, 8))
    return "".join(body)


def _crate(look: Look, good: str, n: int) -> str:
    """A good, its price, and its spaces as cubes, two in a row; sold ones are filled."""
    x = 8.5 + 30 * n
    demand = look.ship(look.table["port"]["ship"]).demand[good]  # type: ignore[index]
    price = demand.price + look.change("port_price") + look.has("port_bonus")
    body = [rect(x, 62, 28, 58, 3, "crate"), use(GOODS[good], x + 6, 64.5, 16), text(x + 12.5, 93, price, "n13 e")]
    body.append(use("i-gold", x + 13, 82.5, 12))
    sold = look.table["port"]["sold"].get(good, 0)
    for space in range(demand.spaces):
        row, column = divmod(space, 2)
        alone = column == 0 and space == demand.spaces - 1
        at = (x + 9.2 if alone else x + 4 + 10.5 * column, 97 + 11 * row)
        body.append(rect(*at, 9.5, 9.5, 1.5, f"cub k-{CUBES[good]}" if space < sold else "cubx"))
    name = look.t("board-crate", resource=f"@resource-{good}", price=price, free=demand.spaces - sold)
    return piece(look.scene, f"crate:{good}", name, "".join(body), gilt=lit_box(x + 1.5, 63.5, 25, 55, 3), tip="crate")


# -- Castle and office -----------------------------------------------------------------------------


def castle(look: Look) -> str:
    slots = [printed for printed in look.c.board.castle_slot if printed.min_players <= len(look.players)]
    body = [_office("castle", "n-v-castle", look.t("location-castle"))]
    four = len(slots) > 3
    pitch, wide = (33.0, 28) if four else (43.5, 32)
    left = 64 if four else 68
    for n, printed in enumerate(slots):
        x, seen = left + pitch * n, look.table["ivory_castle"]["dice"][n]
        words = text(x + wide / 2, 47.5, span(printed.values), "bnd m")
        fits = look.action.get("value") in printed.values and seen is None
        asked = look.question == "castle_slot"
        pieces = [f"castle_slot:{printed.id}"] if asked else only(["location:castle"], fits, look)
        body.append(slot(look, (x, 29, wide, 28), seen, words, pieces, look.t(f"castle_slot-{printed.id}"), "slot:castle"))
        gain = printed.reputation + look.change("castle_reputation")
        size = 13 if four else 16
        brings = text(x + wide / 2 - 0.5, 76, f"+{gain}", "n13 e") + use("n-reputation", x + wide / 2, 77 - size, size)
        body.append(known_as("castle", brings))
    body.append(changed(look, "castle_reputation", 180, 6))
    return "".join(body)


def berk(look: Look) -> str:
    body = [_office("berk", "n-v-berk", look.t("board-berk"))]
    for n, printed in enumerate(look.c.board.berk_slot):
        x, seen = 68 + 43.5 * n, look.table["berk_office"]["dice"][n]
        words = text(x + 16, 47.5, span(printed.values), "bnd m")
        fits = look.action.get("value") in printed.values
        pieces = only(["location:berk"], fits, look)
        name = look.t("board-berk-slot", values=span(printed.values))
        body.append(slot(look, (x, 29, 32, 28), seen, words, pieces, name, "slot:berk"))
        free = max(0, printed.free_modifiers + look.change("berk_free_modifiers"))
        most = free + printed.buyable_modifiers
        brings = text(x + (19 if most > free else 15.5), 76, f"{free}–{most}" if most > free else free, "n13 e")
        body.append(known_as("berk", brings + use("i-modifier", x + (20.5 if most > free else 17), 64, 15)))
    body.append(f'<g color="var(--ink-2)" data-tip="renew">{use("n-renew", 178, 4.5, 17)}</g>')
    body.append(changed(look, "berk_free_modifiers", 160, 7))
    return "".join(body)


def _office(name: str, vignette: str, title: str) -> str:
    inside = known_as(name, use(vignette, 0, -1.5, 58, 86)) + path(f"M58 0V{OFFICE_HEIGHT}", "vr")
    return frame(name, OFFICE, OFFICE_HEIGHT, inside) + known_as(name, text(68, 17, title, "h15"))
