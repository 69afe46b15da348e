"""The scores at a glance: a lane per seat with both pawns, the lower one filled, and where the goods in hand would lead."""

from __future__ import annotations

from regalia.drawing.markup import num, path, text, use
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board.looks import around, is_victoria, player_of

ROUNDS, TURNS = 6, 3
LEFT, RIGHT = 50, 728
TRACK = 104
LANES = {2: (33, 57), 3: (28, 47, 66), 4: (26, 40.5, 55, 69.5)}


def progress(scene: Scene) -> str:
    """Round and turn as lozenges: past, now, to come."""
    table = scene.table
    turns = table["turns_begun"]
    turn = TURNS if table["phase"] != "turns" else (max(1, turns) - 1) // len(table["players"]) + 1
    return (
        f"<span>{scene.t('board-round')}</span>{_lozenges(table['round'], ROUNDS)}<b>{table['round']}/{ROUNDS}</b>"
        f'<span class="tn">{scene.t("board-turn")}</span>{_lozenges(turn, TURNS)}<b>{turn}/{TURNS}</b>'
    )


def _lozenges(now: int, count: int) -> str:
    return "".join(f'<i class="{"d" if n < now else "n" if n == now else ""}"></i>' for n in range(1, count + 1))


def projected(scene: Scene, seat: int) -> int:
    """The final score if the game ended now."""
    found: int = player_of(scene, seat)["projection"]
    return found


def draw(scene: Scene) -> str:
    seats = around(scene)
    places = LANES[max(2, len(seats))]
    most = max(TRACK, *(max(_pawns(scene, seat)) for seat in seats))
    body = []
    for tick in range(0, most + 1, 10 if most < 150 else 20):
        x = _x(tick, most)
        body += [path(f"M{num(x)} 18V75", "hair2" if tick % 20 == 0 else "hair"), text(x, 12, tick, "tick")]
    body += [_lane(scene, seat, y, most, len(seats) > 3) for seat, y in zip(seats, places, strict=False)]
    body += [text(770, 12, scene.t("board-score"), "tickr"), text(844, 12, scene.t("board-with-goods"), "tickr")]
    return f'<svg viewBox="0 0 856 78" width="856" height="78" role="img" aria-label="{scene.t("board-scores")}">{"".join(body)}</svg>'


def _pawns(scene: Scene, seat: int) -> list[int]:
    if is_victoria(scene, seat):
        return [scene.table["victoria"]["citizens"]]
    player = player_of(scene, seat)
    return [player["citizens"], player["buildings"]]


def _x(value: float, most: int) -> float:
    return LEFT + (RIGHT - LEFT) * value / most


def _lane(scene: Scene, seat: int, y: float, most: int, narrow: bool) -> str:
    pawns = _pawns(scene, seat)
    lower = min(pawns)
    size = 6.5 if narrow else 7.5
    body = [path(f"M{LEFT} {num(y)}H{RIGHT}", "rail"), use(f"i-seat-{scene.tincture(seat)}", 16, y - size - 0.5, 2 * size + 1)]
    if len(pawns) == 2:
        citizens, buildings = pawns
        final = projected(scene, seat)
        body.append(path(f"M{num(_x(lower, most))} {num(y)}H{num(_x(max(pawns), most))}", "span"))
        if final > lower:
            end = num(_x(final, most))
            body += [path(f"M{num(_x(lower, most))} {num(y)}H{end}", "proj"), path(f"M{end} {num(y - 6)}v12", "projt")]
        higher_first = [_tower, _disc] if citizens <= buildings else [_disc, _tower]
        for pawn in higher_first:
            value = citizens if pawn is _disc else buildings
            counts = value == lower and (pawn is _disc) == (citizens <= buildings)
            body.append(pawn(_x(value, most), y, size if counts else size - 1, "pon" if counts else "poff"))
        body.append(text(844, y + 4, final, "pj"))
    else:
        body.append(_disc(_x(lower, most), y, size, "pon"))
    body.append(text(770, y + 5, lower, "lo sm" if narrow else "lo"))
    return f'<g class="{scene.seat_class(seat)}" data-lights="{_lights(seat)}">{"".join(body)}</g>'


def _lights(seat: int) -> str:
    return f"councillor:countryside:{seat} councillor:town:{seat}"


def _disc(x: float, y: float, size: float, classes: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size)}" class="{classes}"/>'


def _tower(x: float, y: float, size: float, classes: str) -> str:
    """Three merlons: the building pawn."""
    w = 2 * size
    return path(
        f"M{num(x - size)} {num(y + size)}v{num(-w)}h{num(w * 0.27)}v2.5h{num(w * 0.46)}v-2.5h{num(w * 0.27)}v{num(w)}z", classes
    )
