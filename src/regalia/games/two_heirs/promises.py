"""What an option costs and brings: discounts, access to resources, and the points of both heirs, tried out.

A tile or a troop that is only taken up promises the best that any place would give; the places then say what each gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from regalia.core.ints import i64
from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs.access import access, missing
from regalia.games.two_heirs.places import after_shield, cost_list
from regalia.games.two_heirs.tables import COLORS
from regalia.kit import promises
from regalia.kit.promises import ENDS

if TYPE_CHECKING:
    from regalia.core.step import Arg
    from regalia.games.two_heirs.state import Heirs
    from regalia.kit.promises import Amounts, Promise

SAID: Final[frozenset[str]] = frozenset(["take", "build", "expand", "troop", "cell", "to", "camp", "destroy"])
"""The kinds of options that say it."""

UNSAID: Final[dict[str, str]] = {"end": ENDS, "done": ENDS}
"""The others, and why."""

PLACES: Final[frozenset[str]] = frozenset(["to"])
"""Their labels name where, and stay whole."""
RESOURCES: Final = ["wood", "stone", "wheat"]


def counted(g: Heirs, seat: int) -> Amounts:
    """The other heir's points count against one's own."""
    there = access(g, seat)
    found = [("amount-discount", int(g.discounts))]
    for color in range(len(RESOURCES)):
        found.append((f"access-{RESOURCES[color]}", int(there[color])))
    found.append(("amount-point", int(g.score(seat))))
    found.append(("rival-points", -int(g.score(1 - seat))))
    return found


def change(g: Heirs, seat: i64, action: i64) -> Promise | None:
    """Text key and parameters; nothing where nothing changes at once."""
    block = g.game.catalogue.block_of(action).name
    if block not in SAID:
        return None
    if act.A_BUILD <= action < act.A_END:
        return _taken_up(g, seat, action)
    if block == "take":
        return _taken(g, seat, action)
    found = promises.change(g, seat, action, counted, _turn)
    return _with_take(found) if block == "camp" else found


def _turn(g: Heirs) -> int:
    """What follows on the end of a turn is not the option's doing."""
    return int(g.active)


def _taken(g: Heirs, seat: i64, action: i64) -> Promise:
    """HEIRS-TAKE-03 to -05: the shield goes to the tile's place. What comes into reach there depends on the tile drawn."""
    tile: i64 = g.ring[action - act.A_TAKE]
    cost = cost_list([int(g.tables.cost[tile * COLORS + color]) for color in range(COLORS)])
    args: dict[str, Arg] = {"place": after_shield(g, action - act.A_TAKE), "cost": cost or "none"}
    args["lacking"] = missing(g, tile, access(g, seat))
    return "promise-take", args


def _taken_up(g: Heirs, seat: i64, action: i64) -> Promise | None:
    """The best place for a tile or a troop: its price is the same everywhere, the points are not."""
    known = cast("Heirs", promises.tried(g, seat, action))
    before = int(g.score(seat))
    most = before
    for place in known.legal_for(seat):
        after = known.copy()
        after.apply(place, seat)
        most = max(most, int(after.score(seat)))
    discounts = 0
    if action < act.A_EXPAND:
        discounts = int(missing(g, action - act.A_BUILD, access(g, seat)))
    args: dict[str, Arg] = {"discounts": discounts, "points": most - before}
    if action >= act.A_TROOP:
        return ("promise-troop", args) if most > before else None
    return "promise-build" if action < act.A_EXPAND else "promise-expand", args


def _with_take(found: Promise | None) -> Promise:
    """HEIRS-BLD-CAMP-01: what the Camp was worth, for another tile."""
    price = "" if found is None else found[1]["price"]
    gain = "" if found is None else found[1]["gain"]
    return "promise-camp", {"price": price, "gain": gain, "paid": 0 if price == "" else 1, "more": 0 if gain == "" else 1}
