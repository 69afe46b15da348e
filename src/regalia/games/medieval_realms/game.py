"""The definition of Medieval Realms: its tables, and how a state starts, is written, read and shown."""

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
from regalia.core.position import Reader
from regalia.core.step import Step, StepBook
from regalia.drawing.parts import Parts
from regalia.drawing.scene import Scene
from regalia.games.medieval_realms import actions as act
from regalia.games.medieval_realms import board, draws, position, setup, terminal, view
from regalia.games.medieval_realms.board import tips
from regalia.games.medieval_realms.component_tables import tables_of
from regalia.games.medieval_realms.components import Components, components
from regalia.games.medieval_realms.reasons import REASONS
from regalia.games.medieval_realms.state import NO_LEVEL, REGENT, Realms
from regalia.games.medieval_realms.steps import action, auction, choices, effects, picks, placement, production, rounds
from regalia.games.medieval_realms.tables import CURRENT, MOST_SEATS, UPCOMING

SOLO = "solo_regent"
# The tincture nearest to each ruler's colour; the Regent is sable.
TINCTURES = {"ruler_red": 2, "ruler_blue": 1, "ruler_green": 3, "ruler_yellow": 6, "ruler_violet": 4}
SABLE = 5


class MedievalRealms(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons = REASONS
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)
        self.steps = _steps()

    def start(self, config: Config) -> Realms:
        g = self.blank(config)
        setup.prepare(g)
        return g

    def blank(self, config: Config) -> Realms:
        level = NO_LEVEL
        if config.mode == SOLO:
            level = self.components.difficulty[str(config.options["difficulty"])]
        g = Realms(self, config, tables_of(config.pack, config.seats), config.seats, level)
        g.clear_table()
        return g

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def write_fields(self, state: Realms) -> dict[str, Any]:
        return position.write(self.components, state)

    def read_fields(self, state: Realms, reader: Reader) -> None:
        position.read(self.components, state, reader)

    def check(self, state: Realms) -> None:
        position.check(self.components, state)

    def view_fields(self, state: Realms, seat: int) -> dict[str, Any]:
        return view.build(self.components, state, seat)

    def view_scores(self, state: Realms, seat: int) -> list[int] | None:
        """Public at any time: no point depends on a placement (REALMS-INFO-01)."""
        return [int(score) for score in state.scores()]

    def draw_text(self, view: dict[str, Any], lang: str, colour: bool) -> str:
        return terminal.draw(self, view, lang, colour)

    def draw(self, scene: Scene) -> Parts:
        return board.draw(scene)

    def tip(self, lang: str, id: str, pack: Pack | None = None) -> tuple[str, str, str] | None:
        return tips.tip(self, lang, id, pack)

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        if view["mode"] == SOLO and seat == REGENT:
            return SABLE
        return TINCTURES[self.components.game.ruler[seat].id]

    def seat_key(self, config: Config, seat: int) -> str:
        if config.mode == SOLO and seat == REGENT:
            return "regent"
        return f"ruler-{self.components.game.ruler[seat].id}"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        c = self.components
        found: dict[str, dict[str, str]] = {}
        groups: dict[str, list[Any]] = {
            "card": c.cards,
            "kind": c.kinds,
            "score": c.kinds,
            "resource": c.game.resource,
            "leader": c.game.leader,
            "seal": c.game.seal,
            "ruler": c.game.ruler,
            "place": c.terrains,
            "choice-difficulty": c.solo.difficulty,
        }
        for prefix, entries in groups.items():
            for entry in entries:
                found[f"{prefix}-{entry.id}"] = {"en": entry.name_en, "fr": entry.name_fr}
        for slot in c.slots:
            found[f"place-{slot.resource}"] = {"en": slot.name_en, "fr": slot.name_fr}
        for kind in c.kinds:
            found[f"cost-{kind.id}"] = {"en": kind.cost_text_en, "fr": kind.cost_text_fr}
        return found


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
    table.add(draws.C_CARD, "card", list(c.card))
    table.add(draws.C_SEAT, "seat", [str(seat) for seat in range(MOST_SEATS)])
    table.add(draws.C_PAIR, "pair", ["+".join(pair) for pair in combinations(resources, 2)])
    table.add(draws.C_SLOT, "slot", list(c.slot))
    table.add(draws.C_TERRAIN, "terrain", list(c.terrain))
    return table


def _steps() -> StepBook:
    """Questions first, in the order of the rules; then what happens by itself; then the Regent."""
    found: list[Step[Any]] = [*picks.PICK_FIRST, *picks.PICK_SECOND, *placement.PLACE]
    found += [*action.ACTION, *auction.OPEN_BID, *auction.BID, *choices.CHOOSE_BONUS, *choices.CHOOSE_LIS, *choices.TAKE_CARD]
    found += [setup.SET_UP, rounds.ROUND, placement.PLACEMENT, production.REVEAL, action.ACTIONS, action.NEXT_TURN]
    found += [*effects.RESOLVE, rounds.END_ROUND]
    found += [picks.REGENT_PICK, placement.REGENT_PLACEMENT, action.REGENT_TURN, auction.REGENT_BID]
    found += [choices.REGENT_BONUS, choices.REGENT_LIS, choices.REGENT_TAKE]
    book = StepBook()
    for step in found:
        book.add(step)
    return book
