"""What the base view does not say: results of the terrains, what each slot of the panel means for the seat, points, places.

What stands behind a wall is left out of the views of the others (REALMS-INFO-03, -05): all they see is who is ready.
"""

from __future__ import annotations

from typing import Any

from regalia.games.medieval_realms import majority, placing, scoring
from regalia.games.medieval_realms.actions import A_ACTIVATE
from regalia.games.medieval_realms.fields import realm_of
from regalia.games.medieval_realms.state import EMPTY, Realms
from regalia.games.medieval_realms.steps.action import ACTION
from regalia.games.medieval_realms.steps.production import BLOCKED, TIED, controller, strength
from regalia.games.medieval_realms.tables import AUCTION, MAJORITY, RESOURCES


def build(g: Realms, seat: int, view: dict[str, Any]) -> None:
    hidden = bool(g.lanes)
    view["terrains"] = [_terrain(g, terrain, hidden) for terrain in range(g.tables.terrains)]
    view["panel"] = [_slot(g, slot, seat) for slot in range(len(g.current))]
    for other, player in enumerate(view["players"]):
        player["ready"] = not hidden or not g.lanes[other]
        player["breakdown"] = [[source, int(points)] for source, points in scoring.breakdown(g, other)]
        player["end_points"] = [int(scoring.end_points(g, other, card)) for card in realm_of(g, other)]
        if hidden and other == seat:
            player["in_hand"] = {placing.KIND_WORDS[kind]: int(placing.in_hand(g, seat, kind)) for kind in range(placing.KINDS)}
        elif hidden:
            del player["management_area"], player["realm_map"]
    if g.over:
        for player, place in zip(view["players"], g.ranks(), strict=True):
            player["place"] = place


def _terrain(g: Realms, terrain: int, hidden: bool) -> dict[str, Any]:
    """Reward, and once the walls are down each seat's strength and who controls the terrain."""
    t = g.tables
    reward = {id: int(t.reward[terrain * RESOURCES + n]) for n, id in enumerate(t.resource_ids)}
    reward["fleur_de_lis"] = int(t.lis[terrain])
    shown: dict[str, Any] = {
        "terrain": int(t.terrain_ids[terrain]),
        "reward": {name: amount for name, amount in reward.items() if amount},
    }
    if not hidden:
        found = int(controller(g, terrain))
        shown["strengths"] = [int(strength(g, seat, terrain)) for seat in range(g.seats)]
        shown["controller"] = found if found >= 0 else None
        shown["result"] = {TIED: "tied", BLOCKED: "blocked"}.get(found, "controlled" if found >= 0 else "empty")
    return shown


def _slot(g: Realms, slot: int, seat: int) -> dict[str, Any]:
    """A slot of the current panel: price, whether it is cleared at the end of the round, and what it means for the seat."""
    t = g.tables
    card = int(g.current[slot])
    shown: dict[str, Any] = {"slot": slot + 1, "card": None, "price": int(t.price[slot]), "leaves": slot < t.discarded}
    if card == EMPTY:
        return shown
    shown["card"] = t.card_ids[card]
    if t.type[card] == AUCTION:
        shown["price"] = 0
    if 0 <= seat < g.seats:
        if t.type[card] == MAJORITY:
            winner = int(majority.prospect(g, slot, seat))
            shown["goes_to"] = winner if winner >= 0 else None
        reason = g.game.reasons[ACTION[seat].refusal(g, A_ACTIVATE + slot)]
        shown["blocked"] = {"reason": reason.key, "clause": reason.clause} if reason.number else None
    return shown
