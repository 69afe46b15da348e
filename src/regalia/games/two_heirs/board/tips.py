"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.two_heirs.components import components

LAND = "HEIRS-OPEN-02"
SCAFFOLDING = "HEIRS-SOLO-21"
HENRI = "HEIRS-SOLO-22"
TREASURES = {"column": "HEIRS-SOLO-40", "row": "HEIRS-SOLO-41", "layout": "HEIRS-SOLO-42"}


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> tuple[str, str, str] | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    kind, _, name = id.partition(":")
    c = components(pack)
    if kind == "tile" and name in c.tile:
        clause = c.buildings[c.kind[c.tiles[c.tile[name]].building]].clause + "-01"
        return _said(game, lang, f"tile-{name}", clause)
    if kind == "treasure" and name in c.treasure:
        return _said(game, lang, f"treasure-{name}", TREASURES[c.treasures[c.treasure[name]].condition])
    if kind == "land" and name in c.color:
        return _said(game, lang, f"board-land-{name}", LAND)
    if id == "henri":
        return _said(game, lang, "board-henri-next", HENRI)
    if id == "scaffolding":
        return _said(game, lang, "board-scaffolding", SCAFFOLDING)
    return None


def _said(game: Game, lang: str, title: str, clause: str) -> tuple[str, str, str]:
    return game.texts.format(lang, title), game.texts.format(lang, f"rule-{clause}"), clause
