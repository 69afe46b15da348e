"""Names of components by text key, and the keys under which a pack's own names are kept beside the standard ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regalia.core.packs import PACKS, Pack
from regalia.games.medieval_realms.load.whole import Components, components

Names = dict[str, dict[str, str]]


def names_of(c: Components) -> Names:
    found: Names = {}
    groups: dict[str, list[Any]] = {
        "card": c.cards,
        "kind": c.kinds,
        "score": c.kinds,
        "resource": c.game.resource,
        "leader": c.game.leader,
        "seal": c.game.seal,
        "ruler": c.game.ruler,
        "place": c.terrains,
        "choice-difficulty": c.solo.difficulty,
    }
    for prefix, entries in groups.items():
        for entry in entries:
            found[f"{prefix}-{entry.id}"] = {"en": entry.name_en, "fr": entry.name_fr}
    for slot in c.slots:
        found[f"place-{slot.resource}"] = {"en": slot.name_en, "fr": slot.name_fr}
    for kind in c.kinds:
        found[f"cost-{kind.id}"] = {"en": kind.cost_text_en, "fr": kind.cost_text_fr}
    return found


@lru_cache(maxsize=PACKS)
def renamed(pack: Pack | None) -> dict[str, str]:
    """Keys whose name a pack changes, with the key of the pack's name."""
    if pack is None:
        return {}
    before = names_of(components(None))
    return {key: f"{key}~{pack.digest}" for key, names in names_of(components(pack)).items() if names != before[key]}


def pack_names(pack: Pack) -> Names:
    """A pack's own names under their keys."""
    names = names_of(components(pack))
    return {of_pack: names[key] for key, of_pack in renamed(pack).items()}


def name_key(pack: Pack | None, key: str) -> str:
    """The key of a name at a table with this pack."""
    return renamed(pack).get(key, key)
