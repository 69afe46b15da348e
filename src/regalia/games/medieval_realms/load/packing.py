"""The component files as tables of numbers, one object per pack and player count."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from regalia.core.packing import packed
from regalia.core.packs import PACKS
from regalia.games.medieval_realms import tables as t
from regalia.games.medieval_realms.load.names import renamed
from regalia.games.medieval_realms.load.whole import components

if TYPE_CHECKING:
    from regalia.core.packs import Pack
    from regalia.games.medieval_realms.load.types import Card, Condition, Effect
    from regalia.games.medieval_realms.load.whole import Components


@lru_cache(maxsize=PACKS)
def tables_of(pack: Pack | None, players: int) -> t.Tables:
    """The tables for a number of players (2 in the solo variant, REALMS-SOLO-12)."""
    c = components(pack)
    found = t.Tables()
    found.card_ids, found.kind_ids = list(c.card), list(c.kind)
    found.resource_ids, found.leader_ids, found.seal_ids = list(c.resource), list(c.leader), list(c.seal)
    found.slot_ids, found.terrain_ids = list(c.slot), list(c.terrain)
    assert found.resource_ids == t.RESOURCE_IDS
    found.renamed = renamed(pack)
    _fill_cards(found, c, players)
    _fill_effects(found, c)
    _fill_boards(found, c, players)
    _fill_numbers(found, c, players)
    _fill_regent(found, c)
    return found


def _fill_cards(found: t.Tables, c: Components, players: int) -> None:
    found.kind = packed(c.kind[card.kind] for card in c.cards)
    found.seal = packed(c.seal[card.seal] for card in c.cards)
    found.type = packed(t.TYPES.index(card.type) for card in c.cards)
    found.honour = packed(int(card.honour) for card in c.cards)
    found.cost_of = packed(t.NOTHING if card.cost.resource is None else c.resource[card.cost.resource] for card in c.cards)
    found.cost = packed(_cost(card, players) for card in c.cards)
    found.per_island = packed(card.requires.per_island if card.requires is not None else 0 for card in c.cards)


def _cost(card: Card, players: int) -> int:
    return (card.cost.amount_by_players or {}).get(str(players), card.cost.amount or 0)


def _fill_effects(found: t.Tables, c: Components) -> None:
    """The effects of all cards in one row each, by when they work; likewise the conditions of all effects."""
    effects: list[Effect] = []
    first, last = [], []
    for when in t.WHENS:
        for card in c.cards:
            first.append(len(effects))
            effects += [effect for effect in card.effects if effect.when == when]
            last.append(len(effects))
    found.first, found.last = packed(first), packed(last)
    found.op = packed(t.OPS.index(effect.op) for effect in effects)
    found.what = packed(_what(c, effect) for effect in effects)
    found.seals = packed(_seals(c, effect) for effect in effects)
    found.amount = packed(1 if effect.amount is None else effect.amount for effect in effects)
    found.points = packed(effect.vp or 0 for effect in effects)
    conditions = [condition for effect in effects for condition in effect.conditions]
    ends = [sum(len(effect.conditions) for effect in effects[:n]) for n in range(len(effects) + 1)]
    found.condition_first, found.condition_last = packed(ends[:-1]), packed(ends[1:])
    found.counted = packed(t.COUNTS.index(condition.count) for condition in conditions)
    found.counted_item = packed(_counted_item(c, condition) for condition in conditions)
    found.at_least = packed(condition.at_least for condition in conditions)
    found.counts_tokens = any(condition.count in ("resource", "tokens") for condition in conditions)


def _what(c: Components, effect: Effect) -> int:
    if effect.resource is not None:
        return c.resource[effect.resource]
    return t.NOTHING if effect.leader is None else c.leader[effect.leader]


def _seals(c: Components, effect: Effect) -> int:
    numbers = {c.seal[seal] for seal in [*effect.seals, *([effect.seal] if effect.seal else [])]}
    if effect.op == "gain_choice":
        numbers = {c.resource[resource] for resource in effect.exclude}
    return sum(1 << number for number in numbers)


def _counted_item(c: Components, condition: Condition) -> int:
    named = ((c.seal, condition.seal), (c.kind, condition.kind), (c.leader, condition.leader), (c.resource, condition.resource))
    return next((index[name] for index, name in named if name is not None), t.NOTHING)


def _fill_boards(found: t.Tables, c: Components, players: int) -> None:
    prices = {slot: row.price_production for row in c.game.board_row for slot in row.slots}
    found.price = packed(prices[slot] for slot in range(1, t.CURRENT + 1))
    found.per_mayor = packed(slot.per_mayor for slot in c.slots)
    found.terrains = sum(players in terrain.players for terrain in c.terrains)
    rewards = [{str(name): amount for name, amount in terrain.reward.items()} for terrain in c.terrains]
    found.reward = packed(reward.get(resource, 0) for reward in rewards for resource in c.resource)
    found.lis = packed(reward.get("fleur_de_lis", 0) for reward in rewards)
    found.has_lis = sum(found.lis[: found.terrains]) > 0
    found.discarded = next(len(entry.slots) for entry in c.game.round_discard if entry.players == players)


def _fill_numbers(found: t.Tables, c: Components, players: int) -> None:
    game = c.game
    start = next(entry for entry in game.starting_leaders if players in entry.players)
    found.supply = packed(leader.supply for leader in game.leader)
    found.strength = packed(leader.combat_value for leader in game.leader)
    found.decoy_strength = game.leader[t.MAYOR].decoy_combat_value
    found.decoys = start.decoys
    found.start_leaders = packed([start.mayor, start.general, start.admiral])
    found.start_tokens = packed(int(game.starting_resources[resource]) for resource in c.resource)
    found.income = int(game.round_income["production"])
    found.rounds = game.rounds["count"]
    found.area = game.deployment_area["max_cards"]
    found.bonus_every = int(game.victory_track["bonus_every"])
    found.bonus_tokens = int(game.victory_track["bonus_resources"])
    found.tokens_per_vp = int(game.final_scoring["resources_per_vp"])
    found.honour_vp = packed(int(points) for points in game.honour_table["vp"])
    found.castle = c.kind["castle"]


def _fill_regent(found: t.Tables, c: Components) -> None:
    levels = c.solo.difficulty
    found.extra_mayors = packed(level.extra_mayors for level in levels)
    found.extra_generals = packed(level.extra_generals for level in levels)
    found.bid_limits = packed(level.bid_limit for level in levels)
    found.opens_from = c.solo.auction.min_tokens_to_open
    found.opening_bid = c.solo.auction.opening_bid
    found.raise_by = c.solo.auction.raise_step
    found.priority = packed(c.resource[resource] for resource in c.solo.resource_priority.order)
