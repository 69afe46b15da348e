"""Names of things as text keys, labels of the options in their situation, and the piece that stands for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.games.medieval_realms import actions as act
from regalia.games.medieval_realms.tables import AUCTION, SLOTS

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def card_name(g: Realms, card: i64) -> str:
    return _name(g, f"card-{g.tables.card_ids[card]}")


def _name(g: Realms, key: str) -> str:
    """A name that a component pack may change."""
    return "@" + g.tables.renamed.get(key, key)


def resource_name(g: Realms, resource: i64) -> str:
    """As it stands within a sentence; `resource-<id>` is the name by itself."""
    return f"@token-{g.tables.resource_ids[resource]}"


def amount_name(g: Realms, resource: i64, count: i64) -> str:
    """So many tokens of a resource."""
    return f"@amount-{g.tables.resource_ids[resource]}*{count}"


def amounts_name(g: Realms, counts: list[int]) -> str:
    """Tokens by resource, without those there are none of."""
    parts = [amount_name(g, resource, counts[resource]) for resource in range(len(counts)) if counts[resource] != 0]
    return ", ".join(parts) if parts else "@table-none"


def with_name(g: Realms, resource: i64) -> str:
    """The resource with its article."""
    return f"@with-{g.tables.resource_ids[resource]}"


def leader_name(g: Realms, leader: i64) -> str:
    """With its article; `leader-<id>` is the name by itself."""
    return f"@piece-{g.tables.leader_ids[leader]}"


def seal_name(g: Realms, seal: i64) -> str:
    """As it stands within a sentence; `seal-<id>` is the name by itself."""
    return f"@tint-{g.tables.seal_ids[seal]}"


def place_name(g: Realms, place: i64) -> str:
    """A place of a realm board: a management slot or a terrain."""
    if place < act.FIRST_TERRAIN:
        return _name(g, f"place-{g.tables.resource_ids[place]}")
    return _name(g, f"place-{place - act.FIRST_TERRAIN + 1}")


def option_args(g: Realms, action: i64) -> dict[str, int | str]:
    if act.A_PLACE_MAYOR <= action < act.A_PLACE_DECOY:
        place: i64 = action - act.A_PLACE_MAYOR
        return _slot_args(g, place) if place < SLOTS else {}
    if act.A_PLACE_DECOY <= action < act.A_ACTIVATE:
        place = (action - act.A_PLACE_DECOY) % act.PLACES
        return {"item": place_name(g, place), "terrain": place - act.FIRST_TERRAIN + 1} if place >= act.FIRST_TERRAIN else {}
    if act.A_ACTIVATE <= action < act.A_PLAY:
        return _activate_args(g, action - act.A_ACTIVATE)
    if act.A_PLAY <= action < act.A_PASS:
        card: i64 = action - act.A_PLAY
        return _cost_args(g, card)
    if act.A_BID <= action < act.A_DROP and g.lot >= 0:
        return {"tokens": amount_name(g, g.tables.cost_of[g.lot], action - act.A_BID)}
    if act.A_TAKE <= action < act.A_DECLINE:
        card = g.current[action - act.A_TAKE]
        return {"card": card_name(g, card)} if card >= 0 else {}
    return {}


def _slot_args(g: Realms, slot: i64) -> dict[str, int | str]:
    count = int(g.tables.per_mayor[slot])
    args: dict[str, int | str] = {"item": place_name(g, slot), "tokens": amount_name(g, slot, count)}
    return args | {"count": count, "resource": resource_name(g, slot)}


def _activate_args(g: Realms, slot: i64) -> dict[str, int | str]:
    card: i64 = g.current[slot]
    if card < 0:
        return {}
    price: i64 = 0
    if g.tables.type[card] != AUCTION:
        price = g.tables.price[slot]
    return {"card": card_name(g, card), "price": price}


def _cost_args(g: Realms, card: i64) -> dict[str, int | str]:
    resource: i64 = g.tables.cost_of[card]
    if resource < 0:
        return {"item": card_name(g, card), "cost": "none"}
    return {"item": card_name(g, card), "cost": amount_name(g, resource, g.tables.cost[card])}


def option_piece(g: Realms, action: i64) -> str:
    kind, _, item = g.key(action).partition(":")
    if kind in ("activate", "take"):
        return f"slot:{item}"
    if kind in ("play", "discard"):
        return f"card:{item}"
    if kind.startswith("place_"):
        return f"terrain:{item}" if item.isdecimal() else f"management:{item}"
    if kind in ("pick_first", "pick_second", "choose_bonus", "choose_lis", "trade"):
        return f"resource:{item}"
    if kind == "activate_upcoming":
        return f"upcoming:{item}"
    if kind == "decline":
        return "pass"
    return f"bid:{item}" if kind == "bid" else kind
