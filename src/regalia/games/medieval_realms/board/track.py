"""The victory-point track: a medal at every bonus, the markers of all seats, and how far the next bonus is."""

from __future__ import annotations

from functools import cache

from regalia.drawing.markup import circle, group, num, path, text, use
from regalia.drawing.pieces import drawing, seen_as, told
from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking, watching
from regalia.drawing.tracks import Track, standing
from regalia.games.medieval_realms.board.looks import parts_of
from regalia.games.medieval_realms.board.signs import inked

LEFT, RIGHT = 44, 846
AHEAD = 10


def draw(scene: Scene) -> str:
    points = [player["vp"] for player in scene.table["players"]]
    every = int(parts_of(scene).game.victory_track["bonus_every"])
    window = 50
    while window < max(points) + AHEAD:
        window += 25
    track = Track(LEFT, RIGHT, window, 39)
    body = [use("i-vp", 8, 26, 24), track.rail(), path(f"M{RIGHT} 34l8 5-8 5", "dxa")]
    body += [_ticks(window, every), track.strokes([0], 6, 6), track.numbers([0], 60.5)]
    mine = points[looking(scene)]
    passed = mine // every * every
    pending = scene.view["question"] == "choose_bonus"
    taker = scene.view["actors"][0] if pending and scene.view["actors"] else -1
    numbered = every if window <= 75 else 2 * every
    for value in range(every, window + 1, every):
        x = track.at(value)
        small = window > 100
        body.append(circle(x, 39, 6 if small else 8.5, "bon past" if value <= mine else "bon"))
        size = 8 if small else 11
        body.append(inked("m-lys", x - size / 2, 39 - size / 2, size, "bong"))
        if value % numbered == 0:
            body.append(text(x, 60.5, value, "tick"))
        if taker >= 0 and value == points[taker] // every * every:
            body.append(circle(x, 39, 12, "echo2"))
    if not scene.view["over"]:
        body.append(_next_bonus(scene, mine, passed + every, track, points))
    body += _markers(scene, points, track)
    return drawing("".join(body), 870, 66, scene.t("board-track"), extra=told(tip="track"))


@cache
def _ticks(window: int, every: int) -> str:
    """One for each point, as long as they can be told apart."""
    if window > 100:
        return ""
    return Track(LEFT, RIGHT, window, 39).strokes([n for n in range(window) if n % every], 3, 3)


def _next_bonus(scene: Scene, mine: int, goal: int, track: Track, points: list[int]) -> str:
    if watching(scene):
        return ""
    bar = path(f"M{num(track.at(mine))} 39H{num(track.at(goal) - 9)}", "span")
    words = scene.t("board-next-bonus", points=goal - mine)
    far = max(points) > track.most * 0.7
    note = text(LEFT, 15, words, "s") if far else text(862, 15, words, "s e")
    return group(bar, classes=scene.seat_class(looking(scene))) + group(note, extra=told(tip="track"))


def _markers(scene: Scene, points: list[int], track: Track) -> list[str]:
    """Shields on stems; those on one value stand side by side."""
    found = []
    for value, seats in standing(points):
        x = track.at(value)
        for number, seat in enumerate(seats):
            left = max(34 + 13 * number, x - 12.5 + 13 * (number - (len(seats) - 1) / 2))
            body = path(f"M{num(x)} 38v-7", "stem") + use(f"i-seat-{scene.tincture(seat)}", left, 7, 25)
            name = scene.t("board-marker", seat=f"#{seat}", points=value)
            found.append(group(body, classes=scene.seat_class(seat), extra=told(f"marker:{seat}") + seen_as(name)))
    return found
