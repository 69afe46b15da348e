"""What every part of the drawing needs: who looks, in which order the seats stand, and the signs of things."""

from __future__ import annotations

from html import unescape
from typing import Any

from regalia.drawing.markup import esc, group, num, use
from regalia.drawing.scene import Scene
from regalia.games.kingdom_crossing.load import Components, components

Player = dict[str, Any]

GUILDS = ("fox", "owl", "bear", "boar", "deer")
TRACKS = ("wood", "stone", "sap", "food")
REGIONS = ("north", "west", "south", "east")
BIRD_SIGNS = {"red": "k-robin", "yellow": "k-oriole", "blue": "k-tit", "green": "k-finch"}
NUMERALS = {"b1": "I", "b2": "II", "b3": "III", "b4": "IV", "b5": "V", "b6": "VI", "b7": "VII"}
AUTOMA = "paco_paca"
TURNS = 4


def looking(scene: Scene) -> int:
    """The seat whose board is drawn: the viewer's own, the first one's for spectators."""
    return 0 if watching(scene) else scene.me


def watching(scene: Scene) -> bool:
    return not 0 <= scene.me < scene.view["seats"]


def around(scene: Scene) -> list[int]:
    """All seats, the viewer's first, then clockwise."""
    me, seats = looking(scene), scene.view["seats"]
    return [(me + step) % seats for step in range(seats)]


def player_of(scene: Scene, seat: int) -> Player:
    found: Player = scene.table["players"][scene.table["seats"][seat]]
    return found


def mine(scene: Scene) -> Player:
    return player_of(scene, looking(scene))


def seat_of(scene: Scene, id: str) -> int:
    found: int = scene.table["seats"].index(id)
    return found


def is_automa(scene: Scene, seat: int) -> bool:
    return bool(scene.table["seats"][seat] == AUTOMA)


def parts_of(scene: Scene) -> Components:
    return components(scene.pack)


def active(scene: Scene) -> int:
    """The seat whose turn of the Day it is; -1 in the other phases."""
    table = scene.table
    if table["phase"] != "day" or not table["day_turns"] or scene.view["over"]:
        return -1
    return (seat_of(scene, table["order_from"]) + int(table["day_turns"]) - 1) % int(scene.view["seats"])


def working(scene: Scene) -> dict[str, Any] | None:
    """The Work action or Royal Visit of the seat whose board is drawn, while it lasts."""
    found: dict[str, Any] | None = scene.table["work"]
    return found if found and active(scene) == looking(scene) else None


def asked(scene: Scene, *kinds: str) -> bool:
    """Whether the viewer answers a question of one of these kinds."""
    return scene.me in scene.view["actors"] and scene.view["question"] in kinds


def named(scene: Scene, key: str) -> str:
    """The heading of an own area: the viewer's things are "yours", a spectator reads whose they are."""
    return scene.t(f"board-{key}-of", seat=f"#{looking(scene)}") if watching(scene) else scene.t(f"board-your-{key}")


def charge(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    return f'<g color="var(--cn)">{use(scene.mark(seat), x, y, size)}</g>'


def shield(scene: Scene, seat: int, x: float, y: float, size: float, extra: str = "") -> str:
    """Inside drawings the neutral colours of printed icons rule, so a shield brings its own."""
    return group(use(f"i-seat-{scene.tincture(seat)}", x, y, size), classes=scene.seat_class(seat), extra=extra)


def shade(x: float, y: float, width: float, height: float) -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(width)}" ry="{num(height)}" class="shadow"/>'


# -- words in lines --------------------------------------------------------------------------------

NARROW, BROAD = "iljftI .,:'’-", "mwMWÉÈ"


def wide(words: str, size: float) -> float:
    """The width of words in the bold book face, a little on the safe side."""
    return (
        sum(0.3 if letter in NARROW else 0.86 if letter in BROAD else 0.68 if letter.isupper() else 0.51 for letter in words)
        * size
    )


def in_lines(text: str, size: float, room: float) -> list[str]:
    """One line, or two broken where they are most even. Takes and gives markup, as `cut` does."""
    words = unescape(text)
    if wide(words, size) <= room or " " not in words:
        return [text]
    spaces = [n for n, letter in enumerate(words) if letter == " "]
    at = min(spaces, key=lambda n: max(wide(words[:n], size), wide(words[n + 1 :], size)))
    return [esc(words[:at]), esc(words[at + 1 :])]


def cut(text: str, size: float, room: float) -> str:
    words = unescape(text)
    if wide(words, size) <= room:
        return text
    while words and wide(words + "…", size) > room:
        words = words[:-1]
    return esc(words.rstrip()) + "…"
