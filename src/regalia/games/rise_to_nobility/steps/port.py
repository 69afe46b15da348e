"""The Port: D11, selling resources to the merchant ship (NOBILITY-PORT-01 to -06)."""

from __future__ import annotations

from typing import Final

from regalia.core.ints import i64
from regalia.core.options import Options
from regalia.core.step import LEGAL, Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility.labels import amount_name
from regalia.games.rise_to_nobility.state import EMPTY, NO_DIE, S_PORT, SEATS, Nobility
from regalia.games.rise_to_nobility.steps.choice import Choice
from regalia.games.rise_to_nobility.tables import H_PORT_MAX, H_PORT_PRICE, PORT_BONUS, RESOURCES


def refusal(g: Nobility, seat: i64, value: i64) -> i64:
    if g.slots[S_PORT + g.tables.port_slot[value]] != NO_DIE:
        return why.SLOT_TAKEN
    if supply.resources_of(g, seat) == 0:
        return why.PORT_NO_STOCK
    return LEGAL if can_sell_any(g, seat) else why.PORT_FULL


def can_sell_any(g: Nobility, seat: i64) -> bool:
    for resource in range(RESOURCES):
        if g.resources[seat * RESOURCES + resource] > 0 and has_space(g, resource):
            return True
    return False


def has_space(g: Nobility, resource: i64) -> bool:
    """NOBILITY-PORT-03, -04: an uncovered space of the symbol."""
    return g.ship != EMPTY and g.sold[resource] < g.tables.ship_spaces[g.ship * RESOURCES + resource]


def price_of(g: Nobility, seat: i64, resource: i64) -> i64:
    """NOBILITY-PORT-03, NOBILITY-CHANC-13, and the event."""
    bonus: i64 = 1 if supply.has(g, seat, PORT_BONUS) else 0
    return supply.not_negative(g.tables.ship_price[g.ship * RESOURCES + resource] + supply.change(g, H_PORT_PRICE) + bonus)


def most_sales(g: Nobility, value: i64) -> i64:
    """NOBILITY-PORT-02; an event may set an upper limit whatever the die."""
    most: i64 = g.tables.port_sales[g.tables.port_slot[value]]
    limit = supply.change(g, H_PORT_MAX)
    return limit if 0 < limit < most else most


def enter(g: Nobility, seat: i64) -> None:
    dice.put(g, seat, S_PORT + g.tables.port_slot[g.value_chosen])
    g.left = most_sales(g, g.value_chosen)
    g.used = False
    g.push(SELL_RESOURCE[seat])


class SellResource(Choice):
    """D11: one resource after the other; `stop` once something was sold."""

    def candidates(self, g: Nobility) -> list[int]:
        return [*range(act.A_TRADE, act.A_MODIFIERS), act.A_STOP]

    def legal(self, g: Nobility, out: Options) -> None:
        for resource in range(RESOURCES):
            if g.resources[self.seat * RESOURCES + resource] > 0 and has_space(g, resource):
                out.add(act.A_TRADE + resource)
        if g.used:
            out.add(act.A_STOP)

    def refusal(self, g: Nobility, action: i64) -> i64:
        if action == act.A_STOP:
            return LEGAL if g.used else why.PORT_SELL_ONE
        if action < act.A_TRADE or action >= act.A_MODIFIERS:
            return why.UNFINISHED
        resource: i64 = action - act.A_TRADE
        if g.resources[self.seat * RESOURCES + resource] == 0:
            return why.PORT_NOTHING
        return LEGAL if has_space(g, resource) else why.PORT_NO_SPACE

    def apply(self, g: Nobility, action: i64) -> None:
        if action == act.A_STOP:
            g.rest()
            return
        seat = self.seat
        resource: i64 = action - act.A_TRADE
        price = price_of(g, seat, resource)
        g.resources[seat * RESOURCES + resource] -= 1
        g.sold[resource] += 1
        g.gold[seat] += price
        g.left -= 1
        g.used = True
        if g.events is not None:
            g.emit("sell-resource", seat, {"goods": amount_name(g, resource, 1), "price": price})
        if g.left > 0:
            g.push(self)
        else:
            g.rest()

    def prompt_args(self, g: Nobility) -> dict[str, Arg]:
        return {"left": g.left}

    def contradicted(self, g: Nobility) -> str:
        if not dice.lies(g, self.seat, S_PORT + g.tables.port_slot[g.value_chosen]):
            return "port.dice"
        most = most_sales(g, g.value_chosen)
        if g.left > most or g.used != (g.left < most):
            return "action.left"
        return "" if g.used or can_sell_any(g, self.seat) else self.own("resources")


SELL_RESOURCE: Final[list[SellResource]] = [SellResource("sell_resource", seat) for seat in range(SEATS)]
