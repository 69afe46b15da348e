"""The definition of Kingdom Crossing: its tables, its names, and how a state starts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.config import Config, Option, check_option
from regalia.core.errors import ConfigError
from regalia.core.fields.attributes import check_holder
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.kingdom_crossing import actions as act
from regalia.games.kingdom_crossing import chances, setup
from regalia.games.kingdom_crossing import tables as t
from regalia.games.kingdom_crossing.fields import FIELDS
from regalia.games.kingdom_crossing.flow import FLOW, STEPS
from regalia.games.kingdom_crossing.load import Components, components, tables_of
from regalia.games.kingdom_crossing.player import Player
from regalia.games.kingdom_crossing.reasons import REASONS
from regalia.games.kingdom_crossing.state import Crossing

TINCTURES = {"grey": 5, "orange": 2, "purple": 4, "white": 6, "paco_paca": 1}

ALL_EASY = Option("flag", clause="CROSSING-SETUP-07")


class KingdomCrossing(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons, self.steps, self.flow, self.fields = REASONS, STEPS, FLOW, FIELDS
        FIELDS.check_declared(Crossing)
        check_holder(Player, FIELDS, "players")
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)

    def configured(self, players: int | None, mode: str | None, options: Mapping[str, Any]) -> Config:
        """CROSSING-SETUP-07: `all_easy_objectives`, the rulebook's option, is another word for objectives=all_easy.

        Games stored under rules 1 call the first seat `seat_1`.
        """
        given = dict(options)
        if "all_easy_objectives" in given:
            easy = given.pop("all_easy_objectives")
            sides = "all_easy" if check_option("all_easy_objectives", ALL_EASY, easy, 0) else "random"
            if given.setdefault("objectives", sides) != sides:
                raise ConfigError(
                    "option-value", "CROSSING-SETUP-07", option="all_easy_objectives", value=str(easy), values="true, false"
                )
        if given.get("first_player") == "seat_1":
            given["first_player"] = 1
        return super().configured(players, mode, given)

    def start(self, config: Config) -> Crossing:
        g = self.blank(config)
        sides = setup.SIDES.index(str(config.options["objectives"]))
        first = config.seat("first_player")
        setup.prepare(g, sides, t.NONE if first is None else first)
        return g

    def blank(self, config: Config) -> Crossing:
        solo = config.mode == "solo"
        tables = tables_of(config.pack)
        rests = tables.rest_tiles[self.components.level[str(config.options["level"])]] if solo else 0
        g = Crossing(self, config, tables, config.seats, solo, rests)
        g.lay_out()
        return g

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        """The tinctures nearest to the players' colours: sable, gules, rose and argent; Paco & Paca are azure."""
        return TINCTURES[view["table"]["seats"][seat]]

    def seat_key(self, config: Config, seat: int) -> str:
        if config.mode == "solo" and seat == 1:
            return "automa-paco_paca"
        return f"player-{self.components.material.player_colours.ids[seat]}"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        c = self.components
        found: dict[str, dict[str, str]] = {}
        groups: dict[str, list[Any]] = {
            "card": [*c.characters, *c.structures, *c.empty_tiles],
            "structure": [*c.structures, c.house_card],
            "income": [*c.board.guild, *c.structures, c.house_card],
            "deck": list(c.types),
            "bird": list(c.birds),
            "colour": list(c.colours),
            "queen": list(c.queens),
            "objective": list(c.objectives),
            "favour": list(c.favours),
            "start": list(c.start_cards),
            "tile": list(c.tiles),
            "guild": list(c.board.guild),
            "resource": list(c.board.track),
            "spot": list(c.board.spot),
            "region": list(c.map.region),
            "bridge": list(c.map.bridge),
            "solo": list(c.solo.tile),
            "choice-level": list(c.solo.level),
        }
        for prefix, entries in groups.items():
            for entry in entries:
                found[f"{prefix}-{entry.id}"] = {"en": entry.name_en, "fr": entry.name_fr}
        texts: list[Any] = [*c.characters, *c.structures, c.house_card, *c.favours, *c.queens]
        for card in texts:
            found[f"effect-{card.id}"] = {"en": card.text_en, "fr": card.text_fr}
        for empty in c.empty_tiles:
            found[f"effect-{empty.id}"] = {"en": empty.name_en, "fr": empty.name_fr}
        for tile in c.objectives:
            found[f"effect-{tile.id}-easy"] = {"en": tile.text_easy_en, "fr": tile.text_easy_fr}
            found[f"effect-{tile.id}-hard"] = {"en": tile.text_hard_en, "fr": tile.text_hard_fr}
        colours = c.material.player_colours
        for n, id in enumerate(colours.ids):
            found[f"player-{id}"] = {"en": colours.name_en[n], "fr": colours.name_fr[n]}
        found["automa-paco_paca"] = {"en": c.solo.automa.name_en, "fr": c.solo.automa.name_fr}
        return found


def _catalogue(c: Components) -> Catalogue:
    catalogue = Catalogue()
    incomes = [*t.GUILD_IDS, *c.structure]
    catalogue.block("pick_start", act.A_PICK_START, list(c.start_card), "start")
    catalogue.block("spot", act.A_SPOT, list(c.spot), "spot")
    catalogue.block("invest", act.A_ADVANCE, ["advance", "collect"])
    catalogue.block("income_next", act.A_INCOME, incomes, "income")
    catalogue.block("rest", act.A_REST, list(c.tile), "tile")
    catalogue.block("work", act.A_WORK, list(c.tile), "tile")
    catalogue.block("trade", act.A_TRADE, [*t.TRACK_IDS, "skip"], "resource")
    catalogue.block("balloon_before", act.A_BEFORE, [*t.REGION_IDS, "skip"], "region")
    catalogue.block("bridge", act.A_BRIDGE, list(c.bridge), "bridge")
    catalogue.block("balloon_after", act.A_AFTER, [*t.REGION_IDS, "skip"], "region")
    catalogue.block("card", act.A_CARD, list(c.face), "card")
    catalogue.block("structure", act.A_STRUCTURE, [*c.structure, "stop"], "structure")
    catalogue.block("upgrade", act.A_UPGRADE, [*c.tile, "vp"], "tile")
    catalogue.block("resource", act.A_RESOURCE, t.TRACK_IDS, "resource")
    catalogue.block("deco_mode", act.A_TWO_SINGLE, ["two_single", "double"])
    catalogue.block("take_bird", act.A_TAKE_BIRD, list(c.bird), "bird")
    catalogue.block("house", act.A_HOUSE, [*t.REGION_IDS, "skip"], "region")
    catalogue.block("favour", act.A_FAVOUR, ["1", "2", "3", "random"])
    catalogue.block("claim", act.A_CLAIM, [*c.objective, "done"], "objective")
    catalogue.block("evening_income", act.A_EVENING, incomes, "income")
    catalogue.single("pass", act.A_PASS)
    assert len(catalogue) == act.A_COUNT
    return catalogue


def _chance(c: Components) -> ChanceTable:
    table = ChanceTable()
    table.add(chances.C_DECK, "deck", list(c.deck))
    table.add(chances.C_CARD, "card", list(c.card))
    table.add(chances.C_OBJECTIVE, "objective", list(c.objective))
    table.add(chances.C_SIDE, "side", ["easy", "hard"])
    table.add(chances.C_FAVOUR, "favour", list(c.favour))
    table.add(chances.C_START, "start_card", list(c.start_card))
    table.add(chances.C_FACE, "face", ["A", "B"])
    table.add(chances.C_FIRST, "first_player", list(c.player))
    table.add(chances.C_BIRD, "bird", list(c.bird))
    table.add(chances.C_QUEEN, "queen", list(c.queen))
    table.add(chances.C_EMPTY, "empty_tile", list(c.empty_tile))
    table.add(chances.C_SOLO, "solo_tile", list(c.solo_tile))
    return table
