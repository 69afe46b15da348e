"""What stands beside the board: progress, the order of the round, the score as it stands, piles, and what the signs mean."""

from __future__ import annotations

from regalia.drawing.markup import esc, icon
from regalia.drawing.parts import Panel
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board.looks import SIGNS, SOLO, looking, mine, named, picking, walls_up

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
    rounds = "".join(f'<i class="{"d" if n < past else "n" if n == past else ""}"></i>' for n in range(ROUNDS))
    at = PHASES.index(now) if now in PHASES else len(PHASES) if now == "over" else -1
    phases = "".join(f'<i class="{"d" if n < at else "n" if n == at else ""}"></i>' for n in range(len(PHASES)))
    return (
        f"<span>{scene.t('board-round')}</span>{rounds}<b>{scene.table['round']}/{ROUNDS}</b>"
        f'<span class="tn">{scene.t("board-phase")}</span>{phases}<b>{scene.t(f"board-phase-{now}")}</b>'
    )


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


def _row(scene: Scene, place: int, seat: int, classes: str, state: str, mark: str) -> str:
    """The word for the state gives way to a long name: tint, stroke and sign say it too."""
    state = state if len(scene.seats[seat]) <= LONGEST_NAME else ""
    return (
        f'<li class="{scene.seat_class(seat)} {classes}" data-id="order:{seat}" data-lights="marker:{seat}"><span class="on">{place}</span>'
        f"{icon(f'i-seat-{scene.tincture(seat)}', 22)}<b>{esc(scene.seats[seat])}</b>"
        f'<span class="ost">{state}</span><span class="opr">{mark}</span></li>'
    )


def _order(scene: Scene) -> str:
    """The turn order of the round, with the production that everybody has now."""
    rows = []
    for place, seat in enumerate(scene.table["turn_order"], start=1):
        passed = seat in scene.table["passed"] and not scene.view["over"]
        acting = seat in scene.view["actors"]
        state = scene.t("board-acting") if acting else scene.t("board-passed") if passed else ""
        classes = f"{'now' if acting else ''} {'passed' if passed else ''}"
        mark = f"{scene.table['players'][seat]['palace']['production']}{icon('i-production', 15)}"
        rows.append(_row(scene, place, seat, classes, state, mark))
    return f'<section class="order n{scene.view["seats"]}" data-tip="order"><h2>{scene.t("board-order")}</h2><ol>{"".join(rows)}</ol></section>'


def _walls(scene: Scene) -> str:
    """Who is still placing: nothing else is known of what happens behind the walls."""
    rows = []
    for place, seat in enumerate(scene.table["turn_order"], start=1):
        ready = scene.table["players"][seat]["ready"]
        state = scene.t("board-ready" if ready else "board-placing")
        classes = f"{'now' if seat == scene.me else ''} {'done' if ready else ''}"
        rows.append(_row(scene, place, seat, classes, state, icon("i-confirm" if ready else "m-wall", 17)))
    return f'<section class="order n{scene.view["seats"]}" data-tip="walls"><h2>{scene.t("board-behind-walls")}</h2><ol>{"".join(rows)}</ol></section>'


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
    body = "".join(f"<tr><td>{label}</td><td>{points}</td></tr>" for label, points in rows)
    body += f'<tr class="sum"><td>{scene.t("board-total")}</td><td>{sum(score.values())}</td></tr>'
    title = scene.t("board-final" if over else "board-if-now")
    return f'<section class="proj" data-tip="final"><h2>{title} <em>{esc(scene.seats[seat])}</em></h2><table>{body}</table></section>'


def _pairs(scene: Scene) -> str:
    """Starting pairs that are taken: nobody else may choose them."""
    rows = []
    for first, second in scene.table["starting_pairs"]:
        names = f"{scene.t(f'resource-{first}')}, {scene.t(f'resource-{second}')}"
        rows.append(f"<li>{icon(SIGNS[first], 20)}{icon(SIGNS[second], 20)}<span>{names}</span></li>")
    body = f"<ul>{''.join(rows)}</ul>" if rows else f"<p>{scene.t('board-no-pairs')}</p>"
    return f'<section class="pairs" data-tip="pairs"><h2>{scene.t("board-pairs")}</h2>{body}</section>'


def _then(scene: Scene) -> str:
    """What the reveal will do."""
    gear = icon("i-production", 15)
    rows = [
        scene.t("board-then-down"),
        scene.t("board-then-mayors"),
        scene.t("board-then-terrains"),
        f"+2 {gear} {scene.t('board-then-income')}",
        f"{gear} {scene.t('board-then-order')}",
    ]
    body = "".join(f"<tr><td>{row}</td></tr>" for row in rows)
    return f'<section class="proj nxt" data-tip="reveal"><h2>{scene.t("board-then")}</h2><table>{body}</table></section>'


def _piles(scene: Scene) -> str:
    table = scene.table
    gone = ", ".join(named(scene, f"card-{id}") for id in table["discard"])
    listed = f' title="{gone}"' if gone else ""
    return (
        f'<section class="piles"><div data-tip="deck">{icon("i-deck", 26)}<b>{table["deck"]}</b><span>{scene.t("board-deck")}</span></div>'
        f'<div data-tip="discard" data-id="discard"{listed}>{icon("m-leave", 24)}<b>{len(table["discard"])}</b><span>{scene.t("board-discard")}</span></div></section>'
    )


def _signs(scene: Scene) -> str:
    rows = "".join(f"<li>{icon(symbol, 16)}<span>{scene.t(key)}</span></li>" for symbol, key in MEANINGS)
    return f'<section class="signs"><h2>{scene.t("board-signs")}</h2><ul>{rows}</ul></section>'
