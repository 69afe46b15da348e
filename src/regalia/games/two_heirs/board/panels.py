"""What stands round the board: progress, the balance of scores, the hand and access, roads, treasures and the key."""

from __future__ import annotations

from math import ceil

from regalia.drawing.lettering import cut
from regalia.drawing.markup import esc, group, icon, path, rect, text, use
from regalia.drawing.panels import arms, block, cards, free_place, section, zone
from regalia.drawing.panels import progress as stretch
from regalia.drawing.parts import Panel
from regalia.drawing.pieces import drawing, seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.drawing.tracks import Track
from regalia.games.two_heirs.board import henri
from regalia.games.two_heirs.board.landscape import scored_roads
from regalia.games.two_heirs.board.seats import signs_of, split_score, with_roads
from regalia.games.two_heirs.board.tiles import GOOD_OF, GOODS, NO_FOOT, PICTURES, face

TURNS = 11
HALF = 318
NAME_ROOM = 92


def progress(scene: Scene) -> str:
    """Turns of the viewer's side as lozenges: past, now, to come."""
    supply = scene.table["common_supply"]["tiles"]
    past = min(TURNS - 1, (20 - supply) // 2) if scene.table["last_turns"] is None else TURNS - 1
    return stretch(scene.t("board-turn"), past, TURNS) + stretch(scene.t("board-supply"), 0, 0, supply, more=True)


# -- the balance -----------------------------------------------------------------------------------


def balance(scene: Scene) -> str:
    me = looking(scene)
    scores = {seat: split_score(scene, seat) for seat in (0, 1)}
    top = max(40, 10 * ceil(max(sum(score.values()) for score in scores.values()) / 10) + 10)
    body = [path("M436 18V43", "hair2"), text(436, 14, 0, "tick")]
    ticks = range(10, top + 1, 10 if top <= 80 else 20)
    for half in (Track(436, 436 - HALF, top, 18), Track(436, 436 + HALF, top, 18)):
        body += [half.numbers(ticks, 14), half.strokes(ticks, 0, 4)]
    for seat, side in ((me, -1), (1 - me, 1)):
        body.append(_bar(scene, seat, side, scores[seat], top))
    return drawing("".join(body), 872, 46, scene.t("board-scores"), extra=told(tip="scores"))


def _bar(scene: Scene, seat: int, side: int, score: dict[str, int], top: int) -> str:
    classes = {"buildings": "sb", "doubled": "sbd", "roads": "sr", "treasures": "st"}
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
    name = cut(esc(scene.seats[seat]), 16, NAME_ROOM)
    total = sum(score.values())
    body.append(f'<text x="{at + side * 19:.1f}" y="38" class="lo2">{total}</text>')
    body += [use(f"i-seat-{scene.tincture(seat)}", 10 if side < 0 else 842, 14, 20)]
    body += [text(38 if side < 0 else 834, 29, name, "h" if side < 0 else "h e")]
    extra = seen_as(scene.t("board-seat-points", seat=f"#{seat}", count=total))
    return group("".join(body), classes=scene.seat_class(seat), extra=extra)


# -- the viewer's own area -----------------------------------------------------------------------------


def own(scene: Scene) -> str:
    me = looking(scene)
    hand = scene.table["hands"][scene.table["players"][me]]
    limit = scene.table["hand_limit"]
    found = [_hand_card(scene, tile, me) for tile in hand]
    found += [free_place(n, name=scene.t("board-hand-place", number=n)) for n in range(len(hand) + 1, limit + 1)]
    title = f"{scene.t('board-hand')} <span>{scene.t('board-of', count=len(hand), limit=limit)}</span>"
    return zone(title, cards(found), "hand") + _access(scene, me)


def _hand_card(scene: Scene, tile: str, me: int) -> str:
    printed = scene.table["printed"][tile]
    have = dict(scene.table["access"][me])
    costs = []
    for good, symbol in GOODS.items():
        for _ in range(printed["cost"][good]):
            have[good] -= 1
            costs.append(f'<span class="{"" if have[good] >= 0 else "ms"}">{icon(symbol, 18)}</span>')
    missing = sum(-count for count in have.values() if count < 0)
    foot = scene.t("board-affordable") if missing <= scene.table["discounts"] else scene.t("board-missing", count=missing)
    art = f'<svg class="fcs" width="62" height="62" viewBox="0 0 96 96">{face(printed, printed["roads"], NO_FOOT)}</svg>'
    title = scene.t("building-" + printed["building"])
    brings = f'<div class="he">{signs_of(scene, printed, me)}</div><div class="hcst">{"".join(costs)}</div>'
    face_up = f'<div class="hf"><h4>{title}</h4>{art}{brings}</div><p>{foot}</p>'
    return block(scene, f"tile:{tile}", scene.t(printed["name"]), face_up, "hcard", f"tile:{tile}", f"tile:{tile}")


def _access(scene: Scene, me: int) -> str:
    sources = _sources(scene, me)
    cells = "".join(
        f"<div>{icon(GOODS[good], 30)}<b>{count}</b><span>{''.join(sources[good])}</span></div>"
        for good, count in scene.table["access"][me].items()
    )
    count = scene.table["discounts"] if scene.table["active"] == scene.table["players"][me] else 0
    discounts = scene.t("board-discounts", count=count)
    note = f'<p class="dsc {"on" if count else ""}">{icon("h-open", 18)} {discounts}</p>'
    return zone(scene.t("board-access"), f'<div class="acx">{cells}</div>{note}', "next")


def _sources(scene: Scene, me: int) -> dict[str, list[str]]:
    """Where each resource comes from: tiles reached in the royal supply, troops, cavalry, own producers."""
    found: dict[str, list[str]] = {good: [] for good in GOODS}
    good_of = {color: good for color, sign in GOOD_OF.items() for good, symbol in GOODS.items() if sign == symbol}
    player = scene.table["players"][me]
    for place in scene.table["reached"][me]:
        color = scene.table["printed"][scene.table["royal_supply"][place]]["color"]
        found[good_of[color]].append(icon("h-supply", 18, "rgi"))
    colors = {tuple(plot["cell"]): plot["color"] for plot in scene.table["landscape"]}
    own_troops = [(id, troop["place"]) for id, troop in scene.table["troops"].items() if id.startswith(player)]
    for id, place in sorted(own_troops, key=lambda troop: troop[0].endswith("cavalry")):
        if isinstance(place, list):
            symbol = "i-cavalry" if id.endswith("cavalry") else "i-troop"
            found[good_of[colors[tuple(place)]]].append(icon(symbol, 18, scene.seat_class(me)))
    for plot in scene.table["landscape"]:
        if plot["owner"] == player:
            printed = scene.table["printed"][plot["tile"]]
            for good in printed["gives"]:
                found[good].append(icon(PICTURES[printed["building"]], 18))
    return found


# -- beside the board ------------------------------------------------------------------------------


def left(scene: Scene) -> list[Panel]:
    """In solo the treasures take the place of the key."""
    roads = [Panel(_roads(scene), "roads", "i-road")] if with_roads(scene) else []
    if henri.is_solo(scene):
        return [Panel(henri.treasures(scene), "treasures", "i-treasure"), *roads]
    return [*roads, Panel(_key(scene), "key", "i-hint")]


def _roads(scene: Scene) -> str:
    rows = []
    owners = {tuple(plot["cell"]): plot["owner"] for plot in scene.table["landscape"]}
    for number, (cells, winner, points) in enumerate(scored_roads(scene)):
        chain = []
        for cell in cells:
            seat = scene.table["players"].index(owners[tuple(cell)])
            chain.append(f'<i class="{scene.seat_class(seat)}">{icon(scene.mark(seat), 9)}</i>')
        seal = f"{arms(scene, winner, 16)} +{points}" if winner >= 0 else "="
        classes = scene.seat_class(winner) if winner >= 0 else "tie"
        letter = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number % 26]
        lights = " ".join(f"plot:{x},{y}" for x, y in cells)
        rows.append(
            f'<li class="{classes}"{told(tip="road", lights=lights)}><b class="rl2">{letter}</b>'
            f'<span class="chain">{"".join(chain)}</span><b>{seal}</b></li>'
        )
    body = f"<ol>{''.join(rows)}</ol>" if rows else f"<p>{scene.t('board-no-roads')}</p>"
    return section(scene.t("score-roads"), body, "roads")


def _key(scene: Scene) -> str:
    """How to read a tile; folded away where the page is low."""
    me = looking(scene)
    rows = [
        (f'<span class="k1 {scene.seat_class(me)}"></span>', "board-key-foot"),
        ('<span class="pen">5</span>', "board-key-points"),
        (icon("i-troop", 20, scene.seat_class(me)), "board-key-twice"),
        ('<span class="k2"></span>', "board-key-barred"),
    ]
    body = "".join(f"<dt>{sign}</dt><dd>{scene.t(key)}</dd>" for sign, key in rows)
    return section(scene.t("board-key"), f"<dl>{body}</dl>", "key")
