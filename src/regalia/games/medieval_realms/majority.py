"""Who gets a majority card (REALMS-MAJ-02 to -07), and who would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import NOBODY
from regalia.games.medieval_realms import realm
from regalia.games.medieval_realms.tables import PRODUCTION

if TYPE_CHECKING:
    from regalia.games.medieval_realms.state import Realms


def winner(g: Realms, card: i64, activator: i64) -> i64:
    """The eligible seat with the most tokens; among equals the activator, else the first in turn order; NOBODY if none is
    eligible. To be asked once the price is paid."""
    resource: i64 = g.tables.cost_of[card]
    best: i64 = NOBODY
    most: i64 = -1
    for place in range(g.seats):
        seat: i64 = g.order[place]
        if realm.eligible(g, seat, card):
            count = g.has(seat, resource)
            if count > most or (count == most and seat == activator):
                best = seat
                most = count
    return best


def prospect(g: Realms, slot: i64, activator: i64) -> i64:
    """Who would get the card of a slot: tokens are compared after the price is paid (REALMS-MAJ-07)."""
    price: i64 = g.tables.price[slot]
    realm.pay(g, activator, PRODUCTION, price)
    found = winner(g, g.current[slot], activator)
    realm.gain(g, activator, PRODUCTION, price)
    return found
