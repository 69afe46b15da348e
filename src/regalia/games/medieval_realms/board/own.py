"""The viewer's own area: palace, court, deployment and played cards; the leaders still to place while the walls are up."""

from __future__ import annotations

from collections import Counter

from regalia.drawing.lettering import lines
from regalia.drawing.markup import group, lit_rect, path, rect, text, use
from regalia.drawing.pieces import at_end, chosen_box, drawing, hole, lit_last, piece, seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking, watching
from regalia.games.medieval_realms.board import cards, realm_board
from regalia.games.medieval_realms.board.looks import (
    AREA,
    LEADERS,
    SEALS,
    SIGNS,
    leader,
    mine,
    named,
    parts_of,
    points_of,
    printed,
    walls_up,
)
from regalia.games.medieval_realms.board.signs import inked
from regalia.games.medieval_realms.tables import MAYOR

SHELF = 316
SPINE, BETWEEN, NARROWEST = 20, 5, 9


def draw(scene: Scene) -> str:
    if walls_up(scene):
        inner = _palace(scene) + _reveal(scene) + _to_place(scene)
        return f'<div class="ow placing">{inner}</div>'
    return f'<div class="ow">{_palace(scene)}{_court(scene)}{_deployment(scene)}{_played(scene)}</div>'


def _svg(classes: str, box: str, title: str, body: str) -> str:
    _, _, width, height = map(float, box.split())
    return f'<div class="rp {classes}">{drawing(body, width, height, title, box=box)}</div>'


def leads(scene: Scene, seat: int, resource: str) -> bool:
    """Whether a seat has the most of a resource, alone or with others; never if everybody has the same."""
    counts = [player["palace"][resource] for player in scene.table["players"]]
    return bool(min(counts) < counts[seat] == max(counts))


# -- the palace ------------------------------------------------------------------------------------


def _palace(scene: Scene) -> str:
    """Seven counters in their order; a line in the seat's colour below the ones it has the most of."""
    title = scene.t("board-palace")
    body = [use("i-castle", 10, 7, 28), text(44, 27, title, "h"), path("M10 42H556", "hair")]
    palace = mine(scene)["palace"]
    end = at_end(together=points_of(scene, looking(scene))["left-over"])
    for number, (resource, count) in enumerate(palace.items()):
        x = 116 + 62 * number
        id = f"resource:{resource}"
        cell = rect(0, 0, 56, 28, 6, "pcell") + use(SIGNS[resource], 6, 3, 22) + text(49, 20, count, "pnum")
        if leads(scene, looking(scene), resource):
            cell += path("M5 27h46", "bestl")
        name = scene.t("board-tokens", count=count, resource=f"@resource-{resource}")
        body.append(piece(scene, id, name, cell, (x, 7), lit_rect(-1.5, -1.5, 59, 31, 7), tip=id, end=end))
    return _svg(f"pal {scene.seat_class(looking(scene))}", "0 0 556 44", title, "".join(body))


def _court(scene: Scene) -> str:
    """Leaders, persons of honour, and the way out of the round."""
    me, seat_class = mine(scene), scene.seat_class(looking(scene))
    body = [path("M560 9v24", "hair2"), path("M556 42H860", "hair")]
    for number, (kind, symbol) in enumerate(LEADERS.items()):
        x = 566 + 57 * number
        count = text(x + 28, 27, f"×{me['leaders'][kind]}", "pnum l")
        body.append(group(group(use(symbol, x, 7, 27), classes=seat_class) + count, extra=told(tip=f"leader:{kind}")))
    honours = sum(printed(scene, id).honour for id in me["realm"])
    worth = at_end(points_of(scene, looking(scene))["honour"])
    medal = use("i-honour", 743, 10, 22) + text(765, 27, f"×{honours}", "pnum l")
    body += [path("M738 9v24", "hair2"), group(medal, extra=told(tip="honour") + worth)]
    if not scene.view["over"]:
        taking = scene.view["question"] == "take_card" and not watching(scene) and scene.me in scene.view["actors"]
        words = scene.t("board-decline" if taking else "board-pass")
        label = text(32.5, 18.5, words, "passn m") if taking else use("i-pass", 5, 7, 14) + text(22, 18.5, words, "passn")
        button = rect(0, 0, 65, 28, 6, "pcell") + label
        body.append(piece(scene, "pass", words, button, (801, 7), lit_rect(-1.5, -1.5, 68, 31, 7), tip="pass", classes="wh1"))
    return _svg("crt", "556 0 314 44", scene.t("board-leaders"), "".join(body))


# -- deployment and realm --------------------------------------------------------------------------


def _deployment(scene: Scene) -> str:
    area = mine(scene)["deployment_area"]
    title = scene.t("board-deployment")
    body = [text(12, 151.5, title, "hd"), text(524, 151.5, scene.t("board-area", count=len(area), limit=AREA), "s e")]
    body.append(path("M536 146v115", "hair"))
    for number in range(AREA):
        if number >= len(area):
            empty = hole(0, 0, *cards.DEPLOYED, 6) + text(61, 59.5, number + 1, "gh")
            body.append(group(empty, 12 + 130 * number, 162, extra=told(tip="deployment")))
    body += lit_last(
        (scene.is_lit(f"card:{id}"), group(cards.deployed(scene, id, f"card:{id}"), 12 + 130 * number, 162))
        for number, id in enumerate(area)
    )
    return _svg("dpl", "0 140 536 128", title, "".join(body))


def _played(scene: Scene) -> str:
    """Cards in the realm as spines on a shelf, by seal in the fixed order; a gap for a seal that is missing."""
    me = mine(scene)
    title = scene.t("board-played")
    groups = {seal: [n for n, id in enumerate(me["realm"]) if printed(scene, id).seal == seal] for seal in SEALS}
    owned = sum(bool(found) for found in groups.values())
    body = [text(546, 151.5, title, "hd")]
    body.append(text(862, 151.5, scene.t("board-shelf", cards=len(me["realm"]), seals=owned, of=len(SEALS)), "s e"))
    body += [rect(542, 255, 320, 6, 1.5, "plank"), _shelf(scene, groups)]
    return _svg("ply", "536 140 334 128", title, "".join(body))


def _shelf(scene: Scene, groups: dict[str, list[int]]) -> str:
    me = mine(scene)
    step, stacked = _room(groups)
    at = 546.0
    body = []
    for seal, found in groups.items():
        if not found:
            if step == SPINE:
                gap = hole(0.5, 10, 18, 83, 3) + f'<g class="ghs">{use(f"m-seal-{seal}", 3.5, 16, 12)}</g>'
                body.append(group(gap, at, 162, extra=told(tip=f"seal:{seal}")))
                at += SPINE + BETWEEN
            continue
        if stacked and len(found) > 1:
            points = sum(me["end_points"][n] for n in found)
            names = ", ".join(named(scene, f"card-{me['realm'][n]}") for n in found)
            stack = f"<title>{names}</title>" + cards.book(scene, me["realm"][found[0]], points, len(found))
            body.append(group(stack, at, 162))
            at += SPINE + BETWEEN
            continue
        for n in found:
            body.append(group(cards.book(scene, me["realm"][n], me["end_points"][n]), at, 162))
            at += step
        at += SPINE - step + BETWEEN
    return "".join(body)


def _room(groups: dict[str, list[int]]) -> tuple[float, bool]:
    """The step between spines of one seal, and whether a seal must stand as one spine with its number."""
    owned = [len(found) for found in groups.values() if found]
    if not owned:
        return SPINE, False
    whole = SPINE * (sum(owned) + len(groups) - len(owned)) + BETWEEN * (len(groups) - 1)
    if whole <= SHELF:
        return SPINE, False
    extra = sum(owned) - len(owned)
    left = SHELF - (SPINE + BETWEEN) * len(owned) + BETWEEN
    step = left / extra if extra else SPINE - 1
    return (min(step, SPINE - 0.5), False) if step >= NARROWEST else (SPINE - 0.5, True)


# -- while the walls are up ------------------------------------------------------------------------


def _reveal(scene: Scene) -> str:
    """What the cards in play and the income will add, whatever is placed."""
    c, me = parts_of(scene), mine(scene)
    gains: Counter[str] = Counter()
    for id in me["realm"]:
        for effect in printed(scene, id).effects:
            if effect.when == "production":
                times = me["leaders"]["mayor"] if effect.op == "gain_resource_per_mayor" else 1
                gains[str(effect.resource)] += (effect.amount or 1) * times
    gains["production"] += int(c.game.round_income["production"])
    shown = [(resource, gains[resource]) for resource in SIGNS if gains[resource]]
    label = len(shown) <= 4
    step = 48 if label else 296 / len(shown)
    x = 652 if label else 564
    body = [path("M560 9v24", "hair2"), path("M556 42H860", "hair")]
    if label:
        body.append(text(572, 26, scene.t("board-reveal-adds"), "s"))
    for number, (resource, count) in enumerate(shown):
        at = x + step * number
        body += [text(at, 27, f"+{count}", "pnum l s15"), use(SIGNS[resource], at + 4 + 8.5 * len(f"+{count}"), 12, 18)]
    return _svg("crt", "556 0 314 44", scene.t("board-reveal-adds"), group("".join(body), extra=told(tip="reveal")))


def _to_place(scene: Scene) -> str:
    left: dict[str, int] = mine(scene).get("in_hand", {})
    title = scene.t("board-to-place")
    total = sum(mine(scene)["leaders"].values())
    body = [text(12, 59, title, "hd"), rect(12, 68, 206, 92, 10, "tray"), path("M228 50v212", "hair")]
    if watching(scene):
        ready = sum(player["ready"] for player in scene.table["players"])
        body.append(inked("m-wall", 95, 78, 40, "wh2"))
        body.append(text(115, 142, scene.t("board-ready-of", ready=ready, seats=scene.view["seats"]), "s m"))
        body += _told([scene.t("board-secret")])
        return _svg("plc", "0 44 230 224", title, "".join(body))
    body.append(text(218, 59, scene.t("board-left", left=sum(left.values()), total=total), "s e"))
    shown = [(kind, count) for kind, count in left.items() if count]
    in_hand = str(scene.view["question"] or "").removeprefix("place_") if scene.me in scene.view["actors"] else ""
    width = 49.0
    start = 115 - width * len(shown) / 2
    body += [_kind(scene, kind, count, start + width * n, kind == in_hand) for n, (kind, count) in enumerate(shown)]
    body += [_next_of(scene, kind, start + width * n) for n, (kind, _) in enumerate(shown)]
    if not shown:
        body.append(f'<g class="okc">{use("i-confirm", 101, 84, 28)}</g>' + text(115, 138, scene.t("board-all-placed"), "s m"))
    strength = {piece.id: piece.combat_value for piece in parts_of(scene).game.leader}
    notes = [scene.t("board-strengths", general=strength["general"], admiral=strength["admiral"])]
    if scene.view["seats"] == 2:
        notes.append(scene.t("board-decoy-note", decoy=parts_of(scene).game.leader[MAYOR].decoy_combat_value))
    body += _told([*notes, scene.t("board-anew")])
    return _svg("plc", "0 44 230 224", title, "".join(body))


def _kind(scene: Scene, kind: str, count: int, x: float, in_hand: bool) -> str:
    """Leaders of one kind in hand; the one that is asked for lies on gold."""
    symbol = "i-decoy" if kind == "decoy" else LEADERS[kind]
    ground = rect(2.5, 0, 44, 72, 8, "washr" if in_hand else "none")
    body = ground + leader(symbol, scene.seat_class(looking(scene)), 5.5, 6, 38) + text(24.5, 63, f"×{count}", "dn")
    body += chosen_box(2.5, 0, 44, 72, 8) if in_hand else ""
    name = scene.t("board-in-hand", leader=f"@piece-{kind}", count=count)
    return group(body, x, 80, extra=told(tip=f"leader:{kind}") + seen_as(name))


def _next_of(scene: Scene, kind: str, x: float) -> str:
    """Where a leader will have come from, wherever it is placed next: it is known by its place and its number there."""
    ids = realm_board.next_ids(scene, kind)
    places = (group(rect(0, 0, 38, 38, 0, "none"), extra=told(id)) for id in ids)
    return group("".join(places), x + 5.5, 86, "from")


def _told(notes: list[str]) -> list[str]:
    """Notes under the tray, broken to its width."""
    found = []
    y = 180
    for note in notes:
        for line in lines(note, 11.5, 198, 3) or (note,):
            found.append(text(12, y, line, "s"))
            y += 16
        y += 3
    return found
