"""One panel per seat: points, nobility, reputation, purse, goods, people, families waiting; with many seats short rows."""

from __future__ import annotations

from regalia.drawing.markup import esc, icon
from regalia.drawing.panels import counter, figure, kinds, line_number, own_counter, seat_head, seat_line, seat_panel
from regalia.drawing.pieces import at_end, seen_as, told
from regalia.drawing.seating import order
from regalia.games.rise_to_nobility.board import chancery
from regalia.games.rise_to_nobility.board.looks import GOODS, PLACES, RACES, TINCTURES, Json, Look

FULL, SHORT = 2, 4
"""Up to FULL players everybody has a full panel; from SHORT on, with the Chancery, the others are short, and with more always."""
AUTOMA_PLACES = {"white": "tavern", "green": "yard", "yellow": "town_hall"}


def panel(look: Look, seat: int) -> str:
    if seat >= len(look.players):
        return _automa(look, seat)
    count = len(look.players)
    if seat == look.me or count <= FULL:
        return _full(look, seat)
    return _other(look, seat, count > SHORT or (count == SHORT and "chancery" in look.table))


def _signs(look: Look, seat: int) -> str:
    first = seat == look.table["first_player"] and not look.solo
    statue = f'<span data-id="first" data-tip="first">{icon("i-statue", 18)}</span>' if first else ""
    seal = icon("i-seal", 20) if look.scene.view["over"] and _place(look, seat) == 1 else ""
    return statue + seal


def _place(look: Look, seat: int) -> int:
    """By points; ties by houses on plots, reputation, gold. A solo game is won or lost."""
    if look.solo:
        return 1 if look.table["solo"]["won"] else 2

    def worth(other: int) -> tuple[int, ...]:
        player = look.players[other]
        return look.scene.view["scores"][other], player["plots"], player["reputation"], player["gold"]

    return 1 + sum(worth(other) > worth(seat) for other in range(len(look.players)))


def _state(look: Look, seat: int) -> str:
    """What a player is doing if that is worth saying, otherwise who it is."""
    player = look.players[seat]
    if look.scene.view["over"]:
        if look.solo:
            return look.t("board-won" if look.table["solo"]["won"] else "board-lost")
        return look.t("board-place", place=_place(look, seat))
    if seat in look.table["passed"]:
        return look.t("board-passed")
    if player["out_of_dice"] and player["placed"]:
        return look.t("board-out-of-dice")
    return look.t(f"character-{player['character']}") if player["character"] else ""


def _head(look: Look, seat: int, size: int, right: str) -> str:
    player, state = look.players[seat], _state(look, seat)
    four = ""
    if player["character"] and not look.scene.view["over"]:
        good = look.character(player["character"]).four_of
        cap = look.c.game.per_player.resource_cap_per_type_character
        words = f"{look.t('board-up-to', count=cap)} " if seat == look.me else f"{cap}×"
        four = f"<span>{words}{icon(GOODS[good], 15)}</span>"
    tip = f' data-tip="character:{player["character"]}"' if player["character"] else ""
    words = f"<p{tip}>{four}<i>{state}</i></p>"
    return seat_head(look.scene, seat, words, f'<div class="si">{right}</div>', size)


def _points(look: Look, seat: int) -> str:
    return f'<b class="vpb" data-tip="points">{icon("i-vp", 18)}{look.points(seat)}</b>'


# -- full ------------------------------------------------------------------------------------------


def _full(look: Look, seat: int) -> str:
    """The viewer's own panel; everybody's with one or two players."""
    player = look.players[seat]
    scores = figure("i-vp", look.points(seat), look.t("board-points"), "points", 20, "low")
    scores += figure(
        "i-star", player["nobility"], look.t("board-nobility-level"), "nobility", 20, extra=at_end(look.source(seat, "nobility"))
    )
    scores += figure("n-reputation", player["reputation"], look.t("board-reputation"), "reputation", 20)
    body = f'<div class="sc3">{scores}</div>'
    purse = f'<span data-tip="gold">{icon("i-gold", 22)}<b>{player["gold"]}</b> {look.t("board-gold")}</span>'
    purse += f'<span data-tip="modifiers">{icon("i-modifier", 22)}<b>{player["modifiers"]}</b> {look.t("board-modifiers", count=player["modifiers"])}</span>'
    body += f'<div class="purse">{purse}</div><ul class="goods6">{"".join(_good(look, seat, good) for good in GOODS)}</ul>'
    body += _won(look, seat)
    if seat != look.me:
        body += _dice(look, player, seat) + _people(look, player, seat) + _hand(look, player)
    body += chancery.rows(look, seat)
    if _roomy(look, seat):
        body += _sources(look, player)
    return seat_panel(look.scene, seat, _head(look, seat, 30, _signs(look, seat)), body, "full", len(look.players))


def _roomy(look: Look, seat: int) -> bool:
    """Where the column has room for the sources of the points; commissions take it."""
    if "chancery" in look.table:
        return seat == look.me and len(look.players) <= FULL
    return len(look.players) <= (SHORT - 1 if seat == look.me else FULL)


def _good(look: Look, seat: int, good: str) -> str:
    """A good in store; the viewer's own stand for themselves where one is chosen."""
    count, id = look.players[seat]["resources"][good], f"good:{good}"
    name = look.t("board-good", resource=f"@resource-{good}", count=count)
    end = at_end(together=look.source(seat, "resources"))
    return own_counter(look.scene, id, name, GOODS[good], count, id, seat == look.me, end)


def _won(look: Look, seat: int) -> str:
    races = look.welcomed(seat)
    size = 20 if len(races) < 6 else 17
    busts = "".join(icon(RACES[race], size) for race in races) or "<i>—</i>"
    taken = look.players[seat]["council_tiles"]
    names = ", ".join(look.t(f"council_tile-{id}") for id in taken)
    listed = told(tip="council") + (seen_as(names) if names else "")
    return (
        f'<div class="won"><span>{look.t("board-welcomed")}</span>{busts}'
        f'<span class="r">{look.t("board-council")}</span><b{listed}>{len(taken)}</b>{icon("n-council", 18)}</div>'
    )


def _sources(look: Look, player: Json) -> str:
    """Where the points come from, as if the game ended now."""
    rows = [f"<li><span>{look.t(f'board-source-{source}')}</span><b>{points}</b></li>" for source, points in player["points"]]
    total = sum(points for _, points in player["points"])
    words = look.t("board-final" if look.scene.view["over"] else "board-if-now")
    wide = "" if look.solo else "duo"
    return (
        f'<ul class="srcs {wide}" data-tip="points">{"".join(rows)}<li class="sum"><span>{words}</span><b>{total}</b></li></ul>'
    )


# -- others ----------------------------------------------------------------------------------------


def _die(look: Look, seat: int, player: Json, value: int) -> str:
    room = player["dice_limit"] - player["placed"] + player["modifiers"]
    dim = "faded" if value > room else ""
    travel = told(look.die_id(seat, value)) if seat != look.me else ""
    classes = kinds(look.scene.seat_class(seat), dim)
    return f'<svg{classes} width="22" height="22" aria-hidden="true"{travel}><use href="#n-die-{value}"/></svg>'


def _dice(look: Look, player: Json, seat: int, more: str = "") -> str:
    """Dice left, dimmed if they no longer fit; the sum of those placed and the limit."""
    left = "".join(_die(look, seat, player, value) for value in player["dice"]) or f"<i>{look.t('board-no-dice')}</i>"
    limit = f'<span class="lm" data-tip="limit"><b>{player["placed"]}</b>/{player["dice_limit"]}{icon("n-reputation", 16)}</span>'
    return f'<div class="r1"><span class="dl">{left}</span>{limit}{more}</div>'


def _means(look: Look, player: Json, seat: int) -> str:
    cells = (
        ("i-star", player["nobility"], "nobility", at_end(look.source(seat, "nobility"))),
        ("i-gold", player["gold"], "gold", ""),
        ("i-modifier", player["modifiers"], "modifiers", ""),
    )
    return "".join(counter(sign, value, tip, 16, tag="span", end=end) for sign, value, tip, end in cells)


def _goods(look: Look, player: Json, seat: int) -> str:
    end = at_end(together=look.source(seat, "resources"))
    cells = [counter(GOODS[good], count, f"good:{good}", 16, tag="span", end=end) for good, count in player["resources"].items()]
    return f'<div class="r2">{"".join(cells)}</div>'


def _people(look: Look, player: Json, seat: int) -> str:
    built = sum(id is not None for id in player["community_zones"])
    races = "".join(icon(RACES[race], 18) for race in look.welcomed(seat))
    zones = f'<span data-tip="zone">{icon("n-community", 17)}<b>{built}</b></span>' if built else ""
    houses = f'<span data-tip="houses">{icon("i-house", 17)}<b>{player["plots"]}/{player["plots"] + player["houses"]}</b></span>'
    taken = f'<span data-tip="council">{icon("n-council", 16)}<b>{len(player["council_tiles"])}</b></span>'
    return (
        f'<div class="r3 {look.scene.seat_class(seat)}"><span data-tip="workers">{icon("i-worker", 17)}<b>{player["workers"]}</b></span>'
        f'{houses}{zones}{taken}<span class="rs">{races}</span></div>'
    )


def _hand(look: Look, player: Json, more: str = "") -> str:
    """Families waiting, as chips with bust and range."""
    chips = []
    for id in player["settlers"]:
        card = look.settlers(id)
        me = f"settlers:{id}"
        chips.append(f"<span{told(me, me)}>{icon(RACES[card.race], 18)}{card.min}–{card.max}</span>")
    return f'<div class="r4">{"".join(chips)}{more}</div>' if chips or more else ""


def _other(look: Look, seat: int, short: bool) -> str:
    """The column shows as many whole lines as it has room for, and the rest under the pointer or the focus."""
    player = look.players[seat]
    head = _head(look, seat, 24 if short else 26, _signs(look, seat) + _points(look, seat))
    first = _dice(look, player, seat, _means(look, player, seat))
    lines = _goods(look, player, seat) + _people(look, player, seat) + _hand(look, player, chancery.chips(look, seat))
    name = esc(look.scene.seats[seat])
    body = f'{first}<div class="lns" tabindex="0" role="group" aria-label="{name}">{lines}</div>'
    return seat_panel(look.scene, seat, head, body, "oth brief" if short else "oth", len(look.players))


def _automa(look: Look, seat: int) -> str:
    """The automa: its five dice, and where each of them lies."""
    rows = []
    for colour, value in look.table["solo"]["automa_dice"].items():
        if not value:
            continue
        place = AUTOMA_PLACES.get(colour)
        guild = next(guild.id for guild in look.c.board.guild if guild.automa_value == value)
        words = look.t(f"location-{place}") if place else look.t(f"board-guild-{guild}")
        sign = PLACES[place] if place else GOODS[look.good_of(guild)]
        lies = any(value == seen and owner == colour for owner, seen in _automa_dice(look))
        if not lies:
            words, sign = look.t("board-aside"), "i-cancel"
        face = (
            f'<svg class="seat-{TINCTURES[colour]}" width="26" height="26" aria-hidden="true"><use href="#n-die-{value}"/></svg>'
        )
        rows.append(f"<li>{face}{icon(sign, 18)}<span>{words}</span></li>")
    head = seat_head(look.scene, seat, look.t("board-automa-dice"), "", 26, "i-automa")
    place = order(look.scene, seat, len(look.players))
    rule = f'<p class="arule">{look.t("rule-NOBILITY-SOLO-09")}</p>'
    return f'<section class="seat auto {place}" data-tip="automa">{head}<ul class="adice">{"".join(rows)}</ul>{rule}</section>'


def _automa_dice(look: Look) -> list[tuple[str, int]]:
    table = look.table
    dice = [*table["cavern_tavern"]["dice"], *table["construction_yard"]["dice"], *table["town_hall"]["dice"]]
    for seen in table["guilds"].values():
        dice += seen["dice"]
    return [(die["owner"], die["value"]) for die in dice if die and isinstance(die["owner"], str)]


def strip(look: Look, seat: int) -> str:
    """The seat on a narrow page: points and nobility."""
    if seat >= len(look.players):
        dice = line_number("i-die", len(_automa_dice(look)))
        return seat_line(look.scene, seat, dice, len(look.players), "i-automa")
    body = line_number("i-vp", look.points(seat), best=True) + line_number("i-star", look.players[seat]["nobility"])
    return seat_line(look.scene, seat, body, len(look.players))
