"""The numbers that make the sentence of a refusal concrete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.core.ints import i64
from regalia.core.step import Arg
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility import reasons as why
from regalia.games.rise_to_nobility import supply
from regalia.games.rise_to_nobility.labels import guild_name, location_name, race_name, resource_name, settlers_name
from regalia.games.rise_to_nobility.tables import H_DICE_LIMIT, H_GUILD_BUY

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility


def of(g: Nobility, seat: i64, action: i64, reason: i64) -> dict[str, Arg]:
    """Total: any reason, any action; nothing for the reasons whose sentence needs no number."""
    if reason == why.DICE_LIMIT or reason == why.NO_DIE_FITS:
        return {"placed": g.placed[seat], "limit": g.reputation[seat] + supply.change(g, H_DICE_LIMIT)}
    if reason == why.MODIFIERS_MISSING:
        return {"held": g.modifiers[seat]}
    if reason == why.PLACE_FIRST:
        return {"place": location_name(_place_of(action))}
    if reason == why.SPEND_ORDER:
        return {"resource": resource_name(g, g.spending)}
    if reason == why.NO_SUCH_DIE and act.A_DIE <= action < act.A_VALUE:
        return {"value": action - act.A_DIE + 1}
    if reason == why.YARD_GOLD:
        return {"price": supply.house_price(g, seat), "gold": g.gold[seat]}
    if reason == why.HALL_GOLD:
        slot: i64 = g.tables.hall_slot[g.value_chosen]
        return {"price": supply.building_price(g, seat, slot), "gold": g.gold[seat]}
    if why.BUY_TOO_MANY <= reason <= why.BUY_GOLD or why.BERK_TOO_MANY <= reason <= why.BERK_GOLD:
        return _shopping(g, seat, reason)
    if reason == why.GUILD_CLOSED:
        return {"dice": g.card.guild_dice}
    if reason == why.TAVERN_ORDER or reason == why.YARD_ORDER:
        return {"value": _last_die(g, 0 if reason == why.TAVERN_ORDER else 6)}
    if why.COUNCIL_NOBILITY <= reason <= why.COUNCIL_GOLD:
        return _council(g, seat, action)
    if reason == why.HALL_NO_APPRENTICE or reason == why.HALL_GUILD_FULL:
        return {"guild": guild_name(g, g.tables.building_guild[g.hall[g.tables.hall_slot[g.value_chosen]]])}
    if reason == why.OFFICE_RACE:
        return {"race": race_name(g, g.tables.office_race[_office(g, action)])}
    if reason == why.COMMISSION_LIMIT:
        return {"limit": 1 + _chancery_apprentices(g, seat)}
    if why.WRONG_TYPE <= reason <= why.OVER_CAP:
        return _spending(g, seat, action)
    return {}


def _place_of(action: i64) -> i64:
    """The place of a target (D5)."""
    if action < act.A_OFFICE:
        return act.COUNCIL
    if action < act.A_CASTLE:
        return act.CHANCERY
    return act.CASTLE if action < act.A_DICE_TILE else act.DICE_TILE


def _last_die(g: Nobility, first: i64) -> i64:
    value: i64 = 0
    for slot in range(first, first + 6):
        if g.slots[slot] != 0:
            value = g.slots[slot] & 7
    return value


def _shopping(g: Nobility, seat: i64, reason: i64) -> dict[str, Arg]:
    if reason == why.BUY_TOO_MANY or reason == why.BUY_GOLD:
        most = supply.not_negative(g.tables.guild_buy[g.tables.guild_slot[g.value_chosen]] + supply.change(g, H_GUILD_BUY))
        return {"most": most, "gold": g.gold[seat]}
    free = supply.free_modifiers(g, g.value_chosen)
    return {"most": free + g.tables.berk_buyable[g.tables.berk_slot[g.value_chosen]], "gold": g.gold[seat]}


def _council(g: Nobility, seat: i64, action: i64) -> dict[str, Arg]:
    """Of the tile named, or of the leftmost one in the row when the whole council is refused."""
    space: i64 = -1
    if act.A_COUNCIL <= action < act.A_OFFICE:
        space = action - act.A_COUNCIL
    else:
        row: i64 = g.tables.council_row[g.value_chosen]
        for column in range(6):
            if space < 0 and g.council[row * 6 + column] >= 0:
                space = row * 6 + column
    if space < 0:
        return {}
    tile: i64 = g.council[space]
    return {
        "need": g.tables.tile_nobility[tile],
        "nobility": g.nobility[seat],
        "race": race_name(g, g.tables.council_race[space % 6]),
        "price": supply.council_gold(g, seat, tile),
        "gold": g.gold[seat],
    }


def _office(g: Nobility, action: i64) -> i64:
    if act.A_OFFICE <= action < act.A_CASTLE:
        return action - act.A_OFFICE
    return g.tables.office_of[g.value_chosen]


def _chancery_apprentices(g: Nobility, seat: i64) -> i64:
    found: i64 = 0
    for owner in g.offices:
        if owner == seat:
            found += 1
    return found


def _spending(g: Nobility, seat: i64, action: i64) -> dict[str, Arg]:
    resource: i64 = 0
    if act.A_SPEND <= action < act.A_SELL_BUILDING:
        resource = (action - act.A_SPEND) // act.NUMBERS
    card = g.satisfying
    return {
        "card": settlers_name(g, card),
        "resource": resource_name(g, resource),
        "stock": g.resources[seat * 6 + resource],
        "low": g.tables.settler_min[card],
        "high": g.tables.settler_max[card],
        "cap": g.tables.cap_character if g.tables.four_of[g.characters[seat]] == resource else g.tables.cap,
    }
