"""The scores at a glance: a lane per seat with both pawns, the lower one filled, and where the goods in hand would lead."""

from __future__ import annotations

from regalia.drawing import panels
from regalia.drawing.markup import circle, group, num, path, text, use
from regalia.drawing.pieces import drawing, seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.tracks import Track
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
    rounds = panels.progress(scene.t("board-round"), table["round"] - 1, ROUNDS)
    return rounds + panels.progress(scene.t("board-turn"), turn - 1, TURNS, more=True)


def projected(scene: Scene, seat: int) -> int:
    """The final score if the game ended now."""
    found: int = player_of(scene, seat)["projection"]
    return found


def draw(scene: Scene) -> str:
    seats = around(scene)
    places = LANES[max(2, len(seats))]
    most = max(TRACK, *(max(_pawns(scene, seat)) for seat in seats))
    scale = Track(LEFT, RIGHT, most, 18)
    ticks = range(0, most + 1, 10 if most < 150 else 20)
    body = [scale.strokes([tick for tick in ticks if tick % 20], 0, 57, "hair")]
    body += [scale.strokes([tick for tick in ticks if tick % 20 == 0], 0, 57), scale.numbers(ticks, 12)]
    body += [_lane(scene, seat, Track(LEFT, RIGHT, most, y), len(seats) > 3) for seat, y in zip(seats, places, strict=False)]
    body += [text(770, 12, scene.t("board-score"), "tickr"), text(844, 12, scene.t("board-with-goods"), "tickr")]
    return drawing("".join(body), 856, 78, scene.t("board-scores"), extra=told(tip="lower"))


def _pawns(scene: Scene, seat: int) -> list[int]:
    if is_victoria(scene, seat):
        return [scene.table["victoria"]["citizens"]]
    player = player_of(scene, seat)
    return [player["citizens"], player["buildings"]]


def _lane(scene: Scene, seat: int, track: Track, narrow: bool) -> str:
    pawns = _pawns(scene, seat)
    lower, y = min(pawns), track.y
    size = 6.5 if narrow else 7.5
    body = [track.rail(), use(f"i-seat-{scene.tincture(seat)}", 16, y - size - 0.5, 2 * size + 1)]
    if len(pawns) == 2:
        citizens, buildings = pawns
        final = projected(scene, seat)
        body.append(track.stretch(lower, max(pawns), "span"))
        if final > lower:
            body += [track.stretch(lower, final, "proj"), track.strokes([final], 6, 6, "projt")]
        higher_first = [_tower, _disc] if citizens <= buildings else [_disc, _tower]
        for pawn in higher_first:
            value = citizens if pawn is _disc else buildings
            counts = value == lower and (pawn is _disc) == (citizens <= buildings)
            body.append(pawn(track.at(value), y, size if counts else size - 1, "pon" if counts else "poff"))
        body.append(text(844, y + 4, final, "pj"))
    else:
        body.append(_disc(track.at(lower), y, size, "pon"))
    body.append(text(770, y + 5, lower, "lo sm" if narrow else "lo"))
    lights = f"councillor:countryside:{seat} councillor:town:{seat}"
    extra = told(tip="lower", lights=lights) + seen_as(_standing(scene, seat, pawns))
    return group("".join(body), classes=scene.seat_class(seat), extra=extra)


def _standing(scene: Scene, seat: int, pawns: list[int]) -> str:
    if len(pawns) == 1:
        return scene.t("board-lane-victoria", seat=f"#{seat}", citizens=pawns[0])
    citizens, buildings = pawns
    return scene.t("board-lane", seat=f"#{seat}", citizens=citizens, buildings=buildings, final=projected(scene, seat))


def _disc(x: float, y: float, size: float, classes: str) -> str:
    return circle(x, y, size, classes)


def _tower(x: float, y: float, size: float, classes: str) -> str:
    """Three merlons: the building pawn."""
    w = 2 * size
    return path(
        f"M{num(x - size)} {num(y + size)}v{num(-w)}h{num(w * 0.27)}v2.5h{num(w * 0.46)}v-2.5h{num(w * 0.27)}v{num(w)}z", classes
    )
