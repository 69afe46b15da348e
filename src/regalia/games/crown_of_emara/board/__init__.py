"""The drawing of Crown of Emara: the countryside, the town, and the panels round them."""

from __future__ import annotations

from regalia.drawing.parts import Panel, Parts
from regalia.drawing.scene import Scene
from regalia.games.crown_of_emara.board import countryside, court, lanes, own, seats, town


def draw(scene: Scene) -> Parts:
    parts = Parts()
    parts.progress = lanes.progress(scene)
    parts.lanes = lanes.draw(scene)
    parts.boards = [countryside.draw(scene), town.draw(scene)]
    parts.own = own.draw(scene)
    parts.left = [
        Panel(court.nobility(scene), "nobility", "i-rank"),
        Panel(court.event(scene), "event", "i-event"),
        Panel(court.piles(scene), "stock", "i-deck"),
    ]
    parts.seats = [seats.panel(scene, seat) for seat in range(scene.view["seats"])]
    parts.strip = [seats.strip(scene, seat) for seat in range(scene.view["seats"])]
    return parts
