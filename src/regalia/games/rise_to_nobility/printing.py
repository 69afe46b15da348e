"""Turns the component files into the tables that the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.games.rise_to_nobility import tables as t
from regalia.games.rise_to_nobility.tables import SetupCard, Tables

if TYPE_CHECKING:
    from regalia.games.rise_to_nobility.components import Components

VALUES = 7
NO_LIMIT = 999


def print_tables(c: Components) -> Tables:
    found = Tables()
    _print_ids(found, c)
    _print_constants(found, c)
    for row in c.game.player_count:
        found.cards.append(_print_setup_card(row))
    _print_guilds(found, c)
    _print_city(found, c)
    _print_player_board(found, c)
    _print_settlers(found, c)
    _print_tiles(found, c)
    _print_characters(found, c)
    _print_events(found, c)
    _print_chancery(found, c)
    return found


def _print_ids(found: Tables, c: Components) -> None:
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


def _print_constants(found: Tables, c: Components) -> None:
    per = c.game.per_player
    found.modifier_tokens = int(c.game.components["modifier_tokens"])
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


def _print_setup_card(row: Any) -> SetupCard:
    card = SetupCard(row.players)
    card.tavern_slots = row.tavern_slots
    card.yard_slots = row.yard_slots
    card.guild_dice = row.guild_dice
    card.apprentice_slots = row.apprentice_slots
    card.income = list(row.apprentice_income)
    card.owner_times = row.owner_reward_multiplier
    card.neutral = row.neutral_middle_workshop
    card.dice = row.dice
    card.reputation = row.start_reputation
    card.castle_slots = row.castle_slots
    card.offices = row.chancery_offices
    card.modifiers = list(row.start_modifiers)
    return card


def _by_value(slots: Any) -> list[int]:
    """The slot of each die value, or -1."""
    found = [-1] * VALUES
    for number, slot in enumerate(slots):
        for value in slot.values:
            found[value] = number
    return found


def _print_guilds(found: Tables, c: Components) -> None:
    b = c.board
    found.guild_slot = _by_value(b.guild_slot)
    found.guild_buy = [slot.buy for slot in b.guild_slot]
    found.guild_place = [slot.place for slot in b.guild_slot]
    found.activated = [0] + [b.guild_slot[found.guild_slot[value]].activates for value in range(1, VALUES)]
    for slot in b.workshop_slot:
        found.workshop_stars.append(slot.stars)
        found.workshop_vp.append(slot.vp)
        for kind, amount in slot.owner_reward.items():
            found.reward_kind.append(t.REWARDS.index(kind))
            found.reward_amount.append(amount)
    found.guild_of_value = [-1] * VALUES
    for number, guild in enumerate(b.guild):
        found.guild_of_value[guild.automa_value] = number


def _print_city(found: Tables, c: Components) -> None:
    b = c.board
    found.hall_slot = [-1] * VALUES
    for number, hall in enumerate(b.town_hall_slot):
        found.hall_slot[hall.value] = number
        found.hall_cost.append(hall.cost)
    found.port_slot = [-1] * VALUES
    for number, port in enumerate(b.port_slot):
        found.port_slot[port.value] = number
        found.port_sales.append(port.max_sales)
    found.council_row = _by_value(b.council_row)
    found.council_race = [c.race[column.race] for column in b.council_column]
    found.berk_slot = _by_value(b.berk_slot)
    for berk in b.berk_slot:
        found.berk_free.append(berk.free_modifiers)
        found.berk_buyable.append(berk.buyable_modifiers)
        found.berk_draw.append(berk.commission_draw)
        found.berk_loss.append(berk.commission_reputation_loss)
    found.castle_slot = _by_value(b.castle_slot[:3])
    for castle in b.castle_slot:
        found.castle_gain.append(castle.reputation)
        found.castle_fits.append(sum(1 << value for value in castle.values))


def _print_player_board(found: Tables, c: Components) -> None:
    b = c.board
    found.recall_fits = [int(value in b.player_board_slot.values) for value in range(VALUES)]
    for zone in b.community_zone:
        found.zone_stars.append(zone.stars)
        found.zone_vp.append(zone.vp)
        for kind, amount in zone.income.items():
            found.zone_income.append(t.ZONE_INCOMES.index(kind))
            found.zone_amount.append(amount)
    found.reputation_low = b.reputation_track.min
    found.reputation_high = b.reputation_track.max
    found.nobility_high = b.nobility_track.max
    found.nobility_vp = [shield.vp for shield in b.nobility_shield for _ in shield.levels]


def _print_settlers(found: Tables, c: Components) -> None:
    for card in c.settlers:
        found.settler_stack.append(card.stack)
        found.settler_race.append(c.race[card.race])
        found.settler_min.append(card.min)
        found.settler_max.append(card.max)
        found.settler_types.append(sum(1 << c.resource[resource] for resource in card.resources))
        found.settler_workers.append(card.workers)
        found.settler_stars.append(card.stars)


def _print_tiles(found: Tables, c: Components) -> None:
    for building in c.buildings:
        found.building_guild.append(c.guild[building.guild] if building.guild else t.COMMUNITY)
        effects = [t.EFFECTS.index(effect) for effect in building.effects if effect != "community"]
        found.building_effects += [*effects, -1, -1][:2]
    for ship in c.ships:
        for resource in c.resource:
            demand = ship.demand[resource]  # type: ignore[index]
            found.ship_price.append(demand.price)
            found.ship_spaces.append(demand.spaces)
    for tile in c.council:
        found.tile_nobility.append(tile.nobility)
        found.tile_cost += [tile.resources.get(resource, 0) for resource in c.resource]  # type: ignore[call-overload]
        found.tile_gold.append(tile.gold)
        found.tile_vp.append(tile.vp)


def _print_characters(found: Tables, c: Components) -> None:
    for character in c.characters:
        found.four_of.append(c.resource[character.four_of])
        found.gift_first.append(len(found.gift_kind))
        for kind, amount in character.gift.items():
            found.gift_kind.append(t.GIFTS.index(kind))
            found.gift_amount.append(amount)
    found.gift_first.append(len(found.gift_kind))


def _print_events(found: Tables, c: Components) -> None:
    for event in c.events:
        found.event_deck.append(event.deck)
        found.event_hook.append(t.HOOKS.index(event.effect.hook))
        found.event_amount.append(1 if event.effect.amount is None else event.effect.amount)
    for objective in c.objectives:
        found.goal_first.append(len(found.goal_metric))
        for goal in objective.conditions:
            found.goal_metric.append(t.METRICS.index(goal.metric))
            found.goal_value.append(goal.value)
    found.goal_first.append(len(found.goal_metric))


def _print_chancery(found: Tables, c: Components) -> None:
    found.office_income = c.chancery.income_per_apprentice
    found.office_of = [-1] * (2 * VALUES)
    for number, office in enumerate(c.chancery.office):
        row = 0 if office.row == "top" else 1
        found.office_die.append(office.die)
        found.office_row.append(row)
        found.office_race.append(c.race[office.race])
        found.office_benefit.append(t.BENEFITS.index(office.benefit))
        found.office_of[row * VALUES + office.die] = number
    for tile in c.chancery.dice_tile:
        found.tile_values += tile.values
    for card in c.chancery.commission:
        score = card.score
        names = c.guild if score.metric == "workshops_in" else c.race
        found.score_metric.append(t.METRICS.index(score.metric))
        found.score_of.append(sum(1 << names[name] for name in score.of))
        found.score_per.append(score.per)
        found.score_vp.append(score.vp)
        found.score_cap.append(score.max_vp or NO_LIMIT)
        found.score_at_least.append(score.at_least)
