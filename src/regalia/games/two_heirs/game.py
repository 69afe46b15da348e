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
from regalia.core.position import Reader
from regalia.core.step import StepBook
from regalia.drawing.parts import Parts
from regalia.drawing.scene import Scene
from regalia.games.two_heirs import actions as act
from regalia.games.two_heirs import automa, board, position, setup, terminal, turn, view
from regalia.games.two_heirs.board import tips
from regalia.games.two_heirs.components import COLORS, Components, components, tables_of
from regalia.games.two_heirs.reasons import REASONS
from regalia.games.two_heirs.state import BLUE, WHITE, Heirs
from regalia.games.two_heirs.steps import menu, place, troop


class TwoHeirs(Game):
    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.reasons = REASONS
        self.components: Components = components(None)
        self.catalogue = _catalogue(self.components)
        self.chance = _chance(self.components)
        self.steps = _steps()

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
        return Heirs(self, config, tables_of(config.pack), solo, config.flag("roads"), south)

    def check_pack(self, pack: Pack | None) -> None:
        components(pack)

    def write_fields(self, state: Heirs) -> dict[str, Any]:
        return position.write(self.components, state)

    def read_fields(self, state: Heirs, reader: Reader) -> None:
        position.read(self.components, state, reader)

    def check(self, state: Heirs) -> None:
        position.check(self.components, state)

    def view_fields(self, state: Heirs, seat: int) -> dict[str, Any]:
        return view.build(components(state.config.pack), state)

    def draw_text(self, view: dict[str, Any], lang: str, colour: bool) -> str:
        return terminal.draw(self, view, lang, colour)

    def draw(self, scene: Scene) -> Parts:
        return board.draw(scene)

    def tip(self, lang: str, id: str, pack: Pack | None = None) -> tuple[str, str, str] | None:
        return tips.tip(self, lang, id, pack)

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
    table.add(turn.C_COLOR, "color", list(COLORS))
    table.add(turn.C_TREASURE, "treasure", [token.id for token in c.treasures])
    return table


def _steps() -> StepBook:
    book = StepBook()
    for step in (setup.SET_UP, automa.HENRI, automa.HENRI_SIEGE, automa.HENRI_TREASURE, automa.HENRI_TROOP):
        book.add(step)
    tables = (menu.MENU, menu.END_TURN, place.PLACE_BUILDING, place.PLACE_LAND, place.SIEGE, troop.SEND_TROOP)
    for table in tables:
        for shared in table:
            book.add(shared)
    return book
