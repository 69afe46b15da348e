"""Numbers of copies per kind in a component pack (REALMS-GEN-06).

The 109 cards keep their ids. A card whose kind the pack changes begins as a copy of a card of that kind, and what the pack
says of it is put over that. Where the pack only gives numbers, the last cards of a kind with fewer copies, those of which the
pack says nothing, become copies of the kinds with more. Whether everything then adds up is for `checks`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from regalia.core.packs import Pack
    from regalia.games.medieval_realms.load.types import Card, Kind


def with_copies(cards: list[Card], kinds: list[Kind], pack: Pack, standard: list[Card]) -> list[Card]:
    said = {entry["id"]: entry for entry in _entries(pack, "cards", "card")}
    counted = {entry["id"] for entry in _entries(pack, "card_kinds", "kind") if "count" in entry}
    found = list(cards)
    models = {kind.id: _models(kind.id, cards, standard) for kind in kinds}
    for n, card in enumerate(cards):
        if card.kind != standard[n].kind and card.kind in models:
            told = {field: getattr(card, field) for field in said[card.id]}
            found[n] = msgspec.structs.replace(next(models[card.kind]), **told)
    spare = _spare(found, kinds, counted, set(said))
    for kind in kinds:
        missing = kind.count - _copies(found, kind) if kind.id in counted else 0
        for _ in range(min(missing, len(spare))):
            n = spare.pop(0)
            found[n] = msgspec.structs.replace(next(models[kind.id]), id=found[n].id)
    return found


def _entries(pack: Pack, file: str, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pack.files.get(file, {}).get(table, [])
    return found


def _models(kind: str, cards: list[Card], standard: list[Card]) -> Iterator[Card]:
    """The cards of a kind, over and over: as the pack has them, or as they were if it leaves none."""
    kept = [card for card, before in zip(cards, standard, strict=True) if card.kind == before.kind == kind]
    return cycle(kept or [card for card in standard if card.kind == kind])


def _spare(cards: list[Card], kinds: list[Kind], counted: set[str], said: set[str]) -> list[int]:
    """Cards that make room, by kind."""
    found: list[int] = []
    for kind in kinds:
        free = [n for n, card in enumerate(cards) if card.kind == kind.id and card.id not in said]
        surplus = _copies(cards, kind) - kind.count if kind.id in counted else 0
        if surplus > 0:
            found += free[-surplus:]
    return found


def _copies(cards: list[Card], kind: Kind) -> int:
    return sum(card.kind == kind.id for card in cards)
