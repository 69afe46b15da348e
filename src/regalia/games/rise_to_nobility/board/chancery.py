"""The Chancery with its offices, and the commissions with their dice tiles."""

from __future__ import annotations

from regalia.drawing.markup import esc, icon, num, path, rect, text, use
from regalia.drawing.panels import block, card, cards, section, zone
from regalia.drawing.pieces import drawing, lit_box, piece, seen_as, told
from regalia.games.rise_to_nobility.board.looks import RACES, Json, Look
from regalia.games.rise_to_nobility.board.pieces import only, slot, worker, written
from regalia.games.rise_to_nobility.load.records import Office

PITCH, WIDE, TALL, WIDTH = 35, 32, 41, 212
SIGNS = {
    "council_no_gold": ("n-council", ""),
    "port_bonus": ("n-port", "+1"),
    "council_tact": ("n-reputation", "−1"),
    "tavern_two": ("n-tavern", "×2"),
    "yard_discount": ("i-site", "−1"),
    "hall_discount": ("n-hall", "−1"),
}


def panel(look: Look, svg: str) -> str:
    return section(look.t("location-chancery"), svg, "chan", "chancery")


def draw(look: Look) -> tuple[str, int]:
    """Six columns: an office, the slot of its value, and with many players a second office. Also the height of the drawing."""
    seen = look.table["chancery"]
    offices = [office for office in look.c.chancery.office if office.min_players <= len(look.players)]
    lower = any(office.row == "bottom" for office in offices)
    height = 46 + 34 + (44 if lower else 0)
    body = [_office(look, office, seen["offices"][office.id]) for office in offices]
    for n, die in enumerate(seen["dice"]):
        x = PITCH * n + 3
        fits = look.action.get("value") == n + 1
        name = look.t("board-chancery-slot", slot=n + 1)
        body.append(
            slot(
                look,
                (x, 49, 26, 26),
                die,
                written(x + 13, 67.5, n + 1),
                only(["location:chancery"], fits, look),
                name,
                "slot:chancery",
            )
        )
    title, box = look.t("location-chancery"), f"-2 -3 {WIDTH} {height}"
    return drawing("".join(body), WIDTH, height, title, "chs", box), height


def _office(look: Look, office: Office, owner: int | None) -> str:
    """Above, the race that must be welcomed, or the apprentice; below, the benefit."""
    x, y = PITCH * (office.die - 1), 80 if office.row == "bottom" else 3
    met = office.race in look.welcomed(look.me)
    body = rect(x, y, WIDE, TALL, 4, "offo" if owner is not None else "offc" if met else "offd")
    if owner is None:
        body += use(RACES[office.race], x + 5, y + 1, 22)
    else:
        body += worker(look, owner, x + 5, y + 1.5, 22)
    symbol, sign = SIGNS[office.benefit]
    if sign:
        body += text(x + 16, y + 36.5, sign, "gn e") + use(symbol, x + 16.5, y + 24.5, 14.5)
    else:
        coin = use("i-gold", x + 2, y + 25, 13) + path(f"M{num(x + 2.5)} {num(y + 37.5)}l12-12", "struck")
        body += coin + use(symbol, x + 16.5, y + 24.5, 14.5)
    classes = "" if owner is None else look.scene.seat_class(owner)
    name, me = look.t(f"office-{office.id}"), f"office:{office.id}"
    return piece(look.scene, me, name, body, gilt=lit_box(x, y, WIDE, TALL, 5), tip=me, classes=classes)


# -- commissions -----------------------------------------------------------------------------------


def slots_of(look: Look, held: Json) -> list[tuple[int, str]]:
    """The slots of a dice tile: the value shown, and what lies there ("die", "token", "")."""
    dice, complete = list(held["dice"]), list(held["complete"])
    found = []
    for value in look.c.chancery.dice_tile[look.c.dice_tile[held["dice_tile"]]].values:
        lies = "die" if value in dice else "token" if value in complete else ""
        if lies == "die":
            dice.remove(value)
        if lies:
            complete.remove(value)
        found.append((value, lies))
    return found


def rows(look: Look, seat: int) -> str:
    """The commissions of a seat, one row each: the card (or its back), and the dice tile beside it."""
    found = "".join(_row(look, seat, held) for held in look.players[seat].get("commissions", []))
    return f'<div class="cms">{found}</div>' if found else ""


def _row(look: Look, seat: int, held: Json) -> str:
    if held["card"] is None:
        title = f"<b>{look.t('board-secret')}</b>"
    else:
        title = f'<b data-tip="commission:{held["card"]}">{look.t("commission-" + held["card"])}</b>'
    sign = icon("i-seal", 20) if held["activated"] else icon("n-commission", 20)
    return f'<div class="cm">{sign}{title}{_dice_tile(look, seat, held)}</div>'


def _dice_tile(look: Look, seat: int, held: Json) -> str:
    tile = held["dice_tile"]
    if tile is None:
        return ""
    cells = []
    for value, lies in slots_of(look, held):
        if lies == "die":
            cells.append(
                f'<i class="on {look.scene.seat_class(seat)}"><svg width="24" height="24"><use href="#n-die-{value}"/></svg></i>'
            )
        else:
            cells.append(f'<i class="on">{icon("n-city", 22)}</i>' if lies == "token" else f"<i>{value}</i>")
    own, place = f"dice_tile:{tile}", "location:dice_tile"
    free = [value for value, lies in slots_of(look, held) if not lies]
    takes = seat == look.me and look.lit(place) and look.action.get("value") in free and not held["activated"]
    id, name = place if takes else own, look.t(f"dice_tile-{tile}")
    return block(look.scene, id, name, "".join(cells), "dt", own, "dice_tile", "span", seat == look.me)


def drawn(look: Look) -> str:
    """Commission cards of which one is kept; only whoever drew them sees them."""
    held = look.mine.get("drawn")
    if not held or isinstance(held, int):
        return ""
    found = []
    for id in held:
        words, me = f"<p>{look.t(f'commission_text-{id}')}</p>", f"commission:{id}"
        found.append(card(look.scene, me, look.t(f"commission-{id}"), words, classes="cmc", moves=me))
    return zone(look.t("board-keep"), cards(found), "zk")


def chips(look: Look, seat: int) -> str:
    """The commissions of another seat, small: a card back, and what its dice tile still asks for."""
    found = []
    for held in look.players[seat].get("commissions", []):
        if held["dice_tile"] is None:
            continue
        marks = [icon("n-city", 13) if lies else str(value) for value, lies in slots_of(look, held)]
        sign = icon("i-seal" if held["activated"] else "n-commission", 16)
        name = esc(look.t(f"dice_tile-{held['dice_tile']}")) if held["card"] is None else look.t(f"commission-{held['card']}")
        tip = "dice_tile" if held["card"] is None else f"commission:{held['card']}"
        found.append(f"<span{told(tip=tip)}{seen_as(name)}>{sign}{''.join(f'<em>{mark}</em>' for mark in marks)}</span>")
    return "".join(found)
