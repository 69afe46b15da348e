"""The viewer's own area: dice with the limit that reputation sets, land with its zones, and families waiting."""

from __future__ import annotations

from regalia.drawing.markup import icon, num, path, rect, text
from regalia.games.rise_to_nobility.board import chancery
from regalia.games.rise_to_nobility.board.looks import GOODS, INCOMES, PLACES, RACES, Look, span

POINT = 10.6
LONGEST_NAME = 20


def draw(look: Look) -> str:
    keep = chancery.drawn(look)
    return _dice(look) + (keep or _land(look) + _hand(look))


def title(look: Look, key: str) -> str:
    """The viewer's things are "yours"; a spectator reads whose they are."""
    mine = look.scene.me == look.me
    return look.t(f"board-your-{key}") if mine else look.t(f"board-{key}-of", seat=f"#{look.me}")


def _acts(look: Look, piece: str, words: str, symbol: str) -> str:
    """A small button in the head of a zone, only while it stands for an option."""
    if not look.lit(piece):
        return ""
    return f'<span class="act1 islit"{look.touch(piece, words)}>{icon(symbol, 15)}{words}</span>'


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
        piece = look.instead("dice", f"die:{value}")
        selected = value == chosen or value in marked
        if value == chosen:
            chosen = 0
        elif value in marked:
            marked.remove(value)
        state = "sel" if selected else "islit" if look.lit(piece) else "free" if value <= room + mine["modifiers"] else "toobig"
        mark = f'<u class="tickd">{icon("i-confirm", 12)}</u>' if selected else ""
        touch = look.touch(piece, look.t("board-die", value=value))
        cells.append(
            f'<div class="dd {state}"{touch} data-id="{look.die_id(me, value)}" data-tip="die">{_face(value)}{mark}</div>'
        )
    # While the turn is open, the tray itself lies over its dice as one button: a button holds no others.
    cover = f'<div class="cover islit"{look.touch("dice", look.t("action-place_die"))}></div>' if look.lit("dice") else ""
    head = f"<h2>{title(look, 'dice')}{_ending(look)}</h2>"
    row = f'<div class="dice {look.scene.seat_class(me)}"><div class="tray">{"".join(cells)}{cover}</div>{_recall(look)}</div>'
    return f'<div class="zone zd">{head}{row}{_values(look) or _limit(look)}</div>'


def _face(value: int) -> str:
    return f'<svg width="38" height="38" aria-hidden="true"><use href="#n-die-{value}"/></svg>'


def _ending(look: Look) -> str:
    turn = look.table["turn"]
    began = turn["die_placed"] or turn["settlers_satisfied"] or turn["building_sold"]
    return _acts(look, "end_turn", look.t("board-end-turn" if began else "board-pass"), "i-end-turn" if began else "i-pass")


def _recall(look: Look) -> str:
    """The slot of the player board: a 5 or 6 brings an apprentice back."""
    die, piece = look.mine["board_die"], "location:recall"
    lit = "islit" if look.lit(piece) else ""
    values = span(list(look.c.board.player_board_slot.values))
    inside = _face(die) if die else f"{values}{icon('n-recall', 16)}"
    return f'<div class="rslot {lit}"{look.touch(piece, look.t("board-recall"))} data-tip="recall">{inside}</div>'


def _values(look: Look) -> str:
    """What the chosen die may be turned into, while one can say so."""
    if look.acting != look.me or not any(piece.startswith("value:") for piece in look.scene.lit):
        return ""
    cells = []
    for value in range(1, 7):
        piece = f"value:{value}"
        cost = abs(value - look.action.get("die", value))
        lit = "islit" if look.lit(piece) else "sel" if value == look.in_hand("value") else "no"
        price = f"<i>{cost}{icon('i-modifier', 13)}</i>" if cost else "<i>=</i>"
        touch = look.touch(piece, look.t("board-value", value=value, count=cost))
        cells.append(
            f'<div class="vv {lit}"{touch}><svg width="28" height="28" aria-hidden="true"><use href="#n-die-{value}"/></svg>{price}</div>'
        )
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
    piece = "worker"
    lit = "islit" if look.lit(piece) else ""
    cells = [
        f'<div class="zz" data-tip="houses"><span>{icon("i-house", 26)}<b>{mine["houses"]}</b></span><i>{look.t("board-ready")}</i></div>'
    ]
    cells.append(
        f'<div class="zz {lit}"{look.touch(piece, look.t("board-workers", count=mine["workers"]))} data-tip="workers">'
        f"<span>{icon('i-worker', 26)}<b>{mine['workers']}</b></span><i>{look.t('board-idle')}</i></div>"
    )
    cells += [_zone(look, n) for n in range(3)]
    head = f"<h2>{title(look, 'land')}{_acts(look, 'sell', look.t('board-sell'), 'i-coins')}</h2>"
    return f'<div class="zone zl">{head}<div class="plots {colour}">{"".join(plots)}</div><div class="zones {colour}">{"".join(cells)}</div></div>'


def _zone(look: Look, n: int) -> str:
    """A community zone: what it would give, or the building with its worker; below, its income."""
    printed, id = look.c.board.community_zone[n], look.mine["community_zones"][n]
    kind, count = next(iter(printed.income.items()))
    piece = f"zone:{printed.id}"
    lit = "islit" if look.lit(piece) else ""
    income = f"<i>+{count} {icon(INCOMES[kind], 15)}</i>"
    if id is None:
        inside = f'<span class="mt"><b>{printed.stars}</b>{icon("i-star", 13)}<b>{printed.vp}</b>{icon("i-vp", 13)}</span>'
        extra, on = ' data-tip="zone"', ""
    else:
        inside, on = f"<span>{icon('n-community', 26)}{icon('i-worker', 20)}</span>", "on"
        extra = f' data-id="building:{id}" data-tip="building:{id}"'
    return f'<div class="cz {on} {lit}"{look.touch(piece, look.t(f"zone-{printed.id}"))}{extra}>{inside}{income}</div>'


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
    cards = look.mine["settlers"]
    cells = [_card(look, id) for id in cards]
    cells += [f'<div class="slot" data-tip="hand"><span class="ghost">{n + 1}</span></div>' for n in range(len(cards), 3)]
    cover = f'<div class="cover islit"{look.touch("hand", look.t("action-satisfy"))}></div>' if look.lit("hand") else ""
    return f'<div class="zone zs"><h2>{title(look, "settlers")}</h2><div class="cards">{"".join(cells)}{cover}</div></div>'


def _card(look: Look, id: str) -> str:
    card, piece = look.settlers(id), look.instead("hand", f"settlers:{id}")
    state = "islit" if look.lit(piece) else "sel" if look.action.get("settlers") == id else ""
    goods = "".join(
        f'<span class="{"" if look.mine["resources"][good] else "ms"}">{icon(GOODS[good], 17)}</span>' for good in card.resources
    )
    yes = f"<em>{icon('i-confirm', 13)}</em>" if satisfiable(look, id) else ""
    name = look.t(f"settlers-{id}")
    stars = max(0, card.stars + look.change("settler_nobility"))
    foot = f"<span>{card.workers} {icon('i-worker', 14, 'plainh')}</span><span>{stars} {icon('i-star', 14)}</span>{yes}"
    many = "five" if len(card.resources) > 4 else ""
    face = f'<h4>{name}</h4><div class="hr">{icon(RACES[card.race], 28)}<b>{card.min}–{card.max}</b></div>'
    face += f'<div class="hg {many}">{goods}</div><div class="hf">{foot}</div>'
    extra = f'{look.touch(piece, name)} data-id="settlers:{id}" data-tip="settlers:{id}"'
    return f'<div class="acard set {state}"{extra}><div class="af">{face}</div></div>'
