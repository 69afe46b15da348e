"""The drawing of Medieval Realms. Two faces of one table: the market while actions are taken, the realm behind its wall
while leaders are placed; the other one is small beside it."""

from __future__ import annotations

from regalia.drawing.parts import Parts
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms.board import market, own, panels, realm_board, seats, track
from regalia.games.medieval_realms.board.looks import walls_up


def draw(scene: Scene) -> Parts:
    parts = Parts()
    parts.progress = panels.progress(scene)
    parts.lanes = track.draw(scene)
    parts.boards = [market.events(scene), market.upcoming(scene), realm_board.draw(scene)]
    if walls_up(scene):
        parts.boards = parts.boards[2:] + parts.boards[:2]
    parts.own = own.draw(scene)
    parts.left = panels.left(scene)
    everybody = range(scene.view["seats"])
    parts.seats = [seats.block(scene, seat) for seat in everybody]
    parts.strip = [seats.strip(scene, seat) for seat in everybody]
    return parts
