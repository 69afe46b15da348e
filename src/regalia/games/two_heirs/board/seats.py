"""The panels of the two heirs: total and its parts, every building with what it counts, access, reach, troops and hand."""

from __future__ import annotations

from typing import Any

from regalia.drawing.markup import icon
from regalia.drawing.panels import counter, line_number, seat_head, seat_line, seat_panel, shares
from regalia.drawing.pieces import at_end, drawing, now_at, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import acting, looking
from regalia.games.two_heirs.board import henri
from regalia.games.two_heirs.board.ring import card
from regalia.games.two_heirs.board.signs import Effects, effect_signs
from regalia.games.two_heirs.board.tiles import GOODS, NO_FOOT, PICTURES, cost_signs, face

MANY = 8
"""From so many buildings on, the list has two columns without names."""


def split_score(scene: Scene, seat: int) -> dict[str, int]:
    """buildings, doubled, roads, treasures."""
    found = {"buildings": 0, "doubled": 0, "roads": 0, "treasures": 0}
    for source, points in scene.table["breakdown"][seat]:
        found[source if source in found else "buildings"] += points
    return found


def with_roads(scene: Scene) -> bool:
    return any(source == "roads" for source, _ in scene.table["breakdown"][0])


def panel(scene: Scene, number: int) -> str:
    """One player's panel; the other heir's stands above the viewer's, as at the table."""
    score = split_score(scene, number)
    automa = henri.is_solo(scene) and number == 1
    side = "near" if number == looking(scene) else "far"
    parts = ["buildings", "doubled", *(["roads"] if with_roads(scene) else []), *(["treasures"] if automa else [])]
    cells = shares(scene, {part: score[part] for part in parts})
    total = f'<div class="ttl">{icon("i-vp", 24)}<b>{sum(score.values())}</b></div>'
    foot = f'<div class="ft">{henri.next_move(scene)}{_troops(scene, number)}</div>' if automa else _foot(scene, number)
    body = f'<div class="sc3 {"four" if automa else ""}">{total}{cells}</div>{_buildings(scene, number)}{foot}'
    return seat_panel(scene, number, _head(scene, number, automa), body, side)


def _head(scene: Scene, number: int, automa: bool) -> str:
    player = scene.table["players"][number]
    now = '<i class="nw"></i>' if acting(scene, number) else ""
    held = f"{len(scene.table['hands'][player])}/{scene.table['hand_limit']}"
    hand = icon("i-automa", 20) if automa else f"{icon('i-hand', 16)}{held}"
    return seat_head(scene, number, f"{now}{scene.t('player-' + player)}", f'<span class="hn">{hand}</span>')


# -- buildings -----------------------------------------------------------------------------------------


def _buildings(scene: Scene, number: int) -> str:
    player = scene.table["players"][number]
    plots = [plot for plot in scene.table["landscape"] if plot["owner"] == player]
    many = len(plots) >= MANY
    rows = [_building(scene, plot, number, many) for plot in plots]
    return f'<table class="bl {"duo" if many else ""}">{"".join(rows)}</table>'


def _building(scene: Scene, plot: dict[str, Any], number: int, short: bool) -> str:
    printed = scene.table["printed"][plot["tile"]]
    kind = printed["building"]
    cell = ",".join(map(str, plot["cell"]))
    points = plot["final"]
    name = scene.t(f"building-{kind}")
    lights = told(tip=f"tile:{plot['tile']}", lights=f"plot:{cell}") + at_end(points)
    times = f"{plot['points']}×2" if plot["doubled"] and plot["points"] else ""
    picture = f"<td>{icon(PICTURES[kind], 18)}</td>"
    if short:
        said = f'<td><span class="said">{name}</span>{times}</td>'
        return f"<tr{lights}>{picture}{said}<td>{points}</td></tr>"
    return (
        f"<tr{lights}>{picture}<td>{name}</td>"
        f'<td class="wy">{_counted(scene, printed, plot["counted"], number)}</td><td class="dbl">{times}</td><td>{points}</td></tr>'
    )


def _counted(scene: Scene, printed: dict[str, Any], count: int, number: int) -> str:
    """The last sign of the effect and how many of it count; a producer's resource."""
    if printed["gives"]:
        return f"{icon(GOODS[printed['gives'][0]], 15)}<i>+1</i>"
    signs = effect_signs(printed)
    if not any(sign == "n" and (value == "×" or value.startswith("+")) for sign, value in signs):
        return ""
    sign, value = [(sign, value) for sign, value in signs if sign not in ("points", "n")][-1]
    owner = scene.seat_class(number if sign == "mine" else 1 - number) if sign in ("mine", "theirs") else ""
    return f"{icon(value, 15, owner)}<i>{count}</i>"


# -- below them ----------------------------------------------------------------------------------------


def _foot(scene: Scene, number: int) -> str:
    have = scene.table["access"][number]
    goods = "".join(counter(GOODS[good], count, size=18) for good, count in have.items())
    count = scene.table["reach"][number]
    reach = f'<span class="k">{scene.t("board-reach")}</span><b class="rch"{told(tip="reach")}{now_at(count)}>{count}</b>'
    line = f'<div class="fr"><span class="k">{scene.t("board-access-short")}</span><ul class="ac">{goods}</ul>{reach}</div>'
    return f'<div class="ft">{line}{_troops(scene, number)}{_hand(scene, number)}</div>'


def _troops(scene: Scene, number: int) -> str:
    """Each troop and where it is; a cross if it has acted."""
    player = scene.table["players"][number]
    standing = {tuple(plot["cell"]): plot for plot in scene.table["landscape"]}
    found = []
    for id, entry in scene.table["troops"].items():
        if not id.startswith(player) or entry["place"] == "aside":
            continue
        plot = standing[tuple(entry["place"])] if isinstance(entry["place"], list) else None
        if plot is None:
            where = icon("h-supply", 18, "rgi")
        elif plot["owner"] is None:
            land = f'<use href="#h-o-{plot["color"]}"/>'
            where = f'<svg class="ic" width="18" height="18" viewBox="0 0 96 96" aria-hidden="true">{land}</svg>'
            where = f"<i{told(tip='land:' + plot['color'])}>{where}</i>"
        else:
            where = icon(PICTURES[scene.table["printed"][plot["tile"]]["building"]], 18)
        piece = icon("i-cavalry" if id.endswith("cavalry") else "i-troop", 20, scene.seat_class(number))
        found.append(f'<span class="{"mv2" if entry["acted"] else ""}">{piece}→{where}{"×" if entry["acted"] else ""}</span>')
    return f'<div class="tch">{"".join(found)}</div>' if found else ""


def _hand(scene: Scene, number: int) -> str:
    """The other heir's tiles, which are open: one as a row, more as cards side by side."""
    hand = scene.table["hands"][scene.table["players"][number]] if number != looking(scene) else []
    if len(hand) == 1:
        return _mini(scene, hand[0], number)
    cards = "".join(_small_card(scene, tile, number) for tile in hand)
    return f'<div class="oth">{cards}</div>' if cards else ""


def _small_card(scene: Scene, tile: str, number: int) -> str:
    name, id = scene.t(scene.table["printed"][tile]["name"]), f"tile:{tile}"
    return drawing(card(scene, tile, number), 82, 83, name, box="-1 -1 84 85", role="img", extra=told(id, id))


def _mini(scene: Scene, tile: str, number: int) -> str:
    printed = scene.table["printed"][tile]
    art = f'<svg width="46" height="46" viewBox="0 0 96 96" aria-hidden="true">{face(printed, printed["roads"], NO_FOOT)}</svg>'
    cost = "".join(icon(good, 14) for good in cost_signs(printed))
    name = scene.t(f"building-{printed['building']}")
    return (
        f'<div class="mini"{told(f"tile:{tile}", f"tile:{tile}")}>{art}<b>{name}</b>'
        f'<span class="ef">{signs_of(scene, printed, number)}</span><span>{cost}</span></div>'
    )


def signs_of(scene: Scene, printed: dict[str, Any], seat: int) -> str:
    """What a building brings, in signs, for running text."""
    return Effects(scene, seat).written(effect_signs(printed), 18)


def strip(scene: Scene, number: int) -> str:
    total = sum(split_score(scene, number).values())
    second = line_number("h-reach", scene.table["reach"][number])
    if henri.is_solo(scene) and number == 1:
        second = line_number("i-treasure", len(scene.table["henri"]["treasures"]) + scene.table["henri"]["treasure_stack"])
    return seat_line(scene, number, line_number("i-vp", total) + second)
