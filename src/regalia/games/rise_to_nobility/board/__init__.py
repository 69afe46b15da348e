"""The drawing of Rise to Nobility: the city of Caveborn, and the panels round it.

The four parts of the board are drawn on one and the same sheet: on a wide page they lie on one another and make the whole
city, on a phone each is laid out anew for itself. The Chancery stands beside the city; on a phone it is a fifth part.
"""

from __future__ import annotations

from regalia.drawing.parts import BoardPart, Parts
from regalia.drawing.pieces import board
from regalia.drawing.scene import Scene
from regalia.games.rise_to_nobility.board import chancery, council, guilds, own, panels, seats, tavern, town, track
from regalia.games.rise_to_nobility.board.looks import Look
from regalia.games.rise_to_nobility.board.pieces import place

WIDTH, HEIGHT = 872, 496


def draw(scene: Scene) -> Parts:
    look = Look(scene)
    parts = Parts()
    parts.progress = track.progress(look)
    parts.lanes = track.draw(look)
    parts.boards = boards(look)
    offices = ""
    if "chancery" in scene.table:
        offices, height = chancery.draw(look)
        parts.boards.append(BoardPart("chancery", look.t("location-chancery"), offices, chancery.WIDTH, height, sign="i-advisor"))
    parts.own = own.draw(look)
    parts.left = panels.left(look, offices)
    everybody = range(scene.view["seats"])
    parts.seats = [seats.panel(look, seat) for seat in everybody]
    parts.strip = [seats.strip(look, seat) for seat in everybody]
    return parts


def boards(look: Look) -> list[BoardPart]:
    houses = "".join(place(f"g{n}", 146.2 * n, 141, guilds.house(look, guild.id)) for n, guild in enumerate(look.c.board.guild))
    inn = place("tavern", 0, 0, tavern.draw(look)) + place("yard", 386, 0, tavern.yard(look))
    public = place("hall", 538, 0, town.hall(look)) + place("port", 0, 321, town.port(look))
    public += place("castle", 674, 321, town.castle(look)) + place("berk", 674, 410, town.berk(look))
    return [
        _part(look, "tavern", inn, over=False),
        _part(look, "guilds", houses),
        _part(look, "town", public),
        _part(look, "council", place("council", 202, 321, council.draw(look))),
    ]


SIGNS = {"tavern": "n-tavern", "guilds": "i-guild-master", "town": "n-hall", "council": "n-council"}


def _part(look: Look, id: str, body: str, over: bool = True) -> BoardPart:
    top = ' preserveAspectRatio="xMidYMin"'
    return board(id, look.t(f"board-part-{id}"), body, (WIDTH, HEIGHT), SIGNS[id], f"bd-{id}", extra=top, over=over)
