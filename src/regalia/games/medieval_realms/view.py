"""What a seat may know: everything but the deck's order, which does not exist, and the placements of others behind their
walls (REALMS-INFO-01 to -05). The view is built from the public part; a placement is added only where it may be seen."""

from __future__ import annotations

from typing import Any

from regalia.games.medieval_realms import majority, scoring
from regalia.games.medieval_realms.actions import A_ACTIVATE
from regalia.games.medieval_realms.components import Components
from regalia.games.medieval_realms.position import write_placement, write_public
from regalia.games.medieval_realms.state import EMPTY, Realms
from regalia.games.medieval_realms.steps.action import ACTION
from regalia.games.medieval_realms.steps.production import BLOCKED, TIED, controller, strength
from regalia.games.medieval_realms.tables import AUCTION, MAJORITY, RESOURCES


def build(c: Components, g: Realms, seat: int) -> dict[str, Any]:
    view = write_public(c, g)
    hidden = bool(g.lanes)
    view["deck"] = len(g.deck)
    view["terrains"] = [_terrain(c, g, terrain, hidden) for terrain in range(g.tables.terrains)]
    view["panel"] = [_slot(c, g, slot, seat) for slot in range(len(g.current))]
    for other, player in enumerate(view["players"]):
        player["ready"] = not hidden or not g.lanes[other]
        player["breakdown"] = [[source, int(points)] for source, points in scoring.breakdown(g, other)]
        player["end_points"] = [int(scoring.end_points(g, other, card)) for card in g.realms[other]]
        if not hidden or other == seat:
            player.update(write_placement(c, g, other))
    return view


def _terrain(c: Components, g: Realms, terrain: int, hidden: bool) -> dict[str, Any]:
    """Reward, and once the walls are down each seat's strength and who controls the terrain."""
    rewards = g.tables.reward[terrain * RESOURCES : (terrain + 1) * RESOURCES]
    shown: dict[str, Any] = {
        "terrain": c.terrains[terrain].id,
        "reward": {resource: rewards[n] for resource, n in c.resource.items() if rewards[n]},
    }
    if not hidden:
        found = int(controller(g, terrain))
        shown["strengths"] = [int(strength(g, seat, terrain)) for seat in range(g.seats)]
        shown["controller"] = found if found >= 0 else None
        shown["result"] = {TIED: "tied", BLOCKED: "blocked"}.get(found, "controlled" if found >= 0 else "empty")
    return shown


def _slot(c: Components, g: Realms, slot: int, seat: int) -> dict[str, Any]:
    """A slot of the current panel: price, whether it is cleared at the end of the round, and what it means for the seat."""
    card = g.current[slot]
    shown: dict[str, Any] = {"slot": slot + 1, "card": None, "price": g.tables.price[slot], "leaves": slot < g.tables.discarded}
    if card == EMPTY:
        return shown
    shown["card"] = c.cards[card].id
    if g.tables.type[card] == AUCTION:
        shown["price"] = 0
    if 0 <= seat < g.seats:
        if g.tables.type[card] == MAJORITY:
            winner = int(majority.winner(g, card, seat))
            shown["goes_to"] = winner if winner >= 0 else None
        reason = g.game.reasons[ACTION[seat].refusal(g, A_ACTIVATE + slot)]
        shown["blocked"] = {"reason": reason.key, "clause": reason.clause} if reason.number else None
    return shown
