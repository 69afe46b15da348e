"""The Investment track above the map: coins and points of each square, and everybody's marker."""

from __future__ import annotations

from regalia.drawing.markup import group, lit_rect, path, rect, text, use
from regalia.drawing.scene import Scene
from regalia.games.kingdom_crossing.board.looks import around, is_automa, looking, parts_of, player_of, shield

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
    squares = [_square(scene, n, track.coins[n], track.vp[n], n == own, n < last) for n in range(last + 1)]
    lit = [n for n in range(last + 1) if _piece(n, own, ahead) in scene.lit]
    squares = [square for n, square in enumerate(squares) if n not in lit] + [squares[n] for n in lit]
    body += squares
    for n in range(last + 1):
        there = [seat for seat in order if at[seat] == n]
        step = min(17.0, 37 / max(1, len(there) - 1))
        for place, seat in enumerate(there):
            body.append(shield(scene, seat, LEFT + PITCH * n + 6 + step * place, 26, 17, f' data-id="invest:{seat}"'))
    if own == ahead and "invest:advance" in scene.lit:
        body.append(_beyond(scene))
    return group("".join(body), classes="inv", extra=' data-tip="investment"')


def _piece(n: int, own: int, ahead: int) -> str:
    """The own square collects, the next one is where the marker goes."""
    return "invest:collect" if n == own else "invest:advance" if n == ahead else ""


def _square(scene: Scene, n: int, coins: int, points: int, own: bool, more: bool) -> str:
    mine = player_of(scene, looking(scene))["investment"]
    body = rect(0, 0, WIDTH, HEIGHT, 4, "isq me" if own else "isq")
    body += text(8, 16, coins, "en") + use("i-gold", 8 + 8.3 * len(str(coins)), 3.5, 15)
    body += path("M43.6 0h18v15l-9 5-9-5z", "ribbon") + text(52.6, 13, points, "rb")
    if more:
        body += path(f"M{WIDTH + 0.5} 18l3 3-3 3", "arr")
    piece = _piece(n, mine, mine + 1)
    touch = ""
    if piece:
        touch = scene.touch(piece, scene.t(f"board-{piece.replace(':', '-')}", square=n, coins=coins))
        if scene.is_lit(piece):
            body += lit_rect(-1.5, -1.5, WIDTH + 3, HEIGHT + 3, 6)
    return group(body, LEFT + PITCH * n, 5, scene.seat_class(looking(scene)) if own else "", touch)


def _beyond(scene: Scene) -> str:
    """On the last square a marker may still advance, without effect: a small arrow of its own beside it."""
    body = (
        rect(0, 0, 24, 20, 4, "isq")
        + path("M7 10h9m-3.500-3.500 3.500 3.500-3.500 3.500", "arr")
        + lit_rect(-1.5, -1.5, 27, 23, 5)
    )
    return group(
        body, LEFT + PITCH * 9 + WIDTH - 27, 27, extra=scene.touch("invest:advance", scene.t("board-advance-or-collect"))
    )
