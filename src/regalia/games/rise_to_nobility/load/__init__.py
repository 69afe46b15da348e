"""Loads and checks the component files (with a pack's overrides) and turns them into tables.

Reading order: `records` (the entries, typed), `checks` (what the rules rely on), `fill` (the same as tables of numbers).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from regalia.core.packs import PACKS, Pack, load_components
from regalia.games.rise_to_nobility.load import records as r
from regalia.games.rise_to_nobility.load.checks import check
from regalia.games.rise_to_nobility.load.fill import fill
from regalia.games.rise_to_nobility.tables import Tables

FOLDER = Path(__file__).parents[1] / "components"


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, r.FILES, pack)
        self.game: r.GameFile = files["game"]
        self.board: r.BoardFile = files["board"]
        self.chancery: r.ChanceryFile = files["chancery"]
        self.settlers: list[r.Settler] = files["settlers"].settler
        self.buildings: list[r.Building] = files["buildings"].building
        self.effects: list[r.EffectEntry] = files["buildings"].effect
        self.ships: list[r.Ship] = files["ships"].ship
        self.council: list[r.CouncilTile] = files["council"].council_tile
        self.characters: list[r.Character] = files["characters"].character
        self.events: list[r.EventCard] = files["events"].event
        self.objectives: list[r.Objective] = files["solo"].solo_objective
        self.automa_dice: list[r.AutomaDie] = files["solo"].automa_die
        self.resource = _index(self.game.resource)
        self.guild = _index(self.board.guild)
        self.race = _index(self.game.race)
        self.colour = _index(self.game.colour)
        self.settler = _index(self.settlers)
        self.building = _index(self.buildings)
        self.ship = _index(self.ships)
        self.tile = _index(self.council)
        self.character = _index(self.characters)
        self.event = _index(self.events)
        self.objective = _index(self.objectives)
        self.office = _index(self.chancery.office)
        self.dice_tile = _index(self.chancery.dice_tile)
        self.commission = _index(self.chancery.commission)
        for building in self.buildings:
            building.guild = building.guild or None
        check(self)


def _index(entries: list[Any]) -> dict[str, int]:
    return {entry.id: number for number, entry in enumerate(entries)}


@lru_cache(maxsize=PACKS)
def components(pack: Pack | None = None) -> Components:
    return Components(pack)


@lru_cache(maxsize=PACKS)
def tables_of(pack: Pack | None) -> Tables:
    return fill(components(pack))
