"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.two_heirs.load import Components, components

THINGS = {
    "henri": Said("board-henri-next", "SOLO-22"),
    "scaffolding": Said("board-scaffolding", "SOLO-21"),
}
TREASURES = {"column": "SOLO-40", "row": "SOLO-41", "layout": "SOLO-42"}
PREFIX = "HEIRS-"


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    return Teller(game, lang, PREFIX).find(id, THINGS, kinds(components(pack)))


def kinds(c: Components) -> dict[str, Kind]:
    def tile(name: str) -> Said | None:
        if name not in c.tile:
            return None
        number = c.tile[name]
        building = c.buildings[c.kind[c.tiles[number].building]]
        return Said(c.tile_texts[number], f"{building.clause.removeprefix(PREFIX)}-01")

    def treasure(name: str) -> Said | None:
        if name not in c.treasure:
            return None
        number = c.treasure[name]
        return Said(c.treasure_texts[number], TREASURES[c.treasures[number].condition])

    return {"tile": tile, "treasure": treasure, "land": known(c.color, "board-land-{}", "OPEN-02")}
