"""The drawing of Kingdom Crossing: the Investment track over the map, the Tree board, the personal board, the seats."""

from __future__ import annotations

from regalia.drawing.parts import Panel, Parts
from regalia.drawing.scene import Scene
from regalia.games.kingdom_crossing.board import landscape, own, seats, tree


def draw(scene: Scene) -> Parts:
    parts = Parts()
    everybody = range(scene.view["seats"])
    parts.progress = seats.progress(scene)
    parts.boards = [landscape.draw(scene)]
    parts.own = own.draw(scene)
    parts.left = [Panel(tree.draw(scene), "tree", "i-forest")]
    parts.seats = [seats.panel(scene, seat) for seat in everybody]
    parts.strip = [seats.strip(scene, seat) for seat in everybody]
    return parts
