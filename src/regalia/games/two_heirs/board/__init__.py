"""The drawing of The Two Heirs: the royal supply, the landscape, and the panels beside them."""

from __future__ import annotations

from regalia.drawing.parts import Parts
from regalia.drawing.scene import Scene
from regalia.games.two_heirs.board import landscape, panels, ring, seats


def draw(scene: Scene) -> Parts:
    parts = Parts()
    parts.progress = panels.progress(scene)
    parts.lanes = panels.balance(scene)
    parts.boards = [ring.draw(scene), landscape.draw(scene)]
    parts.own = panels.own(scene)
    parts.left = panels.left(scene)
    parts.seats = [seats.panel(scene, seat) for seat in (0, 1)]
    parts.strip = [seats.strip(scene, seat) for seat in (0, 1)]
    return parts
