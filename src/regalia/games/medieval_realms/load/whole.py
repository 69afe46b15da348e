"""The component files (with a pack's overrides), loaded and checked, with indices by id."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from regalia.core.packs import PACKS, Pack, load_components
from regalia.games.medieval_realms.load.checks import check
from regalia.games.medieval_realms.load.copies import with_copies
from regalia.games.medieval_realms.load.limits import check_fixed
from regalia.games.medieval_realms.load.types import FILES, Card, GameFile, Kind, ManagementSlot, SoloFile, Terrain

FOLDER = Path(__file__).parent.parent / "components"

# Words of an older version for the Regent's difficulties: packs that use them are still read.
FORMER_DIFFICULTY = {"easy": "gentle", "normal": "fair", "hard": "stern"}


def in_todays_words(pack: Pack | None) -> Pack | None:
    if pack is None or not isinstance(pack.files.get("solo_variant", {}).get("difficulty"), list):
        return pack
    solo = pack.files["solo_variant"]
    levels = [
        {**level, "id": FORMER_DIFFICULTY.get(str(level.get("id")), level.get("id"))} if isinstance(level, dict) else level
        for level in solo["difficulty"]
    ]
    return Pack(pack.name, {**pack.files, "solo_variant": {**solo, "difficulty": levels}})


class Components:
    """The files of one pack, with indices by id."""

    def __init__(self, pack: Pack | None) -> None:
        pack = in_todays_words(pack)
        files = load_components(FOLDER, FILES, pack)
        self.game: GameFile = files["game"]
        self.cards: list[Card] = files["cards"].card
        self.kinds: list[Kind] = files["card_kinds"].kind
        self.slots: list[ManagementSlot] = files["realm_board"].management_slot
        self.terrains: list[Terrain] = files["realm_board"].terrain
        self.solo: SoloFile = files["solo_variant"]
        self.card = {card.id: n for n, card in enumerate(self.cards)}
        self.kind = {kind.id: n for n, kind in enumerate(self.kinds)}
        self.resource = {resource.id: n for n, resource in enumerate(self.game.resource)}
        self.leader: dict[str, int] = {leader.id: n for n, leader in enumerate(self.game.leader)}
        self.seal = {seal.id: n for n, seal in enumerate(self.game.seal)}
        self.terrain = {str(terrain.id): n for n, terrain in enumerate(self.terrains)}
        self.slot: dict[str, int] = {slot.resource: n for n, slot in enumerate(self.slots)}
        self.difficulty = {level.id: n for n, level in enumerate(self.solo.difficulty)}
        if pack is not None:
            self.cards = with_copies(self.cards, self.kinds, pack, components(None).cards)
        check(self)
        if pack is not None:
            check_fixed(FOLDER, pack)


@lru_cache(maxsize=PACKS)
def components(pack: Pack | None = None) -> Components:
    return Components(pack)
