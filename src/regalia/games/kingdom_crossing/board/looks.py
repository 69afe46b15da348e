"""What every part of the drawing needs: players, the running action, and the signs of things."""

from __future__ import annotations

from typing import Any

from regalia.drawing.scene import Scene
from regalia.drawing.seating import looking
from regalia.games.kingdom_crossing.load import Components, components

Player = dict[str, Any]

GUILDS = ("fox", "owl", "bear", "boar", "deer")
TRACKS = ("wood", "stone", "sap", "food")
REGIONS = ("north", "west", "south", "east")
BIRD_SIGNS = {"red": "k-robin", "yellow": "k-oriole", "blue": "k-tit", "green": "k-finch"}
NUMERALS = {"b1": "I", "b2": "II", "b3": "III", "b4": "IV", "b5": "V", "b6": "VI", "b7": "VII"}
AUTOMA = "paco_paca"
TURNS = 4


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
