"""The viewer's own area: dice with the limit that reputation sets, land with its zones, and families waiting."""

from __future__ import annotations

from regalia.drawing.markup import icon, num, path, rect, text
from regalia.drawing.panels import block, card, cards, free_place, zone
from regalia.drawing.seating import whose
from regalia.games.rise_to_nobility.board import chancery
from regalia.games.rise_to_nobility.board.looks import GOODS, INCOMES, PLACES, RACES, Look, span

POINT = 10.6
LONGEST_NAME = 20


def draw(look: Look) -> str:
    keep = chancery.drawn(look)
    return _dice(look) + (keep or _land(look) + _hand(look))


def title(look: Look, key: str) -> str:
    return whose(look.scene, key, len(look.players))


def _acts(look: Look, id: str, words: str, symbol: str) -> str:
    """A small button in the head of a zone, only while it stands for an option."""
    return block(look.scene, id, words, icon(symbol, 15) + words, "act1", tag="span") if look.lit(id) else ""


# -- dice ------------------------------------------------------------------------------------------


def lying(look: Look, seat: int) -> list[tuple[int, str]]:
    """(value, sign of the place) of every die a seat has placed this round."""
    table = look.table
    found: list[tuple[int, str]] = []

    def note(dice: list[dict[str, int] | None], sign: str) -> None:
        found.extend((die["value"], sign) for die in dice if die and die["owner"] == seat)

    note(table["cavern_tavern"]["dice"], PLACES["tavern"])
    note(table["construction_yard"]["dice"], PLACES["yard"])
    for guild, seen in table["guilds"].items():
        note(seen["dice"], GOODS[look.good_of(guild)])
    note(table["town_hall"]["dice"], PLACES["town_hall"])
    note(table["port"]["dice"], PLACES["port"])
    for row in table["stone_council"]["dice"]:
        note(row, PLACES["council"])
    note(table["berk_office"]["dice"], PLACES["berk"])
    note(table["ivory_castle"]["dice"], PLACES["castle"])
    if "chancery" in table:
        note(table["chancery"]["dice"], PLACES["chancery"])
        for held in look.players[seat].get("commissions", []):
            found.extend((value, PLACES["dice_tile"]) for value in held["dice"])
    if look.players[seat]["board_die"]:
        found.append((look.players[seat]["board_die"], PLACES["recall"]))
    return found


def _dice(look: Look) -> str:
    me, mine = look.me, look.mine
    cells = []
    for value, sign in lying(look, me):
        cells.append(f'<div class="dd used">{_face(value)}<span>{icon(sign, 15)}</span></div>')
    chosen = look.in_hand("die")
    marked = list(look.action.get("marked", [])) if look.acting == me else []
    room = mine["dice_limit"] - mine["placed"]
    for value in mine["dice"]:
        id = look.instead("dice", f"die:{value}")
        selected = value == chosen or value in marked
        if value == chosen:
            chosen = 0
        elif value in marked:
            marked.remove(value)
        state = "sel" if selected else "" if look.lit(id) else "free" if value <= room + mine["modifiers"] else "toobig"
        mark = f'<u class="tickd">{icon("i-confirm", 12)}</u>' if selected else ""
        name, moves = look.t("board-die", value=value), look.die_id(me, value)
        cells.append(block(look.scene, id, name, _face(value) + mark, f"dd {state}".strip(), moves, "die"))
    # While the turn is open, the tray itself lies over its dice as one button: a button holds no others.
    cover = block(look.scene, "dice", look.t("action-place_die"), "", "lid") if look.lit("dice") else ""
    row = f'<div class="dice {look.scene.seat_class(me)}"><div class="tray">{"".join(cells)}{cover}</div>{_recall(look)}</div>'
    return zone(title(look, "dice") + _ending(look), row + (_values(look) or _limit(look)), "zd")


def _face(value: int, size: int = 38) -> str:
    return f'<svg width="{size}" height="{size}" aria-hidden="true"><use href="#n-die-{value}"/></svg>'


def _ending(look: Look) -> str:
    turn = look.table["turn"]
    began = turn["die_placed"] or turn["settlers_satisfied"] or turn["building_sold"]
    return _acts(look, "end_turn", look.t("board-end-turn" if began else "board-pass"), "i-end-turn" if began else "i-pass")


def _recall(look: Look) -> str:
    """The slot of the player board: a 5 or 6 brings an apprentice back."""
    die = look.mine["board_die"]
    values = span(list(look.c.board.player_board_slot.values))
    inside = _face(die) if die else f"{values}{icon('n-recall', 16)}"
    return block(look.scene, "location:recall", look.t("board-recall"), inside, "rslot", tip="recall")


def _values(look: Look) -> str:
    """What the chosen die may be turned into, while one can say so."""
    if look.acting != look.me or not any(piece.startswith("value:") for piece in look.scene.lit):
        return ""
    cells = []
    for value in range(1, 7):
        id = f"value:{value}"
        cost = abs(value - look.action.get("die", value))
        kind = "vv" if look.lit(id) else "vv sel" if value == look.in_hand("value") else "vv no"
        price = f"<i>{cost}{icon('i-modifier', 13)}</i>" if cost else "<i>=</i>"
        name = look.t("board-value", value=value, count=cost)
        cells.append(block(look.scene, id, name, _face(value, 28) + price, kind))
    return f'<div class="vals {look.scene.seat_class(look.me)}">{"".join(cells)}</div>'


def _limit(look: Look) -> str:
    """One block per placed die, the one in hand lit, free points as cells, and a stop at the limit."""
    mine, body, at = look.mine, [], 0.0
    limit, most = mine["dice_limit"], look.c.board.reputation_track.max
    for value, _ in lying(look, look.me):
        wide = POINT * value
        body += [rect(at + 0.8, 6, wide - 1.6, 18, 3, "lc1"), text(at + wide / 2, 19.5, value, "lt1 m")]
        at += wide
    coming = look.in_hand("value")
    if coming:
        wide = POINT * coming
        body += [
            rect(at + 0.8, 6, wide - 1.6, 18, 3, "lc2"),
            text(at + wide / 2, 19.5, f"+{coming}" if coming > 1 else coming, "lt2 m"),
        ]
        at += wide
    left = limit - mine["placed"] - coming
    body += [rect(at + POINT * n + 0.8, 6, POINT - 1.6, 18, 2.5, "lc3") for n in range(max(0, left))]
    stop = POINT * limit + 1
    body.append(path(f"M{num(stop)} 2V28", "lend"))
    end = POINT * max(most, limit)
    if limit < most:
        body += [path(f"M{num(stop + 5)} 15H{num(end)}", "ldot"), text(end, 12, most, "s e")]
    sums = f"{mine['placed']} + {coming}" if coming else f"{mine['placed']}"
    event = icon("i-event", 13) if look.change("dice_limit") else ""
    words = look.t("board-left", count=left) if left > 0 else look.t("board-none-left")
    svg = f'<svg width="258" height="30" viewBox="0 0 {num(max(258, end + 3))} 30" class="{look.scene.seat_class(look.me)}" aria-hidden="true">{"".join(body)}</svg>'
    return f'<div class="lim" data-tip="limit">{svg}<p>{icon("n-reputation", 18)}<b>{sums}</b> {look.t("board-of")} <b>{limit}</b>{event}<i>{words}</i></p></div>'


# -- land ------------------------------------------------------------------------------------------


def _land(look: Look) -> str:
    mine, colour = look.mine, look.scene.seat_class(look.me)
    races = look.welcomed(look.me)
    plots = []
    for n in range(look.c.game.per_player.plots):
        if n < mine["plots"]:
            plots.append(
                f'<div class="plot on" data-tip="plot">{icon("i-house", 28)}<em>{icon(RACES[races[n]], 17) if n < len(races) else ""}</em></div>'
            )
        else:
            plots.append('<div class="plot" data-tip="plot"></div>')
    idle = f"<span>{icon('i-worker', 26)}<b>{mine['workers']}</b></span><i>{look.t('board-idle')}</i>"
    cells = [
        f'<div class="zz" data-tip="houses"><span>{icon("i-house", 26)}<b>{mine["houses"]}</b></span><i>{look.t("board-ready")}</i></div>'
    ]
    name = look.t("board-workers", count=mine["workers"])
    cells.append(block(look.scene, "worker", name, idle, "zz", tip="workers"))
    cells += [_zone(look, n) for n in range(3)]
    head = title(look, "land") + _acts(look, "sell", look.t("board-sell"), "i-coins")
    body = f'<div class="plots {colour}">{"".join(plots)}</div><div class="zones {colour}">{"".join(cells)}</div>'
    return zone(head, body, "zl")


def _zone(look: Look, n: int) -> str:
    """A community zone: what it would give, or the building with its worker; below, its income."""
    printed, id = look.c.board.community_zone[n], look.mine["community_zones"][n]
    kind, count = next(iter(printed.income.items()))
    income = f"<i>+{count} {icon(INCOMES[kind], 15)}</i>"
    if id is None:
        inside = f'<span class="mt"><b>{printed.stars}</b>{icon("i-star", 13)}<b>{printed.vp}</b>{icon("i-vp", 13)}</span>'
        classes, moves, tip = "cz", "", "zone"
    else:
        inside = f"<span>{icon('n-community', 26)}{icon('i-worker', 20)}</span>"
        classes, moves, tip = "cz on", f"building:{id}", f"building:{id}"
    return block(look.scene, f"zone:{printed.id}", look.t(f"zone-{printed.id}"), inside + income, classes, moves, tip)


# -- settlers --------------------------------------------------------------------------------------


def satisfiable(look: Look, id: str) -> bool:
    """Whether the goods in store, a house and a plot allow to welcome a family now."""
    card, mine = look.settlers(id), look.mine
    per, four = look.c.game.per_player, look.character(mine["character"]).four_of
    spent = 0
    for good in card.resources:
        if not mine["resources"][good]:
            return False
        spent += min(mine["resources"][good], per.resource_cap_per_type_character if good == four else per.resource_cap_per_type)
    return spent >= card.min and mine["houses"] > 0 and mine["plots"] < per.plots


def _hand(look: Look) -> str:
    held = look.mine["settlers"]
    cells = [_card(look, id) for id in held]
    cells += [free_place(n + 1, "hand") for n in range(len(held), 3)]
    cells += [block(look.scene, "hand", look.t("action-satisfy"), "", "lid")] if look.lit("hand") else []
    return zone(title(look, "settlers"), cards(cells), "zs")


def _card(look: Look, id: str) -> str:
    family, stands_for = look.settlers(id), look.instead("hand", f"settlers:{id}")
    state = "set" if look.lit(stands_for) or look.action.get("settlers") != id else "set sel"
    goods = "".join(
        f'<span class="{"" if look.mine["resources"][good] else "ms"}">{icon(GOODS[good], 17)}</span>'
        for good in family.resources
    )
    yes = f"<em>{icon('i-confirm', 13)}</em>" if satisfiable(look, id) else ""
    stars = max(0, family.stars + look.change("settler_nobility"))
    foot = f"<span>{family.workers} {icon('i-worker', 14, 'plainh')}</span><span>{stars} {icon('i-star', 14)}</span>{yes}"
    many = "five" if len(family.resources) > 4 else ""
    face = f'<div class="hr">{icon(RACES[family.race], 28)}<b>{family.min}–{family.max}</b></div>'
    face += f'<div class="hg {many}">{goods}</div><div class="hf">{foot}</div>'
    me = f"settlers:{id}"
    return card(look.scene, stands_for, look.t(f"settlers-{id}"), face, classes=state, moves=me, tip=me)
