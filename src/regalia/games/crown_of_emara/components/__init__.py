"""The component files: `records.py` types them, `checks.py` says what must be true of them, `fill.py` makes them numbers."""

from __future__ import annotations

from functools import cache

from regalia.core.packs import Pack
from regalia.games.crown_of_emara.components.checks import check
from regalia.games.crown_of_emara.components.fill import fill
from regalia.games.crown_of_emara.components.records import FOLDER, Components
from regalia.games.crown_of_emara.tables import Tables

__all__ = ["FOLDER", "Components", "components", "tables_of"]


@cache
def components(pack: Pack | None = None) -> Components:
    """The components of a pack, loaded and checked; ComponentError names what is wrong."""
    found = Components(pack)
    check(found)
    return found


@cache
def tables_of(pack: Pack | None) -> Tables:
    return fill(components(pack))
