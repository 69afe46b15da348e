"""The frame that no pack changes: the modes with their start values, and what stands in the files for readers only."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from regalia.core.errors import ComponentError
from regalia.core.packs import Pack, load_components
from regalia.games.crown_of_emara.load.checks import expect
from regalia.games.crown_of_emara.load.records import FOLDER, Components, ModeEntry, ModesFile

MODE_CLAUSES: Final = {"solo_high_score": "SOLO-04", "solo_campaign": "SOLO-10"}
OPEN: Final = ("name_en", "name_fr", "source", "bounds_source")
"""Fields of a mode that may say anything."""

UNREAD: Final[dict[str, list[str]]] = {
    "action_cards": ["game", "players", "copies_per_player"],
    "advisors": ["game"],
    "boards": ["game", "rings"],
    "events": ["game"],
    "favour_tokens": ["game"],
    "markers": ["game", "faces", "marker.location", "marker.meaning"],
    "modes": ["game", "variant", "victoria.no_rank_in_round"],
    "nobility": ["game"],
    "supply": ["game", "track", "piece"],
}
"""What no rule reads: a pack that changed it would change nothing. An inner field stands after its table or list."""


def check_frame(pack: Pack | None, c: Components) -> None:
    if pack is None:
        return
    own: ModesFile = load_components(FOLDER, {"modes": ModesFile}, None)["modes"]
    for entry, ours in zip(c.modes.mode, own.mode, strict=True):
        _check_mode(entry, ours)
    plain = load_components(FOLDER, dict.fromkeys(pack.files, dict), None)
    for file, changes in pack.files.items():
        for field in UNREAD[file]:
            _check_unread(f"{pack.name}/{file}", field, plain[file], changes)


def _check_mode(entry: ModeEntry, ours: ModeEntry) -> None:
    """A first game may start elsewhere; the other start values are options of the game."""
    for field in msgspec.structs.fields(ModeEntry):
        if field.name in OPEN or (entry.id, field.name) == ("first_game", "start_buildings"):
            continue
        clause = "GEN-01" if field.name == "players" else MODE_CLAUSES.get(entry.id, "SETUP-11")
        value = getattr(entry, field.name)
        expect(value == getattr(ours, field.name), f"modes.{entry.id}.{field.name}", clause, value)


def _check_unread(where: str, field: str, base: dict[str, Any], changes: dict[str, Any]) -> None:
    outer, _, inner = field.partition(".")
    if outer not in changes:
        return
    if not inner:
        if not _same(base[outer], changes[outer]):
            raise ComponentError("pack-fixed-field", where=where, field=outer)
        return
    given = changes[outer] if isinstance(changes[outer], list) else [{"id": outer, **changes[outer]}]
    for entry in given:
        ours = (
            next((one for one in base[outer] if one["id"] == entry["id"]), {}) if isinstance(base[outer], list) else base[outer]
        )
        if inner in entry and entry[inner] != ours[inner]:
            raise ComponentError("pack-fixed-field", where=f"{where}.{entry['id']}", field=inner)


def _same(base: Any, change: Any) -> bool:
    """Whether the change leaves everything as it is: fields and entries it does not name stay."""
    if isinstance(base, dict) and isinstance(change, dict):
        return all(base[key] == value for key, value in change.items())
    if isinstance(base, list) and isinstance(change, list):
        return all(any(_same(ours, entry) for ours in base if ours["id"] == entry["id"]) for entry in change)
    return bool(base == change)
