"""The steps by name, and which may lie on which."""

from __future__ import annotations

from regalia.core.flow import BOTTOM, Flow
from regalia.core.step import StepBook
from regalia.games.two_heirs import automa, setup
from regalia.games.two_heirs.steps import menu, place, troop

STEPS = StepBook(
    [setup.SET_UP],
    [automa.HENRI, automa.HENRI_SIEGE, automa.HENRI_TREASURE, automa.HENRI_TROOP],
    [*menu.MENU, *menu.END_TURN],
    [*place.PLACE_BUILDING, *place.PLACE_LAND, *place.SIEGE],
    troop.SEND_TROOP,
)

FLOW: Flow = {
    "set_up": (BOTTOM,),
    "menu": (BOTTOM,),
    "build": ("menu",),
    "expand": ("menu",),
    "siege": ("menu",),
    "troop": ("menu",),
    "end_turn": (BOTTOM,),
    "henri:turn": ("end_turn",),
    "henri:troop": ("end_turn",),
    "henri:treasure": ("henri:troop",),
    "henri:siege": ("henri:treasure",),
}
