"""Who looks at a table, and in which order the seats stand around it."""

from __future__ import annotations

from regalia.drawing.scene import Scene


def watching(scene: Scene, players: int | None = None) -> bool:
    """Whether a spectator looks (an automa's seat counts as one)."""
    return not 0 <= scene.me < (scene.view["seats"] if players is None else players)


def looking(scene: Scene, players: int | None = None) -> int:
    """The seat whose table is drawn: the viewer's own, the first one's for spectators."""
    return 0 if watching(scene, players) else scene.me


def around(scene: Scene, players: int | None = None) -> list[int]:
    """All seats, the viewer's first, then clockwise; automata behind the players."""
    seats = scene.view["seats"]
    count = seats if players is None else players
    me = looking(scene, count)
    return [*((me + step) % count for step in range(count)), *range(count, seats)]


def order(scene: Scene, seat: int, players: int | None = None) -> str:
    """The class that puts a seat in its place: the viewer's own first, whatever its number."""
    return f"o{around(scene, players).index(seat)}"


def acting(scene: Scene, seat: int) -> bool:
    """Whether the table waits for this seat."""
    return seat in scene.view["actors"] and not scene.view["over"]


def whose(scene: Scene, key: str, players: int | None = None) -> str:
    """The heading of an own area: the viewer's things are "yours", a spectator reads whose they are."""
    if watching(scene, players):
        return scene.t(f"board-{key}-of", seat=f"#{looking(scene, players)}")
    return scene.t(f"board-your-{key}")
