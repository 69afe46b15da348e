"""What an option costs and brings: tokens, points and leaders, tried out; who gets a card, and what a terrain rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.medieval_realms import actions as act
from regalia.games.medieval_realms import majority
from regalia.games.medieval_realms.labels import amount_name, amounts_name
from regalia.games.medieval_realms.tables import AUCTION, KINGDOM, LEADERS, PRODUCTION, RESOURCES
from regalia.kit import promises
from regalia.kit.promises import ENDS, IN_LABEL, NEVER

if TYPE_CHECKING:
    from regalia.core.step import Arg
    from regalia.games.medieval_realms.state import Realms
    from regalia.kit.promises import Amounts, Promise

SAID: Final[frozenset[str]] = frozenset(
    [
        "pick_first",
        "pick_second",
        "place_decoy",
        "place_general",
        "place_admiral",
        "activate",
        "play",
        "bid",
        "choose_bonus",
        "choose_lis",
        "take",
    ]
)
"""The kinds of options that say it."""

UNSAID: Final[dict[str, str]] = {
    "place_mayor": IN_LABEL,
    "pass": ENDS,
    "drop": ENDS,
    "decline": ENDS,
    "activate_upcoming": NEVER,
    "discard": NEVER,
    "trade": NEVER,
}
"""The others, and why."""

PLACES: Final[frozenset[str]] = frozenset(["place_decoy", "place_general", "place_admiral"])
"""Their labels name where, and stay whole."""


def counted(g: Realms, seat: int) -> Amounts:
    tokens = [(f"amount-{g.tables.resource_ids[n]}", int(g.tokens[seat * RESOURCES + n])) for n in range(RESOURCES)]
    leaders = [(f"amount-{g.tables.leader_ids[n]}", int(g.leaders[seat * LEADERS + n])) for n in range(LEADERS)]
    return [*tokens, ("amount-point", int(g.vp[seat])), *leaders]


def change(g: Realms, seat: i64, action: i64) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once."""
    if act.A_PLACE_DECOY <= action < act.A_ACTIVATE:
        return _sent(g, action)
    if act.A_ACTIVATE <= action < act.A_PLAY:
        return _activated(g, seat, action - act.A_ACTIVATE)
    if act.A_TAKE <= action < act.A_DECLINE:
        return _deployed(g, g.current[action - act.A_TAKE], 0)
    if act.A_BID <= action < act.A_DROP:
        return _bid(g, seat, action - act.A_BID)
    if g.game.catalogue.block_of(action).name not in SAID:
        return None
    found = promises.change(g, seat, action, counted, _round)
    return _into_realm(found) if act.A_PLAY <= action < act.A_PASS else found


def _round(g: Realms) -> int:
    return int(g.round)


def _sent(g: Realms, action: i64) -> Promise | None:
    """REALMS-COMBAT-02, REALMS-DECOY-04: strength on a terrain, and the reward of the strongest."""
    leader: i64 = (action - act.A_PLACE_DECOY) // act.PLACES
    terrain: i64 = (action - act.A_PLACE_DECOY) % act.PLACES - act.FIRST_TERRAIN
    if terrain < 0:
        return None
    reward = _reward(g, terrain)
    if leader == 0:
        return "promise-decoy", {"strength": g.tables.decoy_strength, "reward": reward}
    return "promise-sent", {"strength": g.tables.strength[leader], "reward": reward}


def _reward(g: Realms, terrain: i64) -> str:
    """Tokens, and with a pack those of which the controller names the resource."""
    tokens = [int(g.tables.reward[terrain * RESOURCES + n]) for n in range(RESOURCES)]
    if g.tables.lis[terrain] == 0:
        return amounts_name(g, tokens)
    chosen = f"@amount-fleur_de_lis*{g.tables.lis[terrain]}"
    return f"{amounts_name(g, tokens)}, {chosen}" if any(tokens) else chosen


def _activated(g: Realms, seat: i64, slot: i64) -> Promise | None:
    """REALMS-ACT-06: a kingdom card is one's own, a majority card its winner's, an auction card is put up."""
    card: i64 = g.current[slot]
    if card < 0:
        return None
    resource: i64 = g.tables.cost_of[card]
    if g.tables.type[card] == AUCTION:
        return "promise-auction", {"held": amount_name(g, resource, g.has(seat, resource))}
    price: i64 = g.tables.price[slot]
    if g.tables.type[card] == KINGDOM:
        return _deployed(g, card, price)
    winner = majority.prospect(g, slot, seat)
    if winner == seat:
        return _deployed(g, card, price)
    paid = amount_name(g, PRODUCTION, price)
    if winner == NOBODY:
        return "promise-discarded", {"price": paid}
    return "promise-for-other", {"price": paid, "seat": f"#{winner}"}


def _deployed(g: Realms, card: i64, price: i64) -> Promise | None:
    """Into one's deployment area, and what playing it will cost."""
    if card < 0:
        return None
    resource: i64 = g.tables.cost_of[card]
    cost = "none" if resource < 0 or g.tables.cost[card] == 0 else amount_name(g, resource, g.tables.cost[card])
    return "promise-deployed", {"paid": price, "price": amount_name(g, PRODUCTION, price), "cost": cost}


def _bid(g: Realms, seat: i64, bid: i64) -> Promise:
    """REALMS-AUC-05: the winner alone pays."""
    resource: i64 = g.tables.cost_of[g.lot]
    return "promise-bid", {"kept": amount_name(g, resource, g.has(seat, resource) - bid)}


def _into_realm(found: Promise | None) -> Promise:
    """A card may bring nothing but what it is worth later."""
    if found is not None and found[1]["gain"] != "":
        return found
    args: dict[str, Arg] = {"price": "", "gain": ""} if found is None else found[1]
    return "promise-realm", args | {"paid": 0 if args["price"] == "" else 1}
