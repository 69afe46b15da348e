"""The seats: counters in columns that align over all blocks, leaders, deployment, and the realm as ten seals."""

from __future__ import annotations

from collections import defaultdict

from regalia.drawing.markup import esc, icon
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board.looks import (
    AREA,
    LEADERS,
    SEALS,
    SIGNS,
    cost_of,
    is_regent,
    looking,
    named,
    picking,
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
    order = (seat - looking(scene)) % seats
    acting = seat in scene.view["actors"] and not scene.view["over"] and (seat == scene.me or not walls_up(scene))
    active = "act" if acting else ""
    small = "tight" if seats > FULL_BLOCKS else ""
    more = _score(scene, seat) if seats < FULL_BLOCKS else ""
    more += _area(scene, seat) if seats == ROOMY else ""
    classes = f"seat {scene.seat_class(seat)} {active} {small} o{order}"
    return f'<section class="{classes}">{_head(scene, seat)}{_counters(scene, seat)}{_court(scene, seat)}{more}{_realm(scene, seat)}</section>'


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
    return (
        f"<header>{icon(f'i-seat-{scene.tincture(seat)}', size)}<div><h3>{esc(scene.seats[seat])}</h3><p>{_state(scene, seat)}</p></div>"
        f'<span class="si">{"".join(signs)}<span class="vp">{icon("i-vp", 20)}<b>{player["vp"]}</b></span></span></header>'
    )


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
    for resource, count in scene.table["players"][seat]["palace"].items():
        classes = f"{'z' if not count else ''} {'mx' if leads(scene, seat, resource) else ''}"
        items.append(f'<li class="{classes}" data-tip="resource:{resource}">{icon(SIGNS[resource], 20)}<b>{count}</b></li>')
    return f'<ul class="goods g7">{"".join(items)}</ul>'


def _court(scene: Scene, seat: int) -> str:
    player = scene.table["players"][seat]
    items = [
        f'<span class="ld{"" if player["leaders"][leader] else " z"}" data-tip="leader:{leader}">{icon(symbol, 22)}<b>{player["leaders"][leader]}</b></span>'
        for leader, symbol in LEADERS.items()
    ]
    honours = sum(printed(scene, id).honour for id in player["realm"])
    items.append(f'<span class="ld{"" if honours else " z"}" data-tip="honour">{icon("i-honour", 19)}<b>{honours}</b></span>')
    area = "".join(_deployed(scene, seat, id) for id in player["deployment_area"])
    area += '<span class="dsl"></span>' * (AREA - len(player["deployment_area"]))
    dep = f'<span class="dep" role="group" aria-label="{scene.t("board-deployment")}">{area}</span>'
    return f'<div class="row2">{"".join(items)}{dep}</div>'


def _deployed(scene: Scene, seat: int, id: str) -> str:
    """A card waiting to be played; the viewer's own travel to their place below the board, the others' to here."""
    travel = f' data-id="card:{id}"' if seat != looking(scene) or walls_up(scene) else ""
    lights = f' data-lights="card:{id}"' if seat == looking(scene) else ""
    return seal_mark(printed(scene, id).seal, 19, f'{travel}{lights} data-tip="card:{id}"')


def _realm(scene: Scene, seat: int) -> str:
    found: dict[str, list[str]] = defaultdict(list)
    for id in scene.table["players"][seat]["realm"]:
        found[printed(scene, id).seal].append(named(scene, f"card-{id}"))
    marks = []
    for seal in SEALS:
        names = ", ".join(found[seal]) or scene.t("board-none-of", seal=f"@seal-{seal}")
        marks.append(seal_mark(seal, 20, f' title="{names}"', len(found[seal])))
    return f'<div class="rseal">{"".join(marks)}</div>'


def _score(scene: Scene, seat: int) -> str:
    """Where the projected points come from; only where blocks are high enough."""
    parts = split_score(scene, seat)
    cells = "".join(f"<div><b>{points}</b><span>{scene.t(f'board-part-{part}')}</span></div>" for part, points in parts.items())
    return f'<div class="sc4" data-tip="final">{cells}</div>'


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
            f'<li data-tip="card:{id}" data-lights="card:{id}">{seal_mark(card.seal, 17)}<b>{named(scene, f"card-{id}")}</b><span>{amount}</span></li>'
        )
    rows += ['<li class="free"></li>'] * (AREA - len(rows))
    return f'<ul class="area">{"".join(rows)}</ul>'


def strip(scene: Scene, seat: int) -> str:
    """The seat on a narrow page: points, and production or whether it is ready."""
    player = scene.table["players"][seat]
    if walls_up(scene):
        state = icon("i-confirm" if player["ready"] else "m-wall", 14)
    else:
        state = f"{icon('i-production', 14)}{player['palace']['production']}"
    order = (seat - looking(scene)) % scene.view["seats"]
    classes = f"{scene.seat_class(seat)} o{order} {'me' if seat == scene.me else ''}"
    return (
        f'<div class="{classes}">{icon(f"i-seat-{scene.tincture(seat)}", 20)}<span>{esc(scene.seats[seat])}</span>'
        f'<b>{icon("i-vp", 14)}{player["vp"]}</b><b class="pp">{state}</b></div>'
    )
