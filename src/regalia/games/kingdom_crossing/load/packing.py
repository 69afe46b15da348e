"""Packs the component files into the tables of numbers that the rules use."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regalia.core.packing import packed, row
from regalia.core.packs import PACKS, Pack
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.load.types import Condition, Effect
from regalia.games.kingdom_crossing.load.whole import Components, components


@lru_cache(maxsize=PACKS)
def tables_of(pack: Pack | None) -> t.Tables:
    return _Packing(components(pack)).found


class _Packing:
    def __init__(self, c: Components) -> None:
        self.c = c
        self.found = t.Tables()
        self.effects: list[Effect] = []
        self._map()
        self._cards()
        self._birds()
        self._tiles()
        self._board()
        self._start_cards()
        self._tree_board()
        self._solo()
        self._ids()
        self._effects()

    # -- effects -------------------------------------------------------------------------------

    def effect(self, effect: Effect | None) -> int:
        """The number of a new row of effects; NONE for no effect."""
        if effect is None:
            return t.NONE
        self.effects.append(effect)
        return len(self.effects) - 1

    def _effects(self) -> None:
        found, effects = self.found, self.effects
        found.e_kind = packed(t.KINDS.index(e.kind) for e in effects)
        found.e_n = packed(e.base if e.base is not None else 1 if e.n is None else e.n for e in effects)
        found.e_of = packed(self._of(e) for e in effects)
        found.e_guild = packed(t.NONE if e.guild is None else self.c.guild[e.guild] for e in effects)
        found.e_min_paws = packed(e.min_paws or 0 for e in effects)
        found.e_fallback = packed(e.fallback_vp or 0 for e in effects)
        found.e_distinct = packed(int(bool(e.distinct)) for e in effects)
        found.e_up_to = packed(int(bool(e.up_to)) for e in effects)
        found.e_two = packed(int(e.mode == "two_single_or_double") for e in effects)

    def _of(self, effect: Effect) -> int:
        """The resource, what is counted, or the decoration."""
        if effect.type is not None:
            return self.c.track[effect.type]
        if effect.what is not None:
            return t.COUNTED.index(effect.what)
        return t.NONE if effect.decor is None else t.DECORS.index(effect.decor)

    # -- the map -------------------------------------------------------------------------------

    def _map(self) -> None:
        found, c = self.found, self.c
        ends = [[c.region[name] for name in bridge.between] for bridge in c.map.bridge]
        across = [{a: b, b: a} for a, b in ends]
        found.other_end = packed(other.get(region, t.NONE) for other in across for region in range(t.REGIONS))
        sizes = [len(region.spaces) for region in c.map.region]
        found.region_of_space = packed(region for region, size in enumerate(sizes) for _ in range(size))
        found.first_space = packed(sum(sizes[:region]) for region in range(t.REGIONS + 1))
        found.colour_of_region = packed(c.colour[region.bird] for region in c.map.region)
        order = [c.region[name] for name in c.map.clockwise]
        found.clockwise = packed(order[(order.index(region) + 1) % t.REGIONS] for region in range(t.REGIONS))
        found.flight_here = c.map.balloon.cost_same_region
        found.flight_elsewhere = c.map.balloon.cost_other_region
        found.vp_sixth = c.map.paws.vp_for_sixth
        found.vp_seventh = c.map.paws.vp_for_seventh
        self._walk_ends()

    def _walk_ends(self) -> None:
        """END of the look-ahead: for region, mask of Paw markers and 0 to 3 crossings, the regions where a walk can end."""
        found = self.found
        found.ends = row(t.REGIONS * t.WALKS, 0)
        for n in range(4):
            for region in range(t.REGIONS):
                for mask in range(1 << t.BRIDGES):
                    reached = 1 << region if n == 0 else self._reached(region, mask, n)
                    found.ends[region * t.WALKS + mask * 4 + n] = reached

    def _reached(self, region: int, mask: int, n: int) -> int:
        reached = 0
        for bridge in range(t.BRIDGES):
            to = self.found.other_end[bridge * t.REGIONS + region]
            if to != t.NONE and not mask >> bridge & 1:
                reached |= self.found.ends[to * t.WALKS + (mask | 1 << bridge) * 4 + n - 1]
        return reached

    # -- cards and tokens ----------------------------------------------------------------------

    def _cards(self) -> None:
        found, c = self.found, self.c
        cards = [*c.characters, *c.structures]
        found.cost = packed([*(card.cost for card in cards), *([0] * t.EMPTY_TILES)])
        found.guild = packed(c.guild[card.guild] for card in c.characters)
        effects = [self.effect(card.effect) for card in cards]
        found.card_effect = packed(effects)
        found.structure_effect = packed([*effects[t.CHARACTERS :], self.effect(c.house_card.effect)])
        rows = [[self.effect(effect) for effect in tile.effect] for tile in c.empty_tiles]
        found.empty_effect = packed(n for row in rows for n in [*row, *([t.NONE] * (t.EMPTY_EFFECTS - len(row)))])
        found.queen_guild = packed(c.guild[queen.guild] for queen in c.queens)
        found.queen_effect = packed(self.effect(queen.effect) for queen in c.queens)

    def _birds(self) -> None:
        found, c = self.found, self.c
        colours = [c.colour[bird.kind] for bird in c.birds]
        found.colour = packed(colours)
        found.colour_mask = packed(sum(1 << n for n, one in enumerate(colours) if one == colour) for colour in range(t.COLOURS))
        found.mark = packed(bird.mark for bird in c.birds)
        found.bird_effect = packed(self.effect(bird.effect) for bird in c.birds)

    def _tiles(self) -> None:
        found = self.found
        sides = [side for tile in self.c.tiles for side in (tile.base, tile.upgraded)]
        found.bridges = packed(tile.bridges for tile in self.c.tiles)
        found.rest_coins = packed(side.rest_coins for side in sides)
        found.before_move = packed(self.effect(side.before_move) for side in sides)
        found.double_bird = packed(int(side.double_bird) for side in sides)
        found.trade_cost = packed(side.trade_cost for side in sides)
        found.queen_times = packed(side.queen_effect_times for side in sides)

    # -- boards --------------------------------------------------------------------------------

    def _board(self) -> None:
        found, c = self.found, self.c
        found.income = packed(self.effect(guild.income) for guild in c.board.guild)
        found.guild_track = packed(c.track[guild.resource] if guild.resource else t.NONE for guild in c.board.guild)
        found.bonus_square = packed(track.bonus_square for track in c.board.track)
        found.bonus = packed(self.effect(track.bonus) for track in c.board.track)
        found.final_bonus = packed(self.effect(track.final_bonus) for track in c.board.track)
        self._spots()
        found.structure_value = packed(c.board.structure_value.vp_by_lowest_square)
        found.invest_coins = packed(c.investment.coins)
        found.invest_vp = packed(c.investment.vp)
        found.last_invest = len(c.investment.coins) - 1
        found.coins_per_step = c.investment.end_conversion.coins_per_step

    def _spots(self) -> None:
        found, spots = self.found, self.c.board.spot
        found.spot_track = packed(self.c.track[spot.track] for spot in spots)
        found.spot_stars = packed(spot.stars for spot in spots)
        found.spot_passed = packed(spot.passed_at for spot in spots)
        fitting = [0] * (t.DOUBLE + 2)
        for n, spot in enumerate(spots):
            fitting[t.DECORS.index(spot.decor) + (0 if spot.symbols == 1 else t.DOUBLE)] |= 1 << n
        fitting[t.EITHER] = fitting[t.FLOWER] | fitting[t.SCULPTURE]
        found.fitting = packed(fitting)

    def _start_cards(self) -> None:
        found, c = self.found, self.c
        home = {colour: region for region, colour in enumerate(found.colour_of_region)}
        faces = [(card, face) for card in c.start_cards for face in card.face]
        found.start_region = packed(home[c.colour[face.bird or card.bird]] for card, face in faces)
        found.start_guild = packed(c.guild[face.guild] for _, face in faces)
        found.start_coins = packed(face.coins for _, face in faces)
        found.start_invest = packed(face.invest for _, face in faces)
        found.start_decor = packed(t.DECORS.index(face.decoration) if face.decoration else t.NONE for _, face in faces)
        given: list[dict[Any, int]] = [{**face.resources} for _, face in faces]
        found.start_resources = packed(resources.get(track, 0) for resources in given for track in t.TRACK_IDS)

    def _tree_board(self) -> None:
        found, c = self.found, self.c
        found.needs = packed(n for tile in c.objectives for side in (tile.easy, tile.hard) for n in _needs(side))
        found.automa_claims = packed(int(tile.automa_can_claim) for tile in c.objectives)
        slots = [points for tile in c.objectives for points in (tile.easy.slots or c.slots.easy, tile.hard.slots or c.slots.hard)]
        found.slot_vp = packed(vp for points in slots for vp in points)
        args = {"resource": c.track, "guild_card": c.guild, "bird": c.colour}
        found.favour_per = packed(t.PERS.index(favour.per) for favour in c.favours)
        found.favour_arg = packed(args.get(favour.per, {}).get(favour.arg, t.NONE) for favour in c.favours)
        found.favour_vp = packed(favour.vp for favour in c.favours)

    def _solo(self) -> None:
        found, solo = self.found, self.c.solo
        found.solo_kind = packed(t.SOLO_KINDS.index(tile.kind) for tile in solo.tile)
        found.solo_space = packed(self.c.space.get(tile.space, t.NONE) for tile in solo.tile)
        found.rest_tiles = packed(level.rest_tiles for level in solo.level)
        found.tiles_per_turn = solo.cards_per_turn
        found.favour_vp_per_rest = solo.favour_vp_per_rest_tile
        found.deer_order = packed(self.c.track[name] for name in solo.automa.deer_tie_order)

    def _ids(self) -> None:
        found, c = self.found, self.c
        found.card_ids, found.space_ids, found.deck_ids = list(c.face), list(c.space), list(c.deck)
        found.structure_ids, found.bird_ids, found.favour_ids = list(c.structure), list(c.bird), list(c.favour)
        found.objective_ids, found.place_ids, found.queen_ids = list(c.objective), list(c.place), list(c.queen)
        found.start_ids, found.solo_ids, found.spot_ids = list(c.start_card), list(c.solo_tile), list(c.spot)
        found.tile_ids, found.empty_ids, found.player_ids = list(c.tile), list(c.empty_tile), list(c.player)


def _needs(side: Condition) -> list[int]:
    needed = [side.wood, side.stone, side.sap, side.food, side.flower, side.sculpture]
    return needed + [side.n if side.kind == kind else 0 for kind in ("houses", "structures", "birds")] + [side.steps]
