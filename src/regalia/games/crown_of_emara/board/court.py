"""Beside the board: the event of the round, the ranks of nobility, the piles."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.panels import block, figure, proclaimed, section
from regalia.drawing.pieces import seen_as
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import advisors
from regalia.games.crown_of_emara.board.looks import PLACES, SIGNS, around, is_victoria, looking, player_of, units

SMALL_SHIELDS = 2
"""More holders of a rank than this stand in two rows."""


def event(scene: Scene) -> str:
    id = scene.table["event"]
    entry = scene.table["printed"]["events"][id]
    name = scene.t(f"event-{id}")
    long = "long" if len(name) > 30 else ""
    options = "".join(_option(scene, trade["pay"], trade["gain"]) for trade in entry["trades"])
    foot = f'<div class="evo">{options}</div>' if options else ""
    words = "" if options else f"<p>{scene.t(f'event_text-{id}')}</p>"
    until = f'<div class="dv"></div><p class="until">{scene.t("board-event-" + entry["kind"])}</p>'
    kind = f"{icon('i-event', 18)} {scene.t('board-event')}"
    return proclaimed(kind, name, words + foot + until, f"event:{id}", long)


def _option(scene: Scene, pay: dict[str, int], gain: dict[str, int]) -> str:
    """One thing that may be given when the round ends, and what it brings."""
    good, count = next(iter(pay.items()))
    id = f"{count}_{good}"
    signs = "".join(icon(sign, 14) for sign in units(pay))
    points = "".join(f"<b>{number}</b>{icon(SIGNS[what], 14)}" for what, number in gain.items())
    name = scene.t(f"event_option-{id}")
    return block(scene, f"event_option:{id}", name, f"{signs}<u>→</u>{points}", "evp", tag="span")


def nobility(scene: Scene) -> str:
    rows = "".join(_rank(scene, id) for id in reversed(list(scene.table["nobility"])))
    return section(scene.t("board-nobility"), f"<ol>{rows}</ol>", "nob")


def _rank(scene: Scene, id: str) -> str:
    left = scene.table["nobility"][id]
    holders = [seat for seat in around(scene) if highest_rank(scene, seat) == id]
    size = 20 if len(holders) <= SMALL_SHIELDS else 18
    shields = "".join(icon(f"i-seat-{scene.tincture(seat)}", size, scene.seat_class(seat)) for seat in holders)
    cost = "".join(icon(sign, 17) for sign in reversed(units(scene.table["printed"]["ranks"][id])))
    name = scene.t(f"rank-{id}")
    body = (
        f'<span class="rcp">{left[0] if left else "–"}</span>'
        f'<div><b>{name}</b><span class="rc">{cost}</span></div><span class="rh">{shields}</span>'
        f'<span class="rl"{seen_as(scene.t("board-cards-left", count=len(left)))}>{"<i></i>" * len(left)}</span>'
    )
    following = "nx" if _next_rank(scene) == id else ""
    return block(scene, f"rank:{id}", name, body, following, tip=f"rank:{id}", tag="li")


def highest_rank(scene: Scene, seat: int) -> str:
    held = scene.table["victoria"]["nobility"] if is_victoria(scene, seat) else player_of(scene, seat)["nobility"]
    return list(held)[-1] if held else ""


def _next_rank(scene: Scene) -> str:
    ranks = list(scene.table["nobility"])
    reached = player_of(scene, looking(scene))["rank"]
    return ranks[reached] if reached < len(ranks) else ""


def piles(scene: Scene) -> str:
    stack = scene.table["advisor_stack"]
    top, count = stack["top"], stack["below"] + (stack["top"] is not None)
    name = scene.t("board-no-advisors") if top is None else scene.t(f"advisor-{top}")
    tip = f"advisor:{top}" if top else "pile:advisors"
    body = [
        figure("i-advisor", count, name, tip, 28),
        figure("i-favour", scene.table["favour_pile"], scene.t("board-favours"), "pile:favours", 28),
        figure("i-event", scene.table["events_left"], scene.t("board-events"), "pile:events", 28),
    ]
    gone = scene.table["favour_discard"]
    if gone:
        tokens = scene.table["printed"]["tokens"]
        chips = "".join(
            f'<i data-tip="token:{id}">{icon(PLACES[tokens[id]["location"]], 15)}{advisors.written(advisors.gained(tokens[id]["gain"]))}</i>'
            for id in gone
        )
        body.append(f'<div class="gone"><span>{scene.t("board-discarded")}</span>{chips}</div>')
    return f'<section class="piles">{"".join(body)}</section>'
