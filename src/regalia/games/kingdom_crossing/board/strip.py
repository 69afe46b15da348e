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
    body = [rect(0.5, 0.5, 871, 49, 10, "panelr"), group(use("k-invest", 12, 10, 30), classes="iv")]
    body += [text(48, 23, scene.t("board-investment"), "cnr"), text(48, 39, scene.t("board-advance-or-collect"), "s")]
    last = len(track.coins) - 1
    order = [seat for seat in around(scene) if not is_automa(scene, seat)]
    at = {seat: player_of(scene, seat)["investment"] for seat in order}
    own = at.get(looking(scene), 0)
    ahead = min(own + 1, last)
    squares = (_place(scene, n, [seat for seat in order if at[seat] == n], own) for n in range(last + 1))
    body += lit_last((scene.is_lit(_piece(n, own, ahead)), square) for n, square in enumerate(squares))
    points = dict(scene.table["breakdown"][looking(scene)])["investment"]
    return group("".join(body), classes="inv", extra=told(tip="investment") + at_end(points))


def _place(scene: Scene, n: int, there: list[int], own: int) -> str:
    """A square with whoever stands on it; narrow pages set the squares below one another (`iq-0` …)."""
    track = parts_of(scene).investment
    last = len(track.coins) - 1
    body = _square(scene, n, track.coins[n], track.vp[n], n == own, n < last)
    step = min(17.0, 37 / max(1, len(there) - 1))
    body += "".join(shield(scene, seat, 6 + step * place, 21, 17, f"invest:{seat}") for place, seat in enumerate(there))
    if n == own == last and "invest:advance" in scene.lit:
        body += _beyond(scene)
    return group(body, LEFT + PITCH * n, 5, classes=f"iq iq-{n}")


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
    id, classes = _piece(n, mine, mine + 1), scene.seat_class(looking(scene)) if own else ""
    if not id:
        return group(body, classes=classes)
    name = scene.t(f"board-{id.replace(':', '-')}", square=n, coins=coins)
    return piece(scene, id, name, body, gilt=lit_rect(-1.5, -1.5, WIDTH + 3, HEIGHT + 3, 6), classes=classes)


def _beyond(scene: Scene) -> str:
    """On the last square a marker may still advance, without effect: a small arrow of its own beside it."""
    body, at = rect(0, 0, 24, 20, 4, "isq") + arrow(7, 10, 9, 3.5), (WIDTH - 27, 22)
    return piece(scene, "invest:advance", scene.t("board-advance-or-collect"), body, at, lit_rect(-1.5, -1.5, 27, 23, 5))
