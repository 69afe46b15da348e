"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.pieces import rule_tip
from regalia.games.two_heirs.load import components

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
        return rule_tip(game, lang, c.tile_texts[c.tile[name]], clause)
    if kind == "treasure" and name in c.treasure:
        return rule_tip(game, lang, c.treasure_texts[c.treasure[name]], TREASURES[c.treasures[c.treasure[name]].condition])
    if kind == "land" and name in c.color:
        return rule_tip(game, lang, f"board-land-{name}", LAND)
    if id == "henri":
        return rule_tip(game, lang, "board-henri-next", HENRI)
    if id == "scaffolding":
        return rule_tip(game, lang, "board-scaffolding", SCAFFOLDING)
    return None
