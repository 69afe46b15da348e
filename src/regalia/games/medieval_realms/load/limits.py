"""What a component pack may change; everything else is as the rulebook has it (REALMS-GEN-06 and the set-up)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regalia.core.errors import ComponentError
from regalia.core.files import read_toml
from regalia.core.packs import Pack

NAMES = ("name_en", "name_fr", "name_source", "source")
# By file and table: the fields that may change, in every entry of the table.
CHANGEABLE: dict[str, dict[str, tuple[str, ...]]] = {
    "cards": {"card": ("kind", "seal", "type", "honour", "cost", "requires", "effects", "reconstructed_fields", *NAMES)},
    "card_kinds": {"kind": ("seal", "type", "count", "cost_text_en", "cost_text_fr", "source", "note")},
    "realm_board": {"terrain": ("reward", *NAMES), "management_slot": ("per_mayor", *NAMES)},
    "solo_variant": {
        "difficulty": ("extra_mayors", "extra_generals", "bid_limit", "source"),
        "auction": ("min_tokens_to_open", "opening_bid", "raise_step", "source"),
        "resource_priority": ("order", "source"),
    },
    "game": {
        "ruler": ("name_en", "name_fr", "source"),
        "leader": ("supply", "combat_value", "decoy_combat_value", "source"),
        "starting_resources": ("gold", "production", "raw_material", "religion", "science", "culture", "combat", "source"),
        "round_income": ("production", "source"),
        "victory_track": ("bonus_every", "bonus_resources", "source"),
        "final_scoring": ("resources_per_vp", "source"),
        "honour_table": ("vp", "source"),
    },
}


def check_fixed(folder: Path, pack: Pack) -> None:
    """Refuse a pack that changes what no pack can change; it may repeat it."""
    for file, changes in pack.files.items():
        base = read_toml(folder / f"{file}.toml")
        for table, change in changes.items():
            _table(f"{file}.{table}", file, change, base[table], CHANGEABLE[file].get(table, ()))


def _table(where: str, file: str, change: Any, base: Any, free: tuple[str, ...]) -> None:
    if isinstance(change, list) and base and isinstance(base[0], dict):
        entries = {entry["id"]: entry for entry in base}
        for entry in change:
            _fields(f"{file}.{entry['id']}", entry, entries[entry["id"]], free)
    elif isinstance(change, dict):
        _fields(where, change, base, free)
    elif change != base:
        raise ComponentError("component-value", where=where, value=str(change))


def _fields(where: str, change: dict[str, Any], base: dict[str, Any], free: tuple[str, ...]) -> None:
    for field, value in change.items():
        if field not in free and value != base[field]:
            raise ComponentError("component-value", where=f"{where}.{field}", value=str(value))
