"""The victory-point track: a medal at every bonus, the markers of all seats, and how far the next bonus is."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from regalia.drawing.markup import circle, group, num, path, text, use
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board.looks import looking, parts_of, watching

LEFT, RIGHT = 44, 846
AHEAD = 10


def draw(scene: Scene) -> str:
    points = [player["vp"] for player in scene.table["players"]]
    every = int(parts_of(scene).game.victory_track["bonus_every"])
    window = 50
    while window < max(points) + AHEAD:
        window += 25
    body = [use("i-vp", 8, 26, 24), path(f"M{LEFT} 39H{RIGHT}", "rail"), path(f"M{RIGHT} 34l8 5-8 5", "dxa")]
    body.append(_ticks(window, every))
    body.append(path(f"M{LEFT} 33v12", "hair2") + text(LEFT, 60.5, 0, "tick"))
    mine = points[looking(scene)]
    passed = mine // every * every
    pending = scene.view["question"] == "choose_bonus"
    taker = scene.view["actors"][0] if pending and scene.view["actors"] else -1
    numbered = every if window <= 75 else 2 * every
    for value in range(every, window + 1, every):
        x = _x(value, window)
        small = window > 100
        body.append(circle(x, 39, 6 if small else 8.5, "bon past" if value <= mine else "bon"))
        size = 8 if small else 11
        body.append(
            f'<use href="#m-lys" x="{num(x - size / 2)}" y="{num(39 - size / 2)}" width="{size}" height="{size}" class="bong"/>'
        )
        if value % numbered == 0:
            body.append(text(x, 60.5, value, "tick"))
        if taker >= 0 and value == points[taker] // every * every:
            body.append(circle(x, 39, 12, "echo2"))
    if not scene.view["over"]:
        body.append(_next_bonus(scene, mine, passed + every, window, points))
    body += _markers(scene, points, window)
    title = scene.t("board-track")
    return f'<svg viewBox="0 0 870 66" width="870" height="66" role="group" aria-label="{title}">{"".join(body)}</svg>'


@cache
def _ticks(window: int, every: int) -> str:
    """One for each point, as long as they can be told apart."""
    if window > 100:
        return ""
    return path("".join(f"M{num(_x(n, window))} 36v6" for n in range(window) if n % every), "hair2")


def _x(points: int, window: int) -> float:
    return LEFT + (RIGHT - LEFT) * points / window


def _next_bonus(scene: Scene, mine: int, goal: int, window: int, points: list[int]) -> str:
    if watching(scene):
        return ""
    bar = path(f"M{num(_x(mine, window))} 39H{num(_x(goal, window) - 9)}", "span")
    words = scene.t("board-next-bonus", points=goal - mine)
    far = max(points) > window * 0.7
    note = text(LEFT, 15, words, "s") if far else text(862, 15, words, "s e")
    return group(bar, classes=scene.seat_class(looking(scene))) + group(note, extra=' data-tip="track"')


def _markers(scene: Scene, points: list[int], window: int) -> list[str]:
    """Shields on stems; those on one value stand side by side."""
    together: dict[int, list[int]] = defaultdict(list)
    for seat, value in enumerate(points):
        together[value].append(seat)
    found = []
    for value, seats in sorted(together.items()):
        x = _x(value, window)
        for number, seat in enumerate(seats):
            left = max(34 + 13 * number, x - 12.5 + 13 * (number - (len(seats) - 1) / 2))
            body = path(f"M{num(x)} 38v-7", "stem") + use(f"i-seat-{scene.tincture(seat)}", left, 7, 25)
            name = scene.t("board-marker", seat=f"#{seat}", points=value)
            found.append(
                group(body, classes=scene.seat_class(seat), extra=f' data-id="marker:{seat}" role="img" aria-label="{name}"')
            )
    return found
