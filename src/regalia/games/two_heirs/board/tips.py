"""What a tooltip says of a component: its name, its rule in words, and the clause."""

from __future__ import annotations

from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.drawing.tips import Kind, Said, Teller, Tip, known
from regalia.games.two_heirs.load import Components, components

THINGS = {
    "scores": Said("board-scores", "SCORE-01"),
    "reach": Said("board-reach", "REACH-02"),
    "common": Said("board-common-supply", "TAKE-04"),
    "last-round": Said("board-last-round", "END-03"),
    "road": Said("board-road-tip", "ROAD-07"),
    "henri": Said("board-henri-next", "SOLO-22"),
    "scaffolding": Said("board-scaffolding", "SOLO-21"),
}
TREASURES = {"column": "SOLO-40", "row": "SOLO-41", "layout": "SOLO-42"}
PREFIX = "HEIRS-"


def tip(game: Game, lang: str, id: str, pack: Pack | None = None) -> Tip | None:
    """(title, text, clause) of a thing named as in `data-tip`; None if there is no such thing."""
    c, teller = components(pack), Teller(game, lang, PREFIX)
    kind, _, name = id.partition(":")
    if kind == "set" and name in c.set:
        return _set(teller, c, name)
    return teller.find(id, THINGS, kinds(c))


def _set(teller: Teller, c: Components, name: str) -> Tip:
    """A set of tiles by the buildings on them."""
    buildings = dict.fromkeys(tile.building for tile in c.tiles if tile.set == name)
    words = teller.text("board-set-tip", buildings=", ".join(teller.text(f"building-{building}") for building in buildings))
    return teller.text(f"set-{name}"), words, f"{PREFIX}COMP-01"


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
