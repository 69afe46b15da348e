"""The component files: `records.py` types them, `checks.py` says what must be true of them, `frame.py` what no pack changes,
`fill.py` makes them numbers."""

from __future__ import annotations

from functools import lru_cache

from regalia.core.packs import PACKS, Pack
from regalia.games.crown_of_emara.load.checks import check
from regalia.games.crown_of_emara.load.fill import fill
from regalia.games.crown_of_emara.load.frame import check_frame
from regalia.games.crown_of_emara.load.records import FOLDER, Components
from regalia.games.crown_of_emara.tables import Tables

__all__ = ["FOLDER", "Components", "components", "tables_of"]


@lru_cache(maxsize=PACKS)
def components(pack: Pack | None = None) -> Components:
    """The components of a pack, loaded and checked; ComponentError names what is wrong."""
    found = Components(pack)
    check(found)
    check_frame(pack, found)
    return found


@lru_cache(maxsize=PACKS)
def tables_of(pack: Pack | None) -> Tables:
    return fill(components(pack))
