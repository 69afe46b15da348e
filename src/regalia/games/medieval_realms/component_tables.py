"""The component files as tables of numbers, one object per pack and player count."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from regalia.games.medieval_realms import tables as t
from regalia.games.medieval_realms.components import components

if TYPE_CHECKING:
    from regalia.core.packs import Pack
    from regalia.games.medieval_realms.components import Card, Components, Effect


@cache
def tables_of(pack: Pack | None, players: int) -> t.Tables:
    """The tables for a number of players (2 in the solo variant, REALMS-SOLO-12)."""
    c = components(pack)
    found = t.Tables()
    found.card_ids, found.kind_ids = list(c.card), list(c.kind)
    found.resource_ids, found.leader_ids, found.seal_ids = list(c.resource), list(c.leader), list(c.seal)
    assert found.resource_ids == t.RESOURCE_IDS
    for card in c.cards:
        _fill_card(found, c, card, players)
    _fill_effects(found, c)
    _fill_boards(found, c, players)
    _fill_numbers(found, c, players)
    return found


def _fill_card(found: t.Tables, c: Components, card: Card, players: int) -> None:
    cost = card.cost
    by_players = cost.amount_by_players or {}
    found.kind.append(c.kind[card.kind])
    found.seal.append(c.seal[card.seal])
    found.type.append(t.TYPES.index(card.type))
    found.honour.append(int(card.honour))
    found.cost_of.append(t.NOTHING if cost.resource is None else c.resource[cost.resource])
    found.cost.append(by_players.get(str(players), cost.amount or 0))
    found.per_island.append(card.requires.per_island if card.requires is not None else 0)


def _fill_effects(found: t.Tables, c: Components) -> None:
    for when in t.WHENS:
        for card in c.cards:
            found.first.append(len(found.op))
            for effect in card.effects:
                if effect.when == when:
                    _fill_effect(found, c, effect)
            found.last.append(len(found.op))


def _fill_effect(found: t.Tables, c: Components, effect: Effect) -> None:
    what = t.NOTHING
    if effect.resource is not None:
        what = c.resource[effect.resource]
    elif effect.leader is not None:
        what = c.leader[effect.leader]
    seals = {c.seal[seal] for seal in [*effect.seals, *([effect.seal] if effect.seal else [])]}
    if effect.op == "gain_choice":
        seals = {c.resource[resource] for resource in effect.exclude}
    found.op.append(t.OPS.index(effect.op))
    found.what.append(what)
    found.seals.append(sum(1 << number for number in seals))
    found.amount.append(1 if effect.amount is None else effect.amount)
    found.points.append(effect.vp or 0)


def _fill_boards(found: t.Tables, c: Components, players: int) -> None:
    prices = {slot: row.price_production for row in c.game.board_row for slot in row.slots}
    found.price = [prices[slot] for slot in range(1, t.CURRENT + 1)]
    found.per_mayor = [slot.per_mayor for slot in c.slots]
    found.terrains = sum(players in terrain.players for terrain in c.terrains)
    for terrain in c.terrains:
        for resource in c.resource:
            found.reward.append(sum([amount for name, amount in terrain.reward.items() if name == resource]))
    found.discarded = next(len(entry.slots) for entry in c.game.round_discard if entry.players == players)


def _fill_numbers(found: t.Tables, c: Components, players: int) -> None:
    game = c.game
    start = next(entry for entry in game.starting_leaders if players in entry.players)
    found.supply = [leader.supply for leader in game.leader]
    found.strength = [leader.combat_value for leader in game.leader]
    found.decoy_strength = game.leader[t.MAYOR].decoy_combat_value
    found.decoys = start.decoys
    found.start_leaders = [start.mayor, start.general, start.admiral]
    found.start_tokens = [int(game.starting_resources[resource]) for resource in c.resource]
    found.income = int(game.round_income["production"])
    found.rounds = game.rounds["count"]
    found.area = game.deployment_area["max_cards"]
    found.bonus_every = int(game.victory_track["bonus_every"])
    found.bonus_tokens = int(game.victory_track["bonus_resources"])
    found.tokens_per_vp = int(game.final_scoring["resources_per_vp"])
    found.honour_vp = [int(points) for points in game.honour_table["vp"]]
    found.castle = c.kind["castle"]
    found.extra_mayors = [level.extra_mayors for level in c.solo.difficulty]
    found.extra_generals = [level.extra_generals for level in c.solo.difficulty]
    found.bid_limits = [level.bid_limit for level in c.solo.difficulty]
    found.opens_from = c.solo.auction.min_tokens_to_open
    found.opening_bid = c.solo.auction.opening_bid
    found.raise_by = c.solo.auction.raise_step
    found.priority = [c.resource[resource] for resource in c.solo.resource_priority.order]
