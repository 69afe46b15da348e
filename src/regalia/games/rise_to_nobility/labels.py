"""Names of things for log lines, labels of the options in their situation, and the piece that stands for each option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.core.ints import i64
from regalia.games.rise_to_nobility import actions as act
from regalia.games.rise_to_nobility.tables import BENEFITS

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.state import Nobility


def resource_name(g: Nobility, resource: i64) -> str:
    return f"@resource-{g.tables.resource_ids[resource]}"


def amount_name(g: Nobility, resource: i64, count: i64) -> str:
    return f"@amount-{g.tables.resource_ids[resource]}*{count}"


def how_many(g: Nobility, resource: i64) -> str:
    """The opening of a question for an amount."""
    return f"@how-{g.tables.resource_ids[resource]}"


def guild_name(g: Nobility, guild: i64) -> str:
    return f"@guild-{g.tables.guild_ids[guild]}"


def race_name(g: Nobility, race: i64) -> str:
    return f"@race-{g.tables.race_ids[race]}"


def settlers_name(g: Nobility, card: i64) -> str:
    return f"@settlers-{g.tables.settler_ids[card]}"


def building_name(g: Nobility, building: i64) -> str:
    return f"@building-{g.tables.building_ids[building]}"


def ship_name(g: Nobility, ship: i64) -> str:
    return f"@ship-{g.tables.ship_ids[ship]}"


def council_name(g: Nobility, tile: i64) -> str:
    return f"@council_tile-{g.tables.council_ids[tile]}"


def character_name(g: Nobility, character: i64) -> str:
    return f"@character-{g.tables.character_ids[character]}"


def event_name(g: Nobility, event: i64) -> str:
    return f"@event-{g.tables.event_ids[event]}"


def event_text(g: Nobility, event: i64) -> str:
    return f"@event_text-{g.tables.event_ids[event]}"


def objective_name(g: Nobility, objective: i64) -> str:
    return f"@objective-{g.tables.objective_ids[objective]}"


def objective_text(g: Nobility, objective: i64) -> str:
    return f"@objective_text-{g.tables.objective_ids[objective]}"


def commission_name(g: Nobility, card: i64) -> str:
    return f"@commission-{g.tables.commission_ids[card]}"


def dice_tile_name(g: Nobility, tile: i64) -> str:
    return f"@dice_tile-{g.tables.dice_tile_ids[tile]}"


def office_name(g: Nobility, office: i64) -> str:
    return f"@office-{g.tables.office_ids[office]}"


def location_name(place: i64) -> str:
    return f"@location-{act.LOCATION_IDS[place]}"


# -- options ---------------------------------------------------------------------------------------


def option_args(g: Nobility, action: i64) -> dict[str, int | str]:
    if action < act.A_GIFT_RESOURCE:
        return {"text": f"@commission_text-{g.tables.commission_ids[action - act.A_KEEP]}"}
    if act.A_COUNCIL <= action < act.A_OFFICE:
        return _council_args(g, action - act.A_COUNCIL)
    if act.A_OFFICE <= action < act.A_CASTLE:
        office: i64 = action - act.A_OFFICE
        return {"benefit": f"@benefit-{_benefit(g, office)}"}
    if action == act.A_END_TURN:
        return {"pass": "no" if g.die_done or g.card_done or g.sale_done else "yes"}
    if action == act.A_STOP:
        return {"place": _stop_place(g)}
    if act.A_TRADE <= action < act.A_MODIFIERS:
        price: i64 = 0
        if g.ship >= 0:
            price = g.tables.ship_price[g.ship * 6 + action - act.A_TRADE]
        return {"price": price}
    if action == act.A_PART_COMMISSION and g.place == act.BERK:
        return {"loss": g.tables.berk_loss[g.tables.berk_slot[g.value_chosen]]}
    if act.A_SPEND <= action < act.A_SELL_BUILDING:
        which: i64 = action - act.A_SPEND
        return {"goods": amount_name(g, which // act.NUMBERS, which % act.NUMBERS)}
    if act.A_SELL_BUILDING <= action < act.A_INCOME:
        return _sale_args(g, action - act.A_SELL_BUILDING)
    return {}


def _council_args(g: Nobility, space: i64) -> dict[str, int | str]:
    tile: i64 = g.council[space]
    if tile < 0:
        return {}
    return {"tile": council_name(g, tile), "vp": g.tables.tile_vp[tile], "race": race_name(g, g.tables.council_race[space % 6])}


def _benefit(g: Nobility, office: i64) -> str:
    return BENEFITS[g.tables.office_benefit[office]]


def _stop_place(g: Nobility) -> str:
    if g.place == act.TAVERN:
        return "tavern"
    return "port" if g.place == act.PORT else "guild"


def _sale_args(g: Nobility, which: i64) -> dict[str, int | str]:
    building: i64 = -1
    if which < 18:
        building = g.workshops[which]
    elif g.turn >= 0:
        building = g.zones[g.turn * 3 + which - 18]
    if building < 0:
        return {}
    return {"building": building_name(g, building)}


def option_piece(g: Nobility, action: i64) -> str:
    """The piece of an option, legal or not; nothing where only words can say it (amounts, yes or no)."""
    kind, _, item = g.key(action).partition(":")
    if kind in ("gift_settlers", "take", "discard", "settlers_card"):
        return f"settlers:{item}"
    if kind in ("gift_resource", "any_resource", "exchange_give", "exchange_take", "income_resource"):
        return f"good:{item}"
    if kind in ("location", "council_tile", "office", "castle_slot", "dice_tile", "zone", "die", "value"):
        return f"{kind}:{item}"
    if kind in ("transfer", "recall"):
        return f"apprentice:{item}"
    if kind == "sell_building":
        return item if item.startswith("zone:") else f"building:{item}"
    if kind == "bonus":
        return _workshop_piece(g)
    if kind in ("end_turn", "worker", "sell"):
        return kind
    return PIECES.get(kind, "") + (item if kind in ("keep", "mark", "sell_resource") else "")


PIECES: Final[dict[str, str]] = {
    "keep": "commission:",
    "mark": "die:",
    "sell_resource": "crate:",
    "place_die": "dice",
    "satisfy": "hand",
}


def _workshop_piece(g: Nobility) -> str:
    """The workshop being activated."""
    if act.GUILD <= g.place < act.TOWN_HALL:
        return f"building:{g.tables.guild_ids[g.place - act.GUILD]}:{g.workshop + 1}"
    return ""
