"""Turns the component files into the tables of numbers that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.games.kingdom_crossing import tables as t

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.components import Components, Condition, Effect


def fill(c: Components) -> t.Tables:
    found = t.Tables()
    _fill_map(found, c)
    _fill_cards(found, c)
    _fill_birds(found, c)
    _fill_tiles(found, c)
    _fill_board(found, c)
    _fill_start_cards(found, c)
    _fill_tree_board(found, c)
    _fill_solo(found, c)
    _fill_ids(found, c)
    return found


def add_effect(found: t.Tables, c: Components, effect: Effect | None) -> int:
    """The number of a new row of effects; NONE for no effect."""
    if effect is None:
        return t.NONE
    of = t.NONE
    if effect.type is not None:
        of = c.track[effect.type]
    elif effect.what is not None:
        of = t.COUNTED.index(effect.what)
    elif effect.decor is not None:
        of = t.DECORS.index(effect.decor)
    found.e_kind.append(t.KINDS.index(effect.kind))
    found.e_n.append(effect.base if effect.base is not None else 1 if effect.n is None else effect.n)
    found.e_of.append(of)
    found.e_guild.append(t.NONE if effect.guild is None else c.guild[effect.guild])
    found.e_min_paws.append(effect.min_paws or 0)
    found.e_fallback.append(effect.fallback_vp or 0)
    found.e_distinct.append(bool(effect.distinct))
    found.e_up_to.append(bool(effect.up_to))
    found.e_two.append(effect.mode == "two_single_or_double")
    return len(found.e_kind) - 1


def _fill_map(found: t.Tables, c: Components) -> None:
    for bridge in c.map.bridge:
        ends = [c.region[name] for name in bridge.between]
        found.bridge_ends += ends
        row = [t.NONE] * t.REGIONS
        row[ends[0]], row[ends[1]] = ends[1], ends[0]
        found.other_end += row
    for region, entry in enumerate(c.map.region):
        found.first_space.append(len(found.region_of_space))
        found.region_of_space += [region] * len(entry.spaces)
        found.colour_of_region.append(c.colour[entry.bird])
    found.first_space.append(len(found.region_of_space))
    order = [c.region[name] for name in c.map.clockwise]
    found.clockwise = [order[(order.index(region) + 1) % t.REGIONS] for region in range(t.REGIONS)]
    found.flight_here = c.map.balloon.cost_same_region
    found.flight_elsewhere = c.map.balloon.cost_other_region
    found.vp_sixth = c.map.paws.vp_for_sixth
    found.vp_seventh = c.map.paws.vp_for_seventh
    found.ends = _walk_ends(found)


def _walk_ends(found: t.Tables) -> list[int]:
    """END of the look-ahead: for region, mask of Paw markers and 0 to 3 crossings, the regions where a walk can end."""
    ends = [0] * (t.REGIONS * 128 * 4)
    for region in range(t.REGIONS):
        for mask in range(128):
            ends[(region * 128 + mask) * 4] = 1 << region
    for n in range(1, 4):
        for region in range(t.REGIONS):
            for mask in range(128):
                reached = 0
                for bridge in range(t.BRIDGES):
                    to = found.other_end[bridge * t.REGIONS + region]
                    if to != t.NONE and not mask >> bridge & 1:
                        reached |= ends[(to * 128 + (mask | 1 << bridge)) * 4 + n - 1]
                ends[(region * 128 + mask) * 4 + n] = reached
    return ends


def _fill_cards(found: t.Tables, c: Components) -> None:
    for card in c.characters:
        found.cost.append(card.cost)
        found.guild.append(c.guild[card.guild])
        found.card_effect.append(add_effect(found, c, card.effect))
    for structure in c.structures:
        found.cost.append(structure.cost)
        found.card_effect.append(add_effect(found, c, structure.effect))
        found.structure_effect.append(found.card_effect[-1])
    found.structure_effect.append(add_effect(found, c, c.house_card.effect))
    found.cost += [0] * t.EMPTY_TILES
    found.empty_effects = [[add_effect(found, c, effect) for effect in tile.effect] for tile in c.empty_tiles]
    for queen in c.queens:
        found.queen_guild.append(c.guild[queen.guild])
        found.queen_effect.append(add_effect(found, c, queen.effect))


def _fill_birds(found: t.Tables, c: Components) -> None:
    found.colour_mask = [0] * t.COLOURS
    for n, bird in enumerate(c.birds):
        found.colour.append(c.colour[bird.kind])
        found.mark.append(bird.mark)
        found.bird_effect.append(add_effect(found, c, bird.effect))
        found.colour_mask[c.colour[bird.kind]] |= 1 << n
    found.birds_per_round = [kind.per_round for kind in c.colours]


def _fill_tiles(found: t.Tables, c: Components) -> None:
    for tile in c.tiles:
        found.bridges.append(tile.bridges)
        for side in (tile.base, tile.upgraded):
            found.rest_coins.append(side.rest_coins)
            found.before_move.append(add_effect(found, c, side.before_move))
            found.double_bird.append(side.double_bird)
            found.trade_cost.append(side.trade_cost)
            found.queen_times.append(side.queen_effect_times)


def _fill_board(found: t.Tables, c: Components) -> None:
    for guild in c.board.guild:
        found.income.append(add_effect(found, c, guild.income))
        found.guild_track.append(c.track[guild.resource] if guild.resource else t.NONE)
    for track in c.board.track:
        found.bonus_square.append(track.bonus_square)
        found.bonus.append(add_effect(found, c, track.bonus))
        found.final_bonus.append(add_effect(found, c, track.final_bonus))
    found.fitting = [0] * (t.DOUBLE + 2)
    for n, spot in enumerate(c.board.spot):
        found.spot_track.append(c.track[spot.track])
        found.spot_stars.append(spot.stars)
        found.spot_passed.append(spot.passed_at)
        decor = t.DECORS.index(spot.decor)
        found.fitting[decor if spot.symbols == 1 else t.DOUBLE + decor] |= 1 << n
    found.fitting[t.EITHER] = found.fitting[t.FLOWER] | found.fitting[t.SCULPTURE]
    found.structure_value = list(c.board.structure_value.vp_by_lowest_square)
    found.invest_coins = list(c.investment.coins)
    found.invest_vp = list(c.investment.vp)
    found.last_invest = len(c.investment.coins) - 1
    found.coins_per_step = c.investment.end_conversion.coins_per_step


def _fill_start_cards(found: t.Tables, c: Components) -> None:
    home = {colour: region for region, colour in enumerate(found.colour_of_region)}
    for card in c.start_cards:
        found.start_region.append(home[c.colour[card.bird]])
        for face in card.face:
            found.start_guild.append(c.guild[face.guild])
            found.start_coins.append(face.coins)
            found.start_invest.append(face.invest)
            found.start_decor.append(t.DECORS.index(face.decoration) if face.decoration else t.NONE)
            given: dict[Any, int] = {**face.resources}
            found.start_resources += [given.get(track, 0) for track in t.TRACK_IDS]


def _fill_tree_board(found: t.Tables, c: Components) -> None:
    for tile in c.objectives:
        found.needs += _needs(tile.easy) + _needs(tile.hard)
        found.automa_claims.append(tile.automa_can_claim)
    found.slot_vp = [*c.slots.easy, *c.slots.hard]
    for favour in c.favours:
        arg = t.NONE
        if favour.per == "resource":
            arg = c.track[favour.arg]
        elif favour.per == "guild_card":
            arg = c.guild[favour.arg]
        elif favour.per == "bird" and favour.arg != "any":
            arg = c.colour[favour.arg]
        found.favour_per.append(t.PERS.index(favour.per))
        found.favour_arg.append(arg)
        found.favour_vp.append(favour.vp)


def _needs(side: Condition) -> list[int]:
    row = [side.wood, side.stone, side.sap, side.food, side.flower, side.sculpture]
    return row + [side.n if side.kind == kind else 0 for kind in ("houses", "structures", "birds")] + [side.steps]


def _fill_solo(found: t.Tables, c: Components) -> None:
    for tile in c.solo.tile:
        found.solo_kind.append(t.SOLO_KINDS.index(tile.kind))
        found.solo_space.append(c.space.get(tile.space, t.NONE))
    found.rest_tiles = [level.rest_tiles for level in c.solo.level]
    found.tiles_per_turn = c.solo.cards_per_turn
    found.favour_vp_per_rest = c.solo.favour_vp_per_rest_tile
    found.deer_order = [c.track[name] for name in c.solo.automa.deer_tie_order]


def _fill_ids(found: t.Tables, c: Components) -> None:
    found.card_ids = list(c.face)
    found.space_ids = list(c.space)
    found.structure_ids = list(c.structure)
    found.bird_ids = list(c.bird)
    found.favour_ids = list(c.favour)
    found.objective_ids = list(c.objective)
    found.queen_ids = list(c.queen)
    found.start_ids = list(c.start_card)
    found.solo_ids = list(c.solo_tile)
    found.spot_ids = list(c.spot)
    found.tile_ids = list(c.tile)
