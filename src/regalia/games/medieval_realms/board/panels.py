"""What stands beside the board: progress, the order of the round, the score as it stands, piles, and what the signs mean."""

from __future__ import annotations

from regalia.drawing import panels
from regalia.drawing.markup import esc, icon
from regalia.drawing.panels import arms, figure, kinds, section, sums
from regalia.drawing.parts import Panel
from regalia.drawing.pieces import told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.medieval_realms.board.looks import SIGNS, SOLO, mine, named, parts_of, per_mayor, picking, walls_up

ROUNDS = 7
LONGEST_NAME = 10
PHASES = ("placing", "reveal", "actions", "end")
MEANINGS = (
    ("m-kingdom", "board-sign-kingdom"),
    ("m-now", "board-sign-now"),
    ("m-majority", "board-sign-majority"),
    ("m-round", "board-sign-round"),
    ("m-auction", "board-sign-auction"),
    ("m-ever", "board-sign-ever"),
    ("m-strength", "board-sign-strength"),
    ("m-end", "board-sign-end"),
)


def phase(scene: Scene) -> str:
    if scene.view["over"]:
        return "over"
    if picking(scene):
        return "picks"
    if scene.view["question"] == "choose_reward":
        return "reveal"
    return "placing" if walls_up(scene) else "actions"


def progress(scene: Scene) -> str:
    """Rounds and the phases of a round as lozenges, with the present one in words."""
    now = phase(scene)
    past = ROUNDS if now == "over" else scene.table["round"] - 1
    at = PHASES.index(now) if now in PHASES else len(PHASES) if now == "over" else -1
    rounds = panels.progress(scene.t("board-round"), past, ROUNDS, f"{scene.table['round']}/{ROUNDS}")
    return rounds + panels.progress(scene.t("board-phase"), at, len(PHASES), scene.t(f"board-phase-{now}"), more=True)


def left(scene: Scene) -> list[Panel]:
    ours = []
    if scene.view["mode"] == SOLO:
        ours = [Panel(f'<section class="ours"><p>{scene.t("table-own-variant")}</p></section>', "variant", "i-rules")]
    if walls_up(scene):
        first = [Panel(_walls(scene), "walls", "i-castle"), Panel(_then(scene), "then", "i-projection")]
    else:
        picked = Panel(_pairs(scene), "pairs", "i-why-not") if picking(scene) else Panel(_projection(scene), "points", "i-vp")
        first = [Panel(_order(scene), "order", "i-seats"), picked]
    return [*first, Panel(_piles(scene), "stock", "i-deck"), *ours, Panel(_signs(scene), "signs", "i-hint")]


# -- turn order ------------------------------------------------------------------------------------


def _row(scene: Scene, place: int, seat: int, classes: tuple[str, str], state: str, mark: str) -> str:
    """The word for the state gives way to a long name: tint, stroke and sign say it too."""
    state = state if len(scene.seats[seat]) <= LONGEST_NAME else ""
    return (
        f"<li{kinds(scene.seat_class(seat), *classes)}{told(f'order:{seat}', lights=f'marker:{seat}')}>"
        f'<span class="on">{place}</span>{arms(scene, seat, 22)}<b>{esc(scene.seats[seat])}</b>'
        f'<span class="ost">{state}</span><span class="opr">{mark}</span></li>'
    )


def _order(scene: Scene) -> str:
    """The turn order of the round, with the production that everybody has now."""
    rows = []
    for place, seat in enumerate(scene.table["turn_order"], start=1):
        passed = seat in scene.table["passed"] and not scene.view["over"]
        acting = seat in scene.view["actors"]
        state = scene.t("board-acting") if acting else scene.t("board-passed") if passed else ""
        classes = ("now" if acting else "", "passed" if passed else "")
        mark = f"{scene.table['players'][seat]['palace']['production']}{icon('i-production', 15)}"
        rows.append(_row(scene, place, seat, classes, state, mark))
    return section(scene.t("board-order"), f"<ol>{''.join(rows)}</ol>", f"order n{scene.view['seats']}", "order")


def _walls(scene: Scene) -> str:
    """Who is still placing: nothing else is known of what happens behind the walls."""
    rows = []
    for place, seat in enumerate(scene.table["turn_order"], start=1):
        ready = scene.table["players"][seat]["ready"]
        state = scene.t("board-ready" if ready else "board-placing")
        classes = ("now" if seat == scene.me else "", "done" if ready else "")
        rows.append(_row(scene, place, seat, classes, state, icon("i-confirm" if ready else "m-wall", 17)))
    return section(scene.t("board-behind-walls"), f"<ol>{''.join(rows)}</ol>", f"order n{scene.view['seats']}", "walls")


# -- scores ----------------------------------------------------------------------------------------


def split_score(scene: Scene, seat: int) -> dict[str, int]:
    """The total by where it comes from: the track, final effects, left-over tokens, persons of honour."""
    found = {"track": 0, "end": 0, "tokens": 0, "honour": 0}
    for source, points in scene.table["players"][seat]["breakdown"]:
        key = {"left-over": "tokens", "honour": "honour"}.get(source, "end" if source.endswith("-end") else "track")
        found[key] += points
    return found


def _projection(scene: Scene) -> str:
    seat = looking(scene)
    score = split_score(scene, seat)
    tokens = sum(mine(scene)["palace"].values())
    over = scene.view["over"]
    rows = [
        (scene.t("board-on-track"), str(score["track"])),
        (scene.t("board-end-effects"), f"+{score['end']}"),
        (scene.t("board-tokens-left", count=tokens), f"+{score['tokens']}"),
        (scene.t("board-honour"), f"+{score['honour']}"),
    ]
    title = f"{scene.t('board-final' if over else 'board-if-now')} <em>{esc(scene.seats[seat])}</em>"
    return section(title, sums(rows, scene.t("board-total"), sum(score.values())), "proj", "final")


def _pairs(scene: Scene) -> str:
    """Starting pairs that are taken: nobody else may choose them."""
    rows = []
    for first, second in scene.table["starting_pairs"]:
        names = f"{scene.t(f'resource-{first}')}, {scene.t(f'resource-{second}')}"
        rows.append(f"<li>{icon(SIGNS[first], 20)}{icon(SIGNS[second], 20)}<span>{names}</span></li>")
    body = f"<ul>{''.join(rows)}</ul>" if rows else f"<p>{scene.t('board-no-pairs')}</p>"
    return section(scene.t("board-pairs"), body, "pairs", "pairs")


def _then(scene: Scene) -> str:
    """What the reveal will do."""
    gear = icon("i-production", 15)
    rows = [
        scene.t("board-then-down"),
        scene.t("board-then-mayors", count=per_mayor(scene)),
        scene.t("board-then-terrains"),
        f"+{parts_of(scene).game.round_income['production']} {gear} {scene.t('board-then-income')}",
        f"{gear} {scene.t('board-then-order')}",
    ]
    body = "".join(f"<tr><td>{row}</td></tr>" for row in rows)
    return section(scene.t("board-then"), f"<table>{body}</table>", "proj nxt", "reveal")


def _piles(scene: Scene) -> str:
    table = scene.table
    gone = ", ".join(named(scene, f"card-{id}") for id in table["discard"])
    listed = told("discard") + (f' title="{gone}"' if gone else "")
    drawn = figure("i-deck", table["deck"], scene.t("board-deck"), "deck", 26)
    discarded = figure("m-leave", len(table["discard"]), scene.t("board-discard"), "discard", 24, extra=listed)
    return f'<section class="piles">{drawn}{discarded}</section>'


def _signs(scene: Scene) -> str:
    rows = "".join(f"<li>{icon(symbol, 16)}<span>{scene.t(key)}</span></li>" for symbol, key in MEANINGS)
    return section(scene.t("board-signs"), f"<ul>{rows}</ul>", "signs")
