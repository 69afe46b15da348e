"""The seats: counters in columns that align over all blocks, leaders, deployment, and the realm as ten seals."""

from __future__ import annotations

from collections import Counter, defaultdict

from regalia.drawing.markup import icon
from regalia.drawing.panels import counter, line_number, seat_head, seat_line, seat_panel, shares
from regalia.drawing.pieces import at_end, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.medieval_realms.board.looks import (
    AREA,
    LEADERS,
    SEALS,
    SIGNS,
    cost_of,
    is_regent,
    named,
    picking,
    points_of,
    printed,
    seal_mark,
    walls_up,
)
from regalia.games.medieval_realms.board.own import leads
from regalia.games.medieval_realms.board.panels import split_score

FULL_BLOCKS = 4
ROOMY = 2


def block(scene: Scene, seat: int) -> str:
    """One player; the viewer's own comes first, the others clockwise after it."""
    seats = scene.view["seats"]
    small = "tight" if seats > FULL_BLOCKS else ""
    more = _score(scene, seat) if seats < FULL_BLOCKS else ""
    more += _area(scene, seat) if seats == ROOMY else ""
    body = _counters(scene, seat) + _court(scene, seat) + more + _realm(scene, seat)
    # Behind the walls everybody acts: only the viewer's own seat is marked.
    quiet = walls_up(scene) and seat != scene.me
    return seat_panel(scene, seat, _head(scene, seat), body, small, quiet=quiet)


def _head(scene: Scene, seat: int) -> str:
    player = scene.table["players"][seat]
    signs = []
    if is_regent(scene, seat):
        signs.append(icon("i-automa", 18))
    if scene.view["over"]:
        signs += [icon("i-seal", 20)] if player["place"] == 1 else []
    elif walls_up(scene):
        signs.append(icon("i-confirm" if player["ready"] else "m-wall", 18))
    elif seat == scene.table["turn_order"][0]:
        signs.append(icon("i-crown", 18))
    size = 24 if scene.view["seats"] > FULL_BLOCKS else 28
    points = f'<span class="vp">{icon("i-vp", 20)}<b>{player["vp"]}</b></span>'
    return seat_head(scene, seat, _state(scene, seat), f'<span class="si">{"".join(signs)}{points}</span>', size)


def _state(scene: Scene, seat: int) -> str:
    """What the player is doing, and the score if the game ended now."""
    if scene.view["over"]:
        return scene.t("board-place", place=scene.table["players"][seat]["place"])
    doing = _doing(scene, seat)
    if walls_up(scene):
        return doing
    projects = scene.t("board-projects", points=scene.view["scores"][seat])
    return f"{doing}, {projects}" if doing else projects


def _doing(scene: Scene, seat: int) -> str:
    if walls_up(scene):
        if scene.table["players"][seat]["ready"]:
            return scene.t("board-ready")
        if seat == scene.me:
            return scene.t("board-placing-left", left=sum(scene.table["players"][seat]["in_hand"].values()))
        return scene.t("board-placing")
    if seat in scene.view["actors"]:
        return scene.t("board-choosing" if picking(scene) else "board-acting")
    if seat in scene.table["passed"]:
        return scene.t("board-passed")
    return scene.t("board-first") if seat == scene.table["turn_order"][0] else ""


def _counters(scene: Scene, seat: int) -> str:
    """Seven counters; the highest of a column is bold, tinted and underlined."""
    items = []
    end = at_end(together=points_of(scene, seat)["left-over"])
    for resource, count in scene.table["players"][seat]["palace"].items():
        most = "mx" if leads(scene, seat, resource) else ""
        items.append(counter(SIGNS[resource], count, f"resource:{resource}", classes=most, end=end))
    return f'<ul class="goods g7">{"".join(items)}</ul>'


def _court(scene: Scene, seat: int) -> str:
    player = scene.table["players"][seat]
    items = [counter(symbol, player["leaders"][kind], f"leader:{kind}", 22, "ld", "span") for kind, symbol in LEADERS.items()]
    honours = sum(printed(scene, id).honour for id in player["realm"])
    items.append(counter("i-honour", honours, "honour", 19, "ld", "span", at_end(points_of(scene, seat)["honour"])))
    area = "".join(_deployed(scene, seat, id) for id in player["deployment_area"])
    area += '<span class="dsl"></span>' * (AREA - len(player["deployment_area"]))
    dep = f'<span class="dep" role="group" aria-label="{scene.t("board-deployment")}">{area}</span>'
    return f'<div class="row2">{"".join(items)}{dep}</div>'


def _deployed(scene: Scene, seat: int, id: str) -> str:
    """A card waiting to be played; the viewer's own travel to their place below the board, the others' to here."""
    me = f"card:{id}"
    moves = me if seat != looking(scene) or walls_up(scene) else ""
    return seal_mark(printed(scene, id).seal, 19, told(moves, me, me if seat == looking(scene) else ""))


def _realm(scene: Scene, seat: int) -> str:
    found: dict[str, list[str]] = defaultdict(list)
    points: Counter[str] = Counter()
    player = scene.table["players"][seat]
    for id, end in zip(player["realm"], player["end_points"], strict=True):
        found[printed(scene, id).seal].append(named(scene, f"card-{id}"))
        points[printed(scene, id).seal] += end
    marks = []
    for seal in SEALS:
        names = ", ".join(found[seal]) or scene.t("board-none-of", seal=f"@seal-{seal}")
        extra = told(tip=f"seal:{seal}") + at_end(points[seal] if found[seal] else None)
        marks.append(seal_mark(seal, 20, f' title="{names}"{extra}', len(found[seal])))
    return f'<div class="rseal">{"".join(marks)}</div>'


def _score(scene: Scene, seat: int) -> str:
    """Where the projected points come from; only where blocks are high enough."""
    return f'<div class="sc4" data-tip="final">{shares(scene, split_score(scene, seat))}</div>'


def _area(scene: Scene, seat: int) -> str:
    """Cards in deployment by name, where two blocks share the column."""
    rows = []
    for id in scene.table["players"][seat]["deployment_area"]:
        card = printed(scene, id)
        amount = (
            f"{cost_of(scene, card)}{icon(SIGNS[str(card.cost.resource)], 15)}"
            if card.cost.resource
            else icon("i-admiral", 15, "gen")
        )
        rows.append(
            f"<li{told(tip=f'card:{id}', lights=f'card:{id}')}>{seal_mark(card.seal, 17)}<b>{named(scene, f'card-{id}')}</b><span>{amount}</span></li>"
        )
    rows += ['<li class="free"></li>'] * (AREA - len(rows))
    return f'<ul class="area">{"".join(rows)}</ul>'


def strip(scene: Scene, seat: int) -> str:
    """The seat on a narrow page: points, and production or whether it is ready."""
    player = scene.table["players"][seat]
    if walls_up(scene):
        state = line_number("i-confirm" if player["ready"] else "m-wall", "")
    else:
        state = line_number("i-production", player["palace"]["production"])
    return seat_line(scene, seat, line_number("i-vp", player["vp"]) + state)
