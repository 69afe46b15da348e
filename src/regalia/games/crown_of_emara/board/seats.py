"""One panel per seat: both scores, goods, craftsmen, slots, tokens, advisors, and the cards still to come."""

from __future__ import annotations

from regalia.drawing.markup import icon
from regalia.drawing.panels import block, counter, figure, line_number, own_counter, seat_head, seat_line, seat_panel
from regalia.drawing.pieces import at_end, seen_as, told
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import advisors
from regalia.games.crown_of_emara.board.court import highest_rank
from regalia.games.crown_of_emara.board.looks import (
    CARD_SIGN,
    GOODS,
    PLACES,
    SIGNS,
    Player,
    is_victoria,
    looking,
    player_of,
    players,
)
from regalia.games.crown_of_emara.board.own import left_over

FEW, ROOMY = 2, 3
"""Up to FEW seats: room for where the points came from. More than ROOMY: the other players' panels are small."""
NAMED, MOST_NAMED = 2, 5
"""More advisors and tokens than this, and advisors that have done their work are signs; then, and sooner in front of
others, all advisors are."""
SOURCES = ("start", "site", "books", "nobility", "craftsmen", "advisors", "favours", "events", "left_overs")
PAID = ("wood", "cloth", "grain", "stone", "gold")
"""Goods that stand for an option when something of one's choice is paid."""


def panel(scene: Scene, seat: int) -> str:
    if is_victoria(scene, seat):
        return _victoria(scene, seat)
    small = scene.view["seats"] > ROOMY and seat != looking(scene)
    player = player_of(scene, seat)
    scores = _scores(scene, player)
    head = _head(scene, seat, player, scores if small else "")
    body = "" if small else f'<div class="sc">{scores}</div>'
    body += f'<ul class="goods">{_goods(scene, seat, player)}</ul>'
    body += f'<div class="row2">{_craftsmen(scene, player, small)}{_slots(player)}</div>'
    count = len(player["advisors"]) + len(player["favours"])
    plain = scene.view["seats"] > FEW and count > (MOST_NAMED if seat == looking(scene) else NAMED)
    many = scene.view["seats"] > FEW and count > NAMED
    chips = _tokens(scene, seat, player)
    chips += "".join(advisors.chip(scene, id, seat, small or plain, many) for id in player["advisors"])
    body += f'<ul class="advs">{chips}</ul>' if chips else ""
    body += _sources(scene, player) if scene.view["seats"] <= FEW else ""
    body += _to_come(scene, player, small)
    return seat_panel(scene, seat, head, body, "brief" if small else "", players(scene))


def _head(scene: Scene, seat: int, player: Player, scores: str) -> str:
    rank = highest_rank(scene, seat)
    words = scene.t(f"rank-{rank}") if rank else scene.t("board-no-rank")
    statue = scene.table["statue"] == seat
    sign = f'<span data-id="statue" data-tip="statue">{icon("i-statue", 16 if scores else 20)}</span>' if statue else ""
    if scores:
        words, right = f"{words} {sign}", f'<div class="sc">{scores}</div>'
    else:
        words = f"{words} · {scene.t('board-first-player')}" if statue else words
        right = f'<span class="si">{sign}{_hand(scene, player)}</span>'
    return seat_head(scene, seat, words, right)


def _hand(scene: Scene, player: Player) -> str:
    count = player["hand_size"]
    return f'<span class="hc"{seen_as(scene.t("board-cards-in-hand", count=count))}>{icon("i-hand", 16)}{count}</span>'


def _scores(scene: Scene, player: Player) -> str:
    """Both pawns; the lower one is the score."""
    citizens, buildings = player["citizens"], player["buildings"]
    found = []
    for sign, value, other, key in (("i-cp", citizens, buildings, "citizens"), ("i-bp", buildings, citizens, "buildings")):
        low = "low" if value < other or (value == other and sign == "i-cp") else ""
        found.append(figure(sign, value, scene.t(f"board-{key}"), key, classes=low, extra=at_end(together=player["projection"])))
    return "".join(found)


def _goods(scene: Scene, seat: int, player: Player) -> str:
    mine = seat == looking(scene)
    found = []
    for good in GOODS:
        id, name, end = f"good:{good}", scene.t(f"good-{good}"), left_over(scene, player, good)
        found.append(own_counter(scene, id, name, SIGNS[good], player["goods"][good], id, mine and good in PAID, end))
    end = left_over(scene, player, "favour_token")
    return "".join(found) + counter("i-favour", len(player["favours"]), "good:favour_token", end=end)


def _craftsmen(scene: Scene, player: Player, small: bool) -> str:
    """The craftsmen of the player board from left to right with their points; those at work are pale."""
    points = scene.table["printed"]["craftsmen"]
    hired = len(points) - player["craftsmen_left"]
    found = []
    for n, value in enumerate(points):
        words = "" if n < hired or (small and n != hired) else f"<i>+{value}</i>"
        found.append(f'<span class="cr {"out" if n < hired else ""}">{icon("i-craftsman", 18 if small else 20)}{words}</span>')
    return f'<div class="crs" data-tip="craftsman">{"".join(found)}</div>'


def _slots(player: Player) -> str:
    """The cards of this round on the three slots."""
    found = []
    for number, card in enumerate(player["slots"], start=1):
        if card is None:
            found.append(f"<i>{number}</i>")
        else:
            found.append(f'<i class="on" data-tip="card:{card}">{number}{icon(CARD_SIGN[card], 17)}</i>')
    return f'<span class="msl"{told(tip="slot")}>{"".join(found)}</span>'


def _tokens(scene: Scene, seat: int, player: Player) -> str:
    mine = seat == looking(scene)
    found = []
    for n, id in enumerate(player["favours"]):
        entry = scene.table["printed"]["tokens"][id]
        what = f"{icon(PLACES[entry['location']], 18)}<u>→</u>{advisors.written(advisors.gained(entry['gain']))}"
        moves = f"token:{id}:{player['favours'][:n].count(id)}"
        found.append(block(scene, f"token:{id}", scene.t(f"token-{id}"), what, "fv", moves, f"token:{id}", "li", mine))
    return "".join(found)


def _sources(scene: Scene, player: Player) -> str:
    """Where the points of both pawns came from."""
    tracks = (("i-cp", player["sources"]["citizens"]), ("i-bp", player["sources"]["buildings"]))
    rows = []
    for source in SOURCES:
        points = "".join(f"<b>{found[source]}</b>{icon(sign, 14)}" for sign, found in tracks if source in found)
        if points:
            rows.append(f"<li><span>{scene.t(f'board-source-{source}')}</span>{points}</li>")
    return f'<ul class="orig">{"".join(rows)}</ul>'


def _to_come(scene: Scene, player: Player, small: bool) -> str:
    """The cards a player has not yet played in this half: hand and draw pile together."""
    signs = "".join(
        f'<span class="tc {"" if id in player["unplayed"] else "pl"}" data-tip="card:{id}">{icon(sign, 17)}</span>'
        for id, sign in CARD_SIGN.items()
    )
    words = _hand(scene, player) if small else f"<span>{scene.t('board-to-come')}</span>"
    return f'<div class="left9">{words}{signs}</div>'


def _victoria(scene: Scene, seat: int) -> str:
    """Victoria: her points, and what she does at the end of this round."""
    her = scene.table["victoria"]
    rank = highest_rank(scene, seat)
    words = scene.t(f"rank-{rank}") if rank else scene.t("board-no-rank")
    head = seat_head(scene, seat, words, f'<span class="si">{icon("i-automa", 20)}</span>')
    score = f'<div class="sc">{figure("i-cp", her["citizens"], scene.t("board-citizens"), classes="low")}</div>'
    rows = []
    if her["next_site"]:
        values = scene.table["marker_values"]
        for good in ("stone", "bread"):
            rows.append(_row(f"{icon(SIGNS[good], 18)} {scene.t(f'board-victoria-{good}')}", f"+{values[good]['now']}"))
    if her["next_rank"]:
        cards = scene.table["nobility"][her["next_rank"]]
        rows.append(_row(f"{icon('i-rank', 18)} {scene.t('rank-' + her['next_rank'])}", f"+{cards[0] if cards else 0}"))
    body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{scene.t('board-victoria-waits')}</p>"
    title = f"<h2>{scene.t('board-victoria-next')}</h2>"
    plan = "" if scene.table["phase"] == "final" else f'<div class="plan">{title}{body}</div>'
    return seat_panel(scene, seat, head, score + plan, "vic", players(scene), "victoria")


def _row(words: str, value: str) -> str:
    return f"<tr><td>{words}</td><td>{value}</td></tr>"


def strip(scene: Scene, seat: int) -> str:
    if is_victoria(scene, seat):
        scores = line_number("i-cp", scene.table["victoria"]["citizens"], best=True)
    else:
        player = player_of(scene, seat)
        citizens, buildings = player["citizens"], player["buildings"]
        scores = line_number("i-cp", citizens, citizens <= buildings) + line_number("i-bp", buildings, buildings < citizens)
    return seat_line(scene, seat, scores, players(scene))
