"""The Investment track above the map: coins and points of each square, and everybody's marker."""

from __future__ import annotations

from regalia.drawing.markup import group, lit_rect, path, rect, text, use
from regalia.drawing.pieces import arrow, at_end, lit_last, pennon, piece, shield, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import around, looking
from regalia.games.kingdom_crossing.board.looks import is_automa, parts_of, player_of

LEFT, PITCH, WIDTH, HEIGHT = 172.0, 69.6, 65.6, 40.0


def draw(scene: Scene) -> str:
    track = parts_of(scene).investment
    body = [rect(0.5, 0.5, 871, 49, 10, "panelr"), use("k-invest", 12, 10, 30)]
    body += [text(48, 23, scene.t("board-investment"), "cnr"), text(48, 39, scene.t("board-advance-or-collect"), "s")]
    last = len(track.coins) - 1
    order = [seat for seat in around(scene) if not is_automa(scene, seat)]
    at = {seat: player_of(scene, seat)["investment"] for seat in order}
    own = at.get(looking(scene), 0)
    ahead = min(own + 1, last)
    body += lit_last(
        (scene.is_lit(_piece(n, own, ahead)), _square(scene, n, track.coins[n], track.vp[n], n == own, n < last))
        for n in range(last + 1)
    )
    for n in range(last + 1):
        there = [seat for seat in order if at[seat] == n]
        step = min(17.0, 37 / max(1, len(there) - 1))
        for place, seat in enumerate(there):
            body.append(shield(scene, seat, LEFT + PITCH * n + 6 + step * place, 26, 17, f"invest:{seat}"))
    if own == ahead and "invest:advance" in scene.lit:
        body.append(_beyond(scene))
    points = dict(scene.table["breakdown"][looking(scene)])["investment"]
    return group("".join(body), classes="inv", extra=told(tip="investment") + at_end(points))


def _piece(n: int, own: int, ahead: int) -> str:
    """The own square collects, the next one is where the marker goes."""
    return "invest:collect" if n == own else "invest:advance" if n == ahead else ""


def _square(scene: Scene, n: int, coins: int, points: int, own: bool, more: bool) -> str:
    mine = player_of(scene, looking(scene))["investment"]
    body = rect(0, 0, WIDTH, HEIGHT, 4, "isq me" if own else "isq")
    body += text(8, 16, coins, "en") + use("i-gold", 8 + 8.3 * len(str(coins)), 3.5, 15)
    body += pennon(43.6, 0, 18, 20, points)
    if more:
        body += path(f"M{WIDTH + 0.5} 18l3 3-3 3", "arr")
    id, at, classes = _piece(n, mine, mine + 1), (LEFT + PITCH * n, 5.0), scene.seat_class(looking(scene)) if own else ""
    if not id:
        return group(body, *at, classes)
    name = scene.t(f"board-{id.replace(':', '-')}", square=n, coins=coins)
    return piece(scene, id, name, body, at, lit_rect(-1.5, -1.5, WIDTH + 3, HEIGHT + 3, 6), classes=classes)


def _beyond(scene: Scene) -> str:
    """On the last square a marker may still advance, without effect: a small arrow of its own beside it."""
    body, at = rect(0, 0, 24, 20, 4, "isq") + arrow(7, 10, 9, 3.5), (LEFT + PITCH * 9 + WIDTH - 27, 27)
    return piece(scene, "invest:advance", scene.t("board-advance-or-collect"), body, at, lit_rect(-1.5, -1.5, 27, 23, 5))
