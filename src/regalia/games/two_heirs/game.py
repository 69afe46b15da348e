"""The definition of The Two Heirs: its tables, and how a state starts, is written, read and shown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from regalia.core.catalogue import Catalogue
from regalia.core.chance import ChanceTable
from regalia.core.config import Config
from regalia.core.game import Game
from regalia.core.packs import Pack
from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs import setup, turn
from regalia.games.two_heirs.fields import FIELDS
from regalia.games.two_heirs.flow import FLOW, STEPS
from regalia.games.two_heirs.load import Components, components, tables_of
from regalia.games.two_heirs.reasons import REASONS
from regalia.games.two_heirs.state import BLUE, WHITE, Heirs
from regalia.games.two_heirs.tables import COLOR_IDS


class TwoHeirs(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons, self.steps, self.flow, self.fields = REASONS, STEPS, FLOW, FIELDS
        FIELDS.check_declared(Heirs)
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)

    def start(self, config: Config) -> Heirs:
        g = self.blank(config)
        c = components(config.pack)
        removed = 0
        if g.solo:
            removed = g.tables.treasures_removed[config.number("level") - 1]
        setup.prepare(g, [c.set[name] for name in config.chosen("sets")], removed)
        return g

    def blank(self, config: Config) -> Heirs:
        solo = config.mode == "solo"
        south = BLUE if config.options.get("color") == "blue" else WHITE
        g = Heirs(self, config, tables_of(config.pack), solo, config.flag("roads"), south)
        g.lay_out()
        return g

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def tincture(self, view: dict[str, Any], seat: int) -> int:
        """White is argent, Blue is azure."""
        return 6 if view["table"]["players"][seat] == "white" else 1

    def seat_key(self, config: Config, seat: int) -> str:
        if config.mode == "solo" and seat == 1:
            return "henri"
        first = 1 if config.options.get("color") == "blue" else 0
        return f"player-{self.components.pieces.player[first if seat == 0 else 1 - first].id}"

    def gains(self, state: Heirs, seat: int, action: int) -> list[int] | None:
        """A tile laid on a cell or a troop sent to one: everything about it is in the open but the next tile of the supply,
        which scores nothing."""
        if not act.A_CELL <= action < act.A_SUPPLY:
            return None
        trial = state.resample(seat, 0)
        before = trial.scores()
        trial.apply(action, seat)
        return [after - now for after, now in zip(trial.scores(), before, strict=True)]

    def names(self) -> Mapping[str, Mapping[str, str]]:
        c = self.components
        found: dict[str, dict[str, str]] = {}
        groups: dict[str, list[Any]] = {
            "tile": c.tiles,
            "score": c.buildings,
            "building": c.buildings,
            "set": c.sets,
            "treasure": c.treasures,
            "troop": c.pieces.troop,
            "player": c.pieces.player,
            "level": c.levels,
        }
        for prefix, entries in groups.items():
            for entry in entries:
                found[f"{prefix}-{entry.id}"] = {"en": entry.name_en, "fr": entry.name_fr}
        return found


def _catalogue(c: Components) -> Catalogue:
    tiles = [tile.id for tile in c.tiles]
    cells = [act.cell_text(act.cell_of(n)) for n in range(act.CELLS)]
    catalogue = Catalogue()
    catalogue.block("take", act.A_TAKE, [str(place) for place in range(7)])
    catalogue.block("build", act.A_BUILD, tiles, "tile")
    catalogue.block("expand", act.A_EXPAND, tiles, "tile")
    catalogue.block("troop", act.A_TROOP, list(c.troop), "troop")
    catalogue.single("end", act.A_END)
    catalogue.single("done", act.A_DONE)
    catalogue.block("cell", act.A_CELL, cells)
    catalogue.block("to", act.A_TO, [*cells, "supply"])
    catalogue.block("camp", act.A_CAMP, cells)
    catalogue.block("destroy", act.A_DESTROY, cells)
    assert len(catalogue) == act.A_COUNT
    return catalogue


def _chance(c: Components) -> ChanceTable:
    table = ChanceTable()
    table.add(turn.C_TOSS, "toss", ["white", "blue"])
    table.add(turn.C_TILE, "tile", [tile.id for tile in c.tiles])
    table.add(turn.C_COLOR, "color", COLOR_IDS)
    table.add(turn.C_TREASURE, "treasure", [token.id for token in c.treasures])
    return table
