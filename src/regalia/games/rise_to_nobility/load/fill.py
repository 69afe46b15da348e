"""The component files as the tables of numbers that the rules read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Sized
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from regalia.core.ints import i64
from regalia.core.packing import packed
from regalia.core.vecs import vec
from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.tables import SetupCard, Tables

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.load import Components
    from regalia.games.rise_to_nobility.load.records import PlayerCount

VALUES = 7
NO_LIMIT = 999
ROWS = ("top", "bottom")


def fill(c: Components) -> Tables:
    found = Tables()
    _fill_ids(found, c)
    _fill_constants(found, c)
    found.cards = [_fill_setup_card(row) for row in c.game.player_count]
    _fill_guilds(found, c)
    _fill_city(found, c)
    _fill_player_board(found, c)
    _fill_settlers(found, c)
    _fill_buildings(found, c)
    _fill_tiles(found, c)
    _fill_characters(found, c)
    _fill_events(found, c)
    _fill_objectives(found, c)
    _fill_chancery(found, c)
    _fill_commissions(found, c)
    return found


def _fill_ids(found: Tables, c: Components) -> None:
    found.resource_ids = list(c.resource)
    found.guild_ids = list(c.guild)
    found.race_ids = list(c.race)
    found.settler_ids = list(c.settler)
    found.building_ids = list(c.building)
    found.ship_ids = list(c.ship)
    found.council_ids = list(c.tile)
    found.character_ids = list(c.character)
    found.event_ids = list(c.event)
    found.objective_ids = list(c.objective)
    found.commission_ids = list(c.commission)
    found.dice_tile_ids = list(c.dice_tile)
    found.office_ids = list(c.office)


def _fill_constants(found: Tables, c: Components) -> None:
    per = c.game.per_player
    found.modifier_tokens = c.game.components.modifier_tokens
    found.workers = per.workers
    found.houses = per.houses
    found.plots = per.plots
    found.start_gold = per.start_gold
    found.start_resources = per.start_resources_each
    found.start_houses = per.start_houses
    found.start_nobility = per.start_nobility
    found.cap = per.resource_cap_per_type
    found.cap_character = per.resource_cap_per_type_character
    found.house_price = c.game.prices.house
    found.resource_price = c.game.prices.resource
    found.modifier_price = c.game.prices.extra_modifier
    found.sale_price = c.game.prices.building_sale
    found.council_loss = c.game.prices.council_reputation_loss


def _fill_setup_card(row: PlayerCount) -> SetupCard:
    card = SetupCard(row.players)
    card.tavern_slots = row.tavern_slots
    card.yard_slots = row.yard_slots
    card.guild_dice = row.guild_dice
    card.apprentice_slots = row.apprentice_slots
    card.income = packed(row.apprentice_income)
    card.owner_times = row.owner_reward_multiplier
    card.neutral = row.neutral_middle_workshop
    card.dice = row.dice
    card.reputation = row.start_reputation
    card.castle_slots = row.castle_slots
    card.offices = row.chancery_offices
    card.modifiers = packed(row.start_modifiers)
    return card


def _by_value(slots: Sequence[Sequence[int]]) -> vec[i64]:
    """The slot of each die value, or -1, from the values of each slot."""
    found = [-1] * VALUES
    for number, values in enumerate(slots):
        for value in values:
            found[value] = number
    return packed(found)


def _masks(lists: Iterable[Iterable[int]]) -> vec[i64]:
    """Each list of numbers as a bit mask."""
    return packed(sum(1 << number for number in numbers) for numbers in lists)


def _starts(lists: Iterable[Sized]) -> vec[i64]:
    """Where each list begins when all are written one after the other; one entry more at the end."""
    return packed(accumulate((len(one) for one in lists), initial=0))


def _fill_guilds(found: Tables, c: Components) -> None:
    slots, workshops = c.board.guild_slot, c.board.workshop_slot
    found.guild_slot = _by_value([slot.values for slot in slots])
    found.guild_buy = packed(slot.buy for slot in slots)
    found.guild_place = packed(slot.place for slot in slots)
    found.activated = packed([0] + [slots[found.guild_slot[value]].activates for value in range(1, VALUES)])
    found.workshop_stars = packed(slot.stars for slot in workshops)
    found.workshop_vp = packed(slot.vp for slot in workshops)
    found.reward_kind = packed(t.REWARDS.index(kind) for slot in workshops for kind in slot.owner_reward)
    found.reward_amount = packed(amount for slot in workshops for amount in slot.owner_reward.values())
    found.guild_of_value = _by_value([[guild.automa_value] for guild in c.board.guild])


def _fill_city(found: Tables, c: Components) -> None:
    b = c.board
    found.hall_slot = _by_value([[slot.value] for slot in b.town_hall_slot])
    found.hall_cost = packed(slot.cost for slot in b.town_hall_slot)
    found.port_slot = _by_value([[slot.value] for slot in b.port_slot])
    found.port_sales = packed(slot.max_sales for slot in b.port_slot)
    found.council_row = _by_value([row.values for row in b.council_row])
    found.council_race = packed(c.race[column.race] for column in b.council_column)
    found.berk_slot = _by_value([slot.values for slot in b.berk_slot])
    found.berk_free = packed(slot.free_modifiers for slot in b.berk_slot)
    found.berk_buyable = packed(slot.buyable_modifiers for slot in b.berk_slot)
    found.berk_draw = packed(slot.commission_draw for slot in b.berk_slot)
    found.berk_loss = packed(slot.commission_reputation_loss for slot in b.berk_slot)
    found.castle_slot = _by_value([slot.values for slot in b.castle_slot[:3]])
    found.castle_gain = packed(slot.reputation for slot in b.castle_slot)
    found.castle_fits = _masks(slot.values for slot in b.castle_slot)


def _fill_player_board(found: Tables, c: Components) -> None:
    b = c.board
    zones = b.community_zone
    found.recall_fits = packed(int(value in b.player_board_slot.values) for value in range(VALUES))
    found.zone_stars = packed(zone.stars for zone in zones)
    found.zone_vp = packed(zone.vp for zone in zones)
    found.zone_income = packed(t.ZONE_INCOMES.index(kind) for zone in zones for kind in zone.income)
    found.zone_amount = packed(amount for zone in zones for amount in zone.income.values())
    found.reputation_low = b.reputation_track.min
    found.reputation_high = b.reputation_track.max
    found.nobility_high = b.nobility_track.max
    found.nobility_vp = packed(shield.vp for shield in b.nobility_shield for _ in shield.levels)


def _fill_settlers(found: Tables, c: Components) -> None:
    cards = c.settlers
    found.settler_stack = packed(card.stack for card in cards)
    found.settler_race = packed(c.race[card.race] for card in cards)
    found.settler_min = packed(card.min for card in cards)
    found.settler_max = packed(card.max for card in cards)
    found.settler_types = _masks([c.resource[resource] for resource in card.resources] for card in cards)
    found.settler_workers = packed(card.workers for card in cards)
    found.settler_stars = packed(card.stars for card in cards)


def _fill_buildings(found: Tables, c: Components) -> None:
    found.building_guild = packed(c.guild[building.guild] if building.guild else t.COMMUNITY for building in c.buildings)
    effects = [[t.EFFECTS.index(effect) for effect in one.effects if effect != "community"] for one in c.buildings]
    found.building_effects = packed(effect for both in effects for effect in [*both, -1, -1][:2])


def _fill_tiles(found: Tables, c: Components) -> None:
    demands = [demand for ship in c.ships for demand in _in_order(c, ship.demand)]
    found.ship_price = packed(demand.price for demand in demands)
    found.ship_spaces = packed(demand.spaces for demand in demands)
    found.tile_nobility = packed(tile.nobility for tile in c.council)
    found.tile_cost = packed(amount or 0 for tile in c.council for amount in _in_order(c, tile.resources))
    found.tile_gold = packed(tile.gold for tile in c.council)
    found.tile_vp = packed(tile.vp for tile in c.council)


def _in_order(c: Components, by_resource: Mapping[Any, Any]) -> list[Any]:
    """What an entry says of each resource, or None."""
    return [by_resource.get(resource) for resource in c.resource]


def _fill_characters(found: Tables, c: Components) -> None:
    gifts = [character.gift for character in c.characters]
    found.four_of = packed(c.resource[character.four_of] for character in c.characters)
    found.gift_first = _starts(gifts)
    found.gift_kind = packed(t.GIFTS.index(kind) for gift in gifts for kind in gift)
    found.gift_amount = packed(amount for gift in gifts for amount in gift.values())


def _fill_events(found: Tables, c: Components) -> None:
    amounts = [event.effect.amount for event in c.events]
    found.event_deck = packed(event.deck for event in c.events)
    found.event_hook = packed(t.HOOKS.index(event.effect.hook) for event in c.events)
    found.event_amount = packed(1 if amount is None else amount for amount in amounts)


def _fill_objectives(found: Tables, c: Components) -> None:
    goals = [objective.conditions for objective in c.objectives]
    found.goal_first = _starts(goals)
    found.goal_metric = packed(t.METRICS.index(goal.metric) for conditions in goals for goal in conditions)
    found.goal_value = packed(goal.value for conditions in goals for goal in conditions)


def _fill_chancery(found: Tables, c: Components) -> None:
    offices, by_place = c.chancery.office, [-1] * (2 * VALUES)
    rows = [ROWS.index(office.row) for office in offices]
    for number, (office, row) in enumerate(zip(offices, rows, strict=True)):
        by_place[row * VALUES + office.die] = number
    found.office_income = c.chancery.income_per_apprentice
    found.office_die = packed(office.die for office in offices)
    found.office_row = packed(rows)
    found.office_race = packed(c.race[office.race] for office in offices)
    found.office_benefit = packed(t.BENEFITS.index(office.benefit) for office in offices)
    found.office_of = packed(by_place)
    found.tile_values = packed(value for tile in c.chancery.dice_tile for value in tile.values)


def _fill_commissions(found: Tables, c: Components) -> None:
    scores = [card.score for card in c.chancery.commission]
    names = [c.guild if score.metric == "workshops_in" else c.race for score in scores]
    found.score_metric = packed(t.METRICS.index(score.metric) for score in scores)
    found.score_of = _masks([index[name] for name in score.of] for index, score in zip(names, scores, strict=True))
    found.score_per = packed(score.per for score in scores)
    found.score_vp = packed(score.vp for score in scores)
    found.score_cap = packed(score.max_vp or NO_LIMIT for score in scores)
    found.score_at_least = packed(score.at_least for score in scores)
