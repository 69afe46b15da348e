"""The definition of Medieval Realms: its tables, how a state starts, and the names of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.medieval_realms import actions as act
from regalia.games.medieval_realms import chances, setup
from regalia.games.medieval_realms.fields import FIELDS
from regalia.games.medieval_realms.flow import FLOW, STEPS
from regalia.games.medieval_realms.load import Components, components, name_key, tables_of
from regalia.games.medieval_realms.load.names import names_of, pack_names
from regalia.games.medieval_realms.reasons import REASONS
from regalia.games.medieval_realms.state import NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.tables import CURRENT, MOST_SEATS, UPCOMING

SOLO = "solo_regent"
# The tincture nearest to each ruler's colour; the Regent is sable.
TINCTURES = {"ruler_red": 2, "ruler_blue": 1, "ruler_green": 3, "ruler_yellow": 6, "ruler_violet": 4}
SABLE = 5


class MedievalRealms(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons, self.steps, self.flow, self.fields = REASONS, STEPS, FLOW, FIELDS
        FIELDS.check_declared(Realms)
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)

    def start(self, config: Config) -> Realms:
        g = self.blank(config)
        setup.prepare(g)
        return g

    def blank(self, config: Config) -> Realms:
        level = NO_LEVEL
        if config.mode == SOLO:
            level = self.components.difficulty[str(config.options["difficulty"])]
        g = Realms(self, config, tables_of(config.pack, config.seats), config.seats, level)
        g.lay_out()
        return g

    def check_pack(self, pack: Pack | None) -> None:
        """Also makes the pack's names known: each under a key of its own, so that other tables keep theirs."""
        components(pack)
        if pack is not None:
            self.texts.add_names(pack_names(pack))

    def view_scores(self, state: Realms, seat: int) -> list[int] | None:
        """Public at any time: no point depends on a placement (REALMS-INFO-01)."""
        return [int(score) for score in state.scores()]

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        if view["mode"] == SOLO and seat == REGENT:
            return SABLE
        return TINCTURES[self.components.game.ruler[seat].id]

    def seat_key(self, config: Config, seat: int) -> str:
        if config.mode == SOLO and seat == REGENT:
            return "regent"
        return name_key(config.pack, f"ruler-{self.components.game.ruler[seat].id}")

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return names_of(self.components)


def _catalogue(c: Components) -> Catalogue:
    resources, cards = list(c.resource), list(c.card)
    places = [*resources, *c.terrain]
    catalogue = Catalogue()
    catalogue.block("pick_first", act.A_PICK_FIRST, resources, "token")
    catalogue.block("pick_second", act.A_PICK_SECOND, resources, "token")
    catalogue.block("place_mayor", act.A_PLACE_MAYOR, places, "place")
    catalogue.block("place_decoy", act.A_PLACE_DECOY, places, "place")
    catalogue.block("place_general", act.A_PLACE_GENERAL, places, "place")
    catalogue.block("place_admiral", act.A_PLACE_ADMIRAL, places, "place")
    catalogue.block("activate", act.A_ACTIVATE, [str(slot) for slot in range(1, CURRENT + 1)])
    catalogue.block("play", act.A_PLAY, cards, "card")
    catalogue.single("pass", act.A_PASS)
    catalogue.block("bid", act.A_BID, [str(amount) for amount in range(act.HIGHEST_BID + 1)])
    catalogue.single("drop", act.A_DROP)
    catalogue.block("choose_bonus", act.A_CHOOSE_BONUS, resources, "token")
    catalogue.block("choose_lis", act.A_CHOOSE_LIS, resources, "token")
    catalogue.block("take", act.A_TAKE, [str(slot) for slot in range(1, CURRENT + 1)])
    catalogue.single("decline", act.A_DECLINE)
    catalogue.block("activate_upcoming", act.A_ACTIVATE_UPCOMING, [str(slot) for slot in range(1, UPCOMING + 1)])
    catalogue.block("discard", act.A_DISCARD, cards, "card")
    catalogue.block("trade", act.A_TRADE, resources, "token")
    assert len(catalogue) == act.A_COUNT
    return catalogue


def _chance(c: Components) -> ChanceTable:
    resources = list(c.resource)
    table = ChanceTable()
    table.add(chances.C_CARD, "card", list(c.card))
    table.add(chances.C_SEAT, "seat", [str(seat) for seat in range(MOST_SEATS)])
    table.add(chances.C_PAIR, "pair", ["+".join(pair) for pair in combinations(resources, 2)])
    table.add(chances.C_SLOT, "slot", list(c.slot))
    table.add(chances.C_TERRAIN, "terrain", list(c.terrain))
    return table
