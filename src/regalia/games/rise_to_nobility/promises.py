"""What an option costs and brings, in the few words of its button; and the symbol of a die, with its own pips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import dice, supply
from regalia.games.rise_to_nobility.labels import amount_name, building_name, council_name, guild_name
from regalia.games.rise_to_nobility.state import EMPTY, VP_SOURCES
from regalia.games.rise_to_nobility.tables import FACES, GUILDS, H_CASTLE, H_GUILD_BUY, H_PORT_MAX, HAND, RESOURCES
from regalia.kit import promises
from regalia.kit.promises import ENDS, IN_LABEL, LATER, OPENS

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility
    from regalia.kit.promises import Amounts, Promise

CASTLE_SLOTS: Final = 4

PLACED: Final[frozenset[str]] = frozenset(["die", "value", "location", "council_tile", "castle_slot"])
"""A die and its places: what the slot allows."""
CHANGING: Final[frozenset[str]] = frozenset(
    [
        "gift_resource",
        "gift_settlers",
        "satisfy",
        "sell",
        "part",
        "discard",
        "take",
        "take_second",
        "bonus",
        "any_resource",
        "exchange_give",
        "exchange_take",
        "buy",
        "worker",
        "transfer",
        "zone",
        "sell_resource",
        "modifiers",
        "renew",
        "recall",
        "settlers_card",
        "spend",
        "sell_building",
        "income_resource",
        "commission",
        "dice_tile",
        "office",
    ]
)
"""What changes at once, tried out."""
SAID: Final[frozenset[str]] = PLACED | CHANGING
"""The kinds of options that say what they cost and bring."""

UNSAID: Final[dict[str, str]] = {
    "keep": IN_LABEL,
    "place_die": OPENS,
    "mark": LATER,
    "roll_now": LATER,
    "end_turn": LATER,
    "stop": ENDS,
    "decline": ENDS,
}
"""The others, and why."""


def counted(g: Nobility, seat: int) -> Amounts:
    found = [("amount-gold", int(g.gold[seat])), ("amount-reputation", int(g.reputation[seat]))]
    for resource in range(RESOURCES):
        found.append((f"amount-{g.tables.resource_ids[resource]}", int(g.resources[seat * RESOURCES + resource])))
    found.append(("count-modifiers", int(g.modifiers[seat])))
    found.append(("amount-worker", int(g.workers[seat])))
    found.append(("amount-apprentice", sum(int(g.apprentices[guild * g.players + seat]) for guild in range(GUILDS))))
    found.append(("amount-settlers", sum(1 for card in g.unsatisfied[seat * HAND : (seat + 1) * HAND] if card != EMPTY)))
    found.append(("amount-nobility", int(g.nobility[seat])))
    found.append(("amount-point", sum(int(g.vp[seat * VP_SOURCES + source]) for source in range(VP_SOURCES))))
    return found


def change(g: Nobility, seat: i64, action: i64) -> Promise | None:
    """What changes at once; a die says what its place allows, where that is more than what changes at once."""
    block = g.game.catalogue.block_of(action).name
    if block not in SAID or (block in PLACED and of(g, seat, action) is not None):
        return None
    return promises.change(g, seat, action, counted, _round)


def _round(g: Nobility) -> int:
    return int(g.round)


def sign(_g: Nobility, _seat: i64, action: i64) -> str:
    """The symbol of the button, where it is not that of a word in its label."""
    if act.A_DIE <= action < act.A_VALUE:
        return f"n-die-{action - act.A_DIE + 1}"
    if act.A_VALUE <= action < act.A_LOCATION:
        return f"n-die-{action - act.A_VALUE + 1}"
    if act.A_MARK <= action < act.A_ROLL:
        return f"n-die-{action - act.A_MARK + 1}"
    return ""


def of(g: Nobility, seat: i64, action: i64) -> Promise | None:
    """Text key and parameters; nothing where the label says it all."""
    if act.A_DIE <= action < act.A_VALUE:
        value: i64 = action - act.A_DIE + 1
        left = dice.room(g, seat) - value
        return "promise-die", {"value": value, "left": left if left > 0 else 0}
    if act.A_VALUE <= action < act.A_LOCATION:
        return "promise-value", {"value": action - act.A_VALUE + 1, "count": _apart(g.face, action - act.A_VALUE + 1)}
    if g.value_chosen < 1 or g.value_chosen > FACES:
        return None
    if act.A_LOCATION <= action < act.A_COUNCIL:
        return _place(g, seat, g.value_chosen, action - act.A_LOCATION)
    if act.A_COUNCIL <= action < act.A_OFFICE:
        return _council(g, seat, action - act.A_COUNCIL)
    if act.A_CASTLE <= action < act.A_CASTLE + CASTLE_SLOTS:
        return _castle(g, seat, action - act.A_CASTLE)
    return None


def _apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def _place(g: Nobility, seat: i64, value: i64, place: i64) -> Promise | None:
    if act.GUILD <= place < act.TOWN_HALL:
        return _guild(g, seat, value, place - act.GUILD)
    if place == act.TAVERN:
        return "promise-tavern", {}
    if place == act.YARD:
        return "promise-yard", {"price": supply.house_price(g, seat)}
    if place == act.TOWN_HALL:
        slot: i64 = g.tables.hall_slot[value]
        building = g.hall[slot]
        name = building_name(g, building) if building >= 0 else ""
        return "promise-town_hall", {"price": supply.building_price(g, seat, slot), "building": name}
    if place == act.PORT:
        return "promise-port", {"count": _sales(g, seat, value)}
    if place == act.BERK:
        return "promise-berk", {"count": supply.free_modifiers(g, value) + g.tables.berk_buyable[g.tables.berk_slot[value]]}
    if place == act.CASTLE:
        return _castle(g, seat, g.tables.castle_slot[value])
    return ("promise-recall", {}) if place == act.RECALL else None


def _guild(g: Nobility, seat: i64, value: i64, guild: i64) -> Promise:
    """NOBILITY-GUILD-10, -13: what may be bought, and one more for each apprentice."""
    bought = supply.not_negative(g.tables.guild_buy[g.tables.guild_slot[value]] + supply.change(g, H_GUILD_BUY))
    own: i64 = g.apprentices[guild * g.players + seat]
    return "promise-guild", {"guild": guild_name(g, guild), "goods": amount_name(g, guild, bought + own)}


def _sales(g: Nobility, seat: i64, value: i64) -> i64:
    """NOBILITY-PORT-02: at most as many as one has."""
    most: i64 = g.tables.port_sales[g.tables.port_slot[value]]
    limit = supply.change(g, H_PORT_MAX)
    if 0 < limit < most:
        most = limit
    held = supply.resources_of(g, seat)
    return held if held < most else most


def _council(g: Nobility, seat: i64, space: i64) -> Promise | None:
    tile: i64 = g.council[space]
    if tile < 0:
        return None
    return "promise-council_tile", {
        "tile": council_name(g, tile),
        "vp": g.tables.tile_vp[tile],
        "loss": supply.council_loss(g, seat),
        "gold": supply.council_gold(g, seat, tile),
    }


def _castle(g: Nobility, seat: i64, slot: i64) -> Promise:
    """NOBILITY-CASTLE-02, as far as the track goes (NOBILITY-REP-07)."""
    gain = supply.not_negative(g.tables.castle_gain[slot] + supply.change(g, H_CASTLE))
    room: i64 = g.tables.reputation_high - g.reputation[seat]
    return "promise-castle", {"count": gain if gain < room else room}
