"""What stands round the board: progress, the balance of scores, the hand and access, roads or treasures, the seats."""

from __future__ import annotations

from math import ceil
from typing import Any

from regalia.drawing.markup import esc, icon, path, rect, text, use
from regalia.drawing.scene import Scene
from regalia.games.two_heirs.board.landscape import scored_roads
from regalia.games.two_heirs.board.ring import looking
from regalia.games.two_heirs.board.tiles import GOODS, NO_FOOT, PICTURES, cost_signs, effect_signs, face

HAND = 3
TURNS = 11
HALF = 340


def progress(scene: Scene) -> str:
    """Turns of the viewer's side as lozenges: past, now, to come."""
    supply = scene.table["common_supply"]["tiles"]
    past = min(TURNS - 1, (20 - supply) // 2) if scene.table["last_turns"] is None else TURNS - 1
    marks = "".join(f'<i class="{"d" if n < past else "n" if n == past else ""}"></i>' for n in range(TURNS))
    return (
        f"<span>{scene.t('board-turn')}</span>{marks}<b>{past + 1}/{TURNS}</b>"
        f'<span class="tn">{scene.t("board-supply")}</span><b>{supply}</b>'
    )


# -- the balance -----------------------------------------------------------------------------------


def split_score(scene: Scene, seat: int) -> dict[str, int]:
    """buildings, doubled, roads, treasures."""
    found = {"buildings": 0, "doubled": 0, "roads": 0, "treasures": 0}
    for source, points in scene.table["breakdown"][seat]:
        found[source if source in found else "buildings"] += points
    return found


def balance(scene: Scene) -> str:
    me = looking(scene)
    scores = {seat: split_score(scene, seat) for seat in (0, 1)}
    top = max(40, 10 * ceil(max(sum(score.values()) for score in scores.values()) / 10) + 10)
    body = [path("M436 20V43", "hair2")]
    for tick in range(0, top + 1, 10):
        for side in (-1, 1):
            x = 436 + side * HALF * tick / top
            body += [text(x, 14, tick, "tick"), path(f"M{x:.1f} 18V22", "hair2")]
    for seat, side in ((me, -1), (1 - me, 1)):
        body.append(_bar(scene, seat, side, scores[seat], top))
    return f'<svg viewBox="0 0 872 46" width="872" height="46" role="img" aria-label="{scene.t("board-scores")}">{"".join(body)}</svg>'


def _bar(scene: Scene, seat: int, side: int, score: dict[str, int], top: int) -> str:
    classes = {"buildings": "sb", "doubled": "sd", "roads": "sr", "treasures": "st"}
    at = 436.0
    body: list[str] = []
    for part, points in score.items():
        width = HALF * points / top
        if points <= 0:
            continue
        x = at if side > 0 else at - width
        body.append(rect(x, 23, width, 17, 0, classes[part]))
        if width > 13:
            body.append(text(x + width / 2, 36, points, f"{classes[part]}t"))
        at += side * width
    name = esc(scene.seats[seat][:14])
    total = sum(score.values())
    body.append(f'<text x="{at + side * 16:.1f}" y="37" class="dnm">{total}</text>')
    shield = use(f"i-seat-{scene.tincture(seat)}", 10 if side < 0 else 842, 14, 20)
    anchor = f'<text x="{38 if side < 0 else 834}" y="29" class="h" text-anchor="{"start" if side < 0 else "end"}">{name}</text>'
    return f'<g class="{scene.seat_class(seat)}">{"".join(body)}{shield}{anchor}</g>'


# -- the viewer's own area -----------------------------------------------------------------------------


def own(scene: Scene) -> str:
    me = looking(scene)
    hand = scene.table["hands"][scene.table["players"][me]]
    cards = "".join(_hand_card(scene, tile, me) for tile in hand)
    cards += "".join(f'<div class="slot"><span class="ghost">{n}</span></div>' for n in range(len(hand) + 1, HAND + 1))
    title = f"<h2>{scene.t('board-hand')} <span>{scene.t('board-of', count=len(hand), limit=HAND)}</span></h2>"
    return f'<div class="zone hand">{title}<div class="cards">{cards}</div></div>{_access(scene, me)}'


def _hand_card(scene: Scene, tile: str, me: int) -> str:
    printed = scene.table["printed"][tile]
    piece = f"tile:{tile}"
    have = dict(scene.table["access"][me])
    costs = []
    for good, symbol in GOODS.items():
        for _ in range(printed["cost"][good]):
            have[good] -= 1
            costs.append(f'<span class="{"" if have[good] >= 0 else "ms"}">{icon(symbol, 18)}</span>')
    missing = sum(-count for count in have.values() if count < 0)
    foot = scene.t("board-affordable") if missing <= scene.table["discounts"] else scene.t("board-missing", count=missing)
    lit = "islit" if scene.is_lit(piece) else ""
    art = f'<svg class="fcs" width="62" height="62" viewBox="0 0 96 96">{face(printed, printed["roads"], NO_FOOT)}</svg>'
    name = scene.t(f"tile-{tile}")
    return (
        f'<div class="hcard {lit}"{scene.touch(piece, name)} data-id="tile:{tile}" data-tip="tile:{tile}"><div class="hf">'
        f'<h4>{name}</h4>{art}<div class="he">{_signs(scene, printed, me)}</div><div class="hcst">{"".join(costs)}</div></div><p>{foot}</p></div>'
    )


def _signs(scene: Scene, printed: dict[str, Any], me: int) -> str:
    found = []
    for kind, value in effect_signs(printed):
        if kind == "points":
            found.append(f'<span class="pen">{value}</span>')
        elif kind == "word":
            found.append(f"<b>{value}</b>")
        else:
            owner = scene.seat_class(me if kind == "mine" else 1 - me) if kind in ("mine", "theirs") else ""
            found.append(icon(value, 18, owner))
    return "".join(found)


def _access(scene: Scene, me: int) -> str:
    cells = "".join(f"<div>{icon(GOODS[good], 30)}<b>{count}</b></div>" for good, count in scene.table["access"][me].items())
    count = scene.table["discounts"] if scene.table["active"] == scene.table["players"][me] else 0
    discounts = scene.t("board-discounts", count=count)
    note = f'<p class="dsc">{icon("h-open", 18)} {discounts}</p>'
    return f'<div class="zone next"><h2>{scene.t("board-access")}</h2><div class="acx">{cells}</div>{note}</div>'


# -- beside the board ------------------------------------------------------------------------------


def left(scene: Scene) -> list[str]:
    panels = [_roads(scene)]
    if "henri" in scene.table:
        panels.append(_treasures(scene))
    return panels


def _roads(scene: Scene) -> str:
    rows = []
    owners = {tuple(plot["cell"]): plot["owner"] for plot in scene.table["landscape"]}
    for number, (cells, winner, points) in enumerate(scored_roads(scene)):
        chain = []
        for cell in cells:
            seat = scene.table["players"].index(owners[tuple(cell)])
            chain.append(f'<i class="{scene.seat_class(seat)}">{icon(scene.mark(seat), 9)}</i>')
        seal = f"{icon(f'i-seat-{scene.tincture(winner)}', 16)} +{points}" if winner >= 0 else "="
        classes = scene.seat_class(winner) if winner >= 0 else ""
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26]
        rows.append(
            f'<li class="{classes}"><b class="rl2">{letter}</b><span class="ch">{"".join(chain)}</span><b>{seal}</b></li>'
        )
    body = f"<ol>{''.join(rows)}</ol>" if rows else f"<p>{scene.t('board-no-roads')}</p>"
    return f'<section class="roads"><h2>{scene.t("score-roads")}</h2>{body}</section>'


def _treasures(scene: Scene) -> str:
    henri = scene.table["henri"]
    rows = []
    for token in henri["treasures"]:
        cell = ",".join(map(str, token["cell"]))
        rows.append(f"<li>{icon('i-treasure', 20)}<span>{scene.t('treasure-' + token['treasure'])}</span><b>({cell})</b></li>")
    stack = scene.t("board-treasure-stack", count=henri["treasure_stack"])
    rows.append(f'<li class="stk">{icon("i-treasure", 20)}<span>{stack}</span></li>')
    return f'<section class="tre"><h2>{scene.t("score-treasures")}</h2><ol>{"".join(rows)}</ol></section>'


# -- seats -----------------------------------------------------------------------------------------


def seat(scene: Scene, number: int) -> str:
    """One player's panel: total, its parts, every building with its points, access and reach."""
    score = split_score(scene, number)
    henri = "henri" in scene.table and number == 1
    active = "act" if number in scene.view["actors"] else ""
    head = f"<div><h3>{esc(scene.seats[number])}</h3><p>{scene.t('player-' + scene.table['players'][number])}</p></div>"
    parts = ["buildings", "doubled", "roads", *(["treasures"] if henri else [])]
    cells = "".join(f"<div><b>{score[part]}</b><span>{scene.t(f'board-part-{part}')}</span></div>" for part in parts)
    total = f'<div class="tot">{icon("i-vp", 24)}<b>{sum(score.values())}</b></div>'
    foot = "" if henri else _seat_foot(scene, number)
    return (
        f'<section class="seat {scene.seat_class(number)} {active}"><header>{icon(f"i-seat-{scene.tincture(number)}", 30)}{head}</header>'
        f'<div class="sc3 {"four" if henri else ""}">{total}{cells}</div><table class="bl">{_buildings(scene, number)}</table>{foot}</section>'
    )


def _buildings(scene: Scene, number: int) -> str:
    rows = []
    player = scene.table["players"][number]
    for plot in scene.table["landscape"]:
        if plot["owner"] == player:
            kind = scene.table["printed"][plot["tile"]]["building"]
            cell = ",".join(map(str, plot["cell"]))
            rows.append(
                f'<tr data-lights="plot:{cell}"><td>{icon(PICTURES[kind], 18)}</td><td>{scene.t(f"building-{kind}")}</td>'
                f"<td>{plot['points']}</td></tr>"
            )
    return "".join(rows)


def _seat_foot(scene: Scene, number: int) -> str:
    have = scene.table["access"][number]
    goods = "".join(
        f'<li class="{"" if count else "z"}">{icon(GOODS[good], 18)}<b>{count}</b></li>' for good, count in have.items()
    )
    reach = f'<span class="k">{scene.t("board-reach")}</span><b class="rch">{scene.table["reach"][number]}</b>'
    hand = scene.table["hands"][scene.table["players"][number]] if number != looking(scene) else []
    tiles = "".join(_mini(scene, tile, number) for tile in hand)
    return f'<div class="ft"><div class="fr"><span class="k">{scene.t("board-access-short")}</span><ul class="ac">{goods}</ul>{reach}</div>{tiles}</div>'


def _mini(scene: Scene, tile: str, number: int) -> str:
    printed = scene.table["printed"][tile]
    art = f'<svg width="46" height="46" viewBox="0 0 96 96" aria-hidden="true">{face(printed, printed["roads"], NO_FOOT)}</svg>'
    cost = "".join(icon(good, 14) for good in cost_signs(printed))
    name = scene.t(f"tile-{tile}")
    return f'<div class="mini" data-tip="tile:{tile}">{art}<b>{name}</b><span>{_signs(scene, printed, number)}</span><span>{cost}</span></div>'


def strip(scene: Scene, number: int) -> str:
    total = sum(split_score(scene, number).values())
    reach = f"<b>{icon('h-reach', 14)}{scene.table['reach'][number]}</b>"
    return (
        f'<div class="{scene.seat_class(number)} {"me" if number == scene.me else ""}">{icon(f"i-seat-{scene.tincture(number)}", 20)}'
        f"<span>{esc(scene.seats[number])}</span><b>{icon('i-vp', 14)}{total}</b>{reach}</div>"
    )
