"""What the rules rely on must hold for a pack too: the checks of the files as a whole (entries.py checks entry by entry)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.load import entries
from regalia.games.kingdom_crossing.load.entries import MOST, count, not_allowed, within

if TYPE_CHECKING:
    from regalia.games.kingdom_crossing.load.types import Effect
    from regalia.games.kingdom_crossing.load.whole import Components

FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "coins": ({"n"}, set()),
    "vp": ({"n"}, set()),
    "resource": ({"n", "type"}, set()),
    "coins_per_paw": ({"n"}, set()),
    "coins_minus_paws": ({"base"}, set()),
    "resource_per_paw_pair": ({"n", "type"}, set()),
    "vp_per_paw_pair": ({"n"}, set()),
    "decoration": ({"decor", "mode"}, {"min_paws"}),
    "resource_choice": ({"n"}, {"distinct"}),
    "resource_choice_per_house": ({"n"}, set()),
    "structure_trigger": ({"n", "distinct"}, {"up_to"}),
    "upgrade": ({"n", "fallback_vp"}, set()),
    "take_bird": (set(), set()),
    "coins_per": ({"n", "what"}, {"guild"}),
    "vp_per": ({"n", "what"}, {"guild"}),
    "invest": ({"n"}, set()),
    "favour": ({"n"}, set()),
}
"""Per kind: the fields it needs, and those it may have."""

BEFORE_PAYMENT = {
    "coins",
    "vp",
    "resource",
    "coins_per_paw",
    "coins_minus_paws",
    "vp_per_paw_pair",
    "decoration",
    "structure_trigger",
    "upgrade",
    "coins_per",
    "vp_per",
    "invest",
    "favour",
}
"""The kinds that the look-ahead of CROSSING-WORK-06 knows."""

HIGHEST_FALLBACK = 9
MOST_OF = {
    "resource": 10,
    "structure_trigger": 4,
    "resource_choice": 10,
    "resource_choice_per_house": 4,
    "invest": entries.MOST_INVESTMENTS,
    "upgrade": t.TILES,
    "favour": 4,
}
"""The largest `n` of an effect that asks as often as that, or that the look-ahead follows choice by choice."""


class Checks:
    """`standard` are the components without the pack."""

    def __init__(self, c: Components, standard: Components) -> None:
        self.c = c
        self.standard = standard

    def all(self) -> None:
        entries.check_material(self.c.material, self.standard.material)
        self._counts()
        self._order()
        self._map()
        self._cards()
        self._boards()
        self._tree_board()
        self._effects()
        self._numbers()

    def _counts(self) -> None:
        """CROSSING-COMP-01: as many of everything as the box holds."""
        c = self.c
        wanted: dict[str, tuple[Sequence[Any], int]] = {
            "characters.type": (c.types, 8),
            "characters.card": (c.characters, t.CHARACTERS),
            "structures.structure": (c.structures, 20),
            "birds.token": (c.birds, t.BIRDS),
            "queens.queen": (c.queens, t.QUEENS),
            "objectives.tile": (c.objectives, t.OBJECTIVES),
            "favours.favour": (c.favours, t.FAVOURS),
            "start_cards.card": (c.start_cards, t.START_CARDS),
            "action_tiles.tile": (c.tiles, t.TILES),
            "player_board.spot": (c.board.spot, t.SPOTS),
            "tokens.empty_deck": (c.empty_tiles, t.EMPTY_TILES),
            "solo.tile": (c.solo.tile, t.SOLO_TILES),
            "solo.level": (c.solo.level, 4),
        }
        for where, (found, expected) in wanted.items():
            count(where, "CROSSING-COMP-01", len(found), expected)

    def _order(self) -> None:
        """The rules count on the order of a few files, which no pack can change but a broken file could."""
        c = self.c
        _same("map.region", c.map.region, t.REGION_IDS)
        _same("map.bridge", c.map.bridge, t.BRIDGE_IDS)
        _same("player_board.guild", c.board.guild, t.GUILD_IDS)
        _same("player_board.track", c.board.track, t.TRACK_IDS)
        _same("birds.kind", c.colours, t.COLOUR_IDS)
        for n, card in enumerate(c.characters):
            if card.type != c.types[n // t.DECK_SIZE].id:
                raise not_allowed(f"characters.{card.id}.type", "CROSSING-SETUP-01", card.type)
        for n, structure in enumerate(c.structures):
            if structure.deck != ("building", "transport")[n // t.DECK_SIZE]:
                raise not_allowed(f"structures.{structure.id}.deck", "CROSSING-SETUP-01", structure.deck)

    def _map(self) -> None:
        """Part 3 of the rules: 10 spaces, bridges between two different regions, a Bird colour for each region."""
        c = self.c
        entries.check_spaces(c, list(self.standard.space))
        for bridge in c.map.bridge:
            if len(set(bridge.between)) != 2 or len(bridge.between) != 2:
                raise not_allowed(f"map.{bridge.id}.between", "CROSSING-MOVE-01", ",".join(bridge.between))
        if sorted(c.map.clockwise) != sorted(t.REGION_IDS):
            raise not_allowed("map.clockwise", "CROSSING-SOLO-14", ",".join(c.map.clockwise))
        for region in c.map.region:
            kind = next(kind for kind in c.colours if kind.id == region.bird)
            if kind.region != region.id:
                raise not_allowed(f"map.{region.id}.bird", "CROSSING-SETUP-04", f"{region.bird}, birds.{kind.id}: {kind.region}")
            count(f"birds.{kind.id}.per_round", "CROSSING-COMP-08", kind.per_round, len(region.spaces))
            count(f"birds.{kind.id}.count", "CROSSING-COMP-08", kind.count, t.ROUNDS * kind.per_round)
            count(f"birds.{kind.id}", "CROSSING-SETUP-04", sum(b.kind == kind.id for b in c.birds), kind.count)

    def _cards(self) -> None:
        c = self.c
        for card in c.structures:
            if card.deck == "building" and card.cost:
                raise not_allowed(f"structures.{card.id}.cost", "CROSSING-BUY-05", str(card.cost))
        entries.check_cards(c)

    def _boards(self) -> None:
        """CROSSING-COMP-06: the tokens of a decoration are four boards' spots."""
        c = self.c
        entries.check_guilds(c)
        entries.check_spots(c)
        for token in c.decorations:
            spots = [s for s in c.board.spot if (s.decor, s.symbols, s.stars) == (token.decor, token.symbols, token.stars)]
            count(f"tokens.{token.id}.count", "CROSSING-COMP-06", token.count, 4 * len(spots))
        count("tokens.decoration", "CROSSING-COMP-06", sum(token.count for token in c.decorations), 4 * t.SPOTS)
        for spot in c.board.spot:
            within(f"player_board.{spot.id}.passed_at", "CROSSING-DECO-03", spot.passed_at, 1, t.LAST_SQUARE)
        for track in c.board.track:
            within(f"player_board.{track.id}.bonus_square", "CROSSING-TRACK-03", track.bonus_square, 1, t.LAST_SQUARE - 1)
        values = c.board.structure_value.vp_by_lowest_square
        count("player_board.structure_value", "CROSSING-END-07", len(values), t.LAST_SQUARE + 1)
        count("investment.vp", "CROSSING-END-04", len(c.investment.vp), len(c.investment.coins))
        within("investment.coins", "CROSSING-INV-01", len(c.investment.coins), 5, 15)
        for n, tile in enumerate(c.tiles):
            entries.check_tile(tile, n == t.QUEEN_TILE)

    def _tree_board(self) -> None:
        c = self.c
        entries.check_objectives(c)
        for favour in c.favours:
            known: dict[str, Sequence[str]] = {"resource": t.TRACK_IDS, "guild_card": t.GUILD_IDS, "bird": [*t.COLOUR_IDS, "any"]}
            if favour.per not in t.PERS:
                raise not_allowed(f"favours.{favour.id}.per", "CROSSING-END-08", favour.per)
            if favour.arg not in known.get(favour.per, [""]):
                raise not_allowed(f"favours.{favour.id}.arg", "CROSSING-END-08", favour.arg)
        spaces = sorted(tile.space for tile in c.solo.tile if tile.kind == "bird")
        if spaces != sorted(c.space) or sum(tile.kind == "crown" for tile in c.solo.tile) != 1:
            raise not_allowed("solo.tile", "CROSSING-SOLO-05", ",".join(spaces))
        entries.check_solo(c.solo, c)
        rests = sum(tile.kind == "rest" for tile in c.solo.tile)
        for level in c.solo.level:
            within(f"solo.{level.id}.rest_tiles", "CROSSING-SOLO-05", level.rest_tiles, 0, rests)

    def _effects(self) -> None:
        for where, effect, before in self._every_effect():
            _check_effect(where, effect)
            if before and not _known_to_look_ahead(effect):
                raise not_allowed(f"{where}.effect", "CROSSING-WORK-06", effect.kind)
        for card in [*self.c.structures, self.c.house_card]:
            if card.effect.kind == "structure_trigger":  # would trigger itself for ever
                raise not_allowed(f"structures.{card.id}.effect", "CROSSING-EFF-09", card.effect.kind)

    def _every_effect(self) -> Iterator[tuple[str, Effect, bool]]:
        """Every effect with its place, and whether it may happen before a payment."""
        c = self.c
        yield from ((f"characters.{card.id}", card.effect, False) for card in c.characters)
        yield from ((f"structures.{card.id}", card.effect, True) for card in [*c.structures, c.house_card])
        yield from ((f"birds.{bird.id}", bird.effect, True) for bird in c.birds)
        yield from ((f"queens.{queen.id}", queen.effect, False) for queen in c.queens)
        yield from ((f"player_board.{guild.id}.income", guild.income, False) for guild in c.board.guild)
        for track in c.board.track:
            yield f"player_board.{track.id}.bonus", track.bonus, True
            yield f"player_board.{track.id}.final_bonus", track.final_bonus, True
        for tile in c.tiles:
            for side in (tile.base, tile.upgraded):
                if side.before_move is not None:
                    yield f"action_tiles.{tile.id}.before_move", side.before_move, True
        for empty in c.empty_tiles:
            yield from ((f"tokens.{empty.id}", effect, False) for effect in empty.effect)

    def _numbers(self) -> None:
        """No negative cost or gain, nothing so large that it could not be meant."""
        c = self.c
        found: list[tuple[str, int]] = [(f"characters.{card.id}.cost", card.cost) for card in c.characters]
        found += [(f"structures.{card.id}.cost", card.cost) for card in c.structures]
        found += [("map.balloon.cost_same_region", c.map.balloon.cost_same_region)]
        found += [("map.balloon.cost_other_region", c.map.balloon.cost_other_region)]
        found += [("map.paws.vp_for_sixth", c.map.paws.vp_for_sixth), ("map.paws.vp_for_seventh", c.map.paws.vp_for_seventh)]
        found += [(f"favours.{favour.id}.vp", favour.vp) for favour in c.favours]
        found += [(f"investment.coins[{n}]", coins) for n, coins in enumerate(c.investment.coins)]
        found += [(f"investment.vp[{n}]", vp) for n, vp in enumerate(c.investment.vp)]
        values = c.board.structure_value.vp_by_lowest_square
        found += [(f"player_board.structure_value[{n}]", vp) for n, vp in enumerate(values)]
        found += [(f"player_board.{spot.id}.stars", spot.stars) for spot in c.board.spot]
        found += [("solo.favour_vp_per_rest_tile", c.solo.favour_vp_per_rest_tile)]
        for where, number in found:
            within(where, "CROSSING-COMP-01", number, 0, MOST)
        within("investment.end_conversion", "CROSSING-END-02", c.investment.end_conversion.coins_per_step, 1, MOST)
        # 4 turns of tiles must fit into the smallest solo deck
        within("solo.cards_per_turn", "CROSSING-SOLO-08", c.solo.cards_per_turn, 1, 11 // t.ACTIONS_PER_ROUND)


def _check_effect(where: str, effect: Effect) -> None:
    if effect.kind not in FIELDS:
        raise not_allowed(f"{where}.effect.kind", "CROSSING-EFF-01", effect.kind)
    needed, possible = FIELDS[effect.kind]
    given = {f for f in effect.__struct_fields__ if f != "kind" and getattr(effect, f) is not None}
    wrong = sorted(needed - given) + sorted(given - needed - possible)
    if effect.what is not None and (effect.what not in t.COUNTED or (effect.what == "guild_card") != (effect.guild is not None)):
        wrong.append("what")
    if effect.mode == "two_single_or_double" and effect.decor == "either":
        wrong.append("mode")
    if wrong:
        raise not_allowed(f"{where}.effect.{wrong[0]}", "CROSSING-EFF-01", str(getattr(effect, wrong[0])))
    most = 4 if effect.kind == "resource_choice" and effect.distinct else MOST_OF.get(effect.kind, MOST)
    within(f"{where}.effect.n", "CROSSING-EFF-01", 1 if effect.n is None else effect.n, 0, most)
    within(f"{where}.effect.min_paws", "CROSSING-EFF-05", effect.min_paws or 0, 0, t.BRIDGES)
    within(f"{where}.effect.base", "CROSSING-EFF-03", effect.base or 0, 0, MOST)
    within(f"{where}.effect.fallback_vp", "CROSSING-INC-07", effect.fallback_vp or 0, 0, HIGHEST_FALLBACK)


def _known_to_look_ahead(effect: Effect) -> bool:
    if effect.kind == "decoration":
        return effect.mode == "single"
    if effect.kind == "structure_trigger":
        return effect.n == 1 and not effect.up_to
    return effect.kind in BEFORE_PAYMENT


def _same(where: str, entries: Sequence[Any], ids: Sequence[str]) -> None:
    found = [entry.id for entry in entries]
    if found != list(ids):
        raise not_allowed(where, "CROSSING-COMP-01", ",".join(found))
