"""The component files of one pack, loaded and checked, with indices by id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from regalia.core.packs import PACKS, Pack, load_components
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.load.checks import Checks
from regalia.games.kingdom_crossing.load.types import (
    FILES,
    ActionTile,
    BirdKind,
    BirdToken,
    Character,
    CharacterType,
    Decoration,
    EmptyDeck,
    Favour,
    HouseCard,
    InvestmentFile,
    MapFile,
    MaterialFile,
    Objective,
    PlayerBoardFile,
    Queen,
    Slots,
    SoloFile,
    StartCard,
    Structure,
)

FOLDER = Path(__file__).parent.parent / "components"


def index(entries: Sequence[Any]) -> dict[str, int]:
    return {entry.id: n for n, entry in enumerate(entries)}


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        files = load_components(FOLDER, FILES, pack)
        self.material: MaterialFile = files["material"]
        self.map: MapFile = files["map"]
        self.types: list[CharacterType] = files["characters"].type
        self.characters: list[Character] = files["characters"].card
        self.structures: list[Structure] = files["structures"].structure
        self.house_card: HouseCard = files["structures"].house_card
        self.colours: list[BirdKind] = files["birds"].kind
        self.birds: list[BirdToken] = files["birds"].token
        self.queens: list[Queen] = files["queens"].queen
        self.objectives: list[Objective] = files["objectives"].tile
        self.slots: Slots = files["objectives"].slots
        self.rows: list[list[str]] = files["objectives"].tree_positions.rows
        self.favours: list[Favour] = files["favours"].favour
        self.start_cards: list[StartCard] = files["start_cards"].card
        self.tiles: list[ActionTile] = files["action_tiles"].tile
        self.board: PlayerBoardFile = files["player_board"]
        self.investment: InvestmentFile = files["investment"]
        self.decorations: list[Decoration] = files["tokens"].decoration
        self.empty_tiles: list[EmptyDeck] = files["tokens"].empty_deck
        self.solo: SoloFile = files["solo"]
        self._index()
        Checks(self, self if pack is None else components(None)).all()

    def _index(self) -> None:
        self.region = {name: n for n, name in enumerate(t.REGION_IDS)}
        self.bridge = {name: n for n, name in enumerate(t.BRIDGE_IDS)}
        self.guild = {name: n for n, name in enumerate(t.GUILD_IDS)}
        self.track = {name: n for n, name in enumerate(t.TRACK_IDS)}
        self.colour = {name: n for n, name in enumerate(t.COLOUR_IDS)}
        self.space = {space: n for n, space in enumerate(space for region in self.map.region for space in region.spaces)}
        self.deck = {name: n for n, name in enumerate([*(kind.id for kind in self.types), "building", "transport"])}
        self.card = index([*self.characters, *self.structures])
        self.face = {**self.card, **{tile.id: t.CARDS + n for n, tile in enumerate(self.empty_tiles)}}
        self.structure = index([*self.structures, self.house_card])
        self.bird = index(self.birds)
        self.queen = index(self.queens)
        self.objective = index(self.objectives)
        self.place = {place: n for n, place in enumerate(place for row in self.rows for place in row)}
        self.favour = index(self.favours)
        self.start_card = index(self.start_cards)
        self.tile = index(self.tiles)
        self.spot = index(self.board.spot)
        self.empty_tile = index(self.empty_tiles)
        self.solo_tile = index(self.solo.tile)
        self.level = index(self.solo.level)
        self.player = {id: n for n, id in enumerate(self.material.player_colours.ids)}


@lru_cache(maxsize=PACKS)
def components(pack: Pack | None = None) -> Components:
    return Components(pack)
